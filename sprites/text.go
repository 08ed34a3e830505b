package sprites

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/image/font/sfnt"

	"royals/sprites/cluster"
)

// Measure returns the width of one line of text, unhinted and kerned, in the unit of size, normally CSS pixels. It
// allocates nothing once the letters are known.
func Measure(f Face, size float64, s string) float64 {
	var p Pen
	p.Start(f, size, s)
	for p.Next() {
	}
	return p.X
}

// Place calls put for every letter of a line, with its origin and the end of its advance, counted from the start of the
// line. A line drawn this way is as wide as Measure says, if the face has all its letters. A stretch that Others draw
// comes as one letter, Missing.
func Place(f Face, size float64, s string, put func(r rune, x, end float64)) {
	var p Pen
	p.Start(f, size, s)
	for p.Next() {
		put(p.Rune, p.At, p.X)
	}
}

// Pen walks along a line of text: Start, then Next until it reports false. A Pen allocates nothing.
type Pen struct {
	Rune rune    // the letter; Missing for one that cannot be shown
	Run  string  // or a stretch that Others draw, as one picture
	At   float64 // its origin
	X    float64 // its end

	face     Face
	t        *typeface
	s        string
	from, to int // in s: the letter is s[from:to]
	run, end int // in s: the next stretch for Others, or what has been searched
	size     float64
	prev     int
}

// Start sets the pen to the beginning of a line.
func (p *Pen) Start(f Face, size float64, s string) {
	*p = Pen{face: f, t: f.face(), s: s, size: size, run: len(s), end: len(s), prev: -1}
	if p.t.lacksAny(s) {
		p.seek(0)
	}
}

// seek finds the next stretch that the face cannot write and Others can.
func (p *Pen) seek(at int) {
	for p.end = at; ; {
		if p.run, p.end = p.t.foreign(p.s, p.end); p.run == p.end {
			return
		}
		if _, ok := widthOf(p.face, p.s[p.run:p.end]); ok {
			return
		}
	}
}

// Next moves the pen past the next letter and reports whether there was one.
func (p *Pen) Next() bool {
	p.from = p.to
	at := p.to
	for at < len(p.s) {
		if at == p.run && p.run < p.end {
			w, _ := widthOf(p.face, p.s[p.run:p.end])
			p.Rune, p.Run, p.At = Missing, p.s[p.run:p.end], p.X
			p.X += w * p.size
			p.prev, p.to = -1, p.skip(p.end)
			p.seek(p.end)
			return true
		}
		r, n := utf8.DecodeRuneInString(p.s[at:])
		if r == Isolate || r == Pop {
			at += n
			continue
		}
		if p.t.lacks(r) {
			r, n = Missing, cluster.Len(p.s[at:])
		}
		p.step(r)
		p.to = p.skip(at + n)
		return true
	}
	p.to = at
	return false
}

// skip returns the end of a name, with the mark that closes it.
func (p *Pen) skip(at int) int {
	if r, n := utf8.DecodeRuneInString(p.s[at:]); r == Pop {
		return at + n
	}
	return at
}

// step writes a letter of the face.
func (p *Pen) step(r rune) {
	g, k := p.t.glyph(r), p.size/p.t.em
	if p.prev >= 0 {
		p.X += float64(p.t.kern(sfnt.GlyphIndex(p.prev), g)) * k
	}
	p.Rune, p.Run, p.At = r, "", p.X
	p.X += float64(p.t.advances[g])*k + p.face.extra()*p.size
	p.prev = int(g)
}

// Ascent returns how far above the baseline a line of text begins.
func Ascent(f Face, size float64) float64 { return f.face().asc * size }

// LineHeight returns the distance between two baselines.
func LineHeight(f Face, size float64) float64 {
	t := f.face()
	return (t.asc + t.desc + t.gap) * size
}

// Wrap breaks a text into lines no wider than width, at spaces and line ends. It cuts a word that is too wide for a
// line.
func Wrap(f Face, size float64, s string, width float64) []string {
	var lines []string
	for _, para := range strings.Split(s, "\n") {
		first := len(lines)
		lines = wrapOne(lines, f, size, para, width)
		accompany(lines[first:], f, size, para, width)
	}
	return lines
}

// lonely is the share of the width below which the last line of a paragraph stands alone.
const lonely = 0.2

// accompany takes words from the line before the last one of a paragraph down to it, so that no word stands alone in it.
func accompany(lines []string, f Face, size float64, para string, width float64) {
	last := len(lines) - 1
	for last > 0 && Measure(f, size, lines[last]) < lonely*width {
		above := lines[last-1]
		at := strings.LastIndexByte(above, ' ')
		if at <= 0 || binds(above, at) || !strings.Contains(above[:at], " ") || !strings.HasSuffix(para, above+" "+lines[last]) {
			return
		}
		below := para[len(para)-len(lines[last])-len(above)+at:]
		if b := Measure(f, size, below); b > width || b > 1.2*Measure(f, size, above[:at]) {
			return
		}
		lines[last-1], lines[last] = above[:at], below
	}
}

// Balance breaks a text into as many lines as Wrap does, of as equal a length as can be, so that no word stands alone in the last one. Two
// lines are broken between two sentences, or before a reason, where both have room and neither is short.
func Balance(f Face, size float64, s string, width float64) []string {
	lines := Wrap(f, size, s, width)
	if len(lines) < 2 || strings.Contains(s, "\n") || strings.Join(lines, " ") != s { // a word was cut
		return lines
	}
	if len(lines) == 2 {
		if at := pause(f, size, s, width); at > 0 {
			return []string{s[:at], s[at+1:]}
		}
	}
	for low, high := width/float64(len(lines)), width; high-low > 2; {
		middle := (low + high) / 2
		if tried := Wrap(f, size, s, middle); len(tried) == len(lines) && strings.Join(tried, " ") == s {
			lines, high = tried, middle
		} else {
			low = middle
		}
	}
	return lines
}

// pause returns the space after the part of a text that ends with a stop or a colon and divides it best, 0 where none divides it well.
func pause(f Face, size float64, s string, width float64) (at int) {
	const least = 0.45 // of the longer line
	best := least
	for i := 1; i < len(s); i++ {
		if s[i] != ' ' || !strings.ContainsRune(".:;!?", rune(s[i-1])) {
			continue
		}
		a, b := Measure(f, size, s[:i]), Measure(f, size, s[i+1:])
		if even := min(a, b) / max(a, b, 1); max(a, b) <= width && even > best {
			at, best = i, even
		}
	}
	return at
}

// binds reports whether a line never ends at a space: beside a sign of arithmetic, as "4 ÷ 2 = 2" is one word, or before the dots that
// say that something follows.
func binds(s string, at int) bool {
	const signs = "=→÷×−+"
	next, _ := utf8.DecodeRuneInString(s[at+1:])
	last, _ := utf8.DecodeLastRuneInString(s[:at])
	return next == '…' || strings.ContainsRune(signs, next) || strings.ContainsRune(signs, last)
}

func wrapOne(lines []string, f Face, size float64, s string, width float64) []string {
	var p Pen
	p.Start(f, size, s)
	space := -1
	for p.Next() {
		if p.Rune == ' ' {
			if !binds(s, p.from) {
				space = p.from
			}
			continue
		}
		if p.X <= width {
			continue
		}
		cut := p.from
		next := cut
		switch {
		case space > 0:
			cut, next = space, space+1
		case cut == 0 && p.Run == "":
			continue
		case cut == 0: // a stretch too wide for a line
			cut = max(fitting(f, size, s, width, ""), cluster.Len(s))
			if next = cut; strings.LastIndexByte(s[:cut], ' ') > 0 {
				cut = strings.LastIndexByte(s[:cut], ' ')
				next = cut + 1
			}
		}
		lines = append(lines, s[:cut])
		s, space = s[next:], -1
		p.Start(f, size, s)
	}
	return append(lines, s)
}

// Clip returns s, or as much of it as fits with an ellipsis, in whole letters as a reader counts them.
func Clip(f Face, size float64, s string, width float64) string {
	if Measure(f, size, s) <= width {
		return s
	}
	return strings.TrimRight(s[:fitting(f, size, s, width, "…")], " ") + "…"
}

// fitting returns how many bytes of s fit into a width with something after them, in whole letters; 0 if none does.
func fitting(f Face, size float64, s string, width float64, after string) (n int) {
	for at := cluster.Len(s); at < len(s); at += cluster.Len(s[at:]) {
		if Measure(f, size, strings.TrimRight(s[:at], " ")+after) > width {
			break
		}
		n = at
	}
	return n
}
