package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/engine/cards"
	"royals/game/store"
)

// TestSpread opens the fanned discards of Home Houses: every card of the pile is there with its name, and a tap on one that
// may be scooped points at it.
func TestSpread(t *testing.T) {
	opened, pointed := 0, 0
	for seed := uint64(9); seed < 20 && pointed == 0; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("houses", 9)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 2))}
		scoops := func() bool {
			for _, o := range r.app.tab.t.Options() {
				if r.app.tab.info.Verbs[o.Action.Verb()].Name == "scoop" {
					return true
				}
			}
			return false
		}
		if !r.playUntil(p, scoops) {
			continue
		}
		r.app.tab.t.Composer().Clear()
		r.app.tab.t.Touch()
		fan := ""
		for _, h := range r.app.Hits(nil) {
			if strings.HasPrefix(h.Name, "fan:") {
				fan = h.Name
			}
		}
		if fan == "" {
			t.Fatalf("seed %d: no fan on the table", seed)
		}
		r.tap(fan)
		b := r.app.top().(*spreadScreen)
		if err := r.check(); err != nil {
			t.Error(err)
		}
		pile := r.app.tab.t.Shown.Pile(b.id)
		if n := len(r.app.Doc().Acts); n != len(pile)+1 {
			t.Fatalf("seed %d: %d buttons for %d cards", seed, n, len(pile))
		}
		opened++
		for i, c := range pile {
			if c == cards.Back || i == 0 || b.s.ringOf(b.s.cardTap(b.id, c, i)) == noRing {
				continue
			}
			r.app.Activate(b.cardName(pile, i))
			if r.app.Status().Scene != "table" || r.app.tab.t.Focus.Empty() && len(r.app.tab.t.Composer().Chosen()) == 0 {
				t.Errorf("seed %d: a tap on %s says nothing", seed, c)
			}
			pointed++
			break
		}
	}
	if opened == 0 || pointed == 0 {
		t.Errorf("%d fans opened, %d cards pointed at", opened, pointed)
	}
}
