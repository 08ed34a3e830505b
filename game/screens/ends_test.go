package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestEndsNow plays Home Houses: the table says how it would stand were the deal to end now, drawn and told, whole at every
// size, in a match and in one round.
func TestEndsNow(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, desktop} {
		for _, short := range []bool{false, true} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.tap("game:houses")
			if !short {
				r.app.Activate("rules:standard")
			}
			r.app.Activate("play")
			r.step(0)
			rnd := &player{rnd: rand.New(rand.NewPCG(4, 4))}
			seen := map[string]bool{}
			for n := 0; n < 12 && r.goOn() == "table"; n++ {
				toldAndDrawn(t, r, seen)
				if n == 6 {
					r.shot("ends-" + map[bool]string{true: "round", false: "match"}[short])
				}
				r.choose(rnd)
			}
			if len(seen) < 3 {
				t.Errorf("%v, short %v: %v", size, short, seen)
			}
		}
	}
}

// toldAndDrawn checks that the table tells how it would stand, and notes what is drawn of it.
func toldAndDrawn(t *testing.T, r *rig, seen map[string]bool) {
	t.Helper()
	said := r.app.tab().scene.Ends
	if said == "" {
		return
	}
	if doc := says(r.app.Doc(), 0); !strings.Contains(doc, strings.ToLower(said)) && !strings.Contains(doc, said) {
		t.Errorf("%v: %q is not told", r.in.Size, said)
	}
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && strings.HasSuffix(o.Text, said) {
			seen[said] = true
		}
	}
}
