package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// strike gives weight 0 to what is senseless beside what else is to be had: anything but the attack that wins the game (R46), laying
// nothing where something can be laid for nothing (R18), asking those who are known not to have the rank, asking for a third card of
// a rank while a pair could be completed, and repeating the seat's last ask, which brought nothing, while something twice as good can
// be asked.
func (s *State) strike(acts []engine.Action, w []int16, two ranks) {
	wins, lays, hope, pairs := false, false, false, false
	best := 0 // of what can be asked
	duel := s.left().Len() == 2
	for i, a := range acts {
		switch a.Verb() {
		case verbAttack:
			wins = wins || duel && w[i] >= winning
			lays = lays || a.C() == 0 && int(w[i]) >= 200+50*int(a.A()) // half its value at least gets through
		case verbDefend, verbAce:
			lays = lays || w[i] > 10
		case verbAsk:
			hope = hope || w[i] > hopeless
			pairs = pairs || w[i] > hopeless && !two.has(cards.Rank(a.B()))
			if r := cards.Rank(a.B()); !two.has(r) || s.shown(engine.Seat(a.A()), r) {
				best = max(best, int(w[i])-hopeless)
			}
		}
	}
	for i, a := range acts {
		never := wins && (a.Verb() != verbAttack || w[i] < winning)
		switch a.Verb() {
		case verbDone:
			never = never || lays
		case verbAsk:
			t, r := engine.Seat(a.A()), cards.Rank(a.B())
			again := s.askOf[s.turn] == uint8(t)+1 && s.askRank[s.turn] == uint8(r) && s.lacks[t].find(r) <= 1 && 2*(int(w[i])-hopeless) < best
			never = never || hope && w[i] <= hopeless || !s.shown(t, r) && (pairs && two.has(r) || again)
		}
		if never {
			w[i] = 0
		}
	}
}

// Weights that strike knows: an attack that takes a target's last points, and an ask that brings nothing but a card drawn.
const (
	winning  = 20000
	hopeless = 250
)

// shown reports whether everybody knows that a seat holds a rank.
func (s *State) shown(t engine.Seat, r cards.Rank) bool {
	return s.known[t]&ofRank(r) != 0 || s.holds[t]&(everyLane<<r) != 0
}
