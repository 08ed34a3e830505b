package screens

import (
	"strconv"

	"royals/engine/cards"
	"royals/game/court"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/narrate"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/sound"
	"royals/game/words"
	"royals/sprites"
)

// settingsScreen shows the settings. Every change is seen and kept at once.
type settingsScreen struct {
	a  *Sitting
	sc kit.Scroll
}

func (s *settingsScreen) Name() string          { return "settings" }
func (s *settingsScreen) Scrolled() *kit.Scroll { return &s.sc }

func (s *settingsScreen) dials() []dial {
	p := &s.a.Prefs
	named := func(key string, at *int, n int) dial {
		return pref(s.a, key, &values{list: family("settings."+key, n), at: *at, set: func(n int) { *at = n }})
	}
	listed := func(key string, at *int, list []int, say func(int) string) dial {
		return pref(s.a, key, among(at, list, say))
	}
	volume := func(key string, at *int, sample sound.Cue) dial {
		v := among(at, shell.Volumes, sized)
		set := v.set
		v.set = func(n int) { set(n); s.a.Cue(sample) }
		return pref(s.a, key, v)
	}
	theme, back := listed("theme", &p.Theme, feltsOf(s.a), feltText), listed("back", &p.Back, backsOf(s.a), coat)
	theme.values.look, back.values.look = themeSwatch(s.a, feltsOf(s.a)), backSwatch(backsOf(s.a))
	left := 0
	if p.Left {
		left = 1
	}
	dials := []dial{
		nameDial(s.a),
		{key: "you", says: crestText(s.a, keep.Owner), do: func() { s.a.Push(&youScreen{a: s.a, id: keep.Owner}) }},
		named("speed", &p.Speed, len(shell.Speeds)),
		named("pause", &p.Pause, len(shell.Pauses)),
		listed("text", &p.Text, shell.Texts, sized),
		listed("card", &p.Card, shell.Sizes, sized),
		named("suits", &p.Suits, sprites.Colourings),
		named("motion", &p.Motion, 3),
		theme,
		pref(s.a, "left", &values{list: family("settings.left", 2), at: left, set: func(n int) { p.Left = n == 1 }}),
		back,
		pref(s.a, "all", &values{list: family("settings.all", 2), at: p.All, set: func(n int) { p.All = n; fold(s.a) }}),
		named("mute", &p.Mute, 2),
		volume("cards", &p.Cards, sound.Cue{Effect: sound.Snap, Volume: 1, Pitch: 1}),
		volume("signals", &p.Signals, sound.Cue{Effect: sound.Knock, Volume: 1, Pitch: 1, Signal: true}),
		named("buzz", &p.Buzz, 2),
		named("speech", &p.Speech, int(narrate.Levels)),
		named("letters", &p.Letters, 2),
		named("hints", &p.Hints, 3),
		named("coach", &p.Coach, 3),
	}
	dials = append(dials, dial{key: "access", says: words.Plain("settings.access.read"), do: func() { s.a.Push(&accessScreen{a: s.a}) }})
	return append(dials, s.keeping()...)
}

// coat tells which back the cards have.
func coat(n int) string {
	if n == 0 {
		return words.Plain("settings.back.0")
	}
	if n > sprites.FreeBacks {
		return prizeName(court.Prize{Kind: court.Back, N: n - sprites.FreeBacks - 1})
	}
	return strconv.Itoa(n) + " / " + strconv.Itoa(sprites.FreeBacks)
}

func (s *settingsScreen) Build(k *kit.Kit) {
	rest := form(k, header(k, words.Plain("menu.settings")))
	y := s.sc.Begin(k, rest)
	y += kit.Space2
	w := min(64, rest.W/6)
	if rest.W >= 600 { // the courts show who they are
		w = 88
	}
	for i, c := range []cards.Card{cards.New(cards.King, cards.Hearts), cards.New(7, cards.Diamonds), cards.New(9, cards.Clubs), cards.New(cards.Queen, cards.Spades)} {
		k.List.Picture(sprites.Card(c), geom.Rect{X: rest.X + float64(i)*(w+6), Y: y, W: w, H: w * layout.Ratio}, kit.White)
	}
	k.List.Picture(sprites.Back(s.a.Prefs.Coat(kit.Worn())), geom.Rect{X: rest.X + 4*(w+6), Y: y, W: w, H: w * layout.Ratio}, kit.White)
	keys := func(r geom.Rect) float64 {
		y := r.Y
		y += k.Para(words.Plain("keys.title"), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.SansBold, kit.Body, 0, kit.Text)
		for _, text := range keyList() {
			y += k.Para(text, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, kit.Small, 0, kit.DimText)
		}
		return y - r.Y
	}
	g := newGrid(geom.Rect{X: rest.X, Y: y, W: rest.W}, kit.Space3)
	list := s.dials()
	if g.put(func(geom.Rect) float64 { return w * layout.Ratio }); g.two { // beside the cards
		g.put(func(r geom.Rect) float64 {
			in := newGrid(r, kit.Space3)
			in.dials(k, list[:2])
			return in.low - r.Y
		})
		list = list[2:]
	}
	g.dials(k, list)
	g.put(keys)
	s.sc.End(k, g.low)
}

// keyList tells what keys do.
func keyList() (out []string) {
	for _, key := range [...]string{"keys.walk", "keys.press", "keys.back", "keys.play", "keys.ask", "keys.hint", "keys.look", "keys.replay"} {
		out = append(out, words.Plain(key))
	}
	return out
}

func (s *settingsScreen) Act(d kit.Deed) bool {
	return turns(s.a.App, d) || closes(s.a.App, d)
}

func (s *settingsScreen) Doc(d *kit.Doc) {
	d.Title = words.Plain("menu.settings")
	d.Table = []port.Section{{Heading: words.Plain("keys.title"), Lines: keyList()}}
	for _, x := range s.dials() {
		x.tell(d)
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
