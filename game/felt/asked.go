package felt

import (
	"slices"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/game/table"
)

// phone is the width of a window below which what lies in the middle is small.
const phone = 600

// asksMiddle reports whether whoever looks at a phone held upright is asked about cards that have come into the middle, and about none of
// the hand. Until the choice is made that stays so, whatever is left to be pointed at.
func asksMiddle(s *Scene) bool {
	if layout.Shape(s.Ask.Size) != layout.Portrait || s.Ask.Size.W >= phone {
		return false
	}
	if s.Making {
		return s.Kept.asks
	}
	return s.Asked != engine.None && s.Asked == s.Viewer && !s.HandMatters() && slices.ContainsFunc(s.Marks.Legal, func(x table.Thing) bool {
		return (x.Kind == table.ACard || x.Kind == table.APlace) && comes(s, x.Pile)
	})
}

// comes reports whether a pile comes and goes in the middle.
func comes(s *Scene, id engine.PileID) bool {
	spot := s.Plan.Spots[id.Kind]
	return spot.Where == plan.Centre && !spot.Blank && spot.Spread == plan.Row
}

// askedAbout counts the cards in the piles that come and go in the middle.
func askedAbout(s *Scene) (n int) {
	for _, p := range s.View.Piles {
		if comes(s, p.ID) {
			n += len(p.Cards)
		}
	}
	return n
}

// drawAsked draws the middle while it is asked about: those cards are as large as the hand's, and what has its place there keeps to the
// room beside them.
func (s *zone) drawAsked() {
	n, whole := askedAbout(s.Scene), s.r
	s.caption = 0
	if visited(s.Scene) {
		s.some = kept
		s.r, whole = whole.CutLeft(whole.W - min(float64(n)*(s.most+kit.Space2), whole.W/2))
		s.most *= askedBeside
		s.draw()
	}
	s.some = passing
	s.list()
	s.rects = layout.Asked(whole, n, s.Areas.Card, s.rects)
	for i := range s.piles {
		p := &s.piles[i]
		if k := len(s.View.Pile(p.id)); comes(s.Scene, p.id) && k <= len(s.rects) {
			s.drawPile(p, plan.Row, &layout.Laid{Cards: s.rects[:k]})
			s.rects = s.rects[k:]
		}
	}
}

// askedBeside is the size of what lies beside cards that are asked about by theirs, at most.
const askedBeside = 0.6

// dimRest takes the light from all cards but those in the middle that are asked about, and from the labels on them.
func dimRest(s *sketch) {
	var asked []uint32
	for _, p := range s.View.Piles {
		if comes(s.Scene, p.ID) {
			asked = append(asked, s.Cards.Of(p.ID)...)
		}
	}
	var lit []geom.Rect
	for i := range s.Places {
		p := &s.Places[i]
		if slices.Contains(asked, p.ID) {
			lit = append(lit, p.Pose.Rect)
		} else {
			p.Pose.Dim = p.Pose.Ring == NoRing
		}
	}
	for i := range s.over.Ops {
		if o := &s.over.Ops[i]; o.Color == kit.Paper && !slices.ContainsFunc(lit, o.Rect.Center().In) {
			o.Color = kit.Dimmed
		}
	}
}

// drawSill draws the buttons on a sill, behind which the hand has sunk.
func drawSill(s *sketch) {
	r := s.Areas.Acts
	top := s.Areas.Hand.Y + s.Areas.Hand.H
	s.List.Fill(geom.Rect{X: r.X, Y: top, W: r.W, H: r.Y + r.H - top}, kit.Radius, kit.Rail)
	s.drawActs(false)
}
