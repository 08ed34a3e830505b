package screens

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// mood is how an ending looks: to those at the screen, it is what happened to them.
type mood uint8

const (
	victory mood = iota // a person won, or nobody but opponents played
	defeat              // the only person did not
	shared              // several won
	limit               // nobody did
)

func (r *resultScreen) mood() mood {
	n := r.res.Winners.Len()
	people := 0
	for _, p := range r.t.Players {
		if p.Person() {
			people++
		}
	}
	switch {
	case n == 0:
		return limit
	case people == 1 && !r.res.Winners.Has(r.own()):
		return defeat
	case n > 1:
		return shared
	}
	return victory
}

// own is the seat of the first person, or else the first seat of all.
func (r *resultScreen) own() engine.Seat {
	for i, p := range r.t.Players {
		if p.Person() {
			return engine.Seat(i)
		}
	}
	return 0
}

// prize is a card that lies open before the winner, and the one that tells its points below it, Back for none.
type prize struct{ card, under cards.Card }

// greatest returns the cards that lie open before the winner at the end, as everybody saw them, the greatest first. They are an even
// number, because they lie at both sides of the throne.
func (r *resultScreen) greatest() (list []prize) {
	w := r.res.Winners.First()
	if r.res.Winners.Len() != 1 {
		return nil
	}
	spots := plan.For(r.info).Spots
	for i := range r.t.Shown.Piles {
		p := &r.t.Shown.Piles[i]
		if spot := spots[p.ID.Kind]; p.ID.Owner != w || spot.Where != plan.Seat || spot.Spread == plan.Stack {
			continue
		}
		for i, c := range p.Cards {
			if !c.Known() || !c.Court() {
				continue
			}
			x := prize{c, cards.Back}
			if i == 0 && len(p.Cards) == 2 && r.info.Piles[p.ID.Kind].Slots > 1 && p.Cards[1].Known() && !p.Cards[1].Court() && !p.Cards[1].IsJoker() {
				x.under = p.Cards[1]
			}
			list = append(list, x)
		}
	}
	slices.SortStableFunc(list, func(a, b prize) int { return int(b.card.Rank()) - int(a.card.Rank()) })
	return list[:min(len(list), 4)&^1]
}

// throneShape is how much wider than high the picture of a throne is.
const throneShape = 720.0 / 524

// leastSide is what is kept free beside the throne for what is written there.
const leastSide = 180

func (r *resultScreen) Build(k *kit.Kit) {
	dusk(r, k)
	wide := k.In.W >= 900 && k.In.H >= 480
	in := column(k.In, max(760, min(0.8*k.In.H, k.In.W-2*leastSide)))
	if k.In.W >= 560 && k.In.H < 480 {
		r.lying(k, column(k.In, 1100))
		return
	}
	ways, signs := wayRows(r, k, in.W, wide), signsOf(r, k)
	high := float64(len(ways))*(kit.Tap+kit.Space2) + kit.Space2
	if signs != nil {
		high = signsHigh(k, in.W, len(signs))
	}
	foot, rest := in.CutBottom(high)
	under := r.placesHeight(k, rest.W) + kit.Space2
	if !wide {
		under += r.footnotes(k, rest, 0.5, false)
	}
	y := r.sc.Begin(k, geom.Rect{X: k.In.X, Y: rest.Y, W: k.In.W, H: rest.H}) + kit.Space2
	lead := r.title(k, geom.Rect{X: rest.X, Y: y, W: rest.W}, false)
	h := max(rest.W*0.42/throneShape, min(rest.H-kit.Space2-lead-under, rest.W*0.98/throneShape))
	above := max(0, rest.H-kit.Space2-lead-h-under) / 2 // as much stands below the buttons
	y += above
	foot.Y -= above
	r.hall(k, geom.Rect{X: k.In.X, Y: y + lead, W: k.In.W, H: h}, wide, above) // its lozenges lie below the words
	y += r.title(k, geom.Rect{X: rest.X, Y: y, W: rest.W}, true)
	scene := geom.Rect{X: rest.X, Y: y, W: rest.W, H: h}
	r.scene(k, scene)
	y += h
	if side := (geom.Rect{X: rest.X + rest.W + kit.Space4, Y: y, W: k.In.X + k.In.W - rest.X - rest.W - 2*kit.Space4}); wide {
		r.footnotes(k, side, 0, true)
	}
	y += r.places(k, geom.Rect{X: rest.X, Y: y, W: rest.W}) + kit.Space2
	if !wide {
		y += r.footnotes(k, geom.Rect{X: rest.X, Y: y, W: rest.W}, 0.5, true)
	}
	r.sc.End(k, y)
	if signs != nil {
		drawSigns(k, foot, signs)
		return
	}
	if wide {
		foot = geom.Around(foot.Center(), rowWidth(k), foot.H)
	}
	r.buttons(k, foot, ways)
}

// lying draws the ending on a phone on its side: the throne at the left, all words at the right.
func (r *resultScreen) lying(k *kit.Kit, in geom.Rect) {
	left, right := in.CutLeft(in.W * 0.42)
	left.H -= kit.Space2
	r.hall(k, left, false, 0)
	r.scene(k, left)
	signs, high := signsOf(r, k), kit.Tap+2*kit.Space2
	if signs != nil {
		high = signsHigh(k, right.W, len(signs))
	}
	foot, right := right.CutBottom(high)
	right.X, right.W = right.X+kit.Space3, right.W-kit.Space3
	foot.X, foot.W = right.X, right.W
	y := r.sc.Begin(k, right)
	y += r.title(k, geom.Rect{X: right.X, Y: y, W: right.W}, true) + kit.Space2
	y += r.places(k, geom.Rect{X: right.X, Y: y, W: right.W})
	r.sc.End(k, y+r.footnotes(k, geom.Rect{X: right.X, Y: y, W: right.W}, 0.5, true))
	if signs != nil {
		drawSigns(k, foot, signs)
		return
	}
	r.buttons(k, foot, [][]choice{r.choices()})
}

// title draws who won and why, or only measures it, and returns the height.
func (r *resultScreen) title(k *kit.Kit, box geom.Rect, draw bool) float64 {
	size := min(kit.Banner, 46/k.Text) // on a phone the picture wants the room
	switch {
	case k.In.H >= 640 && k.In.W >= 760:
		size = 52
	case k.In.H < 480 && k.In.W >= 560:
		size = min(32, 32/k.Text)
	}
	h := k.HeadHeight(r.headline(), size, box.W)
	if draw {
		c := kit.Accent
		if r.mood() == defeat {
			c = kit.Text
		}
		k.Head(r.headline(), geom.Rect{X: box.X, Y: box.Y, W: box.W, H: h}, size, c)
	}
	if why := below(r.headline(), r.reason()); why != "" {
		if draw {
			k.Para(why, geom.Rect{X: box.X, Y: box.Y + h, W: box.W}, sprites.Sans, kit.Lead, 0.5, kit.Text)
		}
		h += k.Height(why, sprites.Sans, kit.Lead, box.W)
	}
	if text := crownText(r); text != "" { // what was won is seen at once
		em, w := k.Line(kit.Body), 0.0
		for _, l := range sprites.Balance(sprites.SansBold, k.Px(kit.Body), text, box.W-2*(em+kit.Space2)) {
			w = max(w, sprites.Measure(sprites.SansBold, k.Px(kit.Body), l)+2)
		}
		row := geom.Rect{X: box.X + (box.W-w)/2, Y: box.Y + h + kit.Space1, W: w} // in the middle as what stands above
		if draw {
			k.Icon(sprites.IconCrown, geom.Rect{X: row.X - em - kit.Space2, Y: row.Y, W: em, H: em}, kit.Gold)
			k.Para(text, row, sprites.SansBold, kit.Body, 0.5, kit.Gold)
		}
		h += k.Height(text, sprites.SansBold, kit.Body, w) + kit.Space2
	}
	return h + kit.Space1
}

// scene draws the throne with the winner on it, the cards that won beside it, and who lost at its foot.
func (r *resultScreen) scene(k *kit.Kit, box geom.Rect) {
	m := r.mood()
	faces := table.Faces(r.t.Players)
	w := min(box.W, box.H*throneShape)
	throne := geom.Around(box.Center(), w, w/throneShape)
	if m == shared {
		r.bench(k, throne, faces[:])
		return
	}
	sitter, winner := -1, r.res.Winners.First()
	if m != limit {
		sitter = faces[winner]
	}
	k.List.Picture(sprites.Throne(plan.Hall(r.info.ID), sitter), r.rise(throne), light(m).Fade(r.part(0, enterRise)))
	r.treasure(k, throne)
	if r.running() && m == victory { // the wreath comes last
		return
	}
	switch m {
	case victory: // the wreath hangs before the seat
		s := w * 0.17
		wreath := geom.Around(geom.Point{X: throne.X + w/2, Y: throne.Y + throne.H*0.79}, s, s)
		k.List.Picture(sprites.Laurel, wreath, kit.White)
		k.List.Picture(armsOf(r, winner), geom.Around(wreath.Center(), s*0.52, s*0.52), kit.White)
	case defeat: // the player stands on the carpet, before who sits above
		s := max(44, w*0.14)
		own := r.own()
		face := geom.Around(geom.Point{X: throne.X + w/2, Y: throne.Y + throne.H*0.98 - s/2}, s, s)
		k.Portrait(faces[own], int(own), face)
		drawCrest(r.a, k, r.t.Players, own, face)
	}
}

// treasure lays the winner's cards on the steps, two to each side.
func (r *resultScreen) treasure(k *kit.Kit, throne geom.Rect) {
	w := max(throne.W*0.115, 31) // a smaller one is a letter
	h := w * 1.4
	for i, c := range r.best {
		out, down := 0.325, 0.7
		if i >= 2 {
			out, down = 0.435, 0.78
		}
		if i&1 == 0 {
			out = -out
		}
		box := geom.Around(geom.Point{X: throne.X + throne.W*(0.5+out), Y: throne.Y + throne.H*down}, w, h)
		if box = r.walk(i, box, k.Size.Y+k.Size.H-box.Y); box.Y >= k.Size.Y+k.Size.H {
			continue
		}
		if c.under != cards.Back {
			tab := geom.Rect{X: box.X + 1, Y: box.Y + 0.8*h, W: w - 2, H: 0.48 * h}
			k.List.Shadow(tab.Move(geom.Point{Y: 3}), 4, 8, kit.Shade)
			k.List.Fill(tab, 5, kit.Paper)
			_, tab = tab.CutTop(0.2 * h)
			k.List.Text(words.Short(c.under), tab, sprites.SansBold, max(tab.H*0.68, 10), 0.5, paint.RGB(r.a.Style().SuitColor(c.under.Suit())))
		}
		k.List.Shadow(box.Move(geom.Point{Y: 3}), w*0.06, 8, kit.Shade)
		k.List.Picture(sprites.BustCard(c.card), box, kit.White)
	}
}

// columns is how many places stand beside each other in the strip.
func (r *resultScreen) columns(k *kit.Kit, w float64) int {
	n := len(r.t.Players)
	return max(1, min(n, int(w/(136*max(1, k.Text*0.9)))))
}

func (r *resultScreen) placesHeight(k *kit.Kit, w float64) float64 {
	cols := r.columns(k, w)
	rows := (len(r.t.Players) + cols - 1) / cols
	return float64(rows)*r.placeHeight(k) + 2*kit.Space1
}

func (r *resultScreen) placeHeight(k *kit.Kit) float64 {
	return max(kit.Tap+4, k.Line(kit.Small)+k.Line(kit.Lead)+kit.Space2)
}

// places draws everybody in the order of the ranks, in one strip, and returns its height. A press opens the sums.
func (r *resultScreen) places(k *kit.Kit, box geom.Rect) float64 {
	box.H = r.placesHeight(k, box.W)
	k.List.Fill(box, kit.Radius, kit.Rail)
	k.List.Frame(box, kit.Radius, 1, kit.Gilt)
	cols, h := r.columns(k, box.W), r.placeHeight(k)
	w := box.W / float64(cols)
	faces := table.Faces(r.t.Players)
	in := placeIndent(r, k, w-min(h-6, 48)-3*kit.Space2)
	for i, x := range r.order() {
		cell := geom.Rect{X: box.X + float64(i%cols)*w, Y: box.Y + kit.Space1 + float64(i/cols)*h, W: w, H: h}
		if left := len(r.t.Players) - i/cols*cols; left < cols { // the last row stands in the middle
			cell.X += float64(cols-left) * w / 2
		}
		if k.Held(sums{x}) {
			k.List.Fill(cell.Inset(3), kit.Radius, kit.Cloth)
		}
		if i%cols > 0 {
			k.List.Fill(geom.Rect{X: cell.X, Y: cell.Y + 8, W: 1, H: h - 16}, 0, kit.Gilt)
		}
		em := min(h-6, 48)
		face := geom.Rect{X: cell.X + kit.Space2 + in, Y: cell.Y + (h-em)/2, W: em, H: em}
		k.Portrait(faces[x], int(x), face)
		drawCrest(r.a, k, r.t.Players, x, face)
		c := kit.Text
		if r.res.Winners.Has(x) {
			c = kit.Accent
			k.List.Frame(face.Inset(-2), em/2+2, 2, kit.Focus)
		}
		text := geom.Rect{X: face.X + em + kit.Space2, Y: cell.Y + (h-k.Line(kit.Small)-k.Line(kit.Lead))/2, H: k.Line(kit.Small)}
		text.W = cell.X + cell.W - text.X - kit.Space1
		k.Label(names.Isolated(r.t.Players[x].Name), text, sprites.Title, kit.Small, 0, c)
		text.Y, text.H = text.Y+text.H, k.Line(kit.Lead)
		score := int(float64(r.res.Score[x]) * r.part(enterScores, enterCount))
		n := k.Label(words.T("table.n", words.Args{N: score}), text, sprites.SansBold, kit.Lead, 0, c)
		text.X, text.W = n.X+n.W+kit.Space2, text.X+text.W-n.X-n.W-kit.Space2
		r.pennants(k, x, text)
		k.Hit(sums{x}, cell)
	}
	return box.H
}

// placeIndent is how far everybody stands from the left of their place, so that the widest words stand in its middle. Pennants want all
// of the room.
func placeIndent(r *resultScreen, k *kit.Kit, room float64) float64 {
	if b := r.a.bout; b != nil && (len(b.series.Games) >= 2 || b.length > 0) {
		return 0
	}
	w := 0.0
	for i, p := range r.t.Players {
		n := words.T("table.n", words.Args{N: int(r.res.Score[i])})
		w = max(w, sprites.Measure(sprites.Title, k.Px(kit.Small), names.Isolated(p.Name)), sprites.Measure(sprites.SansBold, k.Px(kit.Lead), n))
	}
	return max(room-w, 0) / 2
}

// pennants hangs up what a seat has won of the match, as many as there is room for.
func (r *resultScreen) pennants(k *kit.Kit, x engine.Seat, row geom.Rect) {
	b := r.a.bout
	if b == nil || len(b.series.Games) < 2 && b.length == 0 {
		return
	}
	h := min(row.H, 24)
	for range b.series.Won[x] {
		at := geom.Rect{X: row.X, Y: row.Y + (row.H-h)/2, W: h * 0.36, H: h}
		if at.X+at.W > row.X+row.W {
			return
		}
		drawPennant(r, k, x, at, kit.White)
		row.X, row.W = row.X+at.W+3, row.W-at.W-3
	}
}

// seal is the one line about the deal.
func (r *resultScreen) seal() string {
	if r.t.Fair().Fits {
		return words.Plain("result.fair") + " ✓"
	}
	return words.Plain("result.deal")
}

// footnotes draws the standing of the match, and what else there is about the result where that has no buttons of its
// own, or only measures it.
func (r *resultScreen) footnotes(k *kit.Kit, box geom.Rect, align paint.Align, draw bool) float64 {
	y := box.Y
	if text := standingOf(r); text != "" {
		if draw {
			k.Para(text, geom.Rect{X: box.X, Y: y, W: box.W}, sprites.Sans, kit.Small, align, kit.Text)
		}
		y += k.Height(text, sprites.Sans, kit.Small, box.W)
	}
	if !linked(k) || k.In.W < 560 && signsOf(r, k) != nil {
		return y - box.Y
	}
	more := moreOf(r)
	cols := len(more)
	if box.W < 200*k.Text {
		cols = 1
	}
	w := box.W / float64(cols)
	for i, c := range more {
		if draw {
			link(k, c, geom.Rect{X: box.X + float64(i%cols)*w, Y: y + float64(i/cols)*kit.Tap, W: w, H: kit.Tap}, align)
		}
	}
	return y + float64((len(more)+cols-1)/cols)*kit.Tap - box.Y
}

// link draws quiet words that do something.
func link(k *kit.Kit, c choice, row geom.Rect, align paint.Align) {
	col := kit.DimText
	if k.Held(c.deed) {
		col = kit.Focus
	}
	text := k.Label(c.text, row, sprites.Sans, kit.Small, align, col)
	k.List.Fill(geom.Rect{X: text.X, Y: text.Y + text.H - 1, W: text.W, H: 1}, 0, col.Fade(0.5))
	k.Hit(c.deed, row)
}
