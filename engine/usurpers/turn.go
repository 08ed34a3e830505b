package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// begin opens a seat's turn, or ends the game: U3.1 to U3.5, U12.
func (s doing) begin(x engine.Seat) {
	s.turn = x
	if x == s.first { // U12.3
		s.round++
		s.ev.Count(countRound, engine.None, 0, int(s.round))
	}
	s.warn()
	s.ev.Say(sayTurn, x, engine.None, cards.Back, int(s.round))
	if s.points[x] >= s.target() { // U3.1 to U3.4
		s.winner = x
		s.ev.Say(sayWin, x, engine.None, cards.Back, int(s.points[x]))
		s.finish()
		return
	}
	if s.cap > 0 && s.round > uint32(s.cap) { // U12.4
		s.ev.Say(sayCap, engine.None, engine.None, cards.Back, int(s.cap))
		s.finish()
		return
	}
	if drawn := s.fill(x); drawn > 0 { // U3.5
		s.ev.Say(sayDraw, x, engine.None, cards.Back, drawn)
	}
	s.ask(phaseAction, x) // U3.6
}

// end announces the end of the turn (U3.8) and passes it to the left (U2.8).
func (s doing) end() {
	s.ev.Say(sayEnd, s.turn, engine.None, cards.Back, 0)
	if s.rival != engine.None {
		s.ev.Count(countAttacked, s.rival, 0, 0)
		if s.aim > 0 {
			s.ev.Count(countAimed, s.rival, s.aim-1, 0)
		}
		s.rival, s.aim = engine.None, 0
	}
	s.begin(s.turn.Next(int(s.n)))
}

// finish ends the game.
func (s doing) finish() {
	for x := range engine.Seat(s.n) {
		if s.threat(x) > 0 {
			s.ev.Count(countThreat, x, 0, 0)
		}
	}
	s.phase, s.asked = phaseOver, 0
	s.ev.Phase(phaseOver, s.turn, 0)
	s.ev.End()
}

// threat is how many turns of rivals, this one included, are left to stop a seat with enough points; 0 for any other
// seat.
func (s *State) threat(x engine.Seat) int {
	if s.phase == phaseOver || s.points[x] < s.target() {
		return 0
	}
	if x == s.turn {
		return int(s.n) - 1
	}
	return (int(x) - int(s.turn) + int(s.n)) % int(s.n)
}

// ask puts the question of a phase to a seat.
func (s doing) ask(phase uint8, x engine.Seat) {
	s.phase, s.asked = phase, x
	s.ev.Phase(phase, s.turn, engine.Only(x))
}
