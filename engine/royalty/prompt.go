package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// Observe: everything anybody does here is done in the open; only faces and untaken chances are private (R48).
func (s *State) Observe(viewer, mover engine.Seat, a engine.Action) uint32 { return uint32(a) }

// Prompt returns the question put to a seat. What a seat waits for is worded the same whatever anybody holds.
func (s *State) Prompt(p engine.Seat) engine.Prompt {
	q := engine.Prompt{Clause: "R8", Actor: s.turn, Target: engine.None, Wait: !s.Actors().Has(p)}
	switch s.phase {
	case phaseOver:
		q.Key, q.Clause, q.Actor = "royalty.prompt.over", "R46", engine.None
	case phaseAct:
		switch {
		case q.Wait:
			q.Key = "royalty.wait.act"
		case s.acted:
			q.Key, q.Clause = "royalty.prompt.act-more", "R49"
		case s.drew:
			q.Key, q.Clause = "royalty.prompt.act-drawn", "R9"
		case s.free:
			q.Key, q.Clause = "royalty.prompt.act-free", "R49"
		default:
			q.Key = "royalty.prompt.act"
		}
	case phaseAsked:
		q.Key, q.Clause, q.Target = "royalty.prompt.asked", "R39", s.target
		q.N[0] = int32(s.rank)
		if q.Wait {
			q.Key = "royalty.wait.asked"
		}
	case phaseGained:
		q.Key, q.Clause = "royalty.prompt.gained-nothing", "R18"
		if q.Wait {
			q.Key = "royalty.wait.gained"
			break
		}
		q.Card = s.gained
		q.N[0] = int32(s.gained.Rank())
		switch _, two := count(s.hand[p]); {
		case s.gained.Rank() == cards.Ace:
			q.Key = "royalty.prompt.gained-ace"
		case (two & (attackRanks | defenceRanks)).has(s.gained.Rank()):
			q.Key = "royalty.prompt.gained"
		}
	case phaseAttacked:
		net, returned := s.cost()
		q.Key, q.Clause, q.Target = "royalty.prompt.attacked", "R35", s.target
		q.N = [3]int32{int32(s.rank), int32(net), int32(returned)}
		if q.Wait {
			q.Key = "royalty.wait.attacked"
		}
	}
	return q
}
