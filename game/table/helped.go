package table

import (
	"strconv"
	"strings"

	"royals/engine"
)

// Helped counts how often a person was helped in a game. It is saved with the game.
type Helped struct{ Hints, Undos int }

const helpedNote = "helped "

// HelpOf returns how often a seat was helped.
func HelpOf(t *Table, seat engine.Seat) Helped {
	if seat >= engine.MaxSeats {
		return Helped{}
	}
	return t.helped[seat]
}

// Hinted notes that the person at the screen has seen a hint. One choice counts once.
func Hinted(t *Table) {
	if at := len(t.m.Log) + 1; t.Viewer < engine.MaxSeats && t.hinted != at {
		t.hinted = at
		t.helped[t.Viewer].Hints++
		t.note()
		t.save()
	}
}

// OwnChoices returns how many choices a seat has made.
func OwnChoices(t *Table, seat engine.Seat) (n int) {
	for _, e := range t.m.Log {
		if e.Seat == seat {
			n++
		}
	}
	return n
}

// noteHelped writes the counts into the notes.
func noteHelped(t *Table) {
	for i, h := range t.helped {
		if h != (Helped{}) {
			t.m.Notes = append(t.m.Notes, helpedNote+engine.Seat(i).String()+" "+strconv.Itoa(h.Hints)+" "+strconv.Itoa(h.Undos))
		}
	}
}

// readHelped reads the counts. It skips what does not fit.
func readHelped(t *Table, notes []string) {
	for _, n := range notes {
		f := strings.Fields(n)
		if len(f) != 4 || f[0]+" " != helpedNote {
			continue
		}
		seat, ok := engine.ParseSeat(f[1])
		hints, err := strconv.Atoi(f[2])
		undos, err2 := strconv.Atoi(f[3])
		if ok && seat < engine.MaxSeats && err == nil && err2 == nil && hints >= 0 && undos >= 0 {
			t.helped[seat] = Helped{hints, undos}
		}
	}
}

// Conceded reports whether a seat has ended the game by conceding it: by a verb that Legal never lists.
func Conceded(t *Table, seat engine.Seat) bool {
	if len(t.m.Log) == 0 || t.m.State().Actors() != 0 {
		return false
	}
	last := t.m.Log[len(t.m.Log)-1]
	for _, v := range t.info.Verbs {
		if v.Unlisted && last.Seat == seat && last.Text == v.Name {
			return true
		}
	}
	return false
}
