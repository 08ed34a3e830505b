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

// dial is one setting, and the deed of turning it to its next value.
type dial struct {
	key  string
	text string
	next func()
	once bool // it is no setting: something is done, and nothing is kept
}

// Name returns "settings:speed".
func (d dial) Name() string { return "settings:" + d.key }

func (s *settingsScreen) Name() string          { return "settings" }
func (s *settingsScreen) Scrolled() *kit.Scroll { return &s.sc }

// next returns the value after v in a list, and after the last one the first.
func next(list []int, v int) int {
	for i, x := range list {
		if x == v {
			return list[(i+1)%len(list)]
		}
	}
	return list[0]
}

func (s *settingsScreen) dials() []dial {
	p := &s.a.Prefs
	named := func(key string, at *int, n int) dial {
		return dial{key: key, text: words.Plain("settings." + key + "." + strconv.Itoa(*at)), next: func() { *at = (*at + 1) % n }}
	}
	percent := func(key string, at *int, list []int) dial {
		return dial{key: key, text: strconv.Itoa(*at) + " %", next: func() { *at = next(list, *at) }}
	}
	volume := func(key string, at *int, sample sound.Cue) dial {
		return dial{key: key, text: strconv.Itoa(*at) + " %", next: func() { *at = next(shell.Volumes, *at); s.a.Cue(sample) }}
	}
	left := 0
	if p.Left {
		left = 1
	}
	dials := []dial{
		nameDial(s.a),
		{key: "you", text: crestText(s.a, keep.Owner), once: true, next: func() { s.a.Push(&youScreen{a: s.a, id: keep.Owner}) }},
		named("speed", &p.Speed, len(shell.Speeds)),
		named("pause", &p.Pause, len(shell.Pauses)),
		percent("text", &p.Text, shell.Texts),
		percent("card", &p.Card, shell.Sizes),
		named("suits", &p.Suits, sprites.Colourings),
		named("motion", &p.Motion, 3),
		{key: "theme", text: feltText(p.Theme), next: func() { p.Theme = next(feltsOf(s.a), p.Theme) }},
		{key: "left", text: words.Plain("settings.left." + strconv.Itoa(left)), next: func() { p.Left = !p.Left }},
		{key: "back", text: coat(p.Back), next: func() { p.Back = next(backsOf(s.a), p.Back) }},
		{key: "all", text: words.Plain("settings.all." + strconv.Itoa(p.All)), next: func() { p.All = 1 - p.All; fold(s.a) }},
		named("mute", &p.Mute, 2),
		volume("cards", &p.Cards, sound.Cue{Effect: sound.Snap, Volume: 1, Pitch: 1}),
		volume("signals", &p.Signals, sound.Cue{Effect: sound.Knock, Volume: 1, Pitch: 1, Signal: true}),
		named("buzz", &p.Buzz, 2),
		named("speech", &p.Speech, int(narrate.Levels)),
		named("letters", &p.Letters, 2),
		named("hints", &p.Hints, 3),
		named("coach", &p.Coach, 3),
	}
	dials = append(dials, dial{key: "access", text: words.Plain("settings.access.read"), once: true, next: func() { s.a.Push(&accessScreen{a: s.a}) }})
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
	rest := column(header(k, words.Plain("menu.settings")), 640)
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
	y += w*layout.Ratio + kit.Space3
	for _, d := range s.dials() {
		y += turner(k, d, words.Plain("settings."+d.key), words.Plain("settings."+d.key+".help"), d.text, geom.Rect{X: rest.X, Y: y, W: rest.W}) + kit.Space3
	}
	y += k.Para(words.Plain("keys.title"), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.SansBold, kit.Body, 0, kit.Text)
	for _, text := range keyList() {
		y += k.Para(text, geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Small, 0, kit.DimText)
	}
	s.sc.End(k, y+kit.Space3)
}

// keyList tells what keys do.
func keyList() (out []string) {
	for _, key := range [...]string{"keys.walk", "keys.press", "keys.back", "keys.play", "keys.ask", "keys.hint", "keys.look", "keys.replay"} {
		out = append(out, words.Plain(key))
	}
	return out
}

func (s *settingsScreen) Act(d kit.Deed) bool {
	x, ok := d.(dial)
	if !ok {
		return closes(s.a.App, d)
	}
	x.next()
	if !x.once {
		s.a.SavePrefs()
	}
	return true
}

func (s *settingsScreen) Doc(d *kit.Doc) {
	d.Title = words.Plain("menu.settings")
	d.Table = []port.Section{{Heading: words.Plain("keys.title"), Lines: keyList()}}
	for _, x := range s.dials() {
		d.Act(x, words.Plain("settings."+x.key)+": "+x.text)
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
