package table

import (
	"slices"

	"royals/engine"
)

// Mates returns the cards that go together with the one card that has been pressed: a press on one of them picks both.
func Mates(t *Table) (out []Thing) {
	_, list := mates(&t.choosing)
	for _, a := range list {
		out, _ = things(t.info, &t.now, t.Asked, t.comp.Prompt().Target, a, out)
	}
	return out
}

// Others returns the players who may be pointed at instead of the one who has been.
func Others(t *Table) (out []Thing) {
	if len(t.Focus.Taps) != 1 || len(t.Focus.Taps[0]) == 0 || t.Focus.Taps[0][0].Kind != ASeat {
		return nil
	}
	for _, o := range t.opts {
		if len(o.Things) == 1 && o.Things[0].Kind == ASeat {
			out = append(out, o.Things[0])
		}
	}
	return out
}

// mates returns the step that picks the one card that has been pressed, and those that may follow it.
func mates(t *choosing) (first engine.Action, list []engine.Action) {
	if t.Plan.Gathers < 0 || t.Asked == engine.None || len(t.Focus.Taps) != 1 || t.Focus.Verb >= 0 || len(t.comp.Chosen()) > 0 {
		return 0, nil
	}
	other := func(a engine.Action) bool { return !a.IsStep() || int(a.Verb()) != t.Plan.Gathers }
	for _, o := range t.Candidates() {
		if !other(o.Action) && t.comp.Add(o.Action) {
			list = slices.DeleteFunc(slices.Clone(t.comp.Legal()), other)
			t.comp.Clear()
			return o.Action, list
		}
	}
	return 0, nil
}

// gather picks the card that has been pressed and one that goes together with it.
func gather(t *choosing, tap Tap) bool {
	first, list := mates(t)
	for _, a := range list {
		if at, _ := things(t.info, &t.now, t.Asked, t.comp.Prompt().Target, a, nil); meets(tap, at) >= 0 {
			t.Focus.Clear()
			t.comp.Add(first)
			t.comp.Add(a)
			t.changed()
			return true
		}
	}
	return false
}

// unfit reports whether a tap points at a card of the hand that does not go with what has been named to be gathered: it begins nothing else.
func unfit(t *choosing, tap Tap) bool {
	return t.Plan.Gathers >= 0 && t.Focus.Verb == t.Plan.Gathers && inHand(t, tap) && len(t.matching([]Tap{tap}, t.Focus.Verb)) == 0
}
