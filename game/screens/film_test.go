package screens

import (
	"fmt"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/store"
)

// TestShotMoments writes pictures of each kind of moment in the middle of it.
func TestShotMoments(t *testing.T) {
	if *shots == "" {
		t.Skip("no folder given by -shots")
	}
	for _, size := range []geom.Rect{phone, desktop} {
		if *onlySize != "" && *onlySize != fmt.Sprintf("%.0fx%.0f", size.W, size.H) {
			continue
		}
		for _, g := range catalog.Games() {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.start(g.Info().ID, 0)
			r.app.prefs.Speed = 2
			r.app.tab.settle()
			seen := map[anim.MomentKind]int{}
			fallen := 0
			for range 40000 {
				if r.app.Status().Scene == "round" {
					r.tap("round:ok")
				}
				s := r.app.tab
				if s == nil {
					break
				}
				for _, m := range s.moments.List {
					if seen[m.Kind]++; seen[m.Kind] == 4 && m.Kind != anim.Stamp || m.Kind == anim.Stamp && seen[m.Kind] == 14 {
						r.shot(fmt.Sprintf("moment-%s-%d", g.Info().ID, m.Kind))
					}
				}
				for _, p := range s.places {
					if q, moving := s.stage.At(p.id, r.in.Now); moving && q.Grey {
						if fallen++; fallen == 8 {
							r.shot("moment-" + g.Info().ID + "-fall")
						}
					}
				}
				r.step(33 * time.Millisecond)
			}
		}
	}
}
