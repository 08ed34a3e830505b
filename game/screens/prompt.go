package screens

import (
	"strings"

	"royals/game/geom"
	"royals/sprites"
)

// richHeight is the height of a prompt in a width.
func (s *tableScreen) richHeight(k *kit, q question, w float64) float64 {
	h := max(k.height(q.text(), sprites.Sans, lead, w), k.line(lead))
	if q.would != "" {
		h += k.line(small)
	}
	return h
}

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
	px := k.px(lead)
	lines := sprites.Wrap(sprites.Sans, px, q.text(), in.W)
	if q.would != "" {
		var last geom.Rect
		last, in = in.CutBottom(k.line(small))
		k.label(q.would, last, sprites.Sans, small, 0.5, legal)
	}
	y := in.Y + (in.H-float64(len(lines))*k.line(lead))/2
	for i, l := range lines {
		box := geom.Rect{X: in.X, Y: y, W: in.W, H: k.line(lead)}
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
		y += k.line(lead)
	}
}
