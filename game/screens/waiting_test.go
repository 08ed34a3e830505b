package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestWaitingIsNoOutcome: while the stage still shows what came of a deed and the line of words says who thinks, that line has not the colour
// of a gain or a loss.
func TestWaitingIsNoOutcome(t *testing.T) {
	waits := 0
	for _, id := range []string{"kingdoms", "usurpers", "crush"} {
		r := newRig(t, phone, true, store.NewMemory(), 4)
		r.start(id, 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		r.each = func() {
			s := r.app.tab()
			if s == nil || r.app.Status().Scene != "table" || !s.felt.Staged.On || !s.scene.Stage.Past || !strings.Contains(s.scene.Question.What, "is thinking") {
				return
			}
			waits++
			for _, o := range r.list.Ops {
				if o.Kind == paint.Text && strings.Contains(s.scene.Question.What, o.Text) && o.Rect.Center().In(s.felt.Areas.Prompt) && o.Color>>8 != kit.Text>>8 {
					t.Errorf("%s: %q is written in %08x", id, o.Text, o.Color)
				}
			}
		}
		r.play(&player{rnd: rand.New(rand.NewPCG(4, 4)), limit: 14}, func(int) {})
	}
	if waits == 0 {
		t.Error("nobody thinks while a stage is up")
	}
}
