package felt

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
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
		z := zone{s, engine.None, r, s.Areas.Card, 30, caption, true}
		z.draw()
	})
}
