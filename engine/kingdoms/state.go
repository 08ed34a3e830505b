package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// The fixed sizes.
const (
	fullHand = 5   // K2.2
	slots    = 3   // of royals (K2.4)
	bombs    = 2   // of jokers (K2.4)
	most     = 108 // cards of two decks (K1.2)
	idleMost = 6   // K18.3
)

// How a royal lies (K11.1). 0 is an empty slot. Diagonal and upright royals stand.
const (
	diagonal uint8 = 1 + iota
	upright
	sideways
)

// How a joker is: laid this turn, ready, or blocked this turn and not to be tried again (K12.6).
const (
	fresh uint8 = 1 + iota
	ready
	blocked
)

// The decisions a player may owe. 0 is none.
const (
	askAction uint8 = 1 + iota
	askBlock
	askJack
	askCall
)

// The kinds of attack (K3.5).
const (
	byArrows uint8 = 1 + iota
	byRoyal
	byJoker
	byWipe
)

// What an attack is aimed at, besides the royals in slots 0 to 2.
const (
	atFace uint8 = 3
	atAll  uint8 = 4
)

// What the cards picked are for.
const (
	pickDiscard uint8 = 1 + iota
	pickArrows
)

// The draws between two turns (K5.5).
const (
	stageRefill uint8 = 1 + iota
	stageTopUp
)

// How the game ended (K18).
const (
	overFinal uint8 = 1 + iota
	overEmpty
	overIdle
	overConceded
)

// How far the Last Round is. 0 is before it.
const (
	finalOpen uint8 = 1 + iota // the next two turns are the last (K17.6)
	finalFirst
	finalSecond
)

// The options.
const (
	refillEnd uint8 = iota
	refillStart
)
const (
	wipeLiteral uint8 = iota
	wipeReversed
)
const ( // bits of State.house
	houseNoRetry  uint8 = 1 << iota // K12.6
	houseJackWipe                   // K14.6
	houseEnd
)
const (
	callBoth uint8 = iota
	callDrawer
	callAuto
)
const (
	firstRandom = iota
	firstP1
	firstP2
)

// side is one player's half of the table.
type side struct {
	hand  bag
	old   bag // cards in hand since the last reshuffle: the other player can work them out
	loose bag // score pile: arrow cards and tributes (K19.4)
	under [slots]bag
	// The rest of the score pile, as it came: stacks and pairs, each a royal or a joker and then its number cards.
	won    [most]cards.Card
	wonN   uint8
	stacks uint8
	pairs  uint8
	royal  [slots]cards.Card
	lie    [slots]uint8
	joker  [bombs]cards.Card
	ready  [bombs]uint8
	handN  uint8
	had    bool // has recruited at some time (K4.4)
	score  int16
}

// State is a position.
type State struct {
	side    [2]side
	stock   [most]cards.Card // the top is the last one
	stockN  uint8
	discard bag
	laid    bag // the number cards of the attack on the table (K7.1)
	pick    bag // of the seat whose turn it is
	picking uint8
	rng     cards.Rand

	turn  engine.Seat
	ask   uint8
	asked engine.Seat

	attack, by, aim, aces uint8

	drawer engine.Seat
	stage  uint8

	reshuffles uint8
	called     bool
	final      uint8
	idle       uint8
	spent      bool // the player whose turn it is has spent a card
	over       uint8
	conceded   engine.Seat

	// Options.
	decks, refill, wipe, limit, lastCall, house uint8

	// Redacted for an onlooker, side[0].old holds the old cards of both hands. Blind is 1 plus how many of them P1
	// has.
	blind uint8
}

// Fresh returns a new zero position.
func (s *State) Fresh() engine.State { return new(State) }

// CopyFrom makes s equal to src.
func (s *State) CopyFrom(src engine.State) { *s = *src.(*State) }

// Actors returns who owes a decision: one seat, until the game is over.
func (s *State) Actors() engine.SeatSet {
	if s.over != 0 {
		return 0
	}
	return engine.Only(s.asked)
}

// open reports whether royals and jokers may attack: both seats have recruited (K4.4, K4.8).
func (s *State) open() bool { return s.side[0].had && s.side[1].had }

// phase returns the phase of K4.1.
func (s *State) phase() uint8 {
	switch {
	case s.final > 0:
		return phaseLast
	case s.open():
		return phaseBattle
	}
	return phaseCold
}

// standing returns the slots of the royals that stand, one bit each (K3.4).
func (d *side) standing() uint8 {
	var m uint8
	for i, l := range d.lie {
		if l == diagonal || l == upright {
			m |= 1 << i
		}
	}
	return m
}

// several reports whether a set of slots has more than one.
func several(slots uint8) bool { return slots&(slots-1) != 0 }

// stands reports whether slot holds a standing royal.
func (d *side) stands(slot uint8) bool {
	return slot < slots && (d.lie[slot] == diagonal || d.lie[slot] == upright)
}

// ranks returns the ranks of the standing royals together (K12.13).
func (d *side) ranks() int {
	n := 0
	for i := range d.lie {
		if d.stands(uint8(i)) {
			n += rank(d.royal[i])
		}
	}
	return n
}

// The piles that belong to nobody.
var (
	onStock   = engine.PileID{Kind: pileStock, Owner: engine.None}
	onDiscard = engine.PileID{Kind: pileDiscard, Owner: engine.None}
	onTable   = engine.PileID{Kind: pileTable, Owner: engine.None}
)

func pile(kind uint8, owner engine.Seat, slot uint8) engine.PileID {
	return engine.PileID{Kind: kind, Owner: owner, Slot: slot}
}

// lay turns a royal.
func (s doing) lay(p engine.Seat, slot, how uint8) {
	s.side[p].lie[slot] = how
	s.ev.Count(countLie, p, slot, int(how))
}

// leave takes a card out of a hand. Of two equal cards, one held since the last reshuffle goes first.
func (s doing) leave(p engine.Seat, c cards.Card) {
	d := &s.side[p]
	d.hand.remove(c)
	d.handN--
	if d.old.has(c) {
		d.old.remove(c)
	}
	if p == s.turn {
		s.spent = true // K18.3
	}
}

// toDiscard puts a card from a hand on the discard pile.
func (s doing) toDiscard(p engine.Seat, c cards.Card) {
	s.leave(p, c)
	s.discard.add(c)
	s.ev.Move(c, pile(pileHand, p, 0), 0, onDiscard, 0)
}

// gain adds points (K19.8).
func (s doing) gain(p engine.Seat, n int) {
	s.side[p].score += int16(n)
	s.ev.Count(countScore, p, 0, int(s.side[p].score))
}

// foe returns the other seat.
func foe(s engine.Seat) engine.Seat { return s ^ 1 }
