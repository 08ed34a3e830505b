package screens

import (
	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/learn"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// rule is a line of the page of rules: drawn cards, and a sentence beside them.
type rule struct {
	head, text string
	cards      []cards.Card
}

// rulesLaw unfolds the law, or folds it.
const rulesLaw = kit.Press("rules:law")

// readPage reads the page of a game, its goal with the number of this table. A game without a page has its goal.
func readPage(g engine.Game, c engine.Config) (page []rule) {
	list := plan.For(g.Info()).Page
	if len(list) == 0 {
		list = []plan.Rule{{Head: "rules.goal"}}
	}
	for _, l := range list {
		r := rule{head: words.Plain(l.Head)}
		if l.Key == "" {
			r.text = goal(g, c)
		} else {
			r.text = words.Plain(l.Key)
		}
		r.cards, _ = cards.ParseList(nil, l.Cards) // rulespage_test.go reads them too
		if r.text != "" {
			page = append(page, r)
		}
	}
	return page
}

// drawPage draws the page from y on and returns its lower end. The cards stand in a column, or above the words where there is no width.
func (s *rulesScreen) drawPage(k *kit.Kit, in geom.Rect, y float64) float64 {
	const cw = 46.0
	high, column := cw*layout.Ratio, 0.0
	step := func(n int) float64 { // two lie side by side, three overlap
		if n > 2 {
			return cw * 0.66
		}
		return cw + 4
	}
	for _, r := range s.page {
		if n := len(r.cards); n > 0 {
			column = max(column, cw+step(n)*float64(n-1)+kit.Space3)
		}
	}
	beside := in.W-column >= 10*k.Px(kit.Body)
	for i, r := range s.page {
		if i == 0 || s.page[i-1].head != r.head {
			y += k.Para(r.head, geom.Rect{X: in.X, Y: y, W: in.W}, sprites.Title, kit.Lead, 0, kit.Accent) + kit.Space1
		}
		x := in.X
		for _, c := range r.cards {
			box := geom.Rect{X: x, Y: y, W: cw, H: high}
			k.List.Shadow(box, 3, 3, kit.Shade)
			k.List.Picture(sprites.Card(c), box, kit.White)
			x += step(len(r.cards))
		}
		text := geom.Rect{X: in.X, Y: y, W: in.W}
		row := 0.0
		if len(r.cards) > 0 {
			row = high
		}
		if beside {
			text.X, text.W = in.X+column, in.W-column
			h := k.Height(r.text, sprites.Sans, kit.Body, text.W)
			text.Y += max(0, (row-h)/2)
			row = max(row, h)
		} else {
			text.Y += row + kit.Space1
			row += kit.Space1 + k.Height(r.text, sprites.Sans, kit.Body, text.W)
		}
		k.Explained(s.terms, r.text, text, sprites.Sans, kit.Body, 0, kit.Text)
		y += row + kit.Space3
	}
	return y
}

// drawLessons draws the lessons of the game with their crowns and returns the lower end.
func (s *rulesScreen) drawLessons(k *kit.Kit, in geom.Rect, y float64) float64 {
	if len(s.lessons) == 0 {
		return y
	}
	y += k.Para(words.Plain("rules.lessons"), geom.Rect{X: in.X, Y: y, W: in.W}, sprites.Title, kit.Lead, 0, kit.Accent) + kit.Space1
	for i, l := range s.lessons {
		row := geom.Rect{X: in.X, Y: y, W: in.W, H: kit.Tap}
		drawLesson(s.a, k, l, i+1, row)
		y += kit.Tap + kit.Space2
	}
	return y + kit.Space2
}

// lessonMark is the size of the number before a lesson, and of the crowns behind it.
const (
	lessonMark  = 30.0
	lessonCrown = 18.0
)

// drawLesson draws the row of a lesson: its number in a ring, its title, and the crowns that it can bring, gold as far as it has
// brought them.
func drawLesson(a *Sitting, k *kit.Kit, l *learn.Lesson, n int, row geom.Rect) {
	deed, won := openLesson{l}, a.learned.Crowns(l)
	k.Button(deed, "", row, kit.Plain, true)
	row = kit.Sunk(k, deed, row)
	mark := geom.Around(geom.Point{X: row.X + kit.Space2 + lessonMark/2, Y: row.Y + row.H/2}, lessonMark, lessonMark)
	rim, ink := kit.Edge, kit.DimText
	if won > 0 {
		rim, ink = kit.Figure, kit.Figure
	}
	k.List.Frame(mark, lessonMark/2, 1.5, rim)
	k.Label(words.T("table.n", words.Args{N: n}), mark, sprites.SansBold, min(kit.Body, kit.Body*1.3/max(k.Text, 1)), 0.5, ink)
	x := row.X + row.W - kit.Space3
	for i := learn.Most - 1; i >= 0; i-- {
		c := kit.Disabled
		if i < won {
			c = kit.Figure
		}
		x -= lessonCrown
		k.Icon(sprites.IconCrown, geom.Rect{X: x, Y: row.Y + (row.H-lessonCrown)/2, W: lessonCrown, H: lessonCrown}, c)
		x -= 2
	}
	left := mark.X + mark.W + kit.Space3
	k.Label(l.Title, geom.Rect{X: left, Y: row.Y, W: x - kit.Space2 - left, H: row.H}, sprites.SansBold, kit.Body, 0, kit.Text)
}
