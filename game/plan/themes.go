package plan

import (
	"math"

	"royals/engine/cards"
	"royals/game/kit"
	"royals/sprites"
)

// The colours of the games' tables, and what is woven into their felt. theme_test.go computes their contrasts.
var (
	blades = ofGame(kit.Theme{Sign: sprites.IconSword, Felt: 0x561721, Panel: 0x380D15, Rail: 0x24070D, Accent: 0xF2B33D, Text: 0xFBF6E9, Dim: 0xE6BFB4,
		Legal: 0x7FE3C4, Danger: 0xFFAE9E}, crossedBlades)
	halves = ofGame(kit.Theme{Sign: sprites.IconCrown, Back: 1, Felt: 0x183B6B, Panel: 0x0F2747, Rail: 0x0B1626, Far: 0x65182A, FarPanel: 0x430F1B, Accent: 0xDCE6F4, Text: 0xFBF6E9,
		Dim: 0xC9D3E8, Legal: 0x7FE3C4, Danger: 0xFFAE9E}, twoCrowns)
	hills = ofGame(kit.Theme{Sign: sprites.Tower, Back: 2, Felt: 0x17452F, Panel: 0x0E2F20, Rail: 0x081E14, Accent: 0xEBD9A4, Text: 0xFBF6E9, Dim: 0xBCD3C3,
		Legal: 0x8CF0D2, Danger: 0xFF9C8E}, twoHouses)
	hearts = ofGame(kit.Theme{Sign: sprites.PipHeart, Back: 3, Felt: 0x592042, Panel: 0x3B122B, Rail: 0x25091B, Accent: 0xFFB3C8, Text: 0xFBF6E9, Dim: 0xE3BFD0,
		Legal: 0x7FE3C4, Danger: 0xFFA796}, faintHearts)
	rays = ofGame(kit.Theme{Sign: sprites.IconStar, Back: 4, Felt: 0x38234F, Panel: 0x251536, Rail: 0x170B24, Accent: 0xD7BEFF, Text: 0xFBF6E9, Dim: 0xCDBFDF,
		Legal: 0x7FE3C4, Danger: 0xFF9C8E}, sunburst)
)

func init() {
	kit.Hall.Ground = sprites.NewGround(sprites.Ground{Felt: kit.Hall.Felt, Ornament: daylight})
	kit.Slate.Ground = sprites.NewGround(sprites.Ground{Felt: kit.Slate.Felt, Quiet: true, Light: true})
	everywhere := kit.Hall // chosen for all, it is the felt of the plates, too
	kit.Hall.As[0] = &everywhere
	ornaments := [len(kit.Felts)]func(c *sprites.Canvas, w, h, far float64){3: stars, 4: ermine}
	for i := range kit.Felts {
		kit.Felts[i] = *weave(kit.Felts[i], ornaments[i])
	}
}

// stars are a sky of small stars, none beside another.
func stars(c *sprites.Canvas, w, h, _ float64) {
	strew(w, h, 150, func(x, y float64, n int) {
		c.With(sprites.Scale(x, y, 0.5+0.25*float64(n%3)), func() {
			c.Fill("M 0 -11 L 2.4 -2.4 L 11 0 L 2.4 2.4 L 0 11 L -2.4 2.4 L -11 0 L -2.4 -2.4 Z", 0x2CFFE08A)
		})
	})
}

// ermine are the tails of the fur, in rows.
func ermine(c *sprites.Canvas, w, h, _ float64) {
	strew(w, h, 110, func(x, y float64, _ int) {
		c.With(sprites.Scale(x, y, 1), func() {
			c.Fill("M 0 -10 C 3 2 5 8 9 16 C 4 13 2 14 0 18 C -2 14 -4 13 -9 16 C -5 8 -3 2 0 -10 Z M -7 -13 L -3 -10 L -7 -7 L -11 -10 Z M 7 -13 L 11 -10 L 7 -7 L 3 -10 Z M 0 -22 L 4 -18 L 0 -14 L -4 -18 Z", 0x60181613)
		})
	})
}

// strew calls draw at places so many units apart, every other row between those of the row above.
func strew(w, h, far float64, draw func(x, y float64, n int)) {
	n := 0
	for row, y := 0, far/2; y < h; row, y = row+1, y+far*0.6 {
		for x := far * (0.25 + 0.5*float64(row%2)); x < w; x += far {
			draw(x, y, n)
			n++
		}
	}
}

// daylight are faint rays that come from behind the sign of the title.
func daylight(c *sprites.Canvas, w, h, _ float64) {
	const n = 22
	far := math.Hypot(w, h)
	wide := far * math.Tan(math.Pi/n/2)
	for i := range n {
		if i&1 == 0 {
			continue
		}
		c.With(sprites.Turn(w/2, h*0.36, 360*float64(i)/n+3, 1), func() {
			c.With(sprites.Stretch(0, 0, far/100, wide/100), func() { c.Fill("M 3 -3 L 100 -100 L 100 100 L 3 3 Z", 0x0BEBD9A4) })
		})
	}
}

// weave gives a theme its ground. One that is bare has a quiet one without ornament.
func weave(t kit.Theme, ornament func(c *sprites.Canvas, w, h, far float64)) *kit.Theme {
	if t.Bare {
		ornament = nil
	}
	t.Ground = sprites.NewGround(sprites.Ground{Felt: t.Felt, Far: t.Far, Quiet: t.Bare, Light: t.Light, Ornament: ornament})
	return &t
}

// ofGame weaves the theme of a game, and what stays of it in a theme for all: its back, its front line and its halves, and in the hall's
// its ornament, and a frame of its own round the green. The plain one has no ornament, but linen with a breath of the game's
// colour, and a frame in its ink.
func ofGame(own kit.Theme, ornament func(c *sprites.Canvas, w, h, far float64)) *kit.Theme {
	bases := [...]kit.Theme{kit.Hall, kit.Slate, kit.Stark}
	bases[0].Felt, bases[0].Panel, bases[0].Accent, bases[0].Danger = 0x0D312B, 0x0A2721, frames[own.Back], own.Danger // the ornament is light
	plain := &bases[1]
	plain.Felt, plain.Panel, plain.Rail, plain.Accent = tints[own.Back], bleached(tints[own.Back], 0.45), bleached(tints[own.Back], 0.8), inks[own.Back]
	for i, t := range bases {
		t.Back = own.Back
		if own.Far != 0 {
			t.Felt, t.Far, t.Panel, t.FarPanel = quiet[i][0], quiet[i][1], quiet[i][2], quiet[i][3]
		}
		if own.As[i] = &t; !t.Stark {
			own.As[i] = weave(t, ornament)
		}
	}
	t := weave(own, ornament)
	if own.Far == 0 {
		return t
	}
	turned := *t
	for i, as := range turned.As {
		turned.As[i] = turn(*as, ornament)
	}
	t.Turned = turn(turned, ornament)
	return t
}

// frames are the frames of the games round the green felt of the hall, by their backs: metals and stones that sit with green and gold, as
// copper, silver, brass, rose gold and moonstone.
var frames = [...]uint32{0xE6A270, 0xDCE6F4, 0xD8CF86, 0xECC6BA, 0xCFCBE6}

// tints are the felts of the games in the plain theme, by their backs: linen with a breath of brick, steel, moss, rose and violet.
var tints = [...]uint32{0xDECFC1, 0xCFD7DE, 0xD2D8C8, 0xE0D1D1, 0xD8D1DE}

// inks are the frames and headings of the games there: wine, blue, green, plum and violet.
var inks = [...]uint32{0x7A1424, 0x1B4478, 0x1D4F31, 0x85204F, 0x4D2D84}

// quiet are the halves of Two Kingdoms in the themes that are one for all: near and far felt, near and far panels. In the hall both are
// green, where the line between them parts them, and in high contrast black with panels in a trace of their colours.
var quiet = [...][4]uint32{
	{0x0D312B, 0x173D27, 0x0A2721, 0x112F1E},
	{0xCFD7DE, 0xE2D0C9, 0xE3E6E7, 0xEDE2DB},
	{0x0B0B0D, 0x0B0B0D, 0x060A30, 0x290009},
}

// turn changes the halves of a theme.
func turn(t kit.Theme, ornament func(c *sprites.Canvas, w, h, far float64)) *kit.Theme {
	t.Felt, t.Far, t.Panel, t.FarPanel = t.Far, t.Felt, t.FarPanel, t.Panel
	if t.Ground == sprites.None {
		return &t
	}
	return weave(t, ornament)
}

// linen is what a felt is bleached to.
const linen uint32 = 0xFCF8F0

// bleached is a colour on its way to that of linen.
func bleached(rgb uint32, share float64) (out uint32) {
	for shift := 0; shift < 24; shift += 8 {
		out |= uint32(float64(rgb>>shift&255)*(1-share)+float64(linen>>shift&255)*share+0.5) << shift
	}
	return out
}

// crossedBlades are two swords, as high as the table.
func crossedBlades(c *sprites.Canvas, w, h, _ float64) {
	size := min(h/230, w/190)
	for _, side := range [2]float64{1, -1} {
		c.With(sprites.Stretch(w/2, h*0.52, side*size, size), func() {
			c.With(sprites.Turn(0, 0, 40, 1), func() {
				c.Fill("M -7 52 L -7 -92 L 0 -116 L 7 -92 L 7 52 Z", 0x13F2B33D)
				c.Fill("M -30 52 L 30 52 L 30 61 L -30 61 Z", 0x13F2B33D)
				c.Fill("M -5 61 L 5 61 L 5 96 L -5 96 Z", 0x13F2B33D)
				c.Fill("M 0 94 L 9 103 L 0 112 L -9 103 Z", 0x13F2B33D)
			})
		})
	}
}

// twoCrowns are a crown in each half, the far one upside down.
func twoCrowns(c *sprites.Canvas, w, h, far float64) {
	const crown = "M -36 26 L -44 -24 L -21 -4 L 0 -38 L 21 -4 L 44 -24 L 36 26 Z M -36 31 L 36 31 L 36 39 L -36 39 Z"
	if far <= 0 {
		far = h / 2
	}
	size := min(w*0.5, far*0.8, (h-far)*0.8) / 88
	c.With(sprites.Stretch(w/2, far/2, size, -size), func() { c.Fill(crown, 0x40000000) })
	c.With(sprites.Scale(w/2, far+(h-far)*0.42, size), func() { c.Fill(crown, 0x40000000) })
}

// twoHouses are hills with a castle at either side.
func twoHouses(c *sprites.Canvas, w, h, _ float64) {
	const castle = "M -34 60 L -34 -20 L -38 -20 L -38 -36 L -31 -36 L -31 -29 L -25 -29 L -25 -36 L -17 -36 L -17 -29 L -11 -29 L -11 -36 L -4 -36 L -4 -20 " +
		"L -8 -20 L -8 0 L -2 0 L -2 -7 L 5 -7 L 5 0 L 12 0 L 12 -7 L 19 -7 L 19 0 L 26 0 L 26 -7 L 33 -7 L 33 60 Z"
	size := min(w/240, h/300)
	for _, side := range [2]float64{1, -1} {
		c.With(sprites.Stretch(w/2-side*w*0.36, h*0.5, side*size, size), func() { c.Fill(castle, 0x50081E14) })
	}
	for i, rgb := range [...]uint32{0x40081E14, 0x48081E14} {
		y := h*0.62 + float64(i)*h*0.12
		c.With(sprites.Stretch(0, y, w/100, h/100), func() {
			if i == 0 {
				c.Fill("M 0 0 C 14 -10 26 -10 40 1 C 52 9 62 8 74 -2 C 84 -9 92 -8 100 -3 L 100 60 L 0 60 Z", rgb)
			} else {
				c.Fill("M 0 6 C 12 2 20 -4 34 -4 C 50 -4 58 8 70 8 C 82 8 90 0 100 -4 L 100 60 L 0 60 Z", rgb)
			}
		})
	}
}

// faintHearts are hearts of several sizes, scattered and a little askew.
func faintHearts(c *sprites.Canvas, w, h, _ float64) {
	size := min(w, h) / 430
	for _, at := range [...][4]float64{{0.07, 0.14, 62, -12}, {0.90, 0.16, 92, 8}, {0.30, 0.12, 42, 10}, {0.66, 0.30, 50, -8}, {0.14, 0.46, 88, 6}, {0.92, 0.52, 56, -10},
		{0.44, 0.50, 120, 4}, {0.76, 0.70, 96, 12}, {0.22, 0.80, 66, -14}, {0.06, 0.90, 90, 9}, {0.56, 0.88, 58, -6}, {0.94, 0.90, 74, -9}} {
		c.With(sprites.Turn(at[0]*w, at[1]*h, at[3], size*at[2]/56), func() { sprites.Figure(c, cards.Hearts, 0x12FFB3C8) })
	}
}

// sunburst are rays from the middle.
func sunburst(c *sprites.Canvas, w, h, _ float64) {
	const n = 28
	far := math.Hypot(w, h)
	wide := far * math.Tan(math.Pi/n/2)
	for i := range n {
		if i&1 == 0 {
			continue
		}
		c.With(sprites.Turn(w/2, h*0.46, 360*float64(i)/n, 1), func() {
			c.With(sprites.Stretch(0, 0, far/100, wide/100), func() { c.Fill("M 3 -3 L 100 -100 L 100 100 L 3 3 Z", 0x11D7BEFF) })
		})
	}
}
