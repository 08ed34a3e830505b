package screens

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/words"
	"royals/sprites"
)

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
	if of := s.targetOf(b, seat); of != 0 {
		text += "/" + strconv.Itoa(of)
	}
	return text
}

// targetOf returns what a counter is to reach, 0 where nothing tells.
func (s *tableScreen) targetOf(b board.Badge, seat engine.Seat) int {
	if b.Of < 0 {
		return 0
	}
	if of := s.t.Shown.Counter(uint8(b.Of), seat, 0); of != 0 {
		return of
	}
	return s.t.Shown.Counter(uint8(b.Of), engine.None, 0)
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
	box, is := s.drawCount(k, x, s.badgeText(*b, x), row, size, align)
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
	is := s.badgeText(*b, x)
	if n, _, ok := strings.Cut(is, "/"); ok && sprites.Measure(sprites.SansBold, k.px(score), is) > 0.22*r.W { // the cards have the room; a line at the foot tells how far it is
		is = n
	}
	text, col := s.ghost(x, b.Key, s.t.Shown.Counter(uint8(b.Key), x, 0))
	if text != "" && low.Empty() { // no room below: in the place of the score
		w := sprites.Measure(sprites.SansBold, k.px(score), is)
		k.label(text, geom.Rect{X: top.X + top.W - w, Y: top.Y, W: w, H: top.H}, sprites.SansBold, lead, 1, col)
		return w
	}
	box, _ := s.drawCount(k, x, is, top, score, 1)
	if text == "" {
		return box.W
	}
	k.label(text, geom.Rect{X: box.X, Y: low.Y, W: box.W, H: low.H}, sprites.SansBold, tiny, 1, col)
	return box.W
}

// drawScoreUnder draws the main badge in a line of a low panel's words, or in its place by how much it would change.
func (s *tableScreen) drawScoreUnder(k *kit, x engine.Seat, row geom.Rect) {
	b := s.mainBadge()
	if b == nil {
		return
	}
	if text, col := s.ghost(x, b.Key, s.t.Shown.Counter(uint8(b.Key), x, 0)); text != "" {
		k.label(text, row, sprites.SansBold, lead, 0, col)
		return
	}
	s.drawCount(k, x, s.badgeText(*b, x), row, lead, 0)
}

// drawCount draws the main badge, of which text is what it says at rest, and returns where it stands, and the number itself.
func (s *tableScreen) drawCount(k *kit, x engine.Seat, text string, row geom.Rect, size float64, align paint.Align) (geom.Rect, int) {
	is := s.t.Shown.Counter(uint8(s.mainBadge().Key), x, 0)
	n, c := s.counted(x, is)
	if n != is {
		text = words.T("table.n", words.Args{N: n})
	}
	box := k.label(text, row, sprites.SansBold, size, align, c)
	s.moments.scores[x] = box
	return box, is
}

// drawNumbers draws what a seat has as symbols with numbers: hand, piles, badges.
func (s *tableScreen) drawNumbers(k *kit, x engine.Seat, r geom.Rect) {
	px := k.px(small)
	at := r.X
	bottom := r.Y + r.H
	if line := k.line(small); r.H > 1.9*line { // room for several lines
		r.H = line
	}
	ic := numberIcon(k, r.H)
	s.numbers(x, func(icon sprites.ID, text string, c paint.Color) {
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
		at += numberAir
	}, func(id engine.PileID) {
		s.stow(id, geom.Rect{X: max(at-20, r.X), Y: r.Y, W: 14, H: 20})
	})
}

// numberAir is the way from one number of a seat to the next.
const numberAir = 7

// numberIcon is the size of the symbols before numbers in a line of a height.
func numberIcon(k *kit, h float64) float64 { return min(h, 16*max(1, min(k.text, 1.5))) }

// numbersWidth is the width that the numbers of a seat take in one line.
func (s *tableScreen) numbersWidth(k *kit, x engine.Seat, h float64) (w float64) {
	s.numbers(x, func(icon sprites.ID, text string, _ paint.Color) {
		if w += sprites.Measure(sprites.Sans, k.px(small), text) + numberAir; icon != sprites.None {
			w += numberIcon(k, h) + 2
		}
	}, func(engine.PileID) {})
	return max(w-numberAir, 0)
}

// numbers goes through what a seat has as numbers, in order: item is told each of them, stow each pile that is shown only so.
func (s *tableScreen) numbers(x engine.Seat, item func(icon sprites.ID, text string, c paint.Color), stow func(engine.PileID)) {
	v := &s.t.Shown
	for kind, spot := range s.t.Plan.Spots {
		if !s.info.Piles[kind].Owned || spot.Where != board.Hand {
			continue
		}
		id := engine.PileID{Kind: uint8(kind), Owner: x}
		if x != s.bottom() { // that one lies open below, and no card can lie in two places
			stow(id)
		}
		item(spot.Icon, strconv.Itoa(len(v.Pile(id))), words2)
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
		stow(id)
		n := len(v.Pile(id))
		for slot := 1; slot < s.info.Piles[kind].Slots; slot++ {
			id.Slot = uint8(slot)
			n += len(v.Pile(id))
			stow(id)
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
