package crush

import (
	"errors"

	"royals/engine"
	"royals/engine/cards"
)

func broken(why string) error { return errors.New("crush: " + why) }

// redacted reports whether a state has been through Redact; chance is then blank.
func (s *State) redacted() bool { return s.rng.Inc == 0 }

// Check returns the first broken invariant of the position (rulebook, section 6). Of a redacted state it checks what is
// left.
func (s *State) Check() error {
	if err := s.checkFrame(); err != nil {
		return err
	}
	if err := s.checkCards(); err != nil {
		return err
	}
	return s.checkRound()
}

// checkFrame checks the numbers that everything else is indexed by.
func (s *State) checkFrame() error {
	n := engine.Seat(s.n)
	all := engine.AllSeats(int(s.n))
	switch {
	case s.n < 3 || s.n > seats:
		return broken("no such number of seats")
	case s.rules > allRules:
		return broken("no such rules")
	case s.phase == phFlip || s.phase > phOver:
		return broken("no such phase")
	case s.attacker >= n || s.victim >= n && s.victim != engine.None || s.victim == s.attacker:
		return broken("attacker and victim")
	case s.in&^all != 0 || s.owe&^all != 0 || s.winners&^all != 0 || s.bars[0]&^all != 0 || s.bars[1]&^all != 0:
		return broken("seats that nobody sits in")
	case s.rules&noDraw == 0 && s.in != all:
		return broken("out without No Draw")
	case s.round < 1 || s.round > roundLimit: // 14
		return broken("the round")
	case s.ties >= maxTies || s.ties > 0 && s.phase != phThrow: // 14
		return broken("equal throws")
	case s.stockN > 54 || s.asideN > 54:
		return broken("more cards than there are")
	case s.rng.Inc != 0 && s.rng.Inc&1 == 0 || s.rng.Inc == 0 && s.rng.State != 0:
		return broken("the generator")
	case (s.phase == phOver) != (s.end != endNone) || (s.phase == phOver) != (s.winners != 0) || s.end > endLimit:
		return broken("how the game ended")
	}
	for p := range engine.Seat(seats) {
		if p >= n {
			if s.hand[p] != 0 || s.pick[p] != 0 || s.old[p]|s.handN[p]|s.laidN[p]|s.ladder[p]|s.side[p]|s.throw[p] != 0 ||
				s.climbs[p]|s.slips[p] != 0 || s.laid[p] != [2]cards.Card{} {
				return broken("an empty seat holds something")
			}
			continue
		}
		if s.ladder[p] > goal || int(s.ladder[p]) != int(s.climbs[p])-int(s.slips[p]) { // 2
			return broken("a ladder")
		}
		if s.ladder[p] == goal && (s.end != endLadder || !s.winners.Has(p)) { // 2
			return broken("somebody is on spot 5 and the game goes on")
		}
		if s.side[p] > sideOut || s.throw[p] > 3 || s.laidN[p] > 2 || s.handN[p] > 54 || int(s.old[p]) > int(s.handN[p])+int(s.laidN[p]) {
			return broken("a seat's numbers")
		}
	}
	return nil
}

// checkCards checks invariants 1 and 7: every card of the pack in one place.
func (s *State) checkCards() error {
	pack := s.rules.pack()
	known, count := cards.Set(0), 0
	hidden := s.redacted()
	twice := false
	see := func(t cards.Set, n int) {
		twice = twice || known&t != 0 || t&^pack != 0 || t.Len() > n || !hidden && t.Len() != n
		known |= t
		count += n
	}
	see(s.discard, s.discard.Len())
	see(s.aside, int(s.asideN))
	for i, c := range s.stock {
		switch {
		case i >= int(s.stockN) && c != cards.Back:
			return broken("cards beyond the stock")
		case i >= int(s.stockN):
		case c == cards.Back:
			see(0, 1)
		default:
			see(cards.Of(c), 1)
			if !s.pool.Has(c) {
				return broken("a card in the stock that cannot be there")
			}
		}
	}
	old, seen := 0, s.discard
	for p := range engine.Seat(s.n) {
		see(s.hand[p], int(s.handN[p]))
		mine := s.hand[p]
		for i, c := range s.laid[p] {
			switch {
			case c >= cards.Faces || i >= int(s.laidN[p]) && c != cards.Back:
				return broken("cards beyond those laid")
			case i >= int(s.laidN[p]):
			case c == cards.Back:
				see(0, 1)
				if s.open() {
					return broken("a face-down card after the flip")
				}
			default:
				see(cards.Of(c), 1)
				if !s.open() {
					mine = mine.Add(c)
				}
			}
		}
		if s.laidN[p] == 2 && s.laid[p][0] != cards.Back && s.laid[p][0] >= s.laid[p][1] {
			return broken("laid cards out of order")
		}
		down := int(s.laidN[p])
		if s.open() {
			down = 0
		}
		if mine != 0 && (mine.Len() != int(s.handN[p])+down || (mine&^s.pool).Len() != int(s.old[p])) {
			return broken("the count of old cards")
		}
		old += int(s.old[p])
		if s.open() {
			seen |= cards.Of(s.laid[p][:]...).Remove(cards.Back)
		}
	}
	switch {
	case twice:
		return broken("a card in two places, or none of the pack's, or a false count")
	case count != pack.Len():
		return broken("cards are missing") // 1
	case s.pool&^pack != 0:
		return broken("the pool")
	case old != (pack &^ s.pool &^ seen).Len(): // the old cards nobody has seen since lie in hands and face down
		return broken("the sum of old cards")
	case s.rules&noDraw == 0 && s.asideN != 0: // 1
		return broken("cards aside without No Draw")
	case s.rules&noDraw != 0 && (s.stockN != 0 || s.pool != pack): // 7
		return broken("a deck in No Draw")
	}
	return nil
}

// checkRound checks what the phase demands: invariants 3 and 8, and who owes what.
func (s *State) checkRound() error {
	var table int
	for p := range engine.Seat(s.n) {
		table += int(s.laidN[p])
		if s.pick[p] != 0 && !s.owe.Has(p) || s.throw[p] != 0 && !s.thrown().Has(p) {
			return broken("a choice that nobody owes")
		}
		if s.rules&noDraw != 0 && s.phase != phOver && s.in.Has(p) != (s.handN[p]+s.laidN[p] > 0) { // 7
			return broken("in the game without cards, or out with some")
		}
		if s.victim == engine.None && s.side[p] != 0 || s.victim != engine.None && s.principal(p) && s.side[p] == sideOut {
			return broken("a side without a round")
		}
	}
	if s.phase == phAttack || s.phase == phOver { // 3
		if s.victim != engine.None || table != 0 || s.bars != [2]engine.SeatSet{} {
			return broken("the table between rounds")
		}
		if s.phase == phOver {
			if s.owe != 0 {
				return broken("a question after the end")
			}
			return nil
		}
		if s.owe != engine.Only(s.attacker) || s.pick[s.attacker] != 0 || s.in.Len() < 2 || !s.in.Has(s.attacker) {
			return broken("nobody to attack")
		}
		return nil
	}
	if s.victim == engine.None || !s.in.Has(s.victim) || !s.in.Has(s.attacker) || s.side[s.attacker] != sideA || s.side[s.victim] != sideV {
		return broken("a round without principals") // 8
	}
	others := s.bystanders()
	if (s.bars[0]|s.bars[1])&^others != 0 {
		return broken("somebody barred who is no bystander")
	}
	reached := s.phase >= phLay // everybody has answered
	asked := s.owe.First()
	for p := s.next(s.attacker); p != s.attacker; p = s.next(p) {
		if p == s.victim {
			continue
		}
		now := p == asked && (s.phase == phAnswer || s.phase == phAlly)
		ally := s.side[p] == sideA || s.side[p] == sideV
		switch {
		case !others.Has(p) && (s.side[p] != 0 || s.laidN[p] != 0):
			return broken("a player who is out takes part")
		case !others.Has(p):
		case ally && s.bars[s.side[p]-1].Has(p): // 8
			return broken("a barred ally")
		case ally && !(now && s.phase == phAlly) && s.laidN[p] != 1, !ally && s.laidN[p] != 0, now && s.laidN[p] != 0: // 3
			return broken("the cards of an ally")
		case now && (s.handN[p] == 0 || ally != (s.phase == phAlly) || s.side[p] == sideOut ||
			s.phase == phAnswer && s.bars[0].Has(p) && s.bars[1].Has(p)):
			return broken("a question that is not asked")
		case now:
		case (s.side[p] != 0) != (reached || s.phase >= phAnswer && s.before(p, asked)):
			return broken("answers out of order")
		}
	}
	return s.checkOwed(others)
}

// before reports whether p comes before q clockwise from the attacker.
func (s *State) before(p, q engine.Seat) bool {
	n := engine.Seat(s.n)
	return (p+n-s.attacker)%n < (q+n-s.attacker)%n
}

// checkOwed checks who owes a decision, and the picks and the cards that go with it.
func (s *State) checkOwed(others engine.SeatSet) error {
	pair := engine.Only(s.attacker) | engine.Only(s.victim)
	switch s.phase {
	case phCall, phReply:
		who := s.attacker
		if s.phase == phReply {
			who = s.victim
		}
		if s.owe != engine.Only(who) || others == 0 || engine.SeatSet(s.pick[who])&^others != 0 || s.pick[who] > 63 ||
			s.bars[1] != 0 || s.phase == phCall && s.bars[0] != 0 {
			return broken("a call")
		}
	case phAnswer, phAlly:
		if s.owe.Len() != 1 || s.owe&^others != 0 || s.pick[s.owe.First()] != 0 {
			return broken("an answer")
		}
	}
	for t := pair; t != 0; t &= t - 1 {
		p := t.First()
		if s.phase < phLay && s.laidN[p] != 0 {
			return broken("a principal's cards too early")
		}
		if s.phase == phLay {
			_, most := s.lays(p)
			switch {
			case s.owe.Has(p) && (s.laidN[p] != 0 || s.handN[p] == 0 || s.pick[p].Len() > most || s.pick[p]&^s.hand[p] != 0):
				return broken("a principal's choice")
			case s.pick[p] != 0 && s.pick[p].Len() == 1 && most == 2 && s.rules&upTo == 0 && s.pick[p] == cards.Of(s.hand[p].Last()):
				return broken("a pick that cannot be completed")
			case !s.owe.Has(p) && s.laidN[p] == 0 && s.handN[p] > 0, !s.owe.Has(p) && s.laidN[p] == 1 && s.rules&upTo == 0 && s.handN[p] > 0: // 3
				return broken("a principal's cards")
			}
		}
	}
	switch s.phase {
	case phLay:
		if s.owe == 0 || s.owe&^pair != 0 {
			return broken("a laying")
		}
	case phThrow:
		var f flip
		s.resolve(&f)
		if f.empty || f.total[0] != f.total[1] {
			return broken("a throw without a tie")
		}
		r := s.reps(&f)
		if s.owe == 0 || s.owe&^(engine.Only(r[0])|engine.Only(r[1])) != 0 {
			return broken("a throw")
		}
		for _, p := range r {
			if !s.redacted() && s.owe.Has(p) == (s.throw[p] != 0) || s.pick[p] != 0 {
				return broken("a throw that was not made")
			}
		}
	}
	return nil
}
