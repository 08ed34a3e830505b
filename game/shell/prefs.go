package shell

import (
	"cmp"
	"strconv"
	"strings"

	"royals/game/kit"
	"royals/game/names"
	"royals/game/narrate"
	"royals/game/store"
	"royals/game/walk"
	"royals/sprites"
)

// Prefs is what the player has settled, kept as lines of "key value".
type Prefs struct {
	Speed    int // index into Speeds
	Pause    int // index into Pauses
	Text     int // percent
	Card     int // percent
	Suits    int // sprites.Colouring
	Left     bool
	Motion   int    // 0 as the system says, 1 reduced, 2 full
	Back     int    // 0 each game its own, or counted from 1
	Theme    int    // 0 each game its own, 1 the hall for all, 2 plain, 3 of high contrast, from 4 on the felts of the court
	All      int    // 1 where all that is won at court is open
	Cards    int    // the volume of cards, percent
	Signals  int    // the volume of what says something
	Mute     int    // 1 for no sound at all
	Speech   int    // a narrate.Level: how much is read out
	Buzz     int    // 1 for vibration where there is any
	Hints    int    // 1 for hints, 2 for their key as well
	Open     int    // 1 while a game lies on the table
	Coach    int    // 0 for no tips, 1 in the first games, 2 always
	Letters  int    // 1 where keys that type a sign do nothing
	Switches int    // how many switches are scanned with, 0 for none
	Scan     int    // how long a step of the scan takes, in milliseconds
	Deaf     int    // how long a switch does not count after a press
	Dwell    int    // how long a mouse rests on something until that presses it, 0 for never
	Met      int    // 1 when the first page was answered or passed
	Play     int    // what is played with: 0 a pointer, 1 keys, 2 a pad; switches are counted by themselves
	Sure     int    // what is asked about before it is done: 0 nothing, 1 the end of a turn, 2 every choice
	Pads     string // the buttons of a pad as walk.Pad has them, "" for the usual ones
	Keys     string // the keys that type a sign, in the order of walk.Usual, "" for those
	Name     string // the player's in all games, "" where nobody said
	Sorts    Sorts
	Autos    Sorts // 1 where a game's holds go on by themselves
}

// Sorts is a number for each game, such as that of a table.Sort by which its hands are sorted, where that was ever changed.
type Sorts [8]struct {
	game string
	sort int
}

// Of returns how the hands of a game are sorted, as usual where nobody said.
func (l *Sorts) Of(game string, usual int) int {
	for _, k := range l {
		if k.game == game {
			return k.sort
		}
	}
	return usual
}

// Set sorts the hands of a game another way.
func (l *Sorts) Set(game string, to int) {
	for i := range l {
		if l[i].game == game || l[i].game == "" {
			l[i].game, l[i].sort = game, to
			return
		}
	}
}

// write writes it as lines of "prefix.game number".
func (l *Sorts) write(prefix string) (s string) {
	for _, k := range l {
		if k.game != "" {
			s += prefix + k.game + " " + strconv.Itoa(k.sort) + "\n"
		}
	}
	return s
}

// read takes a line up if it is one of these.
func (l *Sorts) read(prefix, key, value string) {
	if id, ok := strings.CutPrefix(key, prefix); ok {
		if v, err := strconv.Atoi(value); err == nil && v >= 0 {
			l.Set(id, v)
		}
	}
}

// The dials, as data. The last speed waits for a tap after each beat, a pause of byTap before an opponent's, one of bySpeech until
// all that is read out has been.
var (
	Speeds  = []float64{0, 0.5, 1, 1.6, 1}
	Pauses  = []float64{0, 0.5, 1, byTap: 1, bySpeech: 1}
	Texts   = []int{80, 90, 100, 115, 130, 150, 175, 200}
	Sizes   = []int{80, 100, 120, 140, 160}
	Volumes = []int{0, 20, 40, 60, 80, 100}
	Scans   = []int{800, 1200, 1600, 2400, 4000}
	Deafs   = []int{0, 300, 600, 1000, 2000}
	Dwells  = []int{0, 600, 1000, 1500, 2000, 3000}
)

const (
	byTap    = 3
	bySpeech = 4
)

// Defaults is what counts until the player settles something else.
func Defaults() Prefs {
	return Prefs{Speed: 2, Pause: 2, Text: 100, Card: 100, Cards: 60, Signals: 60, Buzz: 1, Hints: 2, Coach: 1, Scan: 1600, Deaf: 300}
}

// ByStep reports whether the table waits for a tap after each beat.
func (p *Prefs) ByStep() bool { return p.Speed == len(Speeds)-1 }

// ByTap reports whether the table waits for a tap before it goes on.
func (p *Prefs) ByTap() bool { return p.Pause == byTap }

// BySpeech reports whether opponents wait until all has been read out.
func (p *Prefs) BySpeech() bool { return p.Pause == bySpeech }

// Signs are the keys that type a sign, "" where they are switched off.
func (p *Prefs) Signs() string {
	switch {
	case p.Letters == 1:
		return ""
	case p.Keys == "":
		return walk.Usual
	}
	return p.Keys
}

// Buttons are the buttons of a pad.
func (p *Prefs) Buttons() string {
	if p.Pads == "" {
		return walk.UsualPad
	}
	return p.Pads
}

// Scans reports whether everything that is pressed is a switch.
func (p *Prefs) Scans() bool { return p.Switches > 0 }

// Still reports whether little is to move, where the system asks for that or not.
func (p *Prefs) Still(system bool) bool { return p.Motion == 1 || p.Motion == 0 && system }

// FreeThemes is how many themes there are to choose from on the first day, Themes how many with those that are won.
const (
	FreeThemes = 4
	Themes     = FreeThemes + len(kit.Felts)
)

// Dress returns the theme to wear where a game has one of its own. contrast says that the system asks for strong contrast, which
// counts until the player has chosen a theme.
func (p *Prefs) Dress(own *kit.Theme, contrast bool) *kit.Theme {
	switch {
	case p.Theme >= FreeThemes:
		return &kit.Felts[p.Theme-FreeThemes]
	case p.Theme == 3 || p.Theme == 0 && contrast:
		return cmp.Or(own.As[2], &kit.Stark)
	case p.Theme == 2:
		return cmp.Or(own.As[1], &kit.Slate)
	case p.Theme == 1:
		return cmp.Or(own.As[0], &kit.Hall)
	}
	return own
}

// Coat returns the back of cards that lie in a theme.
func (p *Prefs) Coat(t *kit.Theme) int {
	if p.Back == 0 {
		return t.Back
	}
	return p.Back - 1
}

// Style is how pictures are drawn.
func (p *Prefs) Style() sprites.Style {
	return sprites.Style{Suits: sprites.Colouring(p.Suits), LeftHand: p.Left, Daylight: p.Theme == 2, Night: p.Theme == 3}
}

// number is a field with the values it may have.
type number struct {
	key      string
	at       *int
	min, max int
}

func (p *Prefs) numbers() []number {
	return []number{{"speed", &p.Speed, 0, len(Speeds) - 1}, {"pause", &p.Pause, 0, len(Pauses) - 1}, {"text", &p.Text, 80, 200},
		{"card", &p.Card, 80, 160}, {"suits", &p.Suits, 0, sprites.Colourings - 1}, {"motion", &p.Motion, 0, 2}, {"coat", &p.Back, 0, sprites.Backs}, {"theme", &p.Theme, 0, Themes - 1}, {"all", &p.All, 0, 1},
		{"cards", &p.Cards, 0, 100}, {"signals", &p.Signals, 0, 100}, {"mute", &p.Mute, 0, 1}, {"buzz", &p.Buzz, 0, 1}, {"speech", &p.Speech, 0, int(narrate.Levels) - 1}, {"hints", &p.Hints, 0, 2}, {"open", &p.Open, 0, 1}, {"met", &p.Met, 0, 1}, {"letters", &p.Letters, 0, 1}, {"coach", &p.Coach, 0, 2},
		{"switches", &p.Switches, 0, 2}, {"scan", &p.Scan, 800, 4000}, {"deaf", &p.Deaf, 0, 2000}, {"dwell", &p.Dwell, 0, 3000}, {"play", &p.Play, 0, 2}, {"sure", &p.Sure, 0, 2}}
}

func (p *Prefs) write() []byte {
	s := ""
	for _, n := range p.numbers() {
		s += n.key + " " + strconv.Itoa(*n.at) + "\n"
	}
	s += p.Sorts.write("sort.") + p.Autos.write("auto.")
	if p.Keys != "" {
		s += "keys " + p.Keys + "\n"
	}
	if p.Pads != "" {
		s += "pads " + p.Pads + "\n"
	}
	if p.Name != "" {
		s += "name " + p.Name + "\n"
	}
	return []byte(s + "left " + strconv.FormatBool(p.Left) + "\n")
}

// Read takes what it understands; the rest stays as it is. Where it understands nothing at all, that is an error.
func (p *Prefs) Read(data []byte) error {
	known := len(data) == 0
	for line := range strings.Lines(string(data)) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch key {
		case "left":
			p.Left, known = value == "true", true
		case "back": // as it was kept before games had backs of their own
			if v, err := strconv.Atoi(value); err == nil && v > 0 && v < sprites.Backs {
				p.Back = v + 1
			}
		case "keys":
			if walk.Binds(value) {
				p.Keys, known = value, true
			}
		case "pads":
			if walk.BindsPad(value) {
				p.Pads, known = value, true
			}
		case "name":
			p.Name = names.Clean(value)
		}
		p.Sorts.read("sort.", key, value)
		p.Autos.read("auto.", key, value)
		for _, n := range p.numbers() {
			if v, err := strconv.Atoi(value); n.key == key && err == nil && v >= n.min && v <= n.max {
				*n.at, known = v, true
			}
		}
	}
	if !known {
		return store.ErrDamaged
	}
	return nil
}
