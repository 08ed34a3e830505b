// Package judge says what a choice was worth to who made it, by what that seat could know, and what would have been better. Like
// the opponents it is given redacted states alone, and thinks where they think.
package judge

import (
	"cmp"
	"math"
	"slices"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
)

const (
	batch  = 100 // worlds between two looks at whether a comparison is clear
	valued = 32  // of a hundred worlds, those that value a choice to which nothing better was found
	plies  = 16  // whole choices of a play-out
	chance = 10  // one step in so many of a play-out is drawn
)

// Measure says how closely choices are looked at. Threshold and Stretch are in thousandths and hundredths.
type Measure struct {
	Propose   int // worlds imagined to find a better choice
	Worlds    int // fresh worlds, at most, in which two choices are compared
	Threshold int // a difference below it is no mistake
	Stretch   int // how far shares lie from par, against what play-outs say
}

// Usual is how closely choices are looked at in most games.
var Usual = Measure{Propose: 600, Worlds: 400, Threshold: 30, Stretch: 100}

// Reviewer is a Game whose choices are not looked at as closely as usual: Reviewed gives a Measure for a table of so many seats, 0 for
// what is as usual.
type Reviewer interface {
	Reviewed(seats int) (propose, worlds, threshold int)
}

// Of is how closely the choices of a game of so many seats are looked at.
func Of(g engine.Game, seats int) Measure {
	m := Usual
	if r, ok := g.(Reviewer); ok {
		propose, worlds, threshold := r.Reviewed(seats)
		m.Propose, m.Worlds, m.Threshold = cmp.Or(propose, m.Propose), cmp.Or(worlds, m.Worlds), cmp.Or(threshold, m.Threshold)
	}
	return m
}

// Judge judges choices by what a seat could know.
type Judge struct {
	Measure
	red, world, a, b engine.State
	search           bot.Search
	acts             []engine.Action
	weights          []int16
	result           engine.Result
	streams, twins   [engine.MaxSeats]cards.Rand

	game        engine.Game
	seat        engine.Seat
	run, better []engine.Action
	seed        uint64
	proposed    bool // a better choice has been looked for; none is found where better is nil
	sum, d, q   int64
	n           int // worlds looked at
}

// New returns a judge of games like that of a state.
func New(s engine.State, m Measure) *Judge {
	j := &Judge{Measure: m, red: s.Fresh(), world: s.Fresh(), a: s.Fresh(), b: s.Fresh()}
	j.search = bot.Search{Settings: bot.Settings{Iterations: m.Propose, Plies: plies, Prior: true, Level: bot.Page}}
	return j
}

// Look judges a whole choice of a seat at once.
func (j *Judge) Look(red engine.State, seat engine.Seat, run []engine.Action, g engine.Game, seed uint64, number int) bot.Verdict {
	for j.Begin(red, seat, run, g, seed, number); !j.Think(math.MaxInt); {
	}
	return j.Verdict()
}

// Begin starts on a whole choice of a seat. red is the seat's redacted state and stays as it is, so nothing follows from what
// the seat could not know. The same seed and number give the same verdict, however Think cuts the work into pieces.
func (j *Judge) Begin(red engine.State, seat engine.Seat, run []engine.Action, g engine.Game, seed uint64, number int) {
	j.red.CopyFrom(red)
	j.game, j.seat, j.run, j.better, j.proposed = g, seat, append(j.run[:0], run...), nil, false
	j.sum, j.d, j.q, j.n = 0, 0, 0, 0
	r := cards.NewRand(cards.Mix(seed, uint64(number)), 0x4e7)
	j.search.Begin(red, seat, &r)
	j.seed = cards.Mix(seed, uint64(number)^0xc0de)
}

// Think goes on for n worlds at most and reports whether the choice is judged.
func (j *Judge) Think(n int) (done bool) {
	if !j.proposed {
		if !j.search.Think(n) {
			return false
		}
		j.proposed = true
		if better := j.search.Run(); j.game.Notate(j.red, j.seat, better) != j.game.Notate(j.red, j.seat, j.run) {
			j.better = slices.Clone(better)
		}
	}
	for ; n > 0; n-- {
		if j.better == nil {
			j.imagine(j.n)
			j.sum += int64(j.play(j.a, j.run, &j.streams))
			if j.n++; j.n >= j.Worlds*valued/100 {
				return true
			}
		} else if j.compare() {
			return true
		}
	}
	return false
}

// compare plays two choices on in one more fresh world, with the same chance for every seat, and reports whether it is clear if the
// second is better by the threshold or more.
func (j *Judge) compare() (clear bool) {
	j.imagine(j.n)
	j.b.CopyFrom(j.world)
	j.twins = j.streams
	x := j.play(j.a, j.run, &j.streams)
	diff := int64(j.play(j.b, j.better, &j.twins) - x)
	j.sum, j.d, j.q, j.n = j.sum+int64(x), j.d+diff, j.q+diff*diff, j.n+1
	n := int64(j.n)
	short := int64(j.Threshold)*n - j.d
	return j.n == j.Worlds || n%batch == 0 && short > 0 && short*short*(n-1) > 4*(j.q*n-j.d*j.d) // d + 2s < T
}

// Verdict returns what was found, once Think has reported true.
func (j *Judge) Verdict() (v bot.Verdict) {
	n := int64(j.n)
	v = bot.Verdict{Share: int(j.sum / n), Worlds: j.n}
	if j.better != nil && j.d >= int64(j.Threshold)*n && j.d*j.d*(n-1) >= 4*(j.q*n-j.d*j.d) { // d >= T and d >= 2s
		v.Cost, v.Better = int(j.d/n), j.game.Notate(j.red, j.seat, j.better)
	}
	return v
}

// imagine makes the n-th world, and the chance of each seat in it.
func (j *Judge) imagine(n int) {
	seed := cards.Mix(j.seed, uint64(n))
	r := cards.NewRand(seed, 99)
	j.world.CopyFrom(j.red)
	if s, ok := j.world.(bot.Supposer); ok {
		s.Suppose(j.seat, &r)
	} else {
		j.world.Imagine(j.seat, &r)
	}
	for i := range j.streams {
		j.streams[i] = cards.NewRand(seed, uint64(i))
	}
	j.a.CopyFrom(j.world)
}

// play makes a choice in a world, plays on, and returns the share of the win that the seat has then.
func (j *Judge) play(s engine.State, run []engine.Action, streams *[engine.MaxSeats]cards.Rand) int {
	seat := j.seat
	for _, a := range run {
		s.Do(seat, a, nil)
	}
	for left := plies; left > 0; {
		actors := s.Actors()
		if actors == 0 {
			break
		}
		mover := actors.First()
		a := j.advised(s, mover, &streams[mover])
		s.Do(mover, a, nil)
		if !a.IsStep() {
			left--
		}
	}
	if s.Actors() == 0 {
		j.result.Reset()
		if s.Result(&j.result); j.result.Winners != 0 {
			if j.result.Winners.Has(seat) {
				return 1000 / j.result.Winners.Len()
			}
			return 0
		}
	}
	return j.stands(s, seat)
}

// stands is the seat's part of how all stand.
func (j *Judge) stands(s engine.State, seat engine.Seat) int {
	var eval [engine.MaxSeats]int32
	for i := range eval {
		eval[i] = -1
	}
	s.Eval(&eval)
	return int(eval[seat])
}

// advised returns what Prior likes best, equals drawn for; one time in ten it is any sensible step.
func (j *Judge) advised(s engine.State, mover engine.Seat, r *cards.Rand) engine.Action {
	j.acts = s.Rising(mover, j.acts[:0])
	if len(j.acts) == 1 {
		return j.acts[0]
	}
	for len(j.weights) < len(j.acts) {
		j.weights = append(j.weights, 0)
	}
	w := j.weights[:len(j.acts)]
	clear(w)
	s.Prior(mover, j.acts, w)
	if r.IntN(chance) == 0 {
		return j.any(w, r)
	}
	return bot.Highest(j.acts, w, r)
}

// any draws one of the steps that are not senseless.
func (j *Judge) any(w []int16, r *cards.Rand) engine.Action {
	a, n := j.acts[0], 0
	for i, x := range w {
		if x > 0 {
			if n++; r.IntN(n) == 0 {
				a = j.acts[i]
			}
		}
	}
	return a
}
