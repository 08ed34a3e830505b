package screens

import (
	"royals/game/geom"
	"royals/game/paint"
)

// markShows is the share of a card's way at the end of which what lies on it fades in.
const markShows = 0.3

// carry lets what lies on cards travel with them: what is drawn on the place of a card that is on its way there is not to be seen until
// the card is nearly there, and then comes with it. Numbers of piles stay: they tell of what lies there.
func carry(s *painter, over int) {
	if !s.stage.Moving(s.now) {
		return
	}
	ops := s.k.List.Ops[over : over+len(s.felt.Over)]
	for i := range ops {
		o := &ops[i]
		if countsPile(s, i) {
			continue
		}
		at := bearer(s, o.Rect.Center())
		if at < 0 {
			continue
		}
		p := &s.felt.Places[at]
		left := s.stage.Left(p.ID, s.now)
		if left == 0 || !s.stage.Flies(p.ID, s.now) {
			continue
		}
		pose, _ := s.stage.At(p.ID, s.now)
		o.Rect = o.Rect.Move(pose.Rect.Center().Sub(p.Pose.Rect.Center()))
		o.Color = o.Color.Fade(max(0, 1-left/markShows))
	}
}

// countsPile reports whether a thing drawn above the cards is the number of a pile, or its ground.
func countsPile(s *painter, at int) bool {
	for _, t := range s.felt.Tallies {
		if t.Over && (at == t.At || at == t.At-1) {
			return true
		}
	}
	return false
}

// bearer returns the topmost place whose card lies under a point, -1 for none.
func bearer(s *painter, at geom.Point) int {
	for i := len(s.felt.Places) - 1; i >= 0; i-- {
		p := &s.felt.Places[i]
		if !p.Hidden && at.In(upright(p.Pose).Inset(-markOut)) {
			return i
		}
	}
	return -1
}

// markOut is how far beyond the edge of a card the middle of what lies on it may stand.
const markOut = 2

// unnumber takes the number of a pile away, and its ground, while all that lies there is still on its way.
func unnumber(ops []paint.Op, at int) {
	ops[at].Color = ops[at].Color.Fade(0)
	if at > 0 && ops[at-1].Kind == paint.Fill && ops[at-1].Rect == ops[at].Rect {
		ops[at-1].Color = ops[at-1].Color.Fade(0)
	}
}
