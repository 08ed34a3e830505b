package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// refuse returns the rule that forbids an action, nil when it is allowed. It looks at the whole position by itself and
// knows nothing of Legal.
func (s *state) refuse(seat engine.Seat, a engine.Action) error {
	verb := a.Verb()
	switch {
	case s.over != 0:
		return errOver
	case seat != s.asked:
		return errTurn
	case verb == vNone || verb >= verbs || a&0xffffff&^shape[verb] != 0 || a.IsStep() != (verb == vThrow || verb == vNock):
		return errForm
	case verb == vCon: // K18.4 accepted at any decision of one's own
		return nil
	}
	switch s.ask {
	case askBlock:
		switch {
		case verb == vLet:
			return nil
		case verb != vBlk:
			return errAnswer
		case !s.side[seat].hand.has(cards.Card(a.A())):
			return errNotHeld
		case !aces.Has(cards.Card(a.A())):
			return errAce
		}
		return nil
	case askJack:
		d := &s.side[seat]
		switch {
		case verb == vNay:
			return nil
		case verb != vJak:
			return errAnswer
		case a.A() >= slots || a.A() == s.aim || d.royal[a.A()].Rank() != cards.Jack:
			return errJack
		case !d.stands(a.A()):
			return errJackDown
		}
		return nil
	case askCall:
		if verb != vLst && verb != vPas {
			return errCallFirst
		}
		return nil
	}
	switch verb {
	case vBlk, vLet:
		return errNoAttack
	case vJak, vNay:
		return errNoJack
	case vLst, vPas:
		return errNoCall
	case vThrow, vNock, vDis, vArr, vArf:
		return s.refusePick(a)
	}
	if s.picking != 0 {
		return errPicking
	}
	return s.refuseTurn(a)
}

// refusePick looks at the picks of discards and volleys and at what completes them.
func (s *state) refusePick(a engine.Action) error {
	hand, c := s.side[s.turn].hand, cards.Card(a.A())
	verb := a.Verb()
	if s.picking == pickDiscard && verb != vThrow && verb != vDis || s.picking == pickArrows && (verb == vThrow || verb == vDis) {
		return errPicking
	}
	switch verb {
	case vThrow: // K6.2
		if hand.count(c) <= s.pick.count(c) {
			return errNotHeld
		}
		if c < s.pick.one.Last() {
			return errOrder
		}
	case vDis:
		if s.picking == 0 {
			return errNoPick
		}
	case vNock:
		switch {
		case hand.count(c) <= s.pick.count(c):
			return errNotHeld
		case !numbers.Has(c):
			return errNumber
		case s.picking == 0:
			if mates(hand, bag{one: 1 << c}) == 0 {
				return errVolley
			}
		case s.pick.len() >= 4:
			return errVolley
		case c < s.pick.one.Last():
			return errOrder
		case !mates(hand, s.pick).Has(c):
			return errMatch
		}
	case vArr:
		if s.pick.len() < 2 {
			return errVolley
		}
		if a.A() >= slots {
			return errTarget
		}
		return s.refuseTarget(a.A())
	case vArf:
		if s.pick.len() < 2 {
			return errVolley
		}
		return s.refuseTarget(atFace)
	}
	return nil
}

// refuseTarget carries out K7.2 and K7.3.
func (s *state) refuseTarget(aim uint8) error {
	d := &s.side[foe(s.turn)]
	switch {
	case aim == atFace:
		if d.standing() != 0 {
			return errShielded
		}
	case aim >= slots || d.lie[aim] == 0:
		return errTarget
	case !d.stands(aim):
		return errSideways
	}
	return nil
}

// refuseTurn looks at the actions that are one step.
func (s *state) refuseTurn(a engine.Action) error {
	d := &s.side[s.turn]
	x, y := a.A(), a.B()
	switch a.Verb() {
	case vAtk, vJok:
		if a.C() >= slots {
			return errTarget
		}
	}
	switch a.Verb() {
	case vRec:
		switch {
		case !d.hand.has(cards.Card(x)):
			return errNotHeld
		case !royals.Has(cards.Card(x)):
			return errRecruit
		case y >= slots || d.lie[y] != 0:
			return errSlot
		}
	case vAtk:
		return s.refuseAttack(x, cards.Card(y), a.C())
	case vAtf:
		return s.refuseAttack(x, cards.Card(y), atFace)
	case vJok:
		return s.refuseJoker(x, cards.Card(y), a.C())
	case vJof:
		return s.refuseJoker(x, cards.Card(y), atFace)
	case vWip, vWir:
		if a.Verb() != s.wipeVerb() {
			return errForm
		}
		return s.refuseJoker(x, cards.Card(y), atAll)
	case vRev:
		switch {
		case x >= slots || d.lie[x] != sideways:
			return errFallen
		case !d.hand.has(cards.Card(y)):
			return errNotHeld
		case d.royal[x].Suit() != cards.Card(y).Suit():
			return errSuit
		}
	case vBur:
		switch {
		case x >= slots || d.lie[x] == 0:
			return errFallen
		case d.lie[x] != sideways:
			return errStanding
		}
	case vSho:
		switch {
		case !d.hand.has(cards.Card(x)):
			return errNotHeld
		case !jokers.Has(cards.Card(x)):
			return errReveal
		case y >= bombs || d.joker[y] != cards.Back:
			return errBomb
		}
	}
	return nil
}

// refuseAttack looks at a royal's attack (K10).
func (s *state) refuseAttack(slot uint8, c cards.Card, aim uint8) error {
	d := &s.side[s.turn]
	switch {
	case !s.open():
		return errColdRoyal
	case slot >= slots || d.lie[slot] == 0 || d.lie[slot] == sideways:
		return errUpright
	case d.lie[slot] == diagonal:
		return errTired
	}
	if err := s.refuseNumber(c); err != nil {
		return err
	}
	return s.refuseTarget(aim)
}

// refuseJoker looks at a joker's strike or wipe (K12).
func (s *state) refuseJoker(slot uint8, c cards.Card, aim uint8) error {
	d := &s.side[s.turn]
	switch {
	case !s.open():
		return errColdJoker
	case slot >= bombs || d.joker[slot] == cards.Back:
		return errNoJoker
	case d.ready[slot] == fresh:
		return errFresh
	case d.ready[slot] == blocked:
		return errBlocked
	}
	if err := s.refuseNumber(c); err != nil {
		return err
	}
	if aim == atAll {
		if s.targets() == 0 {
			return errFloor
		}
		return nil
	}
	return s.refuseTarget(aim)
}

func (s *state) refuseNumber(c cards.Card) error {
	switch {
	case !s.side[s.turn].hand.has(c):
		return errNotHeld
	case !numbers.Has(c):
		return errNumber
	}
	return nil
}
