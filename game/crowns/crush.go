package crowns

import "royals/engine"

var crush = []Crown{
	{"turncoat", "crush", func(t *Tape) bool { return climbs(t, "cross", ever) }},
	{"copycat", "crush", func(t *Tape) bool {
		return climbs(t, "copy", func(e *engine.Event) bool { return e.Value >= 10 })
	}},
	{"alone-against-all", "crush", alone},
	{"from-the-cellar", "crush", cellar},
}

// climbs reports whether a line of the seat's own fits, and it goes up in the same round.
func climbs(t *Tape, what string, fits func(*engine.Event) bool) bool {
	had := false
	for word, e := range t.lines() {
		switch {
		case word == "attack":
			had = false
		case word == what && e.Seat == t.Me && fits(e):
			had = true
		case word == "up" && e.Seat == t.Me && had:
			return true
		}
	}
	return false
}

// alone: attacker or victim without an ally goes up against two allies or more. A Joker that changes sides spoils it.
func alone(t *Tape) bool {
	foe, with, against := engine.None, 0, 0
	for word, e := range t.lines() {
		switch {
		case word == "attack":
			foe, with, against = engine.None, 0, 0
			if e.Seat == t.Me {
				foe = e.Other
			} else if e.Other == t.Me {
				foe = e.Seat
			}
		case word == "join" && e.Other == t.Me:
			with++
		case word == "join" && e.Other == foe:
			against++
		case word == "cross":
			foe = engine.None
		case word == "up" && e.Seat == t.Me && foe != engine.None && with == 0 && against >= 2:
			return true
		}
	}
	return false
}

// cellar: a win after a round that began with oneself on spot 0 and another on spot 4.
func cellar(t *Tape) bool {
	if !t.Victory() {
		return false
	}
	var spot [engine.MaxSeats]int32
	for word, e := range t.lines() {
		switch word {
		case count + "ladder":
			spot[e.From.Owner] = e.Value
		case "attack":
			for _, n := range spot {
				if spot[t.Me] == 0 && n == 4 {
					return true
				}
			}
		}
	}
	return false
}
