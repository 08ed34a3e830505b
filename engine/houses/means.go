package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// speaking says what a card does here and now for the seat p, whose opponent is o.
type speaking struct {
	*State
	p, o uint8
	m    *engine.Means
}

// Means tells what a card does for the seat that looks at it.
func (Game) Means(st engine.State, seat engine.Seat, id engine.PileID, c cards.Card, m *engine.Means) {
	s := speaking{st.(*State), uint8(seat), 1 - uint8(seat), m}
	switch id.Kind {
	case pileDiscard:
		s.discarded(c)
		return
	case pileDead, pileGone:
		m.Say("houses.card.dead")
		return
	}
	if id.Owner > 1 {
		return
	}
	own, q := id.Owner == seat, uint8(id.Owner)
	switch {
	case id.Kind == pileHand && own && s.hand[q].has(c):
		s.held(c)
	case id.Kind == pileBattle && s.battle[q] == c:
		s.battling(q, c)
	case id.Kind == pileSpoils && s.spoils[q].has(c):
		s.spoil(q, c, false)
	case id.Kind == pileWon && q == s.attacker && s.won.has(c):
		s.spoil(q, c, true)
	case id.Kind == pileMeld && s.meld[q].has(c):
		s.worth(q, c)
	case id.Kind == pileFresh && s.fresh[q].has(c):
		s.ransomed(c)
		s.worth(q, c)
	}
}

// held is a card of the hand: in the battle, in a match, and as a royal.
func (s speaking) held(c cards.Card) {
	led := s.battle[s.attacker]
	switch {
	case s.phase == phaseAnswer && s.p != s.attacker && answers(s.State).Has(c) && answerWins(led, c):
		s.m.About("houses.card.wins", engine.None, led)
	case s.phase == phaseAnswer && s.p != s.attacker && answers(s.State).Has(c):
		s.m.About("houses.card.loses", engine.None, led)
	case !s.royals(s.p).Has(c):
		s.beats(c)
	}
	if s.royals(s.p).Has(c) {
		s.m.Say("houses.card.royal")
	} else {
		s.matches(c)
	}
}

// beats tells what the card beats in a battle (H8.3, H8.5).
func (s speaking) beats(c cards.Card) {
	switch c.Rank() {
	case 2:
		s.m.Say("houses.card.two")
	case cards.Ace:
		s.m.Say("houses.card.ace")
	case 3:
		s.m.Say("houses.card.three")
	case cards.King:
		s.m.Say("houses.card.king")
	default:
		s.m.Say("houses.card.beats")
	}
}

// matches tells how many like it the hand and the own board hold, and what they come to as a match.
func (s speaking) matches(c cards.Card) {
	m := ofRank(c.Rank())
	down := m
	if !s.opt.royalsMatch {
		down &^= s.royals(s.p)
	}
	n := s.hand[s.p].in(m&^s.royals(s.p)).len() + s.board(s.p).in(down).len()
	switch {
	case n < 2:
		s.m.Say("houses.card.left", value(c))
	case n < 3:
		s.m.Say("houses.card.match.near", n)
	case s.opens():
		s.m.Say("houses.card.match", n, 2*n*value(c))
	default:
		s.m.Say("houses.card.match.shut", n, 2*n*value(c))
	}
}

// opens reports whether the seat has a royal in its spoils that opens matches in its turn, or will in its next.
func (s speaking) opens() bool { return s.spoils[s.p].faces()&s.royals(s.p) != 0 }

// battling is a card of the battle.
func (s speaking) battling(q uint8, c cards.Card) {
	switch {
	case s.phase == phaseKeep && s.winner-1 == s.p && s.royals(s.p).Has(c):
		s.m.Say("houses.card.keep.royal")
	case s.phase == phaseKeep && s.winner-1 == s.p && c.Rank() == cards.Ace:
		s.m.Say("houses.card.keep.ace")
	case s.phase == phaseKeep && s.winner-1 == s.p:
		s.m.Say("houses.card.keep", value(c))
	case s.phase == phaseKeep:
		s.m.About("houses.card.kept", engine.Seat(s.winner-1), cards.Back)
	case q == s.attacker:
		s.m.Say("houses.card.led")
	}
}

// spoil is a card that has been won, in this turn or before.
func (s speaking) spoil(q uint8, c cards.Card, now bool) {
	own := q == s.p
	switch {
	case c.Rank() == cards.Ace && own && now:
		s.m.Say("houses.card.assassin.next")
	case c.Rank() == cards.Ace && own:
		s.assassin(c)
	case c.Rank() == cards.Ace:
		s.m.Say("houses.card.assassin.rival")
	case s.royals(q).Has(c) && own && now:
		s.m.Say("houses.card.key.next")
	case s.royals(q).Has(c) && own:
		s.m.Say("houses.card.key")
	case s.royals(q).Has(c):
		s.m.Say("houses.card.key.rival")
	}
	s.worth(q, c)
}

// assassin is an ace that may kill a card of its suit opposite. The one that costs most is named.
func (s speaking) assassin(c cards.Card) {
	h := s.boardOf(s.o)
	before, _, _ := h.points(&s.opt)
	best, most := cards.Back, 0
	for t := (h.spoils.faces() | h.meld.faces()) & cards.OfSuit(c.Suit()); t != 0; t &= t - 1 {
		less := h
		if victim := t.First(); less.meld.has(victim) {
			less.meld.remove(victim)
		} else {
			less.spoils.remove(victim)
		}
		if after, _, _ := less.points(&s.opt); before-after > most {
			best, most = t.First(), before-after
		}
	}
	if best == cards.Back {
		s.m.About("houses.card.assassin.idle", engine.Seat(s.o), cards.Back)
		return
	}
	s.m.About("houses.card.assassin", engine.Seat(s.o), best, most)
}

// boardOf is what would score of a board, the hand left out.
func (s speaking) boardOf(q uint8) holding {
	h := holdingOf(s.State, q)
	h.hand = bag{}
	return h
}

// worth tells what a card on a board scores: alone, or in a match.
func (s speaking) worth(q uint8, c cards.Card) {
	h := s.boardOf(q)
	single, matched := h.group(c.Rank(), &s.opt)
	if matched > 0 && (s.opt.royalsMatch || !h.royals.Has(c)) {
		s.m.Say("houses.card.matched", matched, 2*matched*value(c))
	} else if single > 0 {
		s.m.Say("houses.card.single", value(c))
	}
}

// ransomed tells that the opponent's new card can be had for another of its rank (H12).
func (s speaking) ransomed(c cards.Card) {
	for _, a := range s.Legal(engine.Seat(s.p), nil) {
		if a.Verb() == verbRansom && cards.Card(a.A()) == c {
			s.m.About("houses.card.ransom", engine.Seat(s.o), cards.Card(a.B()))
			return
		}
	}
}

// discarded is a card of the discard pile. Only the top one can be taken, and only where it is of the own house.
func (s speaking) discarded(c cards.Card) {
	switch mine := s.p < 2 && c.Suit() == s.homeSuit(s.p); {
	case c != s.top():
		s.m.Say("houses.card.covered")
	case !mine:
		s.m.Say("houses.card.open.other")
	default:
		s.m.Say("houses.card.open")
	}
}
