package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// New deals the first deal of a match.
func (Game) New(c engine.Config, ev *engine.Events) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	s := new(State)
	s.opt = readOptions(c)
	s.rng = newRand(c)
	// H3.4 Chance picks the first dealer, unless the players have agreed on one.
	switch info.Value(c, "first_dealer") {
	case "P1":
		s.dealer = 0
	case "P2":
		s.dealer = 1
	default:
		s.dealer = uint8(s.rng.IntN(2))
	}
	if s.opt.target > 0 {
		ev.Count(countTarget, engine.None, 0, int(s.opt.target))
	}
	d := doing{s, ev}
	d.fillStack()
	d.deal()
	ev.Phase(s.phase, engine.Seat(s.attacker), s.Actors())
	return s, nil
}

// stream keeps this game's chance apart from that of other games with the same seed.
const stream = 0x486f757365

// newRand is the generator of a match.
func newRand(c engine.Config) cards.Rand { return cards.NewRand(c.Seed, stream) }

// fillStack tells how the pack comes out of its box and lies on the stack, face down.
func (s doing) fillStack() {
	if s.ev == nil {
		return
	}
	for range packSize {
		s.ev.MoveSeen(cards.Back, engine.Nowhere, 0, common(pileStack), 0, 0)
	}
}

// deal shuffles the pack and deals. As events have told it, all cards lie on the stack.
func (s doing) deal() {
	// H3.5 The first card to be dealt is the last of the shuffled ones.
	n := len(pack.append(s.stack[:0]))
	s.rng.Shuffle(s.stack[:n])
	s.stackN = uint8(n)
	s.ev.Shuffle(common(pileStack))
	s.deals++
	s.ev.Count(countDeal, engine.None, 0, int(s.deals))
	s.ev.Count(countDealer, engine.None, 0, int(s.dealer)+1)
	s.ev.Say(sayDeals, engine.Seat(s.dealer), engine.None, cards.Back, int(s.deals))
	// H3.1 Ten cards each, one at a time, the dealer's opponent first.
	for i := range uint8(20) {
		p := 1 - s.dealer ^ i&1
		c := s.popStack()
		s.hand[p].add(c)
		s.handN[p]++
		s.ev.Move(c, common(pileStack), 0, own(pileHand, p), 0)
	}
	for p := range s.room {
		s.room[p] = [4]uint8{10, 10, 10, 10}
	}
	// H3.2 The next card starts the discard; the rest is the stack.
	c := s.popStack()
	s.discard[0], s.discardN = c, 1
	s.ev.Move(c, common(pileStack), 0, common(pileDiscard), 0)
	// H4.1 The dealer's opponent speaks first.
	s.phase, s.attacker = phaseFirst, 1-s.dealer
}

// gather tells how every card goes back to the stack, and clears the deal.
func (s doing) gather() {
	if s.ev != nil {
		for p := range uint8(2) {
			s.gatherHand(p)
			for _, k := range [...]struct {
				kind uint8
				b    bag
			}{{pileSpoils, s.spoils[p]}, {pileMeld, s.meld[p]}, {pileFresh, s.fresh[p]}} {
				gatherOpen(k.b, own(k.kind, p), s.ev)
			}
		}
		gatherOpen(s.won, own(pileWon, s.attacker), s.ev)
		for i := range s.discardN {
			s.ev.Move(s.discard[s.discardN-1-i], common(pileDiscard), 0, common(pileStack), 0)
		}
		if s.opt.deadOpen {
			gatherOpen(s.dead, common(pileGone), s.ev)
		} else {
			for range s.dead.len() {
				s.ev.MoveSeen(cards.Back, common(pileDead), 0, common(pileStack), 0, 0)
			}
		}
		for p, h := range s.home {
			if h != 0 {
				s.ev.Count(countHome, engine.Seat(p), 0, 0)
			}
		}
		if s.winner != 0 {
			s.ev.Count(countWinner, engine.None, 0, 0)
		}
		if s.block {
			s.ev.Count(countBlock, engine.None, 0, 0)
		}
	}
	*s.State = State{rng: s.rng, opt: s.opt, prev: s.prev, total: s.total,
		dealer: s.dealer, redeals: s.redeals, deals: s.deals}
}

// gatherHand tells how a hand goes back. Its unknown cards stay unknown.
func (s doing) gatherHand(p uint8) {
	var buf [packSize]cards.Card
	for _, c := range s.hand[p].minus(s.known[p]).append(buf[:0]) {
		s.ev.Move(c, own(pileHand, p), 0, common(pileStack), 0)
	}
	gatherOpen(s.known[p], own(pileHand, p), s.ev)
}

// gatherOpen tells how cards that everybody knows go back.
func gatherOpen(b bag, from engine.PileID, ev *engine.Events) {
	var buf [packSize]cards.Card
	for _, c := range b.append(buf[:0]) {
		ev.MoveSeen(c, from, 0, common(pileStack), 0, engine.Everybody)
	}
}
