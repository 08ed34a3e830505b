package felt

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// tightIn reports whether long words beside numbers give way to short ones in such a width. Where words stand in a column beside the
// cards, each has a line of its own.
func tightIn(s *sketch, w float64) bool {
	if s.Areas.Kind == layout.Wide {
		return w < 90*s.Text
	}
	return w < 150*s.Text
}

// drawNumbers draws what a seat has as symbols with numbers: hand, piles, badges.
func (s *seat) drawNumbers(r geom.Rect) {
	px := s.Px(kit.Small)
	s.tight, s.line = tightIn(s.sketch, r.W), r.W
	at := r.X
	bottom := r.Y + r.H
	if line := s.Line(kit.Small); r.H > 1.9*line { // room for several lines
		if r.H = line; s.whole && s.narrow() { // the backs stand below the face
			down := (stowed*layout.Ratio-line)/2 - 2
			r.Y, bottom = r.Y+down, bottom+down
		}
	}
	ic := s.numberIcon(r.H)
	if w := s.drawHoard(geom.Rect{X: r.X, Y: r.Y, W: r.W - s.badgesWidth(r.H), H: r.H}); w > 0 {
		at += w + numberAir
	}
	s.numbers(func(icon sprites.ID, text string, c paint.Color) bool {
		px, w := px, sprites.Measure(sprites.Sans, px, text)
		if room := r.X + r.W - at; icon == sprites.None && w > room && r.Y+2*r.H > bottom && room >= leastWords { // smaller words are better than none
			if text, px = s.Fit(sprites.Sans, kit.Small, text, room); strings.HasSuffix(text, "…") {
				return false
			}
			w = sprites.Measure(sprites.Sans, px, text)
		}
		need := w
		if icon != sprites.None {
			need += ic + 2
		}
		if at+need > r.X+r.W+0.5 && r.H > 8 && r.Y+2*r.H <= bottom {
			if at, r.Y = r.X, r.Y+r.H; s.whole { // clear of the backs in the line above
				r.Y += (stowed*layout.Ratio - r.H) / 2
			}
		}
		if at+need > r.X+r.W+0.5 {
			return false
		}
		if icon != sprites.None {
			box := geom.Rect{X: at, Y: r.Y + (r.H-ic)/2, W: ic, H: ic}
			if icon.Suited() {
				suitPlate(s.Kit, icon, box.Inset(0.14*ic))
			} else {
				s.Icon(icon, box, c)
			}
			at += ic + 2
		}
		if text != "" {
			s.List.Text(text, geom.Rect{X: at, Y: r.Y, W: w, H: r.H}, sprites.Sans, px, 0, c)
			at += w
		}
		at += numberAir
		return text != ""
	}, func(id engine.PileID) {
		s.stow(id, geom.Around(geom.Point{X: max(at-20, r.X) + ic/2, Y: r.Y + r.H/2}, stowed, stowed*layout.Ratio))
	})
}

// leastWords is the room from which words are made to fit it.
const leastWords = 28.0

// numberAir is the way from one number of a seat to the next.
const numberAir = 7

// numberIcon is the size of the symbols before numbers in a line of a height.
func (s *seat) numberIcon(h float64) float64 { return min(h, 16*max(1, min(s.Text, 1.5))) }

// numbersWidth is the width that the numbers of a seat take in one line.
func (s *seat) numbersWidth(h float64) float64 {
	w := s.badgesWidth(h)
	if n := len(s.hoarded(true, !s.heaped, false)); n > 0 {
		w += stowed + float64(n-1)*leastOut + numberAir
	}
	return max(w-numberAir, 0)
}

// badgesWidth is the width that they take beside the small heaps.
func (s *seat) badgesWidth(h float64) (w float64) {
	s.numbers(func(icon sprites.ID, text string, _ paint.Color) bool {
		if w += sprites.Measure(sprites.Sans, s.Px(kit.Small), text) + numberAir; icon != sprites.None {
			w += s.numberIcon(h) + 2
		}
		return false
	}, func(engine.PileID) {})
	return w
}

// numbers goes through what a seat has as numbers, in order: item is told each of them and says whether it was written, stow each pile
// that is shown only so.
func (s *seat) numbers(item func(icon sprites.ID, text string, c paint.Color) bool, stow func(engine.PileID)) {
	for kind, spot := range s.Plan.Spots {
		if s.Info.Piles[kind].Owned && spot.Where == plan.Hand && (s.x == s.Bottom || !counting(s.sketch) && (s.fanned() || handless(s, uint8(kind)))) { // it lies open below, or nothing is held
			id := engine.PileID{Kind: uint8(kind), Owner: s.x}
			if item(spot.Icon, strconv.Itoa(len(s.View.Pile(id))), kit.Text) {
				tally(s.sketch, s.List, id)
			}
		}
	}
	for _, b := range s.Plan.Badges {
		switch {
		case b.Bars && s.joined(): // the other side has taken it in
		case !b.Main && s.worn(b, s.x):
			icon, text, c := s.badge(b)
			if side, ok := sideOf(s.Scene, s.x); !item(icon, text, c) && ok && icon == sprites.None { // a side never vanishes
				item(sideIcon(side), "", side)
			}
		case b.Bars && s.Marks.Picks.Has(SeatTap(s.x)):
			item(sprites.None, s.counterName(b.Key), kit.Attack)
		}
	}
	for kind, spot := range s.Plan.Spots {
		if s.Info.Piles[kind].Owned && spot.Where == plan.Tally {
			s.count(kind, spot.Icon, item, stow)
		}
	}
}

// sideIcon stands for a side where its words find no room.
func sideIcon(side paint.Color) sprites.ID {
	if side == kit.Attack {
		return sprites.IconSword
	}
	return sprites.IconShield
}

// badge is how a seat wears a badge: a symbol, words, or both.
func (s *seat) badge(b plan.Badge) (icon sprites.ID, text string, c paint.Color) {
	n := s.View.Counter(uint8(b.Key), s.x, 0)
	switch {
	case b.Mark && b.Icon != sprites.None:
		return b.Icon, "", kit.Figure
	case b.Suit && n <= 4:
		return sprites.SuitPip(cards.Suit(n - 1)), "", kit.White
	case b.Mark:
		return sprites.None, s.counterName(b.Key), kit.Figure
	case worded(s.Scene, b, n):
		text, c = s.badgeText(b, s.x), kit.Figure
		long := s.line > 0 && sprites.Measure(sprites.Sans, s.Px(kit.Small), text) > s.line
		if short := s.counterKey(b.Key, n) + ".short"; (s.tight || long) && words.Has(short) {
			text = words.You(words.T(short, words.Args{B: leader(s.Scene, b, n)}), s.You)
		}
		if side, ok := sideOf(s.Scene, s.x); ok && b.Side {
			c = side
		} else if b.Bars {
			c = kit.Attack
		}
		return sprites.None, text, c
	case b.Icon != sprites.None:
		return b.Icon, s.badgeText(b, s.x), kit.Figure
	}
	return sprites.None, s.counterName(b.Key) + " " + s.badgeText(b, s.x), kit.Text
}

// count counts the cards of a seat's piles of a kind. Nothing is said of none.
func (s *seat) count(kind int, icon sprites.ID, item func(icon sprites.ID, text string, c paint.Color) bool, stow func(engine.PileID)) {
	var piles []engine.PileID
	n := 0
	for slot := range max(s.Info.Piles[kind].Slots, 1) {
		id := engine.PileID{Kind: uint8(kind), Owner: s.x, Slot: uint8(slot)}
		if p := s.View.Pile(id); len(p) > 0 {
			n += len(p)
			piles = append(piles, id)
		}
		stow(id)
	}
	if icon == sprites.None {
		icon = sprites.IconStock
	}
	if n > 0 && item(icon, strconv.Itoa(n), kit.Text) {
		tally(s.sketch, s.List, piles...)
	}
}

// handless reports whether a seat holds nothing in a pile of a kind: a heap of no cards would be a frame without any.
func handless(s *seat, kind uint8) bool {
	return len(s.View.Pile(engine.PileID{Kind: kind, Owner: s.x})) == 0
}
