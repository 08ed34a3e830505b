package table

import (
	"royals/engine"
	"royals/game/plan"
	"royals/game/words"
)

// said is the sentence of a line, "" where it has none.
func (t *record) said(key string, e engine.Event) string {
	return words.Upper(words.T(key, lineArgs(t, e)))
}

// LineArgs are what a line of the log names.
func LineArgs(t *Table, e engine.Event) words.Args { return lineArgs(&t.record, e) }

func lineArgs(t *record, e engine.Event) words.Args {
	return words.Args{A: t.Name(e.Seat), B: t.Name(e.Other), Card: cardName(e.Card), N: int(e.Value)}
}

// holdLine says who has won and by what, in words made of what has been told, or else repeats the line that armed a rest,
// for which a game may have a better sentence: of its own for what a person who plays alone does, and for what is done to that person.
func (t *showing) holdLine(e engine.Event) string {
	if who := fight(t); who != "" {
		return who
	}
	if e.Kind != engine.Said {
		return ""
	}
	key := t.info.ID + ".hold." + t.info.Says[e.Key]
	for own, x := range map[string]engine.Seat{key + ".you": e.Seat, key + ".yours": e.Other} {
		if you(&t.record, x) && words.Has(own) {
			return t.said(own, e)
		}
	}
	if words.Has(key) {
		return t.said(key, e)
	}
	return t.sayOf(e)
}

func (t *record) sayOf(e engine.Event) string {
	key := t.info.ID + ".say." + t.info.Says[e.Key]
	if t.Plan.Gloss != nil {
		key += t.Plan.Gloss(t.info, func() *engine.View { return public(t) }, plan.Told{Say: t.info.Says[e.Key], Seat: e.Seat, Other: e.Other, Card: e.Card, N: int(e.Value)})
	}
	return t.said(key, e)
}

// public is what everybody sees of the match as it is.
func public(t *record) *engine.View {
	v := new(engine.View)
	t.m.View(engine.Table, v)
	return v
}
