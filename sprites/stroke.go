package sprites

import "math"

// stroke adds to dst the area within r of the polylines of src, with round joins and caps. All pieces wind one way, so
// they may overlap.
func stroke(dst, src *outline, r float64) {
	for _, s := range src.subs {
		ps := src.pts[s.from:s.to]
		strokeOne(dst, ps, s.closed, r)
	}
}

// strokeOne goes along one side of the polyline and back along the other.
func strokeOne(dst *outline, ps []pt, closed bool, r float64) {
	ps = dedupe(ps, closed)
	n := len(ps)
	switch {
	case n == 0:
		return
	case n == 1:
		dst.ellipse(Map{1, 0, 0, 1, 0, 0}, ps[0].x, ps[0].y, r, r)
		return
	case n == 2:
		closed = false
	}
	if closed {
		side(dst, ps, 1, r)
		side(dst, ps, -1, r)
		return
	}
	first := true
	put := func(p pt) {
		if first {
			dst.move(p)
			first = false
		} else {
			dst.line(p)
		}
	}
	for i := 0; i+1 < n; i++ {
		nx, ny := normal(ps[i], ps[i+1], r)
		if i == 0 {
			put(pt{ps[0].x + nx, ps[0].y + ny})
		} else {
			px, py := normal(ps[i-1], ps[i], r)
			join(put, ps[i], px, py, nx, ny, r)
		}
		put(pt{ps[i+1].x + nx, ps[i+1].y + ny})
	}
	nx, ny := normal(ps[n-2], ps[n-1], r)
	arc(put, ps[n-1], nx, ny, -nx, -ny, r)
	for i := n - 1; i > 0; i-- {
		nx, ny := normal(ps[i], ps[i-1], r)
		if i < n-1 {
			px, py := normal(ps[i+1], ps[i], r)
			join(put, ps[i], px, py, nx, ny, r)
		}
		put(pt{ps[i-1].x + nx, ps[i-1].y + ny})
	}
	nx, ny = normal(ps[1], ps[0], r)
	arc(put, ps[0], nx, ny, -nx, -ny, r)
	dst.close()
}

// side adds the offset loop of a closed polyline, forwards on one side, backwards on the other.
func side(dst *outline, ps []pt, dir int, r float64) {
	n := len(ps)
	at := func(i int) pt { return ps[((i*dir)%n+n)%n] }
	first := true
	put := func(p pt) {
		if first {
			dst.move(p)
			first = false
		} else {
			dst.line(p)
		}
	}
	for i := 0; i < n; i++ {
		a, b, c := at(i), at(i+1), at(i+2)
		nx, ny := normal(a, b, r)
		put(pt{a.x + nx, a.y + ny})
		put(pt{b.x + nx, b.y + ny})
		mx, my := normal(b, c, r)
		join(put, b, nx, ny, mx, my, r)
	}
	dst.close()
}

// join goes round a corner p from one offset to the next.
func join(put func(pt), p pt, ax, ay, bx, by, r float64) {
	cross, dot := ax*by-ay*bx, ax*bx+ay*by
	if cross >= 0 && dot > 0.9*r*r || dot > 0.9999*r*r {
		put(pt{p.x + bx, p.y + by})
		return
	}
	if cross < 0 { // the inner side goes through the corner itself, which keeps the winding
		if dot < 0.8*r*r {
			put(p)
		}
		put(pt{p.x + bx, p.y + by})
		return
	}
	arc(put, p, ax, ay, bx, by, r)
}

// arc goes round p from one offset to another, the way the outer side of a stroke turns.
func arc(put func(pt), p pt, ax, ay, bx, by, r float64) {
	a := math.Atan2(ay, ax)
	b := math.Atan2(by, bx)
	for b <= a {
		b += 2 * math.Pi
	}
	n := int(math.Ceil((b - a) / 2 * math.Sqrt(max(r, 1)*2) / 1.2))
	n = min(max(n, 2), 24)
	for i := 1; i < n; i++ {
		sin, cos := math.Sincos(a + (b-a)*float64(i)/float64(n))
		put(pt{p.x + r*cos, p.y + r*sin})
	}
	put(pt{p.x + bx, p.y + by})
}

// normal returns the offset of length r to the outer side of the line from a to b.
func normal(a, b pt, r float64) (x, y float64) {
	dx, dy := b.x-a.x, b.y-a.y
	l := r / math.Hypot(dx, dy)
	return dy * l, -dx * l
}

// dedupe drops points on top of each other, in place.
func dedupe(ps []pt, closed bool) []pt {
	const near = 1e-3
	n := 0
	for _, p := range ps {
		if n > 0 && math.Abs(p.x-ps[n-1].x) < near && math.Abs(p.y-ps[n-1].y) < near {
			continue
		}
		ps[n] = p
		n++
	}
	for closed && n > 1 && math.Abs(ps[0].x-ps[n-1].x) < near && math.Abs(ps[0].y-ps[n-1].y) < near {
		n--
	}
	return ps[:n]
}
