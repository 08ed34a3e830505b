package felt

import (
	"slices"
	"strconv"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// drawPile draws one pile where it was laid.
func (s *zone) drawPile(p *pile, look plan.Spread, sp *layout.Laid) {
	if s.caption > 0 && p.title != "" {
		s.Label(p.title, sp.Caption, sprites.Sans, captions(s.sketch), 0, kit.DimText)
	}
	faces, ids := s.View.Pile(p.id), s.Cards.Of(p.id)
	switch {
	case len(faces) == 0:
		if h, ok := coming(s.Scene, p.id); ok {
			preview(s, h, p.id, sp.Blank)
			break
		}
		s.drawBlank(p.id, sp.Blank)
	case look == plan.Stack:
		s.drawStack(p.id, faces, ids, sp)
	case look == plan.Fan:
		s.drawFan(p.id, faces, ids, sp)
	case look == plan.Slot:
		s.drawSlot(p, faces, ids, sp)
	default:
		s.drawRow(p.id, faces, ids, sp)
	}
}

// stem is what a pile's names end with: its kind, its owner, and which of several it is.
func (s *Scene) stem(id engine.PileID) string {
	text := s.Info.Piles[id.Kind].Name + ":" + id.Owner.String()
	if s.Info.Piles[id.Kind].Slots > 1 {
		text += ":" + strconv.Itoa(int(id.Slot))
	}
	return text
}

// CardName is the name of a card that lies in the open.
func (s *Scene) CardName(id engine.PileID, p []cards.Card, i int) string {
	return "card:" + s.Info.Piles[id.Kind].Name + ":" + id.Owner.String() + ":" + p[i].String() + CopyMark(p[:i], p[i])
}

// tapPile makes a pile answer as a whole, for the card at a place in it.
func (s *zone) tapPile(id engine.PileID, at int, r geom.Rect, more ...table.Thing) (ring uint8) {
	tap := s.CardTap(id, cards.Back, 0)
	if p := s.View.Pile(id); at >= 0 && at < len(p) {
		tap = s.CardTap(id, p[at], at)
	}
	ring = s.RingOf(tap)
	s.Hit(Point{Pile, append(tap, more...), "pile:" + s.stem(id)}, r)
	return ring
}

// edgeOf is the colour of thin rims on the side of a seat.
func edgeOf(s *Scene, x engine.Seat) paint.Color {
	if x == engine.None || x == s.Bottom {
		return kit.Edge
	}
	return kit.FarEdge
}

// captions is the size of what piles are called: larger on a wide table.
func captions(s *sketch) float64 {
	if s.Areas.Kind == layout.Wide {
		return kit.Small
	}
	return kit.Tiny
}

// drawHollow draws the outline of an empty place of a seat with its symbol.
func drawHollow(s *sketch, x engine.Seat, icon sprites.ID, r geom.Rect) {
	edge := edgeOf(s.Scene, x).Fade(kit.Hollow)
	s.List.Frame(r, 6, min(kit.Rim, 1), edge)
	s.Icon(icon, geom.Around(r.Center(), min(r.W, 24), min(r.W, 24)), edge)
}

// drawBlank draws an empty place. The symbols on them tell two kinds apart.
func (s *zone) drawBlank(id engine.PileID, r geom.Rect) {
	icon := sprites.IconBlank
	if s.holds(int(id.Kind)) && (id.Owner != engine.None || s.mid.held) {
		icon = sprites.IconSword
	}
	if spot := s.Plan.Spots[id.Kind]; spot.Spread == plan.Slot && spot.Icon != sprites.None {
		icon = spot.Icon
		if side, ok := sideOf(s.Scene, id.Owner); ok && icon == sprites.IconSword { // who defends lays shields
			icon = sideIcon(side)
		}
	}
	drawHollow(s.sketch, id.Owner, icon, r)
	s.tapPile(id, -1, r)
}

// rowShow is the share of a card of a row below which the large rank in its middle is cut.
const rowShow = 0.8

// inRow returns which card lies at each place of a row.
func (s *zone) inRow(id engine.PileID, p []cards.Card) []int {
	s.row = s.row[:0]
	for i := range p {
		s.row = append(s.row, i)
	}
	if s.Plan.Spots[id.Kind].Ranked {
		slices.SortStableFunc(s.row, func(i, j int) int { return int(p[i].Rank()) - int(p[j].Rank()) })
	}
	return s.row
}

// heaped reports whether cards of one rank in a row lie on each other: what counts there is how many of each there are, and a panel on a
// phone has no room for all of them.
func (s *zone) heaped(id engine.PileID) bool {
	spot := &s.Plan.Spots[id.Kind]
	return spot.Ranked && spot.Spread == plan.Row && s.x != engine.None && s.x != s.Bottom && len(s.Names) > 2 && s.narrow()
}

// heapStep is how much of a card shows beside the next of its rank on it.
const heapStep = 2.5

// drawHeapedRow draws the cards of a row, those of one rank on each other with their number at the foot.
func (s *zone) drawHeapedRow(id engine.PileID, p []cards.Card, ids []uint32, sp *layout.Laid) {
	at, n := -1, 0
	row := s.inRow(id, p)
	for place, i := range row {
		if place == 0 || p[row[place-1]].Rank() != p[i].Rank() {
			at, n = at+1, 0
		}
		if i >= len(ids) || at >= len(sp.Cards) {
			continue
		}
		alike := 0
		for _, c := range p {
			if c.Rank() == p[i].Rank() {
				alike++
			}
		}
		d := heapStep * (float64(n) - float64(alike-1)/2)
		r, tap := sp.Cards[at].Move(geom.Point{X: d, Y: -d}), s.CardTap(id, p[i], i)
		n++
		s.put(ids[i], anim.Pose{Rect: r, Face: p[i], Ring: s.RingOf(tap)}, false).Part = s.Marks.Picks.Part(tap)
		point := Point{Pile, tap, "pile:" + s.stem(id)}
		if p[i] != cards.Back {
			point.Kind, point.name = Card, s.CardName(id, p, i)
		}
		s.Hit(point, r)
		if last := place+1 == len(row) || p[row[place+1]].Rank() != p[i].Rank(); last && n > 1 {
			from := len(s.over.Ops)
			s.pill(words.T("table.times", words.Args{N: n}), geom.Point{X: r.X + r.W + 2, Y: r.Y + r.H + 2})
			wears(s.sketch, ids[i], r, from)
		}
	}
}

// ranksOf counts the ranks among cards.
func ranksOf(p []cards.Card) (n int) {
	for i, c := range p {
		if !slices.ContainsFunc(p[:i], func(o cards.Card) bool { return o.Rank() == c.Rank() }) {
			n++
		}
	}
	return n
}

// drawRow draws cards side by side, each of which answers by itself.
func (s *zone) drawRow(id engine.PileID, p []cards.Card, ids []uint32, sp *layout.Laid) {
	if s.heaped(id) {
		s.drawHeapedRow(id, p, ids, sp)
		return
	}
	for place, i := range s.inRow(id, p) {
		if i >= len(ids) || place >= len(sp.Cards) {
			continue
		}
		c, r := p[i], sp.Cards[place]
		tap := s.CardTap(id, c, i)
		s.put(ids[i], anim.Pose{Rect: r, Face: c, Ring: s.RingOf(tap)}, false).Part = s.Marks.Picks.Part(tap)
		d := Point{Pile, tap, "pile:" + s.stem(id)}
		if c != cards.Back {
			d.Kind, d.name = Card, s.CardName(id, p, i)
		} else if i > 0 {
			d.name += "#" + strconv.Itoa(i+1)
		}
		s.Hit(d, r)
		if place+1 < min(len(ids), len(sp.Cards)) && ids[i] != s.Carried {
			if n := sp.Cards[place+1]; n.Y == r.Y && n.X-r.X < rowShow*r.W {
				from := len(s.over.Ops)
				stripLabel(s.sketch, c, r, geom.Rect{X: r.X, Y: r.Y, W: n.X - r.X, H: r.H}, false)
				wears(s.sketch, ids[i], r, from)
			}
		}
	}
}

// drawStack draws cards on top of each other, with their number. The top one answers for all.
func (s *zone) drawStack(id engine.PileID, p []cards.Card, ids []uint32, sp *layout.Laid) {
	order := s.Cards.Order(s.Info, id, p)
	top := order[len(order)-1]
	r := sp.Cards[len(sp.Cards)-1]
	ring := s.tapPile(id, top, r)
	spot := s.Plan.Spots[id.Kind]
	spent := spot.Where == plan.Seat && spot.Icon == sprites.IconDiscard // not to be taken for a card that is in play
	for i, j := range order {
		if j >= len(ids) {
			continue
		}
		pose := anim.Pose{Rect: sp.Cards[i], Face: p[j]}
		pose.Rect.Y = min(pose.Rect.Y, max(r.Y, s.r.Y+s.r.H-r.H)) // no edge lies over what is below the zone
		if i == len(p)-1 {
			pose.Ring = ring
		}
		pose.Dim = spent && ring == NoRing && p[j] != cards.Back
		under := len(p) - 1 - i
		s.put(ids[j], pose, under > 0 && !layout.Edge(under)).Flat = under > 0 && !layout.Lowest(under, len(p))
	}
	if spot.Blank && r.W >= 20 { // until the first card has landed
		s.List.Frame(r.Inset(1), 6, min(kit.Rim, 1), edgeOf(s.Scene, id.Owner).Fade(kit.Hollow))
	}
	if r.W < 20 { // nobody could read it; the closer look has it
		return
	}
	countPill(s.sketch, len(p), r, p[top] != cards.Back)
	tally(s.sketch, &s.over, id)
}

// countPill draws how many cards lie in a pile at the foot of its top card: at the left where that lies open, whose right corner is to be
// read.
func countPill(s *sketch, n int, r geom.Rect, open bool) {
	text := strconv.Itoa(n)
	at := geom.Point{X: r.X + r.W - 2, Y: r.Y + r.H - 2}
	if open {
		at.X = r.X + 2 + sprites.Measure(sprites.SansBold, pillPx(s), text) + 8
	}
	s.pill(text, at)
}

// pillPx is the size of such a number, which is larger on a wide table.
func pillPx(s *sketch) float64 { return s.Px(captions(s)) }

// pill draws a number on a small dark ground, its bottom right corner at p.
func (s *sketch) pill(text string, p geom.Point) {
	px := pillPx(s)
	w := sprites.Measure(sprites.SansBold, px, text) + 8
	h := px * 1.3
	r := geom.Rect{X: p.X - w, Y: p.Y - h, W: w, H: h}
	s.over.Fill(r, h/2, kit.Chip)
	s.over.Text(text, r, sprites.SansBold, px, 0.5, kit.ChipText)
}

// badge draws at a corner of a card, or at its foot, a sign and a number: by what an own one divides, or how much a rival's one takes
// before it falls.
func (s *zone) badge(sign sprites.ID, n int, p geom.Point) {
	text, px := words.T("table.n", words.Args{N: n}), s.Px(kit.Tiny)
	h, w := px*1.3, badgeWidth(s.sketch, n)
	r := geom.Rect{X: p.X - w, Y: p.Y - h, W: w, H: h}
	s.over.Fill(r, h/2, kit.Chip)
	icon, number := r.CutLeft(h)
	s.over.Picture(sign, icon.Inset(1.5), signColor(sign))
	s.over.Text(text, number, sprites.SansBold, px, 0.3, kit.ChipText)
}

// badgeWidth is how wide that is.
func badgeWidth(s *sketch, n int) float64 {
	px := s.Px(kit.Tiny)
	return sprites.Measure(sprites.SansBold, px, words.T("table.n", words.Args{N: n})) + px*1.3 + 6
}

// signColor is the colour of a sign beside its number: that of letters for one that is read with it.
func signColor(sign sprites.ID) paint.Color {
	if sign == sprites.IconDivide {
		return kit.ChipText
	}
	return kit.ChipSign
}

// slotPill is the width of a card below which what lies under it is not written on it: it would hide the card, and could not be read.
const slotPill = 16

// drawSlot draws one card with what peeks out below it.
func (s *zone) drawSlot(pl *pile, p []cards.Card, ids []uint32, sp *layout.Laid) {
	r := sp.Cards[0]
	turn := s.turnOf(pl.id)
	whole := r
	for _, u := range sp.Under {
		whole.H = max(whole.H, u.Y+u.H-whole.Y)
	}
	below, bids := p[1:], ids[min(1, len(ids)):]
	var more []table.Thing
	if pl.nested {
		below, bids = s.View.Pile(pl.below), s.Cards.Of(pl.below)
		more = append(more, table.PileThing(pl.below))
	}
	ring := s.tapPile(pl.id, 0, whole, more...)
	for i := len(below) - 1; i >= 0; i-- {
		if i >= len(bids) {
			continue
		}
		at := min(len(below)-1-i, len(sp.Under)-1)
		if at < 0 {
			s.put(bids[i], anim.Pose{Rect: r, Face: below[i]}, true)
			continue
		}
		s.put(bids[i], anim.Pose{Rect: sp.Under[at], Face: below[i]}, i >= len(sp.Under))
	}
	from := len(s.over.Ops)
	if len(sp.Under) > 0 && turn < 1 {
		s.peekLabel(below, sp.Under[0], r)
		wears(s.sketch, first(bids), sp.Under[0], from)
	} else if len(sp.Under) == 0 && len(below) > 0 && r.W >= slotPill {
		at := geom.Point{X: r.X + r.W + 2, Y: r.Y + r.H + 2}
		if r.W < 48 { // half beside the card: it must not cover the suit
			at.X += 8
		}
		text := words.T("table.n", words.Args{N: len(below)})
		if len(below) == 1 && below[0] != cards.Back {
			text = words.RankShort(below[0].Rank())
		}
		s.pill(text, at)
		wears(s.sketch, first(bids), r, from)
	}
	from = len(s.over.Ops)
	if len(ids) > 0 {
		lies := r
		if turn >= 1 { // on its side it must not lie over the next place
			lies = geom.Around(r.Center(), lyingWide*r.W/layout.Ratio, lyingWide*r.W)
		}
		s.put(ids[0], anim.Pose{Rect: lies, Face: p[0], Turn: turn, Ring: ring}, false)
	}
	if turn > 0 && turn < 1 && len(ids) > 0 {
		s.drawHourglass(r, len(sp.Under) == 0 && len(below) > 0)
	}
	if signOf(s.Scene, pl.id) != "" && turn < 1 && r.W >= slotPill {
		at := geom.Point{X: r.X + r.W + 2, Y: r.Y + s.Px(kit.Tiny)*1.3 - 2}
		switch {
		case fronted(s.sketch): // at the foot: the corners tell its rank, and that it rests
			at = geom.Point{X: r.X + (r.W+badgeWidth(s.sketch, s.Plan.Sign(p[0])))/2, Y: r.Y + r.H - 2}
		case r.W < 48: // it must not cover the card's index
			at.X += 5
		}
		sign := sprites.IconShield
		if pl.id.Owner == s.Bottom {
			sign = sprites.IconDivide
		}
		s.badge(sign, s.Plan.Sign(p[0]), at)
	}
	if covered(s.Scene, pl.id) {
		lid(s, r)
	}
	s.drawSlotBadges(pl.id, r)
	wears(s.sketch, first(ids), r, from)
}

// lyingWide is how wide a card is that lies on its side, in widths of its place.
const lyingWide = 1.06

// first returns the number of the top card of a pile, 0 for none.
func first(ids []uint32) uint32 {
	if len(ids) == 0 {
		return 0
	}
	return ids[0]
}

// drawHourglass marks a card that lies askew because it rests: in its lower right corner, or in the left one where the
// right one tells what lies below it.
func (s *zone) drawHourglass(r geom.Rect, left bool) {
	d := min(max(0.34*r.W, 16), 32)
	at := geom.Point{X: r.X + r.W - 0.3*d, Y: r.Y + r.H - 0.4*d}
	if fronted(s.sketch) { // in the corner of all that cards wear
		at.Y = r.Y + 0.3*d
	} else if left {
		at.X = r.X + 0.3*d
	}
	disc := geom.Around(at, d, d)
	s.over.Fill(disc.Inset(-1), d/2+1, kit.Rail)
	s.over.Frame(disc, d/2, max(1, d/16), kit.Figure)
	s.over.Picture(sprites.IconHourglass, disc.Inset(0.2*d), kit.Figure)
}

// peekLabel writes what peeks out below a card, where its own index is covered.
func (s *zone) peekLabel(below []cards.Card, under, top geom.Rect) {
	band := geom.Rect{X: under.X + 2, Y: top.Y + top.H, W: under.W - 4, H: under.Y + under.H - top.Y - top.H - 2}
	if band.H < 7 || len(below) == 0 || below[0] == cards.Back {
		return
	}
	text := ""
	for i, c := range below {
		if i > 0 {
			text += " "
		}
		text += words.Short(c)
	}
	least := max(9.0, min(kit.Least, band.H)) // nothing smaller can be read
	most := max(min(max(s.Px(kit.Small), band.H*0.56), band.H*1.1), least)
	px := most
	for px > least && sprites.Measure(sprites.SansBold, px, text) > band.W {
		px = max(px-1, least)
	}
	if sprites.Measure(sprites.SansBold, px, text) > band.W {
		text, px = "×"+words.T("table.n", words.Args{N: len(below)}), most
	}
	col := kit.Ink
	if len(below) == 1 {
		col = paint.RGB(s.Style.SuitColor(below[0].Suit()))
	}
	s.over.Fill(band, 3, kit.Paper)
	s.over.Text(text, band, sprites.SansBold, px, 0.5, col)
}
