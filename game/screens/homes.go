package screens

import (
	"time"

	"royals/engine"
)

// homes knows which cards have left their pile for another. A pile that is moved as a whole has lost none of its cards meanwhile.
type homes struct {
	of   map[uint32]engine.PileID // where a card belongs
	away map[uint32]bool          // it has set out for there and not arrived
}

// settle notes where every card belongs now. A card that is new to the table is where it belongs.
func (h *homes) settle(s *tableScreen, now time.Duration) {
	if h.of == nil {
		h.of, h.away = make(map[uint32]engine.PileID), make(map[uint32]bool)
	}
	for id := range h.away {
		if !s.stage.Flies(id, now) {
			delete(h.away, id)
		}
	}
	for i := range s.t.Shown.Piles {
		pile := s.t.Shown.Piles[i].ID
		for _, id := range s.t.Cards.Of(pile) {
			if was, ok := h.of[id]; ok && was != pile {
				h.away[id] = true
			}
			h.of[id] = pile
		}
	}
}
