package kit

import "royals/game/geom"

// Scroll is a view on something longer than itself.
type Scroll struct {
	At    float64   // how far it has gone
	Most  float64   // and can go
	View  geom.Rect // the window on it
	Again bool      // it must be drawn once more, because it was drawn at a place where it is not to stand
}

// By scrolls by a distance, as far as there is something, and reports whether that moved it.
func (s *Scroll) By(d float64) bool {
	was := s.At
	s.At = min(max(s.At+d, 0), s.Most)
	return s.At != was
}

// Begin clips to a view and returns the y at which the content starts.
func (s *Scroll) Begin(k *Kit, view geom.Rect) float64 {
	s.View = view
	s.At = min(max(s.At, 0), s.Most)
	k.clip = view
	k.List.Clip(view)
	return view.Y - s.At
}

// leastScroll is below what nothing is scrolled, and no bar drawn: a pixel of rounding hides nothing.
const leastScroll = 2

// End lifts the clip and draws how far the view is. bottom is where the content ended.
func (s *Scroll) End(k *Kit, bottom float64) {
	k.clip = geom.Rect{}
	k.List.Clip(geom.Rect{})
	if s.Most = max(0, bottom+s.At-s.View.Y-s.View.H); s.Most < leastScroll {
		s.Most = 0
	}
	s.Again = s.At > s.Most+0.01
	s.At = min(s.At, s.Most)
	if s.Most > 0 {
		h := s.View.H * s.View.H / (s.View.H + s.Most)
		h = max(h, 24)
		y := s.View.Y + (s.View.H-h)*s.At/s.Most
		x := min(s.View.X+s.View.W+4, k.In.X+k.In.W-5) // in the margin, where there is one
		k.List.Fill(geom.Rect{X: x, Y: y, W: 3, H: h}, 1.5, DimText.Fade(0.5))
	}
}
