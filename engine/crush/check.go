package crush

import (
	"errors"
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

func broken(why string) error { return errors.New("crush: " + why) }

// redacted reports whether a state has been through Redact; chance is then blank.
func (s *State) redacted() bool { return s.rng.Inc == 0 }

// Check returns the first broken invariant that engine.Sound cannot know of. Of a redacted state it checks what is
// left.
func (s *State) Check() error {
	if err := checkFrame(s); err != nil {
		return err
	}
	if err := checkCards(s); err != nil {
		return err
	}
	return checkRound(s)
}

// checkFrame checks what holds in every phase.
func checkFrame(s *State) error {
	all := engine.AllSeats(int(s.n))
	switch {
	case s.phase == phaseFlip:
		return broken("no such phase")
	case s.victim == s.attacker:
		return broken("attacker and victim")
	case s.owe&^all != 0:
		return broken("a question to nobody")
	case s.rules&noDraw == 0 && s.in != all:
		return broken("out without No Draw")
	case s.ties > 0 && s.phase != phaseThrow:
		return broken("equal throws")
	case s.rng.Inc != 0 && s.rng.Inc&1 == 0 || s.rng.Inc == 0 && s.rng.State != 0:
		return broken("the generator")
	case (s.phase == phaseOver) != (s.end != endNone) || (s.phase == phaseOver) != (s.winners != 0):
		return broken("how the game ended")
	}
	for p := range engine.Seat(s.n) {
		if int(s.ladder[p]) != int(s.climbs[p])-int(s.slips[p]) {
			return broken("a ladder")
		}
		if s.ladder[p] == goal && (s.end != endLadder || !s.winners.Has(p)) { // C46
			return broken("somebody is on spot 5 and the game goes on")
		}
	}
	return nil
}

// whole reports whether the face of every card is there.
func (s *State) whole() bool {
	if s.aside.Len() != int(s.asideN) || slices.Contains(s.stock[:s.stockN], cards.Back) {
		return false
	}
	for p := range s.n {
		if s.hand[p].Len() != int(s.handN[p]) || slices.Contains(s.laid[p][:s.laidN[p]], cards.Back) {
			return false
		}
	}
	return true
}

// checkCards checks which cards may lie where. Those outside the pool, the old ones, lie with players.
func checkCards(s *State) error {
	pack := s.rules.pack()
	for _, c := range s.stock[:s.stockN] {
		if c != cards.Back && !s.pool.Has(c) {
			return broken("a card in the stock that cannot be there")
		}
	}
	old, seen := 0, s.discard
	for p := range engine.Seat(s.n) {
		laid := s.laid[p][:s.laidN[p]]
		var there [2]cards.Card
		copy(there[:], laid)
		switch {
		case there != s.laid[p]:
			return broken("cards beyond those laid")
		case s.laidN[p] == 2 && laid[0] != cards.Back && laid[0] >= laid[1]:
			return broken("laid cards out of order")
		case s.open() && slices.Contains(laid, cards.Back):
			return broken("a face-down card after the flip")
		}
		mine, held := s.hand[p], int(s.handN[p])
		if faces := cards.Of(laid...).Remove(cards.Back); s.open() {
			seen |= faces
		} else {
			mine |= faces
			held += len(laid)
		}
		if int(s.old[p]) > held || mine != 0 && (mine.Len() != held || (mine&^s.pool).Len() != int(s.old[p])) {
			return broken("the count of old cards")
		}
		old += int(s.old[p])
	}
	switch {
	case !s.redacted() && !s.whole():
		return broken("a face is hidden, and chance is not")
	case s.pool&^pack != 0:
		return broken("the pool")
	case old != (pack &^ s.pool &^ seen).Len(): // C51: what was not shuffled lies in hands or face down
		return broken("the sum of old cards")
	case s.rules&noDraw == 0 && s.asideN != 0: // C56
		return broken("cards aside without No Draw")
	case s.rules&noDraw != 0 && (s.stockN != 0 || s.pool != pack): // C55
		return broken("a deck in No Draw")
	}
	return nil
}

// checkRound checks what the phase demands.
func checkRound(s *State) error {
	for p := range engine.Seat(s.n) {
		if s.pick[p] != 0 && !s.owe.Has(p) || s.throw[p] != 0 && s.phase != phaseThrow {
			return broken("a choice that nobody owes")
		}
		if s.rules&noDraw != 0 && s.phase != phaseOver && s.in.Has(p) != (s.handN[p]+s.laidN[p] > 0) { // C57
			return broken("in the game without cards, or out with some")
		}
	}
	if s.phase == phaseAttack || s.phase == phaseOver {
		return checkBetween(s)
	}
	if s.victim == engine.None || !s.in.Has(s.victim) || !s.in.Has(s.attacker) ||
		s.side[s.attacker] != sideA || s.side[s.victim] != sideV {
		return broken("a round without principals")
	}
	others := s.bystanders()
	if (s.bars[0]|s.bars[1])&^others != 0 {
		return broken("somebody barred who is no bystander")
	}
	for p := s.next(s.attacker); p != s.attacker; p = s.next(p) {
		if p != s.victim && !others.Has(p) && (s.side[p] != 0 || s.laidN[p] != 0) {
			return broken("a player who is out takes part")
		}
		if others.Has(p) {
			if err := checkAnswer(s, p); err != nil {
				return err
			}
		}
	}
	switch s.phase {
	case phaseThrow:
		return checkThrow(s)
	case phaseLay:
		return checkLay(s)
	}
	if s.laidN[s.attacker]+s.laidN[s.victim] != 0 {
		return broken("a principal's cards too early")
	}
	return checkAsked(s, others)
}

// checkBetween checks that nothing of a round is left when it is over.
func checkBetween(s *State) error {
	switch {
	case s.victim != engine.None, s.bars != [2]engine.SeatSet{}, s.side != [seats]uint8{}, s.laidN != [seats]uint8{}:
		return broken("something is left of a round")
	case s.phase == phaseOver && s.owe != 0:
		return broken("a question after the end")
	case s.phase == phaseOver:
	case s.owe != engine.Only(s.attacker), s.pick[s.attacker] != 0, s.in.Len() < 2, !s.in.Has(s.attacker):
		return broken("nobody to attack")
	}
	return nil
}

// checkAnswer checks what a bystander has answered, and the card of an ally. C12 to C16.
func checkAnswer(s *State, p engine.Seat) error {
	passed := s.phase >= phaseLay || s.phase >= phaseAnswer && before(s, p, s.owe.First())
	now := s.owe.Has(p) && (s.phase == phaseAnswer || s.phase == phaseAlly)
	ally := s.side[p] == sideA || s.side[p] == sideV
	gave, laid := passed, passed
	if s.rules&secret != 0 { // C68: all answer before the first of them lays
		gave = s.phase >= phaseAnswer
		laid = passed && s.phase != phaseAnswer
	}
	hidden := s.redacted() && s.unshown().Has(p)
	want := uint8(0)
	if ally && laid {
		want = 1
	}
	switch {
	case ally && s.bars[s.side[p]-1].Has(p):
		return broken("a barred ally")
	case s.laidN[p] != want:
		return broken("the cards of an ally")
	case ally && !laid && s.handN[p] == 0:
		return broken("an ally without a card to lay")
	case now && (s.handN[p] == 0 || ally != (s.phase == phaseAlly) || s.side[p] == sideOut || !ally && s.barred(p) == 3):
		return broken("a question that is not asked")
	case !now && (s.side[p] != 0) != gave && !hidden:
		return broken("answers out of order")
	}
	return nil
}

// before reports whether p comes before q clockwise from the attacker.
func before(s *State, p, q engine.Seat) bool {
	n := engine.Seat(s.n)
	return (p+n-s.attacker)%n < (q+n-s.attacker)%n
}

// checkAsked checks which seat owes a call, an answer or an ally's card.
func checkAsked(s *State, others engine.SeatSet) error {
	switch s.phase {
	case phaseCall, phaseReply:
		who := s.attacker
		if s.phase == phaseReply {
			who = s.victim
		}
		if s.owe != engine.Only(who) || others == 0 || s.pick[who]&^cards.Set(others) != 0 ||
			s.bars[1] != 0 || s.phase == phaseCall && s.bars[0] != 0 {
			return broken("a call")
		}
	default:
		if s.owe == 0 || s.owe.Len() > 1 && !s.secretly() || s.owe&^others != 0 {
			return broken("an answer")
		}
		for t := s.owe; t != 0; t &= t - 1 {
			if s.pick[t.First()] != 0 {
				return broken("an answer")
			}
		}
	}
	return nil
}

// checkLay checks the cards of the principals while one of them still has to lay. C18, C19.
func checkLay(s *State) error {
	if s.owe == 0 || s.owe&^(engine.Only(s.attacker)|engine.Only(s.victim)) != 0 {
		return broken("a laying")
	}
	for _, p := range [2]engine.Seat{s.attacker, s.victim} {
		_, most := s.lays(p)
		switch {
		case s.owe.Has(p) && (s.laidN[p] != 0 || s.handN[p] == 0 || s.pick[p].Len() > most || s.pick[p]&^s.hand[p] != 0):
			return broken("a principal's choice")
		case s.owe.Has(p), s.handN[p] == 0:
		case s.laidN[p] == 0, s.laidN[p] == 1 && s.rules&upTo == 0:
			return broken("a principal's cards")
		}
	}
	return nil
}

// checkThrow checks that the totals are equal, and which seats have thrown.
func checkThrow(s *State) error {
	var f flip
	s.resolve(&f)
	if f.empty || f.total[0] != f.total[1] {
		return broken("a throw without a tie")
	}
	r := s.reps(&f)
	throwers := engine.Only(r[0]) | engine.Only(r[1])
	if s.owe == 0 || s.owe&^throwers != 0 {
		return broken("a throw")
	}
	for p := range engine.Seat(s.n) {
		has := throwers.Has(p) && !s.owe.Has(p)
		if s.pick[p] != 0 || s.throw[p] != 0 && !has || has && s.throw[p] == 0 && !s.redacted() {
			return broken("a throw that was not made")
		}
	}
	return nil
}
