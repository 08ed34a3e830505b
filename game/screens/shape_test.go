package screens

import (
	"math"
	"math/rand/v2"
	"strconv"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/table"
	"royals/sprites"
)

// outlined reports whether lines go round a rectangle that is turned about its middle. It knows no colours.
func outlined(ops []paint.Op, r geom.Rect, turn float64) bool {
	const near = 4.5
	sin, cos := math.Sincos(-turn)
	ends, wide := 0, r.Inset(-near)
	for _, o := range ops {
		switch o.Kind {
		case paint.Frame:
			if turn == 0 && wide.Contains(o.Rect) && o.Rect.Contains(r.Inset(near)) && o.Width >= 1.5 {
				return true
			}
		case paint.Line:
			d := geom.Point{X: o.Rect.X, Y: o.Rect.Y}.Sub(r.Center())
			at := geom.Point{X: d.X*cos - d.Y*sin, Y: d.X*sin + d.Y*cos}.Add(r.Center())
			if at.In(wide) && !at.In(r.Inset(near)) {
				ends++
			}
		}
	}
	return ends >= 12
}

// seen is the sprite of the card that answers at a rectangle, raised or not.
func seen(ops []paint.Op, at geom.Rect) (card paint.Op, ok bool) {
	for _, o := range ops {
		if o.Kind == paint.Sprite && math.Abs(o.Rect.W-at.W) < 1 && math.Abs(o.Rect.X-at.X) < 1 && math.Abs(o.Rect.Y-at.Y) < 0.2*at.H {
			card, ok = o, true
		}
	}
	return
}

// wearsTick reports whether a tick, or the number of its pair, lies at the upper right of a card.
func wearsTick(ops []paint.Op, r geom.Rect, part int) bool {
	for _, o := range ops {
		mark := o.Kind == paint.Sprite && o.Sprite == sprites.IconCheck
		if part > 0 {
			mark = o.Kind == paint.Text && o.Text == strconv.Itoa(part)
		}
		if mark && o.Rect.Center().In(r.Inset(-0.1*r.W)) && o.Rect.Center().Y < r.Y+0.25*r.H {
			return true
		}
	}
	return false
}

// TestShapesTellWithoutColour reads frames without their colours: lines go round the cards that can be played or aimed at, and round
// no others, unless all of a hand can; what is chosen has a tick.
func TestShapesTellWithoutColour(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			const seed = 6
			r := newRig(t, size, size == phone, store.NewMemory(), seed)
			r.start(g.Info().ID, 1)
			lined, chosen := 0, 0
			r.play(&player{rnd: rand.New(rand.NewPCG(seed, 2)), limit: 25}, func(n int) {
				l, c := shapes(t, r, g, n)
				lined, chosen = lined+l, chosen+c
			})
			t.Logf("%s, %v: %d cards with an outline, %d chosen", g.Info().ID, size, lined, chosen)
			if lined < 5 {
				t.Errorf("%s, %v: only %d outlines seen", g.Info().ID, size, lined)
			}
		}
	}
}

// shapes compares the outlines of a frame with what is legal.
func shapes(t *testing.T, r *rig, g engine.Game, n int) (lined, chosen int) {
	s := r.app.tab()
	if s.t.AtTable() || s.felt.Staged.On {
		return
	}
	var legal []table.Thing
	steps := s.t.Composer().Chosen()
	for _, o := range s.t.Candidates() {
		if f := s.t.Plan.Useless; f != nil && len(steps) > 0 && f(s.info, steps[len(steps)-1], o.Action) {
			continue // it may be done and is no use: nothing says that it should
		}
		legal = append(legal, o.Things...)
	}
	if s.t.Focus.Empty() {
		legal = append(legal, table.Ahead(s.t)...) // it may be lifted before it is asked for
	}
	can := func(p felt.Point) bool {
		return felt.Contains(legal, p.Tap, map[bool]table.ThingKind{true: table.ARank, false: table.APile}[p.Kind == felt.Held])
	}
	picks := s.t.Picks()
	for _, h := range s.felt.Targets {
		p, ok := h.Deed.(felt.Point)
		if !ok || p.Kind > felt.Card {
			continue
		}
		o, ok := seen(r.list.Ops, h.Rect)
		if !ok {
			continue
		}
		got := outlined(r.list.Ops, o.Rect, o.Turn)
		want := can(p)
		pick := picks.Has(p.Tap)
		if got != (want || pick) {
			t.Fatalf("%s, %v, decision %d, %q: %s is legal %v, chosen %v, and has an outline %v", g.Info().ID, r.in.Size, n, s.t.Question(), p.Name(), want, pick, got)
		}
		if got {
			lined++
		}
		if pick {
			if chosen++; !wearsTick(r.list.Ops, o.Rect, picks.Part(p.Tap)) {
				t.Fatalf("%s, %v, decision %d: %s is chosen and has no tick", g.Info().ID, r.in.Size, n, p.Name())
			}
		}
	}
	return
}
