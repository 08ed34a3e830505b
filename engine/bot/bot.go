// Package bot holds the opponents. They are given redacted states only, so they cannot know more than the player in
// their seat; and they name no game.
package bot

import (
	"royals/engine"
	"royals/engine/cards"
)

// Bot chooses for one seat.
type Bot interface {
	// Choose appends a whole choice for a seat that owes a decision. s is that seat's redacted state; the bot may write
	// in it. Chance comes from r alone.
	Choose(s engine.State, seat engine.Seat, r *cards.Rand, run []engine.Action) []engine.Action
}

// Random plays any legal action, all alike.
type Random struct{ acts []engine.Action }

// Choose picks step by step.
func (b *Random) Choose(s engine.State, seat engine.Seat, r *cards.Rand, run []engine.Action) []engine.Action {
	for {
		b.acts = s.Rising(seat, b.acts[:0])
		a := b.acts[r.IntN(len(b.acts))]
		run = append(run, a)
		if !a.IsStep() {
			return run
		}
		s.Do(seat, a, nil)
	}
}

// ChooseOn plays a whole random choice on the state itself: random play at full speed, for benchmarks.
func (b *Random) ChooseOn(s engine.State, seat engine.Seat, r *cards.Rand, run []engine.Action) []engine.Action {
	for {
		b.acts = s.Rising(seat, b.acts[:0])
		a := b.acts[r.IntN(len(b.acts))]
		run = append(run, a)
		s.Do(seat, a, nil)
		if !a.IsStep() {
			return run
		}
	}
}

// Greedy plays what Prior likes best; equals are drawn for.
type Greedy struct {
	acts    []engine.Action
	weights []int16
}

// Choose picks step by step.
func (b *Greedy) Choose(s engine.State, seat engine.Seat, r *cards.Rand, run []engine.Action) []engine.Action {
	for {
		a := b.best(s, seat, r)
		run = append(run, a)
		if !a.IsStep() {
			return run
		}
		s.Do(seat, a, nil)
	}
}

// best returns the action with the highest weight and leaves all of them in acts and weights.
func (b *Greedy) best(s engine.State, seat engine.Seat, r *cards.Rand) engine.Action {
	b.acts = s.Rising(seat, b.acts[:0])
	for len(b.weights) < len(b.acts) {
		b.weights = append(b.weights, 0)
	}
	w := b.weights[:len(b.acts)]
	clear(w)
	s.Prior(seat, b.acts, w)
	return Highest(b.acts, w, r)
}

// Highest returns the action with the highest weight; where several have it, one of them is drawn.
func Highest(acts []engine.Action, w []int16, r *cards.Rand) engine.Action {
	return acts[highest(w, r)]
}

// highest returns the place of the highest weight; where several are, one of them is drawn.
func highest(w []int16, r *cards.Rand) int {
	best, ties := 0, 1
	for i := 1; i < len(w); i++ {
		switch {
		case w[i] > w[best]:
			best, ties = i, 1
		case w[i] == w[best]:
			if ties++; r.IntN(ties) == 0 {
				best = i
			}
		}
	}
	return best
}

// must panics when a game refuses an action that its own Legal listed: a broken invariant.
func must(err error) {
	if err != nil {
		panic("bot: a legal step was refused: " + err.Error())
	}
}
