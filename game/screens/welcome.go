package screens

import (
	"slices"
	"strconv"
	"strings"

	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/paint"
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

// Build draws one way on, in gold: who gives no name is told what that leaves. On a desk all of it stands about the middle above the court.
func (s *welcomeScreen) Build(k *kit.Kit) {
	in, size, wide := column(k.In, halfWidth), kit.Head, k.In.W >= 900
	if wide {
		size = kit.Banner
		if f := form(k, k.In); s.open && f.W >= 2*halfWidth {
			in = f
		}
	}
	head, low := max(56, k.Line(size)+kit.Space4), kit.Tap+2*kit.Space2
	if air := in.H - head - low - s.need(k, in) - courtHigh(k, 860, in.H) - 2*kit.Space6; wide && air > 0 {
		_, in = in.CutTop(0.5 * air)
	}
	top, rest := in.CutTop(head)
	k.Label(words.Plain("welcome.title"), top, sprites.Title, size, 0.5, kit.Figure)
	foot, rest := rest.CutBottom(low)
	if !wide {
		rest = s.below(k, rest)
	}
	y := s.asks(k, rest, s.sc.Begin(k, rest)+kit.Space2)
	s.sc.End(k, y+kit.Space2)
	if wide && y+kit.Space6 < foot.Y {
		foot.Y = y + kit.Space4
	}
	foot = geom.Around(foot.Center(), min(foot.W, halfWidth), foot.H)
	k.Button(welcomeGo, words.Plain("welcome.go"), geom.Rect{X: foot.X, Y: foot.Y + kit.Space2, W: foot.W, H: kit.Tap}, kit.Primary, true)
	if low := k.In.Y + k.In.H; foot.Y+foot.H < low-1 {
		receives(k, sprites.Court, 860, foot.Y+foot.H, low)
	}
}

// later says what can wait, the name too.
func (s *welcomeScreen) later() string {
	text := words.Plain("welcome.later")
	if s.a.Prefs.Name == "" {
		text = words.Plain("welcome.guest") + " " + text
	}
	return text
}

// asks draws what is said and asked from a height on and returns where it ends.
func (s *welcomeScreen) asks(k *kit.Kit, rest geom.Rect, y float64) float64 {
	y += k.Para(words.Plain("welcome.what"), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Lead, 0.5, kit.Text) + kit.Space4
	gap := kit.Space3
	if s.open { // many rows
		gap = kit.Space2
	}
	g := newGrid(geom.Rect{X: rest.X, Y: y, W: rest.W}, gap)
	g.dials(k, s.dials())
	y = g.low + kit.Space1
	return y + k.Para(s.later(), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Small, 0.5, kit.DimText)
}

// below draws the court at the top of a narrow page, where what is asked leaves it the room, and returns what is below it: the page then hangs
// from its optical middle, with no more air at its foot than above.
func (s *welcomeScreen) below(k *kit.Kit, rest geom.Rect) geom.Rect {
	need := s.need(k, rest)
	high := courtHigh(k, 480, rest.H-need-kit.Space6)
	if high < leastCourt {
		return rest
	}
	air := rest.H - need - high - kit.Space6
	top := rest.Y + 0.35*air
	receives(k, sprites.SmallCourt, 480, top, top+high+kit.Space6)
	_, rest = rest.CutTop(top - rest.Y + high + kit.Space6 + 0.3*air)
	return rest
}

// need is how high what is said and asked is.
func (s *welcomeScreen) need(k *kit.Kit, rest geom.Rect) float64 {
	measured := kit.Kit{List: &paint.List{}, Size: k.Size, Safe: k.Safe, In: k.In, Text: k.Text, Touch: k.Touch}
	return s.asks(&measured, rest, 0) + 2*kit.Space2
}

// leastCourt is the height below which the court does not stand on this page.
const leastCourt = 80

// courtHigh is how high the court stands in a height, drawn so many points wide and 205 high.
func courtHigh(k *kit.Kit, wide, room float64) float64 {
	return min(room, (k.In.W-2*kit.Space4)*205/wide, 300)
}

// receives draws the court between two heights, where there is room for it: drawn so many points wide and 205 high.
func receives(k *kit.Kit, court sprites.ID, wide, from, to float64) {
	high := courtHigh(k, wide, to-from-kit.Space6)
	if high < leastCourt {
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
	d.Title, d.Prompt = words.Plain("welcome.title"), words.Plain("welcome.what")+" "+words.Plain("welcome.prompt")+" "+s.later()
	d.Act(welcomeSkip, words.Plain("welcome.skip"))
	for _, x := range s.dials() {
		x.tell(d)
	}
	d.Item(welcomeGo, port.Item{Text: words.Plain("welcome.go")})
}
