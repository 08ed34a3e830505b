package crush

import (
	"errors"
	"fmt"

	"royals/engine"
	"royals/engine/cards"
)

// witness watches a game from outside and checks what the rulebook's section 6 says of every step. The numbers in the
// comments are its invariants; those about single positions (1, 3, 8, 14) are State.Check's, 12 and 13 are Play's own.
type witness struct {
	rounds int
}

func (w *witness) deal(st engine.State) error {
	s := st.(*State)
	w.rounds = 0
	want := map[bool]int{false: 7, true: []int{3: 13, 4: 13, 5: 10, 6: 9}[s.n]}[s.rules&noDraw != 0]
	if s.rules&(noDraw|noJokers) == noDraw|noJokers && s.n == 6 {
		want = 8
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
	if before.aside != after.aside { // 1
		return errors.New("1: the cards aside changed")
	}
	if before.phase < phLay || before.phase == phAlly {
		if after.victim != engine.None && after.phase != phThrow && before.ladder != after.ladder {
			return errors.New("2: a ladder moved in the middle of a round")
		}
	}
	flipped := after.phase == phThrow && before.phase != phThrow
	ended := after.round != before.round || after.phase == phOver
	if !flipped && !ended {
		if before.ladder != after.ladder {
			return errors.New("2: a ladder moved in the middle of a round")
		}
		return nil
	}
	// The table as it was turned over: the position before with the last cards laid.
	table := *before
	if before.phase == phLay || before.phase == phAlly || before.phase == phAnswer {
		for _, a := range run {
			if v := a.Verb(); v == vPick || v == vHelp {
				table.put(p, cards.Card(a.A()), nil)
			}
		}
	}
	if run[len(run)-1].Verb() == vStay {
		table.side[p] = sideOut
	}
	if err := checkTable(&table); err != nil {
		return err
	}
	if flipped {
		return nil
	}
	w.rounds++
	return w.round(before, &table, after)
}

// checkTable compares the powers with a second working-out and checks 4, 5 and 11.
func checkTable(s *State) error {
	for p := range engine.Seat(s.n) { // 3
		want := uint8(0)
		if s.side[p] == sideA || s.side[p] == sideV {
			want = 1
		}
		if s.principal(p) {
			want = min(2, s.handN[p]+s.laidN[p])
			if s.rules&upTo != 0 && s.laidN[p] == 1 {
				want = 1
			}
		}
		if s.laidN[p] != want {
			return fmt.Errorf("3: %s has %d cards on the table, want %d", p, s.laidN[p], want)
		}
	}
	var f flip
	s.resolve(&f)
	g := reckon(s)
	for p := range engine.Seat(s.n) {
		if f.side[p] != g.side[p] {
			return fmt.Errorf("%s ends on side %d, should be %d", p, f.side[p], g.side[p])
		}
		if g.empty {
			continue
		}
		for i, c := range s.laid[p][:s.laidN[p]] {
			power := int(f.power[p][i])
			if power != g.power[p][i] {
				return fmt.Errorf("%s of %s has power %d, should be %d", c, p, power, g.power[p][i])
			}
			r := c.Rank()
			switch { // 4
			case power > max(10, 3*(int(s.n)-1)),
				r == cards.King && power != 7,
				c.IsJoker() && power != 0,
				r >= 2 && r <= 10 && power != int(r),
				f.void && (r > 10 && r != cards.King || r == cards.Ace) && power != 0,
				r == cards.Jack && power%3 != 0:
				return fmt.Errorf("4: %s has power %d", c, power)
			}
		}
	}
	if f.empty != g.empty || !f.empty && f.total != g.total {
		return fmt.Errorf("totals %v empty %v, should be %v %v", f.total, f.empty, g.total, g.empty)
	}
	if limit := 40; s.n == 4 && !f.empty { // 5
		if s.rules&combo != 0 {
			limit = 80
		}
		if max(f.total[0], f.total[1]) > limit {
			return fmt.Errorf("5: totals %v", f.total)
		}
	}
	// 11: other suits, same result.
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
		return errors.New("11: with the suits renamed the result is another")
	}
	return nil
}

// reckoned is the second working-out: sums over lists, as the rulebook's section 4 writes it.
type reckoned struct {
	side  [seats]uint8
	power [seats][2]int
	total [2]int
	empty bool
}

func reckon(s *State) (g reckoned) {
	type entry struct {
		p, i int
		c    cards.Card
	}
	var table []entry
	kings := 0
	joker := map[int]int{}
	for p := range int(s.n) {
		for i := range int(s.laidN[p]) {
			c := s.laid[p][i]
			table = append(table, entry{p, i, c})
			if c.Rank() == cards.King {
				kings++
			}
			if c > 52 {
				joker[p]++
			}
		}
	}
	void := kings == 1
	if s.rules&kingsVoid != 0 {
		void = kings > 0
	}
	players := [4]int{}
	for p := range int(s.n) {
		if s.side[p] == sideOut {
			continue
		}
		g.side[p] = s.side[p]
		if !void && joker[p]%2 == 1 {
			g.side[p] = 3 - s.side[p]
		}
		players[g.side[p]]++
	}
	g.empty = players[1] == 0 || players[2] == 0
	if g.empty {
		return g
	}
	for changed := true; changed; {
		changed = false
		for k := len(table) - 1; k >= 0; k-- { // 11: from the other end than the rules do
			e := table[k]
			v := 0
			switch r := e.c.Rank(); {
			case r >= 2 && r <= 10:
				v = int(r)
			case r == cards.King:
				v = 7
			case void || e.c > 52:
			case r == cards.Jack:
				v = 3 * players[3-g.side[e.p]]
			default:
				for _, o := range table {
					mate := g.side[o.p] == g.side[e.p] && o.p != e.p
					if r == cards.Queen && mate || r == cards.Ace && g.side[o.p] != g.side[e.p] {
						v = max(v, g.power[o.p][o.i])
					}
				}
			}
			if v != g.power[e.p][e.i] {
				g.power[e.p][e.i], changed = v, true
			}
		}
	}
	for side := uint8(1); side <= 2; side++ {
		var all []entry
		for p := range int(s.n) {
			var own []entry
			for _, e := range table {
				if e.p == p && g.side[p] == side {
					own = append(own, e)
					all = append(all, e)
				}
			}
			sum := 0
			matching := len(own) > 1
			for _, e := range own {
				sum += g.power[e.p][e.i]
				matching = matching && e.c <= 52 && e.c.Suit() == own[0].c.Suit()
			}
			if matching && s.rules&combo != 0 && s.rules&ownCombo != 0 {
				sum *= 2
			}
			g.total[side-1] += sum
		}
		matching := len(all) > 1
		for _, e := range all {
			matching = matching && e.c <= 52 && e.c.Suit() == all[0].c.Suit()
		}
		if matching && s.rules&combo != 0 && s.rules&ownCombo == 0 {
			g.total[side-1] *= 2
		}
	}
	return g
}

// round checks a finished round: ladders, cards and the next attacker.
func (w *witness) round(before, table, after *State) error {
	g := reckon(table)
	var up, down [seats]bool
	climbed := engine.SeatSet(0)
	for p := range engine.Seat(before.n) {
		d := int(after.ladder[p]) - int(before.ladder[p])
		part := g.side[p] != 0
		switch { // 2
		case d < -1 || d > 1, d != 0 && !part, part && d == 0 && before.ladder[p] != 0:
			return fmt.Errorf("2: %s moved %d on the ladder", p, d)
		}
		up[p], down[p] = d == 1, part && d < 1
		if up[p] {
			climbed = climbed.Add(p)
		}
	}
	// 10: the climbers are one side whole, all, or nobody.
	reversed := before.rules&reversal != 0
	for p := range engine.Seat(before.n) {
		if g.side[p] == 0 {
			continue
		}
		var want bool
		switch {
		case g.empty:
			want = !reversed
		case g.total[0] != g.total[1]:
			want = (g.side[p] == 1) == (g.total[0] > g.total[1]) != reversed
		default:
			for q := range engine.Seat(before.n) { // a throw: all of one side, none of the other
				if g.side[q] != 0 && up[q] != up[p] == (g.side[q] == g.side[p]) {
					return errors.New("10: a throw parted a side")
				}
			}
			continue
		}
		if up[p] != want || down[p] == want {
			return fmt.Errorf("10: %s climbed %v, totals %v", p, up[p], g.total)
		}
	}
	laid := 0
	for p := range before.n {
		laid += int(table.laidN[p])
	}
	if after.phase == phOver && after.end == endLadder {
		if after.handN != table.handN { // C46
			return errors.New("6: cards drawn after the end")
		}
		return nil
	}
	sum := 0
	for p := range engine.Seat(before.n) {
		d := int(after.handN[p]) - int(table.handN[p])
		sum += d
		if before.rules&noDraw != 0 {
			if d != 0 { // 7
				return errors.New("7: a hand grew in No Draw")
			}
		} else if d != 1 && int(table.stockN)+table.discard.Len()+laid >= int(before.n) { // 6
			return fmt.Errorf("6: %s drew %d cards", p, d)
		}
	}
	if took := int(table.stockN) + table.discard.Len() + laid - int(after.stockN) - after.discard.Len(); took != sum { // 6
		return fmt.Errorf("6: %d cards drawn, %d left the piles", sum, took)
	}
	if before.rules&noDraw != 0 { // 7
		if (table.discard &^ after.discard) != 0 {
			return errors.New("7: the discard pile shrank in No Draw")
		}
		h := before.rules.dealt(int(before.n))
		if limit := int(before.n) * ((h + 1) / 2) / 2; w.rounds > limit && before.rules&upTo == 0 {
			return fmt.Errorf("7: %d rounds, at most %d", w.rounds, limit)
		}
	}
	if after.phase == phOver {
		return nil
	}
	// 9
	next := before.next(before.attacker)
	for !after.in.Has(next) {
		next = before.next(next)
	}
	kings := 0
	for p := range before.n {
		for _, c := range table.laid[p] {
			if c.Rank() == cards.King {
				kings++
			}
		}
	}
	void := kings == 1 || kings > 1 && before.rules&kingsVoid != 0
	for _, p := range []engine.Seat{before.attacker, table.victim} {
		ace := false
		for _, c := range table.laid[p] {
			ace = ace || c.Rank() == cards.Ace
		}
		if ace && !void && climbed.Has(p) && after.in.Has(p) {
			next = p // the victim comes last and so first
		} else if ace && !void && climbed.Has(p) && p == table.victim {
			next = before.next(before.attacker) // the Ace is the victim's, who is out: as usual
			for !after.in.Has(next) {
				next = before.next(next)
			}
		}
	}
	if after.attacker != next {
		return fmt.Errorf("9: %s attacks next, should be %s", after.attacker, next)
	}
	return nil
}
