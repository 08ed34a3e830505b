package screens

import (
	"strings"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// After a round a tower grows for each seat, a course for every line of its sum.
const (
	towerStep   = 250 * time.Millisecond // from one line to the next
	towerRise   = 220 * time.Millisecond
	leastTowers = 180.0 // the height below which there are none
	towerCourse = 14.0  // of one row of stones
)

// leaders are those who have most.
func leaders(r *engine.Result, seats int) (set engine.SeatSet) {
	most := r.Score[0]
	for x := range engine.Seat(seats) {
		most = max(most, r.Score[x])
	}
	for x := range engine.Seat(seats) {
		if r.Score[x] == most {
			set |= engine.SeatSet(1) << x
		}
	}
	return set
}

// towerLines are the lines of which a seat's tower is made: those that explain the last one, where they add up to it, and before them the
// ones that nothing explains.
func towerLines(r *resultScreen, x engine.Seat) (list []engine.ScoreLine) {
	var parts []engine.ScoreLine // of the last one
	sum := 0
	for _, l := range r.res.Lines {
		switch {
		case l.Seat != x:
		case l.Under:
			parts, sum = append(parts, l), sum+int(l.Value)
		default:
			list, parts, sum = append(list, l), nil, 0
		}
	}
	if n := len(list); len(parts) > 0 && n > 0 && sum == int(list[n-1].Value) {
		list = append(list[:n-1], parts...)
	}
	return list
}

// sumAt is how far a seat's sum has come, and what it has at most on the way.
func (b *roundScreen) sumAt(x engine.Seat) (now, most float64) {
	sum := 0.0
	for i, l := range towerLines(&b.r, x) {
		now += float64(l.Value) * b.part(time.Duration(i)*towerStep, towerRise)
		sum += float64(l.Value)
		most = max(most, sum)
	}
	return now, most
}

// leadLine says in large letters who has most, and by how much.
func leadLine(r *resultScreen) string {
	first := r.res.Winners.First()
	best, second, many := int(r.res.Score[first]), 0, 0
	for i := range r.t.Players {
		if x := engine.Seat(i); x != first && (many == 0 || int(r.res.Score[x]) > second) {
			second, many = int(r.res.Score[x]), many+1
		}
	}
	switch {
	case best == second:
		return words.Plain("round.even")
	case table.You(r.t, first):
		return words.T("round.lead.you", words.Args{N: best - second})
	}
	return words.T("round.lead", words.Args{A: r.t.Name(first), N: best - second})
}

// made are the lines of a round's sum that count most: what brought most, what cost most, what was there before, and all that is left, in one
// line. They add up to the score.
func (b *roundScreen) made(x engine.Seat) []engine.ScoreLine {
	var list, rest []engine.ScoreLine
	up, down := -1, -1
	all := towerLines(&b.r, x)
	before := func(l engine.ScoreLine) bool { return strings.HasSuffix(l.Key, ".earlier") }
	for i, l := range all {
		if !before(l) && l.Value > 0 && (up < 0 || l.Value > all[up].Value) {
			up = i
		}
		if !before(l) && l.Value < 0 && (down < 0 || l.Value < all[down].Value) {
			down = i
		}
	}
	other := engine.ScoreLine{Seat: x, Key: "round.rest"}
	for i, l := range all {
		switch {
		case i == up || i == down || before(l):
			list = append(list, l)
		case l.Value != 0:
			rest = append(rest, l)
			other.Value += l.Value
		}
	}
	switch {
	case len(rest) == 1:
		return append(list, rest[0])
	case other.Value != 0:
		return append(list, other)
	}
	return list
}

// valueWide is the room for the number of a line.
func valueWide(k *kit.Kit) float64 { return 48 * max(1, k.Text) }

// linesHeight is the height of lines of a sum in a column.
func (b *roundScreen) linesHeight(k *kit.Kit, list []engine.ScoreLine, w float64) (h float64) {
	for _, l := range list {
		text, _ := b.r.line(l)
		h += k.Height(text, sprites.Sans, kit.Small, w-valueWide(k)) + 3
	}
	return h
}

// besideFace is the column beside a portrait in a box.
func besideFace(box geom.Rect) geom.Rect {
	_, col := box.CutLeft(leastFace + 2*kit.Space2 + kit.Space1)
	col.W -= kit.Space2
	return col
}

// madeHeight is the height of what counts most in everybody's sum.
func (b *roundScreen) madeHeight(k *kit.Kit, w float64) (h float64) {
	for i := range b.s.t.Players {
		h += max(b.linesHeight(k, b.made(engine.Seat(i)), besideFace(geom.Rect{W: w}).W), leastFace) + kit.Space2
	}
	return h
}

// leastFace is the size of a portrait beside lines of a sum.
const leastFace = 32.0

// drawMade lists what counts most in everybody's sum, each beside a portrait.
func (b *roundScreen) drawMade(k *kit.Kit, box geom.Rect) {
	faces := table.Faces(b.s.t.Players)
	for _, x := range b.r.order() {
		list, col := b.made(x), besideFace(box)
		lines := b.linesHeight(k, list, col.W)
		h := max(lines, leastFace)
		k.Portrait(faces[x], int(x), geom.Around(geom.Point{X: box.X + kit.Space2 + leastFace/2, Y: box.Y + h/2}, leastFace, leastFace))
		col.Y = box.Y + (h-lines)/2
		for _, l := range list {
			col.Y += b.sumLine(k, l, col, 1)
		}
		box.Y += h + kit.Space2
	}
}

// sumLine draws a line of a sum, as much of it as is shown, and returns its height.
func (b *roundScreen) sumLine(k *kit.Kit, l engine.ScoreLine, row geom.Rect, shown float64) float64 {
	text, _ := b.r.line(l)
	value := words.T("table.n", words.Args{N: int(l.Value)})
	c := kit.Text
	if l.Value < 0 {
		c = kit.Danger
	}
	wide := valueWide(k)
	h := k.Para(text, geom.Rect{X: row.X, Y: row.Y, W: row.W - wide}, sprites.Sans, kit.Small, 0, kit.DimText.Fade(shown))
	k.Label(value, geom.Rect{X: row.X + row.W - wide, Y: row.Y, W: wide, H: k.Line(kit.Small)}, sprites.SansBold, kit.Small, 1, c.Fade(shown))
	return h + 3
}

// flankOf is the panel at one side of the land, as wide as a box allows.
func flankOf(k *kit.Kit) float64 { return min(330, 0.31*min(1120, k.In.W-2*kit.Space4)) }

// flanked reports whether there is room for all lines of two sums at both sides of the land.
func (b *roundScreen) flanked(k *kit.Kit, high float64) bool {
	if len(b.s.t.Players) != 2 || k.In.W < 900*max(1, k.Text) {
		return false
	}
	for i := range b.s.t.Players {
		if k.Line(kit.Lead)+kit.Space2+b.linesHeight(k, towerLines(&b.r, engine.Seat(i)), flankOf(k)-2*kit.Space3)+2*kit.Space3 > high {
			return false
		}
	}
	return true
}

// towers draws them on their land side by side, and at its sides the lines of two sums where there is room.
func (b *roundScreen) towers(k *kit.Kit, box geom.Rect) {
	order := b.r.order()
	if b.flanked(k, box.H) {
		box = geom.Around(box.Center(), min(1120, k.In.W-2*kit.Space4), box.H)
		side := flankOf(k)
		for i, x := range order {
			panel := geom.Rect{X: box.X, Y: box.Y, W: side, H: box.H}
			if i == 1 {
				panel.X = box.X + box.W - side
			}
			b.sum(k, x, panel)
		}
		box.X, box.W = box.X+side+kit.Space3, box.W-2*(side+kit.Space3)
	}
	if !kit.Worn().Stark {
		k.List.Picture(sprites.Land, box.Inset(2), kit.White)
		k.List.Frame(box, 2, 2, kit.Ink)
		k.List.Frame(box.Inset(2), 2, 2, kit.Accent)
	}
	top := 1.0
	for i := range order {
		_, most := b.sumAt(engine.Seat(i))
		top = max(top, most)
	}
	w := box.W / float64(len(order))
	for i, x := range order {
		b.tower(k, x, geom.Rect{X: box.X + float64(i)*w, Y: box.Y + kit.Space2, W: w, H: box.H - kit.Space2 - box.H*0.06}, top)
	}
}

// sum draws a panel with all lines of a sum, which come one by one.
func (b *roundScreen) sum(k *kit.Kit, x engine.Seat, panel geom.Rect) {
	list := towerLines(&b.r, x)
	k.List.Fill(panel, kit.Radius, kit.Rail)
	row := panel.Inset(kit.Space3)
	c := kit.Text
	if b.r.res.Winners.Has(x) {
		c = kit.Accent
	}
	k.Label(table.Label(b.s.t, x), geom.Rect{X: row.X, Y: row.Y, W: row.W, H: k.Line(kit.Lead)}, sprites.Title, kit.Lead, 0, c)
	row.Y += k.Line(kit.Lead) + kit.Space2
	for i, l := range list {
		row.Y += b.sumLine(k, l, row, b.part(time.Duration(i)*towerStep, towerRise))
	}
}

// tower draws one: its height is the sum so far, beside the greatest that any seat has on the way. The sum stands above it.
func (b *roundScreen) tower(k *kit.Kit, x engine.Seat, box geom.Rect, top float64) {
	stone, joint := paint.RGB(0xD8C9A0), paint.RGB(0x9C8B5E)
	d := min(96, box.W*0.5, box.H*0.36)
	now, _ := b.sumAt(x)
	digits := k.Line(kit.Banner)
	mid, foot := box.X+box.W/2, box.Y+box.H
	rows := int(max(now, 0) / top * (box.H - d - digits) / towerCourse)
	shaft := geom.Rect{X: mid - 0.3*d, W: 0.6 * d, H: float64(rows) * towerCourse}
	shaft.Y = foot - shaft.H
	if rows > 0 {
		k.List.Fill(geom.Rect{X: shaft.X - 3, Y: shaft.Y - 6, W: shaft.W + 6, H: shaft.H + 6}, 2, kit.Ink)
		for i := range rows {
			row := geom.Rect{X: shaft.X, Y: foot - float64(i+1)*towerCourse, W: shaft.W, H: towerCourse - 2}
			k.List.Fill(row, 1, stone)
			for at := 1 + i%2; at < 4; at += 2 {
				k.List.Fill(geom.Rect{X: row.X + float64(at)*row.W/4, Y: row.Y, W: 2, H: row.H}, 0, joint)
			}
		}
	}
	keep := geom.Around(geom.Point{X: mid, Y: shaft.Y - d/2 + 2}, d, d)
	k.List.Picture(sprites.Tower, keep, kit.White)
	hung := min(28, box.W*0.2)
	drawPennant(&b.r, k, x, geom.Around(geom.Point{X: mid + 0.3*d + 0.57*hung, Y: keep.Y + d*0.55}, hung, hung/0.36), kit.White)
	c := kit.White
	if b.r.res.Winners.Has(x) {
		c = kit.Gold
	}
	text := words.T("table.n", words.Args{N: int(now)})
	plate := geom.Around(geom.Point{X: mid, Y: keep.Y - digits/2 + 2}, sprites.Measure(numerals, k.Px(kit.Banner), text)+2*kit.Space2, digits*0.9)
	k.List.Fill(plate, kit.Radius, kit.Ink.Fade(0.6))
	k.Label(text, plate, numerals, kit.Banner, 0.5, c)
}
