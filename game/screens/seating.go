package screens

import (
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/bot"
	"royals/game/keep"
	"royals/game/names"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// setup is how a game was last set up.
type setup struct {
	Players []table.Player // as many as the game can seat, of whom the first Seats play
	Seats   int
	Options []engine.Setting
	Match   int // the best of so many games, 0 for an open end
}

// firstNames are the names of seats that nobody has named.
var firstNames = [engine.MaxSeats]string{"Ada", "Bea", "Cosmo", "Dora", "Edgar", "Flora"}

// newSetup is how a game is set up that was never played here: the fewest players, the easiest opponents, and a short
// game where the game's plan says so.
func newSetup(info *engine.Info) setup {
	s := setup{Seats: info.MinSeats}
	if p := plan.For(info); p.Brief {
		s.Options = slices.Clone(p.Short)
	}
	for i := range info.MaxSeats {
		p := table.Player{Name: firstNames[i], Bot: bot.Levels[0]}
		if i == 0 { // a guest, until the player has a name
			p = table.Player{Name: words.Plain("name.none")}
		}
		s.Players = append(s.Players, p)
	}
	return s
}

// seat gives the person at the first seat the player's name, "" for none, and an opponent of that name another one.
func (s *setup) seat(name string) {
	if name == "" || !s.Players[0].Person() {
		return
	}
	s.Players[0].Name = name
	s.apart(0)
}

// apart gives those another name who are called as the player at a seat.
func (s *setup) apart(seat int) {
	others := moreNames
	if other := table.Other(s.Players[seat].Name); other != "" { // one of the cast keeps the face
		others = append([]string{other}, moreNames...)
	}
	for i := range s.Players {
		for _, other := range others {
			if i == seat || s.Players[i].Name != s.Players[seat].Name {
				break
			}
			if !slices.ContainsFunc(s.Players, func(p table.Player) bool { return p.Name == other }) {
				s.Players[i].Name = other
			}
		}
	}
}

// greet seats the owner, unless somebody else of those who are known here sits first, or a guest, and gives persons the names that they
// have today.
func (s *setup) greet(a *Sitting) {
	called(a, s.Players)
	s.recall(a)
	if p := s.Players[0]; idOf(a, p.Name) == "" && !isGuest(p.Name) || idOf(a, p.Name) == keep.Owner {
		s.seat(a.Prefs.Name)
	}
}

// recall gives the opponents of the cast the names that they bear today.
func (s *setup) recall(a *Sitting) {
	for _, r := range roles(a) {
		known := slices.ContainsFunc(s.Players, func(p table.Player) bool { return p.Name == r.Name })
		for i, p := range s.Players {
			if !known && !p.Person() && p.Name == r.Else {
				s.Players[i].Name, known = r.Name, true
			}
		}
	}
}

// roles are the cast as they are called here: whoever plays here keeps the name, and an opponent bears another one.
func roles(a *Sitting) [len(table.Cast)]table.Role {
	list := table.Cast
	for i, r := range list {
		if slices.ContainsFunc(a.folk.IDs(), func(id string) bool { return nameOf(a, id) == r.Name }) {
			list[i].Name, list[i].Else = r.Else, r.Name
		}
	}
	return list
}

func (s *setup) write() []byte {
	b := "seats " + strconv.Itoa(s.Seats) + "\noptions " + engine.FormatOptions(s.Options) + "\nmatch " + strconv.Itoa(s.Match) + "\n"
	for _, p := range s.Players {
		kind := "person"
		if !p.Person() {
			kind = p.Bot
		}
		b += "player " + kind + " " + names.Clean(p.Name) + "\n"
	}
	return []byte(b)
}

// read takes the lines that fit the game. It returns an error where none does.
func (s *setup) read(info *engine.Info, data []byte) error {
	n, known := 0, len(data) == 0
	s.Options = nil
	for line := range strings.Lines(string(data)) {
		key, value, _ := strings.Cut(strings.TrimRight(line, "\n"), " ")
		switch key {
		case "seats":
			if v, err := strconv.Atoi(value); err == nil && v >= info.MinSeats && v <= info.MaxSeats {
				s.Seats, known = v, true
			}
		case "options":
			if list, err := engine.ParseOptions(value); err == nil && info.Check(engine.Config{Seats: s.Seats, Options: list}) == nil {
				s.Options = list
			}
		case "match":
			if v, err := strconv.Atoi(value); err == nil && slices.Contains(lengths, v) {
				s.Match = v
			}
		case "player":
			kind, name, _ := strings.Cut(value, " ")
			if name = names.Clean(name); n < len(s.Players) && name != "" {
				s.Players[n].Name = name
				if s.Players[n].Bot = ""; kind != "person" && bot.ByName(kind) != nil {
					s.Players[n].Bot = kind
				}
			}
			n++
		}
	}
	if !known {
		return store.ErrDamaged
	}
	return nil
}
