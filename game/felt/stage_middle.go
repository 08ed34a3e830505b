package felt

import (
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
)

// marks are the lengths of the lists before a stage is laid: from there on they hold the stage.
type marks struct{ under, over, said, places int }

func marksOf(s *sketch) marks {
	return marks{len(s.under.Ops), len(s.over.Ops), len(s.said.Ops), len(s.Places)}
}

// back takes the stage off again.
func (m marks) back(s *sketch) {
	s.under.Ops, s.over.Ops, s.said.Ops, s.Places = s.under.Ops[:m.under], s.over.Ops[:m.over], s.said.Ops[:m.said], s.Places[:m.places]
	clearStage(s)
}

// offMiddle is by how much what lies on a wide stage on which some act on one stands above the middle of the room below its title: few
// cards would leave the foot of the window empty.
func offMiddle(s *sketch, m marks) float64 {
	if s.Areas.Kind != layout.Wide || s.Scene.Stage.Shape != plan.Onto {
		return 0
	}
	box := s.Areas.Centre
	room := layout.StageIn(box, s.Areas.Kind, min(max(s.Text, 1), 2)).Title
	from, to := room.Y+room.H, box.Y+box.H
	top, low := to, from
	take := func(r geom.Rect) {
		if c := r.Center(); c.Y > from && c.In(box) {
			top, low = min(top, r.Y), max(low, r.Y+r.H)
		}
	}
	for _, ops := range [...][]paint.Op{s.under.Ops[m.under:], s.over.Ops[m.over:], s.said.Ops[m.said:]} {
		for i := range ops {
			if o := &ops[i]; o.Kind == paint.Text || o.Kind == paint.Sprite {
				take(o.Rect)
			}
		}
	}
	for _, p := range s.Places[m.places:] {
		if !p.Hidden {
			take(p.Pose.Rect)
		}
	}
	for i := range s.Felt.Staged.Counts {
		c := &s.Felt.Staged.Counts[i]
		take(c.At)
		take(c.Below)
	}
	take(s.Felt.Staged.Crest)
	if low <= top {
		return 0
	}
	return max(0, (from+to-top-low)/2)
}
