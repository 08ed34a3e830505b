package sprites

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/image/font/sfnt"
)

// Measure returns the width of one line of text, unhinted and kerned. size is in the unit of the answer, normally CSS
// pixels. It allocates nothing once the letters are known.
func Measure(f Face, size float64, s string) float64 {
	w := 0.0
	Place(f, size, s, func(_ rune, _, end float64) { w = end })
	return w
}

// Place calls put for every letter of a line with the place of its origin and that of the end of its advance, both
// measured from the start of the line. Whoever draws a line this way draws exactly what Measure measured.
func Place(f Face, size float64, s string, put func(r rune, x, end float64)) {
	var p Pen
	p.Start(f, size)
	for _, r := range s {
		x := p.Next(r)
		put(r, x, p.X)
	}
}

// Pen walks along a line of text, for callers that want no function values: Start, then Next for every letter.
type Pen struct {
	X     float64 // where the last letter ended
	t     *typeface
	k     float64
	extra float64
	prev  int
}

// Start sets the pen to the beginning of a line.
func (p *Pen) Start(f Face, size float64) {
	t := f.face()
	*p = Pen{t: t, k: size / t.em, extra: f.extra() * size, prev: -1}
}

// Next returns where the origin of the next letter stands and moves the pen past it.
func (p *Pen) Next(r rune) float64 {
	g := p.t.glyph(r)
	if p.prev >= 0 {
		p.X += float64(p.t.kern(sfnt.GlyphIndex(p.prev), g)) * p.k
	}
	x := p.X
	p.X += float64(p.t.advances[g])*p.k + p.extra
	p.prev = int(g)
	return x
}

// Ascent returns how far above the baseline a line of text begins.
func Ascent(f Face, size float64) float64 { return f.face().asc * size }

// LineHeight returns the distance of two baselines.
func LineHeight(f Face, size float64) float64 {
	t := f.face()
	return (t.asc + t.desc + t.gap) * size
}

// Wrap breaks a text into lines no wider than width, at spaces; "\n" always breaks. A single word that is too wide is
// cut where it must be.
func Wrap(f Face, size float64, s string, width float64) []string {
	var lines []string
	for _, para := range strings.Split(s, "\n") {
		lines = wrapOne(lines, f, size, para, width)
	}
	return lines
}

func wrapOne(lines []string, f Face, size float64, s string, width float64) []string {
	var p Pen
	p.Start(f, size)
	start, space := 0, -1
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		p.Next(r)
		if r == ' ' {
			space = i
		} else if p.X > width && i > start {
			cut, next := i, i
			if space > start {
				cut, next = space, space+1
			}
			lines = append(lines, s[start:cut])
			start, space, i = next, -1, next
			p.Start(f, size)
			continue
		}
		i += n
	}
	return append(lines, s[start:])
}

// Clip returns s, or as much of it as fits with an ellipsis.
func Clip(f Face, size float64, s string, width float64) string {
	if Measure(f, size, s) <= width {
		return s
	}
	for i := len(s) - 1; i > 0; i-- {
		if s[i]&0xC0 == 0x80 {
			continue
		}
		if t := strings.TrimRight(s[:i], " ") + "…"; Measure(f, size, t) <= width {
			return t
		}
	}
	return "…"
}
