package sprites

import "royals/engine/cards"

// A bust is a court card too small for a whole figure: head and shoulders of the same person in a field of the suit's
// colour, and the index on a tab of paper that is cut out of the field.
const (
	fieldX, fieldY = 160.0, 232.0 // half of the field's width and height
	tabX, tabY     = -50.0, 16.0  // the corner of the tab that reaches into the field
	bustLine       = 8.0          // a key line, in card units
	bustSize       = 2.55         // how much larger a person is than on a whole card
	bustAt         = 0.57         // the person's middle, as a share of the field's width
	crownTop       = -226.0       // the highest point of a person
)

// Bust reports whether a card of a width in CSS pixels is drawn as a bust, in all but the plain style.
func Bust(f cards.Card, css float64) bool {
	return (f.Court() || f.IsJoker()) && css >= bustFrom && css < fullFrom
}

// Index reports whether a card of a width in CSS pixels is drawn as a large index alone.
func Index(css float64) bool { return css < bustFrom }

// Alike reports whether a face is drawn in one way at two widths in CSS pixels.
func Alike(f cards.Card, a, b float64) bool {
	if a == b || f == cards.Back {
		return true
	}
	way := func(css float64) int {
		switch {
		case css >= fullFrom:
			return 2
		case Bust(f, css):
			return 1
		}
		return 0
	}
	return way(a) == way(b)
}

// fieldPath is the field without its tab.
const fieldPath = "M -50 -232 L 146 -232 C 154 -232 160 -226 160 -218 L 160 218 C 160 226 154 232 146 232 L -146 232 C -154 232 -160 226 -160 218 L -160 16 L -50 16 Z"

// fields are the grounds of the suits. Red stands out on each of them.
var fields = [4]uint32{0xDDE8CF, 0xF7DCCA, 0xF6D9D5, 0xD5E1EE}

// jokerField is the ground of the fools.
const jokerField = 0xEADFC2

// bustFace draws the head of a court card or of a joker, and its tab.
func (c figure) bustFace(f cards.Card, st Style) {
	field, ink := uint32(jokerField), uint32(Gules)
	if !f.IsJoker() {
		field, ink = fields[f.Suit()], st.SuitColor(f.Suit())
	} else if f == cards.Joker2 {
		ink = Ink
	}
	if st.HighContrast {
		field = white
	}
	c.Fill(fieldPath, field)
	c.nest(fieldPath)
	c.weight = bustLine / KeyLine / bustSize
	if f.IsJoker() {
		c.foolsHead(f)
	} else {
		dir := 1.0
		if turnsLeft[f.Rank()-cards.Jack][f.Suit()] {
			dir = -1
		}
		x := (2*bustAt - 1) * fieldX
		if f == cards.New(cards.Jack, cards.Hearts) { // his face and his leaf are to the right
			x -= 36
		}
		c.bust(courtier{c, f, liveries[st.Suits][f.Suit()], ink}, x, -fieldY-bustSize*crownTop, bustSize, dir)
	}
	c.weight = 0
	c.inner, c.clipd = false, false
	c.Line(fieldPath, bustLine, Ink)
	const x = (tabX - 166) / 2
	if f.IsJoker() {
		c.With(Scale(x, -130, 6.4), func() { c.starIn(ink) })
		return
	}
	stock(c).rank(f.Rank(), x, -224, 128, 96, ink)
	c.pip(f.Suit(), x, -39, 86, ink)
}

// foolsHead draws the head of a joker, with the horns of his hood.
func (c figure) foolsHead(f cards.Card) {
	k := courtier{c, f, Livery{Gules, Or, Azure}, Gules}
	c.With(Stretch(28, 262, 2.1, 2.1), func() {
		if f == cards.Joker1 {
			k.foolOfTheCourt()
		} else {
			c.With(Stretch(0, 0, -1, 1), k.foolOfTheRoad)
		}
	})
}
