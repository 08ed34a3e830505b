package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/game/port"
	"royals/game/store"
)

// TestSleepOverThePast presses at random in the list of past games, in a replay and in a review: the law of sleep holds there, too.
func TestSleepOverThePast(t *testing.T) {
	for seed, id := range []string{"usurpers", "crush"} {
		kept := store.NewMemory()
		r := newRig(t, phone, true, kept, 5)
		finished(t, r, id)
		r.app.Activate("result:title")
		s := &sleeper{t: t, what: "the past of " + id, host: &bed{}, keep: &shelved{Store: kept}, rnd: rand.New(rand.NewPCG(uint64(seed), 1)), beat: rand.New(rand.NewPCG(uint64(seed), 2)), pause: -1}
		s.count.scenes = map[string]int{}
		s.in = port.Input{Size: phone, Scale: 1, TextScale: 1, Touch: true}
		s.open(uint64(seed))
		for range 3 {
			for _, name := range []string{"past:review:1", "past:replay:1"} {
				s.app.Home()
				s.app.Activate("history")
				s.app.Activate("past:undo:1")
				s.app.Activate(name)
				s.update(0)
				for range 8 {
					s.ready()
					if !slices.Contains([]string{"history", "replay", "review"}, s.app.Status().Scene) {
						break
					}
					if what := s.anything(); what != "past:delete:1" { // who leaves the page then has nothing to see again
						s.press(what)
					}
				}
				s.ready()
			}
		}
		if s.count.scenes["review"] == 0 || s.count.scenes["replay"] == 0 || s.count.scenes["history"] == 0 {
			t.Errorf("%s slept on %v", id, s.count.scenes)
		}
	}
}
