package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/game/felt"
	"royals/game/kit"
	"royals/game/store"
	"royals/game/table"
)

// TestArrowsArePickedFromTheHand: while arrows are picked, no button repeats a card of the hand. One goes back, and one shoots: it says how
// many are picked while they are too few, and is set off when they are enough, not gold: it asks at whom.
func TestArrowsArePickedFromTheHand(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 7)
	r.start("kingdoms", 1)
	r.settle()
	shown := func() (texts string, opens bool) {
		r.settle()
		for _, b := range r.app.tab().felt.Acts {
			texts += b.Text + "|"
			opens = opens || b.Tone == kit.Second && b.On
		}
		return texts, opens
	}
	for _, c := range []struct {
		press, texts string
		opens        bool
	}{
		{"act:nock", "Back|Shoot arrows (0 of 2)|", false},
		{"card:hand:3C", "Back|Shoot arrows (1 of 2)|", false},
		{"card:hand:5C", "Back|Shoot at a royal …|", true},
		{"stepback", "Back|Shoot arrows (1 of 2)|", false},
	} {
		if !r.app.Activate(c.press) {
			t.Fatalf("nothing is called %s", c.press)
		}
		if texts, opens := shown(); texts != c.texts || opens != c.opens {
			t.Errorf("after %s: %s, set off %v, want %s, %v", c.press, texts, opens, c.texts, c.opens)
		}
	}
}

// TestGoldDoesItNow plays games: no button that only opens others is gold.
func TestGoldDoesItNow(t *testing.T) {
	opened := 0
	for _, id := range []string{"usurpers", "kingdoms", "houses", "royalty"} {
		r := newRig(t, phone, true, store.NewMemory(), 7)
		r.start(id, 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(7, 3)), limit: 25}, func(int) {
			r.step(0)
			for _, b := range r.app.tab().felt.Acts {
				if _, opens := b.Deed.(felt.Verb); opens && b.Tone == kit.Primary {
					t.Errorf("%s: %q is gold", id, b.Text)
				} else if opens {
					opened++
				}
			}
		})
	}
	if opened < 5 {
		t.Errorf("only %d buttons open others", opened)
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

// TestWhatCannotBeShotStaysDim: once arrows are named, a card that cannot be shot is dim, and a touch on it says why and changes nothing.
func TestWhatCannotBeShotStaysDim(t *testing.T) {
	met := 0
	for seed := uint64(1); seed < 12 && met < 3; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		s := r.app.tab()
		shoots := func() bool {
			return handAsked(s) && s.t.Focus.Empty() && len(s.t.Composer().Chosen()) == 0 && slices.ContainsFunc(s.t.Options(), func(o table.Option) bool { return int(o.Action.Verb()) == s.t.Plan.Gathers })
		}
		if !r.playUntil(&player{rnd: rand.New(rand.NewPCG(seed, 8))}, shoots) {
			continue
		}
		r.app.Activate("act:nock")
		r.settle()
		found := s.t.Candidates()
		for i, h := range s.scene.Hand {
			if slices.ContainsFunc(found, func(o table.Option) bool { return playsCard(s, o.Action, h.Face) }) {
				continue
			}
			met++
			if !poses(s)[i].Dim {
				t.Errorf("seed %d: %v is not dim", seed, h.Face)
			}
			r.app.Say("")
			r.tap(s.scene.HandName(h))
			if s.t.Focus.Verb != s.t.Plan.Gathers || len(s.t.Focus.Taps) > 0 || r.app.Glance().Toast == "" {
				t.Errorf("seed %d: %v is touched: verb %d, pointed at %v, said %q", seed, h.Face, s.t.Focus.Verb, s.t.Focus.Taps, r.app.Glance().Toast)
			}
			break
		}
	}
	if met == 0 {
		t.Error("every card can be shot")
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
