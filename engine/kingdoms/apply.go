package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// The refusals.
var (
	errOver      = &engine.RuleError{Clause: "K17.9", Key: "kingdoms.over"}
	errTurn      = &engine.RuleError{Clause: "K5.3", Key: "kingdoms.not-yours"}
	errForm      = &engine.RuleError{Clause: "K5.3", Key: "kingdoms.no-action"}
	errAnswer    = &engine.RuleError{Clause: "K7.8", Key: "kingdoms.answer-first"}
	errNoAttack  = &engine.RuleError{Clause: "K13.1", Key: "kingdoms.nothing-to-block"}
	errNoJack    = &engine.RuleError{Clause: "K14.1", Key: "kingdoms.nobody-falls"}
	errNoCall    = &engine.RuleError{Clause: "K17.1", Key: "kingdoms.no-reshuffle"}
	errCallFirst = &engine.RuleError{Clause: "K16.7", Key: "kingdoms.call-first"}
	errPicking   = &engine.RuleError{Clause: "K7.1", Key: "kingdoms.finish-pick"}
	errNotHeld   = &engine.RuleError{Clause: "K21.1", Key: "kingdoms.not-held"}
	errOrder     = &engine.RuleError{Clause: "K6.1", Key: "kingdoms.picks-ascend"}
	errNoPick    = &engine.RuleError{Clause: "K6.1", Key: "kingdoms.nothing-picked"}
	errNumber    = &engine.RuleError{Clause: "K3.2", Key: "kingdoms.no-number"}
	errVolley    = &engine.RuleError{Clause: "K8.1", Key: "kingdoms.volley-size"}
	errMatch     = &engine.RuleError{Clause: "K8.2", Key: "kingdoms.volley-match"}
	errTarget    = &engine.RuleError{Clause: "K7.2", Key: "kingdoms.target"}
	errSideways  = &engine.RuleError{Clause: "K7.3", Key: "kingdoms.target-sideways"}
	errShielded  = &engine.RuleError{Clause: "K7.2", Key: "kingdoms.shielded"}
	errRecruit   = &engine.RuleError{Clause: "K9.1", Key: "kingdoms.no-royal"}
	errSlot      = &engine.RuleError{Clause: "K9.2", Key: "kingdoms.slot-taken"}
	errColdRoyal = &engine.RuleError{Clause: "K10.1", Key: "kingdoms.cold-royal"}
	errColdJoker = &engine.RuleError{Clause: "K4.3", Key: "kingdoms.cold-joker"}
	errUpright   = &engine.RuleError{Clause: "K10.1", Key: "kingdoms.not-upright"}
	errTired     = &engine.RuleError{Clause: "K10.6", Key: "kingdoms.tired"}
	errNoJoker   = &engine.RuleError{Clause: "K12.7", Key: "kingdoms.no-joker"}
	errFresh     = &engine.RuleError{Clause: "K12.5", Key: "kingdoms.joker-fresh"}
	errBlocked   = &engine.RuleError{Clause: "K12.6", Key: "kingdoms.joker-blocked"}
	errFloor     = &engine.RuleError{Clause: "K12.14", Key: "kingdoms.no-floor"}
	errFallen    = &engine.RuleError{Clause: "K11.3", Key: "kingdoms.not-fallen"}
	errStanding  = &engine.RuleError{Clause: "K11.7", Key: "kingdoms.not-buried-standing"}
	errSuit      = &engine.RuleError{Clause: "K15.1", Key: "kingdoms.tribute-suit"}
	errReveal    = &engine.RuleError{Clause: "K12.4", Key: "kingdoms.no-joker-card"}
	errBomb      = &engine.RuleError{Clause: "K12.1", Key: "kingdoms.joker-slot"}
	errAce       = &engine.RuleError{Clause: "K13.1", Key: "kingdoms.no-ace"}
	errJack      = &engine.RuleError{Clause: "K14.1", Key: "kingdoms.no-jack"}
	errJackDown  = &engine.RuleError{Clause: "K14.3", Key: "kingdoms.jack-down"}
)

// shape says which operands a verb uses, and whether it is a step.
var shape = func() (t [verbs]engine.Action) {
	for v := range t {
		for i, a := range info.Verbs[v].Args {
			if a.Kind != engine.ArgNone {
				t[v] |= 0xff << (16 - 8*i)
			}
		}
	}
	return t
}()

// Apply carries out one action of a seat.
func (s *state) Apply(seat engine.Seat, a engine.Action, ev *engine.Events) error {
	if engine.Checked {
		if err := s.refuse(seat, a); err != nil {
			return err
		}
	}
	c := cards.Card(a.A())
	switch a.Verb() {
	case vThrow:
		s.picking = pickDiscard
		s.pick.add(c)
	case vNock:
		s.picking = pickArrows
		s.pick.add(c)
	default:
		ask, phase, turn, asked := s.ask, s.phase(), s.turn, s.asked
		s.do(seat, a, ev)
		if s.over != 0 {
			s.ask, s.asked, s.stage, s.drawer = 0, 0, 0, 0
		}
		if ev == nil {
			break
		}
		ev.Revealed = true // K5.7 what is done stays done
		if s.ask != ask {
			ev.Count(cAsk, engine.None, 0, int(s.ask))
		}
		if s.over != 0 || s.phase() != phase || s.turn != turn || s.asked != asked {
			ev.Phase(s.phase(), s.turn, s.Actors())
		}
		if s.over != 0 {
			ev.End()
		}
	}
	return nil
}

// do carries out an allowed action that completes a choice.
func (s *state) do(p engine.Seat, a engine.Action, ev *engine.Events) {
	x, y, z := a.A(), a.B(), a.C()
	switch a.Verb() {
	case vDis: // K6.1, K6.4
		ev.Say(sDiscards, p, engine.None, cards.Back, s.pick.len())
		for !s.pick.empty() {
			c := s.pick.first()
			s.pick.remove(c)
			s.toDiscard(p, c, ev)
		}
		s.picking = 0
	case vArr, vArf:
		cs, aim := s.pick, x
		if a.Verb() == vArf {
			aim = atFace
		}
		s.pick, s.picking = bag{}, 0
		s.announce(byArrows, 0, aim, cs, ev)
	case vRec:
		s.recruit(p, cards.Card(x), y, ev)
	case vAtk:
		s.announce(byRoyal, x, z, bag{one: 1 << y}, ev)
	case vAtf:
		s.announce(byRoyal, x, atFace, bag{one: 1 << y}, ev)
	case vJok:
		s.announce(byJoker, x, z, bag{one: 1 << y}, ev)
	case vJof:
		s.announce(byJoker, x, atFace, bag{one: 1 << y}, ev)
	case vWip, vWir:
		s.announce(byWipe, x, atAll, bag{one: 1 << y}, ev)
	case vRev:
		s.revive(p, x, cards.Card(y), ev)
	case vBur:
		s.bury(p, x, ev)
	case vSho:
		s.reveal(p, cards.Card(x), y, ev)
	case vEnd: // K5.4
		s.endTurn(ev)
	case vBlk:
		s.block(p, cards.Card(x), ev)
	case vLet:
		s.let(p, ev)
	case vJak:
		s.jackrifice(x, ev)
	case vNay:
		s.accept(ev)
	case vLst:
		s.answerCall(true, ev)
	case vPas:
		s.answerCall(false, ev)
	case vCon:
		if s.ask == askCall {
			ev.Count(cDrawer, engine.None, 0, 0)
		}
		s.concede(p, ev)
	}
}
