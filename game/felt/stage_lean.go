package felt

import (
	"royals/game/geom"
	"royals/game/plan"
)

// leantTurn is how far a royal leans that has fallen, where there is no room for it on its side, and leantSize how large it is, in places.
const leantTurn, leantSize = 0.42, 0.9

// leant returns how a royal lies that has fallen from a place: it leans, nearly as large as it stood. A small one on its side could not be made
// out.
func leant(place geom.Rect) (r geom.Rect, turn float64) {
	return geom.Around(place.Center(), place.W*leantSize, place.H*leantSize), leantTurn
}

// leanOf is how far a piece leans that has fallen, 0 where it lies on its side or stands.
func leanOf(p *plan.Piece, turn float64) float64 {
	if p.Turn && turn == leantTurn {
		return turn
	}
	return 0
}
