package board

import "royals/sprites"

// specs are the games' tables, by the words of their rulebooks. Names that a game does not use are passed over.
var specs = map[string]spec{
	"usurpers": {
		piles: map[string]Spot{
			"hand":      {Where: Hand, Icon: sprites.IconHand},
			"draw":      {Where: Seat, Look: Stack, Icon: sprites.IconStock},
			"discard":   {Where: Seat, Look: Stack, Icon: sprites.IconDiscard},
			"heap":      {Where: Seat, Look: Stack, Icon: sprites.IconDiscard},
			"royals":    {Where: Seat, Look: Slot},
			"committed": {Where: Centre, Look: Row},
			"arena":     {Where: Centre, Look: Row},
		},
		badges: []badge{
			{name: "points", of: "target", main: true, icon: sprites.IconCrown},
			{name: "attacked", icon: sprites.IconSword, mark: true},
			{name: "quota", icon: sprites.IconHand},
			{name: "limit", icon: sprites.IconHand},
			{name: "threat", icon: sprites.IconWarning},
			{name: "first", icon: sprites.IconFlag, mark: true},
		},
		marks: []badge{{name: "round", of: "cap"}, {name: "hits", icon: sprites.IconSword}},
		slots: []badge{{name: "aimed", icon: sprites.IconDagger, mark: true}},
	},
}
