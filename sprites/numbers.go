package sprites

import "royals/engine/cards"

// The classical places of the pips: two columns and a middle one. Rows count from the middle of the card.
const (
	pipCol  = 67
	pipRow  = 172
	pipSize = 76
)

// pipSpot is a pip in the upper half or on the middle line.
type pipSpot struct{ x, y float64 }

var (
	top3  = []pipSpot{{0, -pipRow}}
	top4  = []pipSpot{{-pipCol, -pipRow}, {pipCol, -pipRow}}
	top8  = []pipSpot{{-pipCol, -pipRow}, {pipCol, -pipRow}, {0, -pipRow / 2}}
	top9  = []pipSpot{{-pipCol, -pipRow}, {pipCol, -pipRow}, {-pipCol, -pipRow / 3.0}, {pipCol, -pipRow / 3.0}}
	top10 = []pipSpot{{-pipCol, -pipRow}, {pipCol, -pipRow}, {-pipCol, -pipRow / 3.0}, {pipCol, -pipRow / 3.0}, {0, -pipRow * 2 / 3.0}}

	mid1 = []pipSpot{{0, 0}}
	mid2 = []pipSpot{{-pipCol, 0}, {pipCol, 0}}
	mid7 = []pipSpot{{-pipCol, 0}, {pipCol, 0}, {0, -pipRow / 2}}
)

var (
	pipsUp  = [11][]pipSpot{2: top3, 3: top3, 4: top4, 5: top4, 6: top4, 7: top4, 8: top8, 9: top9, 10: top10}
	pipsMid = [11][]pipSpot{3: mid1, 5: mid1, 6: mid2, 7: mid7, 8: mid2, 9: mid1}
)

// pipsAbove draws the pips that the lower half repeats upside down.
func (c *Canvas) pipsAbove(f cards.Card, st Style) {
	for _, p := range pipsUp[f.Rank()] {
		c.pip(f.Suit(), p.x, p.y, pipSize, st.SuitColor(f.Suit()))
	}
}

// pipsAmid draws the pips that stand upright however the card lies.
func (c *Canvas) pipsAmid(f cards.Card, st Style) {
	for _, p := range pipsMid[f.Rank()] {
		c.pip(f.Suit(), p.x, p.y, pipSize, st.SuitColor(f.Suit()))
	}
}
