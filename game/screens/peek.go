package screens

import (
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/table"
)

// Card finds the card under the mouse: of the hand, of a pile, or of a fan the one at a place.
func (s *tableScreen) Card(d kit.Deed, at geom.Point) (c shell.Peeked, ok bool) {
	p, r, ok := s.felt.Find(kit.NameOf(d))
	if ok && p.Kind == felt.Fan {
		for _, c := range s.felt.Strips {
			if at.In(c.Rect) {
				p, r = c.Point, c.Rect
				break
			}
		}
	}
	if !ok || p.Tap[0].Kind != table.ACard || p.Tap[0].Card == cards.Back || s.t.Curtain != engine.None {
		return c, false
	}
	return shell.Peeked{Face: p.Tap[0].Card, Rect: r, Says: func() string {
		said := s.t.Speak(p.Tap)
		if said.Refusal != "" {
			said.Lines = append(said.Lines, said.Refusal)
		}
		return strings.Join(said.Lines, " ")
	}}, true
}

// inspectKey is the key that shows what the keyboard points at large. It does nothing where nothing is pointed at.
func inspectKey(k port.Key) bool {
	return (k.Code == port.Letter && k.Rune == 'i' || k.Code == port.Menu) && !k.Repeat
}
