package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// Legal appends what a seat may do next. The cards of a choice are picked in any order.
func (s *State) Legal(seat engine.Seat, list []engine.Action) []engine.Action {
	return legal(s, seat, false, list)
}

// Rising appends what a seat may do next. The cards of a choice are picked in ascending order.
func (s *State) Rising(seat engine.Seat, list []engine.Action) []engine.Action {
	return legal(s, seat, true, list)
}

func legal(s *State, seat engine.Seat, rising bool, list []engine.Action) []engine.Action {
	if s.phase == phaseOver || uint8(seat) != s.actor() {
		return list
	}
	if s.picking() {
		return legalPicks(s, rising, list)
	}
	switch s.phase {
	case phaseFirst, phaseSecond, phaseAfterPass, phaseLast:
		return legalNames(s, list)
	case phaseDraw, phaseDefender, phaseRedraw:
		return legalDraws(s, rising, list)
	case phaseAnswer:
		return eachCard(list, verbAnswer, answers(s))
	case phaseKeep:
		for p := range uint8(2) {
			list = append(list, engine.Act(verbKeep, uint8(s.battle[p]), p, 0))
		}
		return list
	case phaseBefore:
		list = eachCard(list, verbLead, s.hand[s.attacker].faces()) // H8.1
	default:
		list = legalEnds(s, list)
	}
	return legalPlays(s, rising, list)
}

// eachCard lists a verb with each of the cards.
func eachCard(list []engine.Action, verb uint8, set cards.Set) []engine.Action {
	for ; set != 0; set &= set - 1 {
		list = append(list, engine.Act(verb, uint8(set.First()), 0, 0))
	}
	return list
}

// eachPick lists the cards of an offer that may be picked next.
func eachPick(list []engine.Action, o *offer, picked bag, rising bool) []engine.Action {
	for t := o.next(picked, rising); t != 0; t &= t - 1 {
		list = append(list, o.step(picked, t.First()))
	}
	return list
}

// legalNames lists the four houses, the pass, and the new deal (H4).
func legalNames(s *State, list []engine.Action) []engine.Action {
	for u := cards.Clubs; u < cards.NoSuit; u++ {
		list = append(list, engine.Act(verbHouse, uint8(u), 0, 0))
	}
	if s.phase == phaseFirst {
		list = append(list, engine.Act(verbPass, 0, 0, 0))
	}
	if mayRedeal(s) {
		list = append(list, engine.Act(verbRedeal, 0, 0, 0))
	}
	return list
}

// legalDraws lists the draws (H6). The attacker may take a block (H7) or change home (H13.6, H13.8) instead.
func legalDraws(s *State, rising bool, list []engine.Action) []engine.Action {
	if s.stackN > 0 {
		list = append(list, engine.Act(verbDraw, 0, 0, 0))
	}
	if s.mayTake() {
		list = append(list, engine.Act(verbTake, 0, 0, 0))
	}
	if s.maySkip() {
		list = append(list, engine.Act(verbSkip, 0, 0, 0))
	}
	if s.phase == phaseDefender {
		return list
	}
	if s.phase == phaseDraw && twoRoyals(s) { // H7.1 A block is taken instead of both draws.
		for n := range s.discardN {
			if _, ok := scoopOf(s, int(n)+1); ok {
				list = append(list, engine.Step(verbScoop, n, 0, 0))
			}
		}
	}
	return legalChanges(s, rising, list)
}

// legalEnds lists the ways to close the turn (H14) or the deal (H15).
func legalEnds(s *State, list []engine.Action) []engine.Action {
	hand := s.hand[s.attacker]
	if hand == (bag{}) {
		list = append(list, engine.Act(verbDone, 0, 0, 0))
	} else {
		list = eachCard(list, verbDiscard, hand.faces())
	}
	if !s.mayEnd() {
		return list
	}
	// H15.3 The discard can get rid of one face card.
	courts := hand.in(cards.AllCourts)
	switch courts.len() {
	case 0:
		list = eachCard(list, verbEnd, hand.faces())
		return append(list, engine.Act(verbEndBare, 0, 0, 0))
	case 1:
		return eachCard(list, verbEnd, courts.faces())
	}
	return list
}

// legalPlays lists the optional plays (H5.3).
func legalPlays(s *State, rising bool, list []engine.Action) []engine.Action {
	p, d := s.attacker, 1-s.attacker
	if s.privileged() { // H10.1
		list = legalMelds(s, rising, list)
	}
	if suits := assassins(s); suits != 0 {
		for verb := verbSlaySpoils; verb <= verbSlayFresh; verb++ {
			b, _ := victimPile(s, verb)
			for t := b.faces() & suits; t != 0; t &= t - 1 { // H11.2
				c := t.First()
				list = append(list, engine.Act(verb, uint8(cards.New(cards.Ace, c.Suit())), uint8(c), d))
			}
		}
	}
	for t := s.fresh[d].faces() & s.royals(p); t != 0; t &= t - 1 { // H12.1
		c := t.First()
		for u := paying(s, c).faces(); u != 0; u &= u - 1 {
			list = append(list, engine.Act(verbRansom, uint8(c), uint8(u.First()), d))
		}
	}
	return legalChanges(s, rising, list)
}

// legalMelds lists the cards with which a match may begin.
func legalMelds(s *State, rising bool, list []engine.Action) []engine.Action {
	p := s.attacker
	if s.spare() < 1 { // H5.8
		return list
	}
	hand := s.hand[p].in(^s.royals(p))
	all := hand.plus(s.board(p))
	for t := rankSet(hand.faces()); t != 0; t &= t - 1 {
		r := t.First().Rank()
		if all.in(ofRank(r)).len() < 3 {
			continue
		}
		o := matchOf(s, r)
		list = eachPick(list, &o, bag{}, rising)
	}
	return list
}

// legalChanges lists the changes of home (H13). Where copies must be ransomed, it lists the first payments.
func legalChanges(s *State, rising bool, list []engine.Action) []engine.Action {
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
	for t := reach.triples() & high; t != 0; t &= t - 1 {
		c := t.First()
		f, ok := mayChange(s, c)
		switch {
		case !ok:
		case f[fromRansom] == 0:
			list = legalDying(s, c, &f, list)
		default:
			o := payments(s, c, &f)
			list = eachPick(list, &o, bag{}, rising)
		}
	}
	return list
}

// legalDying lists which copy of a triple may die (H13.4).
func legalDying(s *State, c cards.Card, f *sources, list []engine.Action) []engine.Action {
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

// legalPicks lists how a choice that has been begun may go on.
func legalPicks(s *State, rising bool, list []engine.Action) []engine.Action {
	o := offerOf(s)
	if s.pick.len() >= o.need {
		if s.payFor == 0 {
			list = append(list, engine.Act(verbMeld, 0, 0, 0))
		} else {
			f := sourcesOf(s, s.payFor)
			list = legalDying(s, s.payFor, &f, list)
		}
	}
	return eachPick(list, &o, s.pick, rising)
}
