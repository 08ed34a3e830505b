package screens

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
)

// TestSumComesWithTheBlow: on the stage of Two Kingdoms what an attack comes to is not written before it hits, and what strikes leaves no
// ghosts behind before it has.
func TestSumComesWithTheBlow(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 3)
	r.start("kingdoms", 1)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
	before, after := 0, 0
	r.each = func() {
		s := r.app.tab()
		if s == nil || !s.felt.Staged.On || s.scene.Stage == nil || s.scene.Stage.Shape != plan.Facing || !strings.Contains(s.scene.Stage.Sum, "=") {
			return
		}
		written, faint := false, 0
		terms := ""
		for _, o := range r.list.Ops {
			if o.Kind == paint.Text { // what it comes to has another colour
				written = written || terms+o.Text == s.scene.Stage.Sum
				terms = o.Text
			}
			if o.Kind == paint.Sprite && o.Color == paint.Color(0xffffffff).Fade(0.14) {
				faint++
			}
		}
		switch {
		case s.scene.Stage.Past && written:
			after++
		case !s.scene.Stage.Past:
			if before++; written || faint > 0 {
				t.Fatalf("%q before the blow, ghosts: %d", s.scene.Stage.Sum, faint)
			}
		}
	}
	who := &player{rnd: rand.New(rand.NewPCG(3, 9))}
	roll(r, who, 6000, 30*time.Millisecond, func() bool { return before >= 20 && after >= 20 })
	if before < 20 || after < 20 {
		t.Errorf("%d frames before a blow, %d after one", before, after)
	}
}
