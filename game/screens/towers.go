package screens

import (
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
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

// towers draws them side by side, each with its lines beside it where there is room.
func (b *roundScreen) towers(k *kit.Kit, box geom.Rect) {
	n := len(b.s.t.Players)
	if wide := min(960, k.In.W-2*kit.Space4); wide > box.W { // the lines are whole
		box = geom.Around(box.Center(), wide, box.H)
	}
	top := 1.0
	for x := range engine.Seat(n) {
		_, most := b.sumAt(x)
		top = max(top, most)
	}
	w := box.W / float64(n)
	for i, x := range b.r.order() {
		b.tower(k, x, geom.Rect{X: box.X + float64(i)*w, Y: box.Y, W: w, H: box.H}.Inset(kit.Space2), top)
	}
}

// tower draws one: its height is the sum so far, beside the greatest that any seat has on the way.
func (b *roundScreen) tower(k *kit.Kit, x engine.Seat, box geom.Rect, top float64) {
	stone, joint := paint.RGB(0xD8C9A0), paint.RGB(0x9C8B5E)
	d := min(88, box.W*0.4)
	list := towerLines(&b.r, x)
	lh := k.Line(kit.Small) + 3
	beside := box.W-d-kit.Space4 >= 180*max(1, k.Text) && float64(len(list))*lh <= box.H
	mid := box.X + box.W/2
	if beside {
		mid = box.X + d/2
	}
	now, _ := b.sumAt(x)
	foot := box.Y + box.H
	rows := int(max(now, 0) / top * (box.H - d) / towerCourse)
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
	k.List.Picture(sprites.Tower, geom.Around(geom.Point{X: mid, Y: shaft.Y - d/2 + 2}, d, d), kit.White)
	drawPennant(&b.r, k, x, geom.Around(geom.Point{X: mid, Y: foot - 34}, 20, 56), kit.White)
	if !beside {
		return
	}
	col := geom.Rect{X: box.X + d + kit.Space4, W: box.W - d - kit.Space4, H: lh, Y: foot - float64(len(list))*lh}
	for i, l := range list {
		shown := b.part(time.Duration(i)*towerStep, towerRise)
		text, _ := b.r.line(l)
		value := words.T("table.n", words.Args{N: int(l.Value)})
		c := kit.Text
		if l.Value < 0 {
			c = kit.Danger
		}
		wide := sprites.Measure(sprites.SansBold, k.Px(kit.Small), value) + kit.Space2
		k.Label(text, geom.Rect{X: col.X, Y: col.Y, W: col.W - wide, H: lh}, sprites.Sans, kit.Small, 0, kit.DimText.Fade(shown))
		k.Label(value, geom.Rect{X: col.X + col.W - wide, Y: col.Y, W: wide, H: lh}, sprites.SansBold, kit.Small, 1, c.Fade(shown))
		col.Y += lh
	}
}
