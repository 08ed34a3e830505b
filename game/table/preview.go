package table

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/words"
)

// Preview is what a choice would do, where what lies open decides it.
type Preview struct {
	Action engine.Action
	Change []Change
	Says   []Said
}

// Said is a sentence that the log would say.
type Said struct {
	Key  uint8
	Text string
}

// Change is a counter of a seat that would have another value.
type Change struct {
	Key  uint8
	Seat engine.Seat
	To   int
}

// worlds is how many imagined worlds must agree before a preview is shown.
const worlds = 3

// Preview tells what ending the choice with an action would do. It is worked out from what the seat may know; ok is
// false when a face would be turned up, chance would be used, or hidden cards matter: a preview is never a guess.
func (t *Table) Preview(end engine.Action) (p Preview, ok bool) {
	c := &t.comp
	if t.Asked == engine.None || t.Viewer != t.Asked || end.IsStep() || c.left > 0 || !slices.Contains(c.legal, end) {
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

// own reports whether the seat may look at a pile.
func (c *Composer) own(p engine.PileID) bool {
	return p.Owner == c.Seat && c.info.Piles[p.Kind].Sight == engine.Private
}

// outcome returns what would be counted and said after an action in a world imagined from what the seat knows; false
// when the seat would learn a face or chance would be used. What the seat knows is never played on as it is: its
// generator is blanked.
func (c *Composer) outcome(end engine.Action, r *cards.Rand) ([]engine.Event, bool) {
	s := c.trial[0]
	s.CopyFrom(c.base)
	s.Imagine(c.Seat, r)
	ev := engine.NewEvents(c.info)
	for _, a := range append(append(slices.Clone(c.run), c.open...), end) {
		if s.Apply(c.Seat, a, ev) != nil {
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
		case engine.Moved, engine.Turned:
			if e.From != engine.Nowhere && e.See.Has(c.Seat) && c.info.Piles[e.From.Kind].Sight != engine.FaceUp && !c.own(e.From) { // the seat would learn a face
				return nil, false
			}
		}
	}
	return out, true
}
