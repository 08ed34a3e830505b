package screens

import (
	"math/rand/v2"
	"testing"

	"royals/game/store"
	"royals/game/table"
)

// TestTipsWaitForAnswers plays against attacks: while one must be answered, no tip takes the place of the question that may as well be given
// at another choice.
func TestTipsWaitForAnswers(t *testing.T) {
	answers := 0
	for seed := uint64(1); seed <= 12 && answers < 60; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.blind, r.short = true, true
		r.start("kingdoms", 1)
		r.app.Prefs.Coach = coachAlways
		r.play(&player{rnd: rand.New(rand.NewPCG(seed, 9)), limit: 250}, func(int) {
			s := r.app.tab()
			if s == nil || table.AnswerTo(s.t) == nil {
				return
			}
			if answers++; s.guide.tip != nil && s.guide.tip.Waits() {
				t.Errorf("seed %d: %q stands over the answer to an attack", seed, s.guide.text)
			}
		})
	}
	if answers == 0 {
		t.Error("nothing had to be answered")
	}
}
