package screens

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// ordersScreen is one person's sheet of standing orders: what to answer without being asked.
type ordersScreen struct {
	a    *App
	s    *tableScreen
	seat engine.Seat
	sc   scroll
}

func (o *ordersScreen) name() string      { return "orders" }
func (o *ordersScreen) over() bool        { return true }
func (o *ordersScreen) scrolled() *scroll { return &o.sc }

// mayOrder reports whether the person whose eyes are at the screen can give standing orders.
func (s *tableScreen) mayOrder() bool {
	x := s.t.Viewer
	return len(s.t.Plan.Orders) > 0 && int(x) < len(s.t.Players) && s.t.Players[x].Person()
}

// caseText says what a standing order does.
func caseText(c board.Case) string {
	return words.T("orders."+strconv.Itoa(int(c.When)), words.Args{N: int(c.Least)})
}

func (o *ordersScreen) title() string {
	return words.T("orders.title", words.Args{A: o.s.t.Name(o.seat)})
}

func (o *ordersScreen) help() string {
	return words.T("orders.help", words.Args{A: o.s.t.Name(o.seat)})
}

func (o *ordersScreen) build(k *kit) {
	w := min(420, k.in.W-2*space2) - 2*space3
	h := k.height(o.title(), sprites.Title, lead, w) + k.height(o.help(), sprites.Sans, small, w) + tap + 3*space2
	for _, d := range o.s.t.Plan.Orders {
		h += k.height(words.Plain(d.Name), sprites.SansBold, body, w) + tap + space3
	}
	r := k.sheetBox(w+2*space3, h+2*space3, false).Inset(space3)
	foot, r := r.CutBottom(tap + space2)
	k.button("back", words.Plain("menu.ok"), geom.Rect{X: foot.X, Y: foot.Y + space2, W: foot.W, H: tap}, primary, true)
	y := o.sc.begin(k, r)
	y += k.para(o.title(), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Title, lead, 0, gold) + space1
	y += k.para(o.help(), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, small, 0, words2) + space2
	for i, d := range o.s.t.Plan.Orders {
		y += k.para(words.Plain(d.Name), geom.Rect{X: r.X, Y: y, W: r.W}, sprites.SansBold, body, 0, words1)
		k.button("order:"+strconv.Itoa(i), caseText(d.Cases[o.s.t.Standing(o.seat, i)]), geom.Rect{X: r.X, Y: y, W: r.W, H: tap}, plain, true)
		y += tap + space3
	}
	o.sc.end(k, y)
}

func (o *ordersScreen) act(name string) bool {
	n, ok := strings.CutPrefix(name, "order:")
	if !ok {
		if name == "" {
			name = "back"
		}
		return closes(o.a, name)
	}
	i, err := strconv.Atoi(n)
	if err != nil || i < 0 || i >= len(o.s.t.Plan.Orders) {
		return false
	}
	o.s.t.SetOrder(o.seat, i, (o.s.t.Standing(o.seat, i)+1)%len(o.s.t.Plan.Orders[i].Cases))
	return true
}

func (o *ordersScreen) doc(d *ui.Doc) {
	d.Title, d.Prompt = o.title(), o.help()
	for i, x := range o.s.t.Plan.Orders {
		d.Acts = append(d.Acts, ui.Item{Name: "order:" + strconv.Itoa(i), Text: words.Plain(x.Name) + ": " + caseText(x.Cases[o.s.t.Standing(o.seat, i)])})
	}
	d.Acts = append(d.Acts, ui.Item{Name: "back", Text: words.Plain("menu.ok")})
}

// private are the entries of the menu that belong to the person at the screen: standing orders, and giving up.
func (m *menuScreen) private() (out []choice) {
	t := m.s.t
	if m.s.mayOrder() {
		out = append(out, choice{"menu:orders", words.T("orders.menu", words.Args{A: t.Name(t.Viewer)})})
	}
	for _, a := range t.Concessions() {
		out = append(out, choice{"menu:give:" + m.s.info.Verbs[a.Verb()].Name, t.Name(t.Asked) + ": " + t.ActionText(a)})
	}
	return out
}

// privately does what an entry of private says.
func (m *menuScreen) privately(name string) bool {
	t := m.s.t
	if name == "menu:orders" && m.s.mayOrder() {
		m.a.push(&ordersScreen{a: m.a, s: m.s, seat: t.Viewer})
		return true
	}
	for _, a := range t.Concessions() {
		if name == "menu:give:"+m.s.info.Verbs[a.Verb()].Name {
			m.a.push(&confirmScreen{a: m.a, text: words.T("table.concede", words.Args{A: t.Name(t.Asked) + ": " + t.ActionText(a)}), label: words.Plain("table.sure"), yes: func() {
				m.a.pop()
				if t.Commit([]engine.Action{a}) != nil {
					m.s.refuse()
				}
			}})
			return true
		}
	}
	return false
}
