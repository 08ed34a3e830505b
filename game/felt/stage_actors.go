package felt

import (
	"strconv"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/plan"
	"royals/sprites"
)

// actorsAbreast draws those who act side by side on a phone held upright, of one size, each over its name and the number of cards that it
// has put in. The names stand where there is room for all of them.
func actorsAbreast(s *stager, left []plan.Figure) {
	const air = 8.0 // on both sides of a face, for the name below
	r, more := s.Actors, air
	w := min(s.Face, (r.W*0.44-float64(len(left)-1)*air)/float64(len(left)))
	if len(left) > 1 {
		more = air / 2
	}
	line, named := s.Line(kit.Small), true
	for _, f := range left {
		if f.Note.N > 0 {
			named = named && w+4+2*line <= r.H && sprites.Measure(sprites.Title, kit.Tiny, labelOf(s.Scene, f.Seat)) <= w+2*more
		}
	}
	for i := range left {
		f, box := &left[i], geom.Rect{X: r.X + air + float64(i)*(w+air), Y: r.Y + 4, W: w, H: w}
		s.face(f, box)
		under := box.Move(geom.Point{Y: box.H})
		under.H = line
		if f.Note.N == 0 || named {
			nameBelow(s, f.Seat, box, more)
			under.Y += line
		}
		if f.Note.N > 0 {
			putIn(s, f, under)
		}
	}
}

// putIn writes how many cards someone has put in: the sign of a hand and the number, as at a seat.
func putIn(s *stager, f *plan.Figure, r geom.Rect) {
	text, px := strconv.Itoa(f.Note.N), s.Px(kit.Small)
	ic := min(r.H, 16*max(1, min(s.Text, 1.5)))
	w := sprites.Measure(sprites.SansBold, px, text)
	x := r.Center().X - (ic+2+w)/2
	s.Icon(sprites.IconHand, geom.Rect{X: x, Y: r.Y + (r.H-ic)/2, W: ic, H: ic}, kit.DimText)
	s.List.Text(text, geom.Rect{X: x + ic + 2, Y: r.Y, W: w, H: r.H}, sprites.SansBold, px, 0, kit.DimText)
}
