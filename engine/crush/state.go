package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

const seats = engine.MaxSeats

// The sides a seat can stand on. C11, C13.
const (
	sideA   uint8 = 1 // began with the attacker
	sideV   uint8 = 2 // began with the victim
	sideOut uint8 = 3 // a bystander who stays out
)

// other returns the side against a side.
func other(side uint8) uint8 { return sideA + sideV - side }

// How a game ended.
const (
	endNone    uint8 = iota
	endLadder        // C46
	endLast          // C58, one player left with cards
	endLastTie       // C58, the last ran out together
	endLimit         // C62
)

// State is a position: sets of cards and numbers only, so that copying it is copying memory and == is equality. In a
// redacted state the unknown cards are zero, and the counts (handN, laidN, stockN, asideN) still tell how many there
// are.
type State struct {
	rng cards.Rand

	hand    [seats]cards.Set
	pick    [seats]cards.Set // what a principal has picked: cards to lay, or in a call seats, bit by seat
	discard cards.Set
	aside   cards.Set
	// pool holds the cards that can lie in the stock: the whole pack after the deal, the shuffled cards after a
	// reshuffle. old counts how many of a seat's cards, in hand or face down, are not of the pool. Both are public, for
	// they follow from what everybody has seen.
	pool  cards.Set
	old   [seats]uint8
	stock [54]cards.Card // the top is the last of stockN

	laid  [seats][2]cards.Card // ascending
	handN [seats]uint8
	laidN [seats]uint8

	ladder [seats]uint8
	climbs [seats]uint16 // rounds in which the seat went up
	slips  [seats]uint16 // rounds in which it went down
	side   [seats]uint8  // as joined, before any Joker
	throw  [seats]uint8  // 1 rock, 2 paper, 3 scissors

	bars    [2]engine.SeatSet // the seats that attacker and victim have barred
	in      engine.SeatSet    // the players still in the game
	owe     engine.SeatSet    // the seats that owe a decision
	winners engine.SeatSet

	n        uint8
	rules    rules
	phase    uint8
	attacker engine.Seat
	victim   engine.Seat // None between rounds
	stockN   uint8
	asideN   uint8
	ties     uint8 // how many throws in a row were equal
	end      uint8
	round    uint16 // the round being played, from 1
}

// Actors returns who owes a decision. The principals lay at the same time, and so do the throwers throw. So do
// bystanders answer in secret.
func (s *State) Actors() engine.SeatSet { return s.owe }

// CopyFrom makes s equal to another position.
func (s *State) CopyFrom(src engine.State) { *s = *src.(*State) }

// Fresh returns a zero state to copy into.
func (s *State) Fresh() engine.State { return new(State) }

// next returns the next seat clockwise. C8.
func (s *State) next(p engine.Seat) engine.Seat { return p.Next(int(s.n)) }

// principal reports whether p is attacker or victim of this round.
func (s *State) principal(p engine.Seat) bool { return p == s.attacker || p == s.victim }

// bystanders returns the players in the game who are neither attacker nor victim.
func (s *State) bystanders() engine.SeatSet { return s.in.Remove(s.attacker).Remove(s.victim) }

// open reports whether the laid cards have been turned over.
func (s *State) open() bool { return s.phase == phaseThrow }

// secretly reports whether bystanders are giving secret answers. C68.
func (s *State) secretly() bool { return s.rules&secret != 0 && s.phase == phaseAnswer }

// unshown returns the bystanders who have answered in secret while others have not. C68.
func (s *State) unshown() (gave engine.SeatSet) {
	if !s.secretly() {
		return 0
	}
	for t := s.bystanders() &^ s.owe; t != 0; t &= t - 1 {
		if p := t.First(); s.asks(p) {
			gave = gave.Add(p)
		}
	}
	return gave
}

// lays returns the least and the most cards that a principal lays. C18, C19.
func (s *State) lays(p engine.Seat) (least, most int) {
	most = min(2, int(s.handN[p]))
	if s.rules&upTo != 0 {
		return min(1, most), most
	}
	return most, most
}

func stockID() engine.PileID             { return engine.PileID{Kind: pileStock, Owner: engine.None} }
func discardID() engine.PileID           { return engine.PileID{Kind: pileDiscard, Owner: engine.None} }
func asideID() engine.PileID             { return engine.PileID{Kind: pileAside, Owner: engine.None} }
func handID(p engine.Seat) engine.PileID { return engine.PileID{Kind: pileHand, Owner: p} }
func cutID(p engine.Seat) engine.PileID  { return engine.PileID{Kind: pileCut, Owner: p} }
func laidID(p engine.Seat, i int) engine.PileID {
	return engine.PileID{Kind: pileLaid, Owner: p, Slot: uint8(i)}
}

// thrown returns the seats that have thrown, which everybody can see.
func (s *State) thrown() engine.SeatSet {
	if s.phase != phaseThrow || s.owe.Len() == 2 {
		return 0
	}
	var f flip
	s.resolve(&f)
	r := s.reps(&f)
	return (engine.Only(r[0]) | engine.Only(r[1])) &^ s.owe
}
