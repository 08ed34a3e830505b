package screens

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// rulesScreen shows a game's rulebook: headings, clauses by number, lists and tables, wrapped to the width.
type rulesScreen struct {
	a      *App
	info   *engine.Info
	blocks []block
	clause string // the clause in question, marked and scrolled to
	placed bool
	sc     scroll
}

// block is a paragraph of the rulebook.
type block struct {
	kind blockKind
	text string
	mark string   // a clause's number, or a bullet
	line []string // row: its cells
}

type blockKind uint8

const (
	para blockKind = iota
	heading
	heading2
	item
	row
)

func newRulesScreen(a *App, info *engine.Info) *rulesScreen {
	blocks := readBlocks(info.Rulebook)
	if len(blocks) > 0 && blocks[0].kind == heading && blocks[0].text == info.Title { // the bar above says it
		blocks = blocks[1:]
	}
	return &rulesScreen{a: a, info: info, blocks: blocks}
}

// readBlocks reads the little of Markdown that rulebooks use.
func readBlocks(text string) []block {
	var out []block
	open := false // the next plain line continues the last block
	for line := range strings.Lines(text) {
		raw := strings.TrimRight(line, "\n ")
		trimmed := strings.TrimLeft(raw, " ")
		switch {
		case trimmed == "" || strings.HasPrefix(trimmed, "---"):
			open = false
		case strings.HasPrefix(trimmed, "## ") || strings.HasPrefix(trimmed, "### "):
			out = append(out, block{kind: heading2, text: bare(strings.TrimLeft(trimmed, "# "))})
			open = false
		case strings.HasPrefix(trimmed, "# "):
			out = append(out, block{kind: heading, text: bare(trimmed[2:])})
			open = false
		case strings.HasPrefix(trimmed, "|"):
			if strings.Trim(trimmed, "|-: ") != "" {
				line := cells(bare(trimmed))
				out = append(out, block{kind: row, text: strings.Join(line, "  ·  "), line: line})
			}
			open = false
		case strings.HasPrefix(trimmed, "- ") || strings.HasPrefix(trimmed, "* "):
			mark, rest := clause(trimmed[2:])
			if mark == "" {
				mark = "•"
			}
			out = append(out, block{kind: item, mark: mark, text: bare(rest)})
			open = true
		case numbered(trimmed) > 0:
			n := numbered(trimmed)
			out = append(out, block{kind: item, mark: trimmed[:n], text: bare(strings.TrimLeft(trimmed[n:], " "))})
			open = true
		case open && !strings.HasPrefix(trimmed, "**"):
			out[len(out)-1].text += " " + bare(trimmed)
		default:
			mark, rest := clause(trimmed)
			kind := para
			if mark != "" {
				kind = item
			}
			out = append(out, block{kind: kind, mark: mark, text: bare(rest)})
			open = true
		}
	}
	return apart(out)
}

// apart gives every step of a list that is written in one line a line of its own.
func apart(in []block) (out []block) {
	for _, b := range in {
		for n := 2; b.mark == strconv.Itoa(n-1)+"."; n++ {
			next := strconv.Itoa(n) + "."
			before, after, ok := strings.Cut(b.text, " "+next+" ")
			if !ok {
				break
			}
			out = append(out, block{kind: b.kind, mark: b.mark, text: before})
			b.mark, b.text = next, after
		}
		out = append(out, b)
	}
	return out
}

// numbered returns the length of the number and full stop that a line of a list begins with, 0 where it has none.
func numbered(s string) int {
	n := 0
	for n < len(s) && n < 2 && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	if n == 0 || !strings.HasPrefix(s[n:], ". ") {
		return 0
	}
	return n + 1
}

// clause splits the bold number off the front of a clause.
func clause(s string) (mark, rest string) {
	if !strings.HasPrefix(s, "**") {
		return "", s
	}
	end := strings.Index(s[2:], "**")
	if end < 1 || end > 8 || strings.Contains(s[2:2+end], " ") {
		return "", s
	}
	return strings.TrimRight(s[2:2+end], "."), strings.TrimLeft(s[end+4:], " :.")
}

// bare takes the marks for bold, italics and code away.
func bare(s string) string {
	return strings.NewReplacer("**", "", "`", "", "*", "").Replace(s)
}

func cells(s string) []string {
	parts := strings.Split(strings.Trim(s, "| "), "|")
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	return parts
}

func (s *rulesScreen) name() string      { return "rules" }
func (s *rulesScreen) scrolled() *scroll { return &s.sc }

func (s *rulesScreen) build(k *kit) {
	rest := column(header(k, words.T("rules.title", words.Args{A: s.info.Title})), 720)
	y := s.sc.begin(k, rest)
	top := y
	y += space2
	mark := max(52, sprites.Measure(sprites.SansBold, k.px(small), "H13.12")+space2)
	for i, b := range s.blocks {
		f, size, c, x := sprites.Sans, body, words1, rest.X
		var gap float64 = space2
		switch b.kind {
		case heading:
			f, size, c, gap = sprites.Title, head, gold, space4
		case heading2:
			f, size, c, gap = sprites.Title, lead, gold, space4
		case item:
			x += mark
			if b.mark == "•" {
				x = rest.X + space4
			} else if numbered(b.mark+" ") > 0 {
				x = rest.X + space6
				gap = space1
			}
		case row:
			if gap = 0; s.opens(i) {
				gap = space2
			}
		}
		if i > 0 {
			y += gap
		}
		w := rest.X + rest.W - x - space2
		var h float64
		var cols []float64
		if b.kind == row {
			cols = s.columns(k, i, w)
		}
		if cols != nil {
			h = rowHeight(k, b.line, cols, s.opens(i))
		} else {
			h = k.height(b.text, f, size, w)
		}
		if b.mark != "" && b.mark == s.clause {
			if !s.placed { // the first time only the place is looked for
				s.sc.at = y - top - rest.H/3
			}
			k.l.Fill(geom.Rect{X: rest.X - space1, Y: y - space1, W: rest.W, H: h + space2}, 6, well)
			k.l.Frame(geom.Rect{X: rest.X - space1, Y: y - space1, W: rest.W, H: h + space2}, 6, 1.5, gold)
		}
		if y+h > rest.Y-40 && y < rest.Y+rest.H+40 { // only what can be seen
			if b.mark != "" {
				k.label(b.mark, geom.Rect{X: rest.X, Y: y, W: x - rest.X - 4, H: k.line(size)}, sprites.SansBold, small, 0, markColor(b.mark))
			}
			if cols != nil {
				drawRow(k, b.line, cols, geom.Rect{X: x, Y: y, W: w, H: h}, s.opens(i))
			} else {
				k.para(b.text, geom.Rect{X: x, Y: y, W: w}, f, size, 0, c)
			}
		}
		y += h
	}
	at := s.sc.at
	s.sc.end(k, y+space6)
	if !s.placed {
		s.placed, s.sc.at = true, min(max(at, 0), s.sc.most)
		s.a.dirty = true
		k.l.Reset()
		k.l.Fill(k.size, 0, cloth)
		k.hits = k.hits[:0]
		s.build(k)
	}
}

func markColor(mark string) paint.Color {
	if mark == "•" {
		return words2
	}
	return gold
}

func (s *rulesScreen) act(name string) bool { return closes(s.a, name) }

func (s *rulesScreen) doc(d *ui.Doc) {
	d.Title = words.T("rules.title", words.Args{A: s.info.Title})
	sec := ui.Section{Heading: s.info.Title}
	for _, b := range s.blocks {
		if b.kind == heading || b.kind == heading2 {
			if len(sec.Lines) > 0 {
				d.Table = append(d.Table, sec)
			}
			sec = ui.Section{Heading: b.text}
			continue
		}
		text := b.text
		if b.mark != "" && b.mark != "•" {
			text = b.mark + " " + text
		}
		sec.Lines = append(sec.Lines, text)
	}
	d.Table = append(d.Table, sec)
	d.Acts = []ui.Item{{Name: "back", Text: words.Plain("menu.back")}}
}
