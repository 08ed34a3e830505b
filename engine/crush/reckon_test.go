package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// reckoned is what the laid cards come to by a second working-out, over lists.
type reckoned struct {
	side  [seats]uint8
	power [seats][2]int
	total [2]int
	empty bool
	void  bool
	laid  []entry
}

// entry is card i of a player.
type entry struct {
	p, i int
	c    cards.Card
}

func reckon(s *State) (g reckoned) {
	kings := 0
	for p := range int(s.n) {
		kings += count(s, engine.Seat(p), cards.King)
		for i, c := range s.laid[p][:s.laidN[p]] {
			g.laid = append(g.laid, entry{p, i, c})
		}
	}
	g.void = kings == 1 || kings > 1 && s.rules&kingsVoid != 0
	g.sides(s)
	if g.empty {
		return g
	}
	for changed := true; changed; {
		changed = false
		for k := len(g.laid) - 1; k >= 0; k-- { // from the other end than the rules do
			e := g.laid[k]
			if v := g.worth(s, e); v != g.power[e.p][e.i] {
				g.power[e.p][e.i], changed = v, true
			}
		}
	}
	for side := range uint8(2) {
		g.total[side] = g.add(s, side+1)
	}
	return g
}

// sides moves the owners of jokers.
func (g *reckoned) sides(s *State) {
	players := [4]int{}
	for p := range int(s.n) {
		if s.side[p] == sideOut {
			continue
		}
		g.side[p] = s.side[p]
		if !g.void && count(s, engine.Seat(p), cards.Joker1.Rank())%2 == 1 {
			g.side[p] = 3 - s.side[p]
		}
		players[g.side[p]]++
	}
	g.empty = players[1] == 0 || players[2] == 0
}

// worth returns the power of a card, from the powers so far.
func (g *reckoned) worth(s *State, e entry) int {
	r := e.c.Rank()
	switch {
	case r >= 2 && r <= 10:
		return int(r)
	case r == cards.King:
		return 7
	case g.void || e.c.IsJoker():
		return 0
	}
	v := 0
	if r == cards.Jack {
		for p := range s.n {
			if g.side[p] == 3-g.side[e.p] {
				v += 3
			}
		}
		return v
	}
	for _, o := range g.laid {
		mate := g.side[o.p] == g.side[e.p]
		if r == cards.Queen && mate && o.p != e.p || r == cards.Ace && !mate {
			v = max(v, g.power[o.p][o.i])
		}
	}
	return v
}

// add adds a side up, with Combo.
func (g *reckoned) add(s *State, side uint8) (total int) {
	var all []entry
	for p := range int(s.n) {
		var own []entry
		sum := 0
		for _, e := range g.laid {
			if e.p == p && g.side[p] == side {
				own = append(own, e)
				sum += g.power[e.p][e.i]
			}
		}
		if s.rules&combo != 0 && s.rules&ownCombo != 0 && matching(own) {
			sum *= 2
		}
		total += sum
		all = append(all, own...)
	}
	if s.rules&combo != 0 && s.rules&ownCombo == 0 && matching(all) {
		total *= 2
	}
	return total
}

// matching reports whether there are two cards or more, all of one suit.
func matching(list []entry) bool {
	for _, e := range list {
		if e.c.IsJoker() || e.c.Suit() != list[0].c.Suit() {
			return false
		}
	}
	return len(list) > 1
}
