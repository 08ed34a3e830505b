package screens

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/game/shell"
	"royals/game/words"
	"royals/sprites"
)

// boardScreen shows all that lies before a seat, or in the middle, with every known card large enough to read.
type boardScreen struct {
	a    *shell.App
	s    *tableScreen
	seat engine.Seat
	sc   kit.Scroll
}

func (b *boardScreen) Name() string          { return "board" }
func (b *boardScreen) Over() bool            { return true }
func (b *boardScreen) Scrolled() *kit.Scroll { return &b.sc }

func (b *boardScreen) title() string {
	if b.seat < engine.MaxSeats {
		return b.s.t.Name(b.seat)
	}
	return words.Plain("table.middle")
}

func (b *boardScreen) Build(k *kit.Kit) {
	w := min(640, k.In.W-2*kit.Space2)
	ops := len(k.List.Ops)
	high := b.tell(k, geom.Rect{W: w - 2*kit.Space3}, 0)
	k.List.Ops = k.List.Ops[:ops]
	r := k.Sheet(w, min(high+44+2*kit.Space3+1, k.In.H*0.84), k.In.W < 700).Inset(kit.Space3)
	top, r := r.CutTop(44)
	if b.seat < engine.MaxSeats {
		k.List.Picture(felt.Emblem(&b.s.scene, b.seat), geom.Rect{X: top.X, Y: top.Y + 4, W: 34, H: 34}, kit.White)
	}
	k.Label(b.title(), geom.Rect{X: top.X + 44, Y: top.Y, W: top.W - 96, H: top.H}, sprites.Title, kit.Lead, 0, kit.Figure)
	k.IconButton(kit.Back, sprites.IconClose, geom.Rect{X: top.X + top.W - 44, Y: top.Y, W: 44, H: 44}, true)
	b.sc.End(k, b.tell(k, r, b.sc.Begin(k, r)))
}

// tell draws the whole board into a column from y on and returns its lower end.
func (b *boardScreen) tell(k *kit.Kit, r geom.Rect, y float64) float64 {
	signs := felt.Signs(&b.s.scene, b.seat)
	for i, line := range b.lines() {
		box := geom.Rect{X: r.X, Y: y, W: r.W}
		if i < len(signs) && signs[i].Icon != sprites.None { // as it stands on the table
			h := k.Line(kit.Body)
			k.Icon(signs[i].Icon, geom.Rect{X: r.X, Y: y, W: h, H: h}.Inset(2), kit.Figure)
			box.X, box.W = box.X+h+kit.Space1, box.W-h-kit.Space1
		}
		y += k.Para(line, box, sprites.Sans, kit.Body, 0, kit.Text)
	}
	y += kit.Space2
	for kind := range b.s.info.Piles {
		y = b.kind(k, uint8(kind), r, y)
	}
	return y
}

// lines tell what is known of the seat, or of the table, besides its cards.
func (b *boardScreen) lines() (out []string) {
	if b.seat < engine.MaxSeats {
		return telling{b.s}.badgeLines(b.seat)
	}
	for _, m := range b.s.t.Plan.Marks {
		if text := b.s.scene.MarkText(m); text != "" {
			out = append(out, text)
		}
	}
	return append(out, b.s.t.Facts(engine.None)...)
}

// kind draws all piles of a kind and returns their lower end.
func (b *boardScreen) kind(k *kit.Kit, kind uint8, r geom.Rect, y float64) float64 {
	v := &b.s.t.Shown
	cw := 48.0
	if r.W >= 500 { // the courts show who they are
		cw = 80
	}
	const show = 0.62 // of each card of a row, so that its index shows
	line := 1 + int((r.W-8-cw)/(cw*show))
	var groups []layout.Group
	var piles [][]lying
	n, known := 0, 0
	rows, x := 1, 0.0
	for _, p := range v.Piles {
		if p.ID.Kind != kind || p.ID.Owner != b.seat {
			continue
		}
		n += len(p.Cards)
		var seen []lying
		for i, c := range p.Cards {
			if c != cards.Back {
				seen = append(seen, lying{c, b.s.scene.CardTap(p.ID, c, i), b.s.scene.CardName(p.ID, p.Cards, i)})
			}
		}
		known += len(seen)
		for part := range slices.Chunk(seen, max(1, line)) {
			piles = append(piles, part)
			groups = append(groups, layout.Group{Spread: plan.Row, N: len(part)})
			w := cw * (1 + show*float64(len(part)-1))
			if x > 0 && x+6+w > r.W-8 {
				rows, x = rows+1, 0
			}
			x += 6 + w
		}
	}
	if n == 0 || int(kind) == b.s.t.Plan.Hand && b.seat == b.s.t.Viewer {
		return y
	}
	text := b.s.scene.PileName(kind) + ": " + words.T("table.cards", words.Args{N: n})
	if known > 0 && known < n {
		text = b.s.scene.PileName(kind) + ": " + words.T("table.known", words.Args{N: n, N2: known})
	}
	y += k.Para(text, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.SansBold, kit.Small, 0, kit.DimText) + 2
	if known == 0 {
		return y + kit.Space1
	}
	h := (cw*layout.Ratio + 6) * float64(rows)
	spreads, _ := layout.Flow(layout.Zone{Rect: geom.Rect{X: r.X, Y: y, W: r.W - 8, H: h}, Max: cw, Gap: 6}, groups, nil)
	low := y
	for i, p := range piles {
		for j, c := range p {
			box := spreads[i].Cards[j]
			k.List.Shadow(box, 3, 3, kit.Shade)
			k.List.Picture(sprites.Card(c.card), box, kit.White)
			k.Hit(c, box)
			low = max(low, box.Y+box.H)
		}
	}
	return low + kit.Space2
}

func (b *boardScreen) Act(d kit.Deed) bool {
	if l, ok := d.(lying); ok {
		zoom(b.s, l.tap)
		return true
	}
	return shuts(b.a, d)
}

func (b *boardScreen) Doc(d *kit.Doc) {
	d.Title = b.title()
	d.Table = telling{b.s}.sections()
	for _, p := range b.s.t.Shown.Piles {
		if p.ID.Owner != b.seat || int(p.ID.Kind) == b.s.t.Plan.Hand && b.seat == b.s.t.Viewer {
			continue
		}
		for i, c := range p.Cards {
			if c != cards.Back {
				d.Act(lying{c, b.s.scene.CardTap(p.ID, c, i), b.s.scene.CardName(p.ID, p.Cards, i)}, words.T("card.what", words.Args{Card: words.Card(c)}))
			}
		}
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}
