package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// waits are the sentences for the seat that waits, by phase.
var waits = [phaseOver]string{
	phaseFirst:     "houses.wait.name",
	phaseSecond:    "houses.wait.name",
	phaseAfterPass: "houses.wait.name",
	phaseLast:      "houses.wait.name",
	phaseDraw:      "houses.wait.draw",
	phaseDefender:  "houses.wait.draw",
	phaseRedraw:    "houses.wait.draw",
	phaseBefore:    "houses.wait.lead",
	phaseAnswer:    "houses.wait.answer",
	phaseKeep:      "houses.wait.keep",
	phaseAfter:     "houses.wait.discard",
}

// Prompt is the question put to a seat.
func (s *State) Prompt(seat engine.Seat) engine.Prompt {
	if s.phase == phaseOver {
		return engine.Prompt{Key: "houses.prompt.over", Clause: "H18.1", Wait: true, Actor: engine.None, Target: engine.None}
	}
	actor := s.actor()
	q := engine.Prompt{Actor: engine.Seat(actor), Target: engine.Seat(1 - actor)}
	if uint8(seat) != actor {
		q.Key, q.Clause, q.Wait = waits[s.phase], "H5.1", true
		q.Actor, q.Target = engine.Seat(s.attacker), engine.Seat(actor)
		return q
	}
	if s.picking() {
		promptPick(s, &q)
		return q
	}
	switch s.phase {
	case phaseFirst:
		q.Key, q.Clause = "houses.prompt.name", "H4.1"
	case phaseSecond:
		q.Key, q.Clause = "houses.prompt.name-second", "H4.2"
	case phaseAfterPass:
		q.Key, q.Clause = "houses.prompt.name-after-pass", "H4.4"
		if !mayRedeal(s) {
			q.Key, q.Clause = "houses.prompt.name-no-redeal", "H4.9"
		}
	case phaseLast:
		q.Key, q.Clause = "houses.prompt.name-last", "H4.5"
	case phaseDraw:
		q.Key, q.Clause = "houses.prompt.draw", "H6.1"
		if twoRoyals(s) && s.discardN > 0 {
			q.Key, q.Clause = "houses.prompt.draw-or-block", "H7.1"
		}
		q.Card = s.top()
	case phaseDefender:
		q.Key, q.Clause, q.Card = "houses.prompt.defender-draw", "H6.1", s.top()
	case phaseRedraw:
		q.Key, q.Clause, q.Card = "houses.prompt.second-draw", "H6.1", s.top()
	case phaseBefore:
		q.Key, q.Clause = "houses.prompt.lead", "H8.1"
		if !s.privileged() {
			q.Key, q.Clause = "houses.prompt.lead-no-royal", "H10.1"
		}
	case phaseAnswer:
		q.Key, q.Clause, q.Card = "houses.prompt.answer", "H8.2", s.battle[s.attacker]
	case phaseKeep:
		q.Key, q.Clause, q.Card = "houses.prompt.keep", "H9.1", s.battle[1-actor]
	case phaseAfter:
		q.Key, q.Clause = "houses.prompt.discard", "H14.1"
		switch {
		case s.handN[actor] == 0:
			q.Key, q.Clause = "houses.prompt.last-plays", "H14.2"
		case s.winner == actor+1 && s.privileged() && s.hand[actor].in(cards.AllCourts).len() <= 1:
			q.Key, q.Clause = "houses.prompt.discard-or-end", "H15.1"
		}
	}
	return q
}

// promptPick is the question in the middle of a choice.
func promptPick(s *State, q *engine.Prompt) {
	q.Picked = s.pick.len()
	o := offerOf(s)
	q.Min, q.Max = o.need, min(o.cards.len(), o.most)
	switch {
	case s.payFor != 0:
		q.Key, q.Clause, q.Card = "houses.prompt.pick-payment", "H13.7", s.payFor
	case s.scoop != 0:
		q.Key, q.Clause, q.Card = "houses.prompt.pick-block", "H7.3", s.bottom(int(s.scoop))
		q.N[0] = int32(s.scoop)
	default:
		q.Key, q.Clause, q.Card = "houses.prompt.pick-match", "H10.4", s.pick.faces().First()
		q.N[1] = int32(s.brings(s.pick))
	}
}
