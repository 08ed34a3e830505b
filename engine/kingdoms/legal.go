package kingdoms

import (
	"math/bits"

	"royals/engine"
	"royals/engine/cards"
)

// mates returns the cards of from that may join the pick of a volley: they come after the last one, so that picks ascend, and
// share the suit of all the picks, or their number (K8.2). pick is not empty.
func mates(hand, pick bag) cards.Set {
	last := pick.one.Last()
	later := hand.one.Above(last)
	if hand.two.Has(last) && !pick.two.Has(last) {
		later = later.Add(last)
	}
	var share cards.Set
	if suit := cards.OfSuit(last.Suit()); pick.one&^suit == 0 {
		share = suit
	}
	if same := ofRank(last.Rank()); pick.one&^same == 0 {
		share |= same
	}
	return later & share & numbers
}

// nocks returns the cards with which the pick of a volley may begin: each can still be joined by another (K8.1).
func nocks(hand bag) cards.Set {
	have := hand.one & numbers
	out := have & (have>>13 | have>>26 | have>>39 | hand.two)
	for u := cards.AllClubs; u <= cards.AllSpades; u <<= 13 {
		suit := have & u
		out |= suit &^ (1 << suit.Last()) // Back is no number
	}
	return out
}

// throws returns the cards that may join a pick of discards; picks ascend.
func throws(hand, pick bag) cards.Set {
	if pick.empty() {
		return hand.one
	}
	last := pick.one.Last()
	later := hand.one.Above(last)
	if hand.two.Has(last) && !pick.two.Has(last) {
		later = later.Add(last)
	}
	return later
}

// targets returns the slots that an attack may be aimed at: the standing royals (K7.2, K7.3). None means the player.
func (s *state) targets() uint8 { return s.side[foe(s.turn)].standing() }

// Legal appends the legal actions of section 5, in the order of the verbs. Conceding (K18.4) is accepted, never listed.
func (s *state) Legal(seat engine.Seat, list []engine.Action) []engine.Action {
	if s.over != 0 || seat != s.asked {
		return list
	}
	switch s.ask {
	case askAction:
		if s.picking != 0 {
			return s.legalPick(list)
		}
		return s.legalTurn(list)
	case askBlock: // 5.2
		for t := s.side[seat].hand.one & aces; t != 0; t &= t - 1 {
			list = append(list, engine.Act(vBlk, uint8(t.First()), 0, 0))
		}
		list = append(list, engine.Act(vLet, 0, 0, 0))
	case askJack: // 5.3
		for m := s.side[seat].jacks(s.aim); m != 0; m &= m - 1 {
			list = append(list, engine.Act(vJak, uint8(bits.TrailingZeros8(m)), 0, 0))
		}
		list = append(list, engine.Act(vNay, 0, 0, 0))
	case askCall: // 5.4
		list = append(list, engine.Act(vLst, 0, 0, 0), engine.Act(vPas, 0, 0, 0))
	}
	return list
}

// legalPick lists how a begun pick may go on.
func (s *state) legalPick(list []engine.Action) []engine.Action {
	hand := s.side[s.turn].hand
	if s.picking == pickDiscard {
		for t := throws(hand, s.pick); t != 0; t &= t - 1 {
			list = append(list, engine.Step(vThrow, uint8(t.First()), 0, 0))
		}
		return append(list, engine.Act(vDis, 0, 0, 0))
	}
	n := s.pick.len()
	if n < 4 {
		for t := mates(hand, s.pick); t != 0; t &= t - 1 {
			list = append(list, engine.Step(vNock, uint8(t.First()), 0, 0))
		}
	}
	if n < 2 {
		return list
	}
	m := s.targets()
	if m == 0 {
		return append(list, engine.Act(vArf, 0, 0, 0))
	}
	for ; m != 0; m &= m - 1 {
		list = append(list, engine.Act(vArr, uint8(bits.TrailingZeros8(m)), 0, 0))
	}
	return list
}

// legalTurn lists 5.1 for the player whose turn it is, with no pick begun.
func (s *state) legalTurn(list []engine.Action) []engine.Action {
	d := &s.side[s.turn]
	hand := d.hand
	for t := hand.one; t != 0; t &= t - 1 {
		list = append(list, engine.Step(vThrow, uint8(t.First()), 0, 0))
	}
	for t := nocks(hand); t != 0; t &= t - 1 {
		list = append(list, engine.Step(vNock, uint8(t.First()), 0, 0))
	}
	if t := hand.one & royals; t != 0 {
		for ; t != 0; t &= t - 1 {
			for i := range uint8(slots) {
				if d.lie[i] == 0 {
					list = append(list, engine.Act(vRec, uint8(t.First()), i, 0))
				}
			}
		}
	}
	if nums := hand.one & numbers; nums != 0 && s.open() {
		list = s.legalAttacks(nums, list)
	}
	for i := range uint8(slots) {
		if d.lie[i] != sideways {
			continue
		}
		for t := hand.one & cards.OfSuit(d.royal[i].Suit()); t != 0; t &= t - 1 { // K15.1
			list = append(list, engine.Act(vRev, i, uint8(t.First()), 0))
		}
	}
	for i := range uint8(slots) {
		if d.lie[i] == sideways {
			list = append(list, engine.Act(vBur, i, 0, 0))
		}
	}
	for t := hand.one & jokers; t != 0; t &= t - 1 {
		for i := range uint8(bombs) {
			if d.joker[i] == cards.Back {
				list = append(list, engine.Act(vSho, uint8(t.First()), i, 0))
			}
		}
	}
	return append(list, engine.Act(vEnd, 0, 0, 0))
}

// legalAttacks lists the attacks of royals and jokers, each with every number card and target.
func (s *state) legalAttacks(nums cards.Set, list []engine.Action) []engine.Action {
	d := &s.side[s.turn]
	aims := s.targets()
	for i := range uint8(slots) {
		if d.lie[i] == upright {
			list = each(vAtk, vAtf, i, nums, aims, list)
		}
	}
	for i := range uint8(bombs) {
		if d.ready[i] != ready {
			continue
		}
		list = each(vJok, vJof, i, nums, aims, list)
		if aims != 0 { // K12.14
			for t := nums; t != 0; t &= t - 1 {
				list = append(list, engine.Act(s.wipeVerb(), i, uint8(t.First()), 0))
			}
		}
	}
	return list
}

// wipeVerb returns the verb of a wipe at this table.
func (s *state) wipeVerb() uint8 {
	if s.wipe == wipeReversed {
		return vWir
	}
	return vWip
}

func each(at, direct, slot uint8, nums cards.Set, aims uint8, list []engine.Action) []engine.Action {
	for t := nums; t != 0; t &= t - 1 {
		c := uint8(t.First())
		if aims == 0 {
			list = append(list, engine.Act(direct, slot, c, 0))
			continue
		}
		for m := aims; m != 0; m &= m - 1 {
			list = append(list, engine.Act(at, slot, c, uint8(bits.TrailingZeros8(m))))
		}
	}
	return list
}
