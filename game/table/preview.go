package table

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/plan"
	"royals/game/words"
)

// Preview is what a choice would do, if open cards alone decide that.
type Preview struct {
	Action engine.Action
	Change []Change
	Says   []Said
	Sum    string // the sum that decides, "" for none
}

// Said is a sentence that the log would get.
type Said struct {
	Key  uint8
	Text string
}

// Change is a seat's counter that would get another value.
type Change struct {
	Key  uint8
	Seat engine.Seat
	To   int
}

// worlds is how many imagined worlds must agree before a preview is shown.
const worlds = 3

// Preview works out what an action that ends the choice would do, from what the seat may know. A preview is never a
// guess: ok is false if a face would be turned up, or if chance or hidden cards matter.
func (t *choosing) Preview(end engine.Action) (p Preview, ok bool) {
	c := &t.comp
	if t.Asked == engine.None || t.Viewer != t.Asked || c.Whole(end) == nil {
		return p, false
	}
	r := cards.NewRand(cards.Mix(t.botSeed, uint64(len(t.m.Log))), 5)
	first, ok := c.outcome(end, &r)
	if !ok {
		return p, false
	}
	for range worlds {
		other, ok := c.outcome(end, &r)
		if !ok || !slices.Equal(first, other) {
			return p, false
		}
	}
	p.Action = end
	for _, e := range first {
		e, ok := e.Redacted(t.Viewer)
		switch {
		case !ok:
		case e.Kind == engine.Counted && e.From.Owner < engine.MaxSeats && e.From.Slot == 0:
			at := slices.IndexFunc(p.Change, func(x Change) bool { return x.Key == e.Key && x.Seat == e.From.Owner })
			if at < 0 {
				at = len(p.Change)
				p.Change = append(p.Change, Change{Key: e.Key, Seat: e.From.Owner})
			}
			p.Change[at].To = int(e.Value)
		case e.Kind == engine.Said:
			if sum := t.sumOf(e); sum != "" {
				p.Sum = sum
			}
			text := words.T(t.info.ID+".say."+t.info.Says[e.Key], words.Args{
				A: t.Name(e.Seat), B: t.Name(e.Other), Card: cardName(e.Card), N: int(e.Value),
			})
			if text != "" {
				p.Says = append(p.Says, Said{e.Key, words.Upper(text)})
			}
		}
	}
	return p, len(p.Change) > 0 || len(p.Says) > 0
}

// sumOf returns the sum behind a line that the log would get, "" for none.
func (t *record) sumOf(e engine.Event) string {
	if t.Plan.Sum == nil {
		return ""
	}
	s, ok := t.Plan.Sum(plan.Told{Say: t.info.Says[e.Key], Seat: e.Seat, Other: e.Other, Card: e.Card, N: int(e.Value)})
	if !ok {
		return ""
	}
	return words.Upper(sentence(t, s)) + "."
}

// own reports whether the seat may look at a pile.
func (c *Composer) own(p engine.PileID) bool {
	return p.Owner == c.Seat && c.info.Piles[p.Kind].Sight == engine.Private
}

// outcome returns what an action would count and say in a world imagined from what the seat knows. It returns false if
// the seat would learn a face, or if chance would be used. The true state is never played on.
func (c *Composer) outcome(end engine.Action, r *cards.Rand) ([]engine.Event, bool) {
	s := c.trial
	s.CopyFrom(c.base)
	s.Imagine(c.Seat, r)
	ev := engine.NewEvents(c.info)
	for _, a := range c.Whole(end) {
		if engine.Apply(s, c.Seat, a, ev) != nil {
			return nil, false
		}
	}
	var out []engine.Event
	for _, e := range ev.List {
		switch e.Kind {
		case engine.Counted, engine.Said:
			out = append(out, e)
		case engine.Shuffled:
			return nil, false
		case engine.Moved, engine.Turned: // the seat must not learn a face
			if e.From != engine.Nowhere && e.See.Has(c.Seat) && c.info.Piles[e.From.Kind].Sight != engine.FaceUp && !c.own(e.From) {
				return nil, false
			}
		}
	}
	return out, true
}
