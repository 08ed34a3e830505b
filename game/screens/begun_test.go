package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/store"
)

// restart is the same store in a new program, after the old one was told to keep what it can.
func (r *rig) restart(keep store.Store) *rig {
	r.t.Helper()
	r.app.Save()
	other := newRig(r.t, desktop, false, keep, 5)
	other.app.Start(&ears{})
	other.step(0)
	return other
}

// TestSetupIsKept: a set-up in the middle of which the program starts again is there again as it was, once.
func TestSetupIsKept(t *testing.T) {
	keep := store.NewMemory()
	r := newRig(t, desktop, false, keep, 5)
	r.app.Activate("game:usurpers")
	r.step(0)
	r.tap("seats:more")
	r.tap("seat:2:kind")
	was := r.app.top().(*setupScreen).set
	r = r.restart(keep)
	s, ok := r.app.top().(*setupScreen)
	if !ok || s.info.ID != "usurpers" {
		t.Fatalf("the app came back to %s", r.app.Status().Scene)
	}
	if s.set.Seats != was.Seats || !slices.Equal(s.set.Players[:was.Seats], was.Players[:was.Seats]) {
		t.Errorf("set up for %+v, was %+v", s.set, was)
	}
	other := newRig(t, desktop, false, keep, 5)
	other.app.Start(&ears{})
	if scene := other.app.Status().Scene; scene != "title" {
		t.Errorf("the start after that comes to %s", scene)
	}
}

// TestPicksAreKept: the picks of a choice are there again after a start, with one person at the screen and behind the curtain
// of a device that is handed round; and not in another decision.
func TestPicksAreKept(t *testing.T) {
	for _, people := range []int{1, 2} {
		kept := 0
		for _, g := range catalog.Games() {
			const seed = 21
			keep := store.NewMemory()
			r := newRig(t, desktop, false, keep, seed)
			r.start(g.Info().ID, people)
			p := &player{rnd: rand.New(rand.NewPCG(seed, 1)), limit: 40}
			r.play(p, func(n int) {
				s := r.app.tab
				chosen := slices.Clone(s.t.Composer().Chosen())
				if len(chosen) == 0 {
					return
				}
				other := r.restart(keep)
				if other.app.Status().Scene == "curtain" {
					if len(other.app.tab.t.Composer().Chosen()) > 0 {
						t.Fatalf("%s: picks are there before the curtain is opened", g.Info().ID)
					}
					other.step(time.Second)
					other.tap("curtain:ok")
					other.step(0)
				}
				o := other.app.tab.t
				got := slices.Clone(o.Composer().Chosen())
				slices.Sort(chosen)
				slices.Sort(got)
				if !slices.Equal(got, chosen) {
					t.Fatalf("%s, seed %d, decision %d: %d picks, were %d", g.Info().ID, seed, n, len(got), len(chosen))
				}
				kept++
			})
		}
		if kept < 20 {
			t.Errorf("%d people: only %d times there were picks", people, kept)
		}
	}
}

// TestPicksOfAnotherDecision are forgotten.
func TestPicksOfAnotherDecision(t *testing.T) {
	keep := store.NewMemory()
	r := newRig(t, desktop, false, keep, 3)
	r.start("kingdoms", 1)
	r.settle()
	for _, text := range []string{"picks 999 0 1", "picks 0 77 1", "picks x y z", "picks 0 0 !", "setup chess", "nothing"} {
		if err := keep.Save(begunName, []byte(text)); err != nil {
			t.Fatal(err)
		}
		other := newRig(t, desktop, false, keep, 3)
		other.app.Start(&ears{})
		other.settle()
		if s := other.app.tab; s.t.Asked == engine.None || len(s.t.Composer().Chosen()) > 0 || s.picks != nil {
			t.Errorf("%q: %d picks", text, len(s.t.Composer().Chosen()))
		}
	}
}
