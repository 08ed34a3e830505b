package plan

import (
	"math"

	"royals/game/kit"
	"royals/game/paint"
	"royals/sprites"
)

// motif is what is woven into the felt of a game again and again, evenly from edge to edge, so that wherever something lies on it enough
// of it stays to be seen: a large one and a small one in turn, as outlines in a square from -20 to 20.
type motif struct {
	large, small string
	beams        bool                             // light comes from behind it
	pages        bool                             // plates lie on it where candles would stand
	place        func(s *site)                    // what else its own ground shows, where it is sewn less often
	free         func(s *site, x, y float64) bool // whether it is sewn at a point there; nil for everywhere
}

// The lattice of motifs, in CSS pixels: it falls on every other lozenge of the felt.
const (
	latticeStep = 92.0
	latticeEdge = 11.5
)

// sewn is how a motif is sewn into a felt where it has so much light: what fills it, and what is drawn around it, so that it stands out and
// words on it stay readable. It is lighter than a dark felt as far as gold words and warnings allow it, and else sunk into it. On linen it
// is ink, fainter in the middle, where cards lie.
func sewn(t *kit.Theme, rgb uint32, light, off float64) (fill, around uint32) {
	if t.Light {
		return uint32(faint+(inky-faint)*off)<<24 | rgb, 0x30FFFFFF
	}
	for strength := thread; strength >= 0x0C; strength-- {
		least := 99.0
		for _, felt := range [...]uint32{t.Felt, t.Far} {
			spot := shone(felt, rgb, light, float64(strength)/255)
			least = min(least, contrast(kit.Gold, spot), contrast(paint.RGB(t.Danger), spot))
		}
		if least > 4.55 {
			return strength<<24 | rgb, 0x38000000
		}
	}
	return 0x38000000, 0x20000000
}

// How much of a motif is seen, of 255: on linen in the middle and at the rim, and on a dark felt at most.
const (
	faint         = 12
	inky          = 19
	thread uint32 = 0x1C
)

// shone is a felt in so much light, on a lozenge and in a beam, with a share of another colour on it.
func shone(felt, rgb uint32, light, share float64) paint.Color {
	light *= 1.09
	var c uint32
	for shift := 0; shift < 24; shift += 8 {
		c |= uint32(min(float64(felt>>shift&255)*light*(1-share)+float64(rgb>>shift&255)*share+1, 255)) << shift
	}
	return paint.RGB(c)
}

// luminance is the relative luminance of a colour.
func luminance(c paint.Color) float64 {
	ch := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*ch(uint8(c>>24)) + 0.7152*ch(uint8(c>>16)) + 0.0722*ch(uint8(c>>8))
}

// contrast is how far two colours are apart, from 1 to 21.
func contrast(a, b paint.Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// over returns what draws a motif on the felt of a theme. On a far half it stands upside down.
func (m motif) over(t *kit.Theme, rgb uint32) func(c *sprites.Canvas, w, h, far float64) {
	g := groundOf(t)
	lit, own := m.beams && !t.Light, m.place != nil && t.Wood == 0 && !t.Light
	at := func(x, y, w, h float64) (fill, around uint32) {
		x, y = min(max(x, 0), w), min(max(y, 0), h)
		return sewn(t, rgb, g.Shine(x, y, w, h), sprites.Off(x, y, w, h))
	}
	return func(c *sprites.Canvas, w, h, far float64) {
		if lit {
			beams(c, w, h, 0x08<<24|rgb)
		}
		here := &site{c, w, h, far, func(x, y float64) uint32 {
			fill, _ := at(x, y, w, h)
			return fill
		}}
		switch {
		case own:
			m.place(here)
		case t.Wood != 0:
			hallRoom(here, !m.pages)
		}
		great := 1.25
		if min(w, h) < 600 {
			great = 1
		}
		for row := range int(h/latticeStep*2) + 2 {
			up, y := 1.0, latticeEdge+latticeStep/2*float64(row)
			if y < far {
				up = -1
			}
			for n := row & 1; n < int(w/latticeStep*2)+2; n += 2 {
				d, size := m.small, 1.0
				if row&1 == 1 {
					d, size = m.large, great
				}
				x := latticeEdge + latticeStep/2*float64(n)
				if t.Wood != 0 && !onHall(here, x) || own && !m.sparse(here, row, n, x, y) {
					continue
				}
				fill, around := at(x, y, w, h)
				c.With(sprites.Stretch(x, y, size, up*size), func() {
					c.Line(d, 2.2, around)
					c.Fill(d, fill)
				})
			}
		}
	}
}

// sparse reports whether a motif is sewn at a place of the lattice of the game's own ground, where it is sewn less often.
func (m motif) sparse(s *site, row, n int, x, y float64) bool {
	return row&1 != 0 && (n+row)>>1&1 != 0 && (m.free == nil || m.free(s, x, y))
}

const crownPath = "M -14 7 L -18 -11 L -8.5 -3 L 0 -17 L 8.5 -3 L 18 -11 L 14 7 Z M -14 10 L 14 10 L 14 14.5 L -14 14.5 Z"

// The motifs of the games: crossed swords, crowns, towers and oak leaves, hearts, and stars.
var (
	blade = motif{place: throneRoom, free: onCarpet,
		large: "M -7.2 6.5 L 9.9 -13.9 L 13.8 -16.4 L 11.9 -12.2 L -5.2 8.2 L -1.9 10.9 L -3.2 12.5 L -6.8 9.5 L -10.7 14.2 L -11 15.9 L -13.7 16.3 L -13.8 13.5 L -12.1 13.0 L -8.2 8.3 L -11.7 5.4 L -10.4 3.8 Z M 10.4 3.8 L 11.7 5.4 L 8.2 8.3 L 12.1 13.0 L 13.8 13.5 L 13.7 16.3 L 11 15.9 L 10.7 14.2 L 6.8 9.5 L 3.2 12.5 L 1.9 10.9 L 5.2 8.2 L -11.9 -12.2 L -13.8 -16.4 L -9.9 -13.9 L 7.2 6.5 Z",
		small: "M 0 -9 L 5 0 L 0 9 L -5 0 Z"}
	coronet = motif{place: battlefield, free: betweenBanners,
		large: crownPath,
		small: "M 0 -9 L 2.6 -2.6 L 9 0 L 2.6 2.6 L 0 9 L -2.6 2.6 L -9 0 L -2.6 -2.6 Z"}
	crowns    = motif{beams: true, pages: true, large: coronet.large, small: coronet.small} // of what belongs to no game
	keepTower = motif{place: courtyard, free: aboveTowers,
		large: "M -12 18 L -12 -5 L -15 -5 L -15 -17 L -9 -17 L -9 -12 L -3 -12 L -3 -17 L 3 -17 L 3 -12 L 9 -12 L 9 -17 L 15 -17 L 15 -5 L 12 -5 L 12 18 L 4 18 L 4 9 C 4 3 -4 3 -4 9 L -4 18 Z",
		small: "M 0 -10 C 4 -9 4 -6 3 -5 C 7 -5 8 -1 4 0 C 7 2 6 6 1.5 5 L 0.8 11 L -0.8 11 L -1.5 5 C -6 6 -7 2 -4 0 C -8 -1 -7 -5 -3 -5 C -4 -6 -4 -9 0 -10 Z"}
	heart = motif{place: arena,
		large: "M 0 18 C -5 10 -18 5 -18 -6 C -18 -17 -4 -18 0 -8 C 4 -18 18 -17 18 -6 C 18 5 5 10 0 18 Z",
		small: "M 0 8 C -2.5 4.5 -8 2 -8 -3 C -8 -8 -2 -8.5 0 -3.8 C 2 -8.5 8 -8 8 -3 C 8 2 2.5 4.5 0 8 Z"}
	sun = motif{beams: true, place: silk,
		large: "M 0 -19 L 4.5 -6.2 L 18 -5.9 L 7.3 2.4 L 11.2 15.4 L 0 7.7 L -11.2 15.4 L -7.3 2.4 L -18 -5.9 L -4.5 -6.2 Z",
		small: "M 0 -9 L 1.8 -1.8 L 9 0 L 1.8 1.8 L 0 9 L -1.8 1.8 L -9 0 L -1.8 -1.8 Z"}
)
