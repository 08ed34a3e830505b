package royalty

import (
	"errors"

	"royals/engine"
	"royals/engine/cards"
)

// code walks the fields in a fixed order.
func (s *State) code(c *engine.Coder) {
	engine.Num(c, &s.seats)
	if s.seats < 2 || s.seats > maxSeats {
		c.Fail("two to four seats")
		return
	}
	c.Rand(&s.rng)
	engine.Num(c, &s.discard)
	engine.Num(c, &s.table)
	engine.Num(c, &s.stock)
	for p := range s.seats {
		engine.Num(c, &s.hand[p])
		engine.Num(c, &s.kingdom[p])
		engine.Num(c, &s.known[p])
		engine.Num(c, &s.lacks[p])
		engine.Num(c, &s.holds[p])
		if s.seats == 2 {
			engine.Num(c, &s.doubts[p])
			engine.Num(c, &s.singles[p])
		}
		engine.Num(c, &s.points[p])
		engine.Num(c, &s.returned[p])
		h := &s.hits[p]
		pack(c, &h[0], &h[1], &h[2], &h[3], &h[4], &h[5], &h[6])
		pack(c, &s.fresh[p], &s.fell[p], &s.askRank[p], &s.askOf[p], &s.blank[p])
	}
	engine.Cards(c, s.deck[:], &s.deckN)
	c.Bool(&s.free)
	engine.Num(c, &s.refill)
	c.Bool(&s.fixed)
	engine.Num(c, &s.phase)
	engine.Num(c, &s.turn)
	engine.Num(c, &s.target)
	engine.Num(c, &s.rank)
	engine.Num(c, &s.gained)
	c.Bool(&s.acted)
	c.Bool(&s.asked)
	c.Bool(&s.struck)
	c.Bool(&s.drew)
	engine.Num(c, &s.idle)
}

// pack walks up to eight bytes as one number.
func pack(c *engine.Coder, list ...*uint8) {
	n := uint64(0)
	for i, b := range list {
		n |= uint64(*b) << (8 * i)
	}
	engine.Num(c, &n)
	if !c.Reading() {
		return
	}
	if n>>(8*len(list)-1)>>1 != 0 {
		c.Fail("a number is too big")
	}
	for i, b := range list {
		*b = uint8(n >> (8 * i))
	}
}

// Encode appends the canonical bytes.
func (s *State) Encode(buf []byte) []byte {
	c := engine.Writer(buf)
	s.code(&c)
	return c.Buf
}

// Decode reads what Encode wrote, and refuses anything that is no position.
func (s *State) Decode(buf []byte) error {
	var t State
	c := engine.Reader(buf)
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

func broken(why string) error { return errors.New("royalty: " + why) }

// Check names the first broken invariant. In a redacted state it checks what is left.
func (s *State) Check() error {
	n := engine.Seat(s.seats)
	if n < 2 || n > maxSeats || s.refill != 1 && s.refill != 5 || s.discarded {
		return broken("no such table")
	}
	var p engine.Seat
	for p = n; p < maxSeats; p++ {
		if s.hand[p]|s.kingdom[p]|s.known[p] != 0 || s.lacks[p]|s.holds[p]|s.doubts[p]|s.singles[p] != 0 || s.points[p]|s.returned[p] != 0 ||
			s.hits[p] != [7]uint8{} || s.fresh[p]|s.fell[p]|s.askRank[p]|s.askOf[p]|s.blank[p] != 0 {
			return broken("something lies at a seat nobody sits at")
		}
	}
	if err := s.checkCards(); err != nil {
		return err
	}
	for p = range n {
		if err := s.checkSeat(p); err != nil {
			return err
		}
	}
	return s.checkTurn()
}

// checkCards: 52 different cards, each in one place (invariant 1), and the deck of the cards it was made of.
func (s *State) checkCards() error {
	seen, blank, older := cards.Set(0), 0, 0
	put := func(set cards.Set) bool {
		ok := seen&set == 0 && set&^cards.FullDeck == 0
		seen |= set
		return ok
	}
	ok := put(s.discard) && put(s.table)
	for p := range s.seats {
		ok = ok && put(s.hand[p]) && put(s.kingdom[p])
		blank += int(s.blank[p])
		if s.blank[p] > 0 {
			if s.fresh[p] > s.blank[p] {
				return broken("more new cards than unseen ones")
			}
			older += int(s.blank[p] - s.fresh[p])
		}
	}
	if int(s.deckN) > len(s.deck) {
		return broken("the deck is too big")
	}
	hidden := s.redacted()
	for i, c := range s.deck {
		switch {
		case i >= int(s.deckN) && c != cards.Back, i < int(s.deckN) && hidden != (c == cards.Back):
			return broken("the deck is neither seen nor unseen")
		case c != cards.Back:
			ok = ok && c < cards.Faces && put(1<<c) && s.stock.Has(c)
		}
	}
	switch {
	case !ok:
		return broken("a card lies in two places, or where it cannot")
	case s.stock&^cards.FullDeck != 0:
		return broken("the deck was made of cards that are none")
	case !hidden && seen != cards.FullDeck:
		return broken("cards are missing")
	case hidden && seen.Len()+blank+int(s.deckN) != 52:
		return broken("not 52 cards")
	case hidden && (cards.FullDeck&^seen&^s.stock).Len() != older:
		return broken("the unseen cards are not where they were")
	}
	return nil
}

// checkSeat: kingdoms, points and knowledge of one seat (invariants 2, 4, 5, 6).
func (s *State) checkSeat(p engine.Seat) error {
	k := s.kingdom[p]
	switch {
	case k&^(ofRank(2)|ofRank(3)|ofRank(cards.Ace)) != 0 || (k&ofRank(2)).Len()%2 != 0 || (k&ofRank(3)).Len()%2 != 0:
		return broken("a kingdom holds what no defence is")
	case s.points[p] < 0 || s.points[p] > startPoints || s.points[p]%5 != 0:
		return broken("points are no multiple of 5 up to 490")
	case s.points[p] == 0 && (s.hand[p]|k != 0 || s.blank[p] != 0 || s.fell[p] == 0 || s.fell[p] >= s.seats):
		return broken("who is out has cards, or no place")
	case s.points[p] > 0 && s.fell[p] != 0:
		return broken("who is in has fallen")
	case s.known[p]&^s.hand[p] != 0 || s.known[p]&(ofRank(cards.Ace)|cards.AllCourts) != 0:
		return broken("a card is known that is not there")
	case s.returned[p] < 0 || s.askRank[p] > 10 || s.askOf[p] > s.seats || (s.askRank[p] == 0) != (s.askOf[p] == 0):
		return broken("the score sheet or the last ask makes no sense")
	}
	for q := range p {
		if s.fell[p] != 0 && s.fell[p] == s.fell[q] {
			return broken("two seats fell at once")
		}
	}
	both := lanes(0)
	for i := range laneCount {
		l := lanes(s.lacks[p].lane(i)) | lanes(s.holds[p].lane(i))<<laneWidth
		if l&^(lanes(allRanks)|lanes(allRanks)<<laneWidth) != 0 || both&l != 0 {
			return broken("a rank is known in two ways")
		}
		both |= l
	}
	if err := s.checkDoubts(s.doubts[p]); err != nil {
		return err
	}
	if err := s.checkDoubts(s.singles[p]); err != nil {
		return err
	}
	both |= s.doubts[p] | s.singles[p]
	if s.points[p] == 0 && (both != 0 || s.fresh[p] != 0) {
		return broken("something is known of a hand that is no more")
	}
	if s.blank[p] == 0 && !s.fits(p, s.hand[p]&^s.known[p], cards.Back) {
		return broken("the hand of " + p.String() + " is not what everybody knows")
	}
	return nil
}

// checkDoubts: between two, a rank stands in one lane at most.
func (s *State) checkDoubts(l lanes) error {
	seen := ranks(0)
	for k := range laneCount {
		m := l.lane(k)
		if m&^allRanks != 0 || m&seen != 0 || m != 0 && s.seats != 2 {
			return broken("a doubt makes no sense")
		}
		seen |= m
	}
	return nil
}

// checkTurn: who owes what.
func (s *State) checkTurn() error {
	window := s.phase == phaseAsked || s.phase == phaseAttacked
	switch {
	case s.phase > phaseOver || s.turn >= engine.Seat(s.seats) || s.idle > standstill:
		return broken("no such turn")
	case s.phase == phaseOver:
		if s.left().Len() != 1 && s.idle < standstill || s.turn != 0 || s.acted || s.asked || s.struck || s.drew {
			return broken("the game is not over")
		}
	case s.left().Len() < 2 || !s.in(s.turn) || s.idle >= standstill:
		return broken("the game is over")
	}
	if !window && (s.target != 0 || s.rank != 0) || (s.phase == phaseAttacked) != (s.table != 0) {
		return broken("something waits for an answer outside a window")
	}
	if window && (!s.in(s.target) || s.target == s.turn || s.size(s.target) == 0 || !s.acted) {
		return broken("nobody can answer")
	}
	switch s.phase {
	case phaseAsked:
		if !askRanks.has(s.rank) || !s.asked || s.askRank[s.turn] != uint8(s.rank) || s.askOf[s.turn] != uint8(s.target)+1 {
			return broken("no such ask")
		}
	case phaseAttacked:
		set, queens := s.table&ofRank(s.rank), s.table&ofRank(cards.Queen)
		if !attackRanks.has(s.rank) || set.Len() != 2 || queens.Len() > 1 || s.table != set|queens {
			return broken("no such attack")
		}
	case phaseAct:
		one, _ := count(s.hand[s.turn])
		if !s.acted && s.blank[s.turn] == 0 && one&actingRanks == 0 {
			return broken("the turn player has nothing to play")
		}
		if s.acted && !s.free {
			return broken("two actions in a turn")
		}
	}
	switch {
	case s.asked && !s.acted, s.struck && !s.acted:
		return broken("the marks of the turn make no sense")
	case s.phase != phaseGained && s.gained != cards.Back, s.gained >= cards.Faces:
		return broken("a card was gained at the wrong time")
	case s.phase == phaseGained && (s.free || !s.asked || s.gained == cards.Back && s.blank[s.turn] == 0):
		return broken("nothing was gained")
	case s.gained != cards.Back && !s.hand[s.turn].Has(s.gained):
		return broken("the gained card is not in hand")
	}
	return nil
}
