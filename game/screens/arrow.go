package screens

import (
	"slices"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/table"
	"royals/sprites"
)

// growTime is how long an arrow takes from the seat that acts to the other one.
const growTime = 220 * time.Millisecond

// grown is how far the arrow on the table has grown, from 0 to 1.
func grown(s *tableScreen) float64 {
	a, d := &s.t.Arrow, s.stage.Dial
	if d.Reduced || d.Speed == 0 {
		return 1
	}
	t := float64(s.clock.time-a.Since) / (float64(growTime) * d.Speed)
	return anim.CubicOut(min(max(t, 0.02), 1))
}

// points reports whether there is an arrow on the table. What the stage has shown does not come back with the table.
func points(s *tableScreen) bool {
	a := &s.t.Arrow
	return a.Until > 0 && !s.felt.Staged.On && (s.staging.seen == 0 || a.Since > s.staging.seen)
}

// grows reports whether it goes on growing.
func grows(s *tableScreen) bool { return points(s) && grown(s) < 1 }

// fading reports whether it fades, which keeps nobody from anything.
func fading(s *tableScreen) bool {
	d := s.stage.Dial
	return points(s) && !grows(s) && !d.Reduced && float64(s.t.Arrow.Until-s.clock.time) < float64(fadeTime)*d.Speed
}

// drawArrow draws the arrow from the seat that does something to the one it is done to: one at a time, the newest.
func (s *painter) drawArrow() {
	if !points(s.tableScreen) {
		return
	}
	s.arrow(&s.t.Arrow, grown(s.tableScreen), shine(s.tableScreen))
}

// arrow draws one arrow: a helper's arms at its tail, a gift that rides on it.
func (s *painter) arrow(a *table.Arrow, grown, alpha float64) {
	kind := s.t.Plan.Arrows[a.Say].Kind
	from, via, to, blocks, ok := rims(s.tableScreen, a)
	if ok && kind != kit.AskArrow && !clearWay(s.tableScreen, a, from, via, to, blocks) { // first who acts, then whom it is done to
		c := kind.Color()
		lightFace(s, s.felt.Heads[a.From].At, c.Fade(alpha*min(2*grown, 1)))
		if at, c := aim(s.tableScreen, a), c.Fade(alpha*max(2*grown-1, 0)); at == s.felt.Box(&s.scene, a.To) {
			lightFace(s, s.felt.Heads[a.To].At, c)
		} else {
			s.k.Rim(at.Inset(-3), 0.06*at.W+3, 3, 0, c)
		}
		return
	}
	if ok {
		if kind == kit.AskArrow { // it is for that one to answer
			lightFace(s, s.felt.Heads[a.To].At, kind.Color().Fade(alpha*max(2*grown-1, 0)))
		}
		s.k.DrawPast(kind, from, via, to, grown, alpha, func(p geom.Point) bool { return !blocked(p, blocks) })
	} else if from, via, to, ok = wayOf(s.tableScreen, a); ok {
		s.k.DrawVia(kind, from, via, to, grown, alpha)
	} else {
		return
	}
	switch kind {
	case kit.HelpArrow:
		if blocks == nil || !blocked(from, blocks) {
			s.k.List.Picture(felt.Emblem(&s.scene, a.From), geom.Around(from, 26, 26), kit.White.Fade(alpha))
		}
	case kit.GiftArrow:
		id := sprites.Back(s.scene.Back)
		if a.Card != cards.Back {
			id = sprites.Card(a.Card)
		}
		at := kit.Way(from, via, to, 0.55*grown)
		s.k.List.Add(paint.Op{Kind: paint.Sprite, Sprite: id, Rect: geom.Around(at, riding, riding*layout.Ratio), Color: kit.White.Fade(alpha)})
	}
}

// lightFace lights up the rim of a face, which itself stays as it is: a ring round it, and its glow.
func lightFace(s *painter, face geom.Rect, c paint.Color) {
	const glow = 4
	d := max(face.W, face.H) + 4
	for i := glow; i > 0; i-- {
		r := geom.Around(face.Center(), d+3*float64(i), d+3*float64(i))
		s.k.List.Frame(r, r.W/2, 2, c.Fade(0.45*float64(glow+1-i)/glow))
	}
	r := geom.Around(face.Center(), d, d)
	s.k.List.Frame(r, r.W/2, 3, c)
}

// wayOf returns where an arrow begins and ends, and towards which point it is drawn: from middle to middle, and what is asked from face to face.
// ok is false where one of the two is not on the table.
func wayOf(s *tableScreen, a *table.Arrow) (from, via, to geom.Point, ok bool) {
	f, t := tail(s, a), aim(s, a)
	if f.Empty() || t.Empty() {
		return from, via, to, false
	}
	if s.t.Plan.Arrows[a.Say].Kind != kit.AskArrow {
		from, to = f.Center(), t.Center()
		return from, kit.Bowed(from, to), to, true
	}
	from, to = faceEnd(s, a.From, f, t), faceEnd(s, a.To, t, f)
	switch {
	case inRow(f, t): // by way of the middle, not over who sits between
		bend := 2 * min(0.06, 0.5*max(s.felt.Areas.Mine.Y-f.Y-f.H, 0)/max(abs(to.X-from.X), 1))
		if (to.X > from.X) != upper(s, f) {
			bend = -bend
		}
		return from, kit.Bow(from, to, bend), to, true
	case gap(f, t) < thinGap && abs(to.X-from.X) < thinGap: // beside what is written there
		via = kit.Bow(from, to, 0)
		via.X = min(from.X, to.X) - 6
		return from, via, to, true
	case gap(f, t) < thinGap && abs(to.X-from.X) > abs(to.Y-from.Y): // down beside the face, and then between the boards
		via = geom.Point{X: from.X, Y: to.Y}
		if upper(s, t) {
			via = geom.Point{X: to.X, Y: from.Y}
		}
		return from, via, to, true
	}
	return from, kit.Bowed(from, to), to, true
}

// thinGap is the height between two boards in which there is no room for a bow.
const thinGap = 24

// gap is the height between two boards one above the other.
func gap(a, b geom.Rect) float64 { return max(a.Y-b.Y-b.H, b.Y-a.Y-a.H) }

// inRow reports whether two boards lie side by side.
func inRow(a, b geom.Rect) bool { return a.Y < b.Y+b.H-1 && b.Y < a.Y+a.H-1 }

// upper reports whether a board lies in the upper part of the table.
func upper(s *tableScreen, board geom.Rect) bool { return board.Center().Y < s.felt.Areas.Prompt.Y/2 }

// faceEnd returns where an arrow between two faces ends at one of them: beside the face, where nothing is written between that and the edge
// of its board that is nearest to the other one and the boards lie close, and else at that edge, where it crosses none of its words and cards.
func faceEnd(s *tableScreen, x engine.Seat, board, other geom.Rect) geom.Point {
	face := s.felt.Heads[x].At
	if face.Empty() {
		face = geom.Around(board.Center(), 2, 2)
	}
	down := other.Center().Y > board.Center().Y
	if inRow(board, other) {
		down = upper(s, board)
	}
	const air = 4
	edge := geom.Point{X: face.X + face.W/2, Y: board.Y - air}
	at := geom.Point{X: edge.X, Y: face.Y - crownRise*face.H - air}
	if down {
		edge.Y, at.Y = board.Y+board.H+air, face.Y+face.H+air
	}
	between := geom.Rect{X: at.X - air, Y: min(at.Y, edge.Y), W: 2 * air, H: abs(at.Y - edge.Y)}
	if inRow(board, other) || gap(board, other) >= thinGap || writtenIn(s, between) {
		return edge
	}
	return at
}

// writtenIn reports whether words, numbers or the signs beside them lie in a place of the table.
func writtenIn(s *tableScreen, r geom.Rect) bool {
	for _, list := range [...][]paint.Op{s.felt.Under, s.felt.Over} {
		for i := range list {
			o := &list[i]
			if sign := o.Kind == paint.Sprite && o.Rect.H <= signHeight; (o.Kind == paint.Text || sign) && !o.Rect.Intersect(r).Empty() {
				return true
			}
		}
	}
	return false
}

// signHeight is the height up to which a picture is the sign of a number.
const signHeight = 24

// tail returns what an arrow comes from: the card of the seat that attacks, or those that are shot, or the seat.
func tail(s *tableScreen, a *table.Arrow) geom.Rect {
	box := s.felt.Box(&s.scene, a.From)
	if s.t.Plan.Volley < 0 || s.t.Plan.Arrows[a.Say].Kind != kit.AttackArrow {
		return box
	}
	for i := len(s.t.Log) - 1; i >= 0; i-- { // whom it is aimed at is told after what it comes from
		l := &s.t.Log[i]
		if l.Seat != a.From || l.Say < 0 || s.t.Plan.Arrows[l.Say].Kind != kit.AttackArrow {
			continue
		}
		if l.Say == s.t.Plan.Volley {
			break
		}
		if r := felt.Lies(&s.felt, &s.scene, a.From, l.Card); l.Card.Known() && !r.Empty() {
			return r
		}
	}
	if r := shot(s); !r.Empty() {
		return r
	}
	return box
}

// shot returns where the first of the cards lies that are shot, an empty rectangle where none is.
func shot(s *tableScreen) (r geom.Rect) {
	ids := s.scene.Cards.Of(engine.PileID{Kind: uint8(s.t.Plan.Flies), Owner: engine.None})
	if i := slices.IndexFunc(s.felt.Places, func(p felt.Place) bool { return slices.Contains(ids, p.ID) }); i >= 0 {
		r = s.felt.Places[i].Pose.Rect
	}
	return r
}

// aim returns what an arrow leads to: the card of the other seat that is attacked, or the seat.
func aim(s *tableScreen, a *table.Arrow) geom.Rect {
	if a.Card != cards.Back && s.t.Plan.Arrows[a.Say].Kind == kit.AttackArrow {
		if r := felt.Lies(&s.felt, &s.scene, a.To, a.Card); !r.Empty() {
			return r
		}
	}
	return s.felt.Box(&s.scene, a.To)
}

// riding is the width of a card that rides on an arrow.
const riding = 30
