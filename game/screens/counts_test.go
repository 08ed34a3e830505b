package screens

import (
	"slices"
	"strconv"
	"testing"

	"royals/engine"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/table"
	"royals/sprites"
)

// TestRivalsPilesLieApart plays Usurpers on phones held upright: nothing that a rival has lies on anything else of it, and hand and stacks are
// counted, with two and three rivals each of them.
func TestRivalsPilesLieApart(t *testing.T) {
	for _, seats := range []int{3, 4, 5, 6} {
		for _, size := range []geom.Rect{phone, {W: 320, H: 568}} {
			r := newRig(t, size, true, store.NewMemory(), 7)
			r.seat("usurpers", seats)
			r.app.tab().t.SetPlayer(0, table.Player{Name: "Ada", Bot: "greedy"})
			r.app.Prefs.Pause = 1
			frames, seen := 0, 0
			show(r, func(s *tableScreen) bool {
				if s.felt.Staged.On {
					return true
				}
				for x := range len(s.t.Players) {
					if x := engine.Seat(x); x != s.bottom() {
						seen += pilesApart(t, s, x, seats < 5)
					}
				}
				frames++
				return (frames < 150 || seen == 0 && frames < 3000) && !t.Failed()
			})
			if seen == 0 {
				t.Errorf("%d at %v: nothing was seen", seats, size)
			}
		}
	}
}

// pilesApart looks at a rival's panel, where the hand is told by a number, or with all the stacks, and returns how many royals lie there.
func pilesApart(t *testing.T, s *tableScreen, x engine.Seat, all bool) (royals int) {
	t.Helper()
	panel := s.felt.Box(&s.scene, x)
	var boxes []geom.Rect
	for icon, n := range countsOf(s, x) {
		box, ok := countBox(s, panel, icon, n)
		switch {
		case ok:
			boxes = append(boxes, box)
		case all || icon == sprites.IconHand:
			t.Errorf("%v: no %d beside the sign %v in %v", x, n, icon, panel)
		}
	}
	for _, p := range s.t.Shown.Piles {
		if p.ID.Owner == x && s.t.Plan.Spots[p.ID.Kind].Spread == plan.Slot && len(p.Cards) > 0 {
			boxes = append(boxes, cardBox(s, s.t.Cards.Of(p.ID)))
			royals++
		}
	}
	for i, a := range boxes {
		if a.Empty() || a.X < panel.X || a.X+a.W > panel.X+panel.W || a.Y+a.H > panel.Y+panel.H+1 {
			t.Errorf("%v: %v lies outside %v", x, a, panel)
		}
		for _, b := range boxes[:i] {
			if both := a.Intersect(b); both.W > 0.5 && both.H > 0.5 {
				t.Errorf("%v: %v lies on %v", x, a, b)
			}
		}
	}
	return royals
}

// countsOf returns how many cards a seat has by the signs of its hand and its stacks.
func countsOf(s *tableScreen, x engine.Seat) map[sprites.ID]int {
	counts := map[sprites.ID]int{}
	for k, spot := range s.t.Plan.Spots {
		if s.info.Piles[k].Owned && (spot.Where == plan.Hand || spot.Where == plan.Seat && spot.Spread == plan.Stack) {
			counts[spot.Icon] += len(s.t.Shown.Pile(engine.PileID{Kind: uint8(k), Owner: x}))
		}
	}
	return counts
}

// countBox returns the box of a sign in a panel with its number right beside it.
func countBox(s *tableScreen, panel geom.Rect, icon sprites.ID, n int) (box geom.Rect, ok bool) {
	i := slices.IndexFunc(s.felt.Under, func(o paint.Op) bool {
		return o.Kind == paint.Sprite && o.Sprite == icon && o.Rect.Center().In(panel)
	})
	if i < 0 || i+1 >= len(s.felt.Under) || s.felt.Under[i+1].Text != strconv.Itoa(n) {
		return box, false
	}
	box, text := s.felt.Under[i].Rect, s.felt.Under[i+1].Rect
	box.W = text.X + text.W - box.X
	return box, box.W >= 24 && box.H >= 12
}

// cardBox returns the box of the cards of a place that lie open.
func cardBox(s *tableScreen, ids []uint32) (box geom.Rect) {
	for _, p := range s.felt.Places {
		if slices.Contains(ids, p.ID) && !p.Hidden {
			if r := p.Pose.Rect; box.Empty() || r.Y < box.Y {
				box = r
			}
		}
	}
	return box
}
