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
	if len(l.t.Composer().Chosen()) > 0 || !l.t.Focus.Empty() {
		return
	}
	if at := l.proposed(); at >= 0 {
		l.crown(at)
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
	if at < 0 || !l.picks || l.t.Composer().Prompt().Min > 0 {
		return
	}
	if d, _ := l.out[at].Deed.(felt.Play); !l.naught(d.Action) { // what does without all cards is said in words, and not advised
		l.crown(at)
	}
}

// crown makes a button gold, and no other that only leads on.
func (l *actList) crown(at int) {
	for i := range l.out {
		if l.out[i].Tone == kit.Second {
			l.out[i].Tone = kit.Plain
		}
	}
	l.out[at].Tone = kit.Primary
}

// byGame reports whether a choice can be ended as the game itself proposes, without a pick.
func (l *actList) byGame() bool { return l.ends > 1 && l.t.Composer().Steps() }

// proposed returns the button that ends a choice as the game proposes, or, where it proposes no pick, the one that picks nothing; -1 for none.
func (l *actList) proposed() int {
	if !l.byGame() {
		return -1
	}
	return slices.IndexFunc(l.out, func(b felt.Act) bool {
		d, ok := b.Deed.(felt.Play)
		return ok && !d.Action.IsStep() && l.naught(d.Action) != l.t.Composer().MayPreset()
	})
}

// naught reports whether an action ends a choice of cards of which none is chosen, and has a name of its own for that.
func (l *actList) naught(a engine.Action) bool {
	if a.IsStep() || len(l.t.Composer().Chosen()) > 0 || !words.Has(l.info.ID+".run."+l.info.Verbs[a.Verb()].Name+".0") {
		return false
	}
	return slices.ContainsFunc(l.t.Options(), func(o table.Option) bool {
		return o.Action.IsStep() && slices.ContainsFunc(l.info.Verbs[o.Action.Verb()].Args[:], func(x engine.ArgInfo) bool { return x.Kind == engine.ArgCard })
	})
}
