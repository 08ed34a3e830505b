package screens

import (
	"strconv"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/plan"
	"royals/game/shell"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// ordersScreen is a person's sheet of standing orders, which answer in the person's place.
type ordersScreen struct {
	a    *shell.App
	s    *tableScreen
	seat engine.Seat
	sc   kit.Scroll
}

// order turns a standing order to its next case.
type order struct{ of int }

func (o order) Name() string { return "order:" + strconv.Itoa(o.of) }

func (o *ordersScreen) Name() string          { return "orders" }
func (o *ordersScreen) Over() bool            { return true }
func (o *ordersScreen) Scrolled() *kit.Scroll { return &o.sc }

// mayOrder reports whether the person at the screen can give standing orders.
func (s offers) mayOrder() bool {
	x := s.t.Viewer
	return len(s.t.Plan.Orders) > 0 && int(x) < len(s.t.Players) && s.t.Players[x].Person()
}

// caseText says what a standing order does.
func caseText(c plan.Case) string {
	return words.T("orders."+strconv.Itoa(int(c.When)), words.Args{N: int(c.Least)})
}

func (o *ordersScreen) title() string {
	return words.T("orders.title", words.Args{A: o.s.t.Name(o.seat)})
}

func (o *ordersScreen) help() string {
	return words.T("orders.help", words.Args{A: o.s.t.Name(o.seat)})
}

func (o *ordersScreen) Build(k *kit.Kit) {
	w := min(420, k.In.W-2*kit.Space2) - 2*kit.Space3
	h := k.Height(o.title(), sprites.Title, kit.Lead, w) + k.Height(o.help(), sprites.Sans, kit.Small, w) + kit.Tap + 3*kit.Space2
	for _, d := range o.s.t.Plan.Orders {
		h += k.Height(words.Plain(d.Name), sprites.SansBold, kit.Body, w) + kit.Tap + kit.Space3
	}
	r := k.Sheet(w+2*kit.Space3, h+2*kit.Space3, false).Inset(kit.Space3)
	foot, r := r.CutBottom(kit.Tap + kit.Space2)
	k.Button(kit.Back, words.Plain("menu.ok"), geom.Rect{X: foot.X, Y: foot.Y + kit.Space2, W: foot.W, H: kit.Tap}, kit.Primary, true)
	y := o.sc.Begin(k, r)
	y += k.Para(o.title(), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Title, kit.Lead, 0, kit.Figure) + kit.Space1
	y += k.Para(o.help(), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, kit.Small, 0, kit.DimText) + kit.Space2
	for i, d := range o.s.t.Plan.Orders {
		y += k.Para(words.Plain(d.Name), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.SansBold, kit.Body, 0, kit.Text)
		k.Button(order{i}, caseText(d.Cases[o.s.t.Standing(o.seat, i)]), geom.Rect{X: r.X, Y: y, W: r.W, H: kit.Tap}, kit.Plain, true)
		y += kit.Tap + kit.Space3
	}
	o.sc.End(k, y)
}

func (o *ordersScreen) Act(d kit.Deed) bool {
	if d, ok := d.(order); ok {
		o.s.t.SetOrder(o.seat, d.of, (o.s.t.Standing(o.seat, d.of)+1)%table.Cases(o.s.t, d.of))
		return true
	}
	return shuts(o.a, d)
}

func (o *ordersScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = o.title(), o.help()
	for i, x := range o.s.t.Plan.Orders {
		d.Act(order{i}, words.Plain(x.Name)+": "+caseText(x.Cases[o.s.t.Standing(o.seat, i)]))
	}
	d.Act(kit.Back, words.Plain("menu.ok"))
}

// private lists the entries of the menu for the person at the screen: standing orders, and giving up.
func (m *menuScreen) private() (out []choice) {
	t := m.s.t
	if m.s.mayOrder() {
		out = append(out, choice{menuOrders, words.T("orders.menu", words.Args{A: t.Name(t.Viewer)})})
	}
	for _, a := range t.Concessions() {
		text := t.ActionText(a)
		if !table.You(t, t.Asked) { // somebody else at this device could think that it is they
			text = t.Name(t.Asked) + ": " + text
		}
		out = append(out, choice{giveUp{a, m.s.info.Verbs[a.Verb()].Name}, text})
	}
	return out
}

// concede asks whether the person means it, and does it, after whatever is to be done first.
func concede(s *tableScreen, a engine.Action, first func()) {
	t := s.t
	sure(s.a.App, "table.concede", "table.sure", words.Args{A: t.Name(t.Asked) + ": " + t.ActionText(a)}, func() {
		first()
		s.agreed = true
		err := t.Commit([]engine.Action{a})
		if s.agreed = false; err != nil {
			refuse(s)
		}
	})
}
