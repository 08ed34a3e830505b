package screens

import (
	"slices"

	"royals/engine"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/table"
	"royals/sprites"
)

// seatTap is what a tap on a seat points at.
func seatTap(x engine.Seat) table.Tap { return table.Tap{table.SeatThing(x)} }

// drawSeat draws an opponent: emblem, name, score, hand and badges, and what lies before the seat.
func (s *tableScreen) drawSeat(k *kit, x engine.Seat, r geom.Rect) {
	name := "seat:" + x.String()
	tap := seatTap(x)
	s.taps[name] = tap
	turn := s.t.Shown.Turn == x
	k.l.Fill(r, radius, well)
	switch {
	case contains(s.focused, tap, table.ASeat):
		k.ring(r.Inset(3), radius, gold, 3)
	case s.t.IsChosen(tap):
		k.ring(r.Inset(3), radius, gold, 3)
		b := geom.Rect{X: r.X + r.W - 28, Y: r.Y + r.H - 28, W: 22, H: 22}
		s.over.Fill(b, 11, gold)
		s.over.Picture(sprites.IconCheck, b.Inset(3), ink)
	case s.t.Asked != engine.None && contains(s.legal, tap, table.ASeat):
		k.ring(r.Inset(2), radius, legal, 2)
	case turn:
		k.l.Frame(r, radius, 2, gold)
	default:
		k.l.Frame(r, radius, 1, edge)
	}
	k.hit(name, r)
	in := r.Inset(s.margin())
	rest := s.drawSeatHead(k, x, in, r.W >= 200)
	caption := 0.0
	if rest.H > 96 && rest.W > 260 {
		caption = k.line(tiny)
	}
	if s.laying(x) == 0 {
		s.drawHeld(k, x, rest)
	}
	s.drawStanding(k, x, r)
	s.drawGroups(k, x, rest, s.boardCard(130), 22, caption, false)
}

// drawSeatHead draws a seat's lines of words and numbers and returns what is left below.
func (s *tableScreen) drawSeatHead(k *kit, x engine.Seat, in geom.Rect, wide bool) geom.Rect {
	lh := max(k.line(small), 20)
	row, rest := in.CutTop(lh + 2)
	low := lowHead(k, in)
	em := min(lh, 26)
	if low && in.W < 110 {
		em = 16
	}
	s.drawEmblem(k, x, geom.Rect{X: row.X, Y: row.Y + (row.H-em)/2, W: em, H: em})
	c := words1
	if s.t.Shown.Actors.Has(x) {
		c = gold
	}
	nameBox := geom.Rect{X: row.X + em + 4, Y: row.Y, W: row.W - em - 4, H: row.H}
	second := geom.Rect{}
	if s.oneLine(k, x, row, nameBox) {
		right := row.X + row.W - s.drawScore(k, x, row, lead) - 8
		nameBox.W = sprites.Measure(sprites.Title, k.px(small), s.t.Name(x)) + 1
		second = geom.Rect{X: nameBox.X + nameBox.W + numberAir, Y: row.Y, H: row.H}
		second.W = right - second.X
		k.label(s.t.Name(x), nameBox, sprites.Title, small, 0, c)
		s.drawNumbers(k, x, second)
		_, rest = rest.CutTop(2)
		return rest
	}
	if low { // words to the left, cards beside them as high as there is room
		return s.drawLowHead(k, x, in, row, nameBox, c)
	}
	if s.areas.Kind == layout.Wide && in.W >= 2.4*in.H && in.W >= 420 {
		return s.drawSideHead(k, x, in, c)
	}
	switch {
	case wide && row.W >= 300: // all in one line
		nameBox.W -= s.drawScore(k, x, row, score) + 8
		nw := min(sprites.Measure(sprites.Title, k.px(small), s.t.Name(x))+space3, nameBox.W*0.5)
		second = geom.Rect{X: nameBox.X + nw, Y: row.Y, W: nameBox.W - nw, H: row.H}
		nameBox.W = nw
	case wide:
		nameBox.W -= s.drawScore(k, x, row, score) + 8
		second, rest = rest.CutTop(max(k.line(tiny), 18))
	default:
		h := max(k.line(lead), 20)
		second, rest = rest.CutTop(h)
		size, air := lead, 4.0
		if in.W < 110*k.text { // smaller, so that no number runs into it
			size, air = small, 9
		}
		second.W -= s.drawScore(k, x, second, size) + air
		if in.H >= 130*k.text { // a second line for what finds no room beside the score
			second.H = 2 * k.line(small)
			_, rest = rest.CutTop(second.H - h)
		}
	}
	k.label(s.t.Name(x), nameBox, sprites.Title, small, 0, c)
	s.drawNumbers(k, x, second)
	_, rest = rest.CutTop(4)
	return rest
}

// oneLine reports whether name, numbers and score of a seat lie in one line above the cards, where these need both the width and the
// height: on the own board of a phone on its side, and in the panels of any phone where many places lie side by side.
func (s *tableScreen) oneLine(k *kit, x engine.Seat, row, nameBox geom.Rect) bool {
	b := s.mainBadge()
	if b == nil || row.W > 420 || row.W < 240 && (s.areas.Kind != layout.Low || x != s.bottom()) || s.areas.Kind != layout.Low && (s.laying(x) <= abreast || !s.slotted()) {
		return false
	}
	need := sprites.Measure(sprites.Title, k.px(small), s.t.Name(x)) + s.numbersWidth(k, x, row.H) + 2*numberAir +
		sprites.Measure(sprites.SansBold, k.px(lead), s.badgeText(*b, x)) + ghostRoom*k.px(lead) + 8
	return need <= nameBox.W
}

// slotted reports whether what lies before seats has places of its own, rather than lines as long as there is room.
func (s *tableScreen) slotted() bool {
	return slices.ContainsFunc(s.t.Plan.Spots, func(p board.Spot) bool { return p.Where == board.Seat && p.Look == board.Slot })
}

// abreast is how many places lie side by side in half a phone's width.
const abreast = 4

// ghostRoom is what a line keeps free for what the score would become, in heights of its letters.
const ghostRoom = 1.6

// drawSideHead draws a head in a column at the left, so that the cards have the whole height, and returns what is left.
func (s *tableScreen) drawSideHead(k *kit, x engine.Seat, in geom.Rect, c paint.Color) geom.Rect {
	w := min(max(150*k.text, sprites.Measure(sprites.Title, k.px(body), s.t.Name(x))+40), in.W*0.3)
	left, rest := in.CutLeft(w)
	row, left := left.CutTop(max(k.line(body), 26))
	s.drawEmblem(k, x, geom.Rect{X: row.X, Y: row.Y + (row.H-26)/2, W: 26, H: 26})
	k.label(s.t.Name(x), geom.Rect{X: row.X + 32, Y: row.Y, W: row.W - 32, H: row.H}, sprites.Title, body, 0, c)
	row, left = left.CutTop(k.line(score))
	s.drawScoreAt(k, x, row, score, 0)
	s.drawNumbers(k, x, left)
	rest.X, rest.W = rest.X+space2, rest.W-space2
	return rest
}

// lowPanel is the height of a panel below which its words and cards stand beside each other.
const lowPanel = 74

// lowHead reports whether the words and cards of a panel stand beside each other: words as wide as half a phone's panel leave
// larger cards beside them than below them.
func lowHead(k *kit, in geom.Rect) bool {
	most := float64(lowPanel)
	if in.W >= 240 && in.W < 420 {
		most = 96
	}
	return in.H < most*min(k.text, 1.5)
}

// drawLowHead draws a head where there is little height and returns what is left for cards.
func (s *tableScreen) drawLowHead(k *kit, x engine.Seat, in, row, nameBox geom.Rect, c paint.Color) geom.Rect {
	_, rest := in.CutTop(row.H)
	if in.W >= 240 { // name and numbers in a column, the score at the other end
		left, mid := in.CutLeft(max(96, sprites.Measure(sprites.Title, k.px(small), s.t.Name(x))+34))
		under := rest.H >= k.line(small)+k.line(lead) // the score stands below the numbers
		if under {
			s.drawScoreUnder(k, x, geom.Rect{X: left.X, Y: rest.Y + k.line(small), W: left.W - 4, H: k.line(lead)})
		} else {
			mid.W -= s.drawScoreOver(k, x, geom.Rect{X: row.X, Y: in.Y, W: in.W, H: in.H}) + 8
		}
		nameBox.W = left.W - (nameBox.X - left.X) - 4
		k.label(s.t.Name(x), nameBox, sprites.Title, small, 0, c)
		if rest.H < 0.8*k.line(small) { // no room for two lines
			numbers, cards := mid.CutLeft(mid.W * 0.25)
			s.drawNumbers(k, x, geom.Rect{X: numbers.X, Y: row.Y, W: numbers.W, H: row.H})
			return cards
		}
		s.drawNumbers(k, x, geom.Rect{X: left.X, Y: rest.Y, W: left.W, H: min(rest.H, k.line(small))})
		return mid
	}
	lh := k.line(small)
	if b := s.mainBadge(); b != nil && !s.lays(x) && rest.H >= 2*lh &&
		sprites.Measure(sprites.Title, tiny, s.t.Name(x))+sprites.Measure(sprites.SansBold, tiny, s.badgeText(*b, x))+3 > nameBox.W { // the score has a line of its own
		k.label(s.t.Name(x), nameBox, sprites.Title, small, 0, c)
		s.drawNumbers(k, x, geom.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: lh})
		s.drawScore(k, x, geom.Rect{X: rest.X, Y: rest.Y + lh, W: rest.W, H: lh}, small)
		return geom.Rect{X: rest.X, Y: rest.Y + 2*lh, W: rest.W, H: max(0, rest.H-2*lh)}
	}
	nameBox.W -= s.drawScore(k, x, row, small) + 3
	k.label(s.t.Name(x), nameBox, sprites.Title, small, 0, c)
	left, mid := rest.CutLeft(min(rest.W*0.34, 44))
	if !s.lays(x) {
		left, mid = rest, geom.Rect{X: rest.X, Y: rest.Y, W: rest.W}
	}
	s.drawNumbers(k, x, geom.Rect{X: left.X, Y: rest.Y + max(0, rest.H-k.line(small))/2, W: left.W, H: min(rest.H, k.line(small))})
	return geom.Rect{X: mid.X + 2, Y: mid.Y + 1, W: mid.W - 2, H: mid.H - 1}
}

// laying counts the cards before a seat, those under others not, as far as their number matters to the eye.
func (s *tableScreen) laying(x engine.Seat) int {
	n := 0
	for kind, spot := range s.t.Plan.Spots {
		info := s.info.Piles[kind]
		if !info.Owned || spot.Where != board.Seat || spot.Look == board.Stack && x != s.bottom() {
			continue
		}
		for slot := range max(info.Slots, 1) {
			switch p := s.t.Shown.Pile(engine.PileID{Kind: uint8(kind), Owner: x, Slot: uint8(slot)}); {
			case len(p) > 0 && spot.Look == board.Row:
				n += len(p)
			case len(p) > 0, spot.Blank && (x == s.bottom() || s.facing()): // where there are many, others' empty places are not drawn
				n++
			}
		}
	}
	return n
}

// facing reports whether there are two boards, so that they may lie opposite each other place by place.
func (s *tableScreen) facing() bool {
	return s.areas.Kind != layout.Low && len(s.t.Players) == 2
}

// lays reports whether any card lies before a seat.
func (s *tableScreen) lays(x engine.Seat) bool {
	return slices.ContainsFunc(s.t.Shown.Piles, func(p engine.Pile) bool {
		spot := s.t.Plan.Spots[p.ID.Kind]
		return p.ID.Owner == x && spot.Where == board.Seat && spot.Look != board.Stack
	})
}

// drawMine draws the board of the seat nearest to the eyes.
func (s *tableScreen) drawMine(k *kit, x engine.Seat, r geom.Rect) {
	if r.Empty() {
		return
	}
	name := "seat:" + x.String()
	tap := seatTap(x)
	s.taps[name] = tap
	k.l.Fill(r, radius, well.Fade(0.55))
	switch {
	case contains(s.focused, tap, table.ASeat):
		k.ring(r.Inset(3), radius, gold, 3)
	case s.t.Asked != engine.None && contains(s.legal, tap, table.ASeat):
		k.ring(r.Inset(2), radius, legal, 2)
	case s.t.Shown.Turn == x:
		k.l.Frame(r, radius, 2, gold)
	}
	k.hit(name, r)
	in := r.Inset(s.margin())
	rest := s.drawSeatHead(k, x, in, true)
	caption := 0.0
	if rest.H > 84 && s.areas.Kind != layout.Low {
		caption = k.line(tiny)
	}
	s.drawStanding(k, x, r)
	if s.areas.Kind == layout.Portrait && s.laying(x) <= 7 && !lowHead(k, in) { // the button that sorts the hand stands beside the cards, not on them
		w := 46.0
		if !s.narrow() {
			w = 100 * max(1, min(k.text, 1.4))
		}
		if s.a.prefs.Left {
			rest.X += w
		}
		rest.W -= w
	}
	s.drawGroups(k, x, rest, s.boardCard(150), 30, caption, true)
}

// margin is what a seat's panel keeps free within its edge.
func (s *tableScreen) margin() float64 {
	if s.areas.Kind == layout.Wide {
		return 10
	}
	return 6
}

// boardCard is the largest width of a card on a board: on a wide table the same as in the hand.
func (s *tableScreen) boardCard(most float64) float64 {
	if s.areas.Kind == layout.Wide {
		return s.areas.Card
	}
	return max(84, min(s.areas.Card, most))
}

// seatBox returns where a seat is on the screen.
func (s *tableScreen) seatBox(x engine.Seat) geom.Rect {
	if x == s.bottom() {
		return s.areas.Mine
	}
	for i, o := range s.others() {
		if o == x && i < len(s.areas.Panels) {
			return s.areas.Panels[i]
		}
	}
	return geom.Rect{}
}
