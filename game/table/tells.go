package table

import (
	"slices"

	"royals/game/words"
)

// Tell is what a card of the hand is good for in a decision.
type Tell struct {
	Does []string // "discard", "shoot arrows"
	No   string   // why nothing can be done with it, in the words of the rule
	Idle bool     // nothing can be done with it
}

// TellOf returns what can be done with what a tap points at, and where that is nothing the rule against it.
func TellOf(t *Table, tap Tap) (out Tell) {
	for _, o := range t.opts {
		v := int(o.Action.Verb())
		if meets(tap, o.Things) < 0 {
			continue
		}
		if text := does(&t.choosing, v); text != "" && !slices.Contains(out.Does, text) {
			out.Does = append(out.Does, text)
		}
	}
	if len(out.Does) > 0 || t.IsChosen(tap) {
		return out
	}
	if out.Idle = idle(&t.choosing, tap); !out.Idle {
		return out
	}
	if r := t.ruleAgainst(tap); r != nil {
		out.No = words.Plain(r.Key)
	}
	return out
}

// does names a verb in a sentence, "" where the words have no name for it.
func does(t *choosing, verb int) string {
	name := t.info.Verbs[verb].Name
	if group := t.Plan.Doing(verb); group >= 0 {
		name = t.info.Verbs[t.Plan.Does[group][0]].Name
	}
	for _, key := range [...]string{t.comp.Prompt().Key + ".do." + name, t.info.ID + ".do." + name} {
		if words.Has(key) {
			return words.T(key, t.promptArgs(t.comp.Prompt()))
		}
	}
	return ""
}
