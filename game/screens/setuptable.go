package screens

import (
	"math"
	"slices"

	"royals/engine"
	"royals/engine/bot"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// roundTable is the table of a set-up as it is drawn: who sits where, and how large.
type roundTable struct {
	*setupScreen
	k            *kit.Kit
	zone         geom.Rect
	face         float64    // the width of a portrait
	plateW, line float64    // a name plate: its width, the height of its first line
	block        float64    // the height of a portrait and its plate
	rx, ry       float64    // half the way from one side to the other, middle to middle
	mid          geom.Point // the middle of the ellipse on which people sit
}

// newRoundTable measures a table in a zone. One that stands above the rest of the sheet takes the least height that it
// needs, and more only as far as the zone has it.
func newRoundTable(s *setupScreen, k *kit.Kit, zone geom.Rect, above bool) *roundTable {
	t := &roundTable{setupScreen: s, k: k, line: k.Line(kit.Small)}
	if above {
		t.face = min(max(zone.W*0.133, 48), 104)
		t.plateW = min(max(zone.W*0.27, 88), 140)
	} else {
		t.face = min(max(min(zone.W*0.12, zone.H*0.16), 48), 132)
		t.plateW = min(max(zone.W*0.17, 110), 150)
	}
	t.block = t.face + t.plate() + 1
	if above {
		zone.H = max(3*t.block+kit.Space2, min(zone.H, zone.W*1.15))
	}
	t.zone = zone
	t.ry = (zone.H-t.block)/2 - 4
	t.plateW = min(t.plateW*max(1, min(k.Text, 1.4)), zone.W*0.3, 1.5*t.ry*0.86) // two plates beside each other
	t.rx = min((zone.W-t.plateW)/2, 1.5*t.ry)
	t.mid = zone.Center()
	return t
}

// plate is the height of a name plate.
func (t *roundTable) plate() float64 { return t.line + t.k.Line(kit.Tiny) + 6 }

// empties are the places that stay empty, in the order in which they do: beside the player first, then opposite.
var empties = [...]int{1, 3, 4, 2}

// seats returns the place of every seat, and those that are empty.
func (s *setupScreen) seats() (taken, empty []int) {
	most := s.info.MaxSeats
	order := append([]int{most - 1}, empties[:]...)
	for _, place := range order {
		if len(empty) < most-s.set.Seats && place < most && !slices.Contains(empty, place) {
			empty = append(empty, place)
		}
	}
	for place := range most {
		if !slices.Contains(empty, place) {
			taken = append(taken, place)
		}
	}
	return taken, empty
}

// at returns the middle of a place, of the portrait with its plate. The first is nearest, the others follow clockwise.
func (t *roundTable) at(place int) geom.Point {
	sin, cos := math.Sincos(math.Pi/2 + 2*math.Pi*float64(place)/float64(t.info.MaxSeats))
	return geom.Point{X: t.mid.X + t.rx*cos, Y: t.mid.Y + t.ry*sin}
}

// rim is the table's edge: it passes behind the middle of every portrait, so that all sit at it alike, with their plates under them.
func (t *roundTable) rim() geom.Rect {
	return geom.Around(geom.Point{X: t.mid.X, Y: t.mid.Y - t.plate()/2}, 2*t.rx, 2*t.ry)
}

// clothEdge is how broad the wood with its rings is.
const clothEdge = 24

// draw draws the table, what lies on it, and the people round it.
func (t *roundTable) draw(centre func(geom.Rect)) {
	rim := t.rim().Inset(-5)
	t.top(rim)
	taken, empty := t.seats()
	free := 2*t.rx - t.plateW - 2*kit.Space3
	switch t.info.MaxSeats {
	case 2:
		free = 2 * t.rx
	case 6:
		free = 2*t.rx*math.Cos(math.Pi/6) - t.plateW - 2*kit.Space3
	}
	centre(onCloth(rim, geom.Around(t.mid, free, 2*t.ry-t.block-2*kit.Space2)))
	for _, place := range empty {
		t.invite(invite{place}, t.at(place))
	}
	faces := table.Faces(t.set.Players[:t.set.Seats])
	for i, place := range taken {
		t.person(i, faces[i], t.at(place))
	}
}

// onCloth makes a box as narrow as it takes to lie on the cloth of a table, half as high as wide or lower.
func onCloth(rim, box geom.Rect) geom.Rect {
	cloth, at := rim.Inset(clothEdge), box.Center()
	for w := box.W; w > 0; w -= 2 {
		x, y := w/cloth.W, (math.Abs(at.Y-cloth.Center().Y)+min(w/2, box.H)/2)/(cloth.H/2)
		if x*x+y*y <= 1 {
			return geom.Around(at, w, box.H)
		}
	}
	return geom.Around(at, 0, box.H)
}

// top draws the wood and the cloth.
func (t *roundTable) top(r geom.Rect) {
	l := t.k.List
	for i := range 3 { // a shadow as round as the table
		l.Fill(r.Move(geom.Point{Y: 8}).Inset(4-3*float64(i)), paint.Oval, kit.Shade.Fade(0.4))
	}
	for _, in := range [...]struct {
		by float64
		c  paint.Color
	}{{0, kit.Timber}, {9, kit.Accent}, {12, kit.Cloth}, {27, kit.Accent.Fade(0.3)}, {28.5, kit.Cloth}} {
		l.Fill(r.Inset(in.by), paint.Oval, in.c)
	}
}

// invite draws an empty place.
func (t *roundTable) invite(d invite, at geom.Point) {
	w := min(max(t.face*0.7, 44), 72)
	r := geom.Around(geom.Point{X: at.X, Y: at.Y - (t.block-t.face)/2}, w, w)
	c := kit.DimText
	if t.k.Held(d) {
		c = kit.Bright
	}
	disc := kit.Sunk(t.k, d, r)
	t.k.List.Fill(disc, w/2, kit.Well)
	t.k.List.Frame(disc, w/2, 1.5, c)
	t.k.Icon(sprites.IconPlus, geom.Around(disc.Center(), w*0.42, w*0.42), c)
	label := geom.Rect{X: at.X - t.plateW/2, Y: r.Y + w + 1, W: t.plateW, H: t.k.Line(kit.Small)}
	word := words.Plain("setup.invite")
	pill := geom.Around(label.Center(), sprites.Measure(sprites.Sans, t.k.Px(kit.Small), word)+16, label.H)
	t.k.List.Fill(pill, pill.H/2, kit.Rail)
	t.k.Label(word, label, sprites.Sans, kit.Small, 0.5, kit.Text)
	t.k.Hit(d, r)
}

// person draws who sits at a seat: the face, the name, and how strong.
func (t *roundTable) person(i, face int, at geom.Point) {
	k, p := t.k, t.set.Players[i]
	box := geom.Around(at, t.plateW, t.block)
	head := geom.Rect{X: at.X - t.face/2, Y: box.Y, W: t.face, H: t.face}
	plate := geom.Rect{X: box.X, Y: box.Y + t.block - t.plate(), W: t.plateW, H: t.plate()}
	hits := plate
	head = kit.Sunk(k, recast{i}, kit.Sunk(k, rename{i}, head))
	plate = kit.Sunk(k, recast{i}, kit.Sunk(k, rename{i}, plate))
	k.Portrait(face, i, head)
	drawCrest(t.a, k, t.set.Players[:t.set.Seats], engine.Seat(i), head)
	rim, width := kit.Edge, 1.0
	if k.Held(recast{i}) || k.Held(rename{i}) || t.wide && t.seat == i {
		rim, width = kit.Bright, kit.LitRim/2
		k.List.Frame(head.Inset(-2), t.face/2+2, kit.LitRim, kit.Bright)
	}
	k.List.Fill(plate, 8, kit.Rail)
	k.List.Frame(plate, 8, width, rim)
	first, second := plate.Inset(3).CutTop(t.line)
	k.Label(t.nameText(i), geom.Rect{X: first.X + 3, Y: first.Y, W: first.W - 6, H: first.H}, sprites.Title, kit.Small, 0.5, kit.Text)
	t.level(i, p, second)
	k.Hit(recast{i}, box)
	if i == 0 && p.Person() {
		k.Hit(rename{i}, hits)
	} else {
		k.Hit(rename{i}, first)
	}
}

// nameText is what stands at a chair: "You" for who plays alone and has given no name.
func (t *roundTable) nameText(i int) string {
	if nameless(t.setupScreen, i) {
		return words.Plain("name.you")
	}
	return names.Isolated(t.set.Players[i].Name)
}

// nameless reports whether at a chair sits who plays alone and has given no name.
func nameless(s *setupScreen, i int) bool {
	persons := 0
	for _, p := range s.set.Players[:s.set.Seats] {
		if p.Person() {
			persons++
		}
	}
	p := &s.set.Players[i]
	return persons == 1 && p.Person() && p.Name == words.Plain("name.none")
}

// level draws how strong an opponent is as dots, with the word where there is room. Of a person it says who.
func (t *roundTable) level(i int, p table.Player, r geom.Rect) {
	k := t.k
	at := slices.Index(bot.Levels, p.Bot)
	if at < 0 {
		text := t.kindText(i)
		if nameless(t.setupScreen, i) {
			text = words.Plain("name.add")
		}
		k.Label(text, r, sprites.Sans, kit.Tiny, 0.5, kit.DimText)
		return
	}
	word := words.Plain("level." + p.Bot)
	step := max(9, min(11, t.face*0.1)) * max(1, min(k.Text, 1.5))
	wide := 5 * step
	if w := sprites.Measure(sprites.Sans, k.Px(kit.Tiny), word); wide+w+kit.Space4+4 <= r.W {
		k.Label(word, geom.Rect{X: r.X + 6, Y: r.Y, W: r.W - 12, H: r.H}, sprites.Sans, kit.Tiny, 1, kit.DimText)
		drawDots(k, at, geom.Point{X: r.X + 6, Y: r.Y + r.H/2}, step)
		return
	}
	drawDots(k, at, geom.Point{X: r.X + (r.W-wide)/2, Y: r.Y + r.H/2}, step)
}

// drawDots draws a level as five dots from a point on: gold ones as many as it has.
func drawDots(k *kit.Kit, level int, from geom.Point, step float64) {
	for i := range bot.Levels {
		r := geom.Around(geom.Point{X: from.X + (float64(i)+0.5)*step, Y: from.Y}, step*0.72, step*0.72)
		if i <= level {
			k.List.Fill(r, r.W/2, kit.Figure)
		} else {
			k.List.Frame(r, r.W/2, 1, kit.Figure)
		}
	}
}

// centre draws what lies on a large table: the game's picture, its goal, its author, how many play.
func (s *setupScreen) centre(k *kit.Kit, r geom.Rect) {
	goal := goal(s.g, s.config())
	text, small := k.Height(goal, sprites.SansBold, kit.Lead, r.W), k.Height(s.info.Credit, sprites.Sans, kit.Small, r.W)
	count := 0.0
	if s.info.MinSeats < s.info.MaxSeats {
		count = kit.Tap + kit.Space2
	}
	h := min(130, r.W*0.35, r.H-text-small-count-2*kit.Space3)
	y := r.Y + max(0, (r.H-h-text-small-count-kit.Space3)/2)
	if h >= 56 {
		k.List.Shadow(geom.Around(geom.Point{X: r.X + r.W/2, Y: y + h/2 + 3}, 2*h, h), 10, 8, kit.Shade)
		pic := geom.Around(geom.Point{X: r.X + r.W/2, Y: y + h/2}, 2*h, h)
		k.List.Picture(plan.Plate(s.info.ID), pic, kit.White)
		drawLearned(k, &s.a.learned, s.info.ID, pic)
		y += h + kit.Space3
	}
	y += k.Para(goal, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.SansBold, kit.Lead, 0.5, kit.Text)
	y += k.Para(s.info.Credit, geom.Rect{X: r.X, Y: y, W: r.W}, sprites.Sans, kit.Small, 0.5, kit.DimText)
	if count > 0 {
		s.counter(k, geom.Around(geom.Point{X: r.X + r.W/2, Y: y + kit.Space2 + kit.Tap/2}, min(r.W, 250), kit.Tap))
	}
}

// counter draws how many play, between a button for fewer and one for more.
func (s *setupScreen) counter(k *kit.Kit, r geom.Rect) {
	k.Button(seatsLess, "−", geom.Rect{X: r.X, Y: r.Y, W: 52, H: kit.Tap}, kit.Plain, s.set.Seats > s.info.MinSeats)
	k.Button(seatsMore, "+", geom.Rect{X: r.X + r.W - 52, Y: r.Y, W: 52, H: kit.Tap}, kit.Plain, s.set.Seats < s.info.MaxSeats)
	k.Label(words.T("setup.seats", words.Args{N: s.set.Seats}), geom.Rect{X: r.X + 56, Y: r.Y, W: r.W - 112, H: r.H}, sprites.SansBold, kit.Body, 0.5, kit.Text)
}
