package screens

import (
	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
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
		k.Button(openLesson{l}, words.T("lesson.row", words.Args{N: i + 1, A: l.Title}), row, kit.Plain, true)
		for i := range s.a.learned.Crowns(l) {
			k.Icon(sprites.IconCrown, geom.Rect{X: row.X + row.W - 26 - 20*float64(i), Y: row.Y + (row.H-18)/2, W: 18, H: 18}, kit.Figure)
		}
		y += kit.Tap + kit.Space2
	}
	return y + kit.Space2
}
