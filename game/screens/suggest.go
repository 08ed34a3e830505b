package screens

import (
	"math"

	"royals/game/geom"
	"royals/game/kit"
	"royals/sprites"
)

// What is suggested has a look of its own, which nothing else has: a pale dashed rim on a dark one, and a lamp at the corner. Gold says whose
// turn it is, what was chosen, and which button to press.
const (
	dash     = 9.0  // the length of a dash
	dashGap  = 5.0  // and what lies between two
	lampSize = 22.0 // of the lamp's disc
)

// suggest marks what is suggested: it lies inside r, turned around the middle of that.
func suggest(k *kit.Kit, r geom.Rect, turn float64) {
	if math.Abs(turn) > 1 { // it lies on its side
		r, turn = geom.Around(r.Center(), r.H, r.W), 0
	}
	k.Rim(r.Inset(-3), kit.Radius, 4, turn, kit.Ink)
	in := r.Inset(-1)
	mid, sin, cos := r.Center(), math.Sin(turn), math.Cos(turn)
	at := func(x, y float64) geom.Point {
		x, y = x-mid.X, y-mid.Y
		return geom.Point{X: mid.X + x*cos - y*sin, Y: mid.Y + x*sin + y*cos}
	}
	const corner = kit.Radius - 2
	dashes := func(long float64, draw func(from, to float64)) {
		n := max(1, math.Floor((long-2*corner+dashGap)/(dash+dashGap)))
		step := (long - 2*corner + dashGap) / n
		for i := range int(n) {
			from := corner + float64(i)*step
			draw(from, from+step-dashGap)
		}
	}
	dashes(in.W, func(a, b float64) {
		for _, y := range []float64{in.Y, in.Y + in.H} {
			k.List.Line(at(in.X+a, y), at(in.X+b, y), 2, kit.Paper)
		}
	})
	dashes(in.H, func(a, b float64) {
		for _, x := range []float64{in.X, in.X + in.W} {
			k.List.Line(at(x, in.Y+a), at(x, in.Y+b), 2, kit.Paper)
		}
	})
	lamp := geom.Around(at(in.X+in.W-lampSize/2, in.Y+in.H-lampSize/2), lampSize, lampSize)
	k.List.Fill(lamp.Inset(-1), lampSize, kit.Ink)
	k.List.Fill(lamp, lampSize/2, kit.Paper)
	k.List.Picture(sprites.IconHint, lamp.Inset(3), kit.Ink)
}
