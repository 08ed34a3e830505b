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
	ranks := [...]cards.Rank{cards.King, cards.Queen, cards.Jack}
	var told [len(ranks)][2]string // the rank, and its number
	w := icon
	for i, rank := range ranks {
		told[i] = [2]string{words.RankShort(rank), strconv.Itoa(s.Plan.Sign(cards.New(rank, cards.Clubs)))}
		w += signAir + sprites.Measure(sprites.Title, px, told[i][0]) + signGap + sprites.Measure(sprites.SansBold, px, told[i][1])
	}
	if w+2*numberAir > row.W-s.numbersWidth(row.H) {
		return 0
	}
	sign, ink := sprites.IconShield, kit.Figure // it stands on the board itself, which is light in the plain theme
	if s.x == s.Bottom {
		sign, ink = sprites.IconDivide, kit.Text
	}
	x := row.X + row.W - w
	s.Icon(sign, geom.Rect{X: x, Y: row.Y + (row.H-icon)/2, W: icon, H: icon}, ink)
	x += icon + signAir
	for _, t := range told {
		x += s.List.Text(t[0], geom.Rect{X: x, Y: row.Y, W: w, H: row.H}, sprites.Title, px, 0, kit.Figure).W + signGap
		x += s.List.Text(t[1], geom.Rect{X: x, Y: row.Y, W: w, H: row.H}, sprites.SansBold, px, 0, kit.Text).W + signAir
	}
	return w + 2*numberAir
}

// signAir is the way from one of them to the next, signGap that from a rank to its number: the two are told apart by their letters and colours.
const signAir, signGap = 7, 3
