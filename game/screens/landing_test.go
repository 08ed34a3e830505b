package screens

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/store"
)

// TestCardsLandInHands films games of opponents of each title at both sizes. A card that comes into a hand whose
// backs are to be seen ends its way on one of them, and is 24 pixels wide where a number alone tells of the hand.
func TestCardsLandInHands(t *testing.T) {
	landed, fanned := 0, 0
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.start(g.Info().ID, 0)
			r.app.Prefs.Pause = 1
			frames := 0
			show(r, func(s *tableScreen) bool {
				for x := range s.t.Players {
					n, seen := handLanding(t, s, engine.Seat(x))
					landed, fanned = landed+n, fanned+seen
				}
				frames++
				return frames < 700
			})
		}
	}
	if landed < 1000 || fanned < 300 {
		t.Errorf("only %d cards in hands, %d on backs", landed, fanned)
	}
}

// handLanding looks at where the cards of an opponent's hand lie, and counts those on backs that are drawn.
func handLanding(t *testing.T, s *tableScreen, x engine.Seat) (n, backs int) {
	t.Helper()
	if s.felt.Staged.On || x == s.bottom() || s.t.Plan.Hand < 0 {
		return 0, 0
	}
	ids := s.t.Cards.Of(engine.PileID{Kind: uint8(s.t.Plan.Hand), Owner: x})
	for i := range s.felt.Places {
		p := &s.felt.Places[i]
		if !slices.Contains(ids, p.ID) {
			continue
		}
		n++
		if onBack(s, p.Pose) {
			backs++
		} else if p.Pose.Rect.W < 23.9 {
			t.Fatalf("a card of %v's hand is %.0f wide", x, p.Pose.Rect.W)
		}
	}
	if n != len(ids) {
		t.Fatalf("%d of %d cards of %v's hand lie somewhere", n, len(ids), x)
	}
	box := s.felt.Box(&s.scene, x)
	drawn := 0
	for _, o := range s.felt.Still {
		if o.Rect.Center().In(box) {
			drawn++
		}
	}
	if drawn > 0 && backs != len(ids) {
		t.Fatalf("%d backs of %v's hand are drawn, and %d of %d cards land on them", drawn, x, backs, len(ids))
	}
	return n, backs
}

// onBack reports whether a back that never moves is drawn at a pose.
func onBack(s *tableScreen, p anim.Pose) bool {
	for _, o := range s.felt.Still {
		if o.Rect == p.Rect && o.Turn == p.Turn {
			return true
		}
	}
	return false
}
