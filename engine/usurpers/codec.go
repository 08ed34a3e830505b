package usurpers

import (
	"errors"

	"royals/engine"
	"royals/engine/cards"
)

// code walks the state, one way or the other.
func (s *State) code(c *engine.Coder) {
	engine.Num(c, &s.n)
	engine.Num(c, &s.eyes)
	if s.n > seats {
		c.Fail("too many seats")
		return
	}
	for x := range s.n {
		c.Rand(&s.rng[x])
		for _, set := range []*cards.Set{&s.hand[x], &s.committed[x], &s.arena[x], &s.discard[x], &s.known[x], &s.seen[x]} {
			engine.Num(c, set)
		}
		engine.Cards(c, s.draw[x][:], &s.ndraw[x])
		engine.Num(c, &s.top[x])
		engine.Num(c, &s.royals[x])
		for i := range s.point[x] {
			if s.royals[x]>>i&1 != 0 {
				engine.Num(c, &s.point[x][i])
			}
		}
		for _, n := range []*uint8{&s.nhand[x], &s.ncom[x], &s.ndisc[x], &s.shown[x], &s.points[x]} {
			engine.Num(c, n)
		}
	}
	engine.Num(c, &s.round)
	engine.Num(c, &s.cap)
	for _, b := range []*bool{&s.subAny, &s.numbers, &s.forced, &s.topOnly} {
		c.Bool(b)
	}
	for _, n := range []*uint8{&s.phase, &s.aim, &s.hits, &s.npairs} {
		engine.Num(c, n)
	}
	for _, x := range []*engine.Seat{&s.turn, &s.first, &s.asked, &s.rival, &s.winner} {
		engine.Num(c, x)
	}
	engine.Num(c, &s.half)
	engine.Num(c, &s.out)
	engine.Num(c, &s.pick)
	if s.phase == phSettle {
		for i := range s.swap {
			engine.Num(c, &s.swap[i])
		}
	}
	if s.npairs > pairs {
		c.Fail("too many pairs")
		return
	}
	for i := range s.pairPicks[:s.npairs] {
		engine.Num(c, &s.pairPicks[i].shield)
		engine.Num(c, &s.pairPicks[i].sword)
	}
}

// Encode appends the canonical bytes of the state.
func (s *State) Encode(buf []byte) []byte {
	c := engine.Writer(buf)
	s.code(&c)
	return c.Buf
}

// Decode reads what Encode wrote, whole or redacted.
func (s *State) Decode(b []byte) error {
	c := engine.Reader(b)
	var t State
	t.code(&c)
	if err := c.Close(); err != nil {
		return err
	}
	if engine.Checked {
		if err := t.Check(); err != nil {
			return err
		}
	}
	*s = t
	return nil
}

func broken(why string) error { return errors.New("usurpers: " + why) }

// Check names the first broken invariant. A redacted state may lack faces, but no count may be wrong.
func (s *State) Check() error {
	if s.n < 3 || s.n > seats {
		return broken("3 to 6 seats play")
	}
	n := engine.Seat(s.n)
	switch {
	case s.phase == phNone || s.phase >= phases:
		return broken("no such phase")
	case s.turn >= n || s.first >= n || s.asked >= n:
		return broken("no such seat")
	case s.rival != engine.None && (s.rival >= n || s.rival == s.turn):
		return broken("no such rival")
	case s.winner != engine.None && (s.winner >= n || s.winner != s.turn || s.phase != phOver):
		return broken("no such winner")
	case s.aim > courts || s.eyes > uint8(engine.Table)+1:
		return broken("no such royal or seat")
	case s.round == 0:
		return broken("rounds count from 1")
	}
	for x := range engine.Seat(seats) {
		if err := s.checkSeat(x); err != nil {
			return errors.New(err.Error() + " (" + x.String() + ")")
		}
	}
	if err := s.checkPhase(); err != nil {
		return err
	}
	return s.checkPicks()
}

// checkSeat checks one seat's cards: invariants 1 to 5.
func (s *State) checkSeat(x engine.Seat) error {
	if x >= engine.Seat(s.n) {
		if s.rng[x] != (cards.Rand{}) || s.hand[x]|s.committed[x]|s.arena[x]|s.discard[x]|s.known[x]|s.seen[x] != 0 ||
			s.draw[x] != [deck]cards.Card{} || s.point[x] != [courts]cards.Card{} || s.top[x] != 0 || s.royals[x] != 0 ||
			s.nhand[x]|s.ncom[x]|s.ndraw[x]|s.ndisc[x]|s.shown[x]|s.points[x] != 0 {
			return broken("a seat that does not play holds something")
		}
		return nil
	}
	whole, mine := s.eyes == 0, s.eyes == uint8(x)+1
	all, count := cards.Set(0), 0
	add := func(t cards.Set) {
		all |= t
		count += t.Len()
	}
	points := 0
	if s.royals[x]>>courts != 0 {
		return broken("no such royal")
	}
	for slot := range uint8(courts) {
		c := s.point[x][slot]
		if s.royals[x]>>slot&1 == 0 {
			if c != cards.Back {
				return broken("a point card without a royal")
			}
			continue
		}
		if c >= cards.Faces || worth[c] == 0 || !s.subAny && c.Suit() != faceOf(slot).Suit() {
			return broken("a royal without a fitting point card")
		}
		add(cards.Of(faceOf(slot)))
		add(cards.Of(c))
		points += int(worth[c])
	}
	if points != int(s.points[x]) {
		return broken("points are not the sum of the point cards")
	}
	hidden := false
	sized := func(t cards.Set, n uint8, may bool) bool { // may: its cards may be blank
		add(t)
		if t.Len() == int(n) {
			return true
		}
		hidden = true
		return may && t == 0
	}
	if s.shown[x] > s.ndraw[x] || int(s.ndraw[x]) > deck {
		return broken("more cards shown than lie in the draw pile")
	}
	for i, c := range s.draw[x] {
		switch {
		case i >= int(s.ndraw[x]):
			if c != cards.Back {
				return broken("a card above the draw pile")
			}
		case c > deck || c == cards.Back && (whole || i < int(s.shown[x])):
			return broken("no card in the draw pile")
		case c == cards.Back:
			hidden = true
		case !whole && i >= int(s.shown[x]):
			return broken("a face in a redacted draw pile")
		default:
			add(cards.Of(c))
		}
	}
	down, up := s.ncom[x], uint8(0)
	if s.arena[x] != 0 {
		down, up = 0, s.ncom[x]
	}
	if !sized(s.hand[x], s.nhand[x], !whole && !mine) || !sized(s.committed[x], down, !whole && !mine) || !sized(s.arena[x], up, false) {
		return broken("a hand or a commitment of another size than counted")
	}
	if !whole && !mine && s.hand[x]|s.committed[x] != 0 {
		return broken("a face in a redacted hand")
	}
	if s.topOnly && !whole && !mine {
		if s.discard[x] != s.seen[x] || s.discard[x].Len() > int(s.ndisc[x]) {
			return broken("a redacted discard pile of another size than counted")
		}
		add(s.discard[x])
		hidden = hidden || s.discard[x].Len() != int(s.ndisc[x])
	} else if !sized(s.discard[x], s.ndisc[x], false) {
		return broken("a discard pile of another size than counted")
	}
	if s.seen[x]&^s.discard[x] != 0 || !s.topOnly && s.seen[x] != 0 {
		return broken("a discard seen that is not there")
	}
	if (s.top[x] == cards.Back) != (!s.topOnly || s.ndisc[x] == 0) || s.top[x] != cards.Back && !s.seen[x].Has(s.top[x]) {
		return broken("a discard pile without a top card")
	}
	if s.known[x].Len() > int(s.nhand[x]+down) || (whole || mine) && s.known[x]&^(s.hand[x]|s.committed[x]) != 0 ||
		s.known[x]&^cards.FullDeck != 0 || !whole && !mine && s.known[x]&all != 0 {
		return broken("a card known to be where it is not")
	}
	if all&^cards.FullDeck != 0 || all.Len() != count {
		return broken("a card lies in two places, or is none")
	}
	if total := int(s.ndraw[x]) + int(s.nhand[x]) + int(s.ncom[x]) + int(s.ndisc[x]) + 2*int(s.counted(x)); total != deck {
		return broken("a deck of other than 52 cards")
	}
	if !hidden && all != cards.FullDeck {
		return broken("a card is missing")
	}
	if s.nhand[x]+s.ncom[x] > s.handLimit() {
		return broken("a hand beyond its limit")
	}
	return nil
}

// checkPhase checks that what is pending fits the phase: invariants 9 and 19.
func (s *State) checkPhase() error {
	var down, up int
	for x := range engine.Seat(s.n) {
		if s.arena[x] != 0 {
			up++
		} else if s.ncom[x] > 0 {
			down++
		}
	}
	fighting := s.phase == phAttack || s.phase == phKill || s.phase == phPair || s.phase == phSettle
	switch {
	case fighting != (s.rival != engine.None):
		return broken("a rival without a fight, or a fight without one")
	case !fighting && s.aim > 0, (s.phase == phAttack || s.phase == phPair) && s.aim > 0, s.phase == phKill && s.aim == 0:
		return broken("an aim that does not fit the phase")
	case fighting && s.royals[s.rival] == 0, s.aim > 0 && s.royals[s.rival]>>(s.aim-1)&1 == 0:
		return broken("a target without royals")
	case (s.hits > 0) != (s.phase == phSettle):
		return broken("hits that do not fit the phase")
	case s.phase != phAttack && s.phase != phKill && down > 0, s.phase != phPair && up > 0, s.phase == phPair && up == 0:
		return broken("commitments that do not fit the phase")
	case s.phase == phAction && s.asked != s.turn, (s.phase == phPair || s.phase == phSettle) && s.asked != s.rival,
		s.phase == phOver && s.asked != 0:
		return broken("the wrong seat is asked")
	}
	switch s.phase {
	case phPair:
		if swords, shields, least := s.matching(); swords == 0 || shields == 0 || least == swords || s.forced {
			return broken("nothing to pair")
		}
	case phAttack, phKill:
		for x := range engine.Seat(s.n) {
			if s.place(x) >= s.place(s.asked) && s.ncom[x] > 0 {
				return broken("a seat has committed before its turn")
			}
		}
		if _, most, _ := s.quota(s.asked); most == 0 {
			return broken("a seat is asked that may commit nothing")
		}
	case phOver:
		if s.winner == engine.None && (s.cap == 0 || s.round <= uint32(s.cap)) || s.winner != engine.None && s.points[s.winner] < s.target() {
			return broken("over without a reason")
		}
	}
	return nil
}

// checkPicks checks what the asked seat has picked.
func (s *State) checkPicks() error {
	if s.phase != phAttack && s.phase != phKill && s.pick != 0 ||
		s.phase != phPair && (s.npairs > 0 || s.half != 0) ||
		(s.phase != phSettle || s.aim > 0) && (s.out != 0 || s.swap != [courts]cards.Card{}) {
		return broken("picks for another decision")
	}
	if s.pick == 0 && s.npairs == 0 && s.half == 0 && s.out == 0 && s.swap == [courts]cards.Card{} {
		return nil
	}
	t := *s // the picks must be such as steps can make
	t.pick, t.npairs, t.half, t.out = 0, 0, 0, 0
	t.pairPicks, t.swap = [pairs]pairing{}, [courts]cards.Card{}
	do := func(a engine.Action) bool { return t.Apply(t.asked, a, nil) == nil }
	ok := true
	for u := s.pick; u != 0; u &= u - 1 {
		ok = ok && do(engine.Step(vPick, uint8(u.First()), 0, 0))
	}
	for i := range min(int(s.npairs)+1, pairs) {
		p := s.pairPicks[i]
		if i == int(s.npairs) {
			p = pairing{shield: s.half}
		}
		ok = ok && (p.shield == 0 || do(engine.Step(vShield, uint8(p.shield.seat()), uint8(p.shield.card()), 0)))
		ok = ok && (p.sword == 0 || do(engine.Step(vSword, uint8(p.sword.seat()), uint8(p.sword.card()), 0)))
	}
	for slot := range uint8(courts) {
		if s.out>>slot&1 != 0 {
			ok = ok && do(engine.Step(vOut, slot, 0, 0))
		}
		if c := s.swap[slot]; c != cards.Back {
			ok = ok && do(engine.Step(vSwap, slot, uint8(c), 0))
		}
	}
	if !ok || t != *s {
		return broken("picks that no steps lead to")
	}
	return nil
}
