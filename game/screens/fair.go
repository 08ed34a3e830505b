package screens

import (
	"strings"

	"royals/game/geom"
	"royals/game/table"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// fairLines tell the seal of a deal, and after the game what opens it: sentences and, at odd places, digits. Spaced digits can be
// read and broken into lines; without spaces they can be copied.
func fairLines(t *table.Table, spaced bool) []string {
	f := t.Fair()
	if f.Seal == "" {
		return []string{words.Plain("fair.none")}
	}
	command := f.Command
	if spaced {
		command, f.Seal, f.Salt = f.Form, table.Digits(f.Seal), table.Digits(f.Salt)
	}
	seal := named("fair.seal", f.Seal)
	if f.Seed == "" {
		return []string{words.Plain("fair.before"), seal, words.Plain("fair.bots")}
	}
	check := "fair.other"
	if f.Fits {
		check = "fair.fits"
	}
	return []string{words.Plain("fair.after") + " " + words.Plain(check), seal + "\n" + named("fair.seed", f.Seed) + "\n" + named("fair.salt", f.Salt),
		named("fair.command", command), words.Plain("fair.bots")}
}

// fairBlock draws the seal and what is told about it, or only measures it, and returns where it ends.
func fairBlock(k *kit, t *table.Table, r geom.Rect, draw bool) float64 {
	y := r.Y
	for i, text := range append([]string{words.Plain("fair.title")}, fairLines(t, true)...) {
		face, size, c := sprites.Sans, small, words2
		switch i {
		case 0:
			face, size, c = sprites.Title, lead, gold
		case 2:
			face = sprites.SansBold
		}
		if draw {
			k.para(text, geom.Rect{X: r.X, Y: y, W: r.W}, face, size, 0, c)
		}
		y += k.height(text, face, size, r.W) + space2
	}
	return y
}

// fairSection tells it in the document, whole and without gaps, to be copied.
func fairSection(t *table.Table) ui.Section {
	return ui.Section{Heading: words.Plain("fair.title"), Lines: strings.Split(strings.Join(fairLines(t, false), "\n"), "\n")}
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
	r := k.sheetBox(w+2*space3+6, fairBlock(k, f.s.t, geom.Rect{W: w}, false)+tap+space2+2*space3+1, false).Inset(space3)
	foot, r := r.CutBottom(tap + space2)
	k.button("back", words.Plain("menu.ok"), geom.Rect{X: foot.X, Y: foot.Y + space2, W: foot.W, H: tap}, primary, true)
	y := f.sc.begin(k, r)
	f.sc.end(k, fairBlock(k, f.s.t, geom.Rect{X: r.X, Y: y, W: w}, true))
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
