package screens

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/words"
	"royals/sprites"
)

// askScreen tells something in a few sentences and offers what can be done about it, one button below another.
type askScreen struct {
	a     *shell.App
	id    string
	title string
	paras []string
	list  []choice // the last one is back
	do    func(d kit.Deed)
	sc    kit.Scroll
}

func (s *askScreen) Name() string          { return s.id }
func (s *askScreen) Over() bool            { return true }
func (s *askScreen) Scrolled() *kit.Scroll { return &s.sc }

func (s *askScreen) Build(k *kit.Kit) {
	w := min(440, k.In.W-2*kit.Space2)
	h := k.Line(kit.Lead) + kit.Space2
	for _, p := range s.paras {
		h += k.Height(p, sprites.Sans, kit.Body, w-2*kit.Space3) + kit.Space2
	}
	r := k.Sheet(w, h+float64(len(s.list))*(kit.Tap+kit.Space2)+2*kit.Space3, false).Inset(kit.Space3)
	top, r := r.CutTop(k.Line(kit.Lead) + kit.Space2)
	k.Label(s.title, top, sprites.Title, kit.Lead, 0.5, kit.Figure)
	y := s.sc.Begin(k, r)
	for _, p := range s.paras {
		y += k.Para(p, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space2
	}
	for i, c := range s.list {
		lk := kit.Plain
		if i == 0 && len(s.list) > 1 {
			lk = kit.Primary
		}
		k.Button(c.deed, c.text, geom.Rect{X: r.X, Y: y, W: r.W, H: kit.Tap}, lk, true)
		y += kit.Tap + kit.Space2
	}
	s.sc.End(k, y-kit.Space2)
}

func (s *askScreen) Act(d kit.Deed) bool {
	if d == nil || d == kit.Back {
		return closes(s.a, d)
	}
	s.do(d)
	return true
}

func (s *askScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = s.title, s.paras[0]
	if len(s.paras) > 1 {
		d.Table = []port.Section{{Heading: s.title, Lines: s.paras[1:]}}
	}
	for _, c := range s.list {
		d.Act(c.deed, c.text)
	}
}

// sure asks the question of a words key before it does something by which something is lost. label is the key of the button that does
// it.
func sure(a *shell.App, key, label string, args words.Args, yes func()) {
	a.Push(&confirmScreen{a: a, text: words.T(key, args), label: words.Plain(label), tone: kit.Warn, yes: yes})
}

// agreed asks the same where nothing is lost.
func agreed(a *shell.App, key, label string, args words.Args, yes func()) {
	a.Push(&confirmScreen{a: a, text: words.T(key, args), label: words.Plain(label), tone: kit.Primary, yes: yes})
}
