package sprites

import (
	_ "embed"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Face is a typeface at one weight.
type Face uint8

// The faces. SansBold is Sans with thickened strokes; Title has small capitals instead of lower case.
const (
	Sans Face = iota
	SansBold
	Title
	Faces = 3
)

//go:embed fonts/AlegreyaSans-Medium.ttf
var sansTTF []byte

//go:embed fonts/Cinzel-Bold.ttf
var titleTTF []byte

// SansFile returns the file of the sans face, TrueType, for a page that sets words of its own in it. It is not to be changed.
func SansFile() []byte { return sansTTF }

// bolder is how much thicker the strokes of SansBold are, in em. The letters move apart by half of it.
const bolder = 0.034

// wordSpace is added to the space between words, in em: on screens the faces' own is too narrow at small sizes.
const wordSpace = 0.07

// typeface is a parsed font with the measures that text needs, cached.
type typeface struct {
	font     *sfnt.Font
	buf      sfnt.Buffer
	em       float64
	ppem     fixed.Int26_6 // at this size a font unit is a pixel
	index    [256]sfnt.GlyphIndex
	known    [256]bool
	advances []int32
	kerns    []int16 // by pair of glyphs, notYet until asked
	glyphs   int
	asc      float64 // in em
	desc     float64
	gap      float64
}

// notYet marks a pair whose kerning has not been asked for.
const notYet = -1 << 15

var typefaces [2]*typeface

// face returns the typeface of f, parsing it on first use.
func (f Face) face() *typeface {
	i, src := 0, sansTTF
	if f == Title {
		i, src = 1, titleTTF
	}
	if typefaces[i] == nil {
		typefaces[i] = parse(src)
	}
	return typefaces[i]
}

func parse(src []byte) *typeface {
	f, err := sfnt.Parse(src)
	if err != nil {
		panic("sprites: built-in font: " + err.Error())
	}
	t := &typeface{font: f, em: float64(f.UnitsPerEm()), ppem: fixed.I(int(f.UnitsPerEm())), glyphs: f.NumGlyphs()}
	t.advances = make([]int32, t.glyphs)
	for g := range t.advances {
		a, err := f.GlyphAdvance(&t.buf, sfnt.GlyphIndex(g), t.ppem, font.HintingNone)
		if err == nil {
			t.advances[g] = int32(a.Round())
		}
	}
	t.advances[t.glyph(' ')] += int32(wordSpace * t.em)
	t.kerns = make([]int16, t.glyphs*t.glyphs)
	for i := range t.kerns {
		t.kerns[i] = notYet
	}
	for i := range own {
		t.advances = append(t.advances, int32(own[i].advance*t.em))
	}
	m, err := f.Metrics(&t.buf, t.ppem, font.HintingNone)
	if err != nil {
		panic("sprites: built-in font: " + err.Error())
	}
	t.asc, t.desc = float64(m.Ascent)/64/t.em, float64(m.Descent)/64/t.em
	t.gap = float64(m.Height)/64/t.em - t.asc - t.desc
	return t
}

// glyph returns the glyph of a rune, 0 for one that the font lacks. Suits and arrows are
// drawn here and counted after the glyphs of the font.
func (t *typeface) glyph(r rune) sfnt.GlyphIndex {
	if i := ownLetter(r); i >= 0 {
		return sfnt.GlyphIndex(t.glyphs + i)
	}
	if r >= 0 && r < 256 && t.known[r] {
		return t.index[r]
	}
	g, err := t.font.GlyphIndex(&t.buf, r)
	if err != nil {
		g = 0
	}
	if r >= 0 && r < 256 {
		t.index[r], t.known[r] = g, true
	}
	return g
}

// kern returns the kerning of a pair, in font units.
func (t *typeface) kern(a, b sfnt.GlyphIndex) int {
	if int(a) >= t.glyphs || int(b) >= t.glyphs {
		return 0
	}
	i := int(a)*t.glyphs + int(b)
	k := t.kerns[i]
	if k == notYet {
		k = 0
		if v, err := t.font.Kern(&t.buf, a, b, t.ppem, font.HintingNone); err == nil {
			k = int16(v.Round())
		}
		t.kerns[i] = k
	}
	return int(k)
}

// extra returns what SansBold adds to each advance, in em.
func (f Face) extra() float64 {
	if f == SansBold {
		return bolder / 2
	}
	return 0
}

// outlineOf adds a glyph's outline with its origin at (x, y), size in pixels an em.
func (f Face) outlineOf(o *outline, r rune, m Map, x, y, size float64) {
	t := f.face()
	if i := ownLetter(r); i >= 0 {
		o.path(m.after(Scale(x+size*own[i].advance/2, y-size*0.32, size*own[i].size/100)), ownPath(i))
		return
	}
	segs, err := t.font.LoadGlyph(&t.buf, t.glyph(r), t.ppem, nil)
	if err != nil {
		return
	}
	k := size / t.em / 64
	at := func(p fixed.Point26_6) pt { return m.on(pt{x + float64(p.X)*k, y + float64(p.Y)*k}) }
	for _, s := range segs {
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			o.move(at(s.Args[0]))
			o.close()
		case sfnt.SegmentOpLineTo:
			o.line(at(s.Args[0]))
		case sfnt.SegmentOpQuadTo:
			o.quad(at(s.Args[0]), at(s.Args[1]))
		case sfnt.SegmentOpCubeTo:
			o.cubic(at(s.Args[0]), at(s.Args[1]), at(s.Args[2]))
		}
	}
}

// own are the letters that are drawn here, in a square from -50 to 50 around the middle of a capital.
var own = [...]struct {
	r             rune
	advance, size float64 // in em
	pip           int8    // a suit, or -1
	arrow         string
}{
	{'♣', 0.70, 0.62, 0, ""},
	{'♦', 0.60, 0.66, 1, ""},
	{'♥', 0.68, 0.62, 2, ""},
	{'♠', 0.68, 0.62, 3, ""},
	{'←', 0.80, 0.60, -1, "M -52 0 L -8 -36 L -8 -9 L 52 -9 L 52 9 L -8 9 L -8 36 Z"},
	{'→', 0.80, 0.60, -1, "M 52 0 L 8 36 L 8 9 L -52 9 L -52 -9 L 8 -9 L 8 -36 Z"},
	{'↑', 0.60, 0.60, -1, "M 0 -52 L 36 -8 L 9 -8 L 9 52 L -9 52 L -9 -8 L -36 -8 Z"},
	{'↓', 0.60, 0.60, -1, "M 0 52 L -36 8 L -9 8 L -9 -52 L 9 -52 L 9 8 L 36 8 Z"},
	{'✓', 0.70, 0.60, -1, "M -46 2 L -30 -14 L -10 8 L 34 -44 L 50 -30 L -10 42 Z"},
	{Missing, 0.66, 0.66, -1, "M -40 -50 L 40 -50 L 40 50 L -40 50 Z M -30 -40 L -30 40 L 30 40 L 30 -40 Z"},
}

func ownLetter(r rune) int {
	if r < 0x2190 {
		return -1
	}
	for i := range own {
		if own[i].r == r {
			return i
		}
	}
	return -1
}

func ownPath(i int) string {
	if p := own[i].pip; p >= 0 {
		return pipPath[p]
	}
	return own[i].arrow
}
