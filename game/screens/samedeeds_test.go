package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/store"
	"royals/game/words"
)

// deedsLook counts what is seen of the deeds of a turn of Usurpers.
type deedsLook struct {
	t                   *testing.T
	was                 geom.Rect // where the button stood that attacks
	crowns, lacks, said int
}

// enough reports whether everything has been met.
func (x *deedsLook) enough(size geom.Rect) bool {
	return x.crowns > 0 && x.lacks > 0 && (x.said > 0 || size != desktop)
}

// look looks at the buttons of a question, where they are the four deeds.
func (x *deedsLook) look(r *rig) {
	r.step(0)
	tab := r.app.tab()
	acts := tab.felt.Acts
	if len(acts) != 4 || !tab.t.Focus.Empty() || len(tab.t.Composer().Chosen()) > 0 {
		return
	}
	missing := slices.ContainsFunc(acts, func(b felt.Act) bool { return b.Tone == kit.Faint && b.Text == words.Plain("usurpers.lacks.royal") })
	for _, b := range acts {
		if strings.HasPrefix(b.Text, "Strike one royal with one card") || strings.HasPrefix(b.Text, "Attack a rival, all may join") {
			x.said++
		}
		if b.On && strings.HasPrefix(b.Text, "Attack") {
			x.stands(r, b, missing)
		}
	}
}

// stands looks where the button stands that attacks.
func (x *deedsLook) stands(r *rig, b felt.Act, missing bool) {
	at, ok := r.find(kit.NameOf(b.Deed))
	if !ok {
		return
	}
	if x.was != (geom.Rect{}) && !near(at, x.was) {
		x.t.Errorf("%q stands at %v, and stood at %v", b.Text, at, x.was)
	}
	if x.was = at; missing {
		x.lacks++
	} else {
		x.crowns++
	}
}

// TestAttackKeepsItsPlace plays turns of Usurpers: the button that attacks stands in one place whether a royal can be crowned or not, where not the
// place of that says so, and on a desktop the buttons say that all may join an attack, and that one card strikes.
func TestAttackKeepsItsPlace(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		x := deedsLook{t: t}
		for seed := uint64(5); seed < 15 && !x.enough(size); seed++ {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
			r.start("usurpers", 1)
			r.play(&player{rnd: rand.New(rand.NewPCG(seed, 3)), limit: 60}, func(int) { x.look(r) })
		}
		if !x.enough(size) {
			t.Errorf("%v: %d with a royal, %d without, %d that say what they take", size, x.crowns, x.lacks, x.said)
		}
	}
}
