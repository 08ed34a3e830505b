package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestNothingIsSaidTwice plays games on a phone and on a desktop: at no question and no hold does a sentence stand on the screen twice.
func TestNothingIsSaidTwice(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			n := 0
			holdGame(t, g.Info().ID, size, tempo{"fast", 1, 1, false}, 25, func(r *rig, s *tableScreen) {
				n++
				if twice := saidTwice(r); twice != "" {
					t.Errorf("%s at %v: %q stands there twice", g.Info().ID, size, twice)
				}
				r.app.Activate("next")
				r.step(deafTime)
			})
			if n == 0 {
				t.Errorf("%s: no hold was met", g.Info().ID)
			}
		}
	}
}

// saidTwice returns a sentence that is drawn at two places outside the log, which keeps what happened more than once. "" is none.
func saidTwice(r *rig) string {
	log := r.app.tab().felt.Areas.Log
	seen := map[string]geom.Rect{}
	for _, o := range r.list.Ops {
		if o.Kind != paint.Text || len(strings.Fields(o.Text)) < 4 || o.Rect.Center().In(log) {
			continue
		}
		if at, met := seen[o.Text]; met && at.Intersect(o.Rect).Empty() {
			return o.Text
		}
		seen[o.Text] = o.Rect
	}
	return ""
}

// TestMatchesHaveTheirButton plays Home Houses: whenever a match may be laid, a button lays it.
func TestMatchesHaveTheirButton(t *testing.T) {
	met := 0
	for seed := uint64(1); seed < 4; seed++ {
		r := newRig(t, []geom.Rect{phone, desktop}[seed%2], seed%2 == 0, store.NewMemory(), seed)
		r.start("houses", 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(seed, 8)), limit: 60}, func(n int) {
			s := r.app.tab()
			for _, o := range s.t.Options() {
				verb := s.info.Verbs[o.Action.Verb()].Name
				if verb != "meld" {
					continue
				}
				met++
				if !slices.ContainsFunc(s.felt.Acts, func(b felt.Act) bool { return strings.HasPrefix(kit.NameOf(b.Deed), "act:meld") || b.Deed == felt.More }) {
					t.Fatalf("seed %d, decision %d: a match may be laid, and no button does", seed, n)
				}
				return
			}
		})
	}
	if met < 2 {
		t.Errorf("a match could be laid %d times only", met)
	}
}
