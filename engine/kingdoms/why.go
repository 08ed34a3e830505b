package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// The refusals, in the order of the questions they answer.
var (
	errTurn      = &engine.RuleError{Clause: "K5.3", Key: "kingdoms.not-yours"}
	errForm      = &engine.RuleError{Clause: "K5.3", Key: "kingdoms.no-action"}
	errAnswer    = &engine.RuleError{Clause: "K7.8", Key: "kingdoms.answer-first"}
	errNoAttack  = &engine.RuleError{Clause: "K13.10", Key: "kingdoms.nothing-to-block"}
	errNoJack    = &engine.RuleError{Clause: "K14.1", Key: "kingdoms.nobody-falls"}
	errNoCall    = &engine.RuleError{Clause: "K17.1", Key: "kingdoms.no-reshuffle"}
	errCallFirst = &engine.RuleError{Clause: "K16.7", Key: "kingdoms.call-first"}
	errThrowing  = &engine.RuleError{Clause: "K6.1", Key: "kingdoms.finish-pick"}
	errNocking   = &engine.RuleError{Clause: "K7.1", Key: "kingdoms.finish-pick"}
	errNotHeld   = &engine.RuleError{Clause: "K21.1", Key: "kingdoms.not-held"}
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
	errSave      = &engine.RuleError{Clause: "K14.6", Key: "kingdoms.no-save"}
	errJackDown  = &engine.RuleError{Clause: "K14.3", Key: "kingdoms.jack-down"}
)

// errOver says how the game ended.
var errOver = [...]*engine.RuleError{
	overFinal:    {Clause: "K17.9", Key: "kingdoms.over"},
	overEmpty:    {Clause: "K18.2", Key: "kingdoms.over"},
	overIdle:     {Clause: "K18.3", Key: "kingdoms.over"},
	overConceded: {Clause: "K18.4", Key: "kingdoms.over"},
}

// Why returns the rule against an action that Legal does not list. It is nil only for conceding, which Legal never
// lists.
func (s *State) Why(seat engine.Seat, a engine.Action) *engine.RuleError {
	switch {
	case s.over != 0:
		return errOver[s.over]
	case seat != s.asked:
		return errTurn
	case a == engine.Act(verbCon, 0, 0, 0): // K18.4
		return nil
	}
	r := refusal{s}
	switch s.ask {
	case askBlock:
		return r.answer(a)
	case askJack:
		return r.jack(a)
	case askCall:
		if v := a.Verb(); v == verbLst || v == verbPas {
			return errForm
		}
		return errCallFirst
	}
	return r.action(a)
}

// refusal is a position in which an action is not legal.
type refusal struct{ *State }

// answer explains an answer to an attack (K13).
func (r refusal) answer(a engine.Action) *engine.RuleError {
	switch c := cards.Card(a.A()); {
	case a.Verb() == verbLet: // malformed
		return errForm
	case a.Verb() != verbBlk:
		return errAnswer
	case !r.side[r.asked].hand.has(c):
		return errNotHeld
	case !aces.Has(c):
		return errAce
	}
	return errForm
}

// jack explains an answer to the question whether a Jack falls instead, or saves a royal from a wipe (K14).
func (r refusal) jack(a engine.Action) *engine.RuleError {
	d, slot := &r.side[r.asked], a.A()
	switch {
	case a.Verb() == verbNay: // malformed
		return errForm
	case a.Verb() != verbJak && a.Verb() != verbSav:
		return errAnswer
	case r.State.attack == byWipe:
		return errSave
	case a.Verb() == verbSav:
		return errJack
	case slot >= slots || slot == r.aim || d.royal[slot].Rank() != cards.Jack:
		return errJack
	case !d.stands(slot):
		return errJackDown
	}
	return errForm
}

// action explains an action of a player's own turn (K5.3).
func (r refusal) action(a engine.Action) *engine.RuleError {
	v := a.Verb()
	switch v {
	case verbBlk, verbLet:
		return errNoAttack
	case verbJak, verbSav, verbNay:
		return errNoJack
	case verbLst, verbPas:
		return errNoCall
	}
	switch {
	case r.picking == pickDiscard && v != verbThrow && v != verbDis:
		return errThrowing
	case r.picking == pickArrows && v != verbNock && v != verbArr && v != verbArf:
		return errNocking
	}
	d, x, y := &r.side[r.turn], a.A(), a.B()
	c := cards.Card(x)
	switch v {
	case verbThrow:
		if d.hand.count(c) <= r.pick.count(c) {
			return errNotHeld
		}
	case verbDis:
		if r.picking == 0 {
			return errNoPick
		}
	case verbNock:
		return r.nock(c)
	case verbArr, verbArf:
		if r.pick.len() < 2 {
			return errVolley
		}
		return r.target(x, v == verbArf)
	case verbRec:
		switch {
		case !d.hand.has(c):
			return errNotHeld
		case !royals.Has(c):
			return errRecruit
		case y >= slots || d.lie[y] != 0:
			return errSlot
		}
	case verbAtk, verbAtf:
		return r.attack(x, cards.Card(y), a.C(), v == verbAtf)
	case verbJok, verbJof:
		return r.strike(x, cards.Card(y), a.C(), v == verbJof)
	case r.wipeVerb():
		return r.wipe(x, cards.Card(y))
	case verbRev:
		switch {
		case x >= slots || d.lie[x] != sideways:
			return errFallen
		case !d.hand.has(cards.Card(y)):
			return errNotHeld
		case d.royal[x].Suit() != cards.Card(y).Suit():
			return errSuit
		}
	case verbBur:
		switch {
		case x >= slots || d.lie[x] == 0:
			return errFallen
		case d.lie[x] != sideways:
			return errStanding
		}
	case verbSho:
		switch {
		case !d.hand.has(c):
			return errNotHeld
		case !jokers.Has(c):
			return errReveal
		case y >= bombs || d.joker[y] != cards.Back:
			return errBomb
		}
	}
	return errForm
}

// nock explains a card picked for a volley (K8).
func (r refusal) nock(c cards.Card) *engine.RuleError {
	hand := r.side[r.turn].hand
	switch {
	case hand.count(c) <= r.pick.count(c):
		return errNotHeld
	case !numbers.Has(c):
		return errNumber
	case r.picking == 0 && mates(hand, bag{one: 1 << c}) == 0 || r.pick.len() >= 4:
		return errVolley
	case r.picking != 0 && !mates(hand, r.pick).Has(c):
		return errMatch
	}
	return errForm
}

// target explains a target: the royal in a slot, or the player (K7.2, K7.3).
func (r refusal) target(slot uint8, player bool) *engine.RuleError {
	d := &r.side[foe(r.turn)]
	switch {
	case player && d.standing() != 0:
		return errShielded
	case player: // malformed
		return errForm
	case slot >= slots || d.lie[slot] == 0:
		return errTarget
	case !d.stands(slot):
		return errSideways
	}
	return errForm
}

// attack explains a royal's attack (K10).
func (r refusal) attack(slot uint8, c cards.Card, target uint8, player bool) *engine.RuleError {
	d := &r.side[r.turn]
	switch {
	case !r.open():
		return errColdRoyal
	case slot >= slots || d.lie[slot] == 0 || d.lie[slot] == sideways:
		return errUpright
	case d.lie[slot] == diagonal:
		return errTired
	}
	if err := r.number(c); err != nil {
		return err
	}
	return r.target(target, player)
}

// strike explains a joker's strike (K12.7).
func (r refusal) strike(slot uint8, c cards.Card, target uint8, player bool) *engine.RuleError {
	if err := r.joker(slot, c); err != nil {
		return err
	}
	return r.target(target, player)
}

// wipe explains a joker's wipe (K12.10, K12.14).
func (r refusal) wipe(slot uint8, c cards.Card) *engine.RuleError {
	if err := r.joker(slot, c); err != nil {
		return err
	}
	if r.targets() == 0 {
		return errFloor
	}
	return errForm
}

// joker explains why a joker cannot attack with a card, nil when it can.
func (r refusal) joker(slot uint8, c cards.Card) *engine.RuleError {
	d := &r.side[r.turn]
	switch {
	case !r.open():
		return errColdJoker
	case slot >= bombs || d.joker[slot] == cards.Back:
		return errNoJoker
	case d.ready[slot] == fresh:
		return errFresh
	case d.ready[slot] == blocked:
		return errBlocked
	}
	return r.number(c)
}

// number explains why a card cannot serve as a number, nil when it can (K3.2).
func (r refusal) number(c cards.Card) *engine.RuleError {
	switch {
	case !r.side[r.turn].hand.has(c):
		return errNotHeld
	case !numbers.Has(c):
		return errNumber
	}
	return nil
}
