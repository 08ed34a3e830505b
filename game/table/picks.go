package table

import "royals/engine"

// Picks are the chosen steps, each with the things it names. The screen marks those things as chosen.
type Picks struct {
	list  []pick
	pairs bool         // the choice is made of pairs
	now   *engine.View // tells copies of a face apart
}

type pick struct {
	step   engine.Action
	things []Thing
	part   int // the number of the pair it belongs to, counted from 1
}

// Picks returns the steps taken so far; none while nobody is asked.
func (t *choosing) Picks() Picks {
	p := Picks{now: &t.now}
	if t.Asked == engine.None || len(t.comp.Chosen()) == 0 {
		return p
	}
	p.pairs = t.comp.Pairs()
	target := t.comp.Prompt().Target
	for _, a := range t.comp.Chosen() {
		list, _ := things(t.info, &t.now, t.Asked, target, a, nil)
		p.list = append(p.list, pick{a, list, t.comp.Part(a) + 1})
	}
	return p
}

// at returns the step that names what a tap points at. Of several copies of a face the first ones count as chosen.
func (p *Picks) at(tap Tap) (int, bool) {
	last, n := 0, 0
	for i := range p.list {
		x := &p.list[i]
		switch m := meets(tap, x.things); {
		case m < 0 || tap[m].Kind > APile && (tap[m].Kind != ASeat || len(x.things) > 1):
			// A step is about a seat only if it names nothing else.
		case tap[m].Kind == APlace:
			return i, true
		default:
			last = i
			n++
		}
	}
	return last, n > 0 && n > p.copyOf(tap)
}

// copyOf counts the cards of the same face before the one tapped, where its place is known.
func (p *Picks) copyOf(tap Tap) int {
	if len(tap) < 2 || tap[0].Kind != ACard || tap[1].Kind != APlace {
		return 0
	}
	n := 0
	pile := p.now.Pile(tap[0].Pile)
	for _, c := range pile[:min(tap[1].Index, len(pile))] {
		if c == tap[0].Card {
			n++
		}
	}
	return n
}

// Has reports whether a chosen step names what a tap points at.
func (p *Picks) Has(tap Tap) bool {
	_, ok := p.at(tap)
	return ok
}

// Part returns the number of the pair that a thing belongs to, counted from 1. It is 0 when the choice is not made of
// pairs.
func (p *Picks) Part(tap Tap) int {
	if i, ok := p.at(tap); ok && p.pairs {
		return p.list[i].part
	}
	return 0
}
