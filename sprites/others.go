package sprites

import (
	"image"
	"image/draw"
	"unicode/utf8"

	"royals/sprites/cluster"
)

// Others draws what the faces lack, with the letters of the machine: names in the scripts of the world. A stretch of
// text comes whole, so that its letters may join and run from right to left.
type Others interface {
	// Width returns how wide a text is in a face like f, in em. It is false if a letter cannot be shown.
	Width(f Face, text string) (em float64, ok bool)
	// Draw returns the text in white at px device pixels an em, and the picture's corner, counted from the origin on
	// the baseline.
	Draw(f Face, text string, px float64) (*image.RGBA, Bearing)
}

// others is what the host provides; nil if there are only the faces.
var others Others

// SetOthers sets what draws the letters that the faces lack; nil for nothing.
func SetOthers(o Others) {
	others = o
	clear(widths)
}

// Missing is the letter in place of one that cannot be shown: a box.
const Missing = '\ufffd'

// The isolates. In a sentence a name stands between them, so that its direction is its own. They are not drawn.
const (
	Isolate = '\u2068'
	Pop     = '\u2069'
)

// widths keeps the answers of Others, because Width is slow.
var widths = make(map[stretch]width)

type stretch struct {
	f    Face
	text string
}

type width struct {
	em float64
	ok bool
}

// widthOf asks Others for the width of a stretch, once.
func widthOf(f Face, text string) (float64, bool) {
	if others == nil {
		return 0, false
	}
	k := stretch{f, text}
	w, known := widths[k]
	if !known {
		if len(widths) >= 1024 {
			clear(widths)
		}
		w.em, w.ok = others.Width(f, text)
		widths[k] = w
	}
	return w.em, w.ok
}

// Unshown returns the first letter of a text that some face would show as a box, "" if there is none.
func Unshown(s string) string {
	for s != "" {
		n := cluster.Len(s)
		for f := Face(0); f < Faces; f++ {
			if t := f.face(); t.lacksAny(s[:n]) {
				if _, ok := widthOf(f, s[:n]); !ok {
					return s[:n]
				}
			}
		}
		s = s[n:]
	}
	return ""
}

// lacks reports whether the font has no glyph for a rune that must be drawn.
func (t *typeface) lacks(r rune) bool {
	return r >= 0x7f && r != Isolate && r != Pop && r != Missing && t.glyph(r) == 0
}

func (t *typeface) lacksAny(s string) bool {
	for _, r := range s {
		if t.lacks(r) {
			return true
		}
	}
	return false
}

// foreign returns the next stretch of s from a place on that Others must draw: the text between isolates, or else words
// in a row that each have a letter which the face lacks. If there is none, both ends are the end of s.
func (t *typeface) foreign(s string, from int) (int, int) {
	start, end := -1, len(s)
	for from < len(s) {
		p := nextPiece(s, from)
		switch lacks := t.lacksAny(s[p.from:p.to]); {
		case start >= 0 && (p.alone || !lacks && p.to > p.from):
			return start, end
		case lacks && p.alone:
			return p.from, p.to
		case lacks:
			if end = p.to; start < 0 {
				start = p.from
			}
		}
		from = p.next
	}
	if start < 0 {
		start = len(s)
	}
	return start, end
}

// piece is a word, or the text between isolates, and where the next piece begins.
type piece struct {
	from, to, next int
	alone          bool
}

func nextPiece(s string, at int) piece {
	p := piece{from: at, to: at}
	for p.to < len(s) {
		r, n := utf8.DecodeRuneInString(s[p.to:])
		switch {
		case r == Pop:
			p.next = p.to + n
			return p
		case !p.alone && r == Isolate && p.to > at:
			p.next = p.to
			return p
		case !p.alone && r == Isolate:
			p.alone, p.from = true, at+n
		case !p.alone && r == ' ':
			p.next = p.to + n
			return p
		}
		p.to += n
	}
	p.next = p.to
	return p
}

// Run returns the place of a stretch of text that Others draw, as Glyph does for a letter.
func (a *Atlas) Run(f Face, px float64, s string) (Region, bool) {
	k := key{kind: kindRun, face: f, w: int(px*64 + 0.5), run: s}
	if e := a.find(k); e != nil {
		a.full = false
		return e.at, true
	}
	e := &entry{key: k, used: a.frame, shelf: -1}
	if others != nil {
		if em, _ := widthOf(f, s); em*px > float64(a.side) { // it would not fit: do not draw it
			a.full = true
			return Region{}, false
		}
		img, at := others.Draw(f, s, px)
		e.at = Region{W: img.Rect.Dx(), H: img.Rect.Dy(), Bearing: at}
		if e.at.W > 0 && e.at.H > 0 {
			if !a.place(e) {
				return Region{}, false
			}
			framed := a.buffer(e.at.W+2*border, e.at.H+2*border)
			draw.Draw(framed, framed.Rect.Inset(border), img, img.Rect.Min, draw.Src)
			a.entries[k] = e
			a.finish(e, framed)
			return e.at, true
		}
	}
	e.empty, e.ready = true, true
	a.entries[k] = e
	return e.at, true
}
