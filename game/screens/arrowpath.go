package screens

import (
	"math"
	"slices"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/table"
)

// An arrow from one seat to another goes from the rim of a portrait to the rim of the other one, by the way that runs over least of what is
// to be seen or read, and under what it cannot go round. When it has been seen it fades.
const (
	rimAir   = 5.0
	pathAir  = 5.0 // between an arrow and what it goes round
	fadeTime = 240 * time.Millisecond
	frameAir = 24.0 // between an arrow and the frame of a wide table, beside which it seems to lie outside
	waiting  = 0.5  // how bright an arrow is that waits for an answer
)

// bends are the ways that an arrow may take, the plainest first, in lengths of it.
var bends = [...]float64{0.12, -0.12, 0.2, -0.2, 0, 0.3, -0.3, 0.42, -0.42, 0.55, -0.55, 0.7, -0.7}

// rims returns the way from face to face, or to a card that is struck, and what it runs over; ok is false where an arrow does not come from a seat, or a face is
// not on the table, or where a question would run over something written.
func rims(s *tableScreen, a *table.Arrow) (from, via, to geom.Point, blocks []geom.Rect, ok bool) {
	f, t := s.felt.Heads[a.From].At, s.felt.Heads[a.To].At
	kind := s.t.Plan.Arrows[a.Say].Kind
	if f.Empty() || t.Empty() || kind == kit.GiftArrow || tail(s, a) != s.felt.Box(&s.scene, a.From) {
		return from, via, to, nil, false
	}
	blocks = blocksOf(s)
	end := rim
	if at := aim(s, a); at != s.felt.Box(&s.scene, a.To) {
		t, end, blocks = at, border, append(blocks, s.felt.Areas.Track)
	}
	least := math.Inf(1)
	for i := range len(bends) + 2 {
		v, plain := geom.Point{X: f.Center().X, Y: t.Center().Y}, 1.5 // by way of a corner
		switch {
		case i < len(bends):
			v, plain = kit.Bow(f.Center(), t.Center(), bends[i]), math.Abs(bends[i])*2
		case i > len(bends):
			v = geom.Point{X: t.Center().X, Y: f.Center().Y}
		}
		p, q := rim(f, v), end(t, v)
		cost := runsOver(s, p, v, q, blocks) + plain
		if kind != kit.AskArrow && !clearWay(s, a, p, v, q, blocks) {
			cost += 100
		}
		if kind == kit.AskArrow && grazes(s, p, v, q) {
			cost += overWords
		}
		if cost < least {
			least, from, via, to = cost, p, v, q
		}
	}
	return from, via, to, blocks, least < overWords
}

// clearWay reports whether a way can be followed from portrait to portrait: both its ends are to be seen, no long part of it lies under
// something, and it does not cross the board of somebody else, who would seem to act. On a wide table there is room to see where it begins.
func clearWay(s *tableScreen, a *table.Arrow, from, via, to geom.Point, blocks []geom.Rect) bool {
	const parts, ends, most = 40, 3, 6
	if s.felt.Areas.Kind == layout.Wide && aim(s, a) == s.felt.Box(&s.scene, a.To) {
		return true
	}
	under := 0
	for i := range parts + 1 {
		p := kit.Way(from, via, to, float64(i)/parts)
		for x := range s.t.Players {
			if x := engine.Seat(x); x != a.From && x != a.To && p.In(s.felt.Box(&s.scene, x)) {
				return false
			}
		}
		if !blocked(p, blocks) {
			continue
		}
		if under++; under > most || i < ends || i > parts-ends {
			return false
		}
	}
	return true
}

// overWords is what it costs a question to run over something written: it rather goes between the boards.
const overWords = 1e4

// grazes reports whether the stroke of a way touches something written on the boards.
func grazes(s *tableScreen, from, via, to geom.Point) bool {
	const parts, wide = 20, 6.0
	last := from
	for i := 1; i <= parts; i++ {
		p := kit.Way(from, via, to, float64(i)/parts)
		box := geom.Rect{X: min(p.X, last.X), Y: min(p.Y, last.Y), W: math.Abs(p.X - last.X), H: math.Abs(p.Y - last.Y)}.Inset(-wide)
		for j := range s.felt.Under {
			if o := &s.felt.Under[j]; o.Kind == paint.Text && !o.Rect.Intersect(box).Empty() {
				return true
			}
		}
		last = p
	}
	return false
}

// rim returns the point at the edge of a face that is nearest to a point.
func rim(face geom.Rect, to geom.Point) geom.Point {
	c := face.Center()
	d := to.Sub(c)
	n := max(math.Hypot(d.X, d.Y), 1)
	r := max(face.W, face.H)/2 + rimAir
	return geom.Point{X: c.X + d.X/n*r, Y: c.Y + d.Y/n*r}
}

// border returns the point at the edge of a card that is nearest to a point on the way to its middle.
func border(card geom.Rect, to geom.Point) geom.Point {
	way := to.Sub(card.Center())
	n := max(math.Hypot(way.X, way.Y), 1)
	return leaves(card.Inset(-rimAir), 0, card.Center(), geom.Point{X: way.X / n, Y: way.Y / n})
}

// blocksOf returns where faces, words, numbers and piles lie on a table.
func blocksOf(s *tableScreen) (list []geom.Rect) {
	for x := range s.t.Players {
		if at := s.felt.Heads[engine.Seat(x)].At; !at.Empty() {
			list = append(list, at.Inset(at.W*0.12)) // its round
		}
	}
	for _, ops := range [...][]paint.Op{s.felt.Under, s.felt.Over, s.felt.Said} {
		for i := range ops {
			o := &ops[i]
			if sign := o.Kind == paint.Sprite && o.Rect.H <= signHeight; (o.Kind == paint.Text || sign) && !o.Rect.Empty() {
				list = append(list, o.Rect.Inset(-pathAir))
			}
		}
	}
	for i := range s.felt.Places {
		if p := &s.felt.Places[i]; !p.Hidden {
			list = append(list, p.Pose.Rect.Inset(-pathAir))
		}
	}
	return list
}

// blocked reports whether a point lies in one of some places.
func blocked(p geom.Point, blocks []geom.Rect) bool {
	return slices.ContainsFunc(blocks, func(r geom.Rect) bool { return p.In(r) })
}

// runsOver is how many of 40 points of a way lie over something, or outside the window.
func runsOver(s *tableScreen, from, via, to geom.Point, blocks []geom.Rect) (n float64) {
	room := s.felt.Areas.Table
	for i := range 41 {
		p := kit.Way(from, via, to, float64(i)/40)
		if !p.In(room) {
			n += 8
		} else if blocked(p, blocks) {
			n++
		}
		if s.felt.Areas.Kind == layout.Wide && min(p.X-room.X, room.X+room.W-p.X) < frameAir {
			n += 0.25
		}
		if side := kit.Bow(p, to, 1.2); i > 30 && i < 39 && (blocked(side, blocks) || blocked(p.Add(p.Sub(side)), blocks)) { // the barbs
			n++
		}
	}
	return n
}

// fades is when the arrow on the table begins to fade, or goes on, far from now where it does not.
func fades(s *tableScreen) time.Duration {
	a := &s.t.Arrow
	if fading(s) {
		return s.clock.time
	}
	if at := a.Until - time.Duration(float64(fadeTime)*s.stage.Dial.Speed); points(s) && at >= s.clock.time {
		return at
	}
	return s.clock.time + time.Hour
}

// shine is how bright the arrow on the table is: it fades before it goes, and is quiet while it waits for an answer.
func shine(s *tableScreen) float64 {
	a, d := &s.t.Arrow, s.stage.Dial
	if d.Reduced || d.Speed == 0 {
		return 1
	}
	left := float64(a.Until-s.clock.time) / (float64(fadeTime) * d.Speed)
	if a.Until > s.clock.time+time.Minute { // it is quiet as soon as it is there
		there := float64(s.clock.time-a.Since) / (float64(growTime) * d.Speed)
		return min(max(1-(there-0.5)*2*(1-waiting), waiting), 1)
	}
	return min(max(left, 0), 1)
}
