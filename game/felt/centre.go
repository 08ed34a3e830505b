package felt

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/sprites"
)

// drawCentre draws what lies in the middle, and the newest line of the log.
func (s *sketch) drawCentre(r geom.Rect) {
	if r.Empty() {
		return
	}
	if s.Areas.Log.Empty() {
		var line geom.Rect
		line, r = r.CutTop(s.Line(kit.Small) + 2)
		aloud(s, func() { s.drawTicker(line) })
		if s.spill != "" {
			line, r = r.CutTop(s.Line(kit.Small) + 2)
			s.Label(s.spill, line, sprites.SansBold, kit.Small, 0.5, kit.Gold)
		}
	}
	s.drawRecall(r)
	caption := s.Line(kit.Tiny)
	if r.H < 84 {
		caption = 0
	}
	z := zone{s, engine.None, r, s.Areas.Card, 30, caption, true}
	z.draw()
}
