package table

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/words"
)

// RunText says what a whole choice does. It is one sentence if the game has one for the last action: "Arrows 7 and 10
// of diamonds at Anna". The order of the picks does not show.
func (t *choosing) RunText(run []engine.Action) string {
	if len(run) == 0 {
		return ""
	}
	steps, end := run[:len(run)-1], run[len(run)-1]
	key := t.info.ID + ".run." + t.info.Verbs[end.Verb()].Name
	args := t.actionArgs(end)
	switch {
	case len(steps) == 0 && words.Has(key+".0"):
		return words.Upper(words.T(key+".0", args))
	case len(steps) == 0:
		return t.ActionText(end)
	case words.Has(key + ".pair"):
		args.Card = t.pairs(key+".pair", steps)
		return words.Upper(words.T(key, args))
	case words.Has(key):
		args.Card = t.among(steps)
		return words.Upper(words.T(key, args))
	}
	s := t.ActionText(steps[0])
	for _, a := range run[1:] {
		s += ", " + words.Lower(t.ActionText(a))
	}
	return s
}

// among names all that the steps of a choice pick: in the words that a step has as part of a whole choice, else in its own.
func (t *choosing) among(steps []engine.Action) string {
	var list []cards.Card
	var names []string
	for _, a := range steps {
		verb := &t.info.Verbs[a.Verb()]
		own := t.info.ID + ".run." + verb.Name + ".0"
		switch arg := verb.Args[0]; {
		case words.Has(own):
			names = append(names, words.T(own, t.actionArgs(a)))
		case arg.Kind == engine.ArgCard:
			list = append(list, cards.Card(a.Arg(0)))
		case arg.Kind == engine.ArgSeat:
			names = append(names, t.Name(engine.Seat(a.Arg(0))))
		default:
			names = append(names, words.Lower(t.ActionText(a)))
		}
	}
	if len(names) == 0 {
		slices.Sort(list)
		return words.CardList(list)
	}
	for _, c := range list {
		names = append(names, words.Card(c))
	}
	return words.List(names)
}

// pairs writes a sentence for each pair of steps: a card, and what it is laid on.
func (t *choosing) pairs(key string, steps []engine.Action) string {
	var list []string
	for i := 0; i+1 < len(steps); i += 2 {
		a, b := t.actionArgs(steps[i]), t.actionArgs(steps[i+1])
		list = append(list, words.T(key, words.Args{A: a.B, B: b.B, Card: a.Operands[1], Other: b.Operands[1]}))
	}
	return words.List(list)
}

// Spends returns the cards of the hand that a choice names.
func (t *record) Spends(run []engine.Action) (out []cards.Card) {
	for _, a := range run {
		for i, arg := range t.info.Verbs[a.Verb()].Args {
			if arg.Kind == engine.ArgCard && arg.Own && int(arg.Pile) == t.Plan.Hand {
				out = append(out, cards.Card(a.Arg(i)))
			}
		}
	}
	return out
}
