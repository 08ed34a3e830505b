package felt

import (
	"math"
	"slices"
	"strconv"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/sprites"
)

// leastHeaped is the width within a panel from which what is stacked before its seat lies there as cards.
const leastHeaped = 180

// counting reports whether the hands and the stacks of all opponents are signs with numbers, because their cards would lie on each other: where
// everybody has stacks, in the panels of a phone held upright.
func counting(s *sketch) bool {
	if s.Areas.Kind != layout.Portrait || s.facing() || s.Plan.Hand < 0 {
		return false
	}
	kinds, _ := stackKinds(s)
	return kinds > 0 && len(s.Areas.Panels) > 0 && narrowest(s.Areas.Panels).Inset(6).W < leastHeaped
}

// counted is a number of cards before a seat: of its hand, or of stacks with one symbol.
type counted struct {
	icon  sprites.ID
	piles []engine.PileID
	n     int
	text  string
}

// counts lists them. Each has its place while there are no cards.
func counts(s *seat) (list []counted) {
	for kind, spot := range s.Plan.Spots {
		if !s.Info.Piles[kind].Owned || spot.Where != plan.Hand && (spot.Where != plan.Seat || spot.Spread != plan.Stack) {
			continue
		}
		i := slices.IndexFunc(list, func(c counted) bool { return c.icon == spot.Icon })
		if i < 0 {
			i, list = len(list), append(list, counted{icon: spot.Icon})
		}
		for slot := range max(s.Info.Piles[kind].Slots, 1) {
			id := engine.PileID{Kind: uint8(kind), Owner: s.x, Slot: uint8(slot)}
			list[i].piles = append(list[i].piles, id)
			list[i].n += len(s.View.Pile(id))
		}
	}
	for i := range list {
		list[i].text = strconv.Itoa(list[i].n)
	}
	return list
}

// The least height of a line of such numbers, its greatest, and the air between a symbol and its number, and between two columns.
const (
	countLine     = 15.0
	mostCountLine = 24.0
	countGap      = 3.0
	countAir      = 5.0
)

// twoCounts is the width of a box from which two such numbers stand side by side: cards beside them need theirs more.
const twoCounts = 110

// drawCounts draws them at the left of a box, below each other as far as there is height, and returns what is left of it. Those that come first
// matter most: where there is no room for all, the cards of the others go where the last one stands.
func drawCounts(s *seat, in geom.Rect) geom.Rect {
	list := counts(s)
	n, all := float64(len(list)), len(list)
	least := countLine * max(1, min(s.Text, 1.5))
	lines := min(max(math.Floor((in.H+1)/least), 1), n)
	h := min(in.H/lines, mostCountLine*max(1, min(s.Text, 1.5)))
	px := min(s.Px(kit.Small), max(kit.Least, h*0.8))
	ic := min(h, 16*max(1, min(s.Text, 1.5)))
	each := ic + countGap + sprites.Measure(sprites.SansBold, px, "88")
	last := geom.Rect{}
	top := in.Y + (in.H-lines*h)/2
	switch {
	case lines == 1:
		all = 1
	case lines < n && in.W < twoCounts:
		all = int(lines)
	}
	for i, c := range list {
		if i >= all {
			stowAll(s, c.piles, last)
			continue
		}
		col, row := math.Floor(float64(i)/lines), math.Mod(float64(i), lines)
		at := geom.Rect{X: in.X + col*(each+countAir), Y: top + row*h, W: each, H: h}
		sign := geom.Rect{X: at.X, Y: at.Y + (h-ic)/2, W: ic, H: ic}
		tint := kit.Text
		if c.n == 0 {
			tint = kit.DimText
		}
		s.Icon(c.icon, sign, tint)
		s.List.Text(c.text, geom.Rect{X: at.X + ic + countGap, Y: at.Y, W: each - ic - countGap, H: h}, sprites.SansBold, px, 0, tint)
		tally(s.sketch, s.List, c.piles...)
		last = geom.Around(sign.Center(), stowed, stowed*layout.Ratio)
		stowAll(s, c.piles, last)
	}
	columns := math.Ceil(float64(all) / lines)
	_, rest := in.CutLeft(columns*(each+countAir) - countAir + kit.Space2)
	return rest
}

// stowAll places the cards of several piles where they are shown as a number.
func stowAll(s *seat, piles []engine.PileID, r geom.Rect) {
	for _, id := range piles {
		s.stow(id, r)
	}
}

// drawLowCounts draws them in a low panel, with the badges in a column beside them, and returns what is left.
func drawLowCounts(s *seat, rest geom.Rect) geom.Rect {
	rest = drawCounts(s, rest)
	if s.badgesWidth(s.Line(kit.Small)) == 0 {
		return rest
	}
	badges, rest := rest.CutRight(16 * max(1, min(s.Text, 1.5)))
	s.drawNumbers(badges)
	return rest
}
