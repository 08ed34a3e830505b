package felt

import (
	"math"

	"royals/engine"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// facing lays the boards of two opposite each other: their ranks with plaques at the outer edges, the line between them,
// and on it what goes on.
type facing struct {
	*stager
	line   float64 // where the line runs
	w, h   float64 // of a card
	plaque float64 // the height of a plaque
	alone  float64 // the width that a card has for itself
	edge   float64 // where the upper ones begin
	flank  geom.Rect
	cols   []geom.Rect // the columns of the ranks, as high as the box
	heaps  geom.Rect   // where deck and discard pile lie, empty where there is no room
	path   geom.Rect   // the bed of the strip between the ranks
	target geom.Point  // the middle of what is struck
	from   geom.Point  // and of what strikes
	scale  float64     // how large the cards between the ranks are, by those in them
}

// facing lays the stage.
func (s *stager) facing() (tight bool) {
	f := facing{stager: s}
	f.divide()
	f.calmBoth()
	drawFront(s.sketch, f.line)
	for side := range 2 {
		f.rank(side)
	}
	f.side()
	f.drawHeaps()
	f.strikers()
	f.guards()
	f.arm()
	f.reckoning()
	f.headline()
	return s.tight
}

// leastPath is the height between the ranks below which there are no plaques.
const leastPath = 48

// askedHead is the height that a wide stage above a question needs for words of its own: the question says as well who strikes at whom.
const askedHead = 480

// divide shares the box out: faces at the left, ranks in the middle, heaps at the right.
func (f *facing) divide() {
	b := f.Box
	if f.laned() && (!f.Answers || b.H >= askedHead) {
		_, b = b.CutTop(f.Line(kit.Score) + 2)
	}
	f.line = b.Y + b.H/2
	f.plaque = 22 * min(max(f.Text, 1), 1.5)
	left, right := 0.17*b.W, 0.14*b.W
	switch {
	case b.W < narrowBox:
		left, right, f.plaque = 66, 0, 20*min(max(f.Text, 1), 1.25)
	case f.Kind == layout.Low:
		left, right, f.plaque = 0.17*b.W, 0.13*b.W, 16*min(max(f.Text, 1), 1.25)
	}
	in := b.Inset(6)
	f.flank, in = in.CutLeft(left)
	if right > 0 {
		f.heaps, in = in.CutRight(right)
	}
	n := len(f.st.Posts[0])
	if in.H-2*(f.plaque+6)-2*layout.LeastCard*layout.Ratio < leastPath {
		f.tight, f.plaque = true, 0
	}
	wide := in.W / float64(n)
	if b.W < narrowBox {
		if slim := f.slim(); slim > 0 {
			wide = (in.W - 4*float64(n-1)) / (float64(n) - (1-slimPlace)*float64(slim))
		}
	}
	rows, air := 3.0, 8.0 // of cards: two ranks, and what goes on between them
	if f.laned() {
		rows, air = 2+laneSize, 8+laneRoom
	}
	f.w = math.Floor(f.least(min(wide, (in.H-2*(f.plaque+6)-air)/rows/layout.Ratio, 150)))
	f.h = f.w * layout.Ratio
	f.columns(in, n)
	half := 2.1 * f.h
	if f.laned() {
		half = max(half, (1+laneSize/2)*f.h+laneRoom/2)
	}
	f.edge = max(b.Y+6, f.line-half-f.plaque-4)
	y := f.edge + f.plaque + 4 + f.h
	f.path = geom.Rect{X: in.X, Y: y, W: in.W, H: 2 * (f.line - y)}
}

// laned reports whether there is room between the ranks for a lane in which nothing lies over them.
func (f *facing) laned() bool { return f.Box.W >= narrowBox && f.Kind != layout.Low }

// beside reports whether aces stand beside what they stop: where not, they lie across its way.
func (f *facing) beside() bool { return f.Kind != layout.Low }

// far reports whether a side is the upper one.
func (f *facing) far(side int) bool { return f.st.Figures[side].Seat != f.Bottom }

// place is where the card of a place in a rank lies, and its plaque.
func (f *facing) place(side, i int) (card, plaque geom.Rect) {
	c := f.cols[i]
	card = geom.Rect{X: c.X, Y: f.edge + f.plaque + 4, W: f.w, H: f.h}
	plaque = geom.Rect{X: card.X, Y: f.edge, W: f.w, H: f.plaque}
	if !f.far(side) {
		card.Y, plaque.Y = 2*f.line-card.Y-f.h, 2*f.line-plaque.Y-f.plaque
	}
	if c.W < f.w {
		card = geom.Around(geom.Point{X: c.X + c.W/2, Y: card.Y + f.h/2}, c.W, c.W*layout.Ratio)
	}
	return card, plaque
}

// rank lays a side's royals and jokers.
func (f *facing) rank(side int) {
	for i := range f.st.Posts[side] {
		post := &f.st.Posts[side][i]
		card, plaque := f.place(side, i)
		p := f.piece(post.Pile)
		if p == nil {
			f.blank(post.Pile, card)
			continue
		}
		f.under(post, card, side, p)
		if p.Steps || p.Turn { // its place stays behind it
			f.blank(post.Pile, card)
		}
		if !p.Steps {
			f.stand(p, card)
		}
		if f.plaque > 0 && !p.Steps && (post.Divides > 0 || post.Guards > 0) { // the sum says what one that has stepped out divides by
			f.sign(post, plaque, p.Target)
		}
	}
}

// blank draws a place that is empty.
func (f *facing) blank(id engine.PileID, r geom.Rect) {
	from := len(f.List.Ops)
	drawHollow(f.sketch, id.Owner, f.Plan.Spots[id.Kind].Icon, r)
	for i := from; i < len(f.List.Ops); i++ { // what lies there counts
		f.List.Ops[i].Color = f.List.Ops[i].Color.Fade(blankLight)
	}
}

// blankLight is how much light an empty place has on the stage, by that of one on the table.
const blankLight = 0.5

// piece returns the piece of a place, nil where there is none.
func (f *facing) piece(id engine.PileID) *plan.Piece {
	for i := range f.st.Pieces {
		if p := &f.st.Pieces[i]; p.Pile == id && p.Part == plan.Wall {
			return p
		}
	}
	return nil
}

// stand lays a card in its rank.
func (f *facing) stand(p *plan.Piece, r geom.Rect) {
	turn, stood := 0.0, r
	switch {
	case p.Turn && f.Box.W < narrowBox:
		r, turn = leant(r)
	case p.Turn: // it must not lie over its neighbours, small as it may become: it is not read any more
		k := min(1, f.alone/(fallenWide*r.W))
		r, turn = geom.Around(r.Center(), r.W*k, r.H*k), anim.Fallen
	case p.Rests:
		turn = restTurn
	}
	c := f.card(p, r, turn)
	if c == nil {
		return
	}
	c.Upright = stood
	if p.Rests && !p.Turn {
		(&zone{sketch: f.sketch}).drawHourglass(r, false)
	}
}

// restTurn is how far a royal is turned that rests.
const restTurn = 0.09

// sign draws a plaque: by what a royal that hits divides, or as shields how much one that is hit bears.
func (f *facing) sign(post *plan.Post, r geom.Rect, target bool) {
	rim := edgeOf(f.Scene, post.Pile.Owner)
	if target {
		rim = kit.Danger
	}
	px := min(r.H*0.72, f.Px(kit.Body))
	sign, n := sprites.IconDivide, post.Divides
	if post.Guards > 0 {
		sign, n = sprites.IconShield, post.Guards
	}
	number := words.T("table.n", words.Args{N: n})
	d, w := r.H*0.62, sprites.Measure(sprites.SansBold, px, number)
	r = geom.Around(r.Center(), min(r.W, d+w+4+r.H*0.9), r.H)
	f.over.Fill(r, r.H/2, kit.Chip)
	f.over.Frame(r, r.H/2, 1.5, rim)
	x := r.X + (r.W-d-4-w)/2
	f.over.Picture(sign, geom.Rect{X: x, Y: r.Y + (r.H-d)/2, W: d, H: d}, signColor(sign))
	f.over.Text(number, geom.Rect{X: x + d + 4, Y: r.Y, W: w + 4, H: r.H}, sprites.SansBold, px, 0, kit.ChipText)
}

// side draws the faces at the left, and between them on the line what both have.
func (f *facing) side() {
	r := f.flank
	face := min(f.Face, r.W-8, (r.H/2-f.medalSize()/2-2*f.Line(kit.Small)-8)*0.98)
	for side := range f.st.Figures {
		x := &f.st.Figures[side]
		y := r.Y + 4
		if !f.far(side) {
			y = r.Y + r.H - face - f.Line(kit.Small) - 4
		}
		f.face(x, geom.Rect{X: r.X + (r.W-face)/2, Y: y, W: face, H: face})
		f.Label(labelOf(f.Scene, x.Seat), geom.Rect{X: r.X - 2, Y: y + face, W: r.W + 4, H: f.Line(kit.Small)}, sprites.Title, kit.Small, 0.5, kit.Text)
	}
	d := f.medalSize()
	disc := geom.Around(geom.Point{X: r.X + r.W/2, Y: f.line}, d, d)
	medal(f.sketch, disc)
	for side := range f.st.Figures {
		half := geom.Rect{X: disc.X, Y: disc.Y + d*0.1, W: d, H: d * 0.4}
		if !f.far(side) {
			half.Y += d * 0.4
		}
		f.Felt.Scores[f.st.Figures[side].Seat] = half
	}
	text := geom.Rect{X: r.X - 4, Y: disc.Y + d + 2, W: r.W + 8, H: f.Line(kit.Tiny)}
	gain := f.st.Blow.Gain
	if gain > 0 { // who strikes gets it
		w := 46 * min(max(f.Text, 1), 1.4)
		f.out.Pill = geom.Rect{X: disc.X + (d-w)/2, Y: disc.Y - f.Line(kit.Small) - 3, W: w, H: f.Line(kit.Small)}
		if !f.far(0) {
			f.out.Pill.Y = disc.Y + d + 3
			text.Y = f.out.Pill.Y + f.out.Pill.H + 2
		}
	}
	switch {
	case f.Box.W < narrowBox: // in two lines, clear of what strikes
		text = geom.Around(geom.Point{X: disc.Center().X, Y: text.Y + text.H/2}, min(text.W, max(1.25*d, f.Line(kit.Tiny)*3)), text.H)
		f.Para(f.lead(), text, sprites.SansBold, kit.Tiny, 0.5, kit.Text)
		return
	case gain > 0:
		return
	}
	for _, size := range []float64{kit.Body, kit.Small, kit.Tiny} {
		if sprites.Measure(sprites.SansBold, f.Px(size), f.lead()) <= text.W && f.Kind != layout.Low {
			text.H = f.Line(size)
			f.Label(f.lead(), text, sprites.SansBold, size, 0.5, kit.Text)
			return
		}
	}
}

// medalSize is the width of the medal.
func (f *facing) medalSize() float64 { return min(84, max(0.13*f.Box.H, 44), f.flank.W-8) }

// heapAir is what deck and discard pile keep free between them.
const heapAir = 18

// drawHeaps lays the deck and the discard pile at the right, on the line: they are nobody's.
func (f *facing) drawHeaps() {
	if f.heaps.Empty() {
		return
	}
	at := 0
	for kind, spot := range f.Plan.Spots {
		if spot.Where != plan.Centre || spot.Spread != plan.Stack || at > 1 {
			continue
		}
		id := engine.PileID{Kind: uint8(kind), Owner: engine.None}
		each := f.heaps.W / 2
		w := min(0.84*f.w, each-heapAir)
		card := geom.Around(geom.Point{X: f.heaps.X + (float64(at)+0.5)*each, Y: f.line}, w, w*layout.Ratio)
		text := geom.Rect{X: card.X - 4, Y: card.Y + card.H + 4, W: w + 8, H: f.Line(kit.Small)}
		p, ids := f.View.Pile(id), f.Cards.Of(id)
		if len(p) == 0 {
			drawHollow(f.sketch, id.Owner, sprites.IconBlank, card)
		}
		order := f.Cards.Order(f.Info, id, p)
		for i, j := range order {
			if j < len(ids) && !f.on(ids[j]) {
				f.put(ids[j], anim.Pose{Rect: card, Face: p[j]}, i < len(order)-4).Flat = i < len(order)-1
			}
		}
		f.Label(words.T("table.n", words.Args{N: len(p)}), text, sprites.SansBold, kit.Small, 0.5, kit.Text)
		at++
	}
}

// on reports whether a card is to be on the stage.
func (f *facing) on(id uint32) bool {
	for i := range f.st.Pieces {
		p := &f.st.Pieces[i]
		if ids := f.Cards.Of(p.Pile); p.At >= 0 && p.At < len(ids) && ids[p.At] == id {
			return true
		}
	}
	return false
}

// aim returns the middle of what is struck: a card, the whole rank, or a face.
func (f *facing) aim() geom.Point {
	var sum geom.Point
	n := 0.0
	for i := range f.st.Posts[1] {
		if p := f.piece(f.st.Posts[1][i].Pile); p != nil && p.Target {
			card, _ := f.place(1, i)
			sum, n = sum.Add(card.Center()), n+1
		}
	}
	if n == 0 {
		return f.out.Faces[f.st.Figures[1].Seat].Center()
	}
	return geom.Point{X: sum.X / n, Y: sum.Y / n}
}
