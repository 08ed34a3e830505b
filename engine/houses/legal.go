package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// Legal appends what a seat may do.
func (s *State) Legal(seat engine.Seat, list []engine.Action) []engine.Action {
	if s.phase == phaseOver || uint8(seat) != s.actor() {
		return list
	}
	switch s.phase {
	case phaseFirst, phaseSecond, phaseAfterPass, phaseLast:
		return s.legalNames(list)
	case phaseDraw, phaseDefender, phaseRedraw:
		return s.legalDraws(list)
	case phaseAnswer:
		return eachCard(list, verbAnswer, s.answers())
	case phaseKeep:
		for p := range uint8(2) {
			list = append(list, engine.Act(verbKeep, uint8(s.battle[p]), p, 0))
		}
		return list
	}
	if s.picking() {
		return s.legalPicks(list)
	}
	hand := s.hand[s.attacker].faces()
	switch {
	case s.phase == phaseBefore:
		list = eachCard(list, verbLead, hand)
	case hand == 0:
		list = append(list, engine.Act(verbDone, 0, 0, 0))
		if s.mayEnd(cards.Back) == nil {
			list = append(list, engine.Act(verbEndBare, 0, 0, 0))
		}
	default:
		list = eachCard(list, verbDiscard, hand)
		list = s.legalEnds(hand, list)
	}
	return s.legalPlays(list)
}

func eachCard(list []engine.Action, verb uint8, set cards.Set) []engine.Action {
	for ; set != 0; set &= set - 1 {
		list = append(list, engine.Act(verb, uint8(set.First()), 0, 0))
	}
	return list
}

func (s *State) legalNames(list []engine.Action) []engine.Action {
	for u := cards.Clubs; u < cards.NoSuit; u++ {
		list = append(list, engine.Act(verbHouse, uint8(u), 0, 0))
	}
	if s.phase == phaseFirst {
		list = append(list, engine.Act(verbPass, 0, 0, 0))
	}
	if s.mayRedeal() == nil {
		list = append(list, engine.Act(verbRedeal, 0, 0, 0))
	}
	return list
}

func (s *State) legalDraws(list []engine.Action) []engine.Action {
	if s.picking() {
		return s.legalPicks(list)
	}
	if s.stackN > 0 {
		list = append(list, engine.Act(verbDraw, 0, 0, 0))
	}
	if s.mayTake() == nil {
		list = append(list, engine.Act(verbTake, 0, 0, 0))
	}
	if s.maySkip() == nil {
		list = append(list, engine.Act(verbSkip, 0, 0, 0))
	}
	if s.phase == phaseDefender {
		return list
	}
	if s.phase == phaseDraw && s.twoRoyals() {
		for n := range s.discardN {
			if _, err := s.scoopOf(int(n) + 1); err == nil {
				list = append(list, engine.Step(verbScoop, n, 0, 0))
			}
		}
	}
	return s.legalChanges(list)
}

// legalEnds lists the ways to end the deal with a hand that holds cards. H15.3
func (s *State) legalEnds(hand cards.Set, list []engine.Action) []engine.Action {
	if s.winner != s.attacker+1 || !s.privileged() {
		return list
	}
	courts := s.hand[s.attacker].in(cards.AllCourts)
	switch courts.len() {
	case 0:
		list = eachCard(list, verbEnd, hand)
		return append(list, engine.Act(verbEndBare, 0, 0, 0))
	case 1:
		return eachCard(list, verbEnd, courts.faces())
	}
	return list
}

// legalPlays lists the optional plays (H5.3).
func (s *State) legalPlays(list []engine.Action) []engine.Action {
	p, d := s.attacker, 1-s.attacker
	if s.privileged() {
		list = s.legalMelds(list)
	}
	if suits := s.assassins(); suits != 0 {
		for verb := verbSlaySpoils; verb <= verbSlayFresh; verb++ {
			b, _ := s.victimPile(verb)
			for t := b.faces() & suits; t != 0; t &= t - 1 {
				c := t.First()
				list = append(list, engine.Act(verb, uint8(cards.New(cards.Ace, c.Suit())), uint8(c), d))
			}
		}
	}
	for t := s.fresh[d].faces() & s.royals(p); t != 0; t &= t - 1 {
		c := t.First()
		for u := s.payments(c).faces(); u != 0; u &= u - 1 {
			list = append(list, engine.Act(verbRansom, uint8(c), uint8(u.First()), d))
		}
	}
	return s.legalChanges(list)
}

// legalMelds lists the cards with which a match may begin.
func (s *State) legalMelds(list []engine.Action) []engine.Action {
	p := s.attacker
	limit := s.spare()
	if limit < 1 {
		return list
	}
	hand := s.hand[p].in(^s.royals(p))
	all := hand.plus(s.board(p))
	for t := rankSet(hand.faces()); t != 0; t &= t - 1 {
		r := t.First().Rank()
		if all.in(ofRank(r)).len() < 3 {
			continue
		}
		avail, base := s.meldOf(r)
		for t := avail.faces(); t != 0; t &= t - 1 {
			if pickable(t.First(), avail, bag{}, base, limit) {
				list = append(list, engine.Step(verbPick, uint8(t.First()), 0, 0))
			}
		}
	}
	return list
}

// legalChanges lists the changes of home (H13), or the first payments where copies must be ransomed.
func (s *State) legalChanges(list []engine.Action) []engine.Action {
	p, d := s.attacker, 1-s.attacker
	reach := s.hand[p].plus(s.board(p))
	ransom := s.fresh[d]
	if !s.opt.anyRansom {
		ransom = ransom.in(cards.AllCourts)
	}
	reach = reach.plus(ransom)
	if top := s.top(); top != 0 && s.drawing() {
		reach.add(top)
	}
	for t := reach.triples() & high &^ cards.OfSuit(s.homeSuit(p)); t != 0; t &= t - 1 {
		c := t.First()
		f, err := s.mayChange(c)
		if err != nil {
			continue
		}
		if f[fromRansom] == 0 {
			list = s.legalDying(c, &f, list)
		} else {
			list = s.legalPayments(c, int(f[fromRansom]), list)
		}
	}
	return list
}

// legalDying lists which copy of a triple may die (H13.4).
func (s *State) legalDying(c cards.Card, f *sources, list []engine.Action) []engine.Action {
	for from, k := range f {
		if k == 0 {
			continue
		}
		a := engine.Act(verbChangeHand+uint8(from), uint8(c), 0, 0)
		if from == fromRansom {
			a = engine.Act(verbChangeRansom, uint8(c), 1-s.attacker, 0)
		}
		list = append(list, a)
	}
	return list
}

func (s *State) legalPayments(c cards.Card, left int, list []engine.Action) []engine.Action {
	avail := s.payments(c)
	for t := avail.faces(); t != 0; t &= t - 1 {
		if payable(t.First(), avail, s.pick, left) {
			list = append(list, engine.Step(verbPay, uint8(t.First()), uint8(c), 1-s.attacker))
		}
	}
	return list
}

// legalPicks lists how a choice that has been begun may go on.
func (s *State) legalPicks(list []engine.Action) []engine.Action {
	if s.payFor != 0 {
		f, _ := s.mayChange(s.payFor)
		if left := int(f[fromRansom]) - s.pick.len(); left > 0 {
			return s.legalPayments(s.payFor, left, list)
		}
		return s.legalDying(s.payFor, &f, list)
	}
	var avail, block bag
	var base, limit int
	if s.scoop != 0 {
		k, _ := s.scoopOf(int(s.scoop))
		avail, block, base, limit = k.avail, k.block, k.base, k.limit
	} else {
		avail, base = s.meldOf(s.pick.faces().First().Rank())
		limit = s.spare()
	}
	if base+s.pick.len() >= 3 {
		list = append(list, engine.Act(verbMeld, 0, 0, 0))
	}
	for t := avail.faces(); t != 0; t &= t - 1 {
		c := t.First()
		if !pickable(c, avail, s.pick, base, limit) {
			continue
		}
		verb := verbPick
		if s.pick.count(c) < block.count(c) {
			verb = verbPickUp
		}
		list = append(list, engine.Step(verb, uint8(c), 0, 0))
	}
	return list
}
