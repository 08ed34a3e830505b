package felt

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// secret reports whether a pile is one of the places of a seat where cards lie whose faces only their owner sees.
func secret(s *Scene, id engine.PileID) bool {
	spot, info := &s.Plan.Spots[id.Kind], &s.Info.Piles[id.Kind]
	return spot.Where == plan.Seat && spot.Spread == plan.Slot && info.Sight == engine.Private
}

// coming returns the card of the hand that has been chosen for an empty place of the own board, before it is laid there; ok is false
// for none. Chosen cards will lie in their order.
func coming(s *Scene, id engine.PileID) (h HandCard, ok bool) {
	if s.Asked == engine.None || s.Asked != s.Viewer || id.Owner != s.Bottom || s.Bottom != s.Viewer || !secret(s, id) {
		return h, false
	}
	var list []HandCard
	for _, h := range s.Hand {
		if tap := s.HandTap(h); h.Face != cards.Back && (s.Marks.Picks.Has(tap) || s.focusedOn(tap[2].Pile, h.Face, h.At)) {
			list = append(list, h)
		}
	}
	if int(id.Slot) >= len(list) {
		return h, false
	}
	slices.SortFunc(list, func(a, b HandCard) int { return int(a.Face) - int(b.Face) })
	return list[id.Slot], true
}

// preview draws a card where it will lie, paler than it does there. A touch of it is one of the card in the hand.
func preview(s *zone, h HandCard, id engine.PileID, r geom.Rect) {
	s.Still = append(s.Still, paint.Op{Kind: paint.Sprite, Sprite: sprites.Card(h.Face), Rect: r, Color: kit.Others})
	s.List.Add(s.Still[len(s.Still)-1])
	s.List.Frame(r.Inset(-1), 0.06*r.W+1, 2, kit.Figure.Fade(0.6))
	s.Hit(Point{Pile, s.HandTap(h), "pile:" + s.stem(id)}, r)
}

// covered reports whether an own card that its owner sees lies face down for all others.
func covered(s *Scene, id engine.PileID) bool {
	if p := s.View.Pile(id); s.Open || id.Owner != s.Viewer || !secret(s, id) || len(p) == 0 || p[0] == cards.Back {
		return false
	}
	return !slices.ContainsFunc(s.Plan.Slots, func(b plan.Badge) bool { // what counts has been turned over
		text, why := s.slotText(b, id)
		return text != "" || why != ""
	})
}

// lid draws a closed eye on the lower corner of a card that lies face down for all others.
func lid(s *zone, r geom.Rect) {
	d := min(max(0.36*r.W, 13), 28)
	at := geom.Around(geom.Point{X: r.X + r.W - 0.32*d, Y: r.Y + r.H - 0.32*d}, d, d)
	s.over.Fill(at.Inset(-1), d/2+1, kit.Rail)
	s.over.Frame(at, d/2, max(1, d/16), kit.DimText)
	s.over.Picture(sprites.IconEyeOff, at.Inset(0.14*d), kit.Text)
}

// lidNote says the same in words.
func lidNote(s *Scene, id engine.PileID) string {
	if !covered(s, id) {
		return ""
	}
	return ", " + words.Plain("table.covered")
}
