package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestWordsStayAboveFlights plays Two Kingdoms and Usurpers on a phone and on a desktop: no card on its way is drawn over a sentence.
func TestWordsStayAboveFlights(t *testing.T) {
	crossing := 0
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
				crossing += flownOver(t, r, s)
				return t.Failed()
			})
		}
	}
	if crossing == 0 {
		t.Error("no card flies by way of a sentence")
	}
	t.Log(crossing)
}

// flownOver counts the sentences that cards on their way cross, and tells of one that a card covers.
func flownOver(t *testing.T, r *rig, s *tableScreen) (n int) {
	t.Helper()
	for _, said := range s.felt.Said {
		at := slices.Index(r.list.Ops, said)
		if at < 0 || said.Kind != paint.Text {
			continue
		}
		for i := range s.felt.Places {
			pose, moving := s.stage.At(s.felt.Places[i].ID, s.clock.now())
			if !moving || pose.Rect.Intersect(said.Rect).Empty() {
				continue
			}
			n++
			over := func(o paint.Op) bool { return o.Kind == paint.Sprite && o.Rect == pose.Rect }
			if slices.ContainsFunc(r.list.Ops[at:], over) {
				t.Errorf("%s: a card at %v flies over %q at %v", s.info.ID, pose.Rect, said.Text, said.Rect)
				return n
			}
		}
	}
	return n
}
