package crowns

import (
	"royals/engine"
	"royals/engine/cards"
)

var houses = []Crown{
	{"sneak", "houses", sneak},
	{"assassin", "houses", func(t *Tape) bool { return t.told("slew", court) }},
	{"ransom-paid", "houses", func(t *Tape) bool { return t.told("ransomed", ever) }},
	{"wholesale", "houses", wholesale},
}

// sneak: a two beats the ace of its suit.
func sneak(t *Tape) bool {
	var played [engine.MaxSeats]cards.Card
	for word, e := range t.lines() {
		switch word {
		case "led", "answered":
			played[e.Seat] = e.Card
		case "won":
			if foe := played[e.Other]; e.Seat == t.Me && e.Card.Rank() == 2 && foe.Rank() == cards.Ace && foe.Suit() == e.Card.Suit() {
				return true
			}
		}
	}
	return false
}

// wholesale: five cards or more of the discards are taken at once, and a match is laid.
func wholesale(t *Tape) bool {
	took := false
	for word, e := range t.lines() {
		switch {
		case word == "scooped":
			took = e.Seat == t.Me && e.Value >= 5
		case word == "melded" && e.Seat == t.Me && took:
			return true
		case word == "discarded":
			took = false
		}
	}
	return false
}
