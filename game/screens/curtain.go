package screens

import (
	"time"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

const (
	curtainOK   = kit.Press("curtain:ok")
	curtainMenu = kit.Press("curtain:menu")
	coverOK     = kit.Press("cover:ok")
	recapOK     = kit.Press("recap:ok")
)

// curtainScreen hides everything until the next person has the device.
type curtainScreen struct {
	a     *Sitting
	s     *tableScreen
	since time.Duration
}

const curtainDeaf = 500 * time.Millisecond

// Sudden says that a hand goes at once.
func (c *curtainScreen) Sudden() bool { return true }

func (c *curtainScreen) Name() string { return "curtain" }

// Tick takes the curtain away when its person has given the seat to an opponent.
func (c *curtainScreen) Tick(*port.Input) {
	if c.s.t.Curtain == engine.None && c.a.Top() == shell.Screen(c) {
		c.a.Pop()
	}
}

// deaf reports whether the button does nothing yet. A finger that was meant for the screen before must not open the
// curtain.
func (c *curtainScreen) deaf() bool { return c.a.Now() < c.since+curtainDeaf }

// Due returns when the button can be pressed.
func (c *curtainScreen) Due(time.Duration) time.Duration {
	if c.deaf() {
		return c.since + curtainDeaf
	}
	return port.Never
}

// Tell says whether the next step is the player's.
func (c *curtainScreen) Tell(st port.Status) port.Status {
	st.Settled = !c.deaf()
	return st
}

func (c *curtainScreen) Build(k *kit.Kit) {
	x := c.s.t.Curtain
	k.List.Fill(k.Size, 0, kit.Rail)
	r := column(k.In, 480)
	mid := r.Center()
	em := min(120, r.H*0.3)
	top := mid.Y - em
	arms := sprites.Emblem(int(x))
	if id := seated(c.a, c.s.t.Players)[x]; id != "" {
		arms = crestOf(c.a, id)
	}
	k.List.Picture(arms, geom.Rect{X: mid.X - em/2, Y: top - em*0.3, W: em, H: em}, kit.White)
	y := top + em*0.8
	k.Label(c.s.t.Name(x), geom.Rect{X: r.X, Y: y, W: r.W, H: k.Line(kit.Head)}, sprites.Title, kit.Head, 0.5, kit.Figure)
	y += k.Line(kit.Head)
	k.Para(words.T("curtain.pass", words.Args{A: c.s.t.Name(x)}), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, kit.Body, 0.5, kit.Text)
	k.Button(curtainOK, words.T("curtain.ok", words.Args{A: c.s.t.Name(x)}), geom.Rect{X: r.X, Y: k.In.Y + k.In.H - kit.Tap - kit.Space6, W: r.W, H: kit.Tap}, kit.Primary, !c.deaf())
	k.IconButton(curtainMenu, sprites.IconMenu, geom.Rect{X: k.In.X + 2, Y: k.In.Y, W: 44, H: 44}, true)
}

func (c *curtainScreen) Act(d kit.Deed) bool {
	switch d {
	case curtainOK:
		if c.deaf() {
			return true
		}
		c.a.Pop()
		c.s.t.Ready()
		c.s.stage.Clear()
	case curtainMenu:
		c.a.Push(&menuScreen{a: c.a, s: c.s})
	default:
		return false
	}
	return true
}

func (c *curtainScreen) Doc(d *kit.Doc) {
	n := c.s.t.Name(c.s.t.Curtain)
	d.Title = c.s.info.Title
	d.Prompt = words.T("curtain.pass", words.Args{A: n})
	d.Item(curtainOK, port.Item{Text: words.T("curtain.ok", words.Args{A: n}), Disabled: c.deaf()})
}

// coverScreen hides the table for as long as the player likes.
type coverScreen struct{ a *shell.App }

func (c *coverScreen) Name() string { return "cover" }

func (c *coverScreen) Build(k *kit.Kit) {
	k.List.Fill(k.Size, 0, kit.Rail)
	r := column(k.In, 480)
	k.List.Picture(sprites.Back(c.a.Prefs.Coat(kit.Worn())), geom.Around(r.Center(), 120, 120*layout.Ratio), kit.White)
	k.Button(coverOK, words.Plain("menu.show"), geom.Rect{X: r.X, Y: k.In.Y + k.In.H - kit.Tap - kit.Space6, W: r.W, H: kit.Tap}, kit.Primary, true)
}

func (c *coverScreen) Act(d kit.Deed) bool {
	if d == coverOK || d == kit.Back {
		c.a.Pop()
		return true
	}
	return false
}

func (c *coverScreen) Doc(d *kit.Doc) {
	d.Title = "Royals"
	d.Act(coverOK, words.Plain("menu.show"))
}

// recapScreen tells what happened since the person last looked.
type recapScreen struct {
	a     *shell.App
	s     *tableScreen
	lines []table.Line
	sc    kit.Scroll
}

func (r *recapScreen) Name() string          { return "recap" }
func (r *recapScreen) Over() bool            { return true }
func (r *recapScreen) Scrolled() *kit.Scroll { return &r.sc }

func (r *recapScreen) Build(k *kit.Kit) {
	w := min(420, k.In.W-2*kit.Space2)
	h := k.Line(kit.Lead) + kit.Space2
	for _, l := range r.lines {
		h += k.Height(l.Text, sprites.Sans, kit.Body, w-2*kit.Space4-24) + kit.Space1
	}
	box := k.Sheet(w, h+kit.Tap+2*kit.Space4+kit.Space2, false).Inset(kit.Space4)
	head, box := box.CutTop(k.Line(kit.Lead) + kit.Space1)
	k.Label(words.Plain("recap.title"), head, sprites.Title, kit.Lead, 0, kit.Figure)
	foot, box := box.CutBottom(kit.Tap)
	k.Button(recapOK, words.Plain("menu.continue"), foot, kit.Primary, true)
	_, box = box.CutBottom(kit.Space2)
	y := r.sc.Begin(k, box)
	for _, l := range r.lines {
		if l.Seat < engine.MaxSeats {
			k.List.Picture(felt.Emblem(&r.s.scene, l.Seat), geom.Rect{X: box.X, Y: y + 1, W: 18, H: 18}, kit.White)
		}
		y += k.Para(l.Text, geom.Rect{X: box.X + 24, Y: y, W: box.W - 24}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space1
	}
	r.sc.End(k, y)
}

func (r *recapScreen) Act(d kit.Deed) bool {
	if d == recapOK || d == kit.Back {
		r.a.Pop()
		return true
	}
	return false
}

func (r *recapScreen) Doc(d *kit.Doc) {
	d.Title = words.Plain("recap.title")
	for _, l := range r.lines {
		d.Log = append(d.Log, l.Text)
	}
	d.Act(recapOK, words.Plain("menu.continue"))
}
