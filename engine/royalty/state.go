// Package royalty plays Royalty by Rosalind Hobbs: two to four players, one pack, 490 points each, and the last one with
// points left wins. The clauses R1 to R52 stand in rules.md; their numbers stand in the code where they act.
package royalty

import (
	"math/bits"

	"royals/engine"
	"royals/engine/cards"
)

const maxSeats = 4

// The phases of a turn. The numbers are indexes into Info.Phases.
const (
	phaseAct      uint8 = iota // N1: the turn player acts
	phaseAsked                 // N2: the asked player may answer with a Jack
	phaseGained                // N3: the asker may lay what the ask completed
	phaseAttacked              // N4: the target may answer with a King
	phaseOver
)

// State is a position. A face lies in exactly one place, so hands and heaps are sets; only the deck has an order.
type State struct {
	rng cards.Rand

	hand    [maxSeats]cards.Set // in a redacted state only the faces that are known
	kingdom [maxSeats]cards.Set
	discard cards.Set
	table   cards.Set // the set, and the Queen, of the attack that waits for an answer

	// What everybody knows about the hands; see knowledge.go.
	known [maxSeats]cards.Set // cards of the hand that everybody has seen handed over
	lacks [maxSeats]lanes     // ranks the hand was without, by the number of cards drawn since
	holds [maxSeats]lanes     // ranks of which some card nobody has seen is there, likewise
	stock cards.Set           // the cards of which the present deck was made
	fresh [maxSeats]uint8     // how many unseen cards of the hand were drawn from the present deck

	// What can be thought likely about the hands; see doubts.go.
	doubts   [maxSeats]lanes // ranks that the hand is thought to be without, as lacks
	singles  [maxSeats]lanes // ranks of which it is thought to hold no two, likewise
	imagined bool            // a world: nobody's doubts are kept

	points   [maxSeats]int16
	returned [maxSeats]int16    // points that defences have saved the seat so far
	hits     [maxSeats][7]uint8 // attacks suffered, by rank from 4 to 10
	fell     [maxSeats]uint8    // 1 for who was out first, and so on; 0 while in
	askRank  [maxSeats]uint8    // the last ask of the seat: the rank, and the seat asked plus one
	askOf    [maxSeats]uint8
	blank    [maxSeats]uint8 // cards of the hand whose faces a redacted state does not hold

	deck  [52]cards.Card // the top is at deckN-1
	deckN uint8

	seats     uint8
	free      bool  // option turn
	refill    uint8 // option refill: cards drawn by an empty hand at the start of its turn
	fixed     bool  // option firstSeat
	discarded bool  // while a position is set up: cards that no fact names go to the discard pile

	phase  uint8
	turn   engine.Seat
	target engine.Seat // of the ask or attack that waits for an answer
	rank   cards.Rank  // of the ask or attack that waits for an answer
	gained cards.Card  // what the ask brought, while the follow-up waits
	acted  bool        // the turn player has acted this turn
	asked  bool        // the turn player has asked this turn
	struck bool        // somebody lost a point this turn
	drew   bool        // the turn began with a draw
	idle   uint8       // turns in a row in which nobody lost a point
}

const quad cards.Set = 1 | 1<<13 | 1<<26 | 1<<39

// ofRank returns the four cards of a rank.
func ofRank(r cards.Rank) cards.Set { return quad << r }

// ranks is a set of ranks: bit r for rank r.
type ranks uint16

const (
	allRanks     ranks = 0x3ffe
	attackRanks  ranks = 0x7f << 4 // R20
	askRanks     ranks = 0x1ff << 2
	defenceRanks ranks = 1<<2 | 1<<3
	actingRanks  ranks = 0x3ff << 1 // what makes an action possible: Ace to 10
)

func (m ranks) has(r cards.Rank) bool { return m>>r&1 != 0 }

func (m ranks) first() cards.Rank { return cards.Rank(bits.TrailingZeros16(uint16(m))) }

func (m ranks) len() int { return bits.OnesCount16(uint16(m)) }

// count returns the ranks of which a set holds one or more, and those of which it holds two or more.
func count(s cards.Set) (one, two ranks) {
	a, b := ranks(s)&allRanks, ranks(s>>13)&allRanks
	c, d := ranks(s>>26)&allRanks, ranks(s>>39)&allRanks
	return a | b | c | d, a&b | c&d | (a|b)&(c|d)
}

// in reports whether a seat is still playing.
func (s *State) in(p engine.Seat) bool { return p < engine.Seat(s.seats) && s.points[p] > 0 }

// left returns who is still playing.
func (s *State) left() engine.SeatSet {
	var set engine.SeatSet
	for p := range engine.Seat(s.seats) {
		if s.points[p] > 0 {
			set |= 1 << p
		}
	}
	return set
}

// size returns how many cards a hand holds, seen or not.
func (s *State) size(p engine.Seat) int { return s.hand[p].Len() + int(s.blank[p]) }

// redacted reports whether faces are missing from the state.
func (s *State) redacted() bool {
	return s.deckN > 0 && s.deck[0] == cards.Back || s.blank != [maxSeats]uint8{}
}

// Actors returns who owes a decision: the turn player, or whoever may answer.
func (s *State) Actors() engine.SeatSet {
	switch s.phase {
	case phaseAct, phaseGained:
		return 1 << s.turn
	case phaseAsked, phaseAttacked:
		return 1 << s.target
	}
	return 0
}

// CopyFrom makes the state equal to another.
func (s *State) CopyFrom(o engine.State) { *s = *o.(*State) }

// Fresh returns a zero state.
func (s *State) Fresh() engine.State { return new(State) }
