package screens

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/learn"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// spreadScreen shows every card of a pile, the top one first. Cards that may be pointed at answer as on the table.
type spreadScreen struct {
	a  *shell.App
	s  *tableScreen
	id engine.PileID
	sc kit.Scroll
}

func (b *spreadScreen) Name() string { return "spread" }

func (b *spreadScreen) Over() bool { return true }

func (b *spreadScreen) Scrolled() *kit.Scroll { return &b.sc }

func (b *spreadScreen) title() string {
	return b.s.scene.PileName(b.id.Kind) + ": " + words.T("table.cards", words.Args{N: len(b.s.t.Shown.Pile(b.id))})
}

func (b *spreadScreen) Build(k *kit.Kit) {
	p := b.s.t.Shown.Pile(b.id)
	w, least := min(640, k.In.W-2*kit.Space2), 52.0
	if w >= 600 { // the courts show who they are
		least = 74
	}
	const gap = 6.0
	inner := w - 2*kit.Space3 - 8
	cols := max(int((inner+gap)/(least+gap)), 1)
	cw := min((inner+gap)/float64(cols)-gap, least*1.2)
	high := float64((len(p)+cols-1)/cols) * (cw*layout.Ratio + gap)
	asked := 0.0 // how high the sentence of a lesson is
	if b.question() != "" {
		asked = k.Height(b.question(), sprites.Sans, kit.Lead, w-2*kit.Space3) + kit.Space2
	}
	r := k.Sheet(w, min(high+44+asked+2*kit.Space3+1, k.In.H*0.84), k.In.W < 700).Inset(kit.Space3)
	top, r := r.CutTop(44)
	k.Label(b.title(), geom.Rect{X: top.X, Y: top.Y, W: top.W - 52, H: top.H}, sprites.Title, kit.Lead, 0, kit.Accent)
	k.IconButton(kit.Back, sprites.IconClose, geom.Rect{X: top.X + top.W - 44, Y: top.Y, W: 44, H: 44}, true)
	if asked > 0 {
		said, rest := r.CutTop(asked)
		k.Para(b.question(), said, sprites.Sans, kit.Lead, 0, kit.Text)
		r = rest
	}
	y := b.sc.Begin(k, r)
	for i, c := range p {
		box := geom.Rect{X: r.X + float64(i%cols)*(cw+gap), Y: y + float64(i/cols)*(cw*layout.Ratio+gap), W: cw, H: cw * layout.Ratio}
		k.List.Shadow(box, 3, 3, kit.Shade)
		face := sprites.Card(c)
		if c == cards.Back {
			face = sprites.Back(b.a.Prefs.Coat(kit.Worn()))
		}
		k.List.Picture(face, box, kit.White)
		if b.s.scene.RingOf(b.s.scene.CardTap(b.id, c, i)) != felt.NoRing {
			k.List.Frame(box.Inset(-2), 4, 3, kit.Legal)
		}
		if b.glows(b.card(p, i)) {
			suggest(k, box, 0)
		}
		k.Hit(b.card(p, i), box)
	}
	b.sc.End(k, y+high)
}

// lying is a card of the pile.
type lying struct {
	card cards.Card
	tap  table.Tap
	name string
}

func (l lying) Name() string { return l.name }

func (b *spreadScreen) card(p []cards.Card, i int) lying {
	return lying{p[i], b.s.scene.CardTap(b.id, p[i], i), b.s.scene.CardName(b.id, p, i)}
}

// question is what a lesson says meanwhile.
func (b *spreadScreen) question() string {
	if b.s.lesson == nil {
		return ""
	}
	return b.s.lesson.question()
}

// glows reports whether a lesson lights a card.
func (b *spreadScreen) glows(l lying) bool {
	return b.s.lesson != nil && slices.ContainsFunc(lights{b.s}.lit(), func(x learn.Thing) bool { return x.Verb < 0 && x.In(l.tap) })
}

// lit returns the name of what a lesson lights: a card of the pile, or the way back to the table.
func (b *spreadScreen) lit(x learn.Thing) string {
	p := b.s.t.Shown.Pile(b.id)
	for i := range p {
		if l := b.card(p, i); x.Verb < 0 && x.In(l.tap) {
			return l.name
		}
	}
	return kit.NameOf(kit.Back)
}

// Tell says how far the lesson is that goes on.
func (b *spreadScreen) Tell(st port.Status) port.Status {
	if b.s.lesson != nil {
		st = b.s.lesson.tell(b.s, st)
	}
	return st
}

func (b *spreadScreen) Act(d kit.Deed) bool {
	l, ok := d.(lying)
	switch {
	case !ok:
		return shuts(b.a, d)
	case b.s.lesson != nil:
		b.a.Pop()
		return b.s.Act(felt.Point{Kind: felt.Card, Tap: l.tap})
	case b.s.scene.RingOf(l.tap) == felt.NoRing:
		if l.card != cards.Back {
			zoom(b.s, l.tap)
		}
	default:
		b.a.Pop()
		if b.s.t.Tap(l.tap) == table.Refused {
			refuse(b.s)
		}
	}
	return true
}

func (b *spreadScreen) Doc(d *kit.Doc) {
	d.Title = b.title()
	if b.question() != "" {
		d.Prompt = b.question() + (lights{b.s}).told()
	}
	p := b.s.t.Shown.Pile(b.id)
	for i, c := range p {
		d.Act(b.card(p, i), words.Upper(words.Card(c)))
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
