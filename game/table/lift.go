package table

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/words"
)

// Lifted is a choice of cards that go together, such as three of a rank: one press makes it.
type Lifted struct {
	First engine.Action // the step that takes the others along
	Run   []engine.Action
	Text  string
}

// Things returns what the steps of a choice are about.
func Things(t *Table, run []engine.Action) (out []Thing) {
	for _, a := range run {
		if a.IsStep() {
			out, _ = things(t.info, &t.now, t.Asked, t.comp.Prompt().Target, a, out)
		}
	}
	return out
}

// lift takes a step, and where it is the first of cards that go together, all the others.
func lift(t *choosing, a engine.Action) {
	alone := len(t.comp.Chosen()) == 0
	if !t.comp.Add(a) || !alone || int(a.Verb()) != t.Plan.Lifts {
		return
	}
	for {
		i := slices.IndexFunc(t.comp.Legal(), func(b engine.Action) bool { return b.IsStep() && b.Verb() == a.Verb() })
		if i < 0 || !t.comp.Add(t.comp.Legal()[i]) {
			return
		}
	}
}

// Doubtful reports whether a verb gives up what cannot be had back.
func Doubtful(t *Table, verb int) bool { return slices.Contains(t.Plan.Sure, verb) }

// Doubts names an action that gives up what cannot be had back, and reports true where it is to be asked once more.
func Doubts(t *Table, a engine.Action) bool {
	verb := int(a.Verb())
	if !Doubtful(t, verb) || len(t.opts) < 2 || t.Focus.Only == a || t.Judge != nil { // what a judge sees can be taken back
		return false
	}
	t.Focus.Clear()
	t.Focus.Verb, t.Focus.Only = verb, a
	t.changed()
	return true
}

// Lifts lists what can be lifted on a table.
func Lifts(t *Table) []Lifted { return lifts(&t.choosing) }

// Spelt reports whether the words for the end of a choice name all the cards that go together in it.
func Spelt(t *Table, end engine.Action) bool { return spelt(&t.choosing, end) }

// lifts lists the choices of cards that go together with what has been pointed at, while nothing is chosen yet.
func lifts(t *choosing) (out []Lifted) {
	if t.Plan.Lifts < 0 || t.Asked == engine.None || t.open != nil || len(t.comp.Chosen()) > 0 {
		return nil
	}
	for _, o := range t.Candidates() {
		if int(o.Action.Verb()) != t.Plan.Lifts || slices.ContainsFunc(out, func(l Lifted) bool { return slices.Contains(l.Run, o.Action) }) {
			continue
		}
		lift(t, o.Action)
		if ends := slices.DeleteFunc(slices.Clone(t.comp.Legal()), engine.Action.IsStep); len(ends) == 1 {
			out = append(out, Lifted{First: o.Action, Run: t.comp.Whole(ends[0]), Text: t.ActionText(ends[0])})
		}
		t.comp.Clear()
	}
	return out
}

// LiftAll takes cards that go together and ends the choice with them.
func LiftAll(t *Table, first engine.Action) bool {
	for _, l := range Lifts(t) {
		if l.First == first {
			lift(&t.choosing, first)
			t.changed()
			return t.End(l.Run[len(l.Run)-1])
		}
	}
	return false
}

// spelt reports the same of a choice.
func spelt(t *choosing, end engine.Action) bool {
	chosen := t.comp.Chosen()
	return len(chosen) > 0 && int(chosen[0].Verb()) == t.Plan.Lifts && !end.IsStep() &&
		words.Has(t.info.ID+".verb."+t.info.Verbs[end.Verb()].Name+".all")
}

// Alone reports whether the words for the end of a choice name the one card that has been picked.
func Alone(t *Table, end engine.Action) bool { return alone(&t.choosing, end) }

func alone(t *choosing, end engine.Action) bool {
	return len(t.comp.Chosen()) == 1 && !end.IsStep() && words.Has(t.info.ID+".verb."+t.info.Verbs[end.Verb()].Name+".one")
}

// lifted is what a choice of cards that go together names: the ranks of all of them.
func lifted(t *choosing, args *words.Args) {
	for i, a := range t.comp.Chosen() {
		if i > 0 {
			args.Card += " "
		}
		args.Card += words.RankShort(cards.Card(a.A()).Rank())
	}
	args.N3 = int(t.comp.Prompt().N[1])
}
