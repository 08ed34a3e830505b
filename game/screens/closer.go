package screens

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

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
	w := min(640, k.in.W-2*space2)
	ops := len(k.l.Ops)
	high := b.tell(k, geom.Rect{W: w - 2*space3}, 0)
	k.l.Ops = k.l.Ops[:ops]
	r := k.sheetBox(w, min(high+44+2*space3+1, k.in.H*0.84), k.in.W < 700).Inset(space3)
	top, r := r.CutTop(44)
	if b.seat < engine.MaxSeats {
		k.l.Picture(sprites.Emblem(int(b.seat)), geom.Rect{X: top.X, Y: top.Y + 4, W: 34, H: 34}, white)
	}
	k.label(b.title(), geom.Rect{X: top.X + 44, Y: top.Y, W: top.W - 96, H: top.H}, sprites.Title, lead, 0, gold)
	k.iconButton("back", sprites.IconClose, geom.Rect{X: top.X + top.W - 44, Y: top.Y, W: 44, H: 44}, true)
	b.sc.end(k, b.tell(k, r, b.sc.begin(k, r)))
}

// tell draws all of it into a column from y on and returns where it ends.
func (b *boardScreen) tell(k *kit, r geom.Rect, y float64) float64 {
	for _, line := range b.lines() {
		y += k.para(line, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, body, 0, words1)
	}
	y += space2
	for kind := range b.s.info.Piles {
		y = b.kind(k, uint8(kind), r, y)
	}
	return y
}

// lines are what is known of the seat, or of the table, beside its cards.
func (b *boardScreen) lines() (out []string) {
	if b.seat < engine.MaxSeats {
		return b.s.badgeLines(b.seat)
	}
	for _, m := range b.s.t.Plan.Marks {
		if text := b.s.markText(m); text != "" {
			out = append(out, text)
		}
	}
	return append(out, b.s.facts(engine.None)...)
}

// kind draws all piles of a kind and returns where the next may begin.
func (b *boardScreen) kind(k *kit, kind uint8, r geom.Rect, y float64) float64 {
	v := &b.s.t.Shown
	cw := 48.0
	if r.W >= 500 { // the courts show who they are
		cw = 80
	}
	const show = 0.62 // of each card of a row: its index is to be read
	line := 1 + int((r.W-8-cw)/(cw*show))
	var groups []layout.Group
	var piles [][]cards.Card
	n, known := 0, 0
	rows, x := 1, 0.0
	for _, p := range v.Piles {
		if p.ID.Kind != kind || p.ID.Owner != b.seat {
			continue
		}
		n += len(p.Cards)
		var seen []cards.Card
		for _, c := range p.Cards {
			if c != cards.Back {
				seen = append(seen, c)
			}
		}
		known += len(seen)
		for part := range slices.Chunk(seen, max(1, line)) {
			piles = append(piles, part)
			groups = append(groups, layout.Group{Look: board.Row, N: len(part)})
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
	text := b.s.pileName(kind) + ": " + words.T("table.cards", words.Args{N: n})
	y += k.para(text, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.SansBold, small, 0, words2) + 2
	if known == 0 {
		return y + space1
	}
	h := (cw*layout.Ratio + 6) * float64(rows)
	spreads, _ := layout.Flow(layout.Zone{Rect: geom.Rect{X: r.X, Y: y, W: r.W - 8, H: h}, Max: cw, Gap: 6}, groups, nil)
	low := y
	for i, p := range piles {
		for j, c := range p {
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
