package screens

import (
	"strings"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// fairLines tell the seal of a deal, and after the game what opens it. Sentences and digits take turns. Spaced digits
// can be read and broken into lines. Digits without spaces can be copied.
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

// fairBlock draws what fairLines tell, or only measures it, and returns the lower end.
func fairBlock(k *kit.Kit, t *table.Table, r geom.Rect, draw bool) float64 {
	y := r.Y
	for i, text := range append([]string{words.Plain("fair.title")}, fairLines(t, true)...) {
		face, size, c := sprites.Sans, kit.Small, kit.DimText
		switch i {
		case 0:
			face, size, c = sprites.Title, kit.Lead, kit.Figure
		case 2:
			face = sprites.SansBold
		}
		if draw {
			k.Para(text, geom.Rect{X: r.X, Y: y, W: r.W}, face, size, 0, c)
		}
		y += k.Height(text, face, size, r.W) + kit.Space2
	}
	return y
}

// fairSection tells the document the same, in digits that can be copied.
func fairSection(t *table.Table) port.Section {
	return port.Section{Heading: words.Plain("fair.title"), Lines: strings.Split(strings.Join(fairLines(t, false), "\n"), "\n")}
}

// fairScreen is the sheet that shows the seal.
type fairScreen struct {
	a  *shell.App
	t  *table.Table
	sc kit.Scroll
}

func (f *fairScreen) Name() string          { return "fair" }
func (f *fairScreen) Over() bool            { return true }
func (f *fairScreen) Scrolled() *kit.Scroll { return &f.sc }

func (f *fairScreen) Build(k *kit.Kit) {
	w := min(420, k.In.W-2*kit.Space2) - 2*kit.Space3 - 6
	r := k.Sheet(w+2*kit.Space3+6, fairBlock(k, f.t, geom.Rect{W: w}, false)+kit.Tap+kit.Space2+2*kit.Space3+1, false).Inset(kit.Space3)
	foot, r := r.CutBottom(kit.Tap + kit.Space2)
	k.Button(kit.Back, words.Plain("menu.ok"), geom.Rect{X: foot.X, Y: foot.Y + kit.Space2, W: foot.W, H: kit.Tap}, kit.Primary, true)
	y := f.sc.Begin(k, r)
	f.sc.End(k, fairBlock(k, f.t, geom.Rect{X: r.X, Y: y, W: w}, true))
}

func (f *fairScreen) Act(d kit.Deed) bool {
	return shuts(f.a, d)
}

func (f *fairScreen) Doc(d *kit.Doc) {
	d.Title = words.Plain("fair.title")
	d.Table = []port.Section{fairSection(f.t)}
	d.Act(kit.Back, words.Plain("menu.ok"))
}
