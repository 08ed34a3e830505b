package screens

import (
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/table"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// fairLine is a line of what is told about the seal.
type fairLine struct {
	text string
	mono bool // digits or a command: small, and broken anywhere
}

// fairLines tell the seal of a deal, and after the game what opens it. Spaced digits can be read and broken into lines; without
// spaces they can be copied.
func fairLines(t *table.Table, spaced bool) []fairLine {
	f := t.Fair()
	digits := func(key, d string) fairLine {
		if spaced {
			d = table.Digits(d)
		}
		return fairLine{words.T(key, words.Args{A: d}), true}
	}
	switch {
	case f.Seal == "":
		return []fairLine{{text: words.Plain("fair.none")}}
	case f.Seed == "":
		return []fairLine{{text: words.Plain("fair.before")}, digits("fair.seal", f.Seal), {text: words.Plain("fair.bots")}}
	}
	check := "fair.other"
	if f.Fits {
		check = "fair.fits"
	}
	out := []fairLine{{text: words.Plain("fair.after") + " " + words.Plain(check)}, digits("fair.seal", f.Seal),
		{words.T("fair.seed", words.Args{A: f.Seed}), true}, digits("fair.salt", f.Salt)}
	command := f.Command
	if spaced {
		command = f.Form
	}
	return append(out, fairLine{text: words.T("fair.command", words.Args{A: command})}, fairLine{text: words.Plain("fair.bots")})
}

// fairHeight is how high fairBlock is.
func fairHeight(k *kit, t *table.Table, w float64) float64 {
	h := k.height(words.Plain("fair.title"), sprites.Title, lead, w) + space1
	for _, l := range fairLines(t, true) {
		h += k.height(l.text, l.face(), small, w) + space2
	}
	return h
}

func (l fairLine) face() sprites.Face {
	if l.mono {
		return sprites.SansBold
	}
	return sprites.Sans
}

func (l fairLine) colour() paint.Color {
	if l.mono {
		return words1
	}
	return words2
}

// fairBlock draws the seal and what is told about it, and returns where it ends.
func fairBlock(k *kit, t *table.Table, r geom.Rect) float64 {
	y := r.Y + k.para(words.Plain("fair.title"), r, sprites.Title, lead, 0, gold) + space1
	for _, l := range fairLines(t, true) {
		y += k.para(l.text, geom.Rect{X: r.X, Y: y, W: r.W}, l.face(), small, 0, l.colour()) + space2
	}
	return y
}

// fairSection tells it in the document, whole and without gaps, to be copied.
func fairSection(t *table.Table) ui.Section {
	s := ui.Section{Heading: words.Plain("fair.title")}
	for _, l := range fairLines(t, false) {
		s.Lines = append(s.Lines, l.text)
	}
	return s
}

// fairScreen is the sheet that shows the seal.
type fairScreen struct {
	a  *App
	s  *tableScreen
	sc scroll
}

func (f *fairScreen) name() string      { return "fair" }
func (f *fairScreen) over() bool        { return true }
func (f *fairScreen) scrolled() *scroll { return &f.sc }

func (f *fairScreen) build(k *kit) {
	w := min(420, k.in.W-2*space2) - 2*space3 - 6
	r := k.sheetBox(w+2*space3+6, fairHeight(k, f.s.t, w)+tap+space2+2*space3+1, false).Inset(space3)
	foot, r := r.CutBottom(tap + space2)
	k.button("back", words.Plain("menu.ok"), geom.Rect{X: foot.X, Y: foot.Y + space2, W: foot.W, H: tap}, primary, true)
	y := f.sc.begin(k, r)
	f.sc.end(k, fairBlock(k, f.s.t, geom.Rect{X: r.X, Y: y, W: w}))
}

func (f *fairScreen) act(name string) bool {
	if name == "" {
		name = "back"
	}
	return closes(f.a, name)
}

func (f *fairScreen) doc(d *ui.Doc) {
	d.Title = words.Plain("fair.title")
	d.Table = []ui.Section{fairSection(f.s.t)}
	d.Acts = []ui.Item{{Name: "back", Text: words.Plain("menu.ok")}}
}
