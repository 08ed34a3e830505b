package screens

import (
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestTwoRowsOfPilesKeepAir: beside the boards of Home Houses the piles lie in two rows of one size on a desk. What the lower ones are called
// keeps ten pixels to the cards above, and the places share the width.
func TestTwoRowsOfPilesKeepAir(t *testing.T) {
	for seed := uint64(1); seed < 4; seed++ {
		r := newRig(t, desktop, false, store.NewMemory(), seed)
		seatSome(r, "houses", 2)
		tab := r.app.tab()
		top := func(name string) geom.Rect {
			kind := uint8(slices.IndexFunc(tab.info.Piles, func(p engine.PileInfo) bool { return p.Name == name }))
			ids := tab.t.Cards.Of(engine.PileID{Kind: kind, Owner: engine.None})
			if len(ids) == 0 {
				return geom.Rect{}
			}
			return tab.felt.Places[slices.IndexFunc(tab.felt.Places, func(p felt.Place) bool { return p.ID == ids[len(ids)-1] })].Pose.Rect
		}
		stack, end := top("stack"), 0.0
		for _, o := range r.list.Ops {
			if o.Kind != paint.Text || o.Rect.X < stack.X-4 || o.Rect.Y < stack.Y+stack.H-8 || o.Rect.Y > stack.Y+stack.H+40 || o.Size < 13 {
				continue
			}
			if name := o.Text; name == "Dead cards" || name == "You" || strings.Contains(name, "Bea") {
				if ink := o.Rect.Center().Y - 0.4*o.Size; ink < stack.Y+stack.H+10 {
					t.Errorf("seed %d: %q begins %.0f below the stack", seed, name, ink-stack.Y-stack.H)
				}
				end = max(end, o.Rect.X)
			}
		}
		if c := tab.felt.Areas.Centre; end < c.X+0.6*c.W {
			t.Errorf("seed %d: the last place begins at %.0f of %v", seed, end, c)
		}
		if dead := top("dead"); dead.W > 0 && abs(dead.W-stack.W) > 1 {
			t.Errorf("seed %d: the stack is %.0f wide, the dead cards %.0f", seed, stack.W, dead.W)
		}
	}
}
