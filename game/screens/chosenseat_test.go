package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/felt"
	"royals/game/store"
)

// TestChosenSeats: a seat that is barred wears a mark and is barred no more when it is touched again.
func TestChosenSeats(t *testing.T) {
	const seed = 5
	met := 0
	r := newRig(t, phone, true, store.NewMemory(), seed)
	r.start("crush", 1)
	p := &player{rnd: rand.New(rand.NewPCG(seed, 2))}
	for r.playUntil(p, func() bool {
		key := r.app.table.Composer().Prompt().Key
		return strings.HasSuffix(key, "ask.call") && len(r.app.table.Composer().Chosen()) == 0
	}) {
		tab := r.app.tab()
		barred := engine.None
		for _, x := range tab.scene.Others() {
			if felt.Contains(tab.scene.Marks.Legal, felt.SeatTap(x), 255) {
				barred = x
			}
		}
		if barred == engine.None {
			r.choose(p)
			continue
		}
		ops := len(tab.felt.Over)
		r.tap("seat:" + barred.String())
		if !tab.t.IsChosen(felt.SeatTap(barred)) || len(tab.felt.Over) <= ops {
			t.Fatalf("seed %d: %s is touched and wears no mark", seed, barred)
		}
		for _, x := range tab.scene.Others() {
			if x != barred && tab.t.IsChosen(felt.SeatTap(x)) {
				t.Fatalf("seed %d: %s is touched and %s is chosen", seed, barred, x)
			}
		}
		r.tap("seat:" + barred.String())
		if tab.t.IsChosen(felt.SeatTap(barred)) || len(tab.t.Composer().Chosen()) > 0 {
			t.Fatalf("seed %d: %s stays chosen when it is touched again", seed, barred)
		}
		met++
		if !r.app.Activate("act:call") {
			t.Fatal("the call cannot be ended")
		}
		r.step(0)
	}
	if met < 2 {
		t.Errorf("only %d calls met", met)
	}
}
