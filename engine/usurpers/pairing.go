package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

var (
	errNoShield  = &engine.RuleError{Clause: "U6.14", Key: "usurpers.not-a-shield"}
	errNoSword   = &engine.RuleError{Clause: "U6.14", Key: "usurpers.not-a-sword"}
	errOneToOne  = &engine.RuleError{Clause: "U6.15", Key: "usurpers.one-shield-one-sword"}
	errHalf      = &engine.RuleError{Clause: "U6.15", Key: "usurpers.shield-needs-sword"}
	errPairOrder = &engine.RuleError{Clause: "U6.15", Key: "usurpers.pair-in-order"}
)

// matching counts the revealed swords and shields and the fewest hits any pairing lets through: U6.14 to U6.19. The
// shields are gone through from the lowest, each for the lowest sword not yet stopped if it is high enough.
func (s *State) matching() (swords, shields, least uint8) {
	var sword, shield [11]uint8
	for x := range engine.Seat(s.n) {
		for t := s.arena[x] & redNumbers; t != 0; t &= t - 1 {
			sword[worth[t.First()]]++
			swords++
		}
		for t := s.arena[x] & blackNumbers; t != 0; t &= t - 1 {
			shield[worth[t.First()]]++
			shields++
		}
	}
	left, low := swords, 1
	for v := 1; v <= 10; v++ {
		for n := shield[v]; n > 0; n-- {
			for low <= v && sword[low] == 0 {
				low++
			}
			if low > v {
				break
			}
			sword[low]--
			left--
		}
	}
	return swords, shields, left
}

// best lays out the pairing of U6.19, card by card, in dst and returns how many pairs there are; ties by committing order,
// then by suit.
func (s *State) best(dst *[pairs]pairing) int {
	var list [2][6 * 2 * seats]lot // swords, shields, from low to high
	var count [2]int
	for v := 1; v <= 10; v++ {
		for p := uint8(0); p <= s.n; p++ {
			x := s.at(p)
			if x == s.rival && p < s.n {
				continue
			}
			for t := s.arena[x] & valued[v]; t != 0; t &= t - 1 {
				side := 0
				if t.First().Black() {
					side = 1
				}
				list[side][count[side]] = lotOf(x, t.First())
				count[side]++
			}
		}
	}
	n := 0
	for _, b := range list[1][:count[1]] {
		if n < count[0] && worth[b.card()] >= worth[list[0][n].card()] { // U6.16
			dst[n] = pairing{shield: b, sword: list[0][n]}
			n++
		}
	}
	return n
}

// order sorts pairs as they are picked: by the shield's seat, then its card.
func order(list []pairing) {
	for i := range list {
		for j := i; j > 0 && list[j].shield < list[j-1].shield; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}

// paired ends the pairing: all committed cards are spent, whether they did anything or not (U6.20), and the hits counted
// (U6.16, U6.17).
func (s *State) paired(hits uint8, ev *engine.Events) {
	if ev != nil {
		list, n := &s.pairPicks, int(s.npairs)
		if s.phase == phAttack || n == 0 && hits < s.swords() {
			list = new([pairs]pairing)
			n = s.best(list)
		}
		for _, p := range list[:n] {
			say := sayPass
			if worth[p.shield.card()] >= worth[p.sword.card()] {
				say = sayStop
			}
			ev.Say(say, p.shield.seat(), p.sword.seat(), p.shield.card(), int(worth[p.sword.card()]))
		}
	}
	s.pairPicks, s.npairs = [pairs]pairing{}, 0
	s.sweep(ev)
	s.takeHits(hits, ev)
}

// swords counts the revealed swords.
func (s *State) swords() (n uint8) {
	for x := range engine.Seat(s.n) {
		n += uint8((s.arena[x] & redNumbers).Len())
	}
	return n
}

// taken returns the swords of a seat that the picked pairs have used.
func (s *State) taken(x engine.Seat) (used cards.Set) {
	for _, p := range s.pairPicks[:s.npairs] {
		if p.sword.seat() == x {
			used = used.Add(p.sword.card())
		}
	}
	return used
}

// lastShield is the shield of the last pair picked; shields are picked in ascending order.
func (s *State) lastShield() lot {
	if s.npairs == 0 {
		return 0
	}
	return s.pairPicks[s.npairs-1].shield
}

// legalPair lists the steps of a pairing: any shield to any one sword (U6.15), well or badly (U6.18).
func (s *State) legalPair(acts []engine.Action) []engine.Action {
	if s.half != 0 {
		for x := range engine.Seat(s.n) {
			for t := s.arena[x] & redNumbers &^ s.taken(x); t != 0; t &= t - 1 {
				acts = append(acts, engine.Step(vSword, uint8(x), uint8(t.First()), 0))
			}
		}
		return acts
	}
	if s.npairs == 0 {
		acts = append(acts, engine.Act(vAuto, 0, 0, 0))
	}
	if last := s.lastShield(); s.npairs < s.swords() {
		for x := range engine.Seat(s.n) {
			for t := s.arena[x] & blackNumbers; t != 0; t &= t - 1 {
				if lotOf(x, t.First()) > last {
					acts = append(acts, engine.Step(vShield, uint8(x), uint8(t.First()), 0))
				}
			}
		}
	}
	return append(acts, engine.Act(vPair, 0, 0, 0))
}

func (s *State) applyPair(x engine.Seat, a engine.Action, ev *engine.Events) error {
	owner, c := engine.Seat(a.A()), cards.Card(a.B())
	switch a {
	case engine.Step(vShield, a.A(), a.B(), 0):
		switch {
		case owner >= engine.Seat(s.n) || !(s.arena[owner] & blackNumbers).Has(c):
			return errNoShield
		case s.half != 0:
			return errHalf
		case s.npairs > 0 && lotOf(owner, c) == s.lastShield() || s.npairs >= s.swords():
			return errOneToOne
		case lotOf(owner, c) < s.lastShield():
			return errPairOrder
		}
		s.half = lotOf(owner, c)
		return nil
	case engine.Step(vSword, a.A(), a.B(), 0):
		switch {
		case owner >= engine.Seat(s.n) || !(s.arena[owner] & redNumbers).Has(c):
			return errNoSword
		case s.half == 0:
			return errHalf
		case s.taken(owner).Has(c):
			return errOneToOne
		}
		s.pairPicks[s.npairs] = pairing{shield: s.half, sword: lotOf(owner, c)}
		s.npairs++
		s.half = 0
		return nil
	case engine.Act(vAuto, 0, 0, 0): // U6.19
		if s.npairs > 0 || s.half != 0 {
			return errHalf
		}
		_, _, least := s.matching()
		s.paired(least, ev)
		return nil
	case engine.Act(vPair, 0, 0, 0):
		if s.half != 0 {
			return errHalf
		}
		hits := s.swords()
		for _, p := range s.pairPicks[:s.npairs] {
			if worth[p.shield.card()] >= worth[p.sword.card()] { // U6.16
				hits--
			}
		}
		s.paired(hits, ev)
		return nil
	}
	return s.elsewhere(x, a)
}

// elsewhere says why an action does not belong to the decision at hand.
func (s *State) elsewhere(x engine.Seat, a engine.Action) error {
	switch v := a.Verb(); {
	case v == vRoyal || v == vAttack || v == vKill || v == vDump:
		if x != s.turn {
			return errNotTurn
		}
		return errOneEach
	case v >= vPick && v <= vSettle:
		return errNotNow
	}
	return errNoAction
}

// Preset offers the pairing of U6.19, or a cheap way to pay.
func (s *State) Preset(seat engine.Seat, run []engine.Action) []engine.Action {
	if !s.Actors().Has(seat) {
		return run
	}
	switch s.phase {
	case phPair:
		var list [pairs]pairing
		n := s.best(&list)
		order(list[:n])
		for _, p := range list[:n] {
			run = append(run, engine.Step(vShield, uint8(p.shield.seat()), uint8(p.shield.card()), 0),
				engine.Step(vSword, uint8(p.sword.seat()), uint8(p.sword.card()), 0))
		}
		return append(run, engine.Act(vPair, 0, 0, 0))
	case phSettle:
		return s.cheapest(seat, run)
	}
	return run
}
