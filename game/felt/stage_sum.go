package felt

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// headline says who strikes at whom where there is room above the ranks.
func (f *facing) headline() {
	r := geom.Rect{X: f.path.X, Y: f.Box.Y + 2, W: f.path.W, H: f.edge - f.Box.Y - 6}
	if r.H < f.Line(kit.Lead) {
		return
	}
	size := headSize(f.Stage) // as above other stages
	if r.H < f.Line(size) {
		size = kit.Score
	}
	text := f.phrase(f.st.Title)
	if short := f.st.Title; sprites.Measure(sprites.Title, f.Px(size), text) > r.W && words.Has(short.Key+".short") {
		short.Key += ".short"
		text = f.phrase(short)
	}
	aloud(f.sketch, func() { f.Label(text, r, sprites.Title, size, 0.5, kit.Accent) })
}

// sumAir is what a sum wants free at both sides.
const sumAir = 10

// inTheWay returns how much of a stretch is taken: by what strikes where words stand between it and the sum, by what stops it, and by what
// points at the goal.
func (f *facing) inTheWay(x, w float64) (taken float64) {
	over := func(mid, wide float64) float64 { return max(0, min(mid+wide/2, x+w)-max(mid-wide/2, x)) }
	if between := f.st.Note.Key != ""; between && f.far(0) || len(f.st.Counts) > 0 && !f.far(0) {
		taken = over(f.from.X-0.2*f.w, 1.5*f.w)
	}
	taken += over(f.target.X, 0.8*f.w)
	for i := range f.st.Pieces {
		if f.st.Pieces[i].Part == plan.Guards && !f.beside() {
			taken += over(geom.Lerp(f.from, f.target, 0.5).X, 1.3*f.w)
		}
	}
	return taken
}

// taken returns from where to where cards lie in the lane between the ranks: what strikes, with the number at its left, and what stops it.
func (f *facing) taken() (left, right float64) {
	left, right = f.from.X, f.from.X
	for i := range f.out.Pieces {
		p := &f.out.Pieces[i]
		if !p.Steps && !p.Along && p.Part != plan.Guards {
			continue
		}
		wide := p.At.W
		if p.Part == plan.Guards && !f.beside() { // it lies across
			wide = p.At.H
		}
		left, right = min(left, p.At.Center().X-wide/2), max(right, p.At.Center().X+wide/2)
	}
	return left, right
}

// room finds the size of a sum's letters, its width and the side of the line where it stands: on a narrow stage the largest for which
// nothing is in the way, at the right if the left is no better.
func (f *facing) room(size float64) (px, w float64, right bool) {
	for ; ; size-- {
		w = sprites.Measure(sprites.SansBold, f.Px(size), f.st.Sum) + 32
		if w > f.path.W-f.w*1.6 && size > kit.Tiny {
			continue
		}
		if f.Box.W >= narrowBox {
			return size, w, f.from.X+f.target.X <= 2*f.path.Center().X
		}
		atRight := f.inTheWay(f.path.X+f.path.W-w-4-sumAir, w+2*sumAir)
		atLeft := f.inTheWay(f.path.X+4-sumAir, w+2*sumAir)
		if size <= kit.Lead || min(atRight, atLeft) == 0 {
			return size, w, atRight <= atLeft
		}
	}
}

// reckoning writes how the number comes about on the line, away from what strikes, with what it takes and what comes of it.
func (f *facing) reckoning() {
	size := kit.Head + 4
	switch {
	case f.Kind == layout.Low:
		size = kit.Lead
	case f.Box.W < narrowBox:
		size = kit.Head
	}
	note := f.phrase(f.st.Note)
	if f.Box.W < narrowBox && f.plaque > 0 && len(f.st.Counts) > 0 { // the plaque of what is struck says it
		note = ""
	}
	text := 18 * min(max(f.Text, 1), 1.5) // above the sum and below it alike
	if f.Kind == layout.Low {
		text = 15 * min(max(f.Text, 1), 1.3)
	}
	y := f.line
	size, w, right := f.room(size)
	h := f.Line(size) + 8
	x := f.path.X + 4
	if right {
		x = f.path.X + f.path.W - w - 4
	}
	if f.Box.W >= narrowBox { // in the middle of the wider part of the lane that is free
		left, right := f.taken()
		if x = (right + f.path.X + f.path.W - w) / 2; left-f.path.X > f.path.X+f.path.W-right && !(f.leftward() && right+w <= f.path.X+f.path.W) {
			x = (f.path.X + left - w) / 2
		}
		if f.guarding() > 0 && f.laned() && right+laneSumAir+w <= f.path.X+f.path.W {
			x = right + laneSumAir
		}
	}
	if f.Box.W < narrowBox {
		var near bool
		if x, near = f.besideStrikers(x, w, note); near && f.path.H/2 < h+2*text {
			size = kit.Lead
			w, h = sprites.Measure(sprites.SansBold, f.Px(size), f.st.Sum)+32, f.Line(size)+8
			x, _ = f.besideStrikers(x, w, note)
		}
		y = f.sumHeight(near, h, text, note != "")
	}
	x = min(max(x, f.path.X), f.path.X+f.path.W-w)
	f.out.Sum = Sum{At: geom.Rect{X: x, Y: y - h/2, W: w, H: h}, Text: f.st.Sum, Size: f.Px(size), Note: note}
	f.out.Sum.Above = geom.Rect{X: x - 10, Y: y - h/2 - text - 2, W: w + 20, H: text}
	for _, c := range f.st.Counts {
		c := Count{Count: c, Words: words.T(c.Key, words.Args{N: c.N})}
		if c.N > 0 && f.st.Blow.Gain > 0 {
			c.Words = words.T("table.n", words.Args{N: c.N}) + " " + c.Words
		}
		c.Below = geom.Rect{X: x - 20, Y: y + h/2 + 2, W: w + 40, H: text}
		f.out.Counts = append(f.out.Counts, c)
	}
}

// besideStrikers returns where a sum of a width stands on a narrow stage beside what strikes, and whether it has room there with its words.
// Where not, it stands at a far end on the other side of the line.
func (f *facing) besideStrikers(far, w float64, note string) (x float64, near bool) {
	left, right := f.taken()
	return f.besideSpan(left, right, far, w, note)
}

// besideSpan is the same where what strikes, and what stops it, lie from one place to another.
func (f *facing) besideSpan(left, right, far, w float64, note string) (x float64, near bool) {
	wide := max(w, sprites.Measure(sprites.Sans, 16, note))
	for _, c := range f.st.Counts {
		wide = max(wide, sprites.Measure(sprites.SansBold, 16, words.T(c.Key, words.Args{N: c.N})))
	}
	end := f.path.X + f.path.W
	switch {
	case end-right >= wide+sumAir:
		return right + sumAir + (wide-w)/2, true
	case left-f.path.X >= wide+sumAir:
		return left - sumAir - (wide+w)/2, true
	}
	return far, false
}

// sumHeight returns the middle of a sum on a narrow stage, so high that no words of it lie on the line: near what strikes, or on the other
// side.
func (f *facing) sumHeight(near bool, h, text float64, noted bool) float64 {
	above, below := 0.0, 0.0
	if noted {
		above = text + 4
	}
	if len(f.st.Counts) > 0 {
		below = text + 4
	}
	side := 1
	if near {
		side = 0
	}
	clear := 4.0 // of the line, and of what strikes and lies over it
	if !near {
		clear += f.across()
	}
	room, block := f.path.H/2-4-clear, above+h+below
	top := f.line + clear + max(0, room-block)/2
	if f.far(side) {
		top = f.line - clear - block - max(0, room-block)/2
	}
	return top + above + h/2
}
