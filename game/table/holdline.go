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
	if t.Plan.Stake != nil {
		l := plan.Told{Say: t.info.Says[e.Key], Seat: e.Seat, Other: e.Other, Card: e.Card, N: int(e.Value)}
		if s := t.Plan.Stake(&plan.Sight{Info: t.info, View: &t.Shown, Me: t.Viewer, Seats: len(t.Players)}, l); s.Key != "" {
			return words.Upper(sentence(&t.record, s))
		}
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
	return spokenTo(&t.record, t.sayOf(e))
}

func (t *record) sayOf(e engine.Event) string { return t.said(lineKey(t, e), e) }

// sayKey is the key of the plain words of a line of the log, by its number.
func sayKey(t *record, say int) string { return t.info.ID + ".say." + t.info.Says[say] }

// LineKey is the key of the words of a line of the log.
func LineKey(t *Table, e engine.Event) string { return lineKey(&t.record, e) }

func lineKey(t *record, e engine.Event) string {
	key := sayKey(t, int(e.Key))
	if t.Plan.Gloss == nil {
		return key
	}
	for i := len(t.Log) - 1; i >= 0; i-- { // the match may be further on
		if l := &t.Log[i]; l.Say == int(e.Key) && l.Seat == e.Seat && l.Card == e.Card && l.N == int(e.Value) {
			return key + l.Gloss
		}
	}
	return key
}

// glossOf is what the log adds to the key of a line now.
func glossOf(t *record, e engine.Event) string {
	if t.Plan.Gloss == nil {
		return ""
	}
	l := plan.Told{Say: t.info.Says[e.Key], Seat: e.Seat, Other: e.Other, Card: e.Card, N: int(e.Value)}
	return t.Plan.Gloss(t.info, func() *engine.View { return public(t) }, l)
}

// public is what everybody sees of the match as it is.
func public(t *record) *engine.View {
	v := new(engine.View)
	t.m.View(engine.Table, v)
	return v
}
