package felt

import (
	"strconv"
	"strings"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// drawScore draws the main badge at the right end of a row and returns its width.
func (s *seat) drawScore(row geom.Rect, size float64) float64 {
	return s.drawScoreAt(row, size, 1)
}

func (s *seat) drawScoreAt(row geom.Rect, size float64, align paint.Align) float64 {
	b := s.MainBadge()
	if b == nil {
		return 0
	}
	text := s.badgeText(*b, s.x)
	if s.brief || unsaid(s) {
		text, _, _ = strings.Cut(text, "/")
	}
	box, is := s.drawCount(text, row, size, align)
	return box.W + s.drawGhost(b.Key, is, box, size, align)
}

// unsaid reports whether nothing on the table says what a number behind the score would be: there the two houses grow towards it, and on a
// phone no word explains it.
func unsaid(s *seat) bool { return s.Plan.Track == plan.Walls && s.Areas.Kind != layout.Wide }

// drawScoreOver draws the main badge at the right end of a low panel, by how much it would change below it, and returns the width
// that both take, there or not.
func (s *seat) drawScoreOver(r geom.Rect) float64 {
	b := s.MainBadge()
	if b == nil {
		return 0
	}
	top, low := r, geom.Rect{}
	if h := s.Px(kit.Tiny) * 1.1; r.H >= s.Line(kit.Score)+h {
		top, low = r.CutTop(r.H - h)
	}
	is := s.badgeText(*b, s.x)
	if n, _, ok := strings.Cut(is, "/"); ok && (unsaid(s) || sprites.Measure(sprites.SansBold, s.Px(kit.Score), is) > 0.22*r.W) { // the cards have the room; a line at the foot tells how far it is
		is = n
	}
	text, col := s.ghost(b.Key, s.View.Counter(uint8(b.Key), s.x, 0))
	if text != "" && low.Empty() { // no room below: beside the number, in the place of what there is to reach
		n, _, _ := strings.Cut(is, "/")
		gain := s.Label(text, top, sprites.SansBold, kit.Lead, 1, col)
		box, _ := s.drawCount(n, geom.Rect{X: top.X, Y: top.Y, W: gain.X - 3 - top.X, H: top.H}, kit.Score, 1)
		return max(sprites.Measure(sprites.SansBold, s.Px(kit.Score), is), top.X+top.W-box.X)
	}
	box, _ := s.drawCount(is, top, kit.Score, 1)
	if text == "" {
		return box.W
	}
	s.Label(text, geom.Rect{X: box.X, Y: low.Y, W: box.W, H: low.H}, sprites.SansBold, kit.Tiny, 1, col)
	return box.W
}

// drawCount draws the main badge, of which text is what it says at rest, and returns where it stands, and the number itself.
func (s *seat) drawCount(text string, row geom.Rect, size float64, align paint.Align) (geom.Rect, int) {
	is := s.View.Counter(uint8(s.MainBadge().Key), s.x, 0)
	now := s.Scene.Scores[s.x]
	n, c := now.N, now.Color
	if n != is {
		text = words.T("table.n", words.Args{N: n})
	}
	box := s.Label(text, row, sprites.SansBold, size, align, c)
	s.Felt.Scores[s.x] = box
	return box, is
}

// ghost says by how much the choice would change a seat's score, "" for not at all.
func (s *seat) ghost(key, is int) (text string, col paint.Color) {
	for _, c := range s.Ahead {
		switch {
		case c.Seat != s.x || int(c.Key) != key:
		case c.To > is:
			return "+" + strconv.Itoa(c.To-is), kit.Legal
		case c.To < is:
			return "−" + strconv.Itoa(is-c.To), kit.Danger
		}
	}
	return "", col
}

// drawGhost draws beside a seat's score by how much the choice would change it, and returns the width used.
func (s *seat) drawGhost(key, is int, at geom.Rect, size float64, align paint.Align) float64 {
	text, col := s.ghost(key, is)
	if text == "" {
		return 0
	}
	px := max(s.Px(size)*0.8, kit.Tiny)
	w := sprites.Measure(sprites.SansBold, px, text)
	box := geom.Rect{X: at.X - w - 6, Y: at.Y, W: w, H: at.H}
	if align == 0 {
		box.X = at.X + at.W + 6
	}
	s.List.Text(text, box, sprites.SansBold, px, 0, col)
	return w + 6
}
