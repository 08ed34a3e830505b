package screens

import (
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
)

// TestSqueezedButtonsKeepAFinger plays the deal of Home Houses in which a small phone has one row for three gold buttons with long
// names and the one that takes back: each keeps a finger's width.
func TestSqueezedButtonsKeepAFinger(t *testing.T) {
	sizesGame(t, catalog.Find("houses"), 2, geom.Rect{W: 320, H: 568}, 4474, 40)
}
