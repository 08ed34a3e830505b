package felt

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/sprites"
)

// drawCentre draws what lies in the middle, and the newest line of the log.
func (s *sketch) drawCentre(r geom.Rect) {
	if r.Empty() {
		return
	}
	if s.Areas.Log.Empty() {
		var line geom.Rect
		line, r = r.CutTop(tickerHeight(s, r))
		aloud(s, func() { s.drawTicker(line) })
		if s.spill != "" {
			line, r = r.CutTop(s.Line(kit.Small) + 2)
			s.Label(s.spill, line, sprites.SansBold, kit.Small, 0.5, kit.Gold)
		}
	}
	if s.Front != 0 && s.Areas.Kind == layout.Wide && s.spill == "" { // beside the medal stands who leads
		_, r = r.CutBottom(s.Line(kit.Small) + 2)
	}
	s.drawRecall(r)
	lettered(s, r, pilesNeed, func() {
		caption := s.Line(kit.Tiny)
		if r.H < pilesNeed.high {
			caption = 0
		}
		z := zone{s, engine.None, r, s.Areas.Card, 30, caption, whole}
		if s.Areas.Kind != layout.Wide || !visited(s.Scene) {
			z.draw()
			return
		}
		z.some = kept // what comes and goes does not move what stays
		rest := geom.Rect{}
		if z.r, rest = r.CutLeft(r.W * keptWide); r.H > r.W*upright {
			z.r, rest = r.CutTop(r.H * keptHigh)
		}
		z.draw()
		z.r, z.some = rest, passing
		z.draw()
	})
}

// The share of the middle of a wide table for the piles that have their place there: of its width, or where it is upright of its height.
const (
	keptWide, keptHigh = 0.58, 0.52
	upright            = 0.8
)

// visited reports whether piles come and go in the middle beside others that stay.
func visited(s *Scene) bool {
	stay, come := false, false
	for _, p := range s.Plan.Spots {
		stay, come = stay || p.Where == plan.Centre && p.Blank, come || p.Where == plan.Centre && !p.Blank
	}
	return stay && come
}
