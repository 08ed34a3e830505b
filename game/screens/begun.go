package screens

import (
	"strconv"
	"strings"

	"royals/engine"
)

// begunName is where it is kept what was begun and not committed when the program ended: a page starts again when it moves to
// a screen of another pixel ratio, and the player is to find everything as it lay there.
const begunName = "begun"

// Save keeps what has been begun: a set-up, or the picks of a choice. Whatever was committed has been saved then.
func (a *App) Save() {
	text := ""
	switch s := a.top().(type) {
	case *setupScreen:
		s.keep()
		text = "setup " + s.info.ID
	case *tableScreen:
		text = s.begun()
	}
	if text != "" {
		_ = a.Store.Save(begunName, []byte(text)) // what is lost otherwise is soon done again
	}
}

// begun writes the picks of the choice on the screen: after how many choices, whose they are, and what they are.
func (s *tableScreen) begun() string {
	if s.t.Asked == engine.None || len(s.t.Composer().Chosen()) == 0 {
		return ""
	}
	text := "picks " + strconv.Itoa(s.t.Moves()) + " " + strconv.Itoa(int(s.t.Asked))
	for _, a := range s.t.Composer().Chosen() {
		text += " " + strconv.FormatUint(uint64(a), 36)
	}
	return text
}

// resume goes on with what was begun, this one time.
func (a *App) resume() {
	data, err := a.Store.Load(begunName)
	if err != nil || len(data) == 0 {
		return
	}
	_ = a.Store.Save(begunName, nil)
	words := strings.Fields(string(data))
	switch {
	case len(words) == 2 && words[0] == "setup":
		if g := a.find(words[1]); g != nil && len(a.stack) == 1 {
			a.push(newSetupScreen(a, g))
		}
	case len(words) > 3 && words[0] == "picks" && a.tab != nil:
		a.tab.picks = readPicks(words[1:])
	}
}

// picks are those of a choice that was begun before the program started.
type picks struct {
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

// takeUp makes picks again as soon as the decision they belong to is on the screen. Those that are not legal there are left out.
func (s *tableScreen) takeUp() {
	p := s.picks
	if p == nil || s.t.Asked == engine.None && s.t.Moves() == p.moves {
		return
	}
	s.picks = nil
	if s.t.Asked != p.seat || s.t.Moves() != p.moves || len(s.t.Composer().Chosen()) > 0 {
		return
	}
	for _, a := range p.list {
		s.t.Composer().Add(a)
	}
	s.t.Touch()
}
