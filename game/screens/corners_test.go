package screens

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/words"
)

// TestScoresStandAtOneCorner: on a desktop the score of every seat stands below its name, right beside the face, however many sit at the
// table and in whatever game.
func TestScoresStandAtOneCorner(t *testing.T) {
	for _, g := range catalog.Games() {
		info := g.Info()
		for seats := max(info.MinSeats, 2); seats <= info.MaxSeats; seats++ {
			r := newRig(t, desktop, false, store.NewMemory(), 5)
			r.app.Activate("game:" + info.ID)
			r.step(0)
			r.deal(seats)
			r.settle()
			f := &r.app.tab().felt
			for x := range r.app.tab().t.Players {
				face, score := f.Heads[x].At, f.Scores[x]
				if score.Empty() || face.Empty() {
					t.Fatalf("%s, %d seats: no score or face of %d", info.ID, seats, x)
				}
				if right := score.X - face.X - face.W; right < 0 || right > 20 || score.Center().Y < face.Center().Y {
					t.Errorf("%s, %d seats: the score of %d stands at %v, its face at %v", info.ID, seats, x, score, face)
				}
			}
		}
	}
}

// TestShieldsAreFanned: on a desktop more than half of every shield on a strip is seen while all stand at its start.
func TestShieldsAreFanned(t *testing.T) {
	for _, id := range []string{"usurpers", "crush"} {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		r.app.Activate("game:" + id)
		r.step(0)
		r.deal(6)
		r.settle()
		tab := r.app.tab()
		if tab.scene.Plan.Track == plan.NoTrack {
			t.Fatalf("%s has no track", id)
		}
		var xs []float64
		for x := range tab.t.Players {
			tab.scene.Scores[x].N = 0
		}
		tab.felt.Lay(&tab.scene)
		for x := range tab.t.Players {
			xs = append(xs, tokenAt(append(tab.felt.Under, tab.felt.Over...), felt.Emblem(&tab.scene, engine.Seat(x)), tab.felt.Areas.Track))
		}
		slices.Sort(xs)
		for i := 1; i < len(xs); i++ {
			if xs[i]-xs[i-1] < 14 {
				t.Errorf("%s: two shields stand %.0f beside each other: %.0f", id, xs[i]-xs[i-1], xs)
			}
		}
	}
}

// TestCrownsAreExplainedAlike: at the end of a game each of several crowns has its line with what it was won for where there is room.
func TestCrownsAreExplainedAlike(t *testing.T) {
	r := &resultScreen{crowned: []string{"no-thank-you", "not-a-scratch"}}
	list := crownRows(r, true)
	if len(list) != 2 {
		t.Fatalf("rows: %q", list)
	}
	for i, key := range r.crowned {
		if want := crownName(key) + ". " + crownHow(key); list[i] != want {
			t.Errorf("%q, want %q", list[i], want)
		}
	}
	if list = crownRows(r, false); len(list) != 1 {
		t.Errorf("without room: %q", list)
	}
}

// TestMiddleSaysWhatItIsFor: on a desktop the place beside the own board of Usurpers, bare until somebody attacks, says what it is for.
func TestMiddleSaysWhatItIsFor(t *testing.T) {
	bare := 0
	for seed := uint64(1); seed < 8; seed++ {
		r := newRig(t, desktop, false, store.NewMemory(), seed)
		seatSome(r, "usurpers", 3)
		tab := r.app.tab()
		if f := &tab.felt; tab.scene.Recall.Show && tab.scene.Recall.Begin == "" {
			bare++
			if !slices.ContainsFunc(append(slices.Clone(f.Under), f.Said...), func(o paint.Op) bool {
				return o.Text == words.Plain("usurpers.middle") && o.Rect.Center().In(f.Areas.Centre)
			}) {
				t.Errorf("nothing is said in %v", f.Areas.Centre)
			}
		}
	}
	if bare == 0 {
		t.Error("somebody has attacked every time")
	}
}
