package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// warn tells of every seat that wins unless it is stopped.
func (s doing) warn() {
	if s.ev == nil {
		return
	}
	for x := range engine.Seat(s.n) {
		if t := s.threat(x); t > 0 {
			s.ev.Count(countThreat, x, 0, t)
		}
	}
}

// tellQuotas tells how many cards each seat must or may commit.
func (s doing) tellQuotas() {
	if s.ev == nil {
		return
	}
	for x := range engine.Seat(s.n) {
		if key, n := s.due(x); n > 0 {
			s.ev.Count(key, x, 0, int(n))
		}
	}
}

// due is the counter that says how many cards a seat has still to commit, or may, with its value.
func (s *State) due(x engine.Seat) (key, n uint8) {
	least, most, _ := s.quota(x)
	key, n = countQuota, least
	if x == s.rival && s.phase == phaseAttack {
		key, n = countLimit, most
	}
	if s.phase != phaseAttack && s.phase != phaseKill || s.turnOf(x) < s.turnOf(s.asked) {
		n = 0
	}
	return key, n
}

// sideOf returns what a revealed card is, as a line of the log: U6.10, U6.14.
func sideOf(c cards.Card) uint8 {
	switch {
	case redNumbers.Has(c):
		return saySword
	case blackNumbers.Has(c):
		return sayShield
	}
	return sayBlank
}
