package screens

import (
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestPointsLieInTheirPanel plays the beginning of Royalty: the bar of what a seat has left lies within its panel, with air below and nothing on it,
// a rival's hand is a fan of backs on a phone, too, and the own crest is as large as its panel allows.
func TestPointsLieInTheirPanel(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 41)
		r.start("royalty", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
		who, looks := &player{rnd: rand.New(rand.NewPCG(41, 9))}, 0
		for n := 0; n < 2000 && looks < 6; n++ {
			s := r.app.tab()
			switch {
			case s.t.Held():
				r.app.Activate("next")
			case r.app.Status().Settled && s.t.Asked != engine.None:
				if !s.felt.Staged.On {
					looks++
					for i, panel := range append(s.felt.Areas.Panels[:len(s.t.Players)-1:len(s.t.Players)-1], s.felt.Areas.Mine) {
						pointsIn(t, r, panel, engine.Seat((i+1)%len(s.t.Players)))
					}
				}
				r.choose(who)
			}
			r.step(50 * time.Millisecond)
		}
		if looks < 4 {
			t.Errorf("%v: only %d tables", size, looks)
		}
	}
}

// pointsIn looks at one panel.
func pointsIn(t *testing.T, r *rig, panel geom.Rect, x engine.Seat) {
	t.Helper()
	s := r.app.tab()
	bars, backs, crest := 0, 0, 0.0
	for _, o := range s.felt.Under {
		switch {
		case !o.Rect.Center().In(panel):
		case o.Kind == paint.Fill && o.Color == kit.Edge && o.Rect.H < 6 && o.Rect.W > panel.W/2:
			bars++
			if air := panel.Y + panel.H - o.Rect.Y - o.Rect.H; air < 5 || o.Rect.X < panel.X+6 {
				t.Errorf("%v: the bar of %v at %v lies on the edge of %v", r.in.Size, x, o.Rect, panel)
			}
			for _, h := range s.felt.Targets {
				if b := h.Rect.Inset(5); h.Deed == kit.Deed(felt.Sort) && !b.Intersect(o.Rect).Empty() {
					t.Errorf("%v: the button at %v lies on the bar at %v", r.in.Size, h.Rect, o.Rect)
				}
			}
		case o.Kind == paint.Sprite && o.Sprite == sprites.Back(s.scene.Back):
			backs++
		case o.Kind == paint.Sprite && (o.Sprite == sprites.CrestEmpty || o.Sprite == sprites.CrestSplit):
			crest = max(crest, o.Rect.H)
		}
	}
	held := len(s.scene.View.Pile(engine.PileID{Kind: uint8(s.t.Plan.Hand), Owner: x}))
	if x != s.bottom() && held > 1 && backs < held && len(s.scene.View.Pile(engine.PileID{Kind: pileKind(s, "kingdom"), Owner: x})) == 0 {
		t.Errorf("%v: of %d cards of %v %d are to be seen", r.in.Size, held, x, backs)
	}
	if bars != 1 || x == s.bottom() && crest < 54 {
		t.Errorf("%v, %v: %d bars, a crest %v high", r.in.Size, x, bars, crest)
	}
}

// pileKind is the kind of a pile by its name.
func pileKind(s *tableScreen, name string) uint8 {
	for i, p := range s.info.Piles {
		if p.Name == name {
			return uint8(i)
		}
	}
	return 255
}
