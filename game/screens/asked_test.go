package screens

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/plan"
	"royals/game/store"
)

// TestWhatIsAskedIsLarge plays on phones held upright: whenever somebody is asked about cards in the middle, the one of two to keep or the
// shields that answer, they are as large as those of the hand, in whole view, and nothing else on the table is as bright.
func TestWhatIsAskedIsLarge(t *testing.T) {
	for _, id := range []string{"usurpers", "houses"} {
		n := 0
		for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 412, H: 915}} {
			r := newRig(t, size, true, store.NewMemory(), 7)
			r.start(id, 2)
			r.play(&player{rnd: rand.New(rand.NewPCG(7, 3)), limit: 200}, func(int) {
				r.step(0)
				n += asksLarge(r, fmt.Sprintf("%s at %v", id, size))
			})
		}
		if n < 10 {
			t.Errorf("%s: asked %d times about the middle", id, n)
		}
	}
}

// asksLarge looks at one question, and returns 1 where it is about the middle alone.
func asksLarge(r *rig, where string) int {
	s := r.app.tab()
	middle, hand := map[uint32]bool{}, map[uint32]bool{}
	for _, h := range s.scene.Hand {
		hand[h.ID] = true
	}
	for _, p := range s.t.Shown.Piles {
		for i, id := range s.t.Cards.Of(p.ID) {
			spot := s.t.Plan.Spots[p.ID.Kind]
			if spot.Where == plan.Centre && spot.Spread == plan.Row && i < len(p.Cards) && s.scene.RingOf(s.scene.CardTap(p.ID, p.Cards[i], i)) != felt.NoRing {
				middle[id] = true
			}
		}
	}
	if len(middle) == 0 || s.scene.HandMatters() || s.t.Asked == engine.None {
		return 0
	}
	least := 0.97
	if r.in.Size.H < 600 { // next to two rows of places there is a little less
		least = 0.8
	}
	for _, p := range s.felt.Places {
		switch at := p.Pose.Rect; {
		case middle[p.ID] && (at.W < least*s.felt.Areas.Card || p.Pose.Dim):
			r.t.Errorf("%s, %q: %v is %.0f wide and dim %v, a card of the hand is %.0f", where, s.scene.Question.Text(), p.Pose.Face, at.W, p.Pose.Dim, s.felt.Areas.Card)
		case middle[p.ID] && (at.Y+at.H > s.felt.Areas.Mine.Y+0.01 || at.X < s.felt.Areas.Table.X || at.X+at.W > s.felt.Areas.Table.X+s.felt.Areas.Table.W):
			r.t.Errorf("%s, %q: %v lies at %v, out of the middle %v", where, s.scene.Question.Text(), p.Pose.Face, at, s.felt.Areas.Centre)
		case hand[p.ID] && !p.Pose.Dim:
			r.t.Errorf("%s, %q: %v of the hand is as bright as what is asked about", where, s.scene.Question.Text(), p.Pose.Face)
		}
	}
	return 1
}
