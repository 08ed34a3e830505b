package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

func refusal(clause, key string) *engine.RuleError {
	return &engine.RuleError{Clause: clause, Key: "kingdoms." + key}
}

// The refusals.
var (
	errOver      = refusal("K17.9", "over")
	errTurn      = refusal("K5.3", "not-yours")
	errForm      = refusal("K5.3", "no-action")
	errAnswer    = refusal("K7.8", "answer-first")
	errNoAttack  = refusal("K13.1", "nothing-to-block")
	errNoJack    = refusal("K14.1", "nobody-falls")
	errNoCall    = refusal("K17.1", "no-reshuffle")
	errCallFirst = refusal("K16.7", "call-first")
	errPicking   = refusal("K7.1", "finish-pick")
	errNotHeld   = refusal("K21.1", "not-held")
	errOrder     = refusal("K6.1", "picks-ascend")
	errNoPick    = refusal("K6.1", "nothing-picked")
	errNumber    = refusal("K3.2", "no-number")
	errVolley    = refusal("K8.1", "volley-size")
	errMatch     = refusal("K8.2", "volley-match")
	errTarget    = refusal("K7.2", "target")
	errSideways  = refusal("K7.3", "target-sideways")
	errShielded  = refusal("K7.2", "shielded")
	errRecruit   = refusal("K9.1", "no-royal")
	errSlot      = refusal("K9.2", "slot-taken")
	errColdRoyal = refusal("K10.1", "cold-royal")
	errColdJoker = refusal("K4.3", "cold-joker")
	errUpright   = refusal("K10.1", "not-upright")
	errTired     = refusal("K10.6", "tired")
	errNoJoker   = refusal("K12.7", "no-joker")
	errFresh     = refusal("K12.5", "joker-fresh")
	errBlocked   = refusal("K12.6", "joker-blocked")
	errFloor     = refusal("K12.14", "no-floor")
	errFallen    = refusal("K11.3", "not-fallen")
	errStanding  = refusal("K11.7", "not-buried-standing")
	errSuit      = refusal("K15.1", "tribute-suit")
	errReveal    = refusal("K12.4", "no-joker-card")
	errBomb      = refusal("K12.1", "joker-slot")
	errAce       = refusal("K13.1", "no-ace")
	errJack      = refusal("K14.1", "no-jack")
	errJackDown  = refusal("K14.3", "jack-down")
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
	if err := s.refuse(seat, a); err != nil {
		return err
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
