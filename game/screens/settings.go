package screens

import (
	"strconv"
	"strings"

	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/sound"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// settingsScreen holds what the player may settle. Every change is seen at once and kept at once.
type settingsScreen struct {
	a  *App
	sc scroll
}

// dial is one setting: its name, what it is set to, and how it goes on to the next value.
type dial struct {
	key  string
	text string
	next func()
	deed bool // not a setting but something that is done at once
}

func (s *settingsScreen) name() string      { return "settings" }
func (s *settingsScreen) scrolled() *scroll { return &s.sc }

// next returns the value after v in a list, round and round.
func next(list []int, v int) int {
	for i, x := range list {
		if x == v {
			return list[(i+1)%len(list)]
		}
	}
	return list[0]
}

func (s *settingsScreen) dials() []dial {
	p := &s.a.prefs
	named := func(key string, at *int, n int) dial {
		return dial{key: key, text: words.Plain("settings." + key + "." + strconv.Itoa(*at)), next: func() { *at = (*at + 1) % n }}
	}
	percent := func(key string, at *int, list []int) dial {
		return dial{key: key, text: strconv.Itoa(*at) + " %", next: func() { *at = next(list, *at) }}
	}
	volume := func(key string, at *int, sample sound.Cue) dial {
		return dial{key: key, text: strconv.Itoa(*at) + " %", next: func() { *at = next(loud, *at); s.a.cue(sample) }}
	}
	left := 0
	if p.Left {
		left = 1
	}
	dials := []dial{
		named("speed", &p.Speed, len(speeds)),
		named("pause", &p.Pause, len(pauses)),
		percent("text", &p.Text, texts),
		percent("card", &p.Card, sizes),
		named("suits", &p.Suits, sprites.Colourings),
		named("motion", &p.Motion, 3),
		{key: "left", text: words.Plain("settings.left." + strconv.Itoa(left)), next: func() { p.Left = !p.Left }},
		{key: "back", text: strconv.Itoa(p.Back+1) + " / " + strconv.Itoa(sprites.Backs), next: func() { p.Back = (p.Back + 1) % sprites.Backs }},
		named("mute", &p.Mute, 2),
		volume("cards", &p.Cards, sound.Cue{Effect: sound.Snap, Volume: 1, Pitch: 1}),
		volume("signals", &p.Signals, sound.Cue{Effect: sound.Knock, Volume: 1, Pitch: 1, Signal: true}),
		named("buzz", &p.Buzz, 2),
		named("hints", &p.Hints, 3),
	}
	return append(dials, s.a.keeping()...)
}

func (s *settingsScreen) build(k *kit) {
	rest := column(header(k, words.Plain("menu.settings")), 640)
	y := s.sc.begin(k, rest)
	y += space2
	w := min(64, rest.W/6)
	if rest.W >= 600 { // the courts show who they are
		w = 88
	}
	for i, c := range []cards.Card{cards.New(cards.King, cards.Hearts), cards.New(7, cards.Diamonds), cards.New(9, cards.Clubs), cards.New(cards.Queen, cards.Spades)} {
		k.l.Picture(sprites.Card(c), geom.Rect{X: rest.X + float64(i)*(w+6), Y: y, W: w, H: w * layout.Ratio}, white)
	}
	k.l.Picture(sprites.Back(s.a.prefs.Back), geom.Rect{X: rest.X + 4*(w+6), Y: y, W: w, H: w * layout.Ratio}, white)
	y += w*layout.Ratio + space3
	for _, d := range s.dials() {
		bw := min(rest.W*0.46, 220)
		tw := rest.W - bw - space2
		label, help := words.Plain("settings."+d.key), words.Plain("settings."+d.key+".help")
		lh := k.height(label, sprites.SansBold, body, tw)
		h := max(tap, lh+k.height(help, sprites.Sans, small, tw))
		k.para(label, geom.Rect{X: rest.X, Y: y, W: tw}, sprites.SansBold, body, 0, words1)
		k.para(help, geom.Rect{X: rest.X, Y: y + lh, W: tw}, sprites.Sans, small, 0, words2)
		k.button("settings:"+d.key, d.text, geom.Rect{X: rest.X + rest.W - bw, Y: y, W: bw, H: tap}, plain, true)
		y += h + space3
	}
	y += k.para(words.Plain("keys.title"), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.SansBold, body, 0, words1)
	for _, text := range keyList() {
		y += k.para(text, geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, small, 0, words2)
	}
	s.sc.end(k, y+space3)
}

// keyList tells what keys do.
func keyList() (out []string) {
	for _, key := range [...]string{"keys.walk", "keys.press", "keys.back", "keys.hint", "keys.look"} {
		out = append(out, words.Plain(key))
	}
	return out
}

func (s *settingsScreen) act(name string) bool {
	if name == "back" {
		s.a.pop()
		return true
	}
	key, ok := strings.CutPrefix(name, "settings:")
	if !ok {
		return false
	}
	for _, d := range s.dials() {
		if d.key == key {
			d.next()
			if !d.deed {
				s.a.savePrefs()
			}
			return true
		}
	}
	return false
}

func (s *settingsScreen) doc(d *ui.Doc) {
	d.Title = words.Plain("menu.settings")
	d.Table = []ui.Section{{Heading: words.Plain("keys.title"), Lines: keyList()}}
	for _, x := range s.dials() {
		d.Acts = append(d.Acts, ui.Item{Name: "settings:" + x.key, Text: words.Plain("settings."+x.key) + ": " + x.text})
	}
	d.Acts = append(d.Acts, ui.Item{Name: "back", Text: words.Plain("menu.back")})
}
