package table

import (
	"royals/engine"
	"royals/game/plan"
	"royals/game/words"
)

// atTheTable returns how a person's decision goes on the open table first. It is nil when nobody else looks on, or when
// the person has the device already. It depends on no hand.
func (t *record) atTheTable(seat engine.Seat) *plan.Open {
	if t.persons() < 2 || t.Viewer != engine.Table {
		return nil
	}
	return t.Plan.OpenFor(t.m.State().Prompt(seat).Key)
}

// AtTable reports whether the question on the screen is on the open table. No hand is shown then, and the player can
// only pass or open the hand.
func (t *choosing) AtTable() bool { return t.open != nil && t.Asked != engine.None }

// onlyPass keeps only the option that passes.
func (t *choosing) onlyPass() {
	t.opts = t.opts[:0]
	for _, a := range t.comp.Legal() {
		if int(a.Verb()) == t.open.Pass {
			t.opts = append(t.opts, Option{Action: a})
			return
		}
	}
}

// Vote is one answer to a question that several persons get at once.
type Vote struct {
	Seat engine.Seat // the seat that says yes; None if nobody does
	Text string
}

// Votes returns the answers to a question that persons at one device share, nil when the question is not shared.
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
func (t *choosing) sharing() *plan.Shared {
	if t.Asked == engine.None || t.persons() < len(t.Players) || t.persons() < 2 {
		return nil
	}
	return t.Plan.SharedFor(t.comp.Prompt().Key)
}

func (t *record) asksAll(sh *plan.Shared) bool {
	return t.info.Value(t.m.Config, sh.Option) == sh.Value
}

// Vote answers for all who share the question: the seat says yes, or nobody does. The rules ask one seat after another,
// and each gets its answer.
func (t *Table) Vote(seat engine.Seat) bool {
	key := t.comp.Prompt().Key
	for range t.Players {
		if t.coming != engine.None && !t.covers { // the same question to the next of them
			t.finish()
			t.ask(t.coming)
		}
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

// Concessions returns the unlisted actions that the person who is asked may take, such as giving up.
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
