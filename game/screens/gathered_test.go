package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/game/felt"
	"royals/game/kit"
	"royals/game/store"
)

// TestArrowsArePickedFromTheHand: while arrows are picked, no button repeats a card of the hand. One goes back, and one shoots: it says how
// many are picked while they are too few, and is gold when they are enough.
func TestArrowsArePickedFromTheHand(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 7)
	r.start("kingdoms", 1)
	r.settle()
	shown := func() (texts string, gold bool) {
		r.settle()
		for _, b := range r.app.tab().felt.Acts {
			texts += b.Text + "|"
			gold = gold || b.Tone == kit.Primary && b.On
		}
		return texts, gold
	}
	for _, c := range []struct {
		press, texts string
		gold         bool
	}{
		{"act:nock", "Back|Shoot arrows (0 of 2)|", false},
		{"card:hand:3C", "Back|Shoot arrows (1 of 2)|", false},
		{"card:hand:5C", "Back|Shoot at a royal …|", true},
		{"stepback", "Back|Shoot arrows (1 of 2)|", false},
	} {
		if !r.app.Activate(c.press) {
			t.Fatalf("nothing is called %s", c.press)
		}
		if texts, gold := shown(); texts != c.texts || gold != c.gold {
			t.Errorf("after %s: %s, gold %v, want %s, %v", c.press, texts, gold, c.texts, c.gold)
		}
	}
}

// TestWhatGoesWithNothingStaysDim: once as many arrows are picked as go together, the rest of the hand is as dim as before.
func TestWhatGoesWithNothingStaysDim(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 7)
	r.start("kingdoms", 1)
	r.settle()
	for _, press := range []string{"act:nock", "card:hand:3C", "card:hand:5C", "card:hand:TC"} {
		if !r.app.Activate(press) {
			t.Fatalf("nothing is called %s", press)
		}
		r.settle()
	}
	s := r.app.tab()
	for _, h := range s.scene.Hand {
		i := slices.IndexFunc(s.felt.Places, func(p felt.Place) bool { return p.ID == h.ID })
		if picked := s.scene.Marks.Picks.Has(s.scene.HandTap(h)); i < 0 || s.felt.Places[i].Pose.Dim == picked {
			t.Errorf("%v is picked: %v, and dim or not there", h.Face, picked)
		}
	}
}

// TestGoingOnIsGold: where a pick is not needed, as that of helpers to bar, the button that goes on without one is gold.
func TestGoingOnIsGold(t *testing.T) {
	asked := 0
	for seed := uint64(3); seed < 5; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("crush", 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(seed, 8)), limit: 60}, func(int) {
			s := r.app.tab()
			if !strings.Contains(s.t.Question(), "you do not want or go on") {
				return
			}
			r.step(0)
			asked++
			for _, b := range s.felt.Acts {
				if _, play := b.Deed.(felt.Play); play && (b.Text == "Go on") != (b.Tone == kit.Primary) {
					t.Errorf("seed %d: %q, gold: %v", seed, b.Text, b.Tone == kit.Primary)
				}
			}
		})
	}
	if asked == 0 {
		t.Error("helpers are never barred")
	}
}
