package royalty

import (
	"math/bits"

	"royals/engine"
	"royals/engine/cards"
)

// State is a position. Every card lies in exactly one pile, so piles are sets; only the deck has an order.
type State struct {
	rng cards.Rand

	hand    [maxSeats]cards.Set // in a redacted state, only the cards its viewer knows
	kingdom [maxSeats]cards.Set
	discard cards.Set
	laid    cards.Set // the set of the attack that is under way, and its Queen; several sets with option combineAttacks

	// What everybody knows about the hands; see knowledge.go.
	known [maxSeats]cards.Set // cards of the hand that everybody has seen handed over
	lacks [maxSeats]lanes     // ranks that the hand was without, by the number of cards drawn since
	holds [maxSeats]lanes     // ranks of which the hand holds an unseen card, likewise
	stock cards.Set           // the cards that the present deck was made of
	fresh [maxSeats]uint8     // how many unseen cards of the hand came from the present deck

	// What seems likely about the hands; see doubts.go.
	doubts   [maxSeats]lanes // ranks that the hand probably lacks, in lanes as above
	singles  [maxSeats]lanes // ranks of which it probably holds no pair, likewise
	imagined bool            // the state is an imagined world, where no doubts are kept

	points   [maxSeats]int16
	returned [maxSeats]int16 // points that defences have saved the seat so far
	hits     [maxSeats]hits
	fell     [maxSeats]uint8 // 1 for the first player out, and so on; 0 while in the game
	last     [maxSeats]lastAsk
	blank    [maxSeats]uint8 // how many cards of the hand a redacted state hides

	deck  [52]cards.Card // the top card is at deckN-1
	deckN uint8

	seats uint8
	free  bool  // option turn
	house house // the other options that the play needs
	fixed bool  // option firstSeat
	rest  uint8 // while a position is set up: where the remaining cards go

	phase  uint8
	turn   engine.Seat
	target engine.Seat // of the ask or the attack that is under way
	rank   cards.Rank  // likewise; of an attack of several sets, the rank of the first
	gained cards.Card  // what the ask brought, while the follow-up waits
	acted  bool        // the turn player has acted this turn
	asked  bool        // the turn player may not ask (again) this turn
	struck bool        // somebody lost a point this turn
	drew   bool        // the turn began with a draw
	idle   uint8       // turns in a row in which nobody lost a point
}

// house is the options of a table in one byte: in its lowest bits the cards that an empty hand draws at the start of its
// turn (option refill), and a bit for each of the others.
type house uint8

const (
	houseRefill  house = 7
	houseAces    house = 1 << 3 // option askRanks: Aces can be asked for
	houseRoyals  house = 1 << 4 // option askRanks: so can royalty
	houseGiveAll house = 1 << 5 // option give: all cards of the rank are handed over
	houseAgain   house = 1 << 6 // option askAgain: a success may be followed by another ask
	houseCombine house = 1 << 7 // option combineAttacks: sets may be added to an attack
)

// asks returns the ranks that can be asked for (R13).
func (h house) asks() ranks { return askedRanks[h/houseAces&3] }

// acting returns the ranks that are an action by themselves (R9, R10). A player without them draws.
func (h house) acting() ranks {
	if h&houseRoyals != 0 {
		return allRanks
	}
	return actingRanks
}

// hits counts the attacks that a seat has suffered, by rank from 4 to 10.
type hits [7]uint8

// lastAsk is the last ask of a seat: the rank, and the seat that was asked, counted from 1. Both are 0 before the
// first.
type lastAsk struct {
	rank cards.Rank
	of   uint8
}

func askOf(p engine.Seat, r cards.Rank) lastAsk { return lastAsk{r, uint8(p) + 1} }

// ofRank returns the four cards of a rank.
func ofRank(r cards.Rank) cards.Set {
	const suits = 1 | 1<<13 | 1<<26 | 1<<39
	return suits << r
}

// ranks is a set of ranks: bit r for rank r.
type ranks uint16

const (
	allRanks     ranks = 0x3ffe
	attackRanks  ranks = 0x7f << 4   // R20
	setRanks     ranks = 0x1ff << 2  // R13: a set can be made of them
	defenceRanks ranks = 1<<2 | 1<<3 // R27
	actingRanks  ranks = 0x3ff << 1  // R9: a player who holds one of these, Ace to 10, has an action
)

// askedRanks are the values of option askRanks: sets, setsAndAces, and any.
var askedRanks = [4]ranks{setRanks, actingRanks, 0, allRanks}

func (m ranks) has(r cards.Rank) bool { return m>>r&1 != 0 }

// covers reports whether all cards of a set are of these ranks.
func (m ranks) covers(set cards.Set) bool {
	one, _ := count(set)
	return one&^m == 0
}

func (m ranks) first() cards.Rank { return cards.Rank(bits.TrailingZeros16(uint16(m))) }

func (m ranks) len() int { return bits.OnesCount16(uint16(m)) }

// count returns the ranks of which a set holds at least one card, and those of which it holds at least two.
func count(s cards.Set) (one, two ranks) {
	a, b := ranks(s)&allRanks, ranks(s>>13)&allRanks
	c, d := ranks(s>>26)&allRanks, ranks(s>>39)&allRanks
	return a | b | c | d, a&b | c&d | (a|b)&(c|d)
}

// in reports whether a seat is still in the game.
func (s *State) in(p engine.Seat) bool { return p < engine.Seat(s.seats) && s.points[p] > 0 }

// left returns the seats still in the game.
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

// redacted reports whether the state hides a card.
func (s *State) redacted() bool {
	return s.deckN > 0 && s.deck[0] == cards.Back || s.blank != [maxSeats]uint8{}
}

// Actors returns the seat that owes a decision: the turn player, or the target of an ask or an attack.
func (s *State) Actors() engine.SeatSet {
	switch s.phase {
	case phaseAct, phaseGained, phaseAdding:
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
