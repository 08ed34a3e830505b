package kit

import (
	"math"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// Term is the deed of a word that explains itself. Key is the key of its sentence.
type Term struct{ Key string }

// Name returns "term:crush.term.helper".
func (t Term) Name() string { return "term:" + t.Key }

// Span is a stretch of a line that is such a word.
type Span struct {
	From, To int
	Term
}

// Terms finds the words of a line that explain themselves.
type Terms func(line string) []Span

// Dot underlines such words of a line with dots, where it was drawn at x with its middle at y, and makes them answer.
func (k *Kit) Dot(find Terms, line string, at geom.Rect, f sprites.Face, px float64, c paint.Color) {
	if find == nil {
		return
	}
	for _, s := range find(line) {
		x := at.X + sprites.Measure(f, px, line[:s.From])
		w := sprites.Measure(f, px, line[s.From:s.To])
		y := math.Round(at.Y + sprites.Ascent(f, px) + px*0.16)
		if k.Press == s.Name() {
			k.List.Fill(geom.Rect{X: math.Round(x), Y: y, W: w, H: 2.5}, 0, c)
		}
		for i := 0.0; i+1.5 <= w; i += 4 {
			k.List.Fill(geom.Rect{X: math.Round(x + i), Y: y, W: 2, H: 1.5}, 0, c)
		}
		k.Hit(s.Term, geom.Around(geom.Rect{X: x, Y: at.Y, W: w, H: at.H}.Center(), max(w, 24), px*1.28))
	}
}

// Explained is Para, with the words that explain themselves dotted.
func (k *Kit) Explained(find Terms, s string, box geom.Rect, f sprites.Face, size float64, align paint.Align, c paint.Color) float64 {
	y, px, dots := box.Y, k.Px(size), Gold
	if c != Text {
		dots = c
	}
	for _, l := range sprites.Wrap(f, px, s, box.W) {
		if l != "" {
			at := k.List.Text(l, geom.Rect{X: box.X, Y: y, W: box.W, H: k.Line(size)}, f, px, align, c)
			k.Dot(find, l, at, f, px, dots)
		}
		y += k.Line(size)
	}
	return y - box.Y
}
