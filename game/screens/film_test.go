package screens

import (
	"fmt"
	"testing"

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
			shotMoments(t, g.Info().ID, size)
		}
	}
}

func shotMoments(t *testing.T, id string, size geom.Rect) {
	r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
	r.start(id, 0)
	seen := map[anim.MomentKind]int{}
	fallen := 0
	show(r, func(s *tableScreen) bool {
		for _, m := range s.moments.List {
			if seen[m.Kind]++; seen[m.Kind] == 4 && m.Kind != anim.Stamp || m.Kind == anim.Stamp && seen[m.Kind] == 14 {
				r.shot(fmt.Sprintf("moment-%s-%d", id, m.Kind))
			}
		}
		was := fallen
		if fallen += falling(r); was < 8 && fallen >= 8 {
			r.shot("moment-" + id + "-fall")
		}
		return true
	})
}
