package screens

import (
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/bot"
	"royals/game/anim"
	"royals/game/table"
	"royals/sprites"
)

// prefs is what the player has settled, kept as lines of "key value".
type prefs struct {
	Speed   int // index into speeds
	Pause   int // index into pauses
	Text    int // percent
	Card    int // percent
	Suits   int // sprites.Colouring
	Left    bool
	Motion  int // 0 as the system says, 1 reduced, 2 full
	Back    int
	Cards   int // the volume of cards, percent
	Signals int // the volume of what says something
	Mute    int // 1 for no sound at all
	Buzz    int // 1 for vibration where there is any
	Hints   int // 1 for hints, 2 for their key as well
	Open    int // 1 while a game lies on the table
	Sorts   sortList
}

// sortList is how the hands of each game are sorted, where that was ever changed.
type sortList [8]struct {
	id   string
	sort table.Sort
}

func (l *sortList) of(id string) table.Sort {
	for _, k := range l {
		if k.id == id {
			return k.sort
		}
	}
	return table.BySuit
}

func (l *sortList) set(id string, to table.Sort) {
	for i := range l {
		if l[i].id == id || l[i].id == "" {
			l[i].id, l[i].sort = id, to
			return
		}
	}
}

// The dials, as data.
var (
	speeds = []float64{0, 0.5, 1, 1.6}
	pauses = []float64{0, 0.5, 1, 1} // the last one waits for a tap
	texts  = []int{80, 90, 100, 115, 130, 150, 175, 200}
	sizes  = []int{80, 100, 120, 140, 160}
	loud   = []int{0, 20, 40, 60, 80, 100}
)

const pauseByTap = 3

func defaults() prefs {
	return prefs{Speed: 2, Pause: 2, Text: 100, Card: 100, Cards: 60, Signals: 60, Buzz: 1, Hints: 2}
}

func (p *prefs) pace() table.Pace {
	return table.Pace{Move: speeds[p.Speed], Pause: pauses[p.Pause], ByTap: p.Pause == pauseByTap}
}

func (p *prefs) dial(system bool) anim.Dial {
	return anim.Dial{Speed: speeds[p.Speed], Reduced: p.Motion == 1 || p.Motion == 0 && system}
}

func (p *prefs) style() sprites.Style {
	return sprites.Style{Suits: sprites.Colouring(p.Suits), LeftHand: p.Left}
}

// number is a field with the values it may have.
type number struct {
	key      string
	at       *int
	min, max int
}

func (p *prefs) numbers() []number {
	return []number{{"speed", &p.Speed, 0, len(speeds) - 1}, {"pause", &p.Pause, 0, len(pauses) - 1}, {"text", &p.Text, 80, 200},
		{"card", &p.Card, 80, 160}, {"suits", &p.Suits, 0, sprites.Colourings - 1}, {"motion", &p.Motion, 0, 2}, {"back", &p.Back, 0, sprites.Backs - 1},
		{"cards", &p.Cards, 0, 100}, {"signals", &p.Signals, 0, 100}, {"mute", &p.Mute, 0, 1}, {"buzz", &p.Buzz, 0, 1}, {"hints", &p.Hints, 0, 2}, {"open", &p.Open, 0, 1}}
}

func (p *prefs) write() []byte {
	s := ""
	for _, n := range p.numbers() {
		s += n.key + " " + strconv.Itoa(*n.at) + "\n"
	}
	for _, k := range p.Sorts {
		if k.id != "" {
			s += "sort." + k.id + " " + strconv.Itoa(int(k.sort)) + "\n"
		}
	}
	return []byte(s + "left " + strconv.FormatBool(p.Left) + "\n")
}

// read takes what it understands; the rest stays as it is.
func (p *prefs) read(data []byte) {
	for line := range strings.Lines(string(data)) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		if key == "left" {
			p.Left = value == "true"
		}
		if id, ok := strings.CutPrefix(key, "sort."); ok {
			if v, err := strconv.Atoi(value); err == nil && v >= 0 && v < int(table.Sorts) {
				p.Sorts.set(id, table.Sort(v))
			}
		}
		for _, n := range p.numbers() {
			if v, err := strconv.Atoi(value); n.key == key && err == nil && v >= n.min && v <= n.max {
				*n.at = v
			}
		}
	}
}

// setup is what the last game of a kind was set up as.
type setup struct {
	Players []table.Player // as many as the game seats at most; the first seats play
	Seats   int
	Options []engine.Setting
	Match   int // best of so many games; 0 for an open end
}

// names are what seats are called until somebody says otherwise.
var names = [engine.MaxSeats]string{"Ada", "Bea", "Cosmo", "Dora", "Edgar", "Flora"}

func newSetup(info *engine.Info) setup {
	s := setup{Seats: info.Seats}
	for i := range info.MaxSeats {
		p := table.Player{Name: names[i]}
		if i > 0 {
			p.Bot = usual()
		}
		s.Players = append(s.Players, p)
	}
	return s
}

// usual is the level of an opponent until somebody says otherwise: the middle one.
func usual() string { return bot.Levels[len(bot.Levels)/2] }

func (s *setup) write() []byte {
	b := "seats " + strconv.Itoa(s.Seats) + "\noptions " + engine.FormatOptions(s.Options) + "\nmatch " + strconv.Itoa(s.Match) + "\n"
	for _, p := range s.Players {
		kind := "person"
		if !p.Person() {
			kind = p.Bot
		}
		b += "player " + kind + " " + p.Name + "\n"
	}
	return []byte(b)
}

// read takes what fits the game.
func (s *setup) read(info *engine.Info, data []byte) {
	n := 0
	for line := range strings.Lines(string(data)) {
		key, value, _ := strings.Cut(strings.TrimRight(line, "\n"), " ")
		switch key {
		case "seats":
			if v, err := strconv.Atoi(value); err == nil && v >= info.MinSeats && v <= info.MaxSeats {
				s.Seats = v
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
			if n < len(s.Players) && name != "" {
				s.Players[n].Name = name
				if s.Players[n].Bot = ""; kind != "person" && bot.ByName(kind) != nil {
					s.Players[n].Bot = kind
				}
			}
			n++
		}
	}
}
