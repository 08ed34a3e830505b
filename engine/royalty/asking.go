package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// ask puts the question to t (R11, R12) and opens the window of its Jack (R39), which opens whatever t holds; only a hand
// without cards is passed over, for its size is public.
func (s *State) ask(p, t engine.Seat, r cards.Rank, ev *engine.Events) {
	if s.doubting() {
		s.doubtAsker(p, t, r)
		s.doubts[p] &^= everyLane << r
	}
	s.acted, s.asked = true, true
	s.target, s.rank = t, r
	s.askRank[p], s.askOf[p] = uint8(r), uint8(t)+1
	s.learnHeld(p, r)
	ev.Say(sayAsks, p, t, cards.Back, int(r))
	if s.hand[t] == 0 {
		s.answerAsk(false, ev)
		return
	}
	s.phase = phaseAsked
}

// answerAsk settles an ask. A Jack goes to the discard pile first, and the asker draws (R38, R39). Otherwise one card of
// the rank, the lowest in suit, is handed over (R15), or the asker draws (R16).
func (s *State) answerAsk(jack bool, ev *engine.Events) {
	p, t, r := s.turn, s.target, s.rank
	answered(ev)
	s.target, s.rank = 0, 0
	gained := cards.Back
	switch held := s.hand[t] & ofRank(r); {
	case jack:
		ev.Say(sayJack, t, p, cards.Back, 0)
		s.spend(t, (s.hand[t] & ofRank(cards.Jack)).First(), ev) // R40
		gained = s.drawFor(p, ev)
	case held != 0:
		gained = held.First()
		s.lose(t, gained)
		s.doubtGiver(t, r)
		s.singles[p] &^= everyLane << r
		s.hand[p] |= 1 << gained
		s.known[p] |= 1 << gained
		ev.Say(sayGives, t, p, gained, int(r))
		if ev != nil {
			ev.MoveSeen(gained, handOf(t), 0, handOf(p), 0, engine.Everybody)
		}
	default:
		ev.Say(sayNone, t, p, cards.Back, int(r))
		s.learnNone(t, 1<<r)
		gained = s.drawFor(p, ev)
	}
	switch {
	case s.free:
		s.phase = phaseAct // R49: the follow-up is another action
	case gained != cards.Back:
		s.gained, s.phase = gained, phaseGained // R18
	default:
		s.endTurn(ev) // R43
	}
}

// drawFor draws for an asker who got nothing (R16).
func (s *State) drawFor(p engine.Seat, ev *engine.Events) cards.Card {
	c := s.draw(p, ev)
	if c != cards.Back {
		ev.Say(sayDraws, p, engine.None, cards.Back, 0)
	}
	return c
}
