package felt

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
)

// battle reports whether one card stands against one on a phone held upright, and nothing is weighed.
func (s *stager) battle() bool {
	return s.st.Shape == plan.Against && len(s.st.Pieces) == 2 && s.Kind == layout.Portrait && s.st.Rungs == 0
}

// battleAir is the air above a card of a battle: for the arms on its corner, and for the one that wins, which rises.
const battleAir = 20.0

// single lays a side of one seat with one card: the card in the middle, the face beside it. Where nothing is weighed what the side does
// stands above the face.
func (s *stager) single(f *plan.Figure, r geom.Rect) {
	tag, above := s.Line(kit.Tiny)+14, 0.0
	if s.battle() {
		tag, above = s.Line(kit.Body)+12, s.Line(kit.Small)+4
		_, r = r.CutTop(battleAir)
	}
	cw := s.least(min((r.H-tag-8)/layout.Ratio, 0.4*r.W))
	h := cw * layout.Ratio
	left := (r.W - cw) / 2
	face := min(s.Face, left-16)
	mine := min(max(face+16, 96*min(s.Text, 1.4)), left) // the face with its name, beside the card: both in the middle together
	if s.st.Rungs == 0 {
		r.X += (r.W - cw - mine) / 2
		left = mine
	}
	y := r.Y + (h-face)/2 - 8
	if above > 0 {
		y = max(r.Y+6+(h-above-6-face-s.Line(kit.Small)-s.Line(kit.Body))/2, r.Y) + above + 6
		w := min(92*min(s.Text, 1.6), left-12)
		s.banner(f.Side, geom.Rect{X: r.X + (left-w)/2, Y: y - above - 6, W: w, H: above})
	}
	s.face(f, geom.Rect{X: r.X + (left-face)/2, Y: y, W: face, H: face})
	s.named(f, geom.Rect{X: r.X, Y: y + face + 4, W: left, H: h}, kit.Small, 0.5)
	for j := range s.st.Pieces {
		if p := &s.st.Pieces[j]; p.Owner == f.Seat {
			s.worth(p, geom.Rect{X: r.X + left, Y: r.Y + 6, W: cw, H: h}, 0)
		}
	}
}
