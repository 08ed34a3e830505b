package felt

import (
	"strconv"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/sprites"
)

// Tally is a number on the felt that counts cards. It tells of those that have landed.
type Tally struct {
	Over     bool // it stands in Over, else in Under
	At       int  // there
	from, to int  // its cards in Felt.counted
}

// Counted returns the cards that a tally counts.
func (f *Felt) Counted(t Tally) []uint32 { return f.counted[t.from:t.to] }

// tally notes that the text added last to a list counts the cards of piles.
func tally(s *sketch, l *paint.List, piles ...engine.PileID) {
	t := Tally{Over: l == &s.over, At: len(l.Ops) - 1, from: len(s.counted)}
	for _, id := range piles {
		s.counted = append(s.counted, s.Cards.Of(id)...)
	}
	t.to = len(s.counted)
	s.Tallies = append(s.Tallies, t)
}

const (
	stowed   = 24 // the width of a card among an opponent's numbers, and the least of a pile
	leastOut = 6  // how much of one shows beside the next
)

// hoarded lists the piles of a seat that lie as small heaps: with the hand of an opponent, unless its backs are drawn, or what is
// stacked alone. Of empty stacks those are listed that keep their place: the first of each symbol.
func (s *seat) hoarded(hand, stacks, empty bool) (list []engine.PileID) {
	if s.x != s.Bottom && counting(s.sketch) {
		return nil
	}
	if hand && s.x == s.Bottom { // its hand lies open below, and on a phone its stacks stand with the numbers where places need the width
		if hand = false; !unshelved(s.sketch) {
			return nil
		}
	}
	keeps := map[sprites.ID]bool{sprites.IconStock: empty, sprites.IconDiscard: empty}
	for kind, spot := range s.Plan.Spots {
		isHand := hand && spot.Where == plan.Hand && !s.fanned() && len(s.View.Pile(engine.PileID{Kind: uint8(kind), Owner: s.x})) > 0
		if !s.Info.Piles[kind].Owned || !isHand && !(stacks && spot.Where == plan.Seat && spot.Spread == plan.Stack) {
			continue
		}
		for slot := range max(s.Info.Piles[kind].Slots, 1) {
			id := engine.PileID{Kind: uint8(kind), Owner: s.x, Slot: uint8(slot)}
			if isHand || keeps[spot.Icon] || len(s.View.Pile(id)) > 0 {
				list = append(list, id)
			}
		}
		keeps[spot.Icon] = false
	}
	return list
}

// secondOut is how far the edge of a hand's second card looks out.
const secondOut = 3

// drawHoard lays the small heaps of an opponent side by side into a row, as far apart as there is room, and returns the
// width used. They are whole where there is room, and a little higher than the row, and else their lower edges are tucked in. The hand tells
// its number, the others where nothing lies on them.
func (s *seat) drawHoard(row geom.Rect) float64 {
	list := s.hoarded(true, !s.heaped, false)
	n := len(list)
	if n == 0 || s.footed {
		return 0
	}
	if w := s.drawNamedHoard(list, row); w > 0 {
		return w
	}
	step, counts := 0.0, countsBeside(s, list)
	if n > 1 {
		step = min(max((row.W-counts-stowed)/float64(n-1), leastOut), stowed+kit.Space1)
	}
	if step < stowed { // only the hand is counted
		counts = 0
	}
	width := stowed + step*float64(n-1) + counts + secondOut
	clip := geom.Rect{X: row.X, Y: row.Y, W: width, H: row.H}
	up := 0.0
	if s.whole {
		up, clip = (stowed*layout.Ratio-row.H)/2, geom.Rect{}
	}
	heapsAbreast(s, list, geom.Rect{X: row.X, Y: row.Y - up, W: stowed, H: stowed * layout.Ratio}, step, row.Y+row.H, clip)
	if !s.whole {
		s.List.Fill(geom.Rect{X: row.X - pocketOut, Y: row.Y + row.H - pocketRim/2, W: width + 2*pocketOut, H: pocketRim}, pocketRim/2, kit.Gilt)
	}
	return width
}

// The rim into which heaps are tucked: how thick it is, and how far it reaches beyond them.
const (
	pocketRim = 2.0
	pocketOut = 2.0
)

// hoardWidth is the width that they take where they do not overlap, with the air behind them.
func (s *seat) hoardWidth() float64 {
	list := s.hoarded(true, !s.heaped, false)
	n := len(list)
	if n == 0 || !s.narrow() {
		return 0
	}
	counts := 0.0
	if n > 1 {
		counts = countsBeside(s, list)
	}
	return float64(n)*(stowed+kit.Space1) - kit.Space1 + counts + secondOut + numberAir
}

// countBeside is the room that the number of a small heap takes beside it, 0 where it stands on it: on a back. The index of an open card fills
// so small a card, and would lie under it.
func countBeside(s *seat, id engine.PileID) float64 {
	p := s.View.Pile(id)
	if len(p) == 0 || int(id.Kind) == s.Plan.Hand || topOf(s, id, p) == cards.Back {
		return 0
	}
	return sprites.Measure(sprites.SansBold, pillPx(s.sketch), strconv.Itoa(len(p))) + 8 + besideAir
}

// besideAir is the air between a small heap and its number beside it.
const besideAir = 1.0

// countsBeside is the same for several heaps.
func countsBeside(s *seat, list []engine.PileID) (w float64) {
	for _, id := range list {
		w += countBeside(s, id)
	}
	return w
}

// topOf returns the card that lies on top of a pile.
func topOf(s *seat, id engine.PileID, p []cards.Card) cards.Card {
	order := s.Cards.Order(s.Info, id, p)
	return p[order[len(order)-1]]
}

// heapsAbreast draws small heaps at a step from each other, the first of which has such a place: the first lies on top. Their numbers end at
// a foot.
func heapsAbreast(s *seat, list []engine.PileID, first geom.Rect, step, foot float64, clip geom.Rect) {
	for i := len(list) - 1; i >= 0; i-- {
		id, beside := list[i], 0.0
		box := first.Move(geom.Point{X: float64(i) * step})
		if step >= stowed && !s.footed {
			box.X += countsBeside(s, list[:i])
			beside = countBeside(s, id)
		}
		s.List.Clip(clip)
		heapAlone(s, id, box)
		s.List.Clip(geom.Rect{})
		if isHand := int(id.Kind) == s.Plan.Hand; isHand || step >= stowed || i == 0 && s.footed {
			s.pill(strconv.Itoa(len(s.View.Pile(id))), geom.Point{X: box.X + box.W + beside, Y: foot})
			tally(s.sketch, &s.over, id)
		}
	}
}

// heapAlone draws one of them without its number.
func heapAlone(s *seat, id engine.PileID, box geom.Rect) {
	s.stow(id, box)
	if int(id.Kind) == s.Plan.Hand && len(s.View.Pile(id)) > 1 { // the edge of a second card tells it from a stack
		s.List.Fill(box.Move(geom.Point{X: secondOut}), 2, kit.Ink)
		s.List.Fill(box.Move(geom.Point{X: secondOut - 1}), 2, kit.Others)
	}
	s.drawTop(id, box)
}

// drawTop draws the card on top of a pile as a picture that never moves, and an outline where there is none.
func (s *seat) drawTop(id engine.PileID, box geom.Rect) {
	p := s.View.Pile(id)
	if len(p) == 0 {
		s.List.Frame(box, 2, kit.Rim, kit.Edge)
		return
	}
	face := sprites.Back(s.Back)
	if c := topOf(s, id, p); c != cards.Back {
		face = sprites.Card(c)
	}
	s.Still = append(s.Still, paint.Op{Kind: paint.Sprite, Sprite: face, Rect: box, Color: kit.Others, Clip: s.List.Clipped()})
	s.List.Add(s.Still[len(s.Still)-1])
}

// mostHeap is the greatest height of a stack in an opponent's panel.
const mostHeap = 64

// drawHeaps lays what is stacked before an opponent in a column at the right end of its panel, where there is room for
// it, and returns what is left.
func (s *seat) drawHeaps(in geom.Rect) geom.Rect {
	list := s.hoarded(false, true, true)
	n := float64(len(list))
	h := min((in.H-(n-1)*kit.Space1)/n, mostHeap)
	w := h / layout.Ratio
	if s.heaped = n > 0 && w >= stowed && in.W >= 180; !s.heaped {
		return in
	}
	whole, in := in.CutRight(w + kit.Space2)
	at := geom.Rect{X: whole.X + kit.Space2, Y: whole.Y + (whole.H-n*h-(n-1)*kit.Space1)/2, W: w, H: h}
	z := zone{sketch: s.sketch, x: s.x, r: whole}
	for _, id := range list {
		faces, ids := s.View.Pile(id), s.Cards.Of(id)
		lie := layout.Laid{Blank: at}
		for range faces {
			lie.Cards = append(lie.Cards, at)
		}
		if len(faces) > 0 {
			z.drawStack(id, faces, ids, &lie)
		} else {
			z.drawBlank(id, at)
		}
		at.Y += h + kit.Space1
	}
	return in
}

// leastShelf is the width of a board from which its stacks have a place of their own.
const leastShelf = 420

// leastBeside is the same width on a wide table, beside the head of the board.
const leastBeside = 360

// stackKinds counts the kinds of stacks that may lie before a seat, those with one symbol as one, and measures the longest of their
// names.
func stackKinds(s *sketch) (n int, title float64) {
	kinds := map[sprites.ID]bool{}
	for kind, spot := range s.Plan.Spots {
		if s.Info.Piles[kind].Owned && spot.Where == plan.Seat && spot.Spread == plan.Stack {
			kinds[spot.Icon] = true
			title = max(title, sprites.Measure(sprites.Sans, s.Px(kit.Tiny), s.PileName(uint8(kind)))+4)
		}
	}
	return len(kinds), title
}

// leastStacked is the width of a stack beside places that face each other.
const leastStacked = 64.0

// drawShelf lays what is stacked before a seat at the right end of its board, and returns what is left. The place is kept while
// there is nothing on it: whatever is played or taken moves no pile.
func (s *seat) drawShelf(in geom.Rect, caption float64) (rest geom.Rect) {
	kinds, title := stackKinds(s.sketch)
	least := float64(leastShelf)
	if s.Areas.Kind == layout.Wide { // what is left beside a head
		least = leastBeside
	}
	if kinds == 0 || in.W < least || ranked(s.sketch) && unshelved(s.sketch) {
		return in
	}
	list := s.hoarded(false, true, true)
	n := float64(max(len(list), kinds))
	w := min(s.boardCard(0), 0.78*(in.H-caption)/layout.Ratio)
	if ranked(s.sketch) { // its places are worth more
		w = min(w, max(0.35*in.H, leastStacked))
	}
	each := max(w, title)
	shelf, in := in.CutRight(n*each + (n-1)*kit.Space2)
	_, in = in.CutRight(kit.Space3)
	z := zone{s.sketch, s.x, shelf, w, w, caption, whole}
	z.piles, z.groups = z.piles[:0], z.groups[:0]
	for _, id := range list {
		z.piles = append(z.piles, pile{id: id, title: s.PileName(id.Kind)})
		z.groups = append(z.groups, layout.Group{Spread: plan.Stack, N: len(s.View.Pile(id)), Caption: each})
	}
	z.place()
	return in
}

// stow places the cards of a pile that is shown as a number: they are seen only on their way.
func (s *sketch) stow(id engine.PileID, r geom.Rect) {
	p := s.View.Pile(id)
	for i, n := range s.Cards.Of(id) {
		face := cards.Back
		if i < len(p) {
			face = p[i]
		}
		s.put(n, anim.Pose{Rect: r, Face: face}, true)
	}
}
