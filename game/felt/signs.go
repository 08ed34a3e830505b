package felt

import (
	"strconv"

	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/words"
	"royals/sprites"
)

// drawSigns says once, at the right end of a line on a phone, what the signs of a seat's royals would say on each of them, and returns
// the width used: nothing where the seat has none, or there is no room beside its numbers.
func drawSigns(s *seat, row geom.Rect) float64 {
	if !fronted(s.sketch) || s.Plan.Sign == nil || !s.lays(s.x) {
		return 0
	}
	px, icon := s.Px(kit.Small), 14*max(1, min(s.Text, 1.4))
	var told []string
	w := icon
	for _, rank := range [...]cards.Rank{cards.King, cards.Queen, cards.Jack} {
		text := words.RankShort(rank) + strconv.Itoa(s.Plan.Sign(cards.New(rank, cards.Clubs)))
		told = append(told, text)
		w += signAir + sprites.Measure(sprites.Sans, px, text)
	}
	if w+numberAir > row.W-s.numbersWidth(row.H) {
		return 0
	}
	sign := sprites.IconShield
	if s.x == s.Bottom {
		sign = sprites.IconDivide
	}
	x := row.X + row.W - w
	s.Icon(sign, geom.Rect{X: x, Y: row.Y + (row.H-icon)/2, W: icon, H: icon}, signColor(sign))
	x += icon + signAir
	for _, text := range told {
		at := s.List.Text(text, geom.Rect{X: x, Y: row.Y, W: w, H: row.H}, sprites.Sans, px, 0, kit.DimText)
		x += at.W + signAir
	}
	return w + numberAir
}

// signAir is the way from one of them to the next.
const signAir = 5
