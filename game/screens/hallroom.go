package screens

import (
	"royals/game/geom"
	"royals/game/kit"
)

// Where the floor of a hall begins, by the height of the picture of its throne: behind the upper step.
const horizon = 0.815

// The columns of a wide hall: their width by the height of the window, and what they keep free to both sides.
const (
	pillarShare = 0.062
	pillarAir   = 14.0
)

// room draws the floor that a throne stands on, and on a wide window a column to each side of it. A throne that stands beside the words of
// its ending has none.
func room(k *kit.Kit, box geom.Rect, wide bool) {
	if kit.Worn().Stark || box.W < k.In.W-1 {
		return
	}
	throne := throneIn(box)
	top := throne.Y + horizon*throne.H
	floor := geom.Rect{X: k.Size.X, Y: top, W: k.Size.W, H: k.Size.Y + k.Size.H - top}
	if floor.H <= 0 {
		return
	}
	flagstones(k, floor, throne.Center().X)
	if !wide {
		return
	}
	w, hung := pillarShare*k.In.H, max(24, k.In.W/2-640)+0.42*0.36*k.In.H
	free := throne.X + 0.02*throne.W - k.In.X - hung
	if free < w+2*pillarAir {
		return
	}
	out := k.In.X + hung + free*0.42
	for _, x := range [2]float64{out, 2*throne.Center().X - out} {
		pillar(k, geom.Rect{X: x - w/2, Y: k.Size.Y - 2, W: w, H: top + 0.028*k.In.H - k.Size.Y})
	}
}

// flagstones draws a floor of stone, whose joints run towards a point behind the throne.
func flagstones(k *kit.Kit, floor geom.Rect, mid float64) {
	k.List.Fill(floor, 0, kit.Rail.Fade(0.78))
	k.List.Clip(floor)
	joint := kit.Edge.Fade(0.55)
	far := geom.Point{X: mid, Y: floor.Y - 0.5*k.Size.H}
	reach := (k.Size.Y + k.Size.H - far.Y) / (floor.Y - far.Y)
	step := 0.11 * k.Size.H
	for i := -24; i <= 24; i++ {
		x := mid + (float64(i)+0.5)*step
		k.List.Line(geom.Point{X: x, Y: floor.Y}, geom.Point{X: mid + (x-mid)*reach, Y: k.Size.Y + k.Size.H}, 1, joint)
	}
	for y, h := floor.Y, 0.035*k.Size.H; y < floor.Y+floor.H; y, h = y+h, h*1.3 {
		k.List.Fill(geom.Rect{X: floor.X, Y: y, W: floor.W, H: 1}, 0, joint)
	}
	k.List.Clip(geom.Rect{})
	k.List.Fill(geom.Rect{X: floor.X, Y: floor.Y - 2, W: floor.W, H: 5}, 0, kit.Key)
	k.List.Fill(geom.Rect{X: floor.X, Y: floor.Y - 1, W: floor.W, H: 3}, 0, kit.Gilt)
}

// pillar draws a column: flutes between a base and a capital, both edged with gold.
func pillar(k *kit.Kit, r geom.Rect) {
	k.List.Shadow(r, 2, 14, kit.Shade)
	k.List.Fill(r.Inset(-2), 0, kit.Ink)
	k.List.Fill(r, 0, kit.Well)
	const flutes = 4
	w := r.W / flutes
	for i := range flutes {
		x := r.X + float64(i)*w
		k.List.Fill(geom.Rect{X: x + 0.2*w, Y: r.Y, W: 0.5 * w, H: r.H}, 0, kit.Edge.Fade(0.75-0.16*float64(i)))
		k.List.Fill(geom.Rect{X: x + 0.7*w, Y: r.Y, W: 0.3 * w, H: r.H}, 0, kit.Dusk.Fade(0.45))
	}
	foot := r.Y + r.H
	for i, h := range [2]float64{0.34, 0.24} { // the base, from the floor up
		wide := r.W * (1.5 - 0.25*float64(i))
		at := geom.Rect{X: r.X + (r.W-wide)/2, Y: foot - h*r.W, W: wide, H: h * r.W}
		foot = at.Y
		k.List.Fill(at.Inset(-2), 2, kit.Ink)
		k.List.Fill(at, 1, kit.Well)
		k.List.Fill(geom.Rect{X: at.X, Y: at.Y, W: at.W, H: max(2, 0.08*r.W)}, 0, kit.Gilt)
	}
}
