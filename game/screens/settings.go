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

// groups are the settings as they stand on the page.
func (s *settingsScreen) groups() []settingGroup {
	p := &s.a.Prefs
	named := func(key string, at *int, n int) dial { return namedPref(s.a, key, at, n) }
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
	switched := func(on int, d dial) dial { d.on = on; return d }
	return []settingGroup{
		{head: "settings.group.you", list: []dial{
			nameDial(s.a),
			{key: "you", says: crestText(s.a, keep.Owner), do: func() { s.a.Push(&youScreen{a: s.a, id: keep.Owner}) }},
		}},
		{head: "settings.group.looks", look: s.preview, list: []dial{
			theme, back,
			named("suits", &p.Suits, sprites.Colourings),
			listed("text", &p.Text, shell.Texts, sized),
			listed("card", &p.Card, shell.Sizes, sized),
			named("motion", &p.Motion, 3),
			switched(2, pref(s.a, "all", &values{list: family("settings.all", 2), at: p.All, set: func(n int) { p.All = n; fold(s.a) }})),
		}},
		{head: "settings.group.play", list: []dial{
			speedOf(s.a),
			named("pause", &p.Pause, len(shell.Pauses)),
			pref(s.a, "left", &values{list: family("settings.left", 2), at: left, set: func(n int) { p.Left = n == 1 }}),
			named("hints", &p.Hints, 3),
			named("coach", &p.Coach, 3),
		}},
		{head: "settings.group.sound", list: []dial{
			switched(1, named("mute", &p.Mute, 2)),
			volume("cards", &p.Cards, sound.Cue{Effect: sound.Snap, Volume: 1, Pitch: 1}),
			volume("signals", &p.Signals, sound.Cue{Effect: sound.Knock, Volume: 1, Pitch: 1, Signal: true}),
			switched(2, named("buzz", &p.Buzz, 2)),
		}},
		{head: "settings.group.help", list: []dial{
			named("speech", &p.Speech, int(narrate.Levels)),
			switched(1, named("letters", &p.Letters, 2)),
			{key: "access", says: words.Plain("settings.access.read"), do: func() { s.a.Push(&accessScreen{a: s.a}) }},
		}},
		{head: "settings.group.kept", list: s.keeping()},
	}
}

func (s *settingsScreen) dials() []dial { return dialsOf(s.groups()) }

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

// shownCards are those that show what they look like.
var shownCards = [...]cards.Card{cards.New(cards.King, cards.Hearts), cards.New(7, cards.Diamonds), cards.New(9, cards.Clubs), cards.New(cards.Queen, cards.Spades)}

// preview draws them in the middle, with a back beside them, and returns how high they are.
func (s *settingsScreen) preview(k *kit.Kit, r geom.Rect, draw bool) float64 {
	n, most := float64(len(shownCards)+1), 88.0
	if r.W < 400 {
		most = 56
	}
	w := min(most, (r.W+kit.Space2)/n-kit.Space2)
	if !draw {
		return w * layout.Ratio
	}
	at := geom.Rect{X: r.X + (r.W-n*(w+kit.Space2)+kit.Space2)/2, Y: r.Y, W: w, H: w * layout.Ratio}
	for _, c := range shownCards {
		k.List.Picture(sprites.Card(c), at, kit.White)
		at.X += w + kit.Space2
	}
	k.List.Picture(sprites.Back(s.a.Prefs.Coat(kit.Worn())), at, kit.White)
	return at.H
}

func (s *settingsScreen) Build(k *kit.Kit) {
	rest := form(k, header(k, words.Plain("menu.settings")))
	r := geom.Rect{X: rest.X, Y: s.sc.Begin(k, rest) + kit.Space3, W: rest.W}
	s.sc.End(k, stacks(k, r, s.groups(), 2, []port.Section{{Heading: words.Plain("keys.title"), Lines: keyList()}}))
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
