package plan

import (
	"strings"

	"royals/engine"
	"royals/sprites"
)

// The rules of thumb for what no literal mentions.

// guessSpot places a pile.
func guessSpot(p engine.PileInfo) Spot {
	stack := false
	for _, w := range [...]string{"discard", "draw", "stock", "deck", "stack", "dead", "waste"} {
		stack = stack || strings.Contains(p.Name, w)
	}
	spread := Row
	if stack {
		spread = Stack
	} else if p.Slots > 1 {
		spread = Slot
	}
	switch {
	case p.Owned && p.Sight == engine.Private && p.Name == "hand":
		return Spot{Where: Hand, Icon: sprites.IconHand}
	case p.Owned && (p.Sight == engine.FaceUp || stack):
		return Spot{Where: Seat, Spread: spread}
	}
	return Spot{Where: Centre, Spread: spread, Blank: stack && !p.Owned}
}

// guessCounter shows a counter: points large, everything else small. Only a view tells whether a counter belongs to
// seats, slots or the table, so it is looked for in all three.
func (p *Plan) guessCounter(key int, name string) {
	b := Badge{Key: key, Of: -1, Same: -1, In: -1, Why: -1}
	p.Marks = append(p.Marks, b)
	p.Slots = append(p.Slots, b)
	b.Main = p.Score() < 0 && (name == "points" || name == "score" || name == "total")
	p.Badges = append(p.Badges, b)
}
