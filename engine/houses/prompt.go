package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// Prompt is the question put to a seat.
func (s *State) Prompt(seat engine.Seat) engine.Prompt {
	if s.phase == phaseOver {
		return engine.Prompt{Key: "houses.over", Clause: "H18.1", Wait: true, Actor: engine.None, Target: engine.None}
	}
	actor := s.actor()
	q := engine.Prompt{Actor: engine.Seat(actor), Target: engine.Seat(1 - actor)}
	if uint8(seat) != actor {
		q.Key, q.Clause, q.Wait = "houses.wait", "H5.1", true
		return q
	}
	if s.picking() {
		s.promptPick(&q)
		return q
	}
	switch s.phase {
	case phaseFirst:
		q.Key, q.Clause = "houses.name", "H4.1"
	case phaseSecond:
		q.Key, q.Clause = "houses.name-second", "H4.2"
	case phaseAfterPass:
		q.Key, q.Clause = "houses.name-after-pass", "H4.4"
		if s.mayRedeal() != nil {
			q.Key, q.Clause = "houses.name-no-redeal", "H4.9"
		}
	case phaseLast:
		q.Key, q.Clause = "houses.name-last", "H4.5"
	case phaseDraw:
		q.Key, q.Clause = "houses.draw", "H6.1"
		if s.twoRoyals() && s.discardN > 0 {
			q.Key, q.Clause = "houses.draw-or-block", "H7.1"
		}
		q.Card = s.top()
	case phaseDefender:
		q.Key, q.Clause, q.Card = "houses.defender-draw", "H6.1", s.top()
	case phaseRedraw:
		q.Key, q.Clause, q.Card = "houses.second-draw", "H6.1", s.top()
	case phaseBefore:
		q.Key, q.Clause = "houses.lead", "H8.1"
		if !s.privileged() {
			q.Key, q.Clause = "houses.lead-no-royal", "H10.1"
		}
	case phaseAnswer:
		q.Key, q.Clause, q.Card = "houses.answer", "H8.2", s.battle[s.attacker]
	case phaseKeep:
		q.Key, q.Clause, q.Card = "houses.keep", "H9.1", s.battle[1-actor]
	case phaseAfter:
		q.Key, q.Clause = "houses.discard", "H14.1"
		switch {
		case s.handN[actor] == 0:
			q.Key, q.Clause = "houses.last-plays", "H14.2"
		case s.winner == actor+1 && s.privileged() && s.hand[actor].in(cards.AllCourts).len() <= 1:
			q.Key, q.Clause = "houses.discard-or-end", "H15.1"
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
		q.Key, q.Clause, q.Card = "houses.pick-payment", "H13.7", s.payFor
		q.Min = int(f[fromRansom])
		q.Max = q.Min
	case s.scoop != 0:
		k, _ := s.scoopOf(int(s.scoop))
		q.Key, q.Clause = "houses.pick-block", "H7.3"
		q.Card = s.discard[s.discardN-s.scoop]
		q.Min, q.Max = max(0, 3-k.base), min(k.avail.len(), k.limit)
		q.N[0] = int32(s.scoop)
	default:
		c := s.pick.faces().First()
		avail, base := s.meldOf(c.Rank())
		q.Key, q.Clause, q.Card = "houses.pick-match", "H10.4", c
		q.Min, q.Max = max(1, 3-base), min(avail.len(), s.spare())
	}
}
