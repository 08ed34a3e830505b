package royalty

import (
	"errors"

	"royals/engine"
	"royals/engine/cards"
)

func broken(why string) error { return errors.New("royalty: " + why) }

// Check names the first thing that cannot be together in a position. In a redacted state it checks what is left.
func (s *State) Check() error {
	if n := s.house & houseRefill; n != 1 && n != 5 || s.house.asks() == 0 || s.rest != restDeck {
		return broken("no such table")
	}
	if err := s.checkDeck(); err != nil {
		return err
	}
	for p := range engine.Seat(s.seats) {
		if err := s.checkSeat(p); err != nil {
			return err
		}
		if err := s.checkKnowledge(p); err != nil {
			return err
		}
	}
	if err := s.checkTurn(); err != nil {
		return err
	}
	return s.checkMarks()
}

// checkDeck: the deck is hidden as a whole or not at all, and holds nothing but cards it was made of.
func (s *State) checkDeck() error {
	hidden, older, seen := s.redacted(), 0, s.discard|s.laid
	for p := range s.seats {
		seen |= s.hand[p] | s.kingdom[p]
		if s.blank[p] == 0 {
			continue
		}
		if s.fresh[p] > s.blank[p] {
			return broken("more new cards than unseen ones")
		}
		older += int(s.blank[p] - s.fresh[p])
	}
	for _, c := range s.deck[:s.deckN] {
		switch {
		case hidden != (c == cards.Back):
			return broken("the deck is neither seen nor unseen")
		case !hidden && !s.stock.Has(c):
			return broken("the deck was not made of its cards")
		}
	}
	switch {
	case s.stock&^cards.FullDeck != 0:
		return broken("the deck was made of jokers")
	case hidden && (cards.FullDeck&^seen&^s.stock).Len() != older:
		return broken("the unseen cards are not where they were")
	}
	return nil
}

// checkSeat: the kingdom, the points and the last ask of a seat.
func (s *State) checkSeat(p engine.Seat) error {
	k, last := s.kingdom[p], s.last[p]
	switch {
	case k&^(ofRank(2)|ofRank(3)|ofRank(cards.Ace)) != 0 || (k&ofRank(2)).Len()%2 != 0 || (k&ofRank(3)).Len()%2 != 0:
		return broken("a kingdom holds what is no defence")
	case s.points[p]%5 != 0:
		return broken("points are no multiple of 5")
	case s.points[p] == 0 && (s.size(p) != 0 || k != 0 || s.fell[p] == 0):
		return broken("a player who is out has cards, or no rank")
	case s.points[p] > 0 && s.fell[p] != 0:
		return broken("a player with points is out")
	case last.rank != 0 && !s.house.asks().has(last.rank) || last.of > s.seats || (last.rank == 0) != (last.of == 0):
		return broken("the last ask makes no sense")
	}
	for q := range p {
		if s.fell[p] != 0 && s.fell[p] == s.fell[q] {
			return broken("two players went out at once")
		}
	}
	return nil
}

// checkKnowledge: what is known and thought of a hand agrees with it.
func (s *State) checkKnowledge(p engine.Seat) error {
	if s.known[p]&^s.hand[p] != 0 || !s.house.asks().covers(s.known[p]) {
		return broken("a known card is not in the hand, or was never asked for")
	}
	thought := s.doubts[p] | s.singles[p]
	for _, l := range [...]lanes{s.lacks[p], s.holds[p], s.doubts[p], s.singles[p]} {
		if !l.apart() {
			return broken("a rank was learned twice, or is no rank")
		}
	}
	switch {
	case thought != 0 && s.seats != 2:
		return broken("doubts are kept between two players only")
	case s.points[p] == 0 && (thought|s.lacks[p]|s.holds[p] != 0 || s.fresh[p] != 0):
		return broken("something is known of a player who is out")
	case s.blank[p] == 0 && !s.fits(p, s.hand[p]&^s.known[p]):
		return broken("the hand of " + p.String() + " is not what everybody knows")
	}
	return nil
}

// apart reports whether every rank stands in one lane at most.
func (l lanes) apart() bool {
	seen := ranks(0)
	for k := range laneCount {
		m := l.lane(k)
		if m&^allRanks != 0 || m&seen != 0 {
			return false
		}
		seen |= m
	}
	return true
}

// checkTurn: the seat that owes a decision can make it.
func (s *State) checkTurn() error {
	left := s.left().Len()
	adding := s.phase == phaseAdding
	attack := adding || s.phase == phaseAttacked
	window := s.phase == phaseAsked || s.phase == phaseAttacked
	switch {
	case s.phase == phaseOver && (left != 1 && s.idle < standstill || s.turn != 0):
		return broken("the game is not over")
	case s.phase != phaseOver && (left < 2 || !s.in(s.turn) || s.idle >= standstill):
		return broken("the game is over")
	case !window && !adding && (s.target != 0 || s.rank != 0) || attack != (s.laid != 0):
		return broken("something waits for an answer at the wrong time")
	case (window || adding) && (!s.in(s.target) || s.target == s.turn) || window && s.size(s.target) == 0:
		return broken("nobody can answer")
	case s.phase == phaseAsked && (!s.house.asks().has(s.rank) || s.last[s.turn] != askOf(s.target, s.rank)):
		return broken("no such ask")
	case attack && !soundAttack(s):
		return broken("no such attack")
	case adding && (s.house&houseCombine == 0 || s.size(s.turn) < 2):
		return broken("nothing can be added to the attack")
	case s.phase == phaseAct && !s.acted && s.blank[s.turn] == 0 && !s.mayAct():
		return broken("the turn player has nothing to play")
	}
	return nil
}

// soundAttack reports whether the cards of an attack are sets, one of them of the attack's rank, and at most one Queen.
// Without option combineAttacks there is one set.
func soundAttack(s *State) bool {
	one, two := count(s.laid)
	n := 0
	for m := one &^ (1 << cards.Queen); m != 0; m &= m - 1 {
		k := (s.laid & ofRank(m.first())).Len()
		if n += k; k%2 != 0 {
			return false
		}
	}
	queens := (s.laid & ofRank(cards.Queen)).Len()
	return (two & attackRanks).has(s.rank) && queens <= 1 && attackRanks.covers(s.laid&^ofRank(cards.Queen)) &&
		(n == 2 || s.house&houseCombine != 0)
}

// checkMarks: what is noted of the turn agrees with its phase.
func (s *State) checkMarks() error {
	asks := s.phase == phaseAsked || s.phase == phaseGained && !askAgain(s)
	switch {
	case s.phase == phaseOver && (s.acted || s.asked || s.struck || s.drew):
		return broken("the game is over, and the turn is not")
	case s.phase == phaseAct && s.acted && !s.free && !askAgain(s):
		return broken("two actions in a turn")
	case (s.asked || s.struck || s.phase == phaseAttacked || s.phase == phaseAdding) && !s.acted, asks && !s.asked,
		s.phase == phaseAdding && askAgain(s):
		return broken("nothing was done for the marks of the turn")
	case s.phase != phaseGained && s.gained != cards.Back:
		return broken("a card was gained at the wrong time")
	case s.phase == phaseGained && (s.free || s.gained == cards.Back && s.blank[s.turn] == 0):
		return broken("nothing was gained")
	case s.gained != cards.Back && !s.hand[s.turn].Has(s.gained):
		return broken("the gained card is not in hand")
	}
	return nil
}
