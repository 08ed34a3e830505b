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
	"royals/game/words"
	"royals/sprites"
)

// growTime is how long an arrow takes from the seat that acts to the other one.
const growTime = 220 * time.Millisecond

// older is how bright the arrows are that led to the newest one.
const older = 0.4

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
func grows(s *tableScreen) bool {
	return points(s) && grown(s) < 1
}

// drawArrow draws the arrow from the seat that does something to the one it is done to, and fainter those that led to it.
func (s *painter) drawArrow() {
	if !points(s.tableScreen) {
		return
	}
	for i := range s.t.Older {
		s.arrow(&s.t.Older[i], 1, older)
	}
	s.arrow(&s.t.Arrow, grown(s.tableScreen), 1)
}

// arrow draws one arrow: a helper's arms at its tail, a gift that rides on it, what is asked for at its head.
func (s *painter) arrow(a *table.Arrow, grown, alpha float64) {
	from, to := tail(s.tableScreen, a), aim(s.tableScreen, a)
	if from.Empty() || to.Empty() {
		return
	}
	kind := s.t.Plan.Arrows[a.Say].Kind
	s.k.Draw(kind, from.Center(), to.Center(), grown, alpha)
	tip := kit.Way(from.Center(), to.Center(), grown)
	switch kind {
	case kit.HelpArrow:
		s.k.List.Picture(felt.Emblem(&s.scene, a.From), geom.Around(from.Center(), 26, 26), kit.White.Fade(alpha))
	case kit.GiftArrow:
		id := sprites.Back(s.scene.Back)
		if a.Card != cards.Back {
			id = sprites.Card(a.Card)
		}
		at := kit.Way(from.Center(), to.Center(), 0.55*grown)
		s.k.List.Add(paint.Op{Kind: paint.Sprite, Sprite: id, Rect: geom.Around(at, riding, riding*layout.Ratio), Color: kit.White.Fade(alpha)})
	}
	if key := s.t.Plan.Chips[a.Say]; key != "" && alpha == 1 && s.staging.talk == nil {
		s.chip(words.T(key, words.Args{N: a.N}), tip)
	}
}

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

// chip draws what somebody is asked for, at the head of the arrow.
func (s *painter) chip(text string, at geom.Point) {
	w := sprites.Measure(sprites.SansBold, s.k.Px(kit.Lead), text) + kit.Space3
	r := geom.Around(at, max(w, 34), s.k.Line(kit.Lead))
	r.Y = max(r.Y-r.H, s.k.In.Y)
	s.k.List.Fill(r, r.H/2, kit.Rail)
	s.k.List.Frame(r, r.H/2, 2, kit.Accent)
	s.k.List.Text(text, r, sprites.SansBold, s.k.Px(kit.Lead), 0.5, kit.Text)
}
