package usurpers

import (
	"math/bits"

	"royals/engine"
	"royals/engine/cards"
)

// priorSettle points the way to the cheapest payment. It rules out a payment that loses more than has to go.
func (j judge) priorSettle(acts []engine.Action, w []int16) {
	if j.aim > 0 {
		for i, a := range acts {
			switch {
			case overpays(a, acts):
				w[i] = 0
			case a.Verb() == verbSwap:
				w[i] = 20 + 5*int16(worth[a.B()])
			case len(acts) == 1:
				w[i] = 8
			default: // a lower card saves the royal
				w[i] = 0
			}
		}
		return
	}
	p := j.plan()
	cost := p.loss()
	for i, a := range acts {
		w[i] = 2
		switch a.Verb() {
		case verbSettle:
			w[i] = 100
		case verbOut:
			switch {
			case p.next == a.A() && p.best[a.A()] == giveUp:
				w[i] = 100
			case worth[j.point[j.x][a.A()]] > cost:
				w[i] = 0
			}
		case verbSwap:
			switch {
			case p.next == a.A() && p.best[a.A()] == cards.Card(a.B()):
				w[i] = 100
			case worth[j.point[j.x][a.A()]]-worth[a.B()] > cost:
				w[i] = 0
			}
		}
	}
}

// cheapest appends the payment that a player is offered: it loses as few points as can be, and keeps royals where that
// costs nothing.
func (j judge) cheapest(run []engine.Action) []engine.Action {
	if j.aim > 0 {
		slot := j.aim - 1
		best := engine.Act(verbOut, slot, 0, 0)
		high := uint8(0)
		for t := j.substitutes(j.x, slot); t != 0; t &= t - 1 {
			c := t.First()
			if worth[j.point[j.x][slot]]-worth[c] >= j.need() && worth[c] > high {
				best, high = engine.Act(verbSwap, slot, uint8(c), 0), worth[c]
			}
		}
		return append(run, best)
	}
	p := j.plan()
	for slot := range uint8(courts) {
		switch c := p.best[slot]; {
		case c == giveUp:
			run = append(run, engine.Step(verbOut, slot, 0, 0))
		case c != cards.Back:
			run = append(run, engine.Step(verbSwap, slot, uint8(c), 0))
		}
	}
	return append(run, engine.Act(verbSettle, 0, 0, 0))
}

// giveUp stands in a plan for a royal that is given up.
const giveUp cards.Card = 63

// payer searches for the payment that costs least. A point costs ten, a royal three more, a card of the hand one.
type payer struct {
	judge
	owed     uint8
	next     uint8 // the first slot that the plan changes, courts when it changes none
	now      [courts]cards.Card
	best     [courts]cards.Card
	bestCost int
	budget   int // how many positions it may still try
}

// plan finds the best way to go on from what is picked.
func (j judge) plan() payer {
	p := payer{judge: j, owed: j.need(), bestCost: 1 << 20, budget: 3000}
	lost, changed, used := j.paidSoFar()
	p.search(uint8(bits.Len16(changed)), lost, used, 0)
	for p.next = 0; p.next < courts && p.best[p.next] == cards.Back; p.next++ {
	}
	return p
}

// search tries every change of the royals from a slot on.
func (p *payer) search(slot, lost uint8, used cards.Set, cost int) {
	if owed := int(p.owed) - int(lost); cost+10*max(owed, 0) >= p.bestCost { // the points still owed cost at least as much
		return
	}
	if lost >= p.owed {
		p.bestCost, p.best = cost, p.now
		return
	}
	for ; slot < courts && p.royals[p.x]>>slot&1 == 0; slot++ {
	}
	if slot >= courts || lost+p.sum(p.x, cards.Set(p.royals[p.x]>>slot<<slot)) < p.owed {
		return
	}
	if p.budget--; p.budget < 0 && p.bestCost < 1<<20 {
		return
	}
	value := worth[p.point[p.x][slot]]
	for t := p.substitutes(p.x, slot) &^ used; t != 0; t &= t - 1 {
		c := t.First()
		p.now[slot] = c
		p.search(slot+1, lost+value-worth[c], used.Add(c), cost+10*int(value-worth[c])+1)
	}
	p.now[slot] = giveUp
	p.search(slot+1, lost+value, used, cost+10*int(value)+3)
	p.now[slot] = cards.Back
	p.search(slot+1, lost, used, cost)
}

// loss is how many points the plan loses.
func (p *payer) loss() (sum uint8) {
	for slot, c := range p.best {
		switch v := worth[p.point[p.x][slot]]; c {
		case cards.Back:
		case giveUp:
			sum += v
		default:
			sum += v - worth[c]
		}
	}
	return sum
}
