package screens

import (
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/table"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// curtainScreen hides everything until the next person has the device.
type curtainScreen struct {
	a     *App
	s     *tableScreen
	since time.Duration
}

const curtainDeaf = 500 * time.Millisecond

func (c *curtainScreen) name() string { return "curtain" }

// tick takes the curtain away when nobody has to come any more: the seat was given to an opponent.
func (c *curtainScreen) tick(*ui.Input) bool {
	if c.s.t.Curtain == engine.None && c.a.top() == screen(c) {
		c.a.pop()
		return true
	}
	return false
}

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
