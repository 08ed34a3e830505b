package sprites

// The throne of an ending: a picture 720 × 524 units, with its middle at 0,0. It is empty, or somebody sits on it.
const (
	throneW = 720
	throneH = 524
)

const orDeep = 0xA87412 // gold in shade

// A hall is what a throne is made of, and what stands behind it. Each game has its own.
type hall struct {
	velvet, deep, light uint32 // the stuff of the seat: lit, in shade, its seams
	carpet              uint32
	step, riser         uint32 // the dais
	back                func(c figure, h *hall)
}

// Halls is how many thrones there are.
const Halls = 5

var halls = [Halls]hall{
	{0x8E1522, 0x5E0D18, 0xC03A44, Gules, 0x5E0D18, 0x3E0A12, figure.arch},
	{0x1F4E8C, 0x143763, 0x4C7FC0, Gules, 0x143763, 0x0C2140, figure.banner},
	{0x1E6B3C, 0x12452A, 0x4C9A68, Vert, 0x6F6A58, 0x4A4738, figure.gate},
	{0x9A2F5A, 0x661C3C, 0xD0648F, 0x9A2F5A, 0x5A1D3C, 0x3A1227, figure.ladderTop},
	{0x5A3A8C, 0x3A245E, 0x8C6AC0, Purpure, 0x3A245E, 0x251640, figure.greatCrest},
}

// Throne returns the picture of the throne of a hall on its dais, half again as wide as high. The player of a face sits
// on it, or nobody where the face is negative.
func Throne(hall, face int) ID {
	id := firstThrone + ID(hall%Halls)*(Portraits+1)
	if face < 0 {
		return id + Portraits
	}
	return id + ID(face%Portraits)
}

// Glad returns the same picture of a throne where whoever sits on it smiles. Where nobody does, no crown waits on it: it has been given.
func Glad(throne ID) ID { return throne - firstThrone + firstGlad }

// throne draws the seat of honour from back to front.
func (c figure) throne(in, face int) {
	h := &halls[in]
	c.m = c.m.after(Shift(0, 8))
	c.dais(h)
	c.Fill("M -104 96 L 104 96 L 104 152 L -104 152 Z", 0x1A0810) // the shadow under the seat
	h.back(c, h)
	if face >= 0 {
		p := &portraits[face]
		c.nest("M -200 -260 L 200 -260 L 200 78 L -200 78 Z")
		c.dye = p.hair
		c.bust(courtier{c, p.card, p.dress, p.dress.Main}, -p.x, 92, 1.12, p.dir)
		c.dye = asDrawn
		c.inner, c.clipd = false, false
	}
	c.throneSeat(h)
	if face < 0 && !c.glad { // the crown waits on the cushion
		c.With(Scale(0, 36, 0.95), func() { c.Crown() })
	}
}

// dais draws two steps, and the carpet that leads up.
func (c figure) dais(h *hall) {
	c.Shape("M -262 152 L 262 152 L 286 176 L -286 176 Z", h.step, KeyLine)
	c.Shape("M -286 176 L 286 176 L 286 192 L -286 192 Z", h.riser, KeyLine)
	c.Shape("M -306 192 L 306 192 L 344 226 L -344 226 Z", h.step, KeyLine)
	c.Shape("M -344 226 L 344 226 L 344 246 L -344 246 Z", h.riser, KeyLine)
	c.lines("M -286 184 L -100 184", 2.4)
	for x := 130.0; x <= 330; x += 40 { // studs along both steps
		for _, side := range [2]float64{-1, 1} {
			c.disc(side*x, 236, 3.4, Or)
			if x < 280 {
				c.disc(side*x, 184, 2.8, Or)
			}
		}
	}
	c.Shape("M -74 146 L 74 146 L 92 176 L 92 192 L 100 192 L 122 226 L 122 246 L -122 246 L -122 226 L -100 192 L -92 192 L -92 176 Z", h.carpet, KeyLine)
	c.Line("M -62 148 L -80 177 L -80 192 L -88 192 L -107 227 L -107 246 M 62 148 L 80 177 L 80 192 L 88 192 L 107 227 L 107 246", 3.6, Or)
	c.Line("M -92 176 L 92 176 M -100 192 L 100 192 M -122 226 L 122 226", 2.4, h.step)
}

// arch draws a tall back: gilt, with cresting, tufted velvet, and two pillars.
func (c figure) arch(h *hall) {
	c.Shape("M -98 110 L -98 -128 C -98 -176 -60 -194 -34 -204 C -20 -210 -10 -218 0 -232 C 10 -218 20 -210 34 -204 C 60 -194 98 -176 98 -128 L 98 110 Z", Or, KeyLine)
	c.lines("M -88 104 L -88 -124 C -88 -164 -54 -182 -28 -193 C -16 -198 -8 -204 0 -214", 2)
	c.Shape("M -78 104 L -78 -120 C -78 -156 -46 -172 -22 -182 C -12 -186 -6 -190 0 -198 C 6 -190 12 -186 22 -182 C 46 -172 78 -156 78 -120 L 78 104 Z", h.velvet, KeyLine)
	c.tufts(h)
	// leaves that run up the arch, and a jewel at its top
	for _, side := range [2]float64{-1, 1} {
		for _, p := range [5][3]float64{{-101, -110, -18}, {-93, -150, 8}, {-72, -181, 36}, {-44, -203, 52}, {-20, -219, 40}} {
			c.With(Stretch(side*p[0], p[1], -side, 1), func() {
				c.With(Turn(0, 0, p[2]-20, 0.82), func() {
					c.Shape("M 0 8 C 14 6 26 -4 24 -20 C 16 -18 12 -22 8 -26 C 2 -18 -8 -8 0 8 Z", Or, KeyLine)
				})
			})
		}
		c.pillar(side)
	}
	c.With(Shift(0, -234), func() {
		c.Shape("M -34 8 L -40 -16 L -20 -4 L 0 -24 L 20 -4 L 40 -16 L 34 8 C 18 2 -18 2 -34 8 Z", Or, KeyLine)
		c.With(Shift(0, 0), func() { c.Shape("M -7 -2 L 0 -10 L 7 -2 L 0 6 Z", Gules, 2.4) })
	})
}

// tufts draws the velvet's folds and its buttons.
func (c figure) tufts(h *hall) {
	c.nest("M -78 104 L -78 -120 C -78 -156 -46 -172 -22 -182 C -12 -186 -6 -190 0 -198 C 6 -190 12 -186 22 -182 C 46 -172 78 -156 78 -120 L 78 104 Z")
	for i := -5; i <= 5; i++ {
		for j := -8; j <= 4; j++ {
			if (i+j)&1 != 0 {
				continue
			}
			x, y := float64(i)*20, float64(j)*26
			c.With(Shift(x, y), func() {
				c.Fill("M 0 -24 C 4 -14 8 -8 18 0 C 8 2 4 4 0 10 C -4 4 -8 2 -18 0 C -8 -8 -4 -14 0 -24 Z", h.light&0xFFFFFF|0x48<<24)
				c.Line("M 0 -26 L 20 0 M 0 -26 L -20 0", 1.6, h.deep)
			})
		}
	}
	for i := -5; i <= 5; i++ {
		for j := -8; j <= 4; j++ {
			if (i+j)&1 == 0 {
				c.disc(float64(i)*20, float64(j)*26, 2.6, Or)
			}
		}
	}
	c.inner, c.clipd = false, false
}

// pillar draws what stands beside the back: a fluted column, its capital, a finial.
func (c figure) pillar(side float64) {
	c.With(Stretch(side*116, 0, side, 1), func() {
		c.Box(-14, -96, 14, 110, 3, Ink)
		c.Box(-11, -93, 11, 108, 2, Or)
		c.Box(-11, -93, -5, 108, 0, 0xF0C65A)
		c.Box(4, -93, 11, 108, 0, orDeep)
		c.Line("M -3 -84 L -3 100 M 3 -84 L 3 100", 1.6, Ink)
		c.Shape("M -20 -96 L 20 -96 L 15 -84 L -15 -84 Z", Or, KeyLine)
		c.Shape("M -17 -108 L 17 -108 L 20 -96 L -20 -96 Z", Gules, InnerLine)
		c.Shape("M 0 -172 C 4 -160 17 -150 17 -132 C 17 -118 9 -112 0 -108 C -9 -112 -17 -118 -17 -132 C -17 -150 -4 -160 0 -172 Z", Or, KeyLine)
		c.Line("M 0 -158 L 0 -114 M -8 -146 C -11 -134 -9 -122 -4 -114 M 8 -146 C 11 -134 9 -122 4 -114", 2, Ink)
	})
}

// throneSeat draws what is before the person: the cushion, its fringe, the carved apron, arms that end in lions, paws.
func (c figure) throneSeat(h *hall) {
	for _, side := range [2]float64{-1, 1} {
		c.With(Stretch(side*128, 0, side, 1), func() { c.arm(h) })
	}
	c.Shape("M -112 74 C -118 62 -108 58 -96 60 C -40 54 40 54 96 60 C 108 58 118 62 112 74 L 116 92 L -116 92 Z", h.velvet, KeyLine)
	c.Line("M -98 66 C -40 60 40 60 98 66", 2.4, h.light)
	for x := -108.0; x <= 108; x += 12 { // the fringe
		c.With(Shift(x, 92), func() { c.Shape("M -6 0 L 6 0 L 4 10 L -4 10 Z", Or, 2) })
	}
	c.Shape("M -124 102 L 124 102 L 124 126 C 84 122 70 136 44 138 C 20 140 14 130 0 130 C -14 130 -20 140 -44 138 C -70 136 -84 122 -124 126 Z", Or, KeyLine)
	c.lines("M -112 110 L -16 110 M -112 118 C -84 114 -70 128 -44 130 C -30 131 -22 126 -14 122", 2)
	for _, x := range [4]float64{-92, -46, 46, 92} {
		c.With(Shift(x, 114), func() { c.Shape("M 0 -8 L 9 0 L 0 8 L -9 0 Z", Azure, 2.4) })
	}
	for _, side := range [2]float64{-1, 1} { // lions' paws
		c.With(Stretch(side*116, 0, side, 1), func() {
			c.Shape("M -14 124 L 14 124 L 12 140 C 22 142 24 152 18 156 L -18 156 C -22 150 -18 142 -12 140 Z", Or, KeyLine)
			c.Line("M -7 156 L -6 147 M 1 157 L 1 147 M 9 156 L 8 147", 2, Ink)
		})
	}
}

// arm draws an arm of the throne: padded velvet, a scroll, a lion's face at its end.
func (c figure) arm(h *hall) {
	c.Shape("M -20 30 C -20 18 -8 12 8 14 C 26 14 34 24 34 38 L 30 104 L -20 104 Z", Or, KeyLine)
	c.Line("M -10 52 L -10 98 M 22 56 L 20 98", 2, Ink)
	c.Shape("M -26 16 C -26 2 26 0 34 14 C 38 22 32 28 24 28 L -22 28 C -28 26 -28 20 -26 16 Z", h.velvet, KeyLine)
	c.Line("M -18 13 C -4 7 16 7 26 14", 2, h.light)
	c.With(Scale(6, 66, 0.62), func() { // the lion
		c.Shape("M 0 -36 C 10 -44 22 -40 26 -30 C 38 -30 42 -16 36 -8 C 44 2 38 16 28 18 C 26 32 12 38 0 34 C -12 38 -26 32 -28 18 C -38 16 -44 2 -36 -8 C -42 -16 -38 -30 -26 -30 C -22 -40 -10 -44 0 -36 Z", orDeep, KeyLine/0.62)
		c.Shape("M 0 -24 C 16 -24 24 -12 22 0 C 20 14 12 24 0 26 C -12 24 -20 14 -22 0 C -24 -12 -16 -24 0 -24 Z", Or, InnerLine/0.62)
		c.disc(-9, -6, 3.4, Ink)
		c.disc(9, -6, 3.4, Ink)
		c.Fill("M -7 6 L 7 6 L 0 13 Z", Ink)
		c.Line("M 0 13 L 0 17 M -8 19 C -4 21 -1 19 0 17 C 1 19 4 21 8 19", 2.6, Ink)
	})
}

// Pennant returns a banner with the shield of a seat, hung from a rod, 0.36 times as wide as high.
func Pennant(seat int) ID { return firstPennant + ID((seat%Emblems+Emblems)%Emblems) }

// Where the shield of a pennant is, and how large: in heights of the pennant.
const (
	PennantShield = 0.56 * 100 / 278
	PennantMiddle = 0.5 - 40.0/278
)

// pennant draws a banner 100 × 278 units, with its middle at 0,0.
func (c sign) pennant(i int) {
	s := shields[i]
	ground, trim := s.field, uint32(Or)
	switch ground {
	case Or:
		trim = Ink
	case Paper:
		trim = Gules
	}
	c.Shape("M -38 -122 L 38 -122 L 38 130 L 0 96 L -38 130 Z", ground, 4)
	c.Line("M -31 -116 L -31 115 L 0 87 L 31 115 L 31 -116", 2.6, trim)
	c.Shape("M -48 -136 L 48 -136 L 48 -122 L -48 -122 Z", Or, 4)
	c.With(Scale(0, -40, 0.56), func() { c.emblem(i) })
}

// Where the roundel of a house's banner is, and how large: in heights of the banner.
const (
	HouseRoundel = 92.0 / 278
	HouseMiddle  = 0.5 - 26.0/278
)

// houseBanner draws a banner 128 × 278 units, with its middle at 0,0: green with a gold hem, a swallow's tail and an empty roundel.
func (c sign) houseBanner() {
	c.Shape("M -52 -122 L 52 -122 L 52 130 L 0 92 L -52 130 Z", Vert, 4)
	c.Line("M -44 -118 L -44 113 L 0 81 L 44 113 L 44 -118", 3, Or)
	c.disc(0, -26, 46, Ink)
	c.disc(0, -26, 43, Or)
	c.disc(0, -26, 39, Ink)
	c.disc(0, -26, 37.5, Paper)
	c.Shape("M -62 -136 L 62 -136 L 62 -122 L -62 -122 Z", Or, 4)
}
