package engine

import (
	"strconv"

	"royals/engine/cards"
)

// Said writes a Said event as case files do, without the word before it: "sword P1 TH 10" for a line of the log called sword.
func (in *Info) Said(e Event) string {
	t := in.Says[e.Key]
	for _, s := range []Seat{e.Seat, e.Other} {
		if s != None {
			t += " " + s.String()
		}
	}
	if e.Card != cards.Back {
		t += " " + e.Card.String()
	}
	if e.Value != 0 {
		t += " " + strconv.Itoa(int(e.Value))
	}
	return t
}
