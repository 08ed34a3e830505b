package screens

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/shell"
	"royals/game/words"
	"royals/sprites"
)

// What pages and sheets have in common.

// choice is one of several things that can be done.
type choice struct {
	deed kit.Deed
	text string
}

// header draws the bar of a screen with a way back.
func header(k *kit.Kit, title string) (rest geom.Rect) {
	bar, rest := k.In.CutTop(max(52, k.Line(kit.Lead)+kit.Space4))
	k.List.Fill(geom.Rect{X: k.Size.X, Y: k.Size.Y, W: k.Size.W, H: bar.Y + bar.H - k.Size.Y}, 0, kit.Rail)
	k.IconButton(kit.Back, sprites.IconArrowLeft, geom.Rect{X: bar.X + 2, Y: bar.Y + 2, W: 48, H: 48}, true)
	k.Label(title, geom.Rect{X: bar.X + 56, Y: bar.Y, W: bar.W - 112, H: bar.H}, sprites.Title, kit.Lead, 0.5, kit.Text)
	return rest
}

// bannered is a header whose title stands on the banner of a game, in its own colours in every theme, which hangs a little below the bar.
func bannered(k *kit.Kit, game, title string) (rest geom.Rect) {
	own := plan.Theme(game)
	if own == nil || k.In.H < 520 {
		return header(k, title)
	}
	size := kit.Lead
	if k.In.W >= 900 {
		size = kit.Score
	}
	text := sprites.Measure(sprites.Title, k.Px(size), title)
	sign := k.Line(size)
	w := min(text+2*sign+4*kit.Space4, k.In.W-112)
	if w < text+2*kit.Space4 { // letters that large have no room for it
		return header(k, title)
	}
	rest = header(k, "")
	if kit.Worn().Stark { // words as large, and nothing else
		k.List.Text(title, geom.Rect{X: k.In.X, Y: k.In.Y, W: k.In.W, H: rest.Y - k.In.Y}, sprites.Title, k.Px(size), 0.5, kit.Accent)
		return rest
	}
	r := geom.Rect{X: k.In.X + (k.In.W-w)/2, Y: k.Size.Y, W: w, H: rest.Y + 4 - k.Size.Y}
	metal := paint.RGB(own.Accent)
	k.List.Shadow(r.Move(geom.Point{Y: 2}), 6, 8, kit.Shade)
	k.List.Fill(r, 6, kit.Ink)
	k.List.Fill(r.Inset(1.5), 5, metal)
	in := r.Inset(4)
	k.List.Fill(in, 3, paint.RGB(own.Felt))
	if own.Far != 0 { // two sides
		k.List.Fill(geom.Rect{X: in.X + in.W/2, Y: in.Y, W: in.W / 2, H: in.H}, 3, paint.RGB(own.Far))
	}
	middle := geom.Rect{X: in.X, Y: k.In.Y, W: in.W, H: rest.Y - k.In.Y}
	if w >= text+2*sign+3*kit.Space4 {
		tint := metal
		if own.Sign == sprites.Tower { // it has colours of its own
			tint = kit.White
		}
		d := sign * 0.8
		for _, x := range [2]float64{in.X + kit.Space3 + d/2, in.X + in.W - kit.Space3 - d/2} {
			k.List.Picture(own.Sign, geom.Around(geom.Point{X: x, Y: middle.Center().Y}, d, d), tint)
		}
	}
	k.List.Text(title, middle, sprites.Title, k.Px(size), 0.5, paint.RGB(own.Text))
	return rest
}

// column narrows a rectangle to a readable width.
func column(r geom.Rect, w float64) geom.Rect {
	r = geom.Rect{X: r.X + kit.Space3, Y: r.Y, W: r.W - 2*kit.Space3, H: r.H}
	if r.W > w {
		r.X += (r.W - w) / 2
		r.W = w
	}
	return r
}

// formWidth is the width of a form in one column, and of one of two that stand beside each other in a large window.
const (
	formWidth = 640.0
	halfWidth = 560.0
)

// form narrows a rectangle to a form: two columns where they have room, or else one.
func form(k *kit.Kit, r geom.Rect) geom.Rect {
	if two := 2*halfWidth + kit.Space6; r.W-2*kit.Space3 >= two && k.Text < 1.5 {
		return column(r, two)
	}
	return column(r, formWidth)
}

// grid lays parts of a form beside each other, row by row, in as many columns as it has.
type grid struct {
	r     geom.Rect // where its next row begins
	gap   float64   // between two rows
	two   bool
	right bool    // the next part stands at the right
	low   float64 // the lower end of the row
}

// newGrid begins a grid at the top of a form.
func newGrid(r geom.Rect, gap float64) *grid {
	return &grid{r: r, gap: gap, two: r.W >= 2*halfWidth, low: r.Y}
}

// put draws the next part, which returns its height.
func (g *grid) put(draw func(r geom.Rect) float64) {
	at := geom.Rect{X: g.r.X, Y: g.r.Y, W: g.r.W}
	if g.two {
		at.W = (g.r.W - kit.Space6) / 2
		if g.right {
			at.X += at.W + kit.Space6
		}
	}
	g.low = max(g.low, at.Y+draw(at)+g.gap)
	if g.right = g.two && !g.right; !g.right {
		g.r.Y = g.low
	}
}

// dials draws rows of settings.
func (g *grid) dials(k *kit.Kit, list []dial) {
	for _, d := range list {
		g.put(func(r geom.Rect) float64 { return d.row(k, words.Plain("settings."+d.key+".help"), r) })
	}
}

// turner draws what a button turns: its name and a sentence about it, and the button beside them. It returns the height.
func turner(k *kit.Kit, d kit.Deed, label, help, value string, many bool, r geom.Rect) float64 {
	bw := min(r.W*0.46, 220)
	tw := r.W - bw - kit.Space2
	lh, hh := k.Height(label, sprites.SansBold, kit.Body, tw), 0.0
	if help != "" {
		hh = k.Height(help, sprites.Sans, kit.Small, tw)
	}
	k.Para(label, geom.Rect{X: r.X, Y: r.Y, W: tw}, sprites.SansBold, kit.Body, 0, kit.Text)
	k.Para(help, geom.Rect{X: r.X, Y: r.Y + lh, W: tw}, sprites.Sans, kit.Small, 0, kit.DimText)
	k.Button(d, value, geom.Rect{X: r.X + r.W - bw, Y: r.Y, W: bw, H: kit.Tap}, kit.Plain, true)
	if many && sprites.Measure(sprites.SansBold, k.Px(kit.Body), value) <= bw-2*24 {
		k.Icon(sprites.IconArrowDown, geom.Rect{X: r.X + r.W - 22, Y: r.Y + (kit.Tap-14)/2, W: 14, H: 14}, kit.DimText)
	}
	return max(kit.Tap, lh+hh)
}

// closes takes the top screen away for kit.Back, and reports whether it did.
func closes(a *shell.App, d kit.Deed) bool {
	if d == kit.Back {
		a.Pop()
		return true
	}
	return false
}

// shuts closes a sheet, also for a tap beside everything.
func shuts(a *shell.App, d kit.Deed) bool { return closes(a, orBack(d)) }

// orBack takes a tap beside everything for a way back.
func orBack(d kit.Deed) kit.Deed {
	if d == nil {
		return kit.Back
	}
	return d
}
