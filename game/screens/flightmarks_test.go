package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestMarksTravelWithTheirCards plays some turns of every game frame by frame: what lies on the place of a card that is not there yet is not
// drawn there, and no pile whose cards are all on their way says that it has none.
func TestMarksTravelWithTheirCards(t *testing.T) {
	seen := 0
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size == phone, store.NewMemory(), 5)
			r.start(g.Info().ID, 1)
			r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 1
			r.app.tab().clock.settle()
			left := 1500
			roll(r, &player{rnd: rand.New(rand.NewPCG(5, 3))}, left, 40*time.Millisecond, func() bool {
				if s := r.app.tab(); s != nil && s.stage.Moving(s.clock.now()) {
					seen += strays(t, r, s)
				}
				return t.Failed()
			})
		}
	}
	if seen < 20 {
		t.Errorf("only %d things on cards that fly", seen)
	}
	t.Log(seen)
}

// strays counts what lies on cards that fly, and tells of what is drawn where they are not.
func strays(t *testing.T, r *rig, s *tableScreen) (n int) {
	t.Helper()
	p := painter{tableScreen: s, k: &kit.Kit{List: &paint.List{}}, now: s.clock.now()}
	for i := range s.felt.Over {
		o := &s.felt.Over[i]
		at := bearer(&p, o.Rect.Center())
		if at < 0 || countsPile(&p, i) {
			continue
		}
		place := &s.felt.Places[at]
		pose, _ := s.stage.At(place.ID, p.now)
		far := pose.Rect.Center().Sub(place.Pose.Rect.Center())
		if !s.stage.Flies(place.ID, p.now) || max(abs(far.X), abs(far.Y)) < lifts {
			continue
		}
		n++
		if slices.ContainsFunc(r.list.Ops, func(x paint.Op) bool { return x == *o }) {
			t.Errorf("%s: %q lies at %v and its card at %v", s.info.ID, o.Text, o.Rect, pose.Rect)
		}
	}
	for _, x := range s.felt.Tallies {
		if x.Over && s.felt.Over[x.At].Text != "0" {
			none := func(o paint.Op) bool { return o.Text == "0" && o.Rect == s.felt.Over[x.At].Rect && o.Color&0xff != 0 }
			if slices.ContainsFunc(r.list.Ops, none) {
				t.Errorf("%s: a pile of %s says that it has none", s.info.ID, s.felt.Over[x.At].Text)
			}
		}
	}
	return n
}
