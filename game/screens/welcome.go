package screens

import (
	"slices"
	"strconv"
	"strings"

	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/port"
	"royals/game/store"
	"royals/game/words"
	"royals/sprites"
)

// welcomeScreen is the first page of all. It asks for the player's name; how the player reads, hears and plays is folded. Every
// answer counts at once. Skipped or answered, the page never comes back; Settings asks the same.
type welcomeScreen struct {
	a    *Sitting
	sc   kit.Scroll
	open bool // how the player reads, hears and plays is unfolded
}

const (
	welcomeSkip = kit.Press("welcome:skip")
	welcomeGo   = kit.Press("welcome:go")
)

// folded are the settings that unfold on the first page, before those of contrast, of what is played with and asked about first.
var folded = []string{"text", "suits", "motion", "mute", "speech", "pause", "coach", "letters"}

// greet lays the first page over the title of a player who was not asked and has not begun a game. What cannot be kept
// is not asked: it would be asked every time.
func greet(a *Sitting) {
	list, err := a.Store.Names()
	begun := slices.ContainsFunc(list, func(name string) bool { return keep.IsRun(name) || strings.HasPrefix(name, "setup-") })
	if err == nil && !begun && a.Prefs.Met == 0 && store.Trouble(a.Store) == nil && len(a.Screens()) == 1 {
		a.Push(&welcomeScreen{a: a})
	}
}

// nameDial asks for the player's name.
func nameDial(a *Sitting) dial {
	text := words.Plain("name.ask")
	if a.Prefs.Name != "" {
		text = names.Isolated(a.Prefs.Name)
	}
	return dial{key: "name", says: text, do: func() {
		a.Push(&nameScreen{a: a.App, text: a.Prefs.Name, refuse: func(text string) string { return taken(a, keep.Owner, text) }, done: func(text string) {
			callOwner(a, text)
		}})
	}}
}

func (s *welcomeScreen) Name() string          { return "welcome" }
func (s *welcomeScreen) Scrolled() *kit.Scroll { return &s.sc }

// dials are the name, and one row that unfolds the others.
func (s *welcomeScreen) dials() []dial {
	out := []dial{nameDial(s.a)}
	if !s.open {
		return append(out, dial{key: "more", says: words.Plain("settings.more.do"), do: func() { s.open = true }})
	}
	list := (&settingsScreen{a: s.a}).dials()
	for _, key := range folded {
		i := slices.IndexFunc(list, func(d dial) bool { return d.key == key })
		out = append(out, list[i])
	}
	contrast := among(&s.a.Prefs.Theme, []int{0, 3}, func(n int) string { return words.Plain("settings.contrast." + strconv.Itoa(n/3)) })
	contrast.at = max(contrast.at, 0)
	return append(slices.Insert(out, 2, pref(s.a, "contrast", contrast)), playDial(s.a), sureDial(s.a))
}

func (s *welcomeScreen) Build(k *kit.Kit) {
	in := column(k.In, halfWidth)
	if wide := form(k, k.In); wide.W >= 2*halfWidth {
		in = wide
	}
	top, rest := in.CutTop(max(56, k.Line(kit.Head)+kit.Space4))
	skip := geom.Rect{X: top.X + top.W - 96, Y: top.Y + 4, W: 96, H: kit.Tap}
	k.Button(welcomeSkip, words.Plain("welcome.skip"), skip, kit.Plain, true)
	k.Label(words.Plain("welcome.title"), geom.Rect{X: top.X, Y: top.Y, W: top.W - 104, H: top.H}, sprites.Title, kit.Head, 0, kit.Figure)
	foot, rest := rest.CutBottom(kit.Tap + 2*kit.Space2)
	y := s.sc.Begin(k, rest) + kit.Space2
	y += k.Para(words.Plain("welcome.what"), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Lead, 0, kit.Text) + kit.Space3
	g := newGrid(geom.Rect{X: rest.X, Y: y, W: rest.W}, kit.Space2)
	g.dials(k, s.dials())
	y = g.low
	y += k.Para(words.Plain("welcome.later"), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Small, 0, kit.DimText)
	s.sc.End(k, y+kit.Space2)
	if k.In.W >= 900 && y+kit.Space6 < foot.Y {
		foot.Y = y + kit.Space6
	}
	foot = geom.Around(foot.Center(), min(foot.W, halfWidth), foot.H)
	k.Button(welcomeGo, words.Plain("welcome.go"), geom.Rect{X: foot.X, Y: foot.Y + kit.Space2, W: foot.W, H: kit.Tap}, kit.Primary, true)
	if low := k.In.Y + k.In.H; foot.Y+foot.H < low-1 {
		receives(k, sprites.Court, 860, foot.Y+foot.H, low)
	} else {
		receives(k, sprites.SmallCourt, 480, y, foot.Y)
	}
}

// receives draws the court between two heights, where there is room for it: drawn so many points wide and 205 high.
func receives(k *kit.Kit, court sprites.ID, wide, from, to float64) {
	high := min(to-from-kit.Space6, (k.In.W-2*kit.Space4)*205/wide, 300)
	if high < 80 {
		return
	}
	w := high * wide / 205
	k.List.Picture(court, geom.Rect{X: k.In.X + (k.In.W-w)/2, Y: to - 2 - high, W: w, H: high}, kit.White)
	k.List.Fill(geom.Rect{X: k.Size.X, Y: to - 2, W: k.Size.W, H: 2}, 0, kit.Gold)
}

func (s *welcomeScreen) Act(d kit.Deed) bool {
	if turns(s.a.App, d) {
		return true
	}
	if p, ok := d.(kit.Press); !ok || p != welcomeSkip && p != welcomeGo && p != kit.Back {
		return false
	}
	s.a.Prefs.Met = 1
	s.a.Pop()
	s.a.SavePrefs()
	return true
}

func (s *welcomeScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("welcome.title"), words.Plain("welcome.what")+" "+words.Plain("welcome.prompt")+" "+words.Plain("welcome.later")
	d.Act(welcomeSkip, words.Plain("welcome.skip"))
	for _, x := range s.dials() {
		x.tell(d)
	}
	d.Item(welcomeGo, port.Item{Text: words.Plain("welcome.go")})
}
