package learn

import (
	"royals/engine"
	"royals/engine/bot"
	"royals/game/table"
)

// Script answers for the opponents of a lesson, and for the player where the player has no choice. It is a table.Thinker that thinks
// nothing: it takes what the lesson says comes next, and is silent while the lesson has nothing to say.
type Script struct {
	game  engine.Game
	plays []reply
	q     table.Question
	open  bool
}

var _ table.Thinker = (*Script)(nil)

// push adds replies.
func (s *Script) push(list []reply) { s.plays = append(s.plays, list...) }

// clear forgets what has not been played.
func (s *Script) clear() { s.plays, s.open = nil, false }

// Ask notes the question.
func (s *Script) Ask(q table.Question) { s.q, s.open = q, true }

// Poll returns the next reply of the seat that is asked.
func (s *Script) Poll() ([]engine.Action, bool) {
	if !s.open {
		return nil, false
	}
	run := s.Forced(s.q.State, s.q.Seat, true)
	s.open = run == nil
	return run, run != nil
}

// Busy reports whether Poll would answer: a table whose opponents are silent may sleep.
func (s *Script) Busy() bool {
	return s.open && s.Ready(s.q.Seat)
}

// Ready reports whether there is a reply of a seat.
func (s *Script) Ready(seat engine.Seat) bool {
	_, ok := s.next(seat)
	return ok
}

// Forced returns what the lesson plays for a person, nil where the person is asked.
func (s *Script) Forced(st engine.State, seat engine.Seat, take bool) []engine.Action {
	at, ok := s.next(seat)
	if !ok {
		return nil
	}
	run, err := s.game.Parse(st, seat, s.plays[at].text)
	if err != nil {
		return nil
	}
	if take {
		s.plays = append(s.plays[:at:at], s.plays[at+1:]...)
	}
	return run
}

// Tips has none: a lesson has its own hints.
func (s *Script) Tips() ([]bot.Tip, bool) { return nil, false }

// Verdict has none.
func (s *Script) Verdict() (v bot.Verdict, ok bool) { return v, false }

// next finds the next reply of a seat.
func (s *Script) next(seat engine.Seat) (at int, ok bool) {
	for i, r := range s.plays {
		if r.seat == seat {
			return i, true
		}
	}
	return 0, false
}
