package screens

import (
	"slices"
	"strconv"
	"strings"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/walk"
	"royals/game/words"
)

// accessScreen has the settings of those who play without looking or without a mouse, tells them what there is, and what was
// tested with what.
type accessScreen struct {
	a  *Sitting
	sc kit.Scroll
}

// accessPage opens it.
const accessPage = kit.Press("access")

// accessParts are its parts, each with its paragraphs.
var accessParts = [...]struct {
	head  string
	paras []string
}{
	{"access.see", []string{"access.see.1", "access.see.2"}},
	{"access.hear", []string{"access.hear.1", "access.hear.2", "access.hear.3"}},
	{"keys.title", nil},
	{"access.pad", []string{"access.pad.1"}},
	{"access.switch", []string{"access.switch.1", "access.switch.2", "access.switch.3"}},
	{"access.calm", []string{"access.calm.1"}},
	{"access.tested", []string{"access.tested.1", "access.tested.2", "access.tested.3"}},
	{"access.lacks", []string{"access.lacks.1", "access.lacks.2"}},
	{"access.report", []string{"access.report.1"}},
}

// sections returns the page.
func (s *accessScreen) sections() (out []port.Section) {
	for _, part := range accessParts {
		sec := port.Section{Heading: words.Plain(part.head)}
		for _, p := range part.paras {
			sec.Lines = append(sec.Lines, words.Plain(p))
		}
		switch part.head {
		case "keys.title":
			sec.Lines = append(keyList(), ownKeys(s.a)...)
		case "access.pad":
			sec.Lines = append(sec.Lines, ownPad(s.a))
		}
		out = append(out, sec)
	}
	return out
}

// ownKeys tells the letters as they are bound, where the player has chosen others.
func ownKeys(a *Sitting) []string {
	switch {
	case a.Prefs.Letters == 1:
		return []string{words.Plain("access.letters.off")}
	case a.Prefs.Keys == "":
		return nil
	}
	var list []string
	for i, r := range []rune(a.Prefs.Keys) {
		list = append(list, strings.ToUpper(string(r))+" "+words.Plain(rebinds[i]))
	}
	return []string{words.T("access.letters.own", words.Args{A: strings.Join(list, "; ")})}
}

// ownPad tells the buttons of a pad as they are bound.
func ownPad(a *Sitting) string {
	var list []string
	for i, key := range padBinds {
		list = append(list, words.Plain("pad.button."+strconv.Itoa(walk.PadOf(a.Prefs.Buttons(), i)))+": "+words.Plain(key))
	}
	return words.Upper(strings.Join(list, "; ") + ".")
}

// needed are the settings of all that this page has as well.
var needed = map[string]bool{"text": true, "theme": true, "suits": true, "motion": true, "speech": true, "letters": true}

// dials are the settings of this page.
func (s *accessScreen) dials() (out []dial) {
	for _, d := range (&settingsScreen{a: s.a}).dials() {
		if needed[d.key] {
			out = append(out, d)
		}
	}
	p := &s.a.Prefs
	out = append(out, playDial(s.a), sureDial(s.a), dial{key: "pads", says: words.Plain("settings.rebind.change"), do: func() { s.a.Push(newPadScreen(s.a)) }})
	if p.Letters == 0 {
		out = append(out, dial{key: "rebind", says: words.Plain("settings.rebind.change"), do: func() { s.a.Push(newKeysScreen(s.a)) }})
	}
	timed := func(key string, at *int, list []int) { out = append(out, pref(s.a, key, among(at, list, seconds))) }
	if p.Switches == 1 {
		timed("scan", &p.Scan, shell.Scans)
	}
	if p.Switches > 0 {
		timed("deaf", &p.Deaf, shell.Deafs)
	} else {
		timed("dwell", &p.Dwell, shell.Dwells)
	}
	return out
}

// groups are the settings as they stand on the page: of what is seen and heard, and of what is played with.
func (s *accessScreen) groups() []settingGroup {
	list := s.dials()
	at := slices.IndexFunc(list, func(d dial) bool { return d.key == "letters" })
	return []settingGroup{{head: "settings.more", list: list[:at]}, {head: "settings.switches", list: list[at:]}}
}

// seconds says how long something takes, or that it is off.
func seconds(ms int) string {
	if ms == 0 {
		return words.Plain("settings.dwell.0")
	}
	return strconv.FormatFloat(float64(ms)/1000, 'f', 1, 64) + " s"
}

// playDial turns what is played with: a pointer, one switch, two, keys, a pad.
func playDial(a *Sitting) dial {
	p := &a.Prefs
	at := p.Switches
	if at == 0 && p.Play > 0 {
		at = 2 + p.Play
	}
	return pref(a, "switches", &values{list: family("settings.switches", 5), at: at, set: func(n int) {
		if p.Play, p.Switches = max(n-2, 0), n; n > 2 {
			p.Switches = 0
		}
		shell.ShowRing(a.App)
	}})
}

// sureDial turns what is asked about before it is done.
func sureDial(a *Sitting) dial {
	p := &a.Prefs
	return pref(a, "sure", &values{list: family("settings.sure", 3), at: p.Sure, set: func(n int) { p.Sure = n }})
}

func (s *accessScreen) Name() string          { return "access" }
func (s *accessScreen) Scrolled() *kit.Scroll { return &s.sc }

func (s *accessScreen) Build(k *kit.Kit) {
	rest := form(k, header(k, words.Plain("access.title")))
	r := geom.Rect{X: rest.X, Y: s.sc.Begin(k, rest) + kit.Space3, W: rest.W}
	s.sc.End(k, stacks(k, r, s.groups(), 1, s.sections()))
}

func (s *accessScreen) Act(d kit.Deed) bool {
	return turns(s.a.App, d) || closes(s.a.App, d)
}

func (s *accessScreen) Doc(d *kit.Doc) {
	d.Title = words.Plain("access.title")
	d.Table = s.sections()
	for _, x := range s.dials() {
		x.tell(d)
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
