package screens

import (
	"slices"

	"royals/engine"
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/table"
	"royals/game/words"
)

// usual makes gold what goes on without a pick that nobody needs to make.
func (l *actList) usual() {
	p := l.t.Composer().Prompt()
	if !l.picks || p.Min > 0 || len(l.t.Composer().Chosen()) > 0 || !l.t.Focus.Empty() {
		return
	}
	at := -1
	for i, b := range l.out {
		if d, ok := b.Deed.(felt.Play); ok && !d.Action.IsStep() {
			if at >= 0 {
				return
			}
			at = i
		}
	}
	if at < 0 {
		return
	}
	if d, _ := l.out[at].Deed.(felt.Play); !l.naught(d.Action) { // what does without all cards is said in words, and not advised
		l.out[at].Tone = kit.Primary
	}
}

// naught reports whether an action ends a choice of cards of the hand of which none is chosen, and has a name of its own for that.
func (l *actList) naught(a engine.Action) bool {
	if !l.picks || a.IsStep() || len(l.t.Composer().Chosen()) > 0 || !words.Has(l.info.ID+".run."+l.info.Verbs[a.Verb()].Name+".0") {
		return false
	}
	return slices.ContainsFunc(l.t.Options(), func(o table.Option) bool {
		arg := l.info.Verbs[o.Action.Verb()].Args[0]
		return o.Action.IsStep() && arg.Kind == engine.ArgCard && arg.Own && int(arg.Pile) == l.t.Plan.Hand
	})
}
