package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/table"
)

// TestCountLiesOnNoSmallOpenCard: the number of a small heap among the numbers of a panel stands beside the card that lies open there, whose index fills it.
func TestCountLiesOnNoSmallOpenCard(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 414, H: 896}} {
		r, seen := deal(t, "kingdoms", size, 7), 0
		r.app.tab().t.SetPlayer(0, table.Player{Name: "Ada", Bot: "greedy"})
		r.app.Prefs.Pause = 1
		show(r, func(s *tableScreen) bool {
			for i := range s.felt.Places {
				p := &s.felt.Places[i]
				if p.Pose.Face == cards.Back || p.Pose.Rect.W > 24 || s.felt.Staged.On || !smallHeap(s, p.ID) {
					continue
				}
				for _, tally := range s.felt.Tallies {
					if at := tallied(s, tally).Rect; !at.Intersect(p.Pose.Rect).Empty() {
						t.Fatalf("at %v a number at %v lies on the open card at %v", size, at, p.Pose.Rect)
					} else if at.X > p.Pose.Rect.X && at.X < p.Pose.Rect.X+p.Pose.Rect.W+12 && at.Intersect(p.Pose.Rect.Inset(-6)) != (geom.Rect{}) {
						seen++
					}
				}
			}
			return seen < 30
		})
		if seen < 30 {
			t.Errorf("at %v only %d numbers beside a heap", size, seen)
		}
	}
}

// TestHeapsOfAPhoneHaveTheirPlace: on a phone the small heaps of both kingdoms lie clear of the places below them, 24 pixels wide, each with
// its name beside it.
func TestHeapsOfAPhoneHaveTheirPlace(t *testing.T) {
	heaps := 0
	r := newRig(t, phone, true, store.NewMemory(), 11)
	r.start("kingdoms", 1)
	r.play(&player{rnd: rand.New(rand.NewPCG(11, 3)), limit: 60}, func(n int) {
		r.step(0)
		s := r.app.tab()
		if s.felt.Staged.On {
			return
		}
		places := append(slots(s, s.felt.Areas.Mine), slots(s, s.felt.Areas.Panels[0])...)
		for _, o := range s.felt.Still {
			if heaps++; o.Rect.W < 24 || !namedBeside(r, o.Rect) {
				t.Errorf("decision %d: a heap at %v has no name or no room", n, o.Rect)
			}
			for _, at := range places {
				if both := o.Rect.Intersect(at); !both.Empty() && both.H > 0.5 {
					t.Errorf("decision %d: a heap at %v lies on the place at %v", n, o.Rect, at)
				}
			}
		}
	})
	if heaps < 60 {
		t.Errorf("only %d heaps", heaps)
	}
}

// namedBeside reports whether the name of a pile stands right of a heap.
func namedBeside(r *rig, heap geom.Rect) bool {
	return slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
		right := o.Rect.X - heap.X - heap.W
		return o.Kind == paint.Text && (o.Text == "Hand" || o.Text == "Loose") && right >= 0 && right < 12 && o.Rect.Center().Y > heap.Y && o.Rect.Center().Y < heap.Y+heap.H
	})
}

// smallHeap reports whether a card lies in a stack of an opponent.
func smallHeap(s *tableScreen, id uint32) bool {
	for _, p := range s.t.Shown.Piles {
		if spot := s.t.Plan.Spots[p.ID.Kind]; p.ID.Owner != engine.None && p.ID.Owner != s.bottom() && spot.Where == plan.Seat && spot.Spread == plan.Stack {
			for _, x := range s.t.Cards.Of(p.ID) {
				if x == id {
					return true
				}
			}
		}
	}
	return false
}
