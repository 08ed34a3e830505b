package screens

import (
	"strconv"
	"time"

	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/words"
	"royals/sprites"
)

// clearScreen deletes everything that is kept. Its button answers two seconds after the sheet has come, so nobody presses it by chance.
type clearScreen struct {
	a     *Sitting
	since time.Duration
	copy  bool // the offline copy goes, too
	sc    kit.Scroll
}

const (
	clearOpen   = kit.Press("clear")
	clearExport = kit.Press("clear:export")
	clearCopy   = kit.Press("clear:copy")
	clearDo     = kit.Press("clear:do")
)

// clearDeaf is how long its button does nothing.
const clearDeaf = 2 * time.Second

func (c *clearScreen) Name() string          { return "clear" }
func (c *clearScreen) Over() bool            { return true }
func (c *clearScreen) Scrolled() *kit.Scroll { return &c.sc }

func (c *clearScreen) deaf() bool { return c.a.Now() < c.since+clearDeaf }

// Tick shows the button when it answers.
func (c *clearScreen) Tick(*port.Input) {}

// Due returns when the button answers.
func (c *clearScreen) Due(time.Duration) time.Duration {
	if c.deaf() {
		return c.since + clearDeaf
	}
	return port.Never
}

// tells says in numbers what goes.
func (c *clearScreen) tells() []string {
	past, _ := keep.History(c.a.Store)
	return []string{words.T("clear.what", words.Args{A: words.T("clear.running", words.Args{N: keep.Count(c.a.Store)}), B: words.T("clear.past", words.Args{N: len(past)})}),
		words.Plain("clear.for-good")}
}

// list is what can be done but to delete.
func (c *clearScreen) list() (out []choice) {
	if _, ok := c.a.Host.(port.Carrier); ok {
		out = append(out, choice{clearExport, words.Plain("clear.export")})
	}
	if _, ok := c.a.Host.(port.Clearer); ok {
		out = append(out, choice{clearCopy, words.Plain("clear.copy." + strconv.FormatBool(c.copy))})
	}
	return append(out, choice{kit.Back, words.Plain("clear.keep")})
}

func (c *clearScreen) Build(k *kit.Kit) {
	w := min(440, k.In.W-2*kit.Space2)
	list := c.list()
	h := k.Line(kit.Lead) + kit.Space2 + float64(len(list)+1)*(kit.Tap+kit.Space2)
	for _, p := range c.tells() {
		h += k.Height(p, sprites.Sans, kit.Body, w-2*kit.Space3) + kit.Space2
	}
	r := k.Sheet(w, h+2*kit.Space3, false).Inset(kit.Space3)
	y := c.sc.Begin(k, r)
	k.Label(words.Plain("clear.title"), geom.Rect{X: r.X, Y: y, W: r.W, H: k.Line(kit.Lead)}, sprites.Title, kit.Lead, 0.5, kit.Figure)
	y += k.Line(kit.Lead) + kit.Space2
	for _, p := range c.tells() {
		y += k.Para(p, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space2
	}
	for _, x := range list {
		tone := kit.Plain
		if x.deed == kit.Back {
			tone = kit.Primary
		}
		k.Button(x.deed, x.text, geom.Rect{X: r.X, Y: y, W: r.W, H: kit.Tap}, tone, true)
		y += kit.Tap + kit.Space2
	}
	k.Button(clearDo, words.Plain("clear.do"), geom.Rect{X: r.X, Y: y, W: r.W, H: kit.Tap}, kit.Plain, !c.deaf())
	c.sc.End(k, y+kit.Tap)
}

func (c *clearScreen) Act(d kit.Deed) bool {
	switch d {
	case clearExport:
		c.a.export(c.a.Host.(port.Carrier))
	case clearCopy:
		c.copy = !c.copy
	case clearDo:
		if !c.deaf() {
			clearAll(c.a, c.copy)
		}
		return true
	default:
		return shuts(c.a.App, d)
	}
	c.a.Change()
	return true
}

// clearAll deletes everything that is kept, and begins as on the first day.
func clearAll(a *Sitting, copy bool) {
	list, err := a.Store.Names()
	for _, name := range list {
		if e := a.Store.Remove(name); err == nil {
			err = e
		}
	}
	if err != nil {
		a.Warn(shell.Unkept(err))
		return
	}
	a.anew()
	greet(a)
	if h, ok := a.Host.(port.Clearer); ok {
		h.Clear(copy)
	}
}

func (c *clearScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("clear.title"), c.tells()[0]+" "+c.tells()[1]
	for _, x := range c.list() {
		d.Act(x.deed, x.text)
	}
	d.Item(clearDo, port.Item{Text: words.Plain("clear.do"), Disabled: c.deaf()})
}
