package felt

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/sprites"
)

// The parts of a change of house.
const (
	changeAir   = 24.0 // between them
	thirdLower  = 0.16 // by how much of its height the card that dies lies lower
	thirdTurned = 0.22 // and how far it is turned
	bannerMost  = 300.0
	bannerWide  = 0.46 // as a share of its height
)

// changes lays a change of house, all in the middle: who changes, the cards alike that buy it, the third of which falls to the dead, and
// the new banner. On a phone held upright the cards lie above the other two.
func changes(s *stager) {
	in := s.Box.Inset(8)
	_, in = in.CutTop(s.Title.H)
	calm(s, in.Center(), in.W*0.9, in.H, kit.Gold)
	note := 2*s.Line(idleSize(s)) + 4
	const wide = 3.36 // three cards side by side, the last one turned, in cards
	deep := layout.Ratio * (1 + thirdLower + 0.1)
	name := 1.3 * s.Face
	if s.Kind == layout.Portrait {
		w := s.least(min(in.W/wide-8, (0.54*in.H-note)/deep, 150))
		cards, h := deep*w+note, min(0.44*in.H-8, bannerMost)
		air := max(in.H-cards-h, 0) / 3 // above the cards, below their words and below the banner
		y := in.Y + air
		alike(s, geom.Rect{X: in.Center().X - wide*w/2, Y: y, W: wide * w, H: cards}, w)
		flag(s, geom.Around(geom.Point{X: in.Center().X, Y: y + cards + air + h/2}, name+changeAir+bannerWide*h, h), name)
		return
	}
	h := min(0.8*in.H, bannerMost)
	w := s.least(min((in.W-name-2*changeAir-bannerWide*h)/wide-8, (in.H-note)/deep, 200))
	row := geom.Around(in.Center(), name+changeAir+wide*w+changeAir+bannerWide*h, in.H)
	_, mid := row.CutLeft(name + changeAir)
	mid.W = wide * w
	alike(s, geom.Around(mid.Center(), mid.W, deep*w+note), w)
	left := geom.Rect{X: row.X, Y: row.Center().Y - h/2, W: row.W, H: h}
	flag(s, left, name)
}

// alike lays the cards that buy a change, and says what becomes of the third.
func alike(s *stager, r geom.Rect, w float64) {
	h, n := w*layout.Ratio, 0
	for i := range s.st.Pieces {
		p := &s.st.Pieces[i]
		at, turn := geom.Rect{X: r.X + float64(n)*1.08*w, Y: r.Y, W: w, H: h}, 0.0
		if p.Part == plan.Idle { // it falls
			at.X, at.Y, turn = r.X+2*1.08*w+0.04*w, at.Y+thirdLower*h, thirdTurned
		}
		if s.card(p, at, turn) != nil {
			n++
		}
	}
	text := s.phrase(s.st.Note)
	s.Para(text, geom.Rect{X: r.X, Y: r.Y + (1+thirdLower+0.1)*h, W: r.W}, sprites.Sans, idleSize(s), 0.5, kit.Text)
}

// flag lays who changes at the left of a box, and the new banner at its right.
func flag(s *stager, r geom.Rect, name float64) {
	w := bannerWide * r.H
	s.out.Banner = geom.Rect{X: r.X + r.W - w, Y: r.Y, W: w, H: r.H}
	line := s.Line(kit.Small)
	face := geom.Rect{X: r.X + (name-s.Face)/2, Y: r.Center().Y - (s.Face+line)/2, W: s.Face, H: s.Face}
	s.face(&s.st.Figures[0], face)
	nameBelow(s, s.st.Figures[0].Seat, face, (name-s.Face)/2)
}
