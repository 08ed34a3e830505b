package kingdoms

import (
	"math/bits"

	"royals/engine"
	"royals/engine/cards"
)

// mates returns the cards of a hand that may join a begun volley. They share its suit or its number (K8.2).
func mates(hand, pick bag) cards.Set {
	rest, _ := hand.minus(pick)
	one := pick.first()
	var share cards.Set
	if suit := cards.OfSuit(one.Suit()); pick.one&^suit == 0 {
		share = suit
	}
	if same := ofRank(one.Rank()); pick.one&^same == 0 {
		share |= same
	}
	return rest.one & share & numbers
}

// nocks returns the cards with which a volley may begin. Another card can join each (K8.1): when rising, a later one.
func nocks(hand bag, rising bool) cards.Set {
	have := hand.one & numbers
	out := have & hand.two
	for shift := 13; shift <= 39; shift += 13 { // another of its number
		out |= have & (have >> shift)
		if !rising {
			out |= have & (have << shift)
		}
	}
	for u := cards.AllClubs; u <= cards.AllSpades; u <<= 13 { // another of its suit
		suit := have & u
		if rising || suit.Len() == 1 {
			suit &^= cards.Set(1) << suit.Last()
		}
		out |= suit
	}
	return out
}

// targets returns the slots of the royals that an attack may be aimed at (K7.2, K7.3). None means the player.
func (s *State) targets() uint8 { return s.side[foe(s.turn)].standing() }

// Legal appends what a seat may do next, in the order of the verbs. Cards are picked in any order. Conceding is
// always allowed and never listed (K18.4).
func (s *State) Legal(seat engine.Seat, list []engine.Action) []engine.Action {
	return s.legal(seat, false, list)
}

// Rising appends the same, but the picks of a choice in ascending order only.
func (s *State) Rising(seat engine.Seat, list []engine.Action) []engine.Action {
	return s.legal(seat, true, list)
}

func (s *State) legal(seat engine.Seat, rising bool, list []engine.Action) []engine.Action {
	if s.over != 0 || seat != s.asked {
		return list
	}
	switch s.ask {
	case askAction:
		if s.picking != 0 {
			return s.legalPick(rising, list)
		}
		return s.legalTurn(rising, list)
	case askBlock:
		for t := s.side[seat].hand.one & aces; t != 0; t &= t - 1 {
			list = append(list, engine.Act(verbBlk, uint8(t.First()), 0, 0))
		}
		list = append(list, engine.Act(verbLet, 0, 0, 0))
	case askJack:
		if s.attack == byWipe {
			for m := s.savable(); m != 0; m &= m - 1 {
				list = append(list, engine.Act(verbSav, uint8(bits.TrailingZeros8(m)), 0, 0))
			}
			return append(list, engine.Act(verbNay, 0, 0, 0))
		}
		for m := s.side[seat].jacks(s.aim); m != 0; m &= m - 1 {
			list = append(list, engine.Act(verbJak, uint8(bits.TrailingZeros8(m)), 0, 0))
		}
		list = append(list, engine.Act(verbNay, 0, 0, 0))
	case askCall:
		list = append(list, engine.Act(verbLst, 0, 0, 0), engine.Act(verbPas, 0, 0, 0))
	}
	return list
}

// legalPick lists how a begun pick may go on.
func (s *State) legalPick(rising bool, list []engine.Action) []engine.Action {
	hand := s.side[s.turn].hand
	if s.picking == pickDiscard {
		rest, _ := hand.minus(s.pick)
		for t := s.bound(rest.one, rising); t != 0; t &= t - 1 {
			list = append(list, engine.Step(verbThrow, uint8(t.First()), 0, 0))
		}
		return append(list, engine.Act(verbDis, 0, 0, 0))
	}
	n := s.pick.len()
	if n < 4 {
		for t := s.bound(mates(hand, s.pick), rising); t != 0; t &= t - 1 {
			list = append(list, engine.Step(verbNock, uint8(t.First()), 0, 0))
		}
	}
	if n < 2 {
		return list
	}
	m := s.targets()
	if m == 0 {
		return append(list, engine.Act(verbArf, 0, 0, 0))
	}
	for ; m != 0; m &= m - 1 {
		list = append(list, engine.Act(verbArr, uint8(bits.TrailingZeros8(m)), 0, 0))
	}
	return list
}

// bound returns the cards that may be picked next: all, or those that keep the picks ascending. A volley of one card
// takes any card when no later one can join it.
func (s *State) bound(cs cards.Set, rising bool) cards.Set {
	if !rising {
		return cs
	}
	later := cs &^ (1<<s.pick.one.Last() - 1)
	if later == 0 && s.picking == pickArrows && s.pick.len() == 1 {
		return cs
	}
	return later
}

// legalTurn lists what the player whose turn it is may do, before a pick has begun.
func (s *State) legalTurn(rising bool, list []engine.Action) []engine.Action {
	d := &s.side[s.turn]
	hand := d.hand
	for t := hand.one; t != 0; t &= t - 1 {
		list = append(list, engine.Step(verbThrow, uint8(t.First()), 0, 0))
	}
	for t := nocks(hand, rising); t != 0; t &= t - 1 {
		list = append(list, engine.Step(verbNock, uint8(t.First()), 0, 0))
	}
	if t := hand.one & royals; t != 0 {
		for ; t != 0; t &= t - 1 {
			for i := range uint8(slots) {
				if d.lie[i] == 0 {
					list = append(list, engine.Act(verbRec, uint8(t.First()), i, 0))
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
			list = append(list, engine.Act(verbRev, i, uint8(t.First()), 0))
		}
	}
	for i := range uint8(slots) {
		if d.lie[i] == sideways {
			list = append(list, engine.Act(verbBur, i, 0, 0))
		}
	}
	for t := hand.one & jokers; t != 0; t &= t - 1 {
		for i := range uint8(bombs) {
			if d.joker[i] == cards.Back {
				list = append(list, engine.Act(verbSho, uint8(t.First()), i, 0))
			}
		}
	}
	return append(list, engine.Act(verbEnd, 0, 0, 0))
}

// legalAttacks lists the attacks of royals and jokers, with every number card and target.
func (s *State) legalAttacks(nums cards.Set, list []engine.Action) []engine.Action {
	d := &s.side[s.turn]
	aims := s.targets()
	for i := range uint8(slots) {
		if d.lie[i] == upright {
			list = each(verbAtk, verbAtf, i, nums, aims, list)
		}
	}
	for i := range uint8(bombs) {
		if d.ready[i] != ready {
			continue
		}
		list = each(verbJok, verbJof, i, nums, aims, list)
		if aims != 0 { // K12.14
			for t := nums; t != 0; t &= t - 1 {
				list = append(list, engine.Act(s.wipeVerb(), i, uint8(t.First()), 0))
			}
		}
	}
	return list
}

// wipeVerb returns the verb of a wipe at this table.
func (s *State) wipeVerb() uint8 {
	if s.wipe == wipeReversed {
		return verbWir
	}
	return verbWip
}

// each lists the attacks from one slot.
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
