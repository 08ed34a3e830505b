package plan

import (
	"math"

	"royals/sprites"
)

// The hall's own colours: its flames, no larger than that words keep clear of them, what burns within, wax, and what stands before its light.
const (
	ember  uint32 = 0xFFA04A14
	core   uint32 = 0xFFE8862A
	candle uint32 = 0xFF8A6436
	iron   uint32 = 0xB4080503
	hem    uint32 = 0xFF593C1C
	flags  uint32 = 0x41372E
)

// hemmed draws the hem of the carpet that the felt is in the hall.
func hemmed(s *site) {
	for _, x := range [...]float64{sprites.Aisle(s.w, s.h), s.w - sprites.Aisle(s.w, s.h)} {
		in := math.Copysign(1, s.w/2-x)
		s.c.Line(path("M", x, 0.0, "L", x, s.h), 8, 0x50000000)
		s.c.Line(path("M", x+in, 0.0, "L", x+in, s.h), 3, hem)
		s.c.Line(path("M", x+7*in, 0.0, "L", x+7*in, s.h), 1.2, hem)
	}
}

// hallRoom is the hem of the carpet, and where candles are wanted two candlesticks of three arms on the flags beside it, one at each lower
// corner. In a low or narrow window there is no room for them.
func hallRoom(s *site, candles bool) {
	hemmed(s)
	u := s.unit()
	if !candles || lowHall(s) {
		return
	}
	for _, side := range [...]float64{1, -1} {
		s.c.With(sprites.Stretch(s.w/2, s.h, side*u, u), func() {
			s.c.With(sprites.Scale(s.w/2/u-sprites.FlameIn, 0, 1), func() {
				s.c.Fill("M -30 0 C -28 -14 -8 -12 -5 -24 L -5 -58 L -9 -64 L -5 -70 L -4 -132 L 4 -132 L 5 -70 L 9 -64 L 5 -58 L 5 -24 C 8 -12 28 -14 30 0 Z", iron)
				s.c.Line("M 0 -84 C -40 -76 -44 -104 -44 -122 M 0 -84 C 40 -76 44 -104 44 -122", 6, iron)
				for _, x := range [...]float64{-44, 0, 44} {
					y := 0.0
					if x == 0 {
						y = -14
					}
					s.c.With(sprites.Scale(x, y, 1), func() {
						s.c.Fill("M -13 -124 L 13 -124 L 9 -116 L -9 -116 Z", iron)
						s.c.Fill("M -6 -170 L 6 -170 L 6 -124 L -6 -124 Z", candle)
						s.c.Fill("M 0 -206 C 3 -194 9 -188 7 -179 C 6 -171 -6 -171 -7 -179 C -9 -188 -3 -194 0 -206 Z", ember)
						s.c.Fill("M 0 -200 C 2 -191 5 -187 4 -180 C 3 -175 -3 -175 -4 -180 C -5 -187 -2 -191 0 -200 Z", core)
					})
				}
			})
		})
	}
}

// lowHall reports whether a felt is too low for candlesticks, or so narrow that the hand would hide all but their ends.
func lowHall(s *site) bool { return s.h < 420*s.unit() || s.w < 700 }

// onHall reports whether a motif at a point lies on the carpet, clear of its hem.
func onHall(s *site, x float64) bool { return math.Abs(x-s.w/2) < s.w/2-sprites.Aisle(s.w, s.h)-26 }
