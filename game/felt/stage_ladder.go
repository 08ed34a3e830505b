package felt

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/words"
	"royals/sprites"
)

// ladder draws the ladder with its rungs, and says where the tokens stand.
func (s *stager) ladder(r geom.Rect) {
	crown := min(r.W*0.7, 76)
	top, bottom := r.Y+crown*0.8+6, r.Y+r.H-s.Line(kit.Tiny)
	rail := max(4, r.W*0.07)
	x0, x1 := r.X+r.W*0.15, r.X+r.W*0.95
	switch s.Kind {
	case layout.Portrait: // its posts leave the room to the shields
		rail = 5
		x0, x1 = r.X+9, r.X+r.W-3
	case layout.Wide: // it stands on the seam of the two sides
		x0, x1 = r.X+r.W*0.1, r.X+r.W*0.9
		rail = min(rail, 10)
	}
	s.List.Picture(sprites.LittleCrown, geom.Rect{X: (x0 + x1 - crown) / 2, Y: r.Y - crown*0.1, W: crown, H: crown}, kit.White)
	for _, x := range [2]float64{x0, x1} {
		post := geom.Rect{X: x - rail/2, Y: top - 8, W: rail, H: bottom - top + 20}
		s.List.Fill(post.Inset(-1.5), rail/2, kit.Ink)
		s.List.Fill(post, rail/2, kit.Gold)
	}
	n := s.st.Rungs
	gap := (bottom - top) / float64(n)
	for i := range n + 1 {
		y := bottom - float64(i)*gap
		bar := geom.Rect{X: x0 - rail, Y: y - rail/2, W: x1 - x0 + 2*rail, H: rail}
		s.List.Fill(bar.Inset(-1.5), rail/2, kit.Ink)
		c := kit.Gold
		if i == 0 {
			c = kit.Gilt
		}
		s.List.Fill(bar, rail/2, c)
		s.List.Text(words.T("table.n", words.Args{N: i}), geom.Rect{X: r.X - 12, Y: y - 8, W: x0 - r.X - rail + 8, H: 16}, sprites.SansBold, s.Px(kit.Tiny), 1, kit.DimText)
	}
	inner := geom.Rect{X: x0 + rail/2 + 2, W: x1 - x0 - rail - 3, H: gap}
	token := 0.0
	for x := range s.Names {
		token = s.climber(engine.Seat(x), inner, bottom)
	}
	if s.Kind == layout.Wide { // between its posts, above who stands on the middle rung
		s.out.Ticks = geom.Rect{X: inner.X, Y: bottom - float64(n/2+1)*gap + rail/2, W: inner.W, H: gap - token - rail}
	}
}

// climber places the token of a seat on its rung, in the lane of the ladder that is its own: no two meet where they stand or pass. On a
// narrow ladder two of many share a lane, and on one rung stand on each other. It returns how large a token is.
func (s *stager) climber(x engine.Seat, in geom.Rect, bottom float64) float64 {
	lanes := lanes(s)
	lane, most := in.W/float64(lanes), 0.62
	if lanes < len(s.Names) {
		most = 0.44
	}
	token := min(most*in.H, lane, mostToken)
	if s.Kind == layout.Wide || tall(s.Kind, s.Box) {
		token = min(most*in.H, lane, wideToken)
	}
	rung, from := s.rungOf(x)
	now, before := 0, 0 // how many it stands on
	if under := int(x) - lanes; under >= 0 {
		a, b := s.rungOf(engine.Seat(under))
		now, before = btoi(a == rung), btoi(b == from)
	}
	at := func(rung, on int) geom.Rect {
		y := bottom - float64(rung)*in.H - 2 - float64(on+1)*token
		return geom.Rect{X: in.X + (float64(int(x)%lanes)+0.5)*lane - token/2, Y: y, W: token, H: token}
	}
	r := Rung{Seat: x, At: at(rung, now), From: at(from, before), Rung: bottom - float64(from)*in.H}
	if rung == from { // only the one below it went
		r.From = r.At
	}
	s.out.Rungs = append(s.out.Rungs, r)
	return token
}

// btoi is 1 for what is so.
func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// lanes is how many lanes the ladder has.
func lanes(s *stager) int {
	if n := len(s.Names); s.Kind == layout.Wide || n < sharedFrom {
		return n
	}
	return (len(s.Names) + 1) / 2
}

// sharedFrom is how many players share the lanes of a narrow ladder.
const sharedFrom = 5

// mostToken is the largest token on the ladder, and wideToken that on a wide stage.
const mostToken, wideToken = 28, 44

// rungOf returns where a seat stands on the ladder, and where it stood before.
func (s *stager) rungOf(x engine.Seat) (now, before int) {
	for i := range s.st.Figures {
		if f := &s.st.Figures[i]; f.Seat == x {
			return f.Rung, f.From
		}
	}
	if b := s.MainBadge(); b != nil {
		now = s.View.Counter(uint8(b.Key), x, 0)
	}
	return now, now
}
