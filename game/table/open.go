package table

import (
	"royals/engine"
	"royals/game/board"
	"royals/game/words"
)

// atTheTable reports how a person's decision is put on the open table first: nil when it is not, because nobody else is
// there to look, or the person has the device already. It reads nothing that depends on a hand.
func (t *Table) atTheTable(seat engine.Seat) *board.Open {
	if t.persons() < 2 || t.Viewer != engine.Table {
		return nil
	}
	return t.Plan.OpenFor(t.m.State().Prompt(seat).Key)
}

// AtTable reports whether the question on the screen is put on the open table: no hand is shown, and all that can be done
// is to let pass or to look at the hand.
func (t *Table) AtTable() bool { return t.open != nil && t.Asked != engine.None }

// onlyPass leaves of all options the one that lets pass.
func (t *Table) onlyPass() {
	t.opts = t.opts[:0]
	for _, a := range t.comp.Legal() {
		if int(a.Verb()) == t.open.Pass {
			t.opts = append(t.opts, Option{Action: a})
			return
		}
	}
}

// Vote is one answer to a question that is put to several persons at once.
type Vote struct {
	Seat engine.Seat // who says yes; None where nobody does
	Text string
}

// Votes returns the answers to the question on the screen when it is shared by persons round one device, nil when it is not.
func (t *Table) Votes() []Vote {
	sh := t.sharing()
	if sh == nil {
		return nil
	}
	var out []Vote
	for i := range t.Players {
		x := engine.Seat(i)
		if x == t.Asked || t.asksAll(sh) {
			out = append(out, Vote{x, words.T(sh.Text, words.Args{A: t.Name(x)})})
		}
	}
	return append(out, Vote{engine.None, words.Plain(sh.Nobody)})
}

// sharing returns how the question on the screen is shared, nil when it is not.
func (t *Table) sharing() *board.Shared {
	if t.Asked == engine.None || t.persons() < len(t.Players) || t.persons() < 2 {
		return nil
	}
	return t.Plan.SharedFor(t.comp.Prompt().Key)
}

func (t *Table) asksAll(sh *board.Shared) bool {
	return t.info.Value(t.m.Config, sh.Option) == sh.Value
}

// Vote gives the answer of all who share the question: the seat says yes, or nobody does. The rules ask one after another,
// and each is answered for.
func (t *Table) Vote(seat engine.Seat) bool {
	key := t.comp.Prompt().Key
	for range t.Players {
		sh := t.sharing()
		if sh == nil || sh.Prompt != key {
			return true
		}
		verb := sh.No
		if seat == t.Asked {
			verb = sh.Yes
		}
		if !t.End(engine.Act(uint8(verb), 0, 0, 0)) {
			return false
		}
	}
	return true
}

// Concessions returns the actions that stand in no list, but may be done by the person who is asked.
func (t *Table) Concessions() []engine.Action {
	var out []engine.Action
	if t.Asked == engine.None || t.Curtain != engine.None || t.Resting() {
		return nil
	}
	for i, v := range t.info.Verbs {
		if v.Unlisted {
			out = append(out, engine.Act(uint8(i), 0, 0, 0))
		}
	}
	return out
}
