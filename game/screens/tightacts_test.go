package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestButtonsOfCardsAreWhole plays games: no word of a button that names cards is cut or touches its edge, and on a wide table all of them lie
// in one line.
func TestButtonsOfCardsAreWhole(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		seen := 0
		for _, g := range catalog.Games() {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 11)
			r.start(g.Info().ID, 1)
			r.play(&player{rnd: rand.New(rand.NewPCG(11, 3)), limit: 60}, func(int) {
				r.step(0)
				for _, b := range rowsOf(r) {
					if b.Brief != "" {
						seen++
						whole(t, r, b)
					}
				}
			})
		}
		if t.Logf("%v: %d buttons", size, seen); seen < 20 {
			t.Errorf("%v: only %d buttons name cards", size, seen)
		}
	}
}

// whole looks at the words drawn on a button.
func whole(t *testing.T, r *rig, b shownAct) {
	t.Helper()
	lines, said := 0, ""
	for _, o := range r.list.Ops {
		if o.Kind != paint.Text || !o.Rect.Center().In(b.at) || o.Rect.W > b.at.W {
			continue
		}
		lines++
		said = strings.TrimSpace(said + " " + o.Text)
		if w := sprites.Measure(sprites.SansBold, o.Size, o.Text); w > b.at.W-2*felt.WordsAir+1 && r.in.Size == desktop {
			t.Errorf("%v: %q is %.0f wide on a button of %.0f", r.in.Size, o.Text, w, b.at.W)
		}
	}
	if said != b.Text || lines > 1 && r.in.Size == desktop {
		t.Errorf("%v: %q is written as %q in %d lines", r.in.Size, b.Text, said, lines)
	}
}
