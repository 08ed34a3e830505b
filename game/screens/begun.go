package screens

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/game/table"
)

// begunName is the name under which the app keeps what was begun when it ended. A page starts again when it moves to a
// screen of another pixel ratio, and the player must find everything as it was.
const begunName = "begun"

// beginner is a screen on which something may have been begun. begun tells it in words that resume reads, "" for
// nothing.
type beginner interface{ begun() string }

// begun keeps what was begun on a screen.
func (a *Sitting) begun(s beginner) {
	text := s.begun()
	if t, ok := s.(*tableScreen); ok && t.lesson != nil { // how far it has come is kept anyhow
		text = "lesson " + t.lesson.Lesson.Name()
	}
	if text != "" {
		_ = a.Store.Save(begunName, []byte(text)) // a store that refuses costs the player a few taps
	}
}

func (s *setupScreen) begun() string {
	s.keep()
	return "setup " + s.info.ID
}

// begun writes the picks of the choice on the screen: the number of choices before it, the seat, the picks.
func (s offers) begun() string {
	if s.t.Asked == engine.None || len(s.t.Composer().Chosen()) == 0 {
		return ""
	}
	text := "picks " + strconv.Itoa(s.t.Moves()) + " " + strconv.Itoa(int(s.t.Asked))
	for _, a := range s.t.Composer().Chosen() {
		text += " " + strconv.FormatUint(uint64(a), 36)
	}
	return text
}

// resume goes on with what was begun, once.
func (a *Sitting) resume() {
	data, err := a.Store.Load(begunName)
	if err != nil || len(data) == 0 {
		return
	}
	_ = a.Store.Save(begunName, nil)
	words := strings.Fields(string(data))
	switch {
	case len(words) == 2 && words[0] == "setup":
		if g := a.find(words[1]); g != nil && len(a.Screens()) == 1 {
			a.Push(newSetupScreen(a, g))
		}
	case len(words) == 2 && words[0] == "lesson" && len(a.Screens()) == 1:
		teach(a, words[1])
	case len(words) > 3 && words[0] == "picks" && a.table != nil:
		if a.picks = readPicks(words[1:]); a.picks != nil {
			a.picks.of = a.table
		}
	}
}

// picks are the picks of a choice that was begun before the program started.
type picks struct {
	of    *table.Table
	moves int
	seat  engine.Seat
	list  []engine.Action
}

func readPicks(words []string) *picks {
	p := &picks{}
	moves, err := strconv.Atoi(words[0])
	seat, err2 := strconv.Atoi(words[1])
	if err != nil || err2 != nil || seat < 0 || seat >= int(engine.MaxSeats) {
		return nil
	}
	p.moves, p.seat = moves, engine.Seat(seat)
	for _, w := range words[2:] {
		n, err := strconv.ParseUint(w, 36, 32)
		if err != nil {
			return nil
		}
		p.list = append(p.list, engine.Action(n))
	}
	return p
}

// takeUp makes the picks again as soon as their decision is on the screen. It leaves out what is not legal there.
func (s *tableScreen) takeUp() {
	p := s.a.picks
	if p == nil || p.of == s.t && s.t.Asked == engine.None && s.t.Moves() == p.moves {
		return
	}
	s.a.picks = nil
	if p.of != s.t || s.t.Asked != p.seat || s.t.Moves() != p.moves || len(s.t.Composer().Chosen()) > 0 {
		return
	}
	for _, a := range p.list {
		s.t.Composer().Add(a)
	}
	s.t.Touch()
}
