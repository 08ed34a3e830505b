// Package catalog is the ordered list of the games. A new game adds one line here.
package catalog

import (
	"royals/engine"
	"royals/engine/crush"
	"royals/engine/houses"
	"royals/engine/kingdoms"
	"royals/engine/royalty"
	"royals/engine/usurpers"
)

// Games returns the games in the order in which the title screen shows them.
func Games() []engine.Game { return games }

var games = []engine.Game{
	usurpers.Game{},
	kingdoms.Game{},
	houses.Game{},
	crush.Game{},
	royalty.Game{},
}

// Find returns the game of an id, nil when there is none.
func Find(id string) engine.Game {
	for _, g := range games {
		if g.Info().ID == id {
			return g
		}
	}
	return nil
}
