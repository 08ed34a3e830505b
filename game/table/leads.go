package table

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/words"
)

// led is a card that a person has pointed at before the question came that asks for it.
type led struct {
	seat engine.Seat
	verb int
	card cards.Card
	said bool // the button named the card, so nothing is left to ask
}

// inHand reports whether a tap points at a card of the hand of who is asked.
func inHand(t *choosing, tap Tap) bool {
	return len(tap) > 0 && tap[0].Kind == ACard && tap[0].Card != cards.Back && int(tap[0].Pile.Kind) == t.Plan.Hand && tap[0].Pile.Owner == t.Asked
}

// leads reports whether an option is followed by a question for a card of the hand, and a tap points at one.
func leads(t *choosing, o *Option, tap Tap) bool {
	_, ok := t.Plan.Leads[int(o.Action.Verb())]
	return ok && inHand(t, tap)
}

// Ahead returns the cards of the hand that may be pointed at before the question that asks for one.
func Ahead(t *Table) (out []Thing) {
	if !slices.ContainsFunc(t.opts, func(o Option) bool { _, ok := t.Plan.Leads[int(o.Action.Verb())]; return ok }) {
		return nil
	}
	id := engine.PileID{Kind: uint8(max(t.Plan.Hand, 0)), Owner: t.Asked}
	for _, c := range t.now.Pile(id) {
		if c != cards.Back {
			out = append(out, CardThing(id, c))
		}
	}
	return out
}

// inPlace returns what has been pointed at without the card that a tap takes the place of: of the cards that will be asked for one counts.
func inPlace(t *choosing, tap Tap) []Tap {
	taps := slices.Clone(t.Focus.Taps)
	if slices.ContainsFunc(t.opts, func(o Option) bool { return leads(t, &o, tap) }) {
		taps = slices.DeleteFunc(taps, func(x Tap) bool { return inHand(t, x) })
	}
	return taps
}

// leadOf returns what a choice says of the next question.
func leadOf(t *choosing, run []engine.Action) led {
	verb, ok := t.Plan.Leads[int(run[len(run)-1].Verb())]
	at := slices.IndexFunc(t.Focus.Taps, func(x Tap) bool { return inHand(t, x) })
	if !ok || at < 0 {
		return led{seat: engine.None}
	}
	_, said := withLead(t, run[len(run)-1])
	return led{t.Asked, verb, t.Focus.Taps[at][0].Card, said != cards.Back}
}

// withLead returns the words for an action that takes along a card which has been pointed at, and that card; Back where others choose
// before the card is asked for.
func withLead(t *choosing, a engine.Action) (string, cards.Card) {
	key := t.comp.Prompt().Key + ".verb." + t.info.Verbs[a.Verb()].Name + ".with"
	at := slices.IndexFunc(t.Focus.Taps, func(x Tap) bool { return inHand(t, x) })
	if _, ok := t.Plan.Leads[int(a.Verb())]; !ok || at < 0 || !words.Has(key) {
		return "", cards.Back
	}
	return key, t.Focus.Taps[at][0].Card
}

// goesAlong ends the choice that has come with the card that was named with the one before, and reports whether it did.
func goesAlong(t *Table, said bool) bool {
	if found := t.Candidates(); said && t.Judge == nil && len(t.Focus.Taps) == 1 && len(found) == 1 && !found[0].Action.IsStep() {
		return t.End(found[0].Action)
	}
	return false
}

// takeLead points at the card that was pointed at before it was asked for, and reports whether that was said of it. Whoever has to be
// handed the device points anew.
func takeLead(t *choosing) bool {
	l := t.led
	if l.seat != t.Asked {
		return false
	}
	t.led.seat = engine.None
	if t.Viewer != t.Asked || t.open != nil {
		return false
	}
	for _, o := range t.opts {
		if int(o.Action.Verb()) != l.verb {
			continue
		}
		if at := slices.IndexFunc(o.Things, func(x Thing) bool { return x.Kind == ACard && x.Card == l.card }); at >= 0 {
			t.Focus.Taps = append(t.Focus.Taps[:0], Tap{o.Things[at]})
			return l.said
		}
	}
	return false
}

// Turns reports whether a tap would put something else in the place of what has been pointed at or chosen.
func Turns(t *Table, tap Tap) bool {
	if len(t.Focus.Taps) == 0 && t.Focus.Verb < 0 && len(t.comp.Chosen()) == 0 || t.Asked == engine.None || t.open != nil || unfit(&t.choosing, tap) {
		return false
	}
	if len(t.matching([]Tap{tap}, -1)) > 0 {
		return true
	}
	return len(t.comp.Chosen()) == 1 && t.comp.Prompt().Max == 1 && slices.ContainsFunc(t.comp.offered, func(a engine.Action) bool {
		list, _ := things(t.info, &t.now, t.Asked, t.comp.Prompt().Target, a, nil)
		return len(list) == 1 && meets(tap, list) >= 0
	})
}

// Onto reports whether a card has been pointed at and then a player, or a player after the verb that takes no card now, and that says all
// of a choice which wants no more.
func Onto(t *Table, named int) bool {
	n := len(t.Focus.Taps)
	if n == 0 || n < 2 && named < 0 || t.Focus.Taps[n-1][0].Kind != ASeat || t.Focus.Only != 0 {
		return false
	}
	found := t.Candidates()
	if len(found) != 1 || found[0].Action.IsStep() || !slices.Contains(t.Plan.Onto, int(found[0].Action.Verb())) {
		return false
	}
	return n == 1 && len(found[0].Things) == 1 || slices.ContainsFunc(t.Focus.Taps[:n-1], func(x Tap) bool { return inHand(&t.choosing, x) })
}
