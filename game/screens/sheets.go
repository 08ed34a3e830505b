package screens

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/game/geom"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// menuScreen is the menu of the table.
type menuScreen struct {
	a  *App
	s  *tableScreen
	sc scroll
}

func (m *menuScreen) name() string      { return "menu" }
func (m *menuScreen) over() bool        { return true }
func (m *menuScreen) scrolled() *scroll { return &m.sc }

type choice struct{ name, text string }

func (m *menuScreen) list() []choice {
	out := []choice{{"back", words.Plain("menu.resume")}, {"menu:rules", words.Plain("menu.rules")}, {"menu:log", words.Plain("table.log")}, {"menu:fair", words.Plain("fair.menu")},
		{"menu:settings", words.Plain("menu.settings")}, {"menu:sort", words.Plain("menu.sort." + strconv.Itoa(int(m.s.t.Sort)))}, {"menu:hide", words.Plain("menu.hide")}}
	for i, p := range m.s.t.Players {
		x := engine.Seat(i)
		key := "menu.to-bot"
		if !p.Person() {
			key = "menu.to-person"
		}
		out = append(out, choice{"menu:hand:" + x.String(), words.T(key, words.Args{A: p.Name})})
	}
	out = append(out, m.private()...)
	return append(out, choice{"menu:leave", words.Plain("menu.leave")})
}

func (m *menuScreen) build(k *kit) {
	list := m.list()
	r := k.sheetBox(360, float64(len(list))*(tap+space2)+2*space3, false).Inset(space3)
	y := m.sc.begin(k, r)
	for i, c := range list {
		lk := plain
		if i == 0 {
			lk = primary
		}
		k.button(c.name, c.text, geom.Rect{X: r.X, Y: y, W: r.W, H: tap}, lk, true)
		y += tap + space2
	}
	m.sc.end(k, y-space2)
}

func (m *menuScreen) act(name string) bool {
	switch {
	case name == "back" || name == "":
		m.a.pop()
	case name == "menu:rules":
		return m.s.act("rules")
	case name == "menu:log":
		m.a.push(newLogScreen(m.a, m.s))
	case name == "menu:fair":
		m.a.push(&fairScreen{a: m.a, s: m.s})
	case name == "menu:settings":
		m.a.push(&settingsScreen{a: m.a})
	case name == "menu:sort":
		m.a.pop()
		return m.s.act("sort")
	case name == "menu:hide":
		m.a.pop()
		m.a.push(&coverScreen{a: m.a})
	case name == "menu:leave":
		m.a.push(&confirmScreen{a: m.a, text: words.Plain("menu.leave-sure"), label: words.Plain("menu.yes"), yes: func() { m.a.home() }})
	case strings.HasPrefix(name, "menu:hand:"):
		x, ok := engine.ParseSeat(name[len("menu:hand:"):])
		if !ok || int(x) >= len(m.s.t.Players) {
			return false
		}
		p := m.s.t.Players[x]
		if p.Person() {
			p.Bot = usual()
		} else {
			p.Bot = ""
		}
		m.s.t.SetPlayer(x, p)
		m.a.pop()
	default:
		return m.privately(name)
	}
	return true
}

func (m *menuScreen) doc(d *ui.Doc) {
	d.Title, d.Prompt = words.Plain("menu.menu"), ""
	for _, c := range m.list() {
		d.Acts = append(d.Acts, ui.Item{Name: c.name, Text: c.text})
	}
}

// confirmScreen asks before something that cannot be taken back.
type confirmScreen struct {
	a     *App
	text  string
	label string // of the button that goes on
	yes   func()
}

func (c *confirmScreen) name() string { return "confirm" }
func (c *confirmScreen) over() bool   { return true }

func (c *confirmScreen) build(k *kit) {
	w := min(360, k.in.W-2*space2)
	th := k.height(c.text, sprites.Sans, body, w-2*space4)
	r := k.sheetBox(w, th+tap+3*space4, false).Inset(space4)
	k.para(c.text, r, sprites.Sans, body, 0.5, words1)
	half := (r.W - space2) / 2
	y := r.Y + r.H - tap
	k.button("confirm:no", words.Plain("menu.cancel"), geom.Rect{X: r.X, Y: y, W: half, H: tap}, plain, true)
	k.button("confirm:yes", c.label, geom.Rect{X: r.X + half + space2, Y: y, W: half, H: tap}, primary, true)
}

func (c *confirmScreen) act(name string) bool {
	switch name {
	case "confirm:yes":
		c.a.pop()
		c.yes()
	case "confirm:no", "back":
		c.a.pop()
	default:
		return false
	}
	return true
}

func (c *confirmScreen) doc(d *ui.Doc) {
	d.Prompt = c.text
	d.Acts = []ui.Item{{Name: "confirm:yes", Text: c.label}, {Name: "confirm:no", Text: words.Plain("menu.cancel")}}
}

// moreScreen lists everything that can be done now.
type moreScreen struct {
	a  *App
	s  *tableScreen
	sc scroll
}

func (m *moreScreen) name() string      { return "more" }
func (m *moreScreen) over() bool        { return true }
func (m *moreScreen) scrolled() *scroll { return &m.sc }

func (m *moreScreen) list() (out []choice) {
	found := m.s.t.Candidates()
	for _, o := range found {
		out = append(out, choice{m.s.actName(o.Action), m.s.optionText(o, found)})
	}
	return out
}

func (m *moreScreen) build(k *kit) {
	list := m.list()
	r := k.sheetBox(420, float64(len(list)+1)*(tap+space2)+2*space3, true).Inset(space3)
	foot, r := r.CutBottom(tap + space2)
	k.button("back", words.Plain("menu.cancel"), geom.Rect{X: foot.X, Y: foot.Y + space2, W: foot.W, H: tap}, plain, true)
	y := m.sc.begin(k, r)
	for _, c := range list {
		k.button(c.name, c.text, geom.Rect{X: r.X, Y: y, W: r.W - 6, H: tap}, plain, true)
		y += tap + space2
	}
	m.sc.end(k, y)
}

func (m *moreScreen) act(name string) bool {
	m.a.pop()
	if name == "back" || name == "" {
		return true
	}
	return m.s.act(name)
}

func (m *moreScreen) doc(d *ui.Doc) {
	m.s.doc(d)
}

// closes takes the top screen away when it is told to.
func closes(a *App, name string) bool {
	if name == "back" {
		a.pop()
		return true
	}
	return false
}
