package crush

import (
	"errors"
	"fmt"

	"royals/engine"
	"royals/engine/cards"
)

// witness watches a game from outside and checks each step. State.Check checks single positions.
type witness struct {
	rounds int
}

func (w *witness) deal(st engine.State) error {
	s := st.(*State)
	w.rounds = 0
	want := 7
	if s.rules&noDraw != 0 {
		want = []int{3: 13, 4: 13, 5: 10, 6: 9}[s.n]
		if s.rules&noJokers != 0 && s.n == 6 {
			want = 8
		}
	}
	for p := range s.n {
		if int(s.handN[p]) != want || s.ladder[p] != 0 {
			return fmt.Errorf("P%d is dealt %d cards on spot %d", p+1, s.handN[p], s.ladder[p])
		}
	}
	return nil
}

func (w *witness) step(x, y engine.State, p engine.Seat, run []engine.Action) error {
	before, after := x.(*State), y.(*State)
	if before.aside != after.aside { // C56
		return errors.New("the cards aside changed")
	}
	flipped := after.phase == phaseThrow && before.phase != phaseThrow
	ended := after.round != before.round || after.phase == phaseOver
	if !ended && before.ladder != after.ladder {
		return errors.New("a ladder moved in the middle of a round")
	}
	if !flipped && !ended {
		return nil
	}
	turned := turnedOver(before, p, run)
	if err := checkLaid(turned); err != nil || flipped {
		return err
	}
	w.rounds++
	return w.round(before, turned, after)
}

// turnedOver returns the cards as they were turned over: the position before, with the last choice made.
func turnedOver(before *State, p engine.Seat, run []engine.Action) *State {
	s := *before
	for _, a := range run {
		switch a.Verb() {
		case verbPick, verbHelp:
			doing{&s, nil}.put(p, cards.Card(a.A()))
		case verbStay:
			s.side[p] = sideOut
		}
	}
	return &s
}

// checkLaid checks what the laid cards come to against a second working-out.
func checkLaid(s *State) error {
	var f flip
	s.resolve(&f)
	g := reckon(s)
	for p := range engine.Seat(s.n) {
		if err := checkNumber(s, p); err != nil {
			return err
		}
		if f.side[p] != g.side[p] {
			return fmt.Errorf("%s ends on side %d, should be %d", p, f.side[p], g.side[p])
		}
		for i, c := range s.laid[p][:s.laidN[p]] {
			if g.empty {
				break
			}
			if err := checkPower(s, &f, c, int(f.power[p][i]), g.power[p][i]); err != nil {
				return fmt.Errorf("%s: %w", p, err)
			}
		}
	}
	if f.empty != g.empty || !f.empty && f.total != g.total {
		return fmt.Errorf("totals %v empty %v, should be %v %v", f.total, f.empty, g.total, g.empty)
	}
	limit := 40
	if s.rules&combo != 0 {
		limit = 80
	}
	if s.n == 4 && !f.empty && max(f.total[0], f.total[1]) > limit {
		return fmt.Errorf("totals %v are too high", f.total)
	}
	return checkSuits(s, &f)
}

// checkNumber checks how many cards a player has laid: C16, C18 to C20.
func checkNumber(s *State, p engine.Seat) error {
	want := uint8(0)
	switch {
	case s.principal(p) && s.rules&upTo != 0 && s.laidN[p] == 1:
		want = 1
	case s.principal(p):
		want = min(2, s.handN[p]+s.laidN[p])
	case s.side[p] == sideA || s.side[p] == sideV:
		want = 1
	}
	if s.laidN[p] != want {
		return fmt.Errorf("%s has laid %d cards, want %d", p, s.laidN[p], want)
	}
	return nil
}

// checkPower checks the power of a card, which has bounds besides: C23, C24, C27, C34, C35.
func checkPower(s *State, f *flip, c cards.Card, power, want int) error {
	if power != want {
		return fmt.Errorf("%s has power %d, should be %d", c, power, want)
	}
	r := c.Rank()
	switch {
	case power > max(10, 3*(int(s.n)-1)),
		r == cards.King && power != 7,
		c.IsJoker() && power != 0,
		r >= 2 && r <= 10 && power != int(r),
		f.void && (r > 10 && r != cards.King || r == cards.Ace) && power != 0,
		r == cards.Jack && power%3 != 0:
		return fmt.Errorf("%s cannot have power %d", c, power)
	}
	return nil
}

// checkSuits renames the suits, which changes nothing. C54 asks only whether suits are the same.
func checkSuits(s *State, f *flip) error {
	t := *s
	for p := range t.laid {
		for i, c := range t.laid[p] {
			if c.Rank() != 0 {
				t.laid[p][i] = cards.New(c.Rank(), (c.Suit()+1)%4)
			}
		}
	}
	var h flip
	t.resolve(&h)
	if h.total != f.total || h.power != f.power || h.side != f.side {
		return errors.New("with the suits renamed the result is another")
	}
	return nil
}

// round checks a finished round: ladders, cards and the next attacker.
func (w *witness) round(before, turned, after *State) error {
	g := reckon(turned)
	climbed, err := checkMoves(before, after, &g)
	if err != nil {
		return err
	}
	if err := checkClimbers(before, &g, climbed); err != nil {
		return err
	}
	if after.end == endLadder {
		if after.handN != turned.handN { // C46
			return errors.New("cards drawn after the end")
		}
		return nil
	}
	if err := checkDraws(turned, after); err != nil {
		return err
	}
	if turned.rules&noDraw != 0 {
		limit := int(turned.n) * ((turned.rules.dealt(int(turned.n)) + 1) / 2) / 2
		if w.rounds > limit && turned.rules&upTo == 0 {
			return fmt.Errorf("%d rounds of No Draw, at most %d", w.rounds, limit)
		}
	}
	if after.phase == phaseOver {
		return nil
	}
	if next := nextAttacker(turned, after, climbed); after.attacker != next {
		return fmt.Errorf("%s attacks next, should be %s", after.attacker, next)
	}
	return nil
}

// checkMoves checks that each participant moves one spot, and returns those who climb. C43, C44.
func checkMoves(before, after *State, g *reckoned) (climbed engine.SeatSet, err error) {
	for p := range engine.Seat(before.n) {
		part := g.side[p] != 0
		d := int(after.ladder[p]) - int(before.ladder[p])
		if d < -1 || d > 1 || d != 0 && !part || part && d == 0 && before.ladder[p] != 0 {
			return 0, fmt.Errorf("%s moved %d on the ladder", p, d)
		}
		if d == 1 {
			climbed = climbed.Add(p)
		}
	}
	return climbed, nil
}

// checkClimbers checks that the right side climbs, and all of it. C38 to C44, C60.
func checkClimbers(s *State, g *reckoned, climbed engine.SeatSet) error {
	var side [2]engine.SeatSet
	for p := range engine.Seat(s.n) {
		if k := g.side[p]; k != 0 {
			side[k-1] = side[k-1].Add(p)
		}
	}
	all := side[0] | side[1]
	won := all
	switch {
	case g.empty:
	case g.total[0] > g.total[1]:
		won = side[0]
	case g.total[0] < g.total[1]:
		won = side[1]
	case climbed != side[0] && climbed != side[1]:
		return fmt.Errorf("a throw parted a side: %s climbed", climbed)
	default:
		return nil
	}
	if s.rules&reversal != 0 {
		won = all &^ won
	}
	if climbed != won {
		return fmt.Errorf("%s climbed, totals %v", climbed, g.total)
	}
	return nil
}

// checkDraws checks the cards that are drawn after a round. C47, C51, C52, C55.
func checkDraws(turned, after *State) error {
	free := int(turned.stockN) + turned.discard.Len()
	for p := range turned.n {
		free += int(turned.laidN[p])
	}
	sum := 0
	for p := range engine.Seat(turned.n) {
		d := int(after.handN[p]) - int(turned.handN[p])
		sum += d
		switch {
		case turned.rules&noDraw != 0 && d != 0:
			return errors.New("a hand grew in No Draw")
		case turned.rules&noDraw == 0 && d != 1 && free >= int(turned.n):
			return fmt.Errorf("%s drew %d cards", p, d)
		}
	}
	if took := free - int(after.stockN) - after.discard.Len(); took != sum {
		return fmt.Errorf("%d cards drawn, %d left the piles", sum, took)
	}
	if turned.rules&noDraw != 0 && turned.discard&^after.discard != 0 {
		return errors.New("the discard pile shrank in No Draw")
	}
	return nil
}

// nextAttacker works out which player attacks after a round. C8, C49, C50.
func nextAttacker(turned, after *State, climbed engine.SeatSet) engine.Seat {
	usual := turned.next(turned.attacker)
	for !after.in.Has(usual) {
		usual = turned.next(usual)
	}
	kings := 0
	for p := range turned.n {
		kings += count(turned, engine.Seat(p), cards.King)
	}
	if kings == 1 || kings > 1 && turned.rules&kingsVoid != 0 {
		return usual
	}
	for _, p := range [2]engine.Seat{turned.victim, turned.attacker} {
		if climbed.Has(p) && count(turned, p, cards.Ace) > 0 {
			if after.in.Has(p) {
				return p
			}
			return usual // C50: a player who is out takes no turn
		}
	}
	return usual
}

// count returns how many cards of a rank a player has laid.
func count(s *State, p engine.Seat, r cards.Rank) (n int) {
	for _, c := range s.laid[p][:s.laidN[p]] {
		if c.Rank() == r {
			n++
		}
	}
	return n
}
