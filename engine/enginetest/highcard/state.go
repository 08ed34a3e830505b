package highcard

import (
	"royals/engine"
	"royals/engine/cards"
)

// State is a position. Of a redacted one, the hands and laid cards that are not known are zero. All cards that lie
// nowhere else are the stock.
type State struct {
	hand [maxSeats]cards.Set
	laid [maxSeats]cards.Set // one card, or none
	won  [maxSeats]cards.Set
	lead engine.Seat // the seat that lays first
	down uint8       // how many seats have laid a card for this trick
	n    uint8       // seats
	left uint8       // tricks still to be taken
}

// turn returns the seat that lays next, None when the game is over. H3.
func (s *State) turn() engine.Seat {
	if s.left == 0 {
		return engine.None
	}
	return (s.lead + engine.Seat(s.down)) % engine.Seat(s.n)
}

// lies returns how many cards lie before a seat: one once it has laid, known or not.
func (s *State) lies(p engine.Seat) int {
	n := engine.Seat(s.n)
	if (p+n-s.lead)%n < engine.Seat(s.down) {
		return 1
	}
	return 0
}

// Actors returns the seat that owes a decision.
func (s *State) Actors() engine.SeatSet { return engine.Only(s.turn()) }

// CopyFrom makes s equal to another position.
func (s *State) CopyFrom(src engine.State) { *s = *src.(*State) }

// Fresh returns a zero state to copy into.
func (s *State) Fresh() engine.State { return new(State) }

// held returns how many cards are in a hand, known or not.
func (s *State) held(p engine.Seat) int { return int(s.left) - s.lies(p) }

// stock returns how many cards are in the stock, where nobody ever sees them.
func (s *State) stock() int {
	n := cards.FullDeck.Len() - int(s.n)*int(s.left)
	for p := range s.n {
		n -= s.won[p].Len()
	}
	return n
}

// tricks returns how many tricks a seat has taken.
func (s *State) tricks(p engine.Seat) int { return s.won[p].Len() / int(s.n) }

// worth orders the cards: aces are highest, and suits decide between equal ranks. H5.
func worth(c cards.Card) int {
	rank := int(c.Rank())
	if c.Rank() == cards.Ace {
		rank = 14
	}
	return 4*rank + int(c.Suit())
}

var stockID = engine.PileID{Kind: pileStock, Owner: engine.None}

func handID(p engine.Seat) engine.PileID { return engine.PileID{Kind: pileHand, Owner: p} }

func laidID(p engine.Seat) engine.PileID { return engine.PileID{Kind: pileLaid, Owner: p} }

func wonID(p engine.Seat) engine.PileID { return engine.PileID{Kind: pileWon, Owner: p} }

// phase returns the phase of the position.
func (s *State) phase() uint8 {
	if s.left == 0 {
		return phaseOver
	}
	return phaseLay
}
