package felt

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
)

// part is the room that a part of the table needs for its words in letters of the usual size.
type part struct{ wide, high float64 }

var (
	panelNeeds  = part{100, 56}
	mineNeeds   = part{150, 44}
	centreNeeds = part{100, 26}
	pilesNeed   = part{100, 84} // with a line of words above each of them
)

// suit lowers the size of the letters until the boards have the room without which their words would cover each other. It reads
// nothing of what is asked, so that no question changes it.
func suit(s *sketch, ask layout.Ask, seats []engine.Seat) {
	ask.Opponents, ask.Board, ask.Centre, ask.Quiet = len(seats), true, s.has(plan.Centre), s.quiet()
	ask.Facing = s.facing() && s.slotted()
	ask.Track, ask.Hand = s.trackHeight(), -1
	if s.Plan.Hand >= 0 {
		ask.Hand = s.handRoom(len(s.Hand))
	}
	for ; s.Kit.Text > 1; s.Kit.Text = max(1, s.Kit.Text-0.05) {
		ask.Text = s.Kit.Text
		ask.Prompt = float64(usualLines(&s.Ask))*s.Line(kit.Lead) + kit.Space2
		if layout.Shape(s.Size) == layout.Wide {
			ask.Prompt += s.Line(kit.Small)
		}
		ask.Acts = float64(actRoom(s))*(kit.Tap+kit.Space1) + kit.Space1
		a := layout.Divide(ask)
		roomy := a.Mine.H >= mineNeeds.high && (!ask.Centre || a.Centre.H >= centreNeeds.high)
		for _, p := range a.Panels {
			roomy = roomy && p.H >= panelNeeds.high
		}
		if roomy {
			return
		}
	}
}

// lettered draws a part of the table with letters no larger than its room is for.
func lettered(s *sketch, r geom.Rect, need part, draw func()) {
	was := s.Kit.Text
	s.Kit.Text = min(was, max(1, min(r.W/need.wide, r.H/need.high)))
	draw()
	s.Kit.Text = was
}

// narrowest returns how wide and high the narrowest and the lowest of the panels are.
func narrowest(panels []geom.Rect) geom.Rect {
	r := panels[0]
	for _, p := range panels {
		r.W, r.H = min(r.W, p.W), min(r.H, p.H)
	}
	return r
}
