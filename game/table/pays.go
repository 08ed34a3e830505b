package table

import (
	"slices"

	"royals/engine"
)

// Pays returns how many points the person gives up by the only payment there is, which the table tells, or by the one that is chosen and
// could be ended now; 0 where that is not known yet.
func Pays(t *Table) int {
	switch {
	case t.Asked == engine.None:
		if Answered(t) != "" {
			return t.sole.pays
		}
	case t.Asked == t.Viewer && slices.ContainsFunc(t.comp.Legal(), func(a engine.Action) bool { return !a.IsStep() }):
		return paid(&t.choosing, t.comp.Chosen())
	}
	return 0
}

// paid returns the points that the steps of a choice give up.
func paid(t *choosing, run []engine.Action) (sum int) {
	for _, a := range run {
		if slices.ContainsFunc(t.info.Verbs[a.Verb()].Args[:], func(x engine.ArgInfo) bool { return x.Kind == engine.ArgSlot && x.Own }) {
			sum += t.actionArgs(a).N
		}
	}
	return sum
}
