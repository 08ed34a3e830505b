package screens

import (
	"royals/engine"
	"royals/engine/review"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// reviewing draws a review from top to bottom, in one column.
type reviewing struct {
	*reviewScreen
	k    *kit.Kit
	x, w float64
	y    float64
}

// reviewWide is the width from which a review takes two columns.
const reviewWide = 900

// Build draws the page: in a wide window the sum at the left and what decided it at the right.
func (s *reviewScreen) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain("review.title")), 1120)
	p := reviewing{s, k, rest.X, rest.W, s.sc.Begin(k, rest) + kit.Space3}
	_, done := s.sum()
	if rest.W < reviewWide*max(1, k.Text) || !done {
		if p.w > 640 {
			p.x, p.w = p.x+(p.w-640)/2, 640
		}
		p.head(done)
		if done {
			p.rows()
			p.graph()
			p.moments()
		}
		p.seats()
		s.sc.End(k, p.y)
		return
	}
	p.head(done)
	top := p.y
	p.w = (rest.W - kit.Space6) / 2
	p.rows()
	p.seats()
	left := p.y
	p.x, p.y = rest.X+rest.W-p.w, top
	p.graph()
	p.moments()
	s.sc.End(k, max(left, p.y))
}

// para writes a paragraph and goes on below it.
func (p *reviewing) para(text string, f sprites.Face, size float64, c paint.Color) {
	p.y += p.k.Para(text, geom.Rect{X: p.x, Y: p.y, W: p.w}, f, size, 0, c) + kit.Space1
}

// head says which game it was, and the whole in a sentence, or how far it has come.
func (p *reviewing) head(done bool) {
	p.para(p.of, sprites.Sans, kit.Small, kit.DimText)
	p.para(p.sentence(), sprites.Title, kit.Score, kit.Text)
	if done {
		p.para(words.T("review.unit", words.Args{A: p.who(p.seat)}), sprites.Sans, kit.Small, kit.DimText)
	} else {
		bar := geom.Rect{X: p.x, Y: p.y + kit.Space2, W: p.w, H: 8}
		p.k.List.Fill(bar, 4, kit.Well)
		bar.W *= float64(p.percent(p.seat)) / 100
		p.k.List.Fill(bar, 4, kit.Figure)
		p.y += 8 + kit.Space4
	}
	p.y += kit.Space2
}

// heading begins a part of the page.
func (p *reviewing) heading(key string) {
	p.y += kit.Space2
	p.para(words.Plain(key), sprites.Title, kit.Lead, kit.Accent)
}

// panel lays a ground of a height and goes on inside it.
func (p *reviewing) panel(h float64, rim paint.Color) geom.Rect {
	box := geom.Rect{X: p.x, Y: p.y, W: p.w, H: h}
	p.k.List.Fill(box, kit.Radius, kit.Well)
	p.k.List.Frame(box, kit.Radius, kit.Rim, rim)
	p.y += h + kit.Space2
	return box.Inset(kit.Space3)
}

// scale is what the bars of a sum span.
func scale(list []part) (low, high int) {
	high = 1000
	for _, p := range list {
		low, high = min(low, p.before+p.n), max(high, p.before+p.n)
	}
	return low, high
}

// rows draws the sum as bars: each begins where the one above it ended.
func (p *reviewing) rows() {
	k, list := p.k, p.parts()
	p.heading("review.sum")
	low, high := scale(list)
	inner := p.w - 2*kit.Space3
	num := max(64, sprites.Measure(sprites.SansBold, k.Px(kit.Body), "+100.0")+kit.Space2)
	stack := inner < 460*k.Text // words above their bar
	lw := inner * 0.44
	if stack {
		lw = inner
	}
	h := func(x part) float64 {
		words := k.Height(x.text, sprites.Sans, kit.Small, lw)
		if stack {
			return words + k.Line(kit.Body) + kit.Space2
		}
		return max(words, k.Line(kit.Body)) + kit.Space2
	}
	total := 2*kit.Space3 + kit.Space2
	for _, x := range list {
		total += h(x)
	}
	box := p.panel(total, kit.Edge)
	y := box.Y
	for i, x := range list {
		row := geom.Rect{X: box.X, Y: y, W: box.W, H: h(x) - kit.Space2}
		f := sprites.Sans
		if i == len(list)-1 { // below the line
			k.List.Fill(geom.Rect{X: row.X, Y: row.Y, W: row.W, H: 1}, 0, kit.DimText)
			row.Y += kit.Space2
			f = sprites.SansBold
		}
		y += h(x)
		line := k.Height(x.text, f, kit.Small, lw)
		bar := geom.Rect{X: row.X + lw, Y: row.Y, W: row.W - lw - num, H: row.H}
		if stack {
			k.Para(x.text, geom.Rect{X: row.X, Y: row.Y, W: lw}, f, kit.Small, 0, kit.Text)
			bar = geom.Rect{X: row.X, Y: row.Y + row.H - k.Line(kit.Body), W: row.W - num, H: k.Line(kit.Body)}
		} else {
			k.Para(x.text, geom.Rect{X: row.X, Y: row.Y + (row.H-line)/2, W: lw - kit.Space2}, f, kit.Small, 0, kit.Text)
		}
		p.bar(x, bar, float64(low), float64(high))
		k.Label(x.value(), geom.Rect{X: row.X + row.W - num, Y: bar.Y, W: num, H: bar.H}, sprites.SansBold, kit.Body, 1, x.color())
	}
}

// color tells what stands for itself from what adds and what takes away.
func (p *part) color() paint.Color {
	switch {
	case p.whole:
		return kit.Figure
	case p.n < 0:
		return kit.Danger
	}
	return kit.Legal
}

// bar draws a row's part of the sum. What takes away points to the left.
func (p *reviewing) bar(x part, box geom.Rect, low, high float64) {
	at := func(n int) float64 { return box.X + box.W*(float64(n)-low)/(high-low) }
	from, to := at(x.before), at(x.before+x.n)
	p.k.List.Fill(geom.Rect{X: box.X, Y: box.Y + box.H/2 - 0.5, W: box.W, H: 1}, 0, kit.Edge)
	r := geom.Rect{X: min(from, to), Y: box.Y + box.H*0.22, W: max(from-to, to-from, 2), H: box.H * 0.56}
	p.k.List.Fill(r, 2, x.color())
	if d := to - from; !x.whole && max(d, -d) >= 14 { // an arrow in it
		tip, way := geom.Point{X: r.X + r.W - 4, Y: r.Y + r.H/2}, -5.0
		if d < 0 {
			tip.X, way = r.X+4, 5
		}
		p.k.List.Line(geom.Point{X: tip.X + way, Y: tip.Y - 4}, tip, 2, kit.Ink)
		p.k.List.Line(geom.Point{X: tip.X + way, Y: tip.Y + 4}, tip, 2, kit.Ink)
	}
}

// curve places the choices of a review in a box.
type curve struct {
	*review.Sum
	box geom.Rect
}

// at is where a share stands after the i-th choice, -1 for the deal and len(Moments) for the end.
func (c *curve) at(i, share int) geom.Point {
	n := float64(len(c.Moments) + 1)
	return geom.Point{X: c.box.X + c.box.W*float64(i+1)/n, Y: c.box.Y + c.box.H*(1-float64(share)/1000)}
}

// graphHigh is the height of the graph.
const graphHigh = 160

// graph draws the chance to win choice by choice: luck a thin line, a mistake a thick drop with a notch; and the choice under the
// cursor in words below it.
func (p *reviewing) graph() {
	sum, _ := p.sum()
	if len(sum.Moments) == 0 {
		return
	}
	k := p.k
	p.heading("review.choices.title")
	p.para(words.T("review.graph.help", words.Args{A: p.who(p.seat)}), sprites.Sans, kit.Small, kit.DimText)
	text := ""
	if p.at >= 0 {
		text = p.line(p.at)
	}
	inner := p.w - 2*kit.Space3
	words := 0.0
	if text != "" {
		words = k.Height(text, sprites.Sans, kit.Small, inner) + kit.Space2
	}
	box := p.panel(graphHigh+kit.Tap+2*kit.Space2+words+2*kit.Space3, kit.Edge)
	plot, below := box.CutTop(graphHigh)
	scale, plot := plot.CutLeft(max(30, sprites.Measure(sprites.Sans, k.Px(kit.Tiny), "100")+6))
	c := curve{sum, plot.Inset(4)}
	p.ground(&c, scale)
	p.moved(&c)
	p.spots(&c, plot)
	below.Y += kit.Space2
	p.stepper(geom.Rect{X: below.X, Y: below.Y, W: below.W, H: kit.Tap})
	k.Para(text, geom.Rect{X: below.X, Y: below.Y + kit.Tap + kit.Space2, W: below.W}, sprites.Sans, kit.Small, 0, kit.Text)
}

// ground draws the lines of nothing, an even share and all.
func (p *reviewing) ground(c *curve, scale geom.Rect) {
	for _, share := range []int{0, c.Par, 1000} {
		y := c.at(-1, share).Y
		p.k.List.Fill(geom.Rect{X: c.box.X, Y: y - 0.5, W: c.box.W, H: 1}, 0, kit.Edge)
		p.k.Label(words.T("table.n", words.Args{N: share / 10}), geom.Rect{X: scale.X, Y: y - 9, W: scale.W - 6, H: 18}, sprites.Sans, kit.Tiny, 1, kit.DimText)
	}
}

// moved draws how the chance moved.
func (p *reviewing) moved(c *curve) {
	l, last := p.k.List, c.at(-1, c.Par)
	for i, m := range c.Moments {
		to := c.at(i, m.Share+m.Cost)
		l.Line(last, to, 2, kit.DimText)
		last = c.at(i, m.Share)
		if m.Cost > 0 {
			p.drop(to, last)
		}
	}
	end := c.at(len(c.Moments), c.Result)
	l.Line(last, end, 2, kit.DimText)
	l.Fill(geom.Around(end, 10, 10), 5, kit.Figure)
	if p.reviewScreen.at >= 0 {
		m := c.Moments[p.reviewScreen.at]
		at := c.at(p.reviewScreen.at, m.Share)
		l.Fill(geom.Rect{X: at.X - 1, Y: c.box.Y, W: 2, H: c.box.H}, 0, kit.Bright)
		l.Fill(geom.Around(at, 12, 12), 6, kit.Bright)
	}
}

// drop draws a mistake.
func (p *reviewing) drop(from, to geom.Point) {
	l := p.k.List
	l.Line(from, to, 5, kit.Danger)
	l.Line(geom.Point{X: to.X - 5, Y: to.Y - 5}, to, 3, kit.Danger)
	l.Line(geom.Point{X: to.X + 5, Y: to.Y - 5}, to, 3, kit.Danger)
}

// spots makes the graph answer: a finger's width leads to the dearest choice that stands there.
func (p *reviewing) spots(c *curve, box geom.Rect) {
	n := len(c.Moments)
	cols := max(1, min(n, int(c.box.W/kit.Tap)))
	for j := range cols {
		from, to := j*n/cols, (j+1)*n/cols
		best := (from + to) / 2
		for i := from; i < to; i++ {
			if c.Moments[i].Cost > c.Moments[best].Cost {
				best = i
			}
		}
		p.k.Hit(reviewAt{best}, geom.Rect{X: box.X + box.W*float64(j)/float64(cols), Y: box.Y, W: box.W / float64(cols), H: box.H})
	}
}

// stepper draws the buttons of the cursor.
func (p *reviewing) stepper(row geom.Rect) {
	sum, _ := p.sum()
	w := (row.W - 2*kit.Space2) / 3
	at := p.reviewScreen.at
	for i, c := range []choice{{reviewBack, words.Plain("review.back")}, {reviewCursor, words.Plain("review.cursor")}, {reviewNext, words.Plain("review.next")}} {
		on := [...]bool{at > 0, at >= 0, at < len(sum.Moments)-1}[i]
		p.k.Button(c.deed, c.text, geom.Rect{X: row.X + float64(i)*(w+kit.Space2), Y: row.Y, W: w, H: row.H}, kit.Plain, on)
	}
}

// moments draws what decided the game.
func (p *reviewing) moments() {
	k := p.k
	p.heading("review.moments")
	if p.clean() {
		p.para(p.none(), sprites.Sans, kit.Body, kit.Text)
	}
	for i, m := range p.reviewScreen.moments() {
		inner := p.w - 2*kit.Space3
		h := k.Height(m.head, sprites.SansBold, kit.Body, inner)
		for _, line := range m.lines {
			h += k.Height(line, sprites.Sans, kit.Small, inner) + kit.Space1
		}
		in := p.panel(h+kit.Space1+kit.Tap+kit.Space2+2*kit.Space3, kit.Gilt)
		y := in.Y + k.Para(m.head, in, sprites.SansBold, kit.Body, 0, kit.Text) + kit.Space1
		for _, line := range m.lines {
			y += k.Para(line, geom.Rect{X: in.X, Y: y, W: in.W}, sprites.Sans, kit.Small, 0, kit.Text) + kit.Space1
		}
		w := min((in.W-kit.Space2)/2, 200)
		at := geom.Rect{X: in.X, Y: in.Y + in.H - kit.Tap, W: w, H: kit.Tap}
		k.Button(reviewShow{i}, words.Plain("review.show"), at, kit.Plain, true)
		at.X += w + kit.Space2
		k.Button(reviewPlay{i}, words.Plain("playon.button"), at, kit.Plain, true)
	}
}

// seats draws how everybody did. A press shows a seat's own review.
func (p *reviewing) seats() {
	k, faces := p.k, table.Faces(p.r.Players)
	p.heading("review.seats")
	for i := range p.r.Players {
		x := engine.Seat(i)
		tw := p.w - 40 - 3*kit.Space3
		text := p.standing(x)
		h := max(kit.Tap, k.Line(kit.Body)+k.Height(text, sprites.Sans, kit.Small, tw)+2*kit.Space2)
		rim := kit.Edge
		if x == p.seat {
			rim = kit.Figure
		}
		box := geom.Rect{X: p.x, Y: p.y, W: p.w, H: h}
		ground := kit.Well
		if k.Held(reviewSeat{x}) {
			ground = kit.Cloth
		}
		k.List.Fill(box, kit.Radius, ground)
		k.List.Frame(box, kit.Radius, kit.Rim, rim)
		k.Hit(reviewSeat{x}, box)
		k.Portrait(faces[i], i, geom.Rect{X: box.X + kit.Space2, Y: box.Y + (h-36)/2, W: 36, H: 36})
		in := geom.Rect{X: box.X + 36 + 2*kit.Space3, Y: box.Y + kit.Space2, W: tw}
		k.Label(p.who(x), geom.Rect{X: in.X, Y: in.Y, W: in.W, H: k.Line(kit.Body)}, sprites.SansBold, kit.Body, 0, kit.Text)
		in.Y += k.Line(kit.Body)
		k.Para(text, in, sprites.Sans, kit.Small, 0, kit.DimText)
		p.y += h + kit.Space2
	}
}
