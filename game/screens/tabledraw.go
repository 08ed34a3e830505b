package screens

import (
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/words"
	"royals/sprites"
)

// Rings that a card may wear, by Pose.Ring.
const (
	noRing uint8 = iota
	legalRing
	handRing // may be played; without the notch, because the hand is where one looks first
	focusRing
	chosenRing
)

// drawLog draws the rail of the log, newest line last.
func (s *tableScreen) drawLog(k *kit) {
	r := s.areas.Log
	if r.Empty() {
		return
	}
	k.l.Fill(r, radius, rail)
	k.l.Frame(r, radius, 1, edge)
	in := r.Inset(space3)
	title, in := in.CutTop(k.line(body) + space1)
	k.label(words.Plain("table.log"), title, sprites.Title, body, 0, gold)
	lines := s.t.Lines(max(0, len(s.t.Log)-60))
	total, from := 0.0, len(lines)
	for from > 0 {
		h := k.height(lines[from-1].Text, sprites.Sans, small, in.W) + 3
		if total+h > in.H {
			break
		}
		total += h
		from--
	}
	y := in.Y
	for i, l := range lines[from:] {
		c := words2
		if from+i == len(lines)-1 {
			c = words1
		}
		y += k.para(l.Text, geom.Rect{X: in.X, Y: y, W: in.W}, sprites.Sans, small, 0, c) + 3
	}
}

// drawCards draws all cards, those under way on top of the others.
func (s *tableScreen) drawCards(k *kit) {
	drag := s.dragged()
	shaded := geom.Point{X: -1} // where the last shadow lies: cards that wait for each other on one spot have one in all
	for pass := range 2 {
		for _, p := range s.places {
			pose, moving := s.stage.At(p.id, s.a.now)
			if moving != (pass == 1) || p.hidden && !moving || drag != 0 && p.id == drag {
				continue
			}
			pose.Dim, pose.Ring = p.pose.Dim, p.pose.Ring
			if len(s.moments.List) > 0 {
				pose.Rect = pose.Rect.Move(s.thrust(&p))
			}
			c, under := pose.Rect.Center(), pose.Alpha
			if c == shaded && pose.Alpha == 1 {
				under = 0 // the list stays as long, so that it needs no new memory when they part
			}
			s.drawShadow(k, pose, moving, under)
			shaded = c
			s.drawCard(k, pose, p.part)
			if p.fresh {
				s.drawNew(k, pose.Rect, pose.Turn)
			}
		}
	}
}

// drawShadow draws what a card throws on the cloth: more when it is lifted.
func (s *tableScreen) drawShadow(k *kit, p anim.Pose, lifted bool, alpha float64) {
	blur := 4.0
	if lifted {
		blur = 10
	}
	under := geom.Around(p.Rect.Center(), max(p.Rect.W*(1-p.Squash), 2), p.Rect.H).Move(geom.Point{Y: blur / 4})
	k.l.Add(paint.Op{Kind: paint.Shadow, Rect: under, Radius: min(p.Rect.W*0.06, under.W/2), Width: blur, Color: shade.Fade(alpha), Turn: p.Turn})
}

// drawCard draws a card; part is the number of the pair it belongs to, 0 for none.
func (s *tableScreen) drawCard(k *kit, p anim.Pose, part int) {
	r := p.Rect
	rad := r.W * 0.06
	id := sprites.Card(p.Face)
	if p.Face == cards.Back {
		id = sprites.Back(s.a.prefs.Back)
	}
	tint := white
	if p.Dim || p.Grey {
		tint = dimmed
	}
	k.l.Add(paint.Op{Kind: paint.Sprite, Sprite: id, Rect: r, Color: tint.Fade(p.Alpha), Turn: p.Turn, Squash: p.Squash})
	if p.Turn > 1 {
		c := r.Center()
		r = geom.Around(c, r.H, r.W)
	}
	switch p.Ring {
	case legalRing:
		k.ring(r, rad, legal, 2)
	case handRing:
		k.rim(r.Inset(-1), rad+1, 2, p.Turn, legal)
	case focusRing, chosenRing:
		k.rim(r.Inset(-3), rad+3, 3, p.Turn, gold)
		sz := min(22, r.W*0.4)
		if p.Ring == chosenRing && sz > 10 {
			b := geom.Rect{X: r.X + r.W - sz*0.8, Y: r.Y - sz*0.2, W: sz, H: sz}
			if r.Center().In(s.areas.Hand) { // the prompt is not covered
				b.Y = max(b.Y, s.areas.Hand.Y)
			}
			s.over.Fill(b, sz/2, gold)
			if part > 0 {
				s.over.Text(words.T("table.n", words.Args{N: part}), b, sprites.SansBold, max(sz*0.8, 10), 0.5, ink)
			} else {
				s.over.Picture(sprites.IconCheck, b.Inset(3), ink)
			}
		}
	}
}

// drawArrow draws the arrow from the seat that does something to the one it is done to.
func (s *tableScreen) drawArrow(k *kit) {
	a := s.t.Arrow
	if a.Until == 0 {
		return
	}
	from, to := s.seatBox(a.From), s.seatBox(a.To)
	if from.Empty() || to.Empty() {
		return
	}
	k.arrow(from.Center(), to.Center(), gold)
}
