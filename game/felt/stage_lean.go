package felt

import (
	"royals/game/anim"
	"royals/game/geom"
)

// narrowBox is the width of a box without room for deck and discard pile.
const narrowBox = 480

// leantSize is how large a royal is that has fallen in a narrow window, in places.
const leantSize = 0.76

// leant returns how a royal lies that has fallen from a place of a narrow window: as large as can be over none beside it, because a small
// one could not be made out.
func leant(place geom.Rect) (r geom.Rect, turn float64) {
	return geom.Around(place.Center(), place.W*leantSize, place.H*leantSize), anim.Fallen
}
