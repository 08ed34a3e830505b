package felt

import (
	"math"
	"strings"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/sprites"
)

// drawPrompt draws the prompt line: the name in gold, the rest beside it. Its ground lies on the table, so that a card on its way to a hand
// passes over it and only below the words. A bubble covers all that moves.
func (s *sketch) drawPrompt() {
	if s.Voice && s.Areas.Kind == layout.Wide { // the bubble stands beside what it speaks of
		return
	}
	if s.Voice {
		aloud(s, func() { promptGround(s); promptWords(s) })
		return
	}
	promptGround(s)
	aloud(s, func() { promptWords(s) })
}

// promptGround draws what the prompt line stands on.
func promptGround(s *sketch) {
	r, ground := s.Areas.Prompt, kit.Rail.Fade(0.6)
	if s.Voice {
		ground = kit.Paper
	}
	s.List.Fill(r, kit.Radius, ground)
	if s.Voice {
		s.List.Frame(r, kit.Radius, 2, kit.Ink)
	}
}

// promptWords writes the prompt line.
func promptWords(s *sketch) {
	q, ink := &s.Question, kit.Text
	if s.Voice {
		ink = kit.Ink
	}
	box := scrubs(s, s.Areas.Prompt)
	in := geom.Rect{X: box.X + kit.Space2, Y: box.Y + kit.Space1, W: box.W - 2*kit.Space2, H: box.H - kit.Space2}
	px, _ := s.promptSize(in.W)
	lines := sprites.Balance(promptFace(s), px, q.Text(), in.W)
	if s.Scene.Stage == nil && s.Areas.Kind == layout.Wide && !s.Voice && q.Would+s.News != "" { // else the question has the box to itself
		var last geom.Rect
		last, in = in.CutBottom(s.Line(kit.Small))
		s.drawTicker(last)
	}
	lh := min(px*lineHeight, in.H/float64(len(lines)))
	y := in.Y + (in.H-float64(len(lines))*lh)/2
	face := promptFace(s)
	news := told(s) // how much of it says what came of a deed
	for i, l := range lines {
		box := geom.Rect{X: in.X, Y: y, W: in.W, H: lh}
		head := q.Who + ":"
		if i == 0 && q.Who != "" && strings.HasPrefix(l, head) {
			w := sprites.Measure(face, px, l)
			box.X += (in.W - w) / 2
			s.List.Text(head, box, face, px, 0, kit.Figure.Fade(q.Fade))
			box.X += sprites.Measure(face, px, head+" ")
			l = strings.TrimPrefix(l[len(head):], " ")
			s.askLine(l, s.List.Text(l, box, face, px, 0, ink.Fade(q.Fade)), px)
		} else {
			s.askLine(l, tell(s, l, min(max(news, 0), len(l)), box, px, ink), px)
		}
		news -= len(l) + 1
		y += lh
	}
}

// told returns how many bytes of what is said below a stage say what came of the deed: all but the reason.
func told(s *sketch) int {
	if st := s.Scene.Stage; st == nil || !st.Past || s.Voice || s.Question.Waits {
		return 0
	}
	if n := strings.IndexByte(s.Question.What, ':'); n >= 0 {
		return n
	}
	return len(s.Question.What)
}

// tell writes a line in the middle of a box, so many bytes of it in the colour of what came of a deed, and returns where it stands.
func tell(s *sketch, line string, news int, box geom.Rect, px float64, ink paint.Color) geom.Rect {
	face, fade := promptFace(s), s.Question.Fade
	if news == 0 {
		return s.List.Text(line, box, face, px, 0.5, ink.Fade(fade))
	}
	box.X += (box.W - sprites.Measure(face, px, line)) / 2
	at := s.List.Text(line[:news], box, face, px, 0, Toned(outcome(s), ink).Fade(fade))
	if rest := line[news:]; rest != "" {
		box.X += sprites.Measure(face, px, line) - sprites.Measure(face, px, rest)
		at.W += s.List.Text(rest, box, face, px, 0, ink.Fade(fade)).W
	}
	return at
}

// outcome is what came of the deed on the stage for who is near, and where that is neither of both for who was acted on, or of two sides
// for who gains.
func outcome(s *sketch) plan.Tone {
	st := s.Scene.Stage
	if st.Shape != plan.Against {
		if len(st.Counts) > 0 {
			return st.For(s.Bottom, st.Counts[0].Tone)
		}
		return st.For(s.Bottom, -st.Answer) // an answer is for who asks
	}
	tone := plan.Unsure
	for i := range st.Figures {
		if f := &st.Figures[i]; f.Seat == s.Bottom {
			tone = f.Tone
		}
	}
	return tone
}

// askLine dots the words of a line of the question that explain themselves. A lesson explains them in its own time.
func (s *sketch) askLine(line string, at geom.Rect, px float64) {
	if !s.Voice && s.Scene.Bar == nil {
		s.Dot(s.terms, line, at, promptFace(s), px, kit.Figure.Fade(s.Question.Fade))
	}
}

// drawTicker draws the line below the question, or on a narrow table above the middle: what the choice would do, or else what has
// happened last.
func (s *sketch) drawTicker(line geom.Rect) {
	text, face, c := s.News, sprites.Sans, kit.DimText
	if s.Question.Would != "" {
		text, face, c = s.Question.Would, sprites.SansBold, kit.Legal
	}
	if _, px := s.Fit(face, kit.Small, text, line.W); sprites.Measure(face, px, text) <= line.W {
		s.Label(text, line, face, kit.Small, 0.5, c)
		return
	}
	px := s.Px(kit.Tiny)
	lines := sprites.Wrap(face, px, text, line.W)
	for px > kit.Tiny && float64(len(lines))*px*lineHeight > line.H {
		px = max(px-0.5, kit.Tiny)
		lines = sprites.Wrap(face, px, text, line.W)
	}
	h := px * lineHeight
	if float64(len(lines))*h > line.H { // the log and the list of what can be done tell it whole
		return
	}
	for i, l := range sprites.Balance(face, px, text, line.W) {
		s.List.Text(l, geom.Rect{X: line.X, Y: line.Y + float64(i)*h, W: line.W, H: h}, face, px, 0.5, c)
	}
}

// tickerWidth is how wide the longest line above a middle is in the smallest letters.
const tickerWidth = 520.0

// tickerHeight is what is kept free for the newest line of the log above a middle: several lines where it is narrow and high.
func tickerHeight(s *sketch, r geom.Rect) float64 {
	want := math.Ceil(tickerWidth / r.W)
	if s.Areas.Kind == layout.Low && want > 1 {
		if n := min(want, math.Floor(0.4*r.H/s.Line(kit.Tiny))); n > 1 {
			return n*s.Line(kit.Tiny) + 2
		}
	}
	return s.Line(kit.Small) + 2
}
