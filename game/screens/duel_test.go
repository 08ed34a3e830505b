package screens

import (
	"math/rand/v2"
	"testing"

	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestTheMiddleShowsWhoAttacks: while an attack is decided upon the middle of a wide table shows two faces and an arrow, and does not say once
// more what the line of words says.
func TestTheMiddleShowsWhoAttacks(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 3)
	r.start("usurpers", 1)
	shown := 0
	look := func() {
		s := r.app.tab()
		if s == nil || r.app.Status().Scene != "table" || s.felt.Staged.On {
			return
		}
		rec, centre := &s.scene.Recall, s.felt.Areas.Centre
		if !rec.Show || rec.Begin == "" || len(rec.End) > 0 {
			return
		}
		if r.said(rec.Begin, centre) {
			t.Errorf("the middle says %q too", rec.Begin)
		}
		for i := range s.felt.Under {
			if o := &s.felt.Under[i]; o.Kind == paint.Sprite && o.Sprite == sprites.IconBarb && o.Rect.Center().In(centre) {
				shown++
			}
		}
	}
	r.each = look
	r.play(&player{rnd: rand.New(rand.NewPCG(3, 3)), limit: 12}, func(int) {})
	if shown == 0 {
		t.Error("it shows none")
	}
}
