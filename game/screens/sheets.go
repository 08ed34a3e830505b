package screens

import (
	"strconv"
	"strings"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/table"
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
	out := []choice{{"back", words.Plain("menu.resume")}, {"menu:rules", words.Plain("menu.rules")}, {"menu:log", words.Plain("table.log")},
		{"menu:settings", words.Plain("menu.settings")}, {"menu:sort", words.Plain("menu.sort." + strconv.Itoa(int(m.s.t.Sort)))}, {"menu:hide", words.Plain("menu.hide")}}
	for i, p := range m.s.t.Players {
		x := engine.Seat(i)
		key := "menu.to-bot"
		if !p.Person() {
			key = "menu.to-person"
		}
		out = append(out, choice{"menu:hand:" + x.String(), words.T(key, words.Args{A: p.Name})})
	}
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
		m.a.push(newRulesScreen(m.a, m.s.info))
	case name == "menu:log":
		m.a.push(newLogScreen(m.a, m.s))
	case name == "menu:settings":
		m.a.push(&settingsScreen{a: m.a})
	case name == "menu:sort":
		m.a.pop()
		return m.s.act("sort")
	case name == "menu:hide":
		m.a.pop()
		m.a.push(&coverScreen{a: m.a})
	case name == "menu:leave":
		m.a.push(&confirmScreen{a: m.a, text: words.Plain("menu.leave-sure"), yes: func() { m.a.home() }})
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
		return false
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
	a    *App
	text string
	yes  func()
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
	k.button("confirm:yes", words.Plain("menu.yes"), geom.Rect{X: r.X + half + space2, Y: y, W: half, H: tap}, primary, true)
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
	d.Acts = []ui.Item{{Name: "confirm:yes", Text: words.Plain("menu.yes")}, {Name: "confirm:no", Text: words.Plain("menu.cancel")}}
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
	for _, o := range m.s.t.Candidates() {
		out = append(out, choice{m.s.actName(o.Action), m.s.t.ActionText(o.Action)})
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

// logScreen shows the whole log.
type logScreen struct {
	a     *App
	s     *tableScreen
	sc    scroll
	first bool
}

func newLogScreen(a *App, s *tableScreen) *logScreen { return &logScreen{a: a, s: s, first: true} }

func (l *logScreen) name() string      { return "log" }
func (l *logScreen) scrolled() *scroll { return &l.sc }

func (l *logScreen) build(k *kit) {
	rest := column(header(k, words.Plain("table.log")), 640)
	y := l.sc.begin(k, rest)
	for _, line := range l.s.t.Lines(0) {
		if line.Seat < engine.MaxSeats {
			k.l.Picture(sprites.Emblem(int(line.Seat)), geom.Rect{X: rest.X, Y: y + 1, W: 18, H: 18}, white)
		}
		y += k.para(line.Text, geom.Rect{X: rest.X + 26, Y: y, W: rest.W - 32}, sprites.Sans, body, 0, words1) + space1
	}
	l.sc.end(k, y)
	if l.first {
		l.first = false
		l.sc.at = l.sc.most
		l.a.dirty = true
		if l.sc.most > 0 {
			k.l.Reset()
			k.l.Fill(k.size, 0, cloth)
			k.hits = k.hits[:0]
			l.build(k)
		}
	}
}

func (l *logScreen) act(name string) bool { return closes(l.a, name) }

func (l *logScreen) doc(d *ui.Doc) {
	d.Title = words.Plain("table.log")
	for _, line := range l.s.t.Lines(0) {
		d.Log = append(d.Log, line.Text)
	}
	d.Acts = []ui.Item{{Name: "back", Text: words.Plain("menu.back")}}
}

// closes takes the top screen away when it is told to.
func closes(a *App, name string) bool {
	if name == "back" {
		a.pop()
		return true
	}
	return false
}

// curtainScreen hides everything until the next person has the device.
type curtainScreen struct {
	a     *App
	s     *tableScreen
	since time.Duration
}

const curtainDeaf = 500 * time.Millisecond

func (c *curtainScreen) name() string { return "curtain" }

func (c *curtainScreen) build(k *kit) {
	x := c.s.t.Curtain
	k.l.Fill(k.size, 0, rail)
	r := column(k.in, 480)
	mid := r.Center()
	em := min(120, r.H*0.3)
	top := mid.Y - em
	k.l.Picture(sprites.Emblem(int(x)), geom.Rect{X: mid.X - em/2, Y: top - em*0.3, W: em, H: em}, white)
	y := top + em*0.8
	k.label(c.s.t.Name(x), geom.Rect{X: r.X, Y: y, W: r.W, H: k.line(head)}, sprites.Title, head, 0.5, gold)
	y += k.line(head)
	k.para(words.T("curtain.pass", words.Args{A: c.s.t.Name(x)}), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, body, 0.5, words1)
	k.button("curtain:ok", words.T("curtain.ok", words.Args{A: c.s.t.Name(x)}), geom.Rect{X: r.X, Y: k.in.Y + k.in.H - tap - space6, W: r.W, H: tap}, primary, true)
	k.iconButton("curtain:menu", sprites.IconMenu, geom.Rect{X: k.in.X + 2, Y: k.in.Y, W: 44, H: 44}, true)
}

func (c *curtainScreen) act(name string) bool {
	switch name {
	case "curtain:ok":
		if c.a.now-c.since < curtainDeaf {
			return true
		}
		c.a.pop()
		c.s.t.Ready()
		c.s.stage.Clear()
	case "curtain:menu":
		c.a.push(&menuScreen{a: c.a, s: c.s})
	default:
		return false
	}
	return true
}

func (c *curtainScreen) doc(d *ui.Doc) {
	n := c.s.t.Name(c.s.t.Curtain)
	d.Title = c.s.info.Title
	d.Prompt = words.T("curtain.pass", words.Args{A: n})
	d.Acts = []ui.Item{{Name: "curtain:ok", Text: words.T("curtain.ok", words.Args{A: n})}}
}

// coverScreen hides the table for as long as the player likes.
type coverScreen struct{ a *App }

func (c *coverScreen) name() string { return "cover" }

func (c *coverScreen) build(k *kit) {
	k.l.Fill(k.size, 0, rail)
	r := column(k.in, 480)
	k.l.Picture(sprites.Back(c.a.prefs.Back), geom.Around(r.Center(), 120, 120*layout.Ratio), white)
	k.button("cover:ok", words.Plain("menu.show"), geom.Rect{X: r.X, Y: k.in.Y + k.in.H - tap - space6, W: r.W, H: tap}, primary, true)
}

func (c *coverScreen) act(name string) bool {
	if name == "cover:ok" || name == "back" {
		c.a.pop()
		return true
	}
	return false
}

func (c *coverScreen) doc(d *ui.Doc) {
	d.Title = "Royals"
	d.Acts = []ui.Item{{Name: "cover:ok", Text: words.Plain("menu.show")}}
}

// recapScreen tells what happened since the person last looked.
type recapScreen struct {
	a     *App
	s     *tableScreen
	lines []table.Line
	sc    scroll
}

func (r *recapScreen) name() string      { return "recap" }
func (r *recapScreen) over() bool        { return true }
func (r *recapScreen) scrolled() *scroll { return &r.sc }

func (r *recapScreen) build(k *kit) {
	w := min(420, k.in.W-2*space2)
	h := k.line(lead) + space2
	for _, l := range r.lines {
		h += k.height(l.Text, sprites.Sans, body, w-2*space4-24) + space1
	}
	box := k.sheetBox(w, h+tap+2*space4+space2, false).Inset(space4)
	head, box := box.CutTop(k.line(lead) + space1)
	k.label(words.Plain("recap.title"), head, sprites.Title, lead, 0, gold)
	foot, box := box.CutBottom(tap)
	k.button("recap:ok", words.Plain("menu.continue"), foot, primary, true)
	_, box = box.CutBottom(space2)
	y := r.sc.begin(k, box)
	for _, l := range r.lines {
		if l.Seat < engine.MaxSeats {
			k.l.Picture(sprites.Emblem(int(l.Seat)), geom.Rect{X: box.X, Y: y + 1, W: 18, H: 18}, white)
		}
		y += k.para(l.Text, geom.Rect{X: box.X + 24, Y: y, W: box.W - 24}, sprites.Sans, body, 0, words1) + space1
	}
	r.sc.end(k, y)
}

func (r *recapScreen) act(name string) bool {
	if name == "recap:ok" || name == "back" {
		r.a.pop()
		return true
	}
	return false
}

func (r *recapScreen) doc(d *ui.Doc) {
	d.Title = words.Plain("recap.title")
	for _, l := range r.lines {
		d.Log = append(d.Log, l.Text)
	}
	d.Acts = []ui.Item{{Name: "recap:ok", Text: words.Plain("menu.continue")}}
}

// zoomScreen shows one card large.
type zoomScreen struct {
	a    *App
	face cards.Card
}

func (z *zoomScreen) name() string { return "zoom" }
func (z *zoomScreen) over() bool   { return true }

func (z *zoomScreen) build(k *kit) {
	k.l.Fill(k.size, 0, scrim)
	w := min(k.in.W*0.7, k.in.H*0.75/layout.Ratio, 320)
	r := geom.Around(k.in.Center(), w, w*layout.Ratio)
	r.Y -= 16
	k.l.Shadow(r, w*0.06, 20, shade)
	k.l.Picture(sprites.Card(z.face), r, white)
	k.label(words.Upper(words.Card(z.face)), geom.Rect{X: k.in.X, Y: r.Y + r.H + 4, W: k.in.W, H: k.line(lead)}, sprites.SansBold, lead, 0.5, words1)
	k.hit("back", k.size)
}

func (z *zoomScreen) act(name string) bool { return closes(z.a, name) }

func (z *zoomScreen) doc(d *ui.Doc) {
	d.Prompt = words.Upper(words.Card(z.face))
	d.Acts = []ui.Item{{Name: "back", Text: words.Plain("menu.back")}}
}

// boardScreen shows all that lies before a seat, or in the middle, every known card to be read.
type boardScreen struct {
	a    *App
	s    *tableScreen
	seat engine.Seat
	sc   scroll
}

func (b *boardScreen) name() string      { return "board" }
func (b *boardScreen) over() bool        { return true }
func (b *boardScreen) scrolled() *scroll { return &b.sc }

func (b *boardScreen) title() string {
	if b.seat < engine.MaxSeats {
		return b.s.t.Name(b.seat)
	}
	return words.Plain("table.middle")
}

func (b *boardScreen) build(k *kit) {
	r := k.sheetBox(640, k.in.H*0.84, true).Inset(space3)
	top, r := r.CutTop(44)
	if b.seat < engine.MaxSeats {
		k.l.Picture(sprites.Emblem(int(b.seat)), geom.Rect{X: top.X, Y: top.Y + 4, W: 34, H: 34}, white)
	}
	k.label(b.title(), geom.Rect{X: top.X + 44, Y: top.Y, W: top.W - 96, H: top.H}, sprites.Title, lead, 0, gold)
	k.iconButton("back", sprites.IconClose, geom.Rect{X: top.X + top.W - 44, Y: top.Y, W: 44, H: 44}, true)
	y := b.sc.begin(k, r)
	v := &b.s.t.Shown
	counters := ""
	for _, c := range v.Counters {
		if c.Owner == b.seat && c.Slot == 0 {
			if counters != "" {
				counters += " · "
			}
			counters += words.Upper(b.s.counterName(int(c.Key))) + " " + b.s.badgeText(b.s.badgeOf(c.Key), b.seat)
		}
	}
	if counters != "" {
		y += k.para(counters, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, body, 0, words1) + space2
	}
	for kind := range b.s.info.Piles {
		y = b.kind(k, uint8(kind), r, y)
	}
	b.sc.end(k, y)
}

// kind draws all piles of a kind and returns where the next may begin.
func (b *boardScreen) kind(k *kit, kind uint8, r geom.Rect, y float64) float64 {
	v := &b.s.t.Shown
	var groups []layout.Group
	var piles []engine.Pile
	n, known := 0, 0
	for _, p := range v.Piles {
		if p.ID.Kind != kind || p.ID.Owner != b.seat {
			continue
		}
		n += len(p.Cards)
		seen := p
		seen.Cards = nil
		for _, c := range p.Cards {
			if c != cards.Back {
				seen.Cards = append(seen.Cards, c)
			}
		}
		known += len(seen.Cards)
		if len(seen.Cards) > 0 {
			piles = append(piles, seen)
			groups = append(groups, layout.Group{Look: board.Row, N: len(seen.Cards)})
		}
	}
	if n == 0 || int(kind) == b.s.t.Plan.Hand && b.seat == b.s.t.Viewer {
		return y
	}
	text := b.s.pileName(kind) + ": " + words.T("table.cards", words.Args{N: n})
	y += k.para(text, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.SansBold, small, 0, words2) + 2
	if known == 0 {
		return y + space1
	}
	cw := 48.0
	h := (cw*layout.Ratio + 6) * float64(1+known*int(cw*0.62)/int(r.W))
	spreads, _ := layout.Flow(layout.Zone{Rect: geom.Rect{X: r.X, Y: y, W: r.W - 8, H: max(h, cw*layout.Ratio)}, Max: cw, Min: cw, Gap: 6}, groups, nil)
	low := y
	for i, p := range piles {
		for j, c := range p.Cards {
			box := spreads[i].Cards[j]
			k.l.Shadow(box, 3, 3, shade)
			k.l.Picture(sprites.Card(c), box, white)
			low = max(low, box.Y+box.H)
		}
	}
	return low + space2
}

func (b *boardScreen) act(name string) bool {
	if name == "" {
		name = "back"
	}
	return closes(b.a, name)
}

func (b *boardScreen) doc(d *ui.Doc) {
	d.Title = b.title()
	d.Table = b.s.sections()
	d.Acts = []ui.Item{{Name: "back", Text: words.Plain("menu.back")}}
}
