package table

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/words"
)

// Speech is what a card says of itself: what it does here and now, and why it cannot be used.
type Speech struct {
	Lines   []string
	Refusal string // of a card of the hand that cannot be used now, "" for none
	Clause  string // the rule behind it
}

// Speak asks a card what it does. The answer comes from what the viewer may know, and tells nothing that has not been
// shown: while cards are on their way there is none.
func (t *choosing) Speak(tap Tap) (said Speech) {
	if len(tap) == 0 || tap[0].Kind != ACard || tap[0].Card == cards.Back || len(t.queue) > 0 {
		return said
	}
	said.Lines = t.meaning(sight(t), tap[0].Pile, tap[0].Card)
	if t.Asked != engine.None && t.Asked == t.Viewer && t.open == nil && idle(t, tap) {
		if r := t.ruleAgainst(tap); r != nil {
			said.Refusal, said.Clause = words.Plain(r.Key), r.Clause
		}
	}
	return said
}

// meaning asks the game, where it can say.
func (t *record) meaning(s engine.State, id engine.PileID, c cards.Card) (lines []string) {
	game, ok := t.m.Game.(engine.Speaker)
	if !ok {
		return nil
	}
	var m engine.Means
	game.Means(s, t.Viewer, id, c, &m)
	for _, one := range m.List {
		lines = append(lines, t.meaningText(one, id, c))
	}
	return lines
}

// sight returns what the viewer may know, with the steps of the choice that is being made.
func sight(t *choosing) engine.State {
	s := t.m.State().Fresh()
	if t.Asked != engine.None && t.Asked == t.Viewer {
		s.CopyFrom(t.comp.now)
	} else {
		t.m.Redacted(t.Viewer, s)
	}
	return s
}

func (t *record) meaningText(m engine.Meaning, id engine.PileID, c cards.Card) string {
	return words.Upper(words.T(m.Key, words.Args{
		A: t.Name(id.Owner), B: t.Name(m.Seat), Card: cardName(c), Other: cardName(m.Other),
		N: int(m.N[0]), N2: int(m.N[1]), N3: int(m.N[2]),
		Operands: [3]string{words.Suit(c.Suit()), words.Rank(c.Rank())},
	}))
}

// idle reports whether a card of the viewer's hand can have no part in the choice.
func idle(t *choosing, tap Tap) bool {
	id := tap[0].Pile
	if int(id.Kind) != t.Plan.Hand || id.Owner != t.Viewer || t.IsChosen(tap) {
		return false
	}
	return !slices.ContainsFunc(t.opts, func(o Option) bool { return meets(tap, o.Things) >= 0 })
}

// ruleAgainst asks the rules why nothing can be done with what a tap points at.
func (t *choosing) ruleAgainst(tap Tap) *engine.RuleError {
	for _, a := range append(t.wouldBe(tap), faced(t, tap)...) {
		if r := t.comp.Refusal(a); r != nil {
			return r
		}
	}
	return nil
}
