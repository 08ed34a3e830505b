package screens

import (
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

func (s *tableScreen) drawBar(k *kit) {
	r := s.areas.Bar
	k.l.Fill(geom.Rect{X: k.size.X, Y: k.size.Y, W: k.size.W, H: r.Y + r.H - k.size.Y}, 0, rail)
	k.l.Fill(geom.Rect{X: k.size.X, Y: r.Y + r.H - 1, W: k.size.W, H: 1}, 0, gilt)
	at := func(x float64) geom.Rect { return geom.Rect{X: x, Y: r.Y + (r.H-44)/2, W: 44, H: 44} }
	k.iconButton("menu", sprites.IconMenu, at(r.X+2), true)
	left := r.X + 50
	if s.t.Viewer < engine.MaxSeats && s.t.Plan.Hand >= 0 { // a hand lies open
		k.iconButton("hide", sprites.IconEyeOff, at(r.X+46), true)
		left += 44
	}
	k.iconButton("rules", sprites.IconInfo, at(r.X+r.W-46), true)
	right := r.X + r.W - 46
	icon := func(name string, id sprites.ID, on bool) {
		right -= 44
		k.iconButton(name, id, at(right), on)
	}
	tight := s.a.prefs.hints() && r.W < 400
	if !tight { // in a narrow bar the title opens the log
		icon("log", sprites.IconScroll, true)
	}
	if !tight || s.t.MayUndo() {
		icon("undo", sprites.IconUndo, s.t.MayUndo())
	}
	if s.a.prefs.hints() {
		icon("hint", sprites.IconHint, s.mayHint())
	}
	speaker := sprites.IconSound
	if s.a.prefs.Mute != 0 {
		speaker = sprites.IconMute
	}
	icon("mute", speaker, true)
	marks := ""
	for _, b := range s.t.Plan.Marks {
		if text := s.markText(b); text != "" {
			if marks != "" {
				marks += " · "
			}
			marks += text
		}
	}
	title := s.info.Title
	if marks != "" {
		title += " · " + marks
	}
	box := geom.Rect{X: left, Y: r.Y, W: right - space1 - left, H: r.H}
	if tight {
		k.hit("log", geom.Rect{X: left, Y: r.Y, W: right - left, H: 44})
		if box.W >= 100 {
			k.icon(sprites.IconScroll, geom.Rect{X: left, Y: r.Y + (r.H-16)/2, W: 16, H: 16}, words2)
			box.X, box.W = box.X+20, box.W-20
		}
	}
	if marks != "" && sprites.Measure(sprites.SansBold, k.px(small), title) > box.W { // what changes is worth more than the name
		title = marks
	}
	s.spill = ""
	if first, rest, ok := strings.Cut(title, " · "); ok && sprites.Measure(sprites.SansBold, k.px(small), title) > box.W { // two lines, then
		if s.areas.Log.Empty() && sprites.Measure(sprites.SansBold, k.px(tiny), rest) > box.W { // the middle has room for it
			s.spill = rest
			k.label(first, box, sprites.SansBold, body, 0, words1)
			return
		}
		box.H /= 2
		k.label(first, geom.Rect{X: box.X, Y: box.Y + 2, W: box.W, H: box.H}, sprites.SansBold, small, 0, words1)
		k.label(rest, geom.Rect{X: box.X, Y: box.Y + box.H - 2, W: box.W, H: box.H}, sprites.SansBold, small, 0, words1)
		return
	}
	k.label(title, box, sprites.SansBold, body, 0, words1)
}

// badgeText writes a counter, with its target: "9/17".
func (s *tableScreen) badgeText(b board.Badge, seat engine.Seat) string {
	v := &s.t.Shown
	n := v.Counter(uint8(b.Key), seat, 0)
	if word := s.info.ID + ".counter." + s.info.Counters[b.Key].Name + "." + strconv.Itoa(n); words.Has(word) {
		return words.T(word, words.Args{N: n})
	}
	if b.Suit && n >= 1 && n <= 4 {
		return words.Suit(cards.Suit(n - 1))
	}
	text := words.T("table.n", words.Args{N: n})
	if m := v.Counter(uint8(b.Key), seat, 1); m != 0 && seat == engine.None {
		text += " : " + words.T("table.n", words.Args{N: m})
	}
	if b.Top > 0 {
		text += "/" + strconv.Itoa(b.Top)
	}
	if b.Of >= 0 {
		of := v.Counter(uint8(b.Of), seat, 0)
		if of == 0 {
			of = v.Counter(uint8(b.Of), engine.None, 0)
		}
		if of != 0 {
			text += "/" + strconv.Itoa(of)
		}
	}
	return text
}

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
	case s.t.Asked != engine.None && contains(s.legal, tap, table.ASeat):
		k.ring(r.Inset(2), radius, legal, 2)
	case turn:
		k.l.Frame(r, radius, 2, gold)
	default:
		k.l.Frame(r, radius, 1, edge)
	}
	k.hit(name, r)
	in := r.Inset(6)
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
	low := in.H < lowPanel*min(k.text, 1.5)
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
		second, rest = rest.CutTop(max(k.line(lead), 20))
		second.W -= s.drawScore(k, x, second, lead) + 4
	}
	k.label(s.t.Name(x), nameBox, sprites.Title, small, 0, c)
	s.drawNumbers(k, x, second)
	_, rest = rest.CutTop(4)
	return rest
}

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

// drawLowHead draws a head where there is little height and returns what is left for cards.
func (s *tableScreen) drawLowHead(k *kit, x engine.Seat, in, row, nameBox geom.Rect, c paint.Color) geom.Rect {
	_, rest := in.CutTop(row.H)
	if in.W >= 240 { // name and numbers in a column, the score at the other end
		left, mid := in.CutLeft(max(96, sprites.Measure(sprites.Title, k.px(small), s.t.Name(x))+34))
		mid.W -= s.drawScoreOver(k, x, geom.Rect{X: row.X, Y: in.Y, W: in.W, H: in.H}) + 8
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
	for _, p := range s.t.Shown.Piles {
		spot := s.t.Plan.Spots[p.ID.Kind]
		if p.ID.Owner == x && spot.Where == board.Seat && (spot.Look != board.Stack || x == s.bottom()) && len(p.Cards) > 0 {
			if n++; spot.Look == board.Row {
				n += len(p.Cards) - 1
			}
		} else if p.ID.Owner == x && spot.Where == board.Seat && spot.Blank && (x == s.bottom() || s.facing()) { // where there are many, others' empty places are not drawn
			n++
		}
	}
	return n
}

// facing reports whether two boards lie above each other on a wide table, place by place.
func (s *tableScreen) facing() bool {
	return s.areas.Kind == layout.Wide && len(s.t.Players) == 2
}

// lays reports whether any card lies before a seat.
func (s *tableScreen) lays(x engine.Seat) bool {
	return slices.ContainsFunc(s.t.Shown.Piles, func(p engine.Pile) bool {
		spot := s.t.Plan.Spots[p.ID.Kind]
		return p.ID.Owner == x && spot.Where == board.Seat && spot.Look != board.Stack
	})
}

// drawScore draws the main badge at the right end of a row and returns its width.
func (s *tableScreen) drawScore(k *kit, x engine.Seat, row geom.Rect, size float64) float64 {
	return s.drawScoreAt(k, x, row, size, 1)
}

func (s *tableScreen) drawScoreAt(k *kit, x engine.Seat, row geom.Rect, size float64, align paint.Align) float64 {
	b := s.mainBadge()
	if b == nil {
		return 0
	}
	box, is := s.drawCount(k, x, b, row, size, align)
	return box.W + s.drawGhost(k, x, b.Key, is, box, size, align)
}

// drawScoreOver draws the main badge at the right end of a low panel, by how much it would change below it, and returns the width
// that both take, there or not.
func (s *tableScreen) drawScoreOver(k *kit, x engine.Seat, r geom.Rect) float64 {
	b := s.mainBadge()
	if b == nil {
		return 0
	}
	top, low := r, geom.Rect{}
	if h := k.px(tiny) * 1.1; r.H >= k.line(score)+h {
		top, low = r.CutTop(r.H - h)
	}
	box, is := s.drawCount(k, x, b, top, score, 1)
	text, col := s.ghost(x, b.Key, is)
	if text == "" {
		return box.W
	}
	if low.Empty() { // no room below: in the place of the score
		low = geom.Rect{X: box.X, Y: r.Y, W: box.W, H: k.px(tiny)}
	}
	k.label(text, geom.Rect{X: box.X, Y: low.Y, W: box.W, H: low.H}, sprites.SansBold, tiny, 1, col)
	return box.W
}

// drawCount draws the main badge and returns where it stands, and the number itself.
func (s *tableScreen) drawCount(k *kit, x engine.Seat, b *board.Badge, row geom.Rect, size float64, align paint.Align) (geom.Rect, int) {
	v := &s.t.Shown
	is := v.Counter(uint8(b.Key), x, 0)
	n, c := s.counted(x, is)
	text := s.badgeText(*b, x)
	if n != is {
		text = words.T("table.n", words.Args{N: n})
	}
	box := k.label(text, row, sprites.SansBold, size, align, c)
	s.moments.scores[x] = box
	return box, is
}

// drawNumbers draws what a seat has as symbols with numbers: hand, piles, badges.
func (s *tableScreen) drawNumbers(k *kit, x engine.Seat, r geom.Rect) {
	v := &s.t.Shown
	px := k.px(small)
	at := r.X
	bottom := r.Y + r.H
	if line := k.line(small); r.H > 1.9*line { // room for several lines
		r.H = line
	}
	ic := min(r.H, 16*max(1, min(k.text, 1.5)))
	item := func(icon sprites.ID, text string, c paint.Color) {
		w := sprites.Measure(sprites.Sans, px, text)
		need := w
		if icon != sprites.None {
			need += ic + 2
		}
		if at+need > r.X+r.W+0.5 && r.H > 8 && r.Y+2*r.H <= bottom {
			at, r.Y = r.X, r.Y+r.H
		}
		if at+need > r.X+r.W+0.5 {
			return
		}
		if icon != sprites.None {
			k.icon(icon, geom.Rect{X: at, Y: r.Y + (r.H-ic)/2, W: ic, H: ic}, c)
			at += ic + 2
		}
		if text != "" {
			k.l.Text(text, geom.Rect{X: at, Y: r.Y, W: w, H: r.H}, sprites.Sans, px, 0, c)
			at += w
		}
		at += 7
	}
	for kind, spot := range s.t.Plan.Spots {
		if !s.info.Piles[kind].Owned || spot.Where != board.Hand {
			continue
		}
		id := engine.PileID{Kind: uint8(kind), Owner: x}
		item(spot.Icon, strconv.Itoa(len(v.Pile(id))), words2)
		if x != s.bottom() { // that one lies open below, and no card can lie in two places
			s.stow(id, geom.Rect{X: r.X, Y: r.Y, W: 20, H: 28})
		}
	}
	for _, b := range s.t.Plan.Badges {
		n := v.Counter(uint8(b.Key), x, 0)
		if b.Main || !s.worn(b, x) {
			continue
		}
		switch {
		case b.Mark && b.Icon != sprites.None:
			item(b.Icon, "", gold)
		case b.Suit && n <= 4:
			item(sprites.SuitPip(cards.Suit(n-1)), "", white)
		case b.Mark:
			item(sprites.None, s.counterName(b.Key), gold)
		case s.worded(b, n):
			item(sprites.None, s.badgeText(b, x), gold)
		case b.Icon != sprites.None:
			item(b.Icon, s.badgeText(b, x), gold)
		default:
			item(sprites.None, s.counterName(b.Key)+" "+s.badgeText(b, x), words1)
		}
	}
	for kind, spot := range s.t.Plan.Spots {
		if !s.info.Piles[kind].Owned || spot.Where != board.Tally && (spot.Where != board.Seat || spot.Look != board.Stack) || x == s.bottom() && spot.Where == board.Seat {
			continue
		}
		id := engine.PileID{Kind: uint8(kind), Owner: x}
		s.stow(id, geom.Rect{X: max(at-20, r.X), Y: r.Y, W: 14, H: 20})
		n := len(v.Pile(id))
		for slot := 1; slot < s.info.Piles[kind].Slots; slot++ {
			id.Slot = uint8(slot)
			n += len(v.Pile(id))
			s.stow(id, geom.Rect{X: max(at-20, r.X), Y: r.Y, W: 14, H: 20})
		}
		if n > 0 {
			icon := spot.Icon
			if icon == sprites.None {
				icon = sprites.IconStock
			}
			item(icon, strconv.Itoa(n), words2)
		}
	}
}

// worded reports whether a value of a counter has a word of its own.
func (s *tableScreen) worded(b board.Badge, n int) bool {
	return words.Has(s.info.ID + ".counter." + s.info.Counters[b.Key].Name + "." + strconv.Itoa(n))
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
	in := r.Inset(6)
	rest := s.drawSeatHead(k, x, in, true)
	caption := 0.0
	if rest.H > 84 && s.areas.Kind != layout.Low {
		caption = k.line(tiny)
	}
	s.drawStanding(k, x, r)
	if s.areas.Kind == layout.Portrait && s.laying(x) <= 7 { // the button that sorts the hand stands beside the cards, not on them
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
