package plan

import (
	"math"

	"royals/game/kit"
	"royals/sprites"
)

// The colours of the games' tables, and what is woven into their felt. theme_test.go computes their contrasts.
var (
	blades = ofGame(kit.Theme{Sign: sprites.IconSword, Felt: 0x5A1520, Panel: 0x390D14, Rail: 0x24070D, Accent: 0xF2B33D, Text: 0xFBF6E9, Dim: 0xE6BFB4,
		Legal: 0x7FE3C4, Danger: 0xFFAE9E}, blade)
	halves = ofGame(kit.Theme{Sign: sprites.IconCrown, Back: 1, Felt: 0x123264, Panel: 0x0D2446, Rail: 0x0B1626, Far: 0x671628, FarPanel: 0x430F1B, Accent: 0xDCE6F4, Text: 0xFBF6E9,
		Dim: 0xC9D3E8, Legal: 0x7FE3C4, Danger: 0xFFAE9E}, coronet)
	hills = ofGame(kit.Theme{Sign: sprites.Tower, Back: 2, Felt: 0x0F3B26, Panel: 0x0B2D1D, Rail: 0x081E14, Accent: 0xEBD9A4, Text: 0xFBF6E9, Dim: 0xBCD3C3,
		Legal: 0x8CF0D2, Danger: 0xFF9C8E}, keepTower)
	hearts = ofGame(kit.Theme{Sign: sprites.PipHeart, Back: 3, Felt: 0x5D1B44, Panel: 0x3C102B, Rail: 0x25091B, Accent: 0xFFB3C8, Text: 0xFBF6E9, Dim: 0xE3BFD0,
		Legal: 0x7FE3C4, Danger: 0xFFA796}, heart)
	rays = ofGame(kit.Theme{Sign: sprites.IconStar, Back: 4, Felt: 0x371E58, Panel: 0x24133A, Rail: 0x170B24, Accent: 0xD7BEFF, Text: 0xFBF6E9, Dim: 0xCDBFDF,
		Legal: 0x7FE3C4, Danger: 0xFF9C8E}, sun)
)

func init() {
	kit.Hall.Ground = sprites.NewGround(sprites.Ground{Felt: kit.Hall.Felt, Ornament: daylight})
	kit.Slate = *weave(kit.Slate, crowns.over(&kit.Slate, 0x8F7144))
	everywhere := kit.Hall // chosen for all, it is a hall of oak by candlelight, with crowns on the felt
	everywhere.Rail, everywhere.Wood = 0x30220F, 0x82622F
	everywhere = *weave(everywhere, crowns.over(&everywhere, sprites.Or))
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
func daylight(c *sprites.Canvas, w, h, _ float64) { beams(c, w, h, 0x0AEBD9A4) }

// beams come from the upper half of a felt, as wide as the dark between them.
func beams(c *sprites.Canvas, w, h float64, rgb uint32) {
	const n = 26
	far := math.Hypot(w, h)
	wide := far * math.Tan(math.Pi/n/2)
	for i := range n {
		if i&1 == 0 {
			continue
		}
		c.With(sprites.Turn(w/2, h*0.4, 360*float64(i)/n+3, 1), func() {
			c.With(sprites.Stretch(0, 0, far/100, wide/100), func() { c.Fill("M 3 -3 L 100 -100 L 100 100 L 3 3 Z", rgb) })
		})
	}
}

// weave gives a theme its ground. One that is bare has a quiet one.
func weave(t kit.Theme, ornament func(c *sprites.Canvas, w, h, far float64)) *kit.Theme {
	g := groundOf(&t)
	g.Ornament = ornament
	t.Ground = sprites.NewGround(g)
	return &t
}

// groundOf is the ground of a theme without what is woven into it. Where it is framed in wood it is a carpet
// on a floor of stone, by candlelight.
func groundOf(t *kit.Theme) sprites.Ground {
	g := sprites.Ground{Felt: t.Felt, Far: t.Far, Quiet: t.Bare, Light: t.Light, Candles: t.Wood != 0}
	if g.Candles {
		g.Floor = flags
	}
	return g
}

// ofGame weaves the theme of a game, and what stays of it in a theme for all: its back, its front line and its halves, and its motif. In
// the hall's it stands by candlelight on a felt of its own dye, in a frame of its own wood inlaid with its own metal. In the plain one
// it is woven into linen of its colour, in a frame of its ink.
func ofGame(own kit.Theme, m motif) *kit.Theme {
	bases := [...]kit.Theme{kit.Hall, kit.Slate, kit.Stark}
	hall, plain := &bases[0], &bases[1]
	dye := dyes[own.Back]
	hall.Felt, hall.Panel, hall.Rail, hall.Wood, hall.Accent, hall.Danger = dye[0], dye[1], woods[own.Back][0], woods[own.Back][1], frames[own.Back], own.Danger
	plain.Felt, plain.Panel, plain.Rail, plain.Accent = tints[own.Back], bleached(tints[own.Back], 0.45), bleached(tints[own.Back], 0.8), inks[own.Back]
	inked := [...]uint32{own.Dim, inks[own.Back], 0}
	for i, t := range bases {
		t.Back = own.Back
		if own.Far != 0 {
			t.Felt, t.Far, t.Panel, t.FarPanel = quiet[i][0], quiet[i][1], quiet[i][2], quiet[i][3]
		}
		if own.As[i] = &t; !t.Stark {
			own.As[i] = weave(t, m.over(&t, inked[i]))
		}
	}
	t := weave(own, m.over(&own, own.Dim))
	if own.Far == 0 {
		return t
	}
	turned := *t
	for i, as := range turned.As {
		turned.As[i] = turn(*as, m.over(as, inked[i]))
	}
	t.Turned = turn(turned, m.over(&turned, own.Dim))
	return t
}

// dyes are the felts and panels of the games in the hall, by their backs: garnet, sapphire, emerald, raspberry and amethyst, as deep as
// gold words on them allow. The panels of the last two are of dark wood, for their own are of the same dye.
var dyes = [...][2]uint32{{0x651810, 0x3F0E0A}, {0x0F336C, 0x092145}, {0x083F20, 0x052713}, {0x660F42, 0x381019}, {0x371A6A, 0x2B1624}}

// woods are what the tables of the games are made of there: bars and panels at the side, and the frame: cherry, walnut, oak, mahogany and
// chestnut, all of them warm and brown.
var woods = [...][2]uint32{{0x36190D, 0x96502A}, {0x271B11, 0x6E4E33}, {0x332411, 0x8A6A32}, {0x421E10, 0xA5623A}, {0x3B2C14, 0xA57A38}}

// frames are the metals inlaid in the frames of the games there, by their backs: copper, silver, brass, rose gold and pale gold.
var frames = [...]uint32{0xE6A270, 0xDCE6F4, 0xD8CF86, 0xECC6BA, 0xF0DCB0}

// tints are the felts of the games in the plain theme, by their backs: linen dyed in brick, steel, moss, rose and violet. At the rim they
// are stronger.
var tints = [...]uint32{0xECCFBE, 0xC5D6E8, 0xC9DDC0, 0xF2CEDA, 0xDBD1EF}

// inks are the frames and headings of the games there: wine, blue, green, plum and violet.
var inks = [...]uint32{0x7A1424, 0x163E70, 0x17462A, 0x751845, 0x47287C}

// quiet are the halves of Two Kingdoms in the themes that are one for all: near and far felt, near and far panels. In the hall they are
// sapphire and ruby, and in high contrast black as all else.
var quiet = [...][4]uint32{
	{0x0F336C, 0x6A0F20, 0x092145, 0x430914},
	{0xC9D8E8, 0xEBD7CF, 0xE2E9F0, 0xF4E8E2},
	{0x0B0B0D, 0x0B0B0D, 0, 0},
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
