package screens

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/sprites"
)

// halos are the colours of the light behind the thrones, at their left and at their right, in the order of the halls: candles, two
// kingdoms, dawn behind a castle, roses, and silk.
var halos = [sprites.Halls][2]paint.Color{
	{0xFFB04CFF, 0xFFB04CFF},
	{0x4F8BFFFF, 0xFF4A5CFF},
	{0xFFE7A0FF, 0xFFE7A0FF},
	{0xFF6FA6FF, 0xFF6FA6FF},
	{0xB482FFFF, 0xFFD24AFF},
}

// How much of its light a throne stands in: whoever wins, and where it stays empty.
const (
	haloWon   = 0.34
	haloLost  = 0.24
	haloEmpty = 0.1
)

// halo is the light behind a throne. On linen it is fainter, and in high contrast there is none.
func halo(r *resultScreen, k *kit.Kit, throne geom.Rect) {
	if kit.Worn().Stark {
		return
	}
	share := haloWon
	switch r.mood() {
	case defeat:
		share = haloLost
	case limit:
		share = haloEmpty
	}
	if kit.Worn().Light {
		share *= 0.7
	}
	d := throne.H * 0.62
	for i, c := range halos[plan.Hall(r.info.ID)] {
		at := geom.Point{X: throne.X + throne.W*(0.4+0.2*float64(i)), Y: throne.Y + throne.H*0.38}
		k.List.Add(paint.Op{Kind: paint.Shadow, Rect: geom.Around(at, d, d), Radius: d / 2, Width: d / 2,
			Color: c.Fade(share * r.part(0, enterRise))})
	}
}
