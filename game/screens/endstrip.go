package screens

import (
	"slices"
	"strconv"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// leastPlace and leastBeside are how wide a place of the strip is at least, with the words below the face and with the words beside it.
const (
	leastPlace  = 48.0
	leastBeside = 120.0
)

// columns is how many places stand beside each other in the strip: all of them, but for large letters, which take even rows.
func (r *resultScreen) columns(k *kit.Kit, w float64) int {
	n := len(r.t.Players)
	most := max(1, int(w/(leastPlace*max(1, k.Text))))
	rows := (n + most - 1) / most
	return (n + rows - 1) / rows
}

// stacked reports whether the words of the places stand below their faces: where a full table has no room for them beside. So the strip is as
// high for few players as for many.
func stacked(r *resultScreen, k *kit.Kit, w float64) bool {
	return w/engine.MaxSeats < leastBeside*max(1, k.Text*0.9)
}

func (r *resultScreen) placesHeight(k *kit.Kit, w float64) float64 {
	cols := r.columns(k, w)
	rows := (len(r.t.Players) + cols - 1) / cols
	return float64(rows)*placeHeight(r, k, w) + 2*kit.Space1
}

// placeFace is the size of a face that has its words below it.
const placeFace = kit.Shielded

func placeHeight(r *resultScreen, k *kit.Kit, w float64) float64 {
	text := k.Line(kit.Small) + scoreLine(r, k)
	if stacked(r, k, w) {
		return placeFace + text + kit.Space2
	}
	return max(kit.Tap+4, text+kit.Space2)
}

// scoreLine is the height of a score in the strip, none where it stands above the strip already.
func scoreLine(r *resultScreen, k *kit.Kit) float64 {
	if r.told {
		return 0
	}
	return k.Line(kit.Lead)
}

// places draws everybody in the order of the ranks, in one strip, and returns its height. A press opens the sums.
func (r *resultScreen) places(k *kit.Kit, box geom.Rect) float64 {
	box.H = r.placesHeight(k, box.W)
	k.List.Fill(box, kit.Radius, kit.Rail)
	k.List.Frame(box, kit.Radius, 1, kit.Gilt)
	cols, h := r.columns(k, box.W), placeHeight(r, k, box.W)
	w := box.W / float64(cols)
	stacked := stacked(r, k, box.W)
	in := placeIndent(r, k, w-min(h-6, 48)-3*kit.Space2)
	for i, x := range r.order() {
		cell := geom.Rect{X: box.X + float64(i%cols)*w, Y: box.Y + kit.Space1 + float64(i/cols)*h, W: w, H: h}
		if left := len(r.t.Players) - i/cols*cols; left < cols { // the last row stands in the middle
			cell.X += float64(cols-left) * w / 2
		}
		if k.Held(sums{x}) {
			k.List.Fill(cell.Inset(3), kit.Radius, kit.Cloth)
		}
		if k.Press == (sums{x}).Name() {
			k.List.Fill(cell.Inset(3), kit.Radius, kit.Shade)
		}
		if i%cols > 0 {
			k.List.Fill(geom.Rect{X: cell.X, Y: cell.Y + 8, W: 1, H: h - 16}, 0, kit.Gilt)
		}
		if stacked {
			placeBelow(r, k, x, cell)
		} else {
			placeBeside(r, k, x, cell, in)
		}
		k.Hit(sums{x}, cell)
	}
	return box.H
}

// drawPlaceFace draws a face of the strip, with a ring around who won that lies below arms and crest, and returns the colour of the words.
func drawPlaceFace(r *resultScreen, k *kit.Kit, x engine.Seat, face geom.Rect) paint.Color {
	k.Face(table.Faces(r.t.Players)[x], face, paint.RGB(sprites.EmblemColor(int(x))))
	c := kit.Text
	if r.res.Winners.Has(x) {
		c = kit.Accent
		k.List.Frame(face.Inset(-2), face.H/2+2, 2, kit.Bright)
	}
	k.Arms(int(x), face)
	drawCrest(r.a, k, r.t.Players, x, face)
	return c
}

// placeScore is what a seat has, as far as it has been counted up, and how large it is written. Of several who have lost all in turn it says who
// was the first.
func placeScore(r *resultScreen, x engine.Seat) (text string, size float64) {
	if text := fellWord(r, x); text != "" {
		return text, kit.Small
	}
	return words.T("table.n", words.Args{N: int(float64(r.res.Score[x]) * r.part(enterScores, enterCount))}), kit.Lead
}

// fellWord says as the which of several a seat was out, "" where the game does not tell.
func fellWord(r *resultScreen, x engine.Seat) string {
	i := slices.IndexFunc(r.info.Counters, func(c engine.CounterInfo) bool { return c.Name == "out" })
	if i < 0 || len(r.t.Players) < 3 {
		return ""
	}
	if key := r.info.ID + ".fell." + strconv.Itoa(r.t.Now().Counter(uint8(i), x, 0)); words.Has(key) {
		return words.Plain(key)
	}
	return ""
}

// placeBelow draws a place with its words below the face, all of it about the middle of the cell.
func placeBelow(r *resultScreen, k *kit.Kit, x engine.Seat, cell geom.Rect) {
	line, lead := k.Line(kit.Small), scoreLine(r, k)
	y := cell.Y + (cell.H-placeFace-line-lead)/2
	c := drawPlaceFace(r, k, x, geom.Rect{X: cell.X + (cell.W-placeFace)/2, Y: y, W: placeFace, H: placeFace})
	y += placeFace
	k.Label(table.Label(r.t, x), geom.Rect{X: cell.X + kit.Space1, Y: y, W: cell.W - 2*kit.Space1, H: line}, sprites.Title, kit.Small, 0.5, c)
	if r.told {
		return
	}
	row := geom.Rect{X: cell.X + 2, Y: y + line, W: cell.W - 4, H: lead}
	flags := pennantsWide(r, x, row)
	if flags > 0 {
		flags += kit.Space1
	}
	row.W -= flags
	score, large := placeScore(r, x)
	n := k.Label(score, row, sprites.SansBold, large, 0.5, c)
	pennants(r, k, x, geom.Rect{X: n.X + n.W + kit.Space1, Y: row.Y, W: cell.X + cell.W - n.X - n.W - kit.Space1, H: row.H})
}

// placeBeside draws a place with its words beside the face, which stands so far from the left of the cell.
func placeBeside(r *resultScreen, k *kit.Kit, x engine.Seat, cell geom.Rect, in float64) {
	em := min(cell.H-6, 48)
	face := geom.Rect{X: cell.X + kit.Space2 + in, Y: cell.Y + (cell.H-em)/2, W: em, H: em}
	c := drawPlaceFace(r, k, x, face)
	text := geom.Rect{X: face.X + em + kit.Space2, Y: cell.Y + (cell.H-k.Line(kit.Small)-scoreLine(r, k))/2, H: k.Line(kit.Small)}
	text.W = cell.X + cell.W - text.X - kit.Space1
	k.Label(table.Label(r.t, x), text, sprites.Title, kit.Small, 0, c)
	if r.told {
		return
	}
	text.Y, text.H = text.Y+text.H, k.Line(kit.Lead)
	score, large := placeScore(r, x)
	n := k.Label(score, text, sprites.SansBold, large, 0, c)
	text.X, text.W = n.X+n.W+kit.Space2, text.X+text.W-n.X-n.W-kit.Space2
	pennants(r, k, x, text)
}

// placeIndent is how far everybody stands from the left of their place, so that the widest words stand in its middle. Pennants want all
// of the room.
func placeIndent(r *resultScreen, k *kit.Kit, room float64) float64 {
	if flagged(r) {
		return 0
	}
	w := 0.0
	for i := range r.t.Players {
		n, large := words.T("table.n", words.Args{N: int(r.res.Score[i])}), kit.Lead
		if fell := fellWord(r, engine.Seat(i)); fell != "" {
			n, large = fell, kit.Small
		}
		if r.told {
			n = ""
		}
		w = max(w, sprites.Measure(sprites.Title, k.Px(kit.Small), table.Label(r.t, engine.Seat(i))), sprites.Measure(sprites.SansBold, k.Px(large), n))
	}
	return max(room-w, 0) / 2
}

// flagged reports whether there is a match whose games hang up pennants.
func flagged(r *resultScreen) bool {
	b := r.a.bout
	return b != nil && (len(b.series.Games) >= 2 || b.length > 0)
}

// pennantHigh is how high a pennant is in a row.
func pennantHigh(row geom.Rect) float64 { return min(row.H, 24) }

// pennantsWide is how wide the pennants of a seat are in a row.
func pennantsWide(r *resultScreen, x engine.Seat, row geom.Rect) float64 {
	if !flagged(r) {
		return 0
	}
	return min(float64(r.a.bout.series.Won[x])*(pennantHigh(row)*0.36+3), row.W/2)
}

// pennants hangs up what a seat has won of the match, as many as there is room for.
func pennants(r *resultScreen, k *kit.Kit, x engine.Seat, row geom.Rect) {
	if !flagged(r) {
		return
	}
	h := pennantHigh(row)
	for range r.a.bout.series.Won[x] {
		at := geom.Rect{X: row.X, Y: row.Y + (row.H-h)/2, W: h * 0.36, H: h}
		if at.X+at.W > row.X+row.W {
			return
		}
		drawPennant(r, k, x, at, kit.White)
		row.X, row.W = row.X+at.W+3, row.W-at.W-3
	}
}
