package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestFlightsPassAboveTheTable plays Two Kingdoms and Usurpers on a phone and on a desktop: a card on its way over the table is drawn above its
// sentences and above what is written on other cards. On a stage the words lie above.
func TestFlightsPassAboveTheTable(t *testing.T) {
	crossing := [2]int{}
	for _, id := range []string{"kingdoms", "usurpers"} {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size == phone, store.NewMemory(), 5)
			r.start(id, 1)
			r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 1
			r.app.tab().clock.settle()
			roll(r, &player{rnd: rand.New(rand.NewPCG(5, 3))}, 1200, 40*time.Millisecond, func() bool {
				s := r.app.tab()
				if s == nil || !s.stage.Moving(s.clock.now()) {
					return false
				}
				p := painter{tableScreen: s, now: s.clock.now()}
				p.each(inAir, func(_ *felt.Place, pose anim.Pose, _ bool) {
					crossing[0] += flownOver(t, r, s, s.felt.Said, pose)
					if !s.felt.Staged.On {
						crossing[1] += flownOver(t, r, s, s.felt.Over, pose)
					}
				})
				return t.Failed()
			})
		}
	}
	if crossing[0] == 0 || crossing[1] == 0 {
		t.Errorf("so many sentences and signs are crossed: %v", crossing)
	}
	t.Log(crossing)
}

// flownOver counts the texts of a list that a card on its way crosses, and tells of one that lies above it, or on a stage below it.
func flownOver(t *testing.T, r *rig, s *tableScreen, list []paint.Op, pose anim.Pose) (n int) {
	t.Helper()
	for _, said := range list {
		at := slices.Index(r.list.Ops, said)
		if at < 0 || said.Kind != paint.Text || pose.Rect.Intersect(said.Rect).Empty() {
			continue
		}
		n++
		over := slices.ContainsFunc(r.list.Ops[at:], func(o paint.Op) bool { return o.Kind == paint.Sprite && o.Rect == pose.Rect })
		if over == s.felt.Staged.On {
			t.Errorf("%s: a card at %v flies above %q at %v: %v", s.info.ID, pose.Rect, said.Text, said.Rect, over)
			return n
		}
	}
	return n
}
