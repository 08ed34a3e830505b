package sprites

// Crest is what a person bears: a charge of a metal on a field of a colour. Each number is taken modulo how many there are.
type Crest struct{ Field, Charge, Tincture int }

// How many there are of each. The first FreeCharges are there from the first day, the others are won.
const (
	Fields      = 5
	Tinctures   = 2
	FreeCharges = 5
	Charges     = FreeCharges + 5
)

var (
	crestFields    = [Fields]uint32{Gules, Azure, 0x17552F, Purpure, Sable}
	crestTinctures = [Tinctures]uint32{Or, Paper}
)

// ID returns the picture of a crest, a square.
func (c Crest) ID() ID {
	at := func(i, n int) int { return (i%n + n) % n }
	return firstCrest + ID((at(c.Field, Fields)*Charges+at(c.Charge, Charges))*Tinctures+at(c.Tincture, Tinctures))
}

// CrestColor returns the colour of a field, 0xRRGGBB.
func CrestColor(field int) uint32 { return crestFields[(field%Fields+Fields)%Fields] }

// crest draws a shield in a square from -50 to 50.
func (c sign) crest(n int) {
	field, metal := crestFields[n/Tinctures/Charges], crestTinctures[n%Tinctures]
	c.Fill(shieldPath, metal)
	c.stroke(9, metal)
	c.Fill(shieldPath, field)
	c.stroke(2, Ink)
	c.With(Scale(0, -5, 0.92), func() { charges[n/Tinctures%Charges](c, field, metal) })
}

// charges are the figures, the free ones first.
var charges = [Charges]func(c sign, field, metal uint32){
	func(c sign, field, metal uint32) { // a crown
		c.Fill("M -26 14 L -34 -22 L -16 -8 L 0 -34 L 16 -8 L 34 -22 L 26 14 Z M -26 19 L 26 19 L 26 28 L -26 28 Z", metal)
		for _, x := range [3]float64{-15, 0, 15} {
			c.disc(x, 6, 3.4, field)
		}
	},
	func(c sign, _, metal uint32) { // a mullet
		c.Fill("M 0 -36 L 8.6 -11.8 L 34.2 -11.1 L 13.9 4.5 L 21.2 29.1 L 0 14.6 L -21.2 29.1 L -13.9 4.5 L -34.2 -11.1 L -8.6 -11.8 Z", metal)
	},
	func(c sign, _, metal uint32) { // a lily
		c.With(Scale(0, -2, 0.72), func() { c.Fill(fleurPath, metal) })
	},
	func(c sign, field, metal uint32) { // a key
		c.disc(0, -20, 15, metal)
		c.disc(0, -20, 7, field)
		c.Fill("M -4 -7 L 4 -7 L 4 34 L -4 34 Z M 4 12 L 17 12 L 17 19 L 11 19 L 11 23 L 17 23 L 17 31 L 4 31 Z", metal)
	},
	func(c sign, _, metal uint32) { // a sword
		c.Fill("M 0 -40 L 6 -30 L 5 10 L -5 10 L -6 -30 Z M -19 10 L 19 10 L 19 17 L -19 17 Z M -4 17 L 4 17 L 4 28 L -4 28 Z", metal)
		c.disc(0, 32, 6, metal)
	},
	func(c sign, field, metal uint32) { // a wren, her tail up
		c.Fill("M -32 -12 L -20 -14 C -17 -26 0 -26 5 -14 C 12 -10 17 -12 20 -20 L 24 -38 L 32 -34 C 32 -18 30 2 18 13 C 8 23 -12 21 -18 6 C -21 0 -21 -4 -21 -8 Z", metal)
		c.Line("M -6 19 L -8 33 M 4 19 L 5 33 M -15 33 L -2 33 M -1 33 L 12 33", 3.6, metal)
		c.Line("M -3 0 C 4 8 14 6 22 -6", 3, field)
		c.disc(-11, -14, 2.6, field)
	},
	func(c sign, field, metal uint32) { // two dice
		c.With(Turn(-13, 10, -14, 1), func() {
			c.Box(-16, -16, 16, 16, 4, metal)
			for _, p := range [5]pt{{-8, -8}, {8, -8}, {0, 0}, {-8, 8}, {8, 8}} {
				c.disc(p.x, p.y, 3.2, field)
			}
		})
		c.With(Turn(14, -20, 18, 1), func() {
			c.Box(-14, -14, 14, 14, 4, metal)
			for _, p := range [3]pt{{-7, -7}, {0, 0}, {7, 7}} {
				c.disc(p.x, p.y, 3, field)
			}
		})
	},
	func(c sign, field, metal uint32) { // a tower
		c.Fill("M -26 -36 L -15 -36 L -15 -28 L -6 -28 L -6 -36 L 6 -36 L 6 -28 L 15 -28 L 15 -36 L 26 -36 L 26 -14 L 19 -9 L 19 24 L 25 32 L -25 32 L -19 24 L -19 -9 L -26 -14 Z", metal)
		c.Fill("M -8 32 L -8 17 C -8 7 8 7 8 17 L 8 32 Z", field)
		c.Line("M -9 -8 L -9 -1 M 9 -8 L 9 -1", 3.6, field)
	},
	func(c sign, field, metal uint32) { // a boar's head
		c.Fill("M -36 8 C -34 2 -26 -2 -20 -4 C -14 -16 -2 -26 8 -26 L 12 -40 L 20 -27 L 28 -36 L 28 -22 C 36 -10 36 14 28 30 L 22 20 L 18 31 L 10 20 L 6 28 L -2 18 C -14 20 -26 22 -34 18 Z", metal)
		c.Fill("M -22 12 C -24 4 -20 -2 -15 -6 C -17 2 -15 6 -12 11 Z", field)
		c.Line("M -32 14 C -22 14 -12 14 -4 8", 2.6, field)
		c.disc(2, -10, 3, field)
	},
	func(c sign, field, metal uint32) { // a swan
		c.Fill("M -30 -22 L -20 -27 C -16 -38 2 -36 2 -22 C 2 -10 -12 -4 -10 6 C -4 -6 14 -12 34 -14 C 30 -8 32 -4 36 -2 C 30 2 30 6 33 9 C 26 24 6 28 -8 26 C -22 24 -26 12 -22 0 C -19 -8 -10 -14 -10 -21 C -12 -24 -16 -22 -18 -20 Z", metal)
		c.Line("M -2 12 C 6 18 18 16 26 8 M 2 3 C 10 8 18 6 26 0", 2.8, field)
		c.disc(-11, -28, 2.2, field)
	},
}
