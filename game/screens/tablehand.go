package screens

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/layout"
	"royals/game/table"
)

// drawHand draws the hand, raised where chosen, dimmed where it cannot be played.
func (s *tableScreen) drawHand(k *kit, x engine.Seat) {
	a := &s.areas
	if a.Hand.Empty() || s.t.Plan.Hand < 0 {
		return
	}
	s.layHand(k.touch)
	dim := s.handMatters() && slices.ContainsFunc(s.hand, func(h handCard) bool { // where all may be played nothing is said
		tap := s.handTap(h)
		return !s.t.IsChosen(tap) && !contains(s.legal, tap, table.ARank)
	})
	raised, strip := -1, 0.0
	if k.hover != "" && !k.touch && !s.a.finger.drag {
		raised = slices.IndexFunc(s.hand, func(h handCard) bool { return s.handName(h) == k.hover })
	}
	if len(s.rects) > 1 {
		if strip = s.rects[1].X - s.rects[0].X; strip >= a.Card { // nothing lies over anything
			strip = 0
		}
	}
	s.news.look(s, x)
	for i, h := range s.hand {
		r := s.rects[i]
		tap := s.handTap(h)
		pose := anim.Pose{Rect: r, Face: h.face}
		if i < len(s.turns) {
			pose.Turn = s.turns[i]
		}
		switch {
		case h.face == cards.Back:
		case s.t.IsChosen(tap):
			pose.Rect.Y -= 0.16 * r.H
			pose.Ring = chosenRing
		case contains(s.focused, tap, table.ACard):
			pose.Rect.Y -= 0.16 * r.H
			pose.Ring = focusRing
		case dim && contains(s.legal, tap, table.ARank):
			pose.Rect.Y -= 6
			pose.Ring = handRing
		case dim:
			pose.Dim = true
		}
		name := s.handName(h)
		if i == raised {
			pose.Rect.Y = min(pose.Rect.Y, r.Y-0.14*r.H)
		} else if raised >= 0 && (len(s.turns) > 0 || s.rects[raised].Y == r.Y) {
			dx := push(i, raised, strip)
			pose.Rect.X = min(max(pose.Rect.X+dx, a.Hand.X), a.Hand.X+a.Hand.W-pose.Rect.W)
		}
		pose.Rect.Y = max(pose.Rect.Y, a.Hand.Y)
		s.put(h.id, pose, false)
		s.places[len(s.places)-1].fresh = s.news.has(h.id)
		if h.face != cards.Back {
			s.taps[name] = tap
			k.hit(name, r)
		}
	}
	s.sortPill(k)
}

// layHand works out where the cards of the hand lie: on an arc where there is room for one.
func (s *tableScreen) layHand(touch bool) {
	a := &s.areas
	s.turns = s.turns[:0]
	if a.Bowed(len(s.hand), touch) {
		s.rects, s.turns = layout.Bow(a.Hand, len(s.hand), a.Card, s.rects, s.turns)
	} else {
		s.rects = layout.Hand(a.Hand, len(s.hand), a.Card, touch, s.rects)
	}
}

// handMatters reports whether the choice has to do with cards of the hand, so that those that cannot be played are dimmed.
func (s *tableScreen) handMatters() bool {
	if s.t.Asked == engine.None || s.t.Asked != s.t.Viewer {
		return false
	}
	f := func(x table.Thing) bool {
		return x.Kind == table.ACard && int(x.Pile.Kind) == s.t.Plan.Hand || x.Kind == table.ARank
	}
	return slices.ContainsFunc(s.legal, f)
}

func (s *tableScreen) handTap(h handCard) table.Tap {
	id := engine.PileID{Kind: uint8(max(s.t.Plan.Hand, 0)), Owner: s.bottom()}
	return table.Tap{table.CardThing(id, h.face), table.PlaceThing(id, h.at), table.PileThing(id), table.RankThing(h.face.Rank())}
}

func (s *tableScreen) handName(h handCard) string {
	p := s.t.Shown.Pile(engine.PileID{Kind: uint8(max(s.t.Plan.Hand, 0)), Owner: s.bottom()})
	return "card:hand:" + h.face.String() + copyMark(p[:min(h.at, len(p))], h.face)
}

// sortHand lists the hand of a seat in the order in which it is held.
func (s *tableScreen) sortHand(x engine.Seat) {
	s.hand = s.hand[:0]
	if s.t.Plan.Hand < 0 {
		return
	}
	id := engine.PileID{Kind: uint8(s.t.Plan.Hand), Owner: x}
	ids := s.t.Cards.Of(id)
	for i, c := range s.t.Shown.Pile(id) {
		if s.t.Viewer != x { // even what everybody knows of it lies face down while nobody holds the hand
			c = cards.Back
		}
		if i < len(ids) {
			s.hand = append(s.hand, handCard{ids[i], c, i})
		}
	}
	if s.t.Sort == table.ByRank {
		slices.SortStableFunc(s.hand, func(a, b handCard) int {
			return rankKey(a.face) - rankKey(b.face)
		})
	} else if s.t.Sort == table.ByHand && s.t.Viewer == x {
		s.byHand(x)
	}
}

func rankKey(c cards.Card) int {
	if c.IsJoker() {
		return 1000 + int(c)
	}
	return int(c.Rank())*8 + int(c.Suit())
}
