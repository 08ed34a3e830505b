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

// How a game ended.
const (
	endNone    uint8 = iota
	endLadder        // C46
	endLast          // C58, one player left with cards
	endLastTie       // C58, the last ran out together
	endLimit         // C62
)

// State is a position. Sets of cards and numbers only, so that copying it is copying memory and == is equality.
// Of a redacted state the counts (handN, laidN, stockN, asideN) still speak; the cards that are not known are zero.
type State struct {
	rng cards.Rand

	hand    [seats]cards.Set
	pick    [seats]cards.Set // cards picked by a principal who lays; in a call the seats picked, bit by seat
	discard cards.Set
	aside   cards.Set
	// pool holds the cards that can lie in the stock as everybody knows: all of them after the deal, after a reshuffle
	// the cards that were shuffled. old counts a seat's cards, in hand or face down on the table, that are not of the
	// pool; it too follows from what everybody has seen.
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

	bars    [2]engine.SeatSet // whom attacker and victim barred
	in      engine.SeatSet    // who is still in the game
	owe     engine.SeatSet    // who owes a decision
	winners engine.SeatSet

	n        uint8
	rules    rules
	phase    uint8
	attacker engine.Seat
	victim   engine.Seat // None between rounds
	stockN   uint8
	asideN   uint8
	ties     uint8 // equal throws running
	end      uint8
	round    uint16 // the round being played, from 1
}

// Actors returns who owes a decision: in D6 both principals at once, in D7 both throwers.
func (s *State) Actors() engine.SeatSet { return s.owe }

// CopyFrom makes s equal to another position.
func (s *State) CopyFrom(src engine.State) { *s = *src.(*State) }

// Fresh returns a zero state to copy into.
func (s *State) Fresh() engine.State { return new(State) }

// next returns the next seat clockwise. C8.
func (s *State) next(p engine.Seat) engine.Seat { return p.Next(int(s.n)) }

// principal reports whether p is attacker or victim of this round.
func (s *State) principal(p engine.Seat) bool { return p == s.attacker || p == s.victim }

// bystanders returns the players still in who are neither attacker nor victim.
func (s *State) bystanders() engine.SeatSet { return s.in.Remove(s.attacker).Remove(s.victim) }

// open reports whether the cards on the table have been turned over.
func (s *State) open() bool { return s.phase == phThrow }

// lays returns how few and how many cards a principal lays. C18, C19.
func (s *State) lays(p engine.Seat) (least, most int) {
	most = min(2, int(s.handN[p]))
	if s.rules&upTo != 0 {
		return min(1, most), most
	}
	return most, most
}

func stockID() engine.PileID             { return engine.PileID{Kind: pStock, Owner: engine.None} }
func discardID() engine.PileID           { return engine.PileID{Kind: pDiscard, Owner: engine.None} }
func asideID() engine.PileID             { return engine.PileID{Kind: pAside, Owner: engine.None} }
func handID(p engine.Seat) engine.PileID { return engine.PileID{Kind: pHand, Owner: p} }
func cutID(p engine.Seat) engine.PileID  { return engine.PileID{Kind: pCut, Owner: p} }
func laidID(p engine.Seat, i int) engine.PileID {
	return engine.PileID{Kind: pLaid, Owner: p, Slot: uint8(i)}
}
