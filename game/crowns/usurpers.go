package crowns

import (
	"royals/engine"
	"royals/engine/cards"
)

var usurpers = []Crown{
	{"shield-wall", "usurpers", shieldWall},
	{"painted-soldier", "usurpers", paintedSoldier},
	{"regicide", "usurpers", regicide},
	{"not-today", "usurpers", notToday},
}

// shieldWall: two shields of one's own stop swords in one attack, and no hit is left.
func shieldWall(t *Tape) bool {
	stops := 0
	for word, e := range t.lines() {
		switch {
		case word == "attack" || word == "kill":
			stops = 0
		case word == "stop" && e.Seat == t.Me:
			stops++
		case word == "no-hits" && e.Seat == t.Me && stops >= 2:
			return true
		}
	}
	return false
}

// paintedSoldier: a face card defends, and no hit is taken.
func paintedSoldier(t *Tape) bool {
	mine, blank := false, false
	for word, e := range t.lines() {
		switch {
		case word == "attack" || word == "kill":
			mine, blank = e.Other == t.Me, false
		case word == "blank" && e.Seat == t.Me:
			blank = mine
		case word == "no-hits" && e.Seat == t.Me && blank:
			return true
		}
	}
	return false
}

// regicide: a strike at a royal worth eight or more brings it down.
func regicide(t *Tape) bool {
	whose, aim := engine.None, cards.Back
	for word, e := range t.lines() {
		switch {
		case word == "kill" && e.Seat == t.Me && e.Value >= 8:
			whose, aim = e.Other, e.Card
		case word == "kill" || word == "attack":
			whose = engine.None
		case word == "out" && e.Seat == whose && e.Card == aim:
			return true
		}
	}
	return false
}

// notToday: an attack or a strike takes from another the points that would win.
func notToday(t *Tape) bool {
	var threat engine.SeatSet
	rival := engine.None
	for word, e := range t.lines() {
		switch {
		case word == "kill" || word == "attack":
			if rival = engine.None; e.Seat == t.Me {
				rival = e.Other
			}
		case word == "end":
			rival = engine.None
		case word == count+"threat" && e.Value > 0:
			threat = threat.Add(e.From.Owner)
		case word == count+"threat":
			if e.From.Owner == rival && threat.Has(rival) {
				return true
			}
			threat = threat.Remove(e.From.Owner)
		}
	}
	return false
}
