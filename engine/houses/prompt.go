package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// waits are what a seat is told that owes nothing, by phase.
var waits = [phaseOver]string{
	phaseFirst: "houses.wait.name", phaseSecond: "houses.wait.name", phaseAfterPass: "houses.wait.name", phaseLast: "houses.wait.name",
	phaseDraw: "houses.wait.draw", phaseDefender: "houses.wait.draw", phaseRedraw: "houses.wait.draw", phaseBefore: "houses.wait.lead",
	phaseAnswer: "houses.wait.answer", phaseKeep: "houses.wait.keep", phaseAfter: "houses.wait.discard",
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
		s.promptPick(&q)
		return q
	}
	switch s.phase {
	case phaseFirst:
		q.Key, q.Clause = "houses.prompt.name", "H4.1"
	case phaseSecond:
		q.Key, q.Clause = "houses.prompt.name-second", "H4.2"
	case phaseAfterPass:
		q.Key, q.Clause = "houses.prompt.name-after-pass", "H4.4"
		if s.mayRedeal() != nil {
			q.Key, q.Clause = "houses.prompt.name-no-redeal", "H4.9"
		}
	case phaseLast:
		q.Key, q.Clause = "houses.prompt.name-last", "H4.5"
	case phaseDraw:
		q.Key, q.Clause = "houses.prompt.draw", "H6.1"
		if s.twoRoyals() && s.discardN > 0 {
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
func (s *State) promptPick(q *engine.Prompt) {
	q.Picked = s.pick.len()
	switch {
	case s.payFor != 0:
		f := s.sourcesOf(s.payFor)
		q.Key, q.Clause, q.Card = "houses.prompt.pick-payment", "H13.7", s.payFor
		q.Min = int(f[fromRansom])
		q.Max = q.Min
	case s.scoop != 0:
		k, _ := s.scoopOf(int(s.scoop))
		q.Key, q.Clause = "houses.prompt.pick-block", "H7.3"
		q.Card = s.discard[s.discardN-s.scoop]
		q.Min, q.Max = max(0, 3-k.base), min(k.avail.len(), k.limit)
		q.N[0] = int32(s.scoop)
	default:
		c := s.pick.faces().First()
		avail, base := s.meldOf(c.Rank())
		q.Key, q.Clause, q.Card = "houses.prompt.pick-match", "H10.4", c
		q.Min, q.Max = max(1, 3-base), min(avail.len(), s.spare())
	}
}
