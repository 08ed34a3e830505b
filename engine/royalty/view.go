package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// View writes what the state shows.
func (s *State) View(v *engine.View) {
	v.Phase, v.Turn, v.Actors, v.Over = s.phase, s.turn, s.Actors(), s.phase == phaseOver
	for p := range engine.Seat(s.seats) {
		v.PutSet(handOf(p), int(s.blank[p]), s.hand[p])
		v.PutSet(kingdomOf(p), 0, s.kingdom[p])
	}
	v.PutSet(onTable, 0, s.laid)
	v.PutSet(onDiscard, 0, s.discard)
	var deck [52]cards.Card
	for i := range int(s.deckN) {
		deck[i] = s.deck[int(s.deckN)-1-i]
	}
	v.Put(onDeck, deck[:s.deckN]...)
	var row [counterCount]int32
	s.counters(&row)
	for i, n := range row {
		if n != 0 {
			key, owner, slot := counterAt(i)
			v.Counters = append(v.Counters, engine.Counter{Key: key, Owner: owner, Slot: slot, Value: n}) // in ascending order
		}
	}
}

// All counters stand in one row, in the order of a view: by key, owner and slot. A seat's counter has an entry for each
// seat, a rank's counter one for each seat and rank.
const (
	atPoints     = 0
	atProtection = atPoints + maxSeats
	atOut        = atProtection + maxSeats
	atTable      = atOut + maxSeats // what belongs to nobody: idle, rank, target, net, used
	atAskRank    = atTable + 5
	atAskOf      = atAskRank + maxSeats
	atHolds      = atAskOf + maxSeats
	atLacks      = atHolds + maxSeats*rankSlots
	counterCount = atLacks + maxSeats*rankSlots

	rankSlots = 14 // one for each rank; slot 0 stays empty
)

// counterAt says which counter is entry i of the row.
func counterAt(i int) (key uint8, owner engine.Seat, slot uint8) {
	switch {
	case i < atTable:
		return countPoints + uint8(i/maxSeats), engine.Seat(i % maxSeats), 0
	case i < atAskRank:
		return countIdle + uint8(i-atTable), engine.None, 0
	case i < atHolds:
		return countAskRank + uint8((i-atAskRank)/maxSeats), engine.Seat((i - atAskRank) % maxSeats), 0
	}
	i -= atHolds
	return countHolds + uint8(i/(maxSeats*rankSlots)), engine.Seat(i / rankSlots % maxSeats), uint8(i % rankSlots)
}

// counters fills in the row. All of it is public.
func (s *State) counters(row *[counterCount]int32) {
	row[atTable] = int32(s.idle)
	switch s.phase {
	case phaseAttacked:
		net, _ := s.cost()
		row[atTable+3] = int32(net)
		fallthrough
	case phaseAsked:
		row[atTable+1], row[atTable+2] = int32(s.rank), int32(s.target)+1
		if sets(s) > 1 {
			row[atTable+1] = 0
		}
	}
	if s.asked {
		row[atTable+4] = 1
	}
	for p := range int(s.seats) {
		row[atPoints+p], row[atOut+p] = int32(s.points[p]), int32(s.fell[p])
		row[atProtection+p] = int32(s.protection(engine.Seat(p)))
		row[atAskRank+p], row[atAskOf+p] = int32(s.last[p].rank), int32(s.last[p].of)
		for b := s.holds[p].upTo(laneCount - 1); b != 0; b &= b - 1 {
			row[atHolds+p*rankSlots+int(b.first())] = 1
		}
		for b := s.lacks[p].lane(0); b != 0; b &= b - 1 {
			row[atLacks+p*rankSlots+int(b.first())] = 1
		}
	}
}
