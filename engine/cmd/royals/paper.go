package main

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// paper is the terminal as it is written on: lines of a width, colours where they can be shown, and no byte of a file or of a
// name that a terminal would obey.
type paper struct {
	w     *bufio.Writer
	width int
	tty   bool // somebody looks at it as it is written
	ansi  bool // it obeys escapes
	color bool
}

// newPaper looks at what is written to. Colours are for terminals whose owner has not set NO_COLOR.
func newPaper(w *bufio.Writer, to any) *paper {
	p := &paper{w: w, width: 80}
	f, ok := to.(*os.File)
	if !ok {
		return p
	}
	width, tty, ansi := terminal(f)
	p.tty, p.ansi = tty, ansi && os.Getenv("TERM") != "dumb"
	p.color = p.ansi && os.Getenv("NO_COLOR") == ""
	if tty && width > 0 {
		p.width = min(max(width, 40), 100)
	}
	return p
}

// The styles, as terminals write them.
const (
	plain = ""
	bold  = "1"
	faint = "2"
	red   = "31"
)

func (p *paper) styled(style, s string) string {
	if !p.color || style == plain || s == "" {
		return s
	}
	return "\x1b[" + style + "m" + s + "\x1b[0m"
}

// line writes one line that is known to fit. Red suits are red.
func (p *paper) line(s string) {
	if p.color {
		s = p.reds(s)
	}
	p.w.WriteString(strings.TrimRight(s, " ") + "\n")
}

// reds colours the cards of red suits in a line: "10♥".
func (p *paper) reds(s string) string {
	var b strings.Builder
	for {
		at := strings.IndexAny(s, "♥♦")
		if at < 0 {
			return b.String() + s
		}
		from := at
		for from > 0 && strings.IndexByte("A234567890JQK1", s[from-1]) >= 0 && at-from < 2 {
			from--
		}
		end := at + len("♥")
		b.WriteString(s[:from] + p.styled(red, s[from:end]))
		s = s[end:]
	}
}

// say writes a text after a prefix, broken into lines under its beginning.
func (p *paper) say(prefix, text string) { p.sayIn(plain, prefix, plain, text) }

// sayIn is say with styles for prefix and text.
func (p *paper) sayIn(head, prefix, style, text string) {
	prefix = printable(prefix)
	in := cells(prefix)
	if in > p.width/2 {
		for _, l := range wrap(prefix, p.width) {
			p.line(p.styled(head, l))
		}
		prefix, in = "      ", 6
		if text == "" {
			return
		}
	}
	for i, l := range wrap(printable(text), p.width-in) {
		if i > 0 {
			prefix = strings.Repeat(" ", in)
		}
		p.line(p.styled(head, prefix) + p.styled(style, strings.TrimRight(l, " ")))
	}
}

// rule writes a line across with words at both ends.
func (p *paper) rule(left, right string) {
	left, right = printable(left), printable(right)
	if right != "" {
		right = " " + right + " ──"
	}
	n := p.width - cells("── "+left+" ") - cells(right)
	if n < 2 {
		p.sayIn(bold, "── ", bold, left)
		p.say("   ", strings.Trim(right, " ─"))
		return
	}
	p.line(p.styled(faint, "── ") + p.styled(bold, left) + p.styled(faint, " "+strings.Repeat("─", n)+right))
}

// wipe takes away all that stands on the terminal, what has scrolled out of sight included, so that the next person does not
// see the last one's hand. Where that cannot be done it is pushed away, and in a file or a pipe a line parts the two.
func (p *paper) wipe() {
	switch {
	case p.ansi:
		p.w.WriteString("\x1b[H\x1b[2J\x1b[3J")
	case p.tty:
		p.w.WriteString(strings.Repeat("\n", 100))
	default:
		p.line(strings.Repeat("═", p.width))
	}
}

// wrap breaks a text into lines of at most so many cells, at blanks where it can. There is always one.
func wrap(text string, width int) []string {
	var lines []string
	for part := range strings.SplitSeq(text, "\n") {
		line, n, begun := "", 0, false
		for word := range strings.SplitSeq(part, " ") {
			w := cells(word)
			if begun && n > 0 && n+1+w > width {
				lines, line, n, begun = append(lines, line), "", 0, false
			}
			if begun {
				line, n = line+" ", n+1
			}
			for ; w > width-n; w = cells(word) { // a word longer than a line
				head, rest := cut(word, width-n)
				lines, line, n, word = append(lines, line+head), "", 0, rest
			}
			line, n, begun = line+word, n+w, true
		}
		lines = append(lines, line)
	}
	return lines
}

// cut splits a word after so many cells, and at least one letter.
func cut(word string, width int) (head, rest string) {
	n := 0
	for i, r := range word {
		if n += cellsOf(r); n > width && i > 0 {
			return word[:i], word[i:]
		}
	}
	return word, ""
}

// cells is how many places of a terminal a text takes.
func cells(s string) (n int) {
	for _, r := range s {
		n += cellsOf(r)
	}
	return n
}

// double are the letters that take two places: East Asian ones, and pictures.
var double = &unicode.RangeTable{
	R16: []unicode.Range16{{0x1100, 0x115f, 1}, {0x2e80, 0xa4cf, 1}, {0xac00, 0xd7a3, 1},
		{0xf900, 0xfaff, 1}, {0xfe30, 0xfe6f, 1}, {0xff00, 0xff60, 1}, {0xffe0, 0xffe6, 1}},
	R32: []unicode.Range32{{0x1f300, 0x1faff, 1}, {0x20000, 0x3fffd, 1}},
}

func cellsOf(r rune) int {
	switch {
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		return 0
	case unicode.Is(double, r):
		return 2
	}
	return 1
}

// printable writes out what a terminal would obey instead of showing it: control characters, marks that turn the direction of
// writing, and bytes that are no text. Line ends stay.
func printable(s string) string {
	clean := true
	for _, r := range s {
		clean = clean && shown(r)
	}
	if clean && utf8.ValidString(s) {
		return s
	}
	var b strings.Builder
	for i, r := range s {
		if r >= 0x2066 && r <= 0x2069 { // they keep a name's direction to itself, and need not be seen
			continue
		}
		if shown(r) && (r != utf8.RuneError || strings.HasPrefix(s[i:], string(utf8.RuneError))) {
			b.WriteRune(r)
		} else if r == utf8.RuneError {
			b.WriteString(`\x` + strconv.FormatUint(uint64(s[i])|0x100, 16)[1:])
		} else {
			b.WriteString(strings.Trim(strconv.QuoteRuneToASCII(r), "'"))
		}
	}
	return b.String()
}

func shown(r rune) bool { return r == '\n' || unicode.IsPrint(r) || r == 0x200d }
