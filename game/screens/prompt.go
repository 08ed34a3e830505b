package screens

import (
	"strings"

	"royals/game/geom"
	"royals/game/layout"
	"royals/sprites"
)

func (q question) text() string {
	if q.who == "" {
		return q.what
	}
	return q.who + ": " + q.what
}

// drawPrompt draws the prompt line: the name in gold, the rest beside it.
func (s *tableScreen) drawPrompt(k *kit, q question) {
	r := s.areas.Prompt
	k.l.Fill(r, radius, rail)
	fade := s.askedFade(q.text())
	if q.who != "" {
		k.l.Frame(r, radius, 1, gilt)
	}
	in := geom.Rect{X: r.X + space2, Y: r.Y + space1, W: r.W - 2*space2, H: r.H - space2}
	px, lines := s.promptSize(k, q, in.W)
	if s.areas.Kind == layout.Wide {
		var last geom.Rect
		last, in = in.CutBottom(k.line(small))
		s.drawTicker(k, q, last)
	}
	lh := min(px*1.28, in.H/float64(len(lines)))
	y := in.Y + (in.H-float64(len(lines))*lh)/2
	for i, l := range lines {
		box := geom.Rect{X: in.X, Y: y, W: in.W, H: lh}
		head := q.who + ":"
		if i == 0 && q.who != "" && strings.HasPrefix(l, head) {
			w := sprites.Measure(sprites.Sans, px, l)
			box.X += (in.W - w) / 2
			k.l.Text(head, box, sprites.Sans, px, 0, gold.Fade(fade))
			box.X += sprites.Measure(sprites.Sans, px, head+" ")
			k.l.Text(strings.TrimPrefix(l[len(head):], " "), box, sprites.Sans, px, 0, words1.Fade(fade))
		} else {
			k.l.Text(l, box, sprites.Sans, px, 0.5, words1.Fade(fade))
		}
		y += lh
	}
}

// drawTicker draws the line below the question, or on a narrow table above the middle: what the choice would do, or else what has
// happened last.
func (s *tableScreen) drawTicker(k *kit, q question, line geom.Rect) {
	if q.would != "" {
		k.label(q.would, line, sprites.SansBold, small, 0.5, legal)
		return
	}
	if lines := s.t.Lines(max(0, len(s.t.Log)-4)); len(lines) > 0 {
		k.label(lines[len(lines)-1].Text, line, sprites.Sans, small, 0.5, words2)
	}
}
