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
			s.Label(s.spill, line, sprites.SansBold, kit.Small, 0.5, kit.Figure)
		}
	}
	if s.Areas.Kind == layout.Wide && s.quiet() { // a place of its own beside the board, though little lies there
		s.List.Fill(r, kit.Radius, kit.Well.Fade(0.35))
	}
	s.drawRecall(r)
	lettered(s, r, pilesNeed, func() {
		caption := s.Line(captions(s))
		if r.H < pilesNeed.high || s.narrow() { // on a phone arrows cross the middle
			caption = 0
		}
		most := s.Areas.Card
		if s.Front != 0 && s.narrow() { // beside them stands who leads
			most = min(most, 40)
		}
		s.mid = middle{}
		z := zone{s, engine.None, r, most, 30, caption, whole}
		if s.Areas.Kind != layout.Wide || !visited(s.Scene) {
			z.draw()
			return
		}
		z.some = kept // what comes and goes does not move what stays
		m := middleOf(s, r)
		z.r, s.mid = m.stay, m
		if m.ranged || m.held { // of one size all, in one row or in two that begin below each other
			z.most = min(z.most, z.fit())
		}
		if m.ranged {
			below := zone{s, engine.None, m.pass, z.most, 30, caption, passing}
			if w := below.fit(); w > 0 {
				z.most = min(z.most, w)
			}
		}
		z.draw()
		if z.r, z.some = m.pass, passing; z.r.H < pilesNeed.high {
			z.caption = 0
		}
		z.draw()
	})
}

// middle is how the middle of a wide table is shared out.
type middle struct {
	stay geom.Rect // the piles that have their place there
	pass geom.Rect // those that come and go
	lead geom.Rect // who leads, where two sides face each other: on a wide table it stands at the medal

	held   bool // what comes and goes has a place of its own beside them, which is seen while it is empty
	ranged bool // the two lie in rows one below the other
}

// The share of the middle of a wide table for the piles that have their place there: of its width, or where it is upright of its height.
const (
	keptWide, keptHigh = 0.6, 0.5
	upright            = 0.8
)

// middleOf shares out the middle of a table. Beside two boards the piles stand between them, in the middle of the height. Where much comes
// and goes it has the lower half instead.
func middleOf(s *sketch, r geom.Rect) (m middle) {
	line := 0.0
	if s.Front != 0 && s.spill == "" && s.Areas.Kind != layout.Wide {
		line = s.Line(kit.Lead)
	}
	if r.H > r.W*upright && len(s.Areas.Panels) == 1 && passers(s.Scene) <= 1 {
		h := min(s.Areas.Card*layout.Ratio+s.Line(captions(s))+pileEdges, keptHigh*r.H)
		m.pass, m.lead = r.CutTop((r.H - h) / 2)
		m.stay, m.lead = m.lead.CutTop(h)
		if line == 0 {
			m.pass, m.lead = m.lead, geom.Rect{}
			return m
		}
		m.lead = geom.Rect{X: r.X, Y: m.lead.Y + max(0, (m.lead.H-line)/2), W: r.W, H: line}
		return m
	}
	if line > 0 {
		m.lead, r = r.CutBottom(line)
	}
	if m.ranged = r.H > r.W*upright; m.ranged {
		m.stay, m.pass = r.CutTop((r.H - rowsAir) * keptHigh)
		_, m.pass = m.pass.CutTop(rowsAir)
		return m
	}
	m.stay, m.pass = r.CutLeft(r.W * keptWide)
	m.held = passers(s.Scene) == 1
	return m
}

// rowsAir is what two rows of piles keep free between them: the words above the lower one belong to what is below them.
const rowsAir = 12

// pileEdges is the room for what shows of a high pile below its top card.
const pileEdges = 9

// passers counts the kinds of piles that come and go in the middle.
func passers(s *Scene) (n int) {
	for _, p := range s.Plan.Spots {
		if p.Where == plan.Centre && !p.Blank {
			n++
		}
	}
	return n
}

// visited reports whether piles come and go in the middle beside others that stay.
func visited(s *Scene) bool {
	stay, come := false, false
	for _, p := range s.Plan.Spots {
		stay, come = stay || p.Where == plan.Centre && p.Blank, come || p.Where == plan.Centre && !p.Blank
	}
	return stay && come
}
