//go:build !js

// Package letters draws what the game's own typefaces lack, with the letters of the machine: in a page those that the browser
// writes with, on a desktop those of the fonts that are installed.
package letters

import (
	"image"
	"image/color"
	"io"
	"math"
	"slices"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"royals/sprites"
	"royals/sprites/cluster"
)

// system writes with the fonts that are installed. It sets letter beside letter, and Hebrew from right to left; of scripts
// whose letters join or change places it shows none, since what it could draw would be wrong.
type system struct {
	fonts  shelf
	chosen map[string]*typeface // by letter; nil for one that no font has
	buf    sfnt.Buffer
	ras    vector.Rasterizer
}

// New returns the letters of the system's fonts.
func New() sprites.Others { return newSystem(folders()) }

func newSystem(folders []string) *system {
	return &system{fonts: shelf{folders: folders}, chosen: make(map[string]*typeface)}
}

// simple are the scripts that can be written letter by letter.
var simple = []*unicode.RangeTable{unicode.Common, unicode.Inherited, unicode.Latin, unicode.Cyrillic, unicode.Greek, unicode.Armenian,
	unicode.Georgian, unicode.Hebrew, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Bopomofo, unicode.Hangul, unicode.Thai,
	unicode.Lao, unicode.Ethiopic, unicode.Cherokee, unicode.Yi}

// plain reports whether a letter can be written by setting its characters one after the other.
func plain(letter string) bool {
	for i, r := range letter {
		conjoining := r >= 0x1100 && r <= 0x11ff || r >= 0xa960 && r <= 0xa97c || r >= 0xd7b0 && r <= 0xd7fb
		tied := r == 0x200c || r == 0x200d || i > 0 && (r >= 0x1f000 || r >= 0xfe00 && r <= 0xfe0f)
		if conjoining || tied || !unicode.In(r, simple...) {
			return false
		}
	}
	return true
}

// glyph is one character of a line, with the font it is taken from and its place in em.
type glyph struct {
	r    rune
	from *typeface
	x, y float64
}

// Width says how far a text reaches.
func (s *system) Width(_ sprites.Face, text string) (float64, bool) {
	_, w, ok := s.set(text)
	return w * size, ok
}

// set lays the characters of a text side by side.
func (s *system) set(text string) (line []glyph, w float64, ok bool) {
	var letters []string
	for rest := text; rest != ""; {
		n := cluster.Len(rest)
		letters, rest = append(letters, rest[:n]), rest[n:]
	}
	if !s.choose(letters) {
		return nil, 0, false
	}
	for _, l := range inOrder(letters) {
		t := s.chosen[l]
		x, end := w, w
		var base box
		for i, r := range l {
			g := glyph{r: r, from: t, x: end}
			adv, ink := t.measure(&s.buf, r)
			if i > 0 && unicode.In(r, unicode.Mn, unicode.Me) { // over or under the middle of its letter, clear of it
				g.x = x + (base.x0+base.x1)/2 - (ink.x0+ink.x1)/2
				if over := base.y0 - ink.y1; ink.y1 < -0.4 && over < markGap {
					g.y = over - markGap
				}
				base.y0 = min(base.y0, ink.y0+g.y)
			} else {
				end += adv
				base = ink
			}
			line = append(line, g)
		}
		w = end
	}
	return line, w, true
}

// markGap is the air between a letter and a mark above it, in em.
const markGap = 0.04

// choose finds a font for every letter, the first that has all its characters.
func (s *system) choose(letters []string) bool {
	var open []string
	for _, l := range letters {
		if _, known := s.chosen[l]; known {
			continue
		}
		s.chosen[l] = nil
		if plain(l) {
			open = append(open, l)
		}
	}
	if len(open) > 0 {
		s.fonts.each(func(t *typeface) (useful, enough bool) {
			before := len(open)
			open = slices.DeleteFunc(open, func(l string) bool {
				if !t.hasAll(&s.buf, l) {
					return false
				}
				s.chosen[l] = t
				return true
			})
			return len(open) < before, len(open) == 0
		})
	}
	for _, l := range letters {
		if s.chosen[l] == nil {
			return false
		}
	}
	return true
}

// inOrder puts letters into the order in which they stand from left to right. Hebrew runs from right to left, blanks and signs
// within it too; numbers do not. The first letter that has a direction gives it to the whole.
func inOrder(letters []string) []string {
	const neutral, right, left = 0, 1, 2
	dirs := make([]int, len(letters))
	whole := neutral
	for i, l := range letters {
		r := []rune(l)[0]
		switch {
		case unicode.Is(unicode.Hebrew, r):
			dirs[i] = right
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			dirs[i] = left
		}
		if whole == neutral && (dirs[i] == right || unicode.IsLetter(r)) {
			whole = dirs[i]
		}
	}
	if whole == neutral {
		whole = left
	}
	for i := 0; i < len(dirs); i++ { // what has no direction takes that of both sides, or else that of the whole
		if dirs[i] != neutral {
			continue
		}
		end := i
		for end < len(dirs) && dirs[end] == neutral {
			end++
		}
		d := whole
		if i > 0 && end < len(dirs) && dirs[i-1] == dirs[end] {
			d = dirs[end]
		}
		for ; i < end; i++ {
			dirs[i] = d
		}
	}
	var runs [][]string
	for i := 0; i < len(letters); {
		end := i
		for end < len(letters) && dirs[end] == dirs[i] {
			end++
		}
		run := append([]string(nil), letters[i:end]...)
		if dirs[i] == right {
			slices.Reverse(run)
		}
		runs = append(runs, run)
		i = end
	}
	if whole == right {
		slices.Reverse(runs)
	}
	var out []string
	for _, r := range runs {
		out = append(out, r...)
	}
	return out
}

// size is by how much smaller letters of other fonts are drawn, to stand well beside those of the faces.
const size = 0.88

// Draw writes a text in white.
func (s *system) Draw(f sprites.Face, text string, px float64) (*image.RGBA, sprites.Bearing) {
	px *= size
	line, w, ok := s.set(text)
	if !ok {
		return image.NewRGBA(image.Rectangle{}), sprites.Bearing{}
	}
	all := box{0, -0.5, w, 0}
	for _, g := range line {
		_, ink := g.from.measure(&s.buf, g.r)
		all = all.with(box{ink.x0 + g.x, ink.y0 + g.y, ink.x1 + g.x, ink.y1 + g.y})
	}
	fat := 0.0
	if f != sprites.Sans {
		fat = math.Max(1, px*0.04)
	}
	x0, y0 := math.Floor(all.x0*px), math.Floor(all.y0*px)
	img := image.NewRGBA(image.Rect(0, 0, int(math.Ceil(all.x1*px+fat)-x0)+1, int(math.Ceil(all.y1*px)-y0)+1))
	for d := 0.0; d <= fat; d++ { // bold is drawn side by side
		s.ras.Reset(img.Rect.Dx(), img.Rect.Dy())
		for _, g := range line {
			g.from.outline(&s.buf, &s.ras, g.r, g.x*px-x0+d, g.y*px-y0, px)
		}
		s.ras.Draw(img, img.Rect, image.NewUniform(color.White), image.Point{})
	}
	return img, sprites.Bearing{X: x0, Y: y0}
}

// box is a rectangle in em.
type box struct{ x0, y0, x1, y1 float64 }

func (b box) with(c box) box {
	return box{min(b.x0, c.x0), min(b.y0, c.y0), max(b.x1, c.x1), max(b.y1, c.y1)}
}

// typeface is a font that is installed.
type typeface struct {
	file io.Closer
	font *sfnt.Font
	em   fixed.Int26_6
}

func (t *typeface) hasAll(buf *sfnt.Buffer, letter string) bool {
	for _, r := range letter {
		g, err := t.font.GlyphIndex(buf, r)
		if err != nil || g == 0 {
			return false
		}
		if segs, err := t.font.LoadGlyph(buf, g, t.em, nil); err != nil || len(segs) == 0 && r != ' ' && r != 0xa0 {
			return false // a coloured one, or none at all
		}
	}
	return true
}

// measure returns how far a character reaches and where its ink lies, in em.
func (t *typeface) measure(buf *sfnt.Buffer, r rune) (advance float64, ink box) {
	g, err := t.font.GlyphIndex(buf, r)
	if err != nil {
		return 0, box{}
	}
	b, a, err := t.font.GlyphBounds(buf, g, t.em, font.HintingNone)
	if err != nil {
		return 0, box{}
	}
	in := func(v fixed.Int26_6) float64 { return float64(v) / float64(t.em) }
	return in(a), box{in(b.Min.X), in(b.Min.Y), in(b.Max.X), in(b.Max.Y)}
}

// outline adds a character whose origin stands at a place.
func (t *typeface) outline(buf *sfnt.Buffer, ras *vector.Rasterizer, r rune, x, y, px float64) {
	g, err := t.font.GlyphIndex(buf, r)
	if err != nil {
		return
	}
	segs, err := t.font.LoadGlyph(buf, g, t.em, nil)
	if err != nil {
		return
	}
	k := px / float64(t.em)
	at := func(p fixed.Point26_6) (float32, float32) {
		return float32(x + float64(p.X)*k), float32(y + float64(p.Y)*k)
	}
	for i, s := range segs {
		ax, ay := at(s.Args[0])
		bx, by := at(s.Args[1])
		cx, cy := at(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if i > 0 {
				ras.ClosePath()
			}
			ras.MoveTo(ax, ay)
		case sfnt.SegmentOpLineTo:
			ras.LineTo(ax, ay)
		case sfnt.SegmentOpQuadTo:
			ras.QuadTo(ax, ay, bx, by)
		case sfnt.SegmentOpCubeTo:
			ras.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	ras.ClosePath()
}
