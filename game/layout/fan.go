package layout

import (
	"royals/game/board"
	"royals/game/geom"
)

// fanShow is the share of a card that shows in a fan where there is room.
const fanShow = 0.3

// fanWidth is the width of a fan: as much as its cards like, or what the piles beside it leave, or a line of its own where
// that would be next to nothing. It is never too narrow for its cards: they are pushed together as far as need be.
func (f *flow) fanWidth(g Group) float64 {
	want := f.cw * (1 + fanShow*float64(max(g.N-1, 0)))
	room := f.z.Rect.W - f.beside
	if room < min(1.6*f.cw, want) {
		room = f.z.Rect.W
	}
	return max(min(want, room), f.cw)
}

// fanStep is the way from one card of a fan to the next.
func (f *flow) fanStep(g Group) float64 {
	if g.N < 2 {
		return 0
	}
	return (f.fanWidth(g) - f.cw) / float64(g.N-1)
}

// leave works out how much of a line the piles that are no fans take.
func (f *flow) leave(groups []Group) {
	f.beside = 0
	for _, g := range groups {
		if g.Look != board.Fan {
			w := f.width(g)
			if f.z.Caption > 0 {
				w = max(w, min(g.Caption, f.z.Rect.W))
			}
			f.beside += w + f.z.Gap
		}
	}
}

// spreadFan places the cards of a fan, the lowest first.
func (f *flow) spreadFan(s *Spread, g Group, x, y float64) {
	for i := range g.N {
		s.Cards = append(s.Cards, geom.Rect{X: x + float64(i)*f.fanStep(g), Y: y, W: f.cw, H: f.cw * Ratio})
	}
}
