package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// givenKeys, allKeys and againKeys are the questions in place of others: where several cards were handed over perhaps
// (R15), where an attack has several sets (R23), and where another ask may follow (R19).
var (
	givenKeys = map[string]string{
		"royalty.prompt.gained":         "royalty.prompt.given",
		"royalty.prompt.gained-ace":     "royalty.prompt.given-ace",
		"royalty.prompt.gained-nothing": "royalty.prompt.given-nothing",
	}
	allKeys = map[string]string{
		"royalty.prompt.attacked": "royalty.prompt.attacked-all",
		"royalty.wait.attacked":   "royalty.wait.attacked-all",
	}
	againKeys = map[string]string{
		"royalty.prompt.gained":         "royalty.prompt.again",
		"royalty.prompt.gained-ace":     "royalty.prompt.again-ace",
		"royalty.prompt.gained-nothing": "royalty.prompt.again-nothing",
	}
)

// Prompt returns the question put to a seat, or what it waits for. The words never depend on a card the seat cannot
// see.
func (s *State) Prompt(p engine.Seat) engine.Prompt {
	q := engine.Prompt{Clause: "R8", Actor: s.turn, Target: engine.None, Wait: !s.Actors().Has(p)}
	switch s.phase {
	case phaseOver:
		q.Key, q.Clause, q.Actor = "royalty.prompt.over", "R46", engine.None
	case phaseAct:
		switch {
		case q.Wait:
			q.Key = "royalty.wait.act"
		case askAgain(s):
			q.Key, q.Clause = "royalty.prompt.act-again", "R19"
			if one, _ := count(s.hand[p]); one&s.house.asks() == 0 {
				q.Key = "royalty.prompt.act-again-nothing"
			}
		case s.acted:
			q.Key, q.Clause = "royalty.prompt.act-more", "R49"
		case s.drew:
			q.Key, q.Clause = "royalty.prompt.act-drawn", "R9"
		case s.free && s.house&houseAgain != 0:
			q.Key, q.Clause = "royalty.prompt.act-free-again", "R49"
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
		switch {
		case s.house&houseGiveAll != 0 && s.known[p].Has(s.gained): // it was handed over, and others with it perhaps
			q.Target, q.Key = engine.Seat(s.last[p].of-1), givenKeys[q.Key]
		case askAgain(s):
			q.Key = againKeys[q.Key]
		}
	case phaseAdding:
		net, returned := s.cost()
		q.Key, q.Clause, q.Target = "royalty.prompt.adding", "R23", s.target
		q.N = [3]int32{int32(sets(s)), int32(net), int32(returned)}
		if q.Wait {
			q.Key = "royalty.wait.adding"
		}
	case phaseAttacked:
		net, returned := s.cost()
		q.Key, q.Clause, q.Target = "royalty.prompt.attacked", "R35", s.target
		q.N = [3]int32{int32(s.rank), int32(net), int32(returned)}
		if q.Wait {
			q.Key = "royalty.wait.attacked"
		}
		if n := sets(s); n > 1 {
			q.Key, q.N[0] = allKeys[q.Key], int32(n)
		}
	}
	return q
}
