package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

const (
	seats  = engine.MaxSeats
	courts = 12 // face cards in a deck, and so places for royals
	deck   = 52
	pairs  = 36 // most pairs of shield and sword: half of six hands of twelve
)

// lot is one revealed card with its owner: seat<<6 | card. Zero is none.
type lot uint16

func lotOf(x engine.Seat, c cards.Card) lot { return lot(x)<<6 | lot(c) }
func (l lot) seat() engine.Seat             { return engine.Seat(l >> 6) }
func (l lot) card() cards.Card              { return cards.Card(l & 63) }

// pairing is a shield laid against a sword.
type pairing struct{ shield, sword lot }

// State is a position. Cards never change owner (U1.3), so every set of a seat holds faces of that seat's own deck.
// Counts stand beside the sets because a redacted state still knows how many there are.
type State struct {
	rng       [seats]cards.Rand // U13.2 one stream per seat
	hand      [seats]cards.Set
	committed [seats]cards.Set // face down, before the reveal
	arena     [seats]cards.Set // face up, while the defender pairs
	discard   [seats]cards.Set
	known     [seats]cards.Set          // cards that everybody can work out to be in the hand (or committed) (U10.7)
	seen      [seats]cards.Set          // discard_view=top: the discards that were public when they went there
	draw      [seats][deck]cards.Card   // the last of ndraw is the top
	point     [seats][courts]cards.Card // point card of the royal with that face, none without a royal
	top       [seats]cards.Card         // discard_view=top: the card that shows
	royals    [seats]uint16             // bit of each face in play
	nhand     [seats]uint8
	ncom      [seats]uint8
	ndraw     [seats]uint8
	ndisc     [seats]uint8
	shown     [seats]uint8 // bottom cards of the draw pile that everybody knows (U2.5)
	points    [seats]uint8

	round uint32
	cap   uint16 // U12.3
	n     uint8
	eyes  uint8 // seat whose knowledge is left after Redact, plus one; 0 is a whole state

	subAny    bool // sub_suit=any
	numbers   bool // assassin_card=number
	forced    bool // block_choice=forced
	topOnly   bool // discard_view=top
	phase     uint8
	turn      engine.Seat
	first     engine.Seat
	asked     engine.Seat // who owes the decision
	rival     engine.Seat // the defender, or the owner of the royal aimed at
	aim       uint8       // slot of the royal aimed at, plus one; 0 in an attack
	hits      uint8
	winner    engine.Seat
	npairs    uint8
	half      lot // a shield picked whose sword is not yet
	out       uint16
	pick      cards.Set // picked for a commitment
	swap      [courts]cards.Card
	pairPicks [pairs]pairing
}

func blank(n int) State {
	s := State{n: uint8(n), round: 1, phase: phAction, rival: engine.None, winner: engine.None}
	return s
}

// CopyFrom makes the state equal to another.
func (s *State) CopyFrom(src engine.State) { *s = *src.(*State) }

// Fresh returns a new zero state.
func (s *State) Fresh() engine.State { return new(State) }

// target is U1.4, handLimit U1.5.
func (s *State) target() uint8    { return 20 - s.n }
func (s *State) handLimit() uint8 { return 2 * s.n }

// worth is a number card's points and strength, an ace 1 (U1.6, U1.7), and 0 for every other card (U1.8).
var worth = func() (w [64]uint8) {
	for c := cards.Card(1); c <= deck; c++ {
		if !c.Court() {
			w[c] = uint8(c.Rank())
		}
	}
	return w
}()

// lower holds, for every card, the number cards of its suit with a smaller number, and lowerAny those of any suit.
var lower, lowerAny = func() (same, all [64]cards.Set) {
	for c := cards.Card(1); c <= deck; c++ {
		for d := cards.Card(1); d <= deck; d++ {
			if worth[c] > 0 && worth[d] > 0 && worth[d] < worth[c] {
				all[c] = all[c].Add(d)
				if c.Suit() == d.Suit() {
					same[c] = same[c].Add(d)
				}
			}
		}
	}
	return same, all
}()

const (
	redNumbers   = cards.AllRed & cards.AllNumbers
	blackNumbers = cards.AllBlack & cards.AllNumbers
)

// valued holds the number cards of each value.
var valued = func() (v [11]cards.Set) {
	for c := cards.Card(1); c <= deck; c++ {
		if w := worth[c]; w > 0 {
			v[w] = v[w].Add(c)
		}
	}
	return v
}()

// faceOf and slotOf turn a face card into the slot of its royal and back.
func faceOf(slot uint8) cards.Card { return cards.Card(slot/3)*13 + 11 + cards.Card(slot%3) }
func slotOf(c cards.Card) uint8    { return uint8(c.Suit())*3 + uint8(c.Rank()-cards.Jack) }

// counted is how many royals a seat has.
func (s *State) counted(x engine.Seat) uint8 { return ones[s.royals[x]&0xfff] }

var ones = func() (t [1 << courts]uint8) {
	for i := range t {
		t[i] = t[i>>1] + uint8(i&1)
	}
	return t
}()

func pile(kind uint8, x engine.Seat) engine.PileID { return engine.PileID{Kind: kind, Owner: x} }
func royal(x engine.Seat, slot uint8) engine.PileID {
	return engine.PileID{Kind: pRoyals, Owner: x, Slot: slot}
}

// Actors returns who owes a decision: always one seat, because commitments are made one after another (U11.1).
func (s *State) Actors() engine.SeatSet {
	if s.phase == phOver || s.phase == phNone {
		return 0
	}
	return engine.Only(s.asked)
}

// ask makes a seat owe the decision of a phase.
func (s *State) ask(phase uint8, x engine.Seat, ev *engine.Events) {
	s.phase, s.asked = phase, x
	ev.Phase(phase, s.turn, engine.Only(x))
}

// take removes a card from a hand.
func (s *State) take(x engine.Seat, c cards.Card) {
	s.hand[x] = s.hand[x].Remove(c)
	s.known[x] = s.known[x].Remove(c)
	s.nhand[x]--
}
