package shell

import (
	"slices"
	"time"

	"royals/game/kit"
	"royals/game/port"
	"royals/game/walk"
	"royals/game/words"
)

// scan is the ring for one switch or two. With one it goes on by itself and each press takes what it stands on, with two the
// first switch moves it. A switch is any key, any button of a pad, and a tap anywhere.
type scan struct {
	walk.Scan
	next time.Duration // when it goes on by itself, 0 while it rests
	deaf time.Duration // until when a press does not count, 0 for not
}

// rounds is how often a scan goes over the same before it rests until the next press.
const rounds = 3

// readOn scrolls a text on, which has nothing to press.
const readOn = kit.Press("scan:on")

// ms is a setting in milliseconds.
func ms(n int) time.Duration { return time.Duration(n) * time.Millisecond }

// Scanned returns what the scan stands on, false where nothing is scanned.
func Scanned(a *App) (walk.Group, bool) { return a.scan.Now() }

// settle brings it up to date with a new document.
func (s *scan) settle(a *App, d *kit.Doc) {
	if !a.Prefs.Scans() {
		*s = scan{}
		return
	}
	list := a.focus.list
	if sc := scrolled(a); sc != nil && sc.Most > 0 && len(d.Table)+len(d.Log) > 0 {
		on := port.Item{Name: readOn.Name(), Text: words.Plain("scan.on")}
		list = append(slices.Clone(list), port.Strip{Zone: port.Do, Stops: []port.Item{on}})
	}
	if s.Set(list) {
		s.begin(a)
	}
	s.stand(a)
	d.Focus = port.Intent{Serial: a.focus.serial, Stop: a.focus.On}
	d.Switches = true
}

// begin lets it go over what it stands among. The first step takes half as long again.
func (s *scan) begin(a *App) {
	s.next = 0
	if a.Prefs.Switches == 1 {
		s.next = a.now + ms(a.Prefs.Scan)*3/2
	}
}

// stand brings the ring and the page's focus to where it is.
func (s *scan) stand(a *App) {
	f := &a.focus
	f.shown, f.away = true, false
	if g, ok := s.Now(); ok && !g.Back && g.Stops[0].Name != f.On && walk.Has(f.list, g.Stops[0].Name) {
		f.Stand(g.Stops[0].Name, f.list)
		f.serial++
		f.reveal(a)
	}
}

// tick goes on when it is time.
func (s *scan) tick(a *App) {
	if s.deaf != 0 && a.now >= s.deaf {
		s.deaf = 0
	}
	if s.next == 0 || a.now < s.next {
		return
	}
	s.Step()
	if s.next += ms(a.Prefs.Scan); s.Round >= rounds {
		s.Again()
		s.next = 0
	}
	a.Change()
}

func (s *scan) due() time.Duration {
	due := port.Never
	for _, at := range [...]time.Duration{s.next, s.deaf} {
		if at != 0 {
			due = min(due, at)
		}
	}
	return due
}

// pointer takes a tap for a switch. Of two switches the left half of the window is the first.
func (s *scan) pointer(a *App, p *port.Pointer) {
	a.input.mouse, a.input.rests = p.Pos, false
	switch {
	case p.Motion != port.Down:
	case a.Prefs.Switches == 2 && p.Button == port.Main && p.Pos.X < a.size.Center().X:
		s.do(a, walk.Next)
	default:
		s.do(a, walk.Press)
	}
}

// do does what a switch does.
func (s *scan) do(a *App, c walk.Command) {
	switch {
	case c == walk.Nothing || c != walk.Back && a.now < s.deaf:
		return
	case c == walk.Next:
		s.Step()
	case c == walk.Back:
		s.Again()
		a.act(kit.Back)
	default:
		s.press(a)
	}
	if a.Prefs.Deaf > 0 && c == walk.Press {
		s.deaf = a.now + ms(a.Prefs.Deaf)
	}
	a.Change()
	a.ensure()
}

// press takes what it stands on. One that rests begins again.
func (s *scan) press(a *App) {
	a.Doc()
	if s.next == 0 && a.Prefs.Switches == 1 {
		s.begin(a)
		return
	}
	g, _ := s.Now()
	if what := a.input.haste(nil); what == Skip || what == GoOn && g.Zone == port.Do {
		a.Top().(Hurrier).Hurry(what, 0)
		s.begin(a)
		return
	}
	stop := s.Press()
	s.begin(a)
	switch stop {
	case "":
	case readOn.Name():
		sc := scrolled(a)
		if !sc.By(sc.View.H * 0.7) { // at its end it begins again
			sc.By(-sc.Most)
		}
	default:
		a.focus.moved = false
		a.Activate(stop)
	}
}

// draw draws the ring around a group, with the words for it at an edge that it leaves free, and reports whether it stands on one.
func (s *scan) draw(a *App, k *kit.Kit) bool {
	g, ok := s.Now()
	if !ok || len(g.Stops) == 1 && g.Stops[0].Name != readOn.Name() {
		return false
	}
	text, covers := s.says(g), false
	low := plate(k, text, false)
	for _, it := range g.Stops {
		if r, turn, ok := a.focus.place(a, k, it.Name); ok {
			ring(k, r, turn)
			covers = covers || !r.Intersect(low).Empty()
		}
	}
	write(k, text, plate(k, text, covers))
	return true
}

// says tells a group in words: its zone, and the first and the last of its stops.
func (s *scan) says(g walk.Group) string {
	switch n := len(g.Stops); {
	case g.Back:
		return words.Plain("scan.back")
	case n == 1:
		return g.Stops[0].Text
	default:
		return words.Plain("scan."+zoneKeys[g.Zone]) + ": " + g.Stops[0].Text + " … " + g.Stops[n-1].Text
	}
}

// zoneKeys are the zones that are scanned.
var zoneKeys = map[port.Zone]string{port.Do: "do", port.Cards: "hand", port.Tools: "tools", port.Ask: "ask"}
