package screens

import (
	"math"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
)

// bends are the ways that an arrow between two faces may take, by how far it is bent: the straightest first.
var bends = [...]float64{0.12, -0.12, 0.25, -0.25, 0.4, -0.4, 0.6, -0.6, 0.85, -0.85}

// shifts are by how much of the way an arrow is bent nearer to one of its ends.
var shifts = [...]float64{0, 0.25, -0.25, 0.45, -0.45}

const (
	rimAir  = 6  // between an arrow and the face at its ends
	waySide = 4  // half as wide as an arrow of a phone
	waySees = 20 // at so many places on its way it is looked at what lies there
)

// roundabout returns a way from rim to rim of two faces that leads round faces, cards and what is written. Where none is free it is the one
// that crosses the least.
func roundabout(s *tableScreen, a, b geom.Rect) (from, via, to geom.Point) {
	best, x, y := math.MaxInt, a.Center(), b.Center()
	for _, shift := range shifts {
		for _, bend := range bends {
			v := kit.Bow(x, y, bend).Add(geom.Point{X: shift * (y.X - x.X), Y: shift * (y.Y - x.Y)})
			f, t := rim(a, v), rim(b, v)
			n := crossings(s, f, v, t)
			if n < best {
				best, from, via, to = n, f, v, t
			}
			if n == 0 {
				return from, via, to
			}
		}
	}
	return from, via, to
}

// crossings counts the places of a way that lie over something, more for those beyond the table.
func crossings(s *tableScreen, from, via, to geom.Point) (n int) {
	for i := 1; i < waySees; i++ {
		p := kit.Way(from, via, to, float64(i)/waySees)
		switch {
		case !p.In(s.felt.Areas.Table):
			n += waySees
		case inTheWay(s, p):
			n++
		}
	}
	return n
}

// rim returns the point beside a face on the way to another point.
func rim(face geom.Rect, to geom.Point) geom.Point {
	c := face.Center()
	d := to.Sub(c)
	n := max(math.Hypot(d.X, d.Y), 1e-6)
	r := max(face.W, face.H)/2 + rimAir
	return c.Add(geom.Point{X: d.X / n * r, Y: d.Y / n * r})
}

// inTheWay reports whether a face, a card or something written lies at a point of the table.
func inTheWay(s *tableScreen, at geom.Point) bool {
	for i := range s.felt.Heads {
		if h := s.felt.Heads[i].At; !h.Empty() && at.In(h.Inset(-waySide)) {
			return true
		}
	}
	for i := range s.felt.Places {
		if p := &s.felt.Places[i]; !p.Hidden && at.In(upright(p.Pose).Inset(-waySide)) {
			return true
		}
	}
	for _, list := range [...][]paint.Op{s.felt.Under, s.felt.Over, s.felt.Said} {
		for i := range list {
			if o := &list[i]; o.Kind == paint.Text && at.In(o.Rect.Inset(-waySide)) {
				return true
			}
		}
	}
	return false
}
