package felt

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/sprites"
)

// asks lays what is asked before who asks, what is answered before who is asked, and between them the cards that are given, or the one
// that refuses.
func asks(s *stager) {
	mid := s.Field
	h := s.Line(kit.Score) + 12
	var at [2]geom.Rect
	if s.Kind == layout.Portrait {
		at[0], mid = mid.CutBottom(h)
		at[1], mid = mid.CutTop(h)
		if s.Flipped() {
			at[0], at[1] = at[1], at[0]
		}
		for _, r := range [3]*geom.Rect{&at[0], &at[1], &mid} { // beside the way from face to face
			_, *r = r.CutLeft(0.25 * r.W)
		}
		mid = mid.Inset(8)
	} else {
		side := 0.34 * mid.W
		at[0], mid = mid.CutLeft(side)
		at[1], mid = mid.CutRight(side)
		mid.X = s.mid() - mid.W/2
		for i := range at { // beside the faces, below the way from one to the other
			if face := s.out.Faces[s.st.Figures[i].Seat]; s.Kind == layout.Wide && !face.Empty() { // below the face, its name and its score
				c, most := face.Center().X, 2*min(face.Center().X-s.Box.X, s.Box.X+s.Box.W-face.Center().X)
				at[i] = geom.Around(geom.Point{X: c, Y: face.Y + face.H + s.Line(kit.Body) + s.Line(kit.Score) + 12 + h/2}, most-8, h)
				continue
			}
			at[i] = geom.Around(geom.Point{X: at[i].Center().X, Y: s.Field.Y + 4 + s.Face + h/2}, at[i].W-8, h)
		}
	}
	colors := [2]paint.Color{kit.Accent, Toned(s.st.Answer, kit.Text)}
	for i, x := range s.st.Says {
		if text := s.phrase(x); text != "" {
			w := min(sprites.Measure(sprites.SansBold, s.Px(kit.Score), text)+2*kit.Space3, at[i].W)
			r := geom.Around(at[i].Center(), w, h)
			s.List.Fill(r, h/2, kit.Rail)
			s.List.Frame(r, h/2, 2, colors[i])
			s.Label(text, r.Inset(6), sprites.SansBold, kit.Score, 0.5, kit.Text)
		}
	}
	n := len(s.st.Pieces)
	w := s.least(min(1.6*s.Card, (mid.H-8)/layout.Ratio, mid.W))
	x, step := layout.Columns(mid.X, mid.W, w, n)
	for i := range s.st.Pieces {
		p := &s.st.Pieces[i]
		r := geom.Around(geom.Point{X: x + float64(i)*step + w/2, Y: mid.Center().Y}, w, w*layout.Ratio)
		if p.Large {
			r = large(s, mid)
		}
		s.card(p, r, 0)
	}
}

// large is the place of a card half as large again, in the middle of a box that it fits in.
func large(s *stager, in geom.Rect) geom.Rect {
	w := s.least(min(1.5*s.Card, in.H/layout.Ratio, in.W))
	return geom.Around(in.Center(), w, w*layout.Ratio)
}
