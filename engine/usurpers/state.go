package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

const (
	seats  = engine.MaxSeats
	courts = 12 // face cards in a deck, and so slots for royals
	deck   = 52
	pairs  = 36 // the most pairs of shield and sword: half of six hands of twelve
)

// State is a position. Cards never change owner (U1.3), so all the sets of a seat hold cards of its own deck. Counts
// stand beside the sets, because a redacted state still knows how many cards there are.
type State struct {
	rng       [seats]cards.Rand // U13.2 each deck has chance of its own
	hand      [seats]cards.Set
	committed [seats]cards.Set // face down, before the reveal
	arena     armies           // face up, while the defender pairs
	discard   [seats]cards.Set
	known     [seats]cards.Set          // what everybody can work out to be in the hand or committed: U10.7
	seen      [seats]cards.Set          // discard_view=top: the discards that were public when they went there
	draw      [seats][deck]cards.Card   // the last of the ndraw cards is the top
	point     [seats][courts]cards.Card // the point card of each royal
	top       [seats]cards.Card         // discard_view=top: the card that shows
	royals    [seats]uint16             // a bit for each face card in play
	nhand     [seats]uint8
	ncom      [seats]uint8 // committed cards, face down or revealed
	ndraw     [seats]uint8
	ndisc     [seats]uint8
	shown     [seats]uint8 // bottom cards of the draw pile that everybody knows: U2.5
	points    [seats]uint8

	round uint32
	n     uint8
	eyes  uint8 // 0 in a whole state, else the seat for which it is redacted, plus one

	options
	phase     uint8
	turn      engine.Seat
	first     engine.Seat
	asked     engine.Seat // the seat that owes the decision
	rival     engine.Seat // the defender, or the owner of the royal that is struck at
	aim       uint8       // slot of the royal that is struck at, plus one; 0 in an attack
	hits      uint8
	winner    engine.Seat
	npairs    uint8
	half      lot                // a picked shield that has no sword yet
	out       uint16             // picked for a payment: a bit for each royal given up
	pick      cards.Set          // picked for a commitment
	swap      [courts]cards.Card // picked for a payment: the card to go under each royal
	pairPicks [pairs]pairing     // sorted by shield
}

func blank(c engine.Config) State {
	return State{n: uint8(c.Seats), options: readOptions(c), round: 1, phase: phaseAction, rival: engine.None, winner: engine.None}
}

// CopyFrom makes the state equal to another.
func (s *State) CopyFrom(src engine.State) { *s = *src.(*State) }

// Fresh returns a new zero state.
func (s *State) Fresh() engine.State { return new(State) }

// Actors returns the one seat that owes a decision, because commitments are made one after another: U11.1.
func (s *State) Actors() engine.SeatSet {
	if s.phase == phaseOver || s.phase == phaseNone {
		return 0
	}
	return engine.Only(s.asked)
}

func (s *State) target() uint8    { return 20 - s.n } // U1.4
func (s *State) handLimit() uint8 { return 2 * s.n }  // U1.5

// worth is what a number card counts and fights with, 1 for an ace (U1.6, U1.7), and 0 for every other card (U1.8).
var worth = func() (w [64]uint8) {
	for c := cards.Card(1); c <= deck; c++ {
		if !c.Court() {
			w[c] = uint8(c.Rank())
		}
	}
	return w
}()

// lower holds the lower number cards of each card's suit, and lowerAny those of any suit.
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

// faceOf turns the slot of a royal into its face card, slotOf turns it back.
func faceOf(slot uint8) cards.Card { return cards.Card(slot/3)*13 + 11 + cards.Card(slot%3) }
func slotOf(c cards.Card) uint8    { return uint8(c.Suit())*3 + uint8(c.Rank()-cards.Jack) }

// picked are the pairs that the defender has picked.
func (s *State) picked() pairList { return s.pairPicks[:s.npairs] }

// down is how many committed cards of a seat lie face down.
func (s *State) down(x engine.Seat) uint8 {
	if s.arena[x] != 0 {
		return 0
	}
	return s.ncom[x]
}

// crowned are the cards of a seat's royals.
func (s *State) crowned(x engine.Seat) (all cards.Set) {
	for t := cards.Set(s.royals[x]); t != 0; t &= t - 1 {
		slot := uint8(t.First())
		all |= cards.Of(faceOf(slot), s.point[x][slot])
	}
	return all
}

// open are the cards of a seat that lie where everybody sees them or, at the bottom of its pile, knows them.
func (s *State) open(x engine.Seat) cards.Set {
	return s.crowned(x) | s.arena[x] | s.discard[x] | cards.Of(s.draw[x][:s.shown[x]]...)
}

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
	return engine.PileID{Kind: pileRoyals, Owner: x, Slot: slot}
}
