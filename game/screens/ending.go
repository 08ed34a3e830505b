package screens

import (
	"slices"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
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
	h, high := endingParts(k, geom.Rect{W: rest.W, H: rest.H - kit.Space2 - under}, lead)
	foot.Y -= high // as much stands below the buttons as above the words
	room := rest.H - kit.Space2 - under - high
	above := max(0, room-lead-h) / 2
	hall := geom.Rect{X: k.In.X, Y: y + max(lead, room-h), W: k.In.W, H: h}
	r.hall(k, hall, wide, above) // what falls in it passes below the words
	r.title(k, geom.Rect{X: rest.X, Y: y + above, W: rest.W}, true)
	y += max(lead, room-h)
	r.scene(k, geom.Rect{X: rest.X, Y: y, W: rest.W, H: h}, hall)
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

// endingParts returns how high the throne of an ending is, and how far what stands below it is moved up from the lower edge of the room, so
// that it lies about its middle. That does not depend on the words: places and buttons of all endings stand where they stand in every other.
func endingParts(k *kit.Kit, room geom.Rect, lead float64) (h, high float64) {
	most := room.W * 0.98 / throneShape
	usual := k.HeadHeight("A", kit.Banner, room.W) + 3*k.Line(kit.Lead)
	high = max(0, room.H-usual-most) / 2
	return max(room.W*0.42/throneShape, min(room.H-high-lead, most)), high
}

// lying draws the ending on a phone on its side: the throne at the left, all words at the right.
func (r *resultScreen) lying(k *kit.Kit, in geom.Rect) {
	left, right := in.CutLeft(in.W * 0.42)
	left.H -= kit.Space2
	r.hall(k, left, false, 0)
	r.scene(k, left, left)
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
	list := crownRows(r, k.In.H >= 640 && k.In.W >= 760)
	if len(list) > 1 && len(r.crowned) > 1 { // several lines of names alone would not say what they are
		if draw {
			k.Label(words.Plain("crown.yours"), geom.Rect{X: box.X, Y: box.Y + h + kit.Space1, W: box.W, H: k.Line(kit.Body)}, sprites.Title, kit.Body, 0.5, kit.Accent)
		}
		h += k.Line(kit.Body)
	}
	wide := crownsWide(k, list, box.W)
	for i, text := range list { // what was won is seen at once
		row := geom.Rect{X: box.X + (box.W-wide)/2, Y: box.Y + h + kit.Space1, W: wide}
		if h += crownLines(k, text, row, draw, wide < box.W); i == len(list)-1 {
			h += kit.Space2
		}
	}
	return h + kit.Space1
}

// crownsWide is the width of the widest line of several crowns, where each has one, so that they begin below each other; else that of the box.
func crownsWide(k *kit.Kit, list []string, most float64) (wide float64) {
	for _, text := range list {
		wide = max(wide, k.Line(kit.Body)+kit.Space2+sprites.Measure(sprites.SansBold, k.Px(kit.Body), text))
	}
	if len(list) < 2 || wide >= most {
		return most
	}
	return wide + 1
}

// crownLines draws what crowns were won about the middle of a box or from its left, or only measures it, and returns the height. The crown
// belongs to the first line, and both stand together. What the crown is called is of gold, what it was won by is not.
func crownLines(k *kit.Kit, text string, box geom.Rect, draw, left bool) float64 {
	em, line, px := k.Line(kit.Body), k.Line(kit.Body), k.Px(kit.Body)
	sign := em + kit.Space2
	list := sprites.Balance(sprites.SansBold, px, text, box.W-sign)
	named := strings.Index(text, ". ") + 1 // how much of it is the name, 0 where there is nothing else
	if named == 0 {
		named = len(text)
	}
	for i, l := range list {
		if !draw {
			break
		}
		w := sprites.Measure(sprites.SansBold, px, l)
		x := box.X + (box.W-w)/2
		if i == 0 {
			if x -= sign / 2; left {
				x = box.X
			}
			k.Icon(sprites.IconCrown, geom.Rect{X: x, Y: box.Y, W: em, H: em}, kit.Figure)
			x += sign
		}
		name := l[:min(max(named, 0), len(l))]
		row := geom.Rect{X: x, Y: box.Y + float64(i)*line, W: w + 1, H: line}
		if name != "" {
			k.List.Text(name, row, sprites.SansBold, px, 0, kit.Figure)
		}
		if rest := l[len(name):]; rest != "" {
			row.X += w - sprites.Measure(sprites.SansBold, px, rest)
			k.List.Text(rest, row, sprites.SansBold, px, 0, kit.Text)
		}
		named -= len(l) + 1
	}
	return float64(len(list)) * line
}

// throneIn returns where a throne stands in its room.
func throneIn(box geom.Rect) geom.Rect {
	w := min(box.W, box.H*throneShape)
	return geom.Around(box.Center(), w, w/throneShape)
}

// scene draws the throne with the winner on it and the cards that won beside it, in a hall.
func (r *resultScreen) scene(k *kit.Kit, box, hall geom.Rect) {
	m := r.mood()
	faces := table.Faces(r.t.Players)
	throne := throneIn(box)
	w := throne.W
	halo(r, k, throne)
	if m == shared {
		r.bench(k, throne, hall, faces[:])
		r.falls(k, hall, throne, true)
		return
	}
	sitter, winner := -1, r.res.Winners.First()
	if m != limit {
		sitter = faces[winner]
	}
	seat := sprites.Throne(plan.Hall(r.info.ID), sitter)
	if m == victory {
		seat = sprites.Glad(seat)
	}
	if m == defeat {
		r.falls(k, hall, throne, false)
	}
	k.List.Picture(seat, r.rise(throne), light(m).Fade(r.part(0, enterRise)))
	if m == victory || m == defeat {
		r.falls(k, hall, throne, true)
	}
	r.treasure(k, throne)
	if m == victory && !r.running() { // the wreath hangs before the seat, and comes last
		s := w * 0.17
		wreath := geom.Around(geom.Point{X: throne.X + w/2, Y: throne.Y + throne.H*0.79}, s, s)
		k.List.Picture(sprites.Laurel, wreath, kit.White)
		k.List.Picture(armsOf(r, winner), geom.Around(wreath.Center(), s*0.52, s*0.52), kit.White)
	}
}

// treasure lays the winner's cards on the steps, two to each side.
func (r *resultScreen) treasure(k *kit.Kit, throne geom.Rect) {
	w := max(throne.W*treasureShare(k), 31) // a smaller one is a letter
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

// treasureShare is how wide a card on the steps is of the throne's picture: a wide window has room for more.
func treasureShare(k *kit.Kit) float64 {
	if k.In.W >= 900 && k.In.H >= 480 {
		return 0.14
	}
	return 0.115
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
		col = kit.Bright
	}
	text := k.Label(c.text, kit.Sunk(k, c.deed, row), sprites.Sans, kit.Small, align, col)
	k.List.Fill(geom.Rect{X: text.X, Y: text.Y + text.H - 1, W: text.W, H: 1}, 0, col.Fade(0.5))
	k.Hit(c.deed, row)
}
