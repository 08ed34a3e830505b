package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// ask puts a question to t (R11, R12), who may stop it with a Jack (R39). A target that holds any card has to answer, so
// that waiting for the answer does not tell who holds a Jack (R48).
func (s doing) ask(p, t engine.Seat, r cards.Rank) {
	if s.doubting() {
		s.doubtAsker(p, t, r)
		s.doubts[p] &^= everyLane << r
	}
	s.acted, s.asked, s.gained = true, true, cards.Back
	s.target, s.rank = t, r
	s.last[p] = askOf(t, r)
	s.learnHeld(p, r)
	s.ev.Say(sayAsks, p, t, cards.Back, int(r))
	if s.hand[t] == 0 {
		s.answerAsk(false)
		return
	}
	s.phase = phaseAsked
}

// answerAsk ends an ask. If a Jack stops it, the Jack is discarded and the asker draws (R38, R39). Otherwise the target
// gives its lowest card of the rank, or all of them (R15), or the asker draws (R16).
func (s doing) answerAsk(jack bool) {
	p, t, r := s.turn, s.target, s.rank
	s.answered()
	s.target, s.rank = 0, 0
	gained := cards.Back
	switch held := s.hand[t] & ofRank(r); {
	case jack:
		s.ev.Say(sayJack, t, p, cards.Back, 0)
		s.spend(t, s.single(t, cards.Jack)) // R40
		gained = s.drawFor(p)
	case held != 0:
		s.asked = s.house&houseAgain == 0 // R19
		gained = held.First()
		s.give(t, p, gained)
		if s.house&houseGiveAll != 0 {
			for m := held & (held - 1); m != 0; m &= m - 1 {
				s.give(t, p, m.First())
			}
			s.learnNone(t, 1<<r)
		}
		s.doubtGiver(t, r)
		s.singles[p] &^= everyLane << r
	default:
		s.ev.Say(sayNone, t, p, cards.Back, int(r))
		s.learnNone(t, 1<<r)
		gained = s.drawFor(p)
	}
	switch {
	case s.free:
		s.phase = phaseAct // R49: the follow-up is another action
	case gained != cards.Back:
		s.gained, s.phase = gained, phaseGained // R18
	default:
		s.endTurn() // R43
	}
}

// give hands over a card, in the open (R15).
func (s doing) give(t, p engine.Seat, c cards.Card) {
	s.lose(t, c)
	s.hand[p] |= 1 << c
	s.known[p] |= 1 << c
	s.ev.Say(sayGives, t, p, c, int(c.Rank()))
	if s.ev != nil {
		s.ev.MoveSeen(c, handOf(t), 0, handOf(p), 0, engine.Everybody)
	}
}

// drawFor draws a card for an asker who was given none (R16).
func (s doing) drawFor(p engine.Seat) cards.Card {
	c := s.draw(p)
	if c != cards.Back {
		s.ev.Say(sayDraws, p, engine.None, cards.Back, 0)
	}
	return c
}
