package table

import (
	"math"
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/words"
)

// InTheWay returns what stands in the way of what has just been refused: what the rule speaks of. Nothing does where nothing was refused.
func InTheWay(t *Table) []Thing {
	if t.Refusal == "" {
		return nil
	}
	return t.way
}

// forbid refuses a tap by a rule.
func forbid(t *choosing, r *engine.RuleError, tap Tap) {
	t.Refusal, t.way = words.Plain(r.Key), wayOf(t, r, tap)
}

// wayOf finds what a rule speaks of that forbids a tap: the cards that the plan names, or what has been chosen where there is no room for
// more, or else what was tapped.
func wayOf(t *choosing, r *engine.RuleError, tap Tap) (list []Thing) {
	kind, named := t.Plan.Bars[r.Key]
	switch p := t.comp.Prompt(); {
	case named && kind >= 0:
		list = barring(t, uint8(kind))
	case named || len(tap) == 0 || p.Max > 0 && p.Picked >= p.Max:
		target := p.Target
		for _, a := range t.comp.Chosen() {
			things, _ := things(t.info, &t.now, t.Asked, target, a, nil)
			list = append(list, things...)
		}
	}
	if len(list) == 0 && len(tap) > 0 {
		list = []Thing{tap[0]}
	}
	return list
}

// barring returns the cards of a kind of pile that lie before others, or in the middle. One that lies on its side has fallen.
func barring(t *choosing, kind uint8) (list []Thing) {
	for _, p := range t.now.Piles {
		if p.ID.Kind != kind || p.ID.Owner == t.Asked {
			continue
		}
		turned := 0.0
		if t.Plan.Turned >= 0 && int(kind) == t.Plan.TurnedIn {
			turned = t.Plan.TurnOf(t.now.Counter(uint8(t.Plan.Turned), p.ID.Owner, p.ID.Slot))
		}
		for _, c := range p.Cards {
			if c != cards.Back && turned < math.Pi/4 {
				list = append(list, CardThing(p.ID, c))
			}
		}
	}
	return list
}

// faced returns the actions that would aim at a player what has been begun, in the place of what stands before that player.
func faced(t *choosing, tap Tap) (out []engine.Action) {
	if !slices.ContainsFunc(tap, func(x Thing) bool { return x.Kind == ASeat && x.Seat != t.Asked }) {
		return nil
	}
	for _, o := range t.Candidates() {
		v, ok := t.Plan.Faces[int(o.Action.Verb())]
		if !ok {
			continue
		}
		a := o.Action
		for i, arg := range t.info.Verbs[v].Args {
			if arg.Kind == engine.ArgNone {
				a &^= 0xff << (16 - 8*i)
			}
		}
		out = append(out, engine.Act(uint8(v), a.A(), a.B(), a.C()))
	}
	return out
}
