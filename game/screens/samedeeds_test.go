package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/store"
	"royals/game/words"
)

// TestAttackKeepsItsPlace plays turns of Usurpers: the button that attacks stands in one place whether a royal can be crowned or not, where not the
// place of that says so, and on a desktop the buttons say that all may join an attack, and that one card strikes.
func TestAttackKeepsItsPlace(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		was, crowns, lacks, said := geom.Rect{}, 0, 0, 0
		for seed := uint64(5); seed < 15 && (lacks == 0 || crowns == 0 || said == 0 && size == desktop); seed++ {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
			r.start("usurpers", 1)
			tab := r.app.tab()
			r.play(&player{rnd: rand.New(rand.NewPCG(seed, 3)), limit: 60}, func(int) {
				r.step(0)
				acts, missing := tab.felt.Acts, false
				if len(acts) != 4 || !tab.t.Focus.Empty() || len(tab.t.Composer().Chosen()) > 0 {
					return
				}
				for _, b := range acts {
					missing = missing || !b.On && b.Text == words.Plain("usurpers.lacks.royal")
				}
				for _, b := range acts {
					if strings.HasPrefix(b.Text, "Strike one royal with one card") || strings.HasPrefix(b.Text, "Attack a rival, all may join") {
						said++
					}
					at, ok := r.find(kit.NameOf(b.Deed))
					if _, waits := b.Deed.(felt.Wait); waits || !ok || !strings.HasPrefix(b.Text, "Attack") {
						continue
					}
					if was != (geom.Rect{}) && !near(at, was) {
						t.Errorf("%q stands at %v, and stood at %v", b.Text, at, was)
					}
					if was = at; missing {
						lacks++
					} else {
						crowns++
					}
				}
			})
		}
		if crowns == 0 || lacks == 0 || said == 0 && size == desktop {
			t.Errorf("%v: %d with a royal, %d without, %d that say what they take", size, crowns, lacks, said)
		}
	}
}
