package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestTuckedHandHasARim: where the small pile of an opponent's hand is tucked in among its numbers, a rim shows below it.
func TestTuckedHandHasARim(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 7)
	r.seat("royalty", 2) // where there are more, their panels have room for all of it
	seen := 0
	r.playUntil(&player{rnd: rand.New(rand.NewPCG(7, 8))}, func() bool {
		for _, o := range r.app.tab().felt.Still {
			foot := o.Clip.Y + o.Clip.H
			if o.Clip.Empty() || o.Rect.W != 24 || foot >= o.Rect.Y+o.Rect.H {
				continue
			}
			seen++
			if !slices.ContainsFunc(r.list.Ops, func(l paint.Op) bool {
				return l.Kind == paint.Fill && l.Color == kit.Gilt && l.Rect.H <= 2 && l.Rect.Contains(geom.Rect{X: o.Rect.X, Y: foot - 0.5, W: o.Rect.W, H: 1})
			}) {
				t.Errorf("the pile at %v ends at %.1f without a rim", o.Rect, foot)
			}
		}
		return seen > 2
	})
	if seen == 0 {
		t.Error("no hand is tucked in")
	}
}
