package screens

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/words"
	"royals/sprites"
)

// rulesScreen shows the rules of a game: a page with drawn cards, its lessons, and the law, which is the rulebook, folded.
type rulesScreen struct {
	a       *Sitting
	info    *engine.Info
	page    []rule
	lessons []*learn.Lesson
	inside  bool // opened in a lesson
	open    bool // the law is unfolded
	wide    bool // what leads on stands beside the text
	blocks  []block
	clause  string // the clause that is marked and scrolled to, "" for none
	placed  bool
	sc      kit.Scroll
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

// openRules opens the page of the game's rules. The law is marked at a clause where one is named, and unfolded there if asked for.
func openRules(s *tableScreen, clause string, open bool) {
	r := newRulesScreen(s.a, s.t.Game(), s.t.Config())
	r.clause, r.open, r.inside = clause, open, s.lesson != nil
	r.placed = !open
	s.a.Push(r)
}

func newRulesScreen(a *Sitting, g engine.Game, c engine.Config) *rulesScreen {
	info := g.Info()
	blocks := readBlocks(info.Rulebook)
	if len(blocks) > 0 && blocks[0].kind == heading && blocks[0].text == info.Title { // the bar above says the title
		blocks = blocks[1:]
	}
	return &rulesScreen{a: a, info: info, page: readPage(g, c), lessons: learn.Of(info.ID), blocks: blocks, placed: true}
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

// apart breaks a list that is written in one line into its steps.
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

// numbered returns the length of the number and full stop at the beginning of a list's line, 0 for none.
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

// bare removes the marks for bold, italics and code.
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

func (s *rulesScreen) Name() string          { return "rules" }
func (s *rulesScreen) Scrolled() *kit.Scroll { return &s.sc }

// lawSide is the width of what stands beside the text in a large window.
const lawSide = 400.0

func (s *rulesScreen) Build(k *kit.Kit) {
	all := form(k, header(k, words.T("rules.title", words.Args{A: s.info.Title})))
	wide := all.W >= 2*halfWidth
	rest, side := all, geom.Rect{}
	if s.wide = wide; wide { // what leads on stands beside the text
		side, rest = all.CutRight(lawSide)
		rest.W -= kit.Space6
	}
	page := geom.Rect{X: rest.X - kit.Space2, Y: rest.Y, W: rest.W + 2*kit.Space2, H: k.Size.Y + k.Size.H - rest.Y}
	if !wide {
		page.X, page.W = k.Size.X, k.Size.W
	}
	k.List.Fill(page, 0, kit.Well) // one reads here: the pattern of the cloth stays beside it
	y := s.sc.Begin(k, all)
	top := y
	in := geom.Rect{X: rest.X + kit.Space2, Y: rest.Y, W: rest.W - 2*kit.Space2, H: rest.H}
	ways := func(in geom.Rect, y float64) float64 {
		y = s.drawLessons(k, in, y)
		text := words.Plain("rules.law")
		if s.open {
			text = words.Plain("rules.fold")
		}
		k.Button(rulesLaw, text, geom.Rect{X: in.X, Y: y, W: in.W, H: kit.Tap}, kit.Plain, true)
		return y + kit.Tap
	}
	if !wide || !s.open { // there the law takes the place of the page
		y = s.drawPage(k, in, y+kit.Space2)
	}
	end := 0.0
	if wide {
		end = ways(side, top+kit.Space2)
	} else {
		y = ways(in, y)
	}
	at := s.sc.At
	if s.open {
		var to float64
		if y, to = s.drawLaw(k, in, y+kit.Space4); to > 0 {
			at = to - top - rest.H/3
		}
	}
	s.sc.End(k, max(y, end)+kit.Space6)
	if !s.placed { // the first drawing finds the place
		s.placed, s.sc.At, s.sc.Again = true, min(max(at, 0), s.sc.Most), true
	}
}

// drawLaw draws the rulebook from y on. It returns its lower end, and where the marked clause stands, 0 for none.
func (s *rulesScreen) drawLaw(k *kit.Kit, in geom.Rect, y float64) (end, marked float64) {
	mark := max(52, sprites.Measure(sprites.SansBold, k.Px(kit.Small), "H13.12")+kit.Space2)
	view := s.sc.View
	for i, b := range s.blocks {
		l := s.set(k, i, mark, in)
		if i > 0 {
			y += l.gap
		}
		if b.mark != "" && b.mark == s.clause {
			marked = y
			box := geom.Rect{X: in.X - kit.Space2 + 1, Y: y - kit.Space1, W: in.W + 2*kit.Space2 - 2, H: l.h + kit.Space2}
			k.List.Fill(box, 6, kit.Well)
			k.List.Frame(box, 6, 1.5, kit.Gold)
		}
		if y+l.h > view.Y-40 && y < view.Y+view.H+40 { // only what can be seen
			s.drawBlock(k, i, l, in.X, y)
		}
		y += l.h
	}
	return y, marked
}

// typeset is how a block lies on the page.
type typeset struct {
	face    sprites.Face
	size    float64
	color   paint.Color
	x, w, h float64
	gap     float64   // above it
	cols    []float64 // of a row whose table fits
}

// set measures a block. mark is the width of the column of clauses' numbers.
func (s *rulesScreen) set(k *kit.Kit, i int, mark float64, rest geom.Rect) typeset {
	b := &s.blocks[i]
	l := typeset{face: sprites.Sans, size: kit.Body, color: kit.Text, x: rest.X, gap: kit.Space2}
	switch b.kind {
	case heading:
		l.face, l.size, l.color, l.gap = sprites.Title, kit.Head, kit.Accent, kit.Space4
	case heading2:
		l.face, l.size, l.color, l.gap = sprites.Title, kit.Lead, kit.Accent, kit.Space4
	case item:
		l.x += mark
		if b.mark == "•" {
			l.x = rest.X + kit.Space4
		} else if numbered(b.mark+" ") > 0 {
			l.x, l.gap = rest.X+kit.Space6, kit.Space1
		}
	case row:
		if l.gap = 0; s.opens(i) {
			l.gap = kit.Space2
		}
	}
	l.w = rest.X + rest.W - l.x
	if b.kind == row {
		l.cols = s.columns(k, i, l.w)
	}
	if l.cols != nil {
		l.h = rowHeight(k, b.line, l.cols, s.opens(i))
	} else {
		l.h = k.Height(b.text, l.face, l.size, l.w)
	}
	return l
}

// drawBlock draws a block at y, its mark at x.
func (s *rulesScreen) drawBlock(k *kit.Kit, i int, l typeset, x, y float64) {
	b := &s.blocks[i]
	if b.mark != "" {
		box := geom.Rect{X: x, Y: y, W: l.x - x - 4, H: k.Line(l.size)}
		k.Label(b.mark, box, sprites.SansBold, kit.Small, 0, markColor(b.mark))
	}
	box := geom.Rect{X: l.x, Y: y, W: l.w, H: l.h}
	if l.cols != nil {
		drawRow(k, b.line, l.cols, box, s.opens(i))
		return
	}
	k.Para(b.text, box, l.face, l.size, 0, l.color)
}

func markColor(mark string) paint.Color {
	if mark == "•" {
		return kit.DimText
	}
	return kit.Accent
}

func (s *rulesScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case openLesson:
		if s.inside { // one lesson takes the place of another
			unlay(s.a)
		}
		return teach(s.a, d.of.Name())
	case kit.Term:
		s.a.Say(words.Plain(d.Key))
		return true
	case kit.Press:
		if d == rulesLaw {
			if s.open = !s.open; s.wide { // the one takes the place of the other
				s.sc.At = 0
			}
			s.placed = !s.open || s.clause == ""
			return true
		}
	}
	return closes(s.a.App, d)
}

func (s *rulesScreen) Doc(d *kit.Doc) {
	d.Title = words.T("rules.title", words.Args{A: s.info.Title})
	for _, r := range s.page {
		if n := len(d.Table); n == 0 || d.Table[n-1].Heading != r.head {
			d.Table = append(d.Table, port.Section{Heading: r.head})
		}
		sec := &d.Table[len(d.Table)-1]
		sec.Lines = append(sec.Lines, r.text)
		explain(d, s.info.ID, r.text)
	}
	for i, l := range s.lessons {
		text := words.T("lesson.title", words.Args{N: i + 1, N2: len(s.lessons), A: l.Title})
		if n := s.a.learned.Crowns(l); n > 0 {
			text += ", " + words.T("lesson.crowns", words.Args{N: n, N2: learn.Most})
		}
		d.Act(openLesson{l}, text)
	}
	if s.open {
		s.tellLaw(d)
		d.Act(rulesLaw, words.Plain("rules.fold"))
	} else {
		d.Act(rulesLaw, words.Plain("rules.law"))
	}
	d.Act(kit.Back, words.Plain("menu.back"))
}

// tellLaw adds the rulebook to the document.
func (s *rulesScreen) tellLaw(d *kit.Doc) {
	sec := port.Section{Heading: s.info.Title}
	for _, b := range s.blocks {
		if b.kind == heading || b.kind == heading2 {
			if len(sec.Lines) > 0 {
				d.Table = append(d.Table, sec)
			}
			sec = port.Section{Heading: b.text}
			continue
		}
		text := b.text
		if b.mark != "" && b.mark != "•" {
			text = b.mark + " " + text
		}
		sec.Lines = append(sec.Lines, text)
	}
	d.Table = append(d.Table, sec)
}
