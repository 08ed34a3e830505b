package felt

import (
	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// drawFan draws a pile as overlapping rows, the top card last. The top card answers by itself; a tap on the others opens
// them, each to be read and pointed at.
func (s *zone) drawFan(id engine.PileID, p []cards.Card, ids []uint32, sp *layout.Laid) {
	last := len(sp.Cards) - 1
	top := sp.Cards[last]
	if len(p) > 1 {
		rest := sp.Cards[0]
		rest.W, rest.H = top.X-rest.X, top.H
		s.Hit(Point{Fan, table.Tap{table.PileThing(id)}, "fan:" + s.stem(id)}, rest)
		if s.below(id, p) {
			s.Ring(rest.Inset(-2), 4, kit.Legal, 2)
		}
	}
	ring := s.tapPile(id, 0, top)
	for i := range p {
		j := last - i // the lowest first
		if j >= len(ids) || i >= len(sp.Cards) {
			continue
		}
		pose := anim.Pose{Rect: sp.Cards[i], Face: p[j]}
		if j == 0 || s.focusedOn(id, p[j], j) {
			pose.Ring = ring
			if j > 0 {
				pose.Ring = FocusRing
			}
		}
		s.put(ids[j], pose, false)
		if i < last {
			show := fanStrip(sp.Cards, i)
			s.Strips = append(s.Strips, Strip{Point{Card, s.CardTap(id, p[j], j), "card:" + s.stem(id) + ":" + p[j].String() + CopyMark(p[:j], p[j])}, show})
			from := len(s.over.Ops)
			stripLabel(s.sketch, p[j], sp.Cards[i], show, false)
			wears(s.sketch, ids[j], sp.Cards[i], from)
		}
	}
	if top.W >= 24 { // else it would lie on the strips; the opened pile counts its cards
		countPill(s.sketch, len(p), top, p[len(p)-1] != cards.Back)
		tally(s.sketch, &s.over, id)
	}
}

// fanStrip is what shows of a card under the top one: what is left of the next card of its row, and above the next row.
func fanStrip(rects []geom.Rect, i int) geom.Rect {
	r := rects[i]
	if n := rects[i+1]; n.Y == r.Y && n.X < r.X+r.W {
		r.W = n.X - r.X
	}
	for _, n := range rects[i+1 : len(rects)-1] { // the first of the next row
		if n.Y > r.Y {
			r.H = n.Y - r.Y
			break
		}
	}
	return r
}

// stripLabel writes rank and suit on the strip of a card that shows, where its face has them only in the middle: one above the other
// or, on a low strip, side by side. A bust has both at its left already.
func stripLabel(s *sketch, c cards.Card, r, show geom.Rect, dim bool) {
	tab := sprites.Bust(c, r.W) && !s.Style.Plain && show.W >= 0.36*r.W && show.H >= 0.5*r.H
	if r.W >= 60 || show.W < 9 || !c.Known() || tab {
		return
	}
	text, suit, col := words.RankShort(c.Rank()), sprites.IconStar, kit.Ink
	if c.IsJoker() {
		text = ""
	} else {
		suit, col = sprites.SuitPip(c.Suit()), paint.RGB(s.Style.SuitColor(c.Suit()))
	}
	paper, tint := kit.Paper, kit.White
	if c.IsJoker() {
		tint = col
	}
	if dim {
		paper, col, tint = tinted(paper), tinted(tinted(col)), tinted(tint) // the ink twice: it must be read
	}
	strip := geom.Rect{X: show.X + 1, Y: show.Y + 1, W: show.W - 1, H: show.H - 2} // as far as the next card: nothing of the face below shows
	px := min(s.Px(kit.Small), 15.0)
	if strip.H >= 2.1*px {
		for px > 9 && sprites.Measure(sprites.SansBold, px, text) > strip.W-1 {
			px = max(px-0.5, 9)
		}
		s.over.Fill(strip, 0, paper)
		line, rest := strip.CutTop(px * 1.2)
		if text == "" {
			rest = strip
		}
		s.over.Text(text, line, sprites.SansBold, px, 0.5, col)
		size := min(strip.W-2, px)
		s.over.Picture(suit, geom.Around(geom.Point{X: rest.X + rest.W/2, Y: rest.Y + size/2 + 1}, size, size), tint)
		return
	}
	px = min(px, strip.H/1.15)
	px = max(px, 9)
	for px > 9 && sprites.Measure(sprites.SansBold, px, text)+0.75*px > strip.W {
		px = max(px-0.5, 9)
	}
	w := sprites.Measure(sprites.SansBold, px, text)
	size := min(0.75*px, max(strip.W-w, 4))
	s.over.Fill(strip, 0, paper)
	x := strip.X + max(0, (min(strip.W, 2.2*px)-w-size)/2)
	if text != "" {
		s.over.Text(text, geom.Rect{X: x, Y: strip.Y, W: w, H: strip.H}, sprites.SansBold, px, 0, col)
	}
	s.over.Picture(suit, geom.Around(geom.Point{X: x + w + size/2, Y: strip.Y + strip.H/2}, size, size), tint)
}

// tinted is a colour as it is seen on a card that cannot be played, or is not in force.
func tinted(c paint.Color) (out paint.Color) {
	for shift := 0; shift < 32; shift += 8 {
		out |= (c >> shift & 0xff) * (kit.Dimmed >> shift & 0xff) / 0xff << shift
	}
	return out
}
