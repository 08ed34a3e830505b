package screens

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/paint"
	"royals/sprites"
)

// standing tells how far a seat has come to the target of the game, 0 where there is none, and whether it is ahead of others and
// behind nobody.
func (s *tableScreen) standing(x engine.Seat) (share float64, leads bool) {
	b := s.mainBadge()
	if b == nil {
		return 0, false
	}
	v := &s.t.Shown
	n, of, behind := v.Counter(uint8(b.Key), x, 0), b.Top, false
	if b.Of >= 0 {
		if of = v.Counter(uint8(b.Of), x, 0); of == 0 {
			of = v.Counter(uint8(b.Of), engine.None, 0)
		}
	}
	leads = true
	for i := range s.t.Players {
		m := v.Counter(uint8(b.Key), engine.Seat(i), 0)
		leads, behind = leads && m <= n, behind || m < n
	}
	if of > 0 {
		share = min(max(float64(n)/float64(of), 0), 1)
	}
	return share, leads && behind
}

// drawStanding shows at the foot of a seat's panel, without a word, how far the seat has come.
func (s *tableScreen) drawStanding(k *kit, x engine.Seat, r geom.Rect) {
	share, _ := s.standing(x)
	way := geom.Rect{X: r.X + radius, Y: r.Y + r.H - 5, W: r.W - 2*radius, H: 3}
	if share == 0 || way.W < 20 {
		return
	}
	k.l.Fill(way, 1.5, edge)
	way.W = max(way.W*share, 3)
	k.l.Fill(way, 1.5, gold)
}

// drawEmblem draws a seat's emblem, with a crown on it while the seat is ahead.
func (s *tableScreen) drawEmblem(k *kit, x engine.Seat, r geom.Rect) {
	k.l.Picture(sprites.Emblem(int(x)), r, white)
	if _, leads := s.standing(x); leads {
		c := geom.Around(geom.Point{X: r.X + r.W/2, Y: r.Y}, r.W*0.6, r.W*0.6)
		k.icon(sprites.IconCrown, c.Inset(-1.5), ink)
		k.icon(sprites.IconCrown, c, gold)
	}
}

// drawHeld draws the backs of an opponent's hand where nothing lies before the seat: so many, and nobody knows which.
func (s *tableScreen) drawHeld(k *kit, x engine.Seat, r geom.Rect) {
	if s.t.Plan.Hand < 0 {
		return
	}
	n := len(s.t.Shown.Pile(engine.PileID{Kind: uint8(s.t.Plan.Hand), Owner: x}))
	h := min(r.H-6, s.areas.Card, 0.7*r.W)
	h = min(h, max(0.75*s.areas.Card, 48)) // what can be read is larger
	w := h / layout.Ratio
	if n == 0 || h < 20 {
		return
	}
	dx := 0.0
	if n > 1 {
		dx = min(w*0.45, (r.W-1.3*w)/float64(n-1))
	}
	last, tilt := float64(n-1)/2, min(0.06, 0.3/float64(n))
	drop := last * tilt * (last*dx + w) / 2 // the outer ones reach lower
	if most := r.H - 6; h+drop > most {
		f := most / (h + drop)
		w, h, dx, drop = w*f, h*f, dx*f, drop*f
	}
	for i := range n {
		at := float64(i) - last
		turn := at * tilt
		c := geom.Point{X: r.X + r.W/2 + at*dx, Y: r.Y + (r.H-drop)/2 + at*dx*turn/2}
		box := geom.Around(c, w, h)
		k.l.Add(paint.Op{Kind: paint.Shadow, Rect: box, Radius: w * 0.06, Width: 3, Color: shade, Turn: turn})
		s.held = append(s.held, paint.Op{Kind: paint.Sprite, Sprite: sprites.Back(s.a.prefs.Back), Rect: box, Color: others, Turn: turn})
		k.l.Add(s.held[len(s.held)-1])
	}
}
