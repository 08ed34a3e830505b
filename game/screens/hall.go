package screens

import (
	"math"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/sprites"
)

// hall draws the room round the throne: banners of the winner where it is wide, or above the words where these have so much
// room over them, and what fell from the ceiling.
func (r *resultScreen) hall(k *kit.Kit, box geom.Rect, wide bool, above float64) {
	m, clip := r.mood(), k.List.Clipped()
	k.List.Clip(geom.Rect{}) // the room goes on behind the buttons
	if wide {
		drapes(k)
	}
	if m == victory || m == shared {
		beams(k, box.Center())
	}
	room(k, box, wide)
	k.List.Clip(clip)
	if order := r.order(); m != limit && (wide || above >= leastBanner) {
		h, top := k.In.H*0.42, k.In.H*0.1
		if !wide {
			h, top = above-kit.Space2, kit.Space2
		}
		last := max(r.res.Winners.Len()-1, 0)
		x := max(24, k.In.W/2-640)
		at := geom.Rect{X: k.In.X + x, Y: k.In.Y + top, W: h * 0.36, H: h}
		drawPennant(r, k, order[0], at, kit.White)
		at.X = k.In.X + k.In.W - x - at.W
		drawPennant(r, k, order[last], at, kit.White)
	}
	if m == victory || m == shared {
		r.falls(k, box, throneIn(box), false)
	}
}

// Thrones that stand side by side: how far their middles are apart, in widths of one, and how large one of two is at most.
const (
	throneApart = 0.58
	throneOfTwo = 0.77
)

// thronesIn returns the thrones of so many who share a win, side by side on the floor where one would stand, in a room.
func thronesIn(box, room geom.Rect, n int) (list []geom.Rect) {
	w := min(throneOfTwo*box.W, room.W/(1+throneApart*float64(n-1)))
	for i := range n {
		x := box.X + box.W/2 + (float64(i)-float64(n-1)/2)*throneApart*w
		list = append(list, geom.Rect{X: x - w/2, Y: box.Y + horizon*(box.H-w/throneShape), W: w, H: w / throneShape})
	}
	return list
}

// bench seats each of those who share a win on a throne, with a crown of their own over the head and what they bear before the seat. Their
// steps are one: each throne is drawn as far as the middle between it and the next.
func (r *resultScreen) bench(k *kit.Kit, box, room geom.Rect, faces []int) {
	clip, thrones, i := k.List.Clipped(), thronesIn(box, room, r.res.Winners.Len()), 0
	for _, x := range r.order() {
		if !r.res.Winners.Has(x) {
			continue
		}
		own := geom.Rect{X: k.Size.X, Y: k.Size.Y, W: k.Size.W, H: k.Size.H}
		if i > 0 {
			_, own = own.CutLeft((thrones[i-1].Center().X+thrones[i].Center().X)/2 - own.X)
		}
		if i < len(thrones)-1 {
			own, _ = own.CutLeft((thrones[i].Center().X+thrones[i+1].Center().X)/2 - own.X)
		}
		k.List.Clip(own)
		throne, tint := r.rise(thrones[i]), kit.White.Fade(r.part(0, enterRise))
		k.List.Picture(sprites.Glad(sprites.Throne(plan.Hall(r.info.ID), faces[x])), throne, tint)
		k.List.Clip(clip)
		part := func(id sprites.ID, down, share float64) {
			k.List.Picture(id, geom.Around(geom.Point{X: throne.Center().X, Y: throne.Y + throne.H*down}, throne.W*share, throne.W*share), tint)
		}
		part(sprites.LittleCrown, 0.2, 0.15)
		part(armsOf(r, x), 0.78, 0.12)
		i++
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

// drapes hang at both edges of a wide hall, as broad as its banners stand in: folds of the ground's own cloth, each darker to one side.
func drapes(k *kit.Kit) {
	if kit.Worn().Stark {
		return
	}
	const folds = 5
	w := (max(24, k.In.W/2-640) + k.In.H*0.19) / folds
	for i := range folds {
		part := float64(folds-i) / folds
		for _, x := range [2]float64{k.Size.X + float64(i)*w, k.Size.X + k.Size.W - float64(i+1)*w} {
			k.List.Fill(geom.Rect{X: x, Y: k.Size.Y, W: w, H: k.Size.H}, 0, kit.Dusk.Fade(0.12+0.22*part))
			k.List.Fill(geom.Rect{X: x + w*0.62, Y: k.Size.Y, W: w * 0.38, H: k.Size.H}, 0, kit.Dusk.Fade(0.2))
		}
	}
}

// beams are the light behind a throne, alike to both sides.
func beams(k *kit.Kit, at geom.Point) {
	const n = 14
	if kit.Worn().Stark {
		return
	}
	far := math.Hypot(k.Size.W, k.Size.H)
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / n)
		wide, shine := 0.1*k.Size.H, 0.045
		if i&1 == 0 {
			wide, shine = 0.15*k.Size.H, 0.065
		}
		k.List.Line(at, geom.Point{X: at.X + far*cos, Y: at.Y + far*sin}, wide, kit.Accent.Fade(shine))
	}
}

// largePicture is the height from which a picture takes a while to be made.
const largePicture = 150.0

// hardly is the least that a picture can be seen.
const hardly = paint.Color(0xffffff01)

// foretell puts the large pictures of an ending on the table that grows dark, hardly to be seen and in the sizes that they will have: they are
// made while the last move stands, and are there when the hall opens.
func foretell(s *painter, res *resultScreen) {
	var list paint.List
	k := *s.k
	k.List, k.Targets = &list, nil
	res.open, res.best = map[engine.Seat]bool{}, res.greatest()
	res.Build(&k)
	for _, o := range list.Ops {
		if o.Kind == paint.Sprite && o.Rect.H >= largePicture {
			o.Color = hardly
			s.k.List.Add(o)
		}
	}
}

// light is the tint of a throne: one that stays empty is seen in less light.
func light(m mood) paint.Color {
	if m == limit {
		return paint.RGB(0xB3B3B3)
	}
	return kit.White
}

// dusk takes light from the hall of a game that is not won, before anything stands in it. Whoever sits there, the banners and the words
// are as bright as ever.
func dusk(r *resultScreen, k *kit.Kit) {
	if m := r.mood(); (m == defeat || m == limit) && !kit.Worn().Stark {
		k.List.Fill(k.Size, 0, kit.Dusk.Fade(0.5))
	}
}
