package felt

import (
	"slices"
	"strings"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// The middle of a table where nothing lies between two battles says what matters then: who is about to win, and how the
// last battle went, with its cards where they lay. Before the first one it says what the game is about.

// ghostly is how much of the cards of the last battle is to be seen: they have gone.
const ghostly = 0.55

// Idle reports whether nothing lies in the middle.
func (s *Scene) Idle() bool {
	for _, p := range s.View.Piles {
		if len(p.Cards) > 0 && int(p.ID.Kind) < len(s.Plan.Spots) && s.Plan.Spots[p.ID.Kind].Where == plan.Centre {
			return false
		}
	}
	return true
}

// drawRecall draws that.
func (s *sketch) drawRecall(r geom.Rect) {
	if !s.Recall.Show {
		return
	}
	r = r.Inset(kit.Space1)
	for _, fact := range s.Recall.Alarms {
		if fact.Seat == s.warned { // the strip says it
			continue
		}
		tint := kit.Danger
		if fact.Own {
			tint = kit.Figure
		}
		if h := s.Height(fact.Text, sprites.SansBold, kit.Small, r.W); h <= r.H {
			s.Para(fact.Text, r, sprites.SansBold, kit.Small, 0.5, tint)
			_, r = r.CutTop(h + kit.Space1)
		}
	}
	rec := &s.Recall
	switch {
	case rec.Begin == "" && s.Areas.Log.Empty() && s.Tipped: // once it has been read, what the game is about stands here
	case rec.Begin == "" && s.Areas.Log.Empty(): // else the log begins with it
		s.inMiddle(s.Goal, r, sprites.Sans, kit.Small, kit.DimText)
	case rec.Begin == "": // it says what the place is for, as the boards do
		if key := s.Info.ID + ".middle"; words.Has(key) {
			s.inMiddle(words.Plain(key), r, sprites.Sans, kit.Small, kit.DimText)
		}
	case len(rec.End) > 0:
		s.drawBattle(r)
	case s.Areas.Kind == layout.Wide: // it goes on, and nothing lies here yet
		if !drawDuel(s, r) && !strings.Contains(s.Question.What, rec.Begin) {
			s.inMiddle(words.You(rec.Begin, s.You), r, sprites.Sans, kit.Body, kit.Text)
		}
	}
}

// The picture of who attacks whom.
const (
	duelLeast = 48.0 // the height of a box in which there is none
	duelFace  = 64.0 // the largest face in it
	duelArrow = 56.0 // the least room of its arrow
)

// drawDuel shows who attacks whom, an arrow between two faces, and the card that is struck before its owner's. It reports whether there is room.
// The question says it in words.
func drawDuel(s *sketch, r geom.Rect) bool {
	l := &s.Recall.First
	if r.H < duelLeast || int(l.Seat) >= len(s.Names) || int(l.Other) >= len(s.Names) {
		return false
	}
	em := min(duelFace, r.H-8)
	card := 0.0
	if l.Card.Known() {
		card = em/layout.Ratio + kit.Space2
	}
	wide := min(2*em+card+1.6*duelArrow, r.W)
	if wide < 2*em+card+duelArrow {
		return false
	}
	c := r.Center()
	from := geom.Around(geom.Point{X: c.X - (wide-em)/2, Y: c.Y}, em, em)
	to := geom.Around(geom.Point{X: c.X + (wide-em)/2, Y: c.Y}, em, em)
	Portrait(s.Kit, s.Scene, l.Seat, from)
	Portrait(s.Kit, s.Scene, l.Other, to)
	end := to.X
	if card > 0 {
		end -= card
		s.Still = append(s.Still, paint.Op{Kind: paint.Sprite, Sprite: sprites.Card(l.Card), Rect: geom.Rect{X: end, Y: to.Y, W: em / layout.Ratio, H: em}, Color: kit.White})
		s.List.Add(s.Still[len(s.Still)-1])
	}
	const air = 8
	a, b := geom.Point{X: from.X + em + air, Y: c.Y}, geom.Point{X: end - air, Y: c.Y}
	s.DrawVia(kit.AttackArrow, a, geom.Lerp(a, b, 0.5), b, 1, 1)
	return true
}

// inMiddle draws words in the middle of a box, where they fit into it.
func (s *sketch) inMiddle(text string, r geom.Rect, f sprites.Face, size float64, c paint.Color) {
	if h := s.Height(text, f, size, r.W); h <= r.H {
		s.Para(text, geom.Rect{X: r.X, Y: r.Y + (r.H-h)/2, W: r.W}, f, size, 0.5, c)
	}
}

// drawBattle tells the last battle: how it began, its cards, and how it ended.
func (s *sketch) drawBattle(r geom.Rect) {
	rec := &s.Recall
	end, size := strings.Join(rec.End, " "), kit.Small
	if s.Areas.Kind == layout.Wide { // beside the log it has little room
		size = kit.Tiny
	}
	if s.Height(end, sprites.SansBold, size, r.W) > r.H {
		size = kit.Tiny
	}
	hb, he := s.Height(rec.Begin, sprites.Sans, size, r.W), s.Height(end, sprites.SansBold, size, r.W)
	if hb+he > r.H { // how it ended, or the last of that
		for list := rec.End; he > r.H && len(list) > 1; {
			list = list[1:]
			end = strings.Join(list, " ")
			he = s.Height(end, sprites.SansBold, size, r.W)
		}
		if past := words.T(s.Info.ID+".recall.end", words.Args{A: end}); s.Height(past, sprites.SansBold, size, r.W) <= r.H {
			end = past // it must not seem to happen again
		}
		s.inMiddle(end, r, sprites.SansBold, size, kit.Text)
		return
	}
	title := 0.0
	spare := r.H - hb - he - kit.Space2
	if lh := s.Line(kit.Tiny) + kit.Space1; spare >= lh && (len(rec.Cards) == 0 || spare < ghostLeast || spare >= ghostLeast+lh) { // the cards say more
		title = lh
		s.Label(words.Plain(s.Info.ID+".recall"), geom.Rect{X: r.X, Y: r.Y, W: r.W, H: lh - kit.Space1}, sprites.Title, kit.Tiny, 0.5, kit.Figure)
	}
	room := geom.Rect{X: r.X, Y: r.Y + title + hb + kit.Space1, W: r.W, H: spare - title}
	ghosts := len(rec.Cards) > 0 && room.H >= ghostLeast
	at := r.Y + title
	if !ghosts { // words only, in the middle of the height
		at += max(0, (r.H-title-hb-he)/2)
	}
	s.Para(rec.Begin, geom.Rect{X: r.X, Y: at, W: r.W}, sprites.Sans, size, 0.5, kit.DimText)
	at += hb
	if ghosts {
		at = s.drawGhosts(rec.Cards, room) + kit.Space1
	}
	s.Para(end, geom.Rect{X: r.X, Y: at, W: r.W}, sprites.SansBold, size, 0.5, kit.Text)
}

// ghostLeast is the height below which cards that are gone are not drawn.
const ghostLeast = 44

// drawGhosts draws the cards of the last battle, each under its owner's name, and returns where they end.
func (s *sketch) drawGhosts(list []table.Line, r geom.Rect) (bottom float64) {
	var owners []engine.Seat
	var groups []layout.Group
	z := layout.Zone{Rect: r, Max: 0.7 * s.Areas.Card, Gap: kit.Space3, Centred: true}
	if r.H >= 84 {
		z.Caption = s.Line(kit.Tiny)
	}
	for _, l := range list {
		i := slices.Index(owners, l.Seat)
		if i < 0 {
			i = len(owners)
			g := layout.Group{Spread: plan.Row}
			if z.Caption > 0 {
				g.Caption = sprites.Measure(sprites.Sans, s.Px(kit.Tiny), labelOf(s.Scene, l.Seat)) + 4
			}
			owners, groups = append(owners, l.Seat), append(groups, g)
		}
		groups[i].N++
	}
	spreads, _ := layout.Flow(z, groups, nil)
	for i, sp := range spreads {
		if z.Caption > 0 {
			s.Label(labelOf(s.Scene, owners[i]), sp.Caption, sprites.Sans, kit.Tiny, 0, kit.DimText)
		}
		n := 0
		for _, l := range list {
			if l.Seat == owners[i] && n < len(sp.Cards) {
				s.Still = append(s.Still, paint.Op{Kind: paint.Sprite, Sprite: sprites.Card(l.Card), Rect: sp.Cards[n], Color: kit.Dimmed.Fade(ghostly)})
				s.List.Add(s.Still[len(s.Still)-1])
				n++
			}
		}
		bottom = max(bottom, sp.Box.Y+sp.Box.H)
	}
	return bottom
}
