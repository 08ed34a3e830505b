package felt

import (
	"math"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/sprites"
)

// The lane between two ranks: what strikes lies at its own rank, so that its arrow is to be seen.
const (
	numberOut  = 0.76 // how far the number of an attack looks out beside the royal, in cards
	laneAir    = 4.0  // between a rank and what strikes out of it
	laneArrow  = 70.0 // for the arrow on a phone held upright
	laneSize   = 1.16 // of a card on a wide stage at most, by those in the ranks
	laneRoom   = 60.0 // and the height that its arrow has there, with the air of both its ends
	laneLarge  = 1.3  // and the most of it on a phone held upright, where the ranks need the width
	laneSumAir = 30.0 // between what stops an attack and the sum
)

// laneScale is how large cards in the lane are, by those in the ranks, where so many of their widths lie side by side. Where a sum has
// room beside them while they are small it keeps that: span tells from where to where they lie.
func (f *facing) laneScale(cards float64, span func(k float64) (left, right float64)) float64 {
	switch {
	case f.laned(): // the sum stands beside them
		_, sum, _ := f.room(kit.Head + 4)
		k := min(laneSize, (f.path.H-laneRoom)/f.h, (f.path.W-sum-laneSumAir-guardAir-2*laneAir)/(f.w*cards))
		return max(k, min(1, layout.LeastCard/f.w))
	case f.Box.W >= narrowBox:
		return 1
	}
	k := max(1, min(laneLarge, (f.path.H-2*laneAir-laneArrow)/f.h, (f.path.W-2*laneAir-guardAir)/(f.w*cards)))
	for _, size := range [...]float64{kit.Head, kit.Lead} {
		w := sprites.Measure(sprites.SansBold, f.Px(size), f.st.Sum) + 32
		beside := func(k float64) bool {
			left, right := span(k)
			_, near := f.besideSpan(left, right, 0, w, "")
			return near
		}
		for beside(1) && !beside(k) {
			k = max(1, k-0.05)
		}
	}
	return k
}

// atRank returns the top of a card of such a height in the lane, at the rank that it has stepped out of.
func (f *facing) atRank(h float64) float64 {
	air := laneAir
	switch {
	case f.Box.W < narrowBox:
		air *= 2
	case f.laned(): // what strikes is turned
		air += 0.07 * h
	}
	if f.far(0) {
		return f.path.Y + air
	}
	return f.path.Y + f.path.H - air - h
}

// across is by how much what strikes lies over the line between the ranks.
func (f *facing) across() (more float64) {
	for i := range f.out.Pieces {
		if p := &f.out.Pieces[i]; p.Steps || p.Along {
			beyond := p.At.Y + p.At.H - f.line
			if !f.far(0) {
				beyond = f.line - p.At.Y
			}
			more = max(more, beyond)
		}
	}
	if more > 0 {
		more += laneAir // it is turned
	}
	return more
}

// strikers lays what strikes between the ranks.
func (f *facing) strikers() {
	f.target = f.aim()
	var number []*plan.Piece
	for i := range f.st.Pieces {
		if p := &f.st.Pieces[i]; p.Along {
			number = append(number, p)
		}
	}
	for i := range f.st.Posts[0] {
		if p := f.piece(f.st.Posts[0][i].Pile); p != nil && p.Steps {
			f.leads(p, i, number)
			return
		}
	}
	f.volley(number)
}

// leads lays the royal or joker of a place that has stepped out, with the number that it leads.
func (f *facing) leads(p *plan.Piece, i int, number []*plan.Piece) {
	r, _ := f.place(0, i)
	out := 0.0 // how far the number looks out at the left, where its rank can be read
	if len(number) > 0 {
		out = numberOut
	}
	at := r
	stand := func(k float64) (r geom.Rect, left, right float64) {
		r = geom.Around(at.Center(), f.w*k, f.h*k)
		out, guards := out*r.W, f.guardsWide()*r.W
		if guards > 0 {
			guards += guardAir
		}
		r.X = max(min(r.X, f.path.X+f.path.W-1.06*r.W-guards), f.path.X+out)
		if f.laned() && guards == 0 && f.leftward() { // the way is free, and the sum at the other side
			_, w, _ := f.room(kit.Head + 4)
			r.X = max(min(r.X, f.path.X+f.path.W-1.06*r.W-laneSumAir-w), f.path.X+out)
		}
		if f.laned() && guards > 0 { // the group and its sum have the middle
			_, w, _ := f.room(kit.Head + 4)
			r.X = f.path.X + max(0, f.path.W-(out+r.W+guards+laneSumAir+w))/2 + out
		}
		return r, r.X - out, r.X + r.W + guards
	}
	f.scale = f.laneScale(1.06+out+f.guardsWide(), func(k float64) (left, right float64) { _, left, right = stand(k); return })
	r, _, _ = stand(f.scale)
	if r.Y = f.atRank(r.H); f.Kind == layout.Low {
		r.Y += f.towards() * (f.path.H/2 + 0.46*r.H - r.H - laneAir)
	}
	out *= r.W
	f.from = r.Center()
	for _, n := range number {
		f.card(n, r.Move(geom.Point{X: -out, Y: -0.04 * r.H}), -0.07)
	}
	turn := 0.0
	if f.st.Blow.Done {
		turn = 0.07
	}
	f.card(p, r, turn)
}

// leftward reports whether what is struck stands to the left of the royal or joker that strikes, or is a face there.
func (f *facing) leftward() bool {
	for i := range f.st.Posts[0] {
		if p := f.piece(f.st.Posts[0][i].Pile); p != nil && p.Steps {
			r, _ := f.place(0, i)
			return f.target.X < r.Center().X
		}
	}
	return false
}

// towards is the direction to the other side.
func (f *facing) towards() float64 {
	if f.far(0) {
		return 1
	}
	return -1
}

// volley lays cards that strike without a royal.
func (f *facing) volley(number []*plan.Piece) {
	n := float64(len(number))
	stand := func(k float64) (x, step, right float64) {
		w, room := f.w*k, f.guardsWide()*f.w*k
		if room > 0 {
			room += guardAir
		}
		step = min(w*1.06, (f.path.W*0.6-w)/max(n-1, 1))
		wide := step*(n-1) + w
		x = max(min(f.target.X-wide/2, f.path.X+f.path.W-wide-room), f.path.X+laneAir)
		if f.laned() && room > 0 {
			_, sum, _ := f.room(kit.Head + 4)
			x = f.path.X + max(laneAir, (f.path.W-wide-room-laneSumAir-sum)/2)
		}
		return x, step, x + wide + room
	}
	f.scale = f.laneScale(1.06*n+f.guardsWide(), func(k float64) (left, right float64) { left, _, right = stand(k); return })
	w := f.w * f.scale
	h := w * layout.Ratio
	x, step, _ := stand(f.scale)
	wide := step*(n-1) + w
	y := f.atRank(h)
	if f.Kind == layout.Low {
		y = f.line - h/2 - f.towards()*max(0, min(0.18*h, (f.path.H-h)/2-2))
	}
	f.from = geom.Point{X: x + wide/2, Y: y + h/2}
	for i, p := range number {
		f.card(p, geom.Rect{X: x + float64(i)*step, Y: y, W: w, H: h}, 0)
	}
}

// Aces that stop an attack stand beside it in its lane, where there is one: how far from it, how large, and how far from each other, in
// cards.
const (
	guardAir  = 14.0
	guardSize = 0.86
	guardStep = 0.98
)

// guarding returns how many aces stop what strikes, or each other.
func (f *facing) guarding() (n int) {
	for i := range f.st.Pieces {
		if f.st.Pieces[i].Part == plan.Guards {
			n++
		}
	}
	return n
}

// guardsWide is the room that aces take beside each other, in cards of the lane.
func (f *facing) guardsWide() float64 {
	if n := f.guarding(); n > 0 && f.beside() {
		return guardSize + guardStep*float64(n-1)
	}
	return 0
}

// guards lays aces beside what they stop, or without a lane across the way.
func (f *facing) guards() {
	at := geom.Lerp(f.from, f.target, 0.5)
	_, right := f.taken()
	n := 0.0
	for i := range f.st.Pieces {
		p := &f.st.Pieces[i]
		if p.Part != plan.Guards {
			continue
		}
		w := max(guardSize*f.w*f.scale, layout.LeastCard)
		if f.beside() {
			x := right + guardAir + w/2 + n*guardStep*f.w*f.scale
			f.card(p, geom.Around(geom.Point{X: x, Y: f.from.Y}, w, w*layout.Ratio), 0)
		} else {
			f.card(p, geom.Around(at.Add(geom.Point{X: n * 0.3 * w, Y: n * 0.1 * w}), w, w*layout.Ratio), math.Pi/2)
		}
		n++
	}
}

// arm gives what lies in the lane the arms of its owner, where these hide no corner of the card beside it: of what stands in a rank the rank
// tells whose it is.
func (f *facing) arm() {
	list := f.out.Pieces
	inLane := func(p *Piece) bool { return p.Steps || p.Along || p.Part == plan.Guards }
	for i := range list {
		a := &list[i]
		a.Bare = !inLane(a)
		for j := range list {
			b := list[j].At
			corner := geom.Rect{X: b.X, Y: b.Y, W: 0.25 * b.W, H: 0.3 * b.H}
			a.Bare = a.Bare || i != j && !Arms(a.At).Intersect(corner).Empty()
		}
	}
}
