package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/store"
	"royals/game/table"
)

// TestSpread opens the fanned discards of Home Houses: every card of the pile is there with its name, and a tap on one
// that may be scooped points at it.
func TestSpread(t *testing.T) {
	opened, pointed := 0, 0
	for seed := uint64(9); seed < 20 && pointed == 0; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("houses", 9)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 2))}
		scoops := func() bool {
			return slices.ContainsFunc(r.app.table.Options(), func(o table.Option) bool {
				return r.app.table.Game().Info().Verbs[o.Action.Verb()].Name == "scoop"
			})
		}
		if !r.playUntil(p, scoops) {
			continue
		}
		pile := openFan(r, seed)
		opened++
		if pointAt(r, pile, seed) {
			pointed++
		}
	}
	if opened == 0 || pointed == 0 {
		t.Errorf("%d fans opened, %d cards pointed at", opened, pointed)
	}
}

// openFan opens a fan of the table and returns its pile: every card of it has a button.
func openFan(r *rig, seed uint64) []cards.Card {
	r.t.Helper()
	r.app.table.Composer().Clear()
	r.app.table.Touch()
	fan := ""
	for _, h := range r.app.Hits(nil) {
		if strings.HasPrefix(h.Name, "fan:") {
			fan = h.Name
		}
	}
	if fan == "" {
		r.t.Fatalf("seed %d: no fan on the table", seed)
	}
	r.tap(fan)
	if err := r.check(); err != nil {
		r.t.Error(err)
	}
	pile := r.app.table.Shown.Pile(r.app.Top().(*spreadScreen).id)
	if n := len(r.app.Doc().Acts); n != len(pile)+1 {
		r.t.Fatalf("seed %d: %d buttons for %d cards", seed, n, len(pile))
	}
	return pile
}

// pointAt taps the first card of an open fan that may be scooped: false where there is none.
func pointAt(r *rig, pile []cards.Card, seed uint64) bool {
	r.t.Helper()
	b := r.app.Top().(*spreadScreen)
	for i, c := range pile {
		if c == cards.Back || i == 0 || b.s.scene.RingOf(b.s.scene.CardTap(b.id, c, i)) == felt.NoRing {
			continue
		}
		r.app.Activate(b.s.scene.CardName(b.id, pile, i))
		if r.app.Status().Scene != "table" || r.app.table.Focus.Empty() && len(r.app.table.Composer().Chosen()) == 0 {
			r.t.Errorf("seed %d: a tap on %s says nothing", seed, c)
		}
		return true
	}
	return false
}
