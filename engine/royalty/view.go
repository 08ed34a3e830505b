package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// Redact blanks what a seat may not know: other hands but for cards everybody has seen, the order of the deck, chance, and
// the card an asker has drawn (R48).
func (s *State) Redact(p engine.Seat) {
	for q := range engine.Seat(s.seats) {
		if q != p {
			s.blank[q] += uint8((s.hand[q] &^ s.known[q]).Len())
			s.hand[q] &= s.known[q]
		}
	}
	clear(s.deck[:s.deckN])
	s.rng = cards.Rand{}
	if s.gained != cards.Back && p != s.turn && !s.known[s.turn].Has(s.gained) {
		s.gained = cards.Back
	}
}

// View writes what the state shows.
func (s *State) View(v *engine.View) {
	v.Phase, v.Turn, v.Actors, v.Over = s.phase, s.turn, s.Actors(), s.phase == phaseOver
	for p := range engine.Seat(s.seats) {
		v.PutSet(handOf(p), int(s.blank[p]), s.hand[p])
		v.PutSet(kingdomOf(p), 0, s.kingdom[p])
	}
	v.PutSet(onTable, 0, s.table)
	v.PutSet(onDiscard, 0, s.discard)
	var deck [52]cards.Card
	for i := range int(s.deckN) {
		deck[i] = s.deck[int(s.deckN)-1-i]
	}
	v.Put(onDeck, deck[:s.deckN]...)
	var list [counterCount]int32
	s.counters(&list)
	for i, n := range list {
		if n != 0 {
			key, owner, slot := counterAt(i)
			v.Count(key, owner, slot, int(n))
		}
	}
}

// The counters in one row: those of the table, then those of each seat.
const (
	tableCounters = 5
	seatCounters  = 5 + 2*14
	counterCount  = tableCounters + maxSeats*seatCounters
)

var (
	tableKeys = [tableCounters]uint8{countIdle, countRank, countTarget, countNet, countUsed}
	seatKeys  = [5]uint8{countPoints, countProtection, countOut, countAskRank, countAskOf}
)

// counterAt says which counter stands at a place of the row.
func counterAt(i int) (key uint8, owner engine.Seat, slot uint8) {
	if i < tableCounters {
		return tableKeys[i], engine.None, 0
	}
	i -= tableCounters
	owner, i = engine.Seat(i/seatCounters), i%seatCounters
	switch {
	case i < 5:
		return seatKeys[i], owner, 0
	case i < 5+14:
		return countHolds, owner, uint8(i - 5)
	}
	return countLacks, owner, uint8(i - 5 - 14)
}

// counters fills in the row. All in it is public.
func (s *State) counters(n *[counterCount]int32) {
	n[0] = int32(s.idle)
	switch s.phase {
	case phaseAttacked:
		net, _ := s.cost()
		n[3] = int32(net)
		fallthrough
	case phaseAsked:
		n[1], n[2] = int32(s.rank), int32(s.target)+1
	}
	if s.asked {
		n[4] = 1
	}
	for p := range int(s.seats) {
		m := n[tableCounters+p*seatCounters:][:seatCounters]
		m[0], m[1], m[2] = int32(s.points[p]), int32(s.protection(engine.Seat(p))), int32(s.fell[p])
		m[3], m[4] = int32(s.askRank[p]), int32(s.askOf[p])
		for b := s.holds[p].upTo(laneCount - 1); b != 0; b &= b - 1 {
			m[5+b.first()] = 1
		}
		for b := s.lacks[p].lane(0); b != 0; b &= b - 1 {
			m[5+14+b.first()] = 1
		}
	}
}
