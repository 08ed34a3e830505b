package screens

import (
	"math"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/sprites"
)

// hall draws the room round the throne: banners of the winner where it is wide, or above the words where these have so much
// room over them, and what fell from the ceiling.
func (r *resultScreen) hall(k *kit.Kit, box geom.Rect, wide bool, above float64) {
	m := r.mood()
	if order := r.order(); m != limit && (wide || above >= leastBanner) {
		h, top := k.In.H*0.42, k.In.H*0.1
		if !wide {
			h, top = above-kit.Space2, kit.Space2
		}
		last := max(r.res.Winners.Len()-1, 0)
		x := max(24, k.In.W/2-640)
		at := geom.Rect{X: k.In.X + x, Y: k.In.Y + top, W: h * 0.36, H: h}
		drawPennant(r, k, order[0], at, light(m))
		at.X = k.In.X + k.In.W - x - at.W
		drawPennant(r, k, order[last], at, light(m))
	}
	if m == victory || m == shared {
		beams(k, box.Center())
		r.lozenges(k, box)
	}
}

// leastBanner is from what height a banner hangs above the words.
const leastBanner = 120

// armsOf is what somebody bears: the own crest, or else the shield of the seat.
func armsOf(r *resultScreen, x engine.Seat) sprites.ID {
	if id := seated(r.a, r.t.Players)[x]; id != "" {
		return crestOf(r.a, id)
	}
	return sprites.Emblem(int(x))
}

// drawPennant hangs up a banner of somebody with what they bear on it.
func drawPennant(r *resultScreen, k *kit.Kit, x engine.Seat, at geom.Rect, tint paint.Color) {
	k.List.Picture(sprites.Pennant(int(x)), at, tint)
	if arms := armsOf(r, x); arms != sprites.Emblem(int(x)) { // it covers the shield of the seat
		s := at.H * sprites.PennantShield
		k.List.Picture(arms, geom.Around(geom.Point{X: at.X + at.W/2, Y: at.Y + at.H*sprites.PennantMiddle}, s, s), tint)
	}
}

// beams are the light behind a throne.
func beams(k *kit.Kit, at geom.Point) {
	const n = 11
	if kit.Worn().Stark {
		return
	}
	far := math.Hypot(k.Size.W, k.Size.H)
	for i := range n {
		sin, cos := math.Sincos(math.Pi * (float64(i)/n*2 + 0.5/n - 0.5))
		k.List.Line(at, geom.Point{X: at.X + far*cos, Y: at.Y + far*sin}, 0.07*k.Size.H+14*float64(i%3), kit.Accent.Fade(0.05))
	}
}

// largePicture is the height from which a picture takes a while to be made.
const largePicture = 150.0

// foretell puts the large pictures of an ending under a band that is about to cover them, in the sizes that they will have: they are
// made while the winner is cheered, and stand there when the hall opens.
func foretell(s *painter, res *resultScreen, band geom.Rect) {
	var list paint.List
	k := *s.k
	k.List, k.Targets = &list, nil
	res.open, res.best = map[engine.Seat]bool{}, res.greatest()
	res.Build(&k)
	s.k.List.Clip(band)
	defer s.k.List.Clip(geom.Rect{})
	for _, o := range list.Ops {
		if o.Kind == paint.Sprite && o.Rect.H >= largePicture {
			if o.Rect.Intersect(band).Empty() { // the band covers only what lies in it
				o.Rect.Y = band.Y
			}
			s.k.List.Add(o)
		}
	}
}

// light is the tint of a hall: a defeat is seen in less light.
func light(m mood) paint.Color {
	if m == defeat || m == limit {
		return paint.RGB(0xB3B3B3)
	}
	return kit.White
}

// fallen are the colours of what is thrown at a victory.
var fallen = [...]uint32{sprites.Gules, sprites.Or, sprites.Azure, sprites.Vert, sprites.Paper}

// lozenges scatters 64 of them, or half as many on a phone, at both sides of a box, where they lie once they have fallen.
func (r *resultScreen) lozenges(k *kit.Kit, box geom.Rect) {
	n := uint64(64)
	if box.W < 600 {
		n = 32
	}
	for i := range n {
		h := engine.HashBytes([]byte{byte(i), 'l'})
		a, b, c := float64(h&1023)/1023, float64(h>>10&1023)/1023, float64(h>>44&1023)/1023
		side := a * 0.34 // of the width, from the edge
		if i&1 == 1 {
			side = 1 - side
		}
		size := 7 + 11*c
		at := geom.Point{X: box.X + box.W*side, Y: box.Y + box.H*0.94*b}
		if fall := r.part(time.Duration(a*200)*time.Millisecond, enterFall); fall < 1 {
			at.Y -= (1 - fall) * (at.Y - k.Size.Y + size)
		}
		k.List.Add(paint.Op{Kind: paint.Sprite, Sprite: sprites.PipDiamond, Rect: geom.Around(at, size, size*1.15), Turn: c * 6.28, Squash: 0.5 * a,
			Color: paint.RGB(fallen[i%uint64(len(fallen))]).Fade(0.9)})
	}
}
