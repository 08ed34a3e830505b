package felt

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/words"
	"royals/sprites"
)

// drawMedal draws on the front between two sides what both have, the far one above, and beside it who leads.
func (s *sketch) drawMedal() {
	b, c := s.MainBadge(), s.Areas.Centre
	if s.Front == 0 || b == nil || c.Empty() {
		return
	}
	felt := FeltOf(&s.Areas)
	y := felt.Y + s.Front*felt.H
	d, x, label := 48.0, s.Areas.Mine.X+146, middleOf(s, c).lead
	if s.Areas.Kind == layout.Portrait && !ranked(s) {
		d = min(48, c.H*0.5)
		x = c.X + d/2 + 6
		label = geom.Rect{X: c.X + c.W*0.7, Y: y + 4, W: c.W*0.3 - 4, H: s.Line(kit.Small)}
	}
	if d < 26 || s.spill != "" { // its numbers could not be read, or other words need the place; the scores stand in the panels
		return
	}
	if s.Areas.Kind == layout.Wide || ranked(s) {
		ribboned(s, geom.Point{X: x, Y: y}, d)
		return
	}
	medal(s, geom.Around(geom.Point{X: x, Y: y}, d, d))
	long := label.W < sprites.Measure(sprites.SansBold, s.Px(kit.Tiny), s.lead())
	upright := s.Areas.Kind == layout.Portrait
	if upright && long { // in two lines
		label.H = 2 * s.Line(kit.Tiny)
	}
	if upright && s.covered(label) || !upright && long {
		return // what lies there is to be seen; the medal has the numbers
	}
	size := kit.Small
	if !upright {
		size = kit.Lead
	}
	aloud(s, func() {
		if long {
			s.Para(s.lead(), label, sprites.SansBold, kit.Tiny, 0.5, kit.Accent)
			return
		}
		s.Label(s.lead(), label, sprites.SansBold, size, 0.5, kit.Accent)
	})
}

// ribboned draws the medal of a wide table with a ribbon at its right that tells who leads: it lies on the front between the boards, clear
// of the cards on both.
func ribboned(s *sketch, at geom.Point, d float64) {
	const air = 10
	text, px := s.lead(), min(s.Px(kit.Body), 18)
	w := sprites.Measure(sprites.SansBold, px, text)
	r := geom.Rect{X: at.X, Y: at.Y - 12, W: d/2 + w + 2*air, H: 24}
	s.over.Fill(r, r.H/2, kit.Rail)
	s.over.Frame(r, r.H/2, 1.5, kit.Gilt)
	medal(s, geom.Around(at, d, d))
	s.said.Text(text, geom.Rect{X: at.X + d/2 + air - 2, Y: r.Y, W: w, H: r.H}, sprites.SansBold, px, 0, kit.Text)
}

// medal draws what both have, each on a half in the colour of its seat.
func medal(s *sketch, disc geom.Rect) {
	d, y := disc.W, disc.Y+disc.H/2
	s.over.Fill(disc.Inset(-2), d, kit.Ink)
	s.over.Fill(disc, d, kit.Gold)
	clip := s.over.Clipped()
	for i, seat := range [2]engine.Seat{s.Bottom.Next(2), s.Bottom} {
		half := geom.Rect{X: disc.X, Y: disc.Y + float64(i)*(d/2+0.75), W: d, H: d/2 - 0.75}
		s.over.Clip(half)
		s.over.Fill(disc.Inset(2.5), d, paint.RGB(sprites.EmblemColor(int(seat))))
		s.over.Clip(clip)
		half = geom.Rect{X: disc.X, Y: y - d*0.42 + float64(i)*d*0.44, W: d, H: d * 0.4}
		s.over.Text(words.T("table.n", words.Args{N: s.Scene.Scores[seat].N}), half, sprites.SansBold, d*0.375, 0.5, kit.Paper)
	}
}

// DrawCrest draws a crest that is as full as a number of another one, with a mark for every hundred. Below the lowest mark it is cracked,
// and with nothing left it is broken in two.
func DrawCrest(l *paint.List, box geom.Rect, n, of int) {
	if n <= 0 {
		l.Picture(sprites.CrestSplit, box, kit.White)
		return
	}
	l.Picture(sprites.CrestEmpty, box, kit.White)
	share := min(max(float64(n)/float64(of), 0), 1)
	const top, bottom = 0.06, 0.96 // of the shield within its square
	full := box
	full.Y += box.H * (top + (bottom-top)*(1-share))
	full.H = box.Y + box.H - full.Y
	l.Clip(full)
	l.Picture(sprites.CrestFull, box, kit.White)
	l.Clip(geom.Rect{})
	for n := 100; n < of; n += 100 {
		y := box.Y + box.H*(bottom-(bottom-top)*float64(n)/float64(of))
		l.Fill(geom.Rect{X: box.X + box.W*0.42, Y: y, W: box.W * 0.16, H: 1}, 0, kit.Ink)
	}
	if n < 100 {
		l.Picture(sprites.CrestCrack, box, kit.White)
	}
}

// The height of the crest that stands at the right end of a seat's panel: what it has at least, and where there is room.
const (
	crestSize = 50.0
	mostCrest = 120.0
)

// crestPanel is how wide a panel must be to have one.
const crestPanel = 150

// drawCrest draws how much a seat has left of what everybody began with, as a crest that drains, with the strength of its defences
// inside, and returns what is left of the panel.
func (s *seat) drawCrest(rest geom.Rect) geom.Rect {
	if s.Plan.Full == 0 || rest.W < crestPanel || rest.H < crestSize {
		return rest
	}
	size := min(max(crestSize, min(rest.H-2, 0.28*rest.W)), mostCrest)
	box := geom.Rect{X: rest.X + rest.W - size, Y: rest.Y + (rest.H-size)/2, W: size, H: size}
	DrawCrest(s.List, box, s.Scene.Scores[s.x].N, s.Plan.Full)
	for _, b := range s.Plan.Badges {
		if n := s.View.Counter(uint8(b.Key), s.x, 0); b.Icon == sprites.IconShield && n > 0 {
			s.pill(words.T("table.n", words.Args{N: n}), geom.Point{X: box.X + box.W*0.82, Y: box.Y + box.H*0.62})
		}
	}
	rest.W -= size + kit.Space1
	return rest
}
