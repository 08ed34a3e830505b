package board

import "royals/sprites"

// specs are the games' tables, by the words of their rulebooks. Names that a game does not use are passed over.
var specs = map[string]spec{
	"usurpers": {
		piles: map[string]Spot{
			"hand":      {Where: Hand, Icon: sprites.IconHand},
			"draw":      {Where: Seat, Look: Stack, Icon: sprites.IconStock},
			"discard":   {Where: Seat, Look: Stack, Icon: sprites.IconDiscard},
			"royals":    {Where: Seat, Look: Slot},
			"committed": {Where: Centre, Look: Row},
		},
		under:  map[string]string{"royals": "points"},
		badges: []badge{{name: "points", of: "target", main: true, icon: sprites.IconCrown}},
		marks:  []badge{{name: "round"}, {name: "hits", icon: sprites.IconSword}},
	},
}
