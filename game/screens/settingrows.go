package screens

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/words"
	"royals/sprites"
)

// settingGroup is what stands on one panel of a page of settings, under its heading.
type settingGroup struct {
	head string // the key of its heading
	list []dial
	look func(k *kit.Kit, r geom.Rect, draw bool) float64 // draws above its rows, or only measures it; nil for nothing
}

// dialsOf lists the rows of groups in their order.
func dialsOf(groups []settingGroup) (list []dial) {
	for _, g := range groups {
		list = append(list, g.list...)
	}
	return list
}

// settingEdge is what a row keeps free above and below its words.
const settingEdge = 10.0

// settingSign is what a row has at its right end: whether it lists values, changes to the other one, or leads to something.
func settingSign(d dial) sprites.ID {
	switch {
	case d.values == nil:
		return sprites.IconArrowRight
	case d.values.many():
		return sprites.IconArrowDown
	}
	return sprites.IconSwap
}

// settingSigned is the width of that sign with the room before it.
const settingSigned = 22.0

// beside reports whether a row has its value in the line of its name.
func (d dial) beside(k *kit.Kit, w float64) bool {
	px := k.Px(kit.Body)
	return sprites.Measure(sprites.SansBold, px, words.Plain("settings."+d.key))+kit.Space3+sprites.Measure(sprites.SansBold, px, d.text())+settingSigned <= w
}

// words returns the name of a row, what it says about it, and how wide they may be in the row.
func (d dial) words(w float64) (name, help string, wide float64) {
	if wide = w - 2*kit.Space3; d.on > 0 {
		wide -= kit.TrackW + kit.Space3
	}
	if key := "settings." + d.key + ".help"; words.Has(key) {
		help = words.Plain(key)
	}
	return words.Plain("settings." + d.key), help, wide
}

// high is the height of the words of a row.
func (d dial) high(k *kit.Kit, w float64) float64 {
	name, help, wide := d.words(w)
	h := k.Height(name, sprites.SansBold, kit.Body, wide)
	if help != "" {
		h += k.Height(help, sprites.Sans, kit.Small, wide)
	}
	if d.on == 0 && !d.beside(k, wide) {
		h += k.Height(d.text(), sprites.SansBold, kit.Body, wide-settingSigned)
	}
	return h
}

// line draws a row that answers all over: its name and what counts in one line, a sentence about it below them. What is on or off has a
// switch at the right.
func (d dial) line(k *kit.Kit, r geom.Rect) {
	if k.Held(d) {
		k.List.Fill(r.Inset(2), kit.Radius-2, kit.Cloth)
	}
	whole := r
	r = kit.Sunk(k, d, r)
	name, help, wide := d.words(r.W)
	at := geom.Rect{X: r.X + kit.Space3, Y: r.Y + (r.H-d.high(k, r.W))/2, W: wide}
	first := geom.Rect{X: at.X, Y: at.Y, W: wide, H: k.Line(kit.Body)}
	at.Y += k.Para(name, at, sprites.SansBold, kit.Body, 0, kit.Text)
	switch {
	case d.on > 0:
		kit.Track(k, geom.Rect{X: r.X + r.W - kit.Space3 - kit.TrackW, Y: r.Y + (r.H-kit.TrackH)/2, W: kit.TrackW, H: kit.TrackH}, d.values.at+1 == d.on)
	case d.beside(k, wide):
		k.List.Text(d.text(), geom.Rect{X: first.X, Y: first.Y, W: wide - settingSigned, H: first.H}, sprites.SansBold, k.Px(kit.Body), 1, kit.Figure)
		k.Icon(settingSign(d), geom.Around(geom.Point{X: first.X + wide - 7, Y: first.Center().Y}, 14, 14), kit.DimText)
	default:
		k.Icon(settingSign(d), geom.Around(geom.Point{X: at.X + wide - 7, Y: at.Y + k.Line(kit.Body)/2}, 14, 14), kit.DimText)
		at.Y += k.Para(d.text(), geom.Rect{X: at.X, Y: at.Y, W: wide - settingSigned}, sprites.SansBold, kit.Body, 0, kit.Figure)
	}
	if help != "" {
		k.Para(help, at, sprites.Sans, kit.Small, 0, kit.DimText)
	}
	k.Hit(d, whole)
}

// headed draws a heading and a panel as high as what is drawn on it, and returns the height of both.
func headed(k *kit.Kit, head string, r geom.Rect, high float64) (panel geom.Rect, used float64) {
	y := r.Y + k.Para(head, r, sprites.Title, kit.Lead, 0, kit.Accent) + kit.Space1
	panel = geom.Rect{X: r.X, Y: y, W: r.W, H: high}
	k.List.Fill(panel, kit.Radius, kit.Well)
	k.List.Frame(panel, kit.Radius, kit.Rim, kit.Edge)
	return panel, y + high - r.Y
}

// draw draws a group, whose rows are all of one height, and returns the height.
func (g settingGroup) draw(k *kit.Kit, r geom.Rect) float64 {
	row, look := kit.Tap, 0.0
	for _, d := range g.list {
		row = max(row, d.high(k, r.W)+2*settingEdge)
	}
	if g.look != nil {
		look = g.look(k, r.Inset(kit.Space3), false) + 2*kit.Space3
	}
	panel, used := headed(k, words.Plain(g.head), r, look+row*float64(len(g.list)))
	if g.look != nil {
		g.look(k, panel.Inset(kit.Space3), true)
	}
	y := panel.Y + look
	for i, d := range g.list {
		if i > 0 || look > 0 {
			k.List.Fill(geom.Rect{X: panel.X + kit.Space3, Y: y, W: panel.W - 2*kit.Space3, H: 1}, 0, kit.Edge.Fade(0.6))
		}
		d.line(k, geom.Rect{X: panel.X, Y: y, W: panel.W, H: row})
		y += row
	}
	return used
}

// linesPanel draws paragraphs on a panel under a heading, and returns the height.
func linesPanel(k *kit.Kit, sec port.Section, r geom.Rect) float64 {
	w, h := r.W-2*kit.Space3, kit.Space3
	for _, l := range sec.Lines {
		h += k.Height(l, sprites.Sans, kit.Body, w) + kit.Space2
	}
	panel, used := headed(k, sec.Heading, r, h+kit.Space1)
	y := panel.Y + kit.Space3
	for _, l := range sec.Lines {
		y += k.Para(l, geom.Rect{X: panel.X + kit.Space3, Y: y, W: w}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space2
	}
	return used
}

// stacks draws groups of settings and paragraphs below each other, and returns the lower end: in two columns where they have room, the
// first so many groups at the left, and every page of text where there is more room.
func stacks(k *kit.Kit, r geom.Rect, groups []settingGroup, left int, texts []port.Section) float64 {
	two := r.W >= 2*halfWidth
	at, low := r, [2]float64{r.Y, r.Y}
	if two {
		at.W = (r.W - kit.Space6) / 2
	}
	column := func(i int) geom.Rect {
		if !two {
			i = 0
		}
		return geom.Rect{X: at.X + float64(i)*(at.W+kit.Space6), Y: low[i], W: at.W}
	}
	put := func(i int, h float64) {
		if !two {
			i = 0
		}
		low[i] += h + kit.Space4
	}
	for i, g := range groups {
		c := 0
		if i >= left {
			c = 1
		}
		put(c, g.draw(k, column(c)))
	}
	for _, sec := range texts {
		c := 0
		if two && low[1] < low[0] {
			c = 1
		}
		put(c, linesPanel(k, sec, column(c)))
	}
	return max(low[0], low[1])
}
