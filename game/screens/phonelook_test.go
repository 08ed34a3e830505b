package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestTipCoversNoPlace: no tip on a phone lies on a card, or on a place of one that is empty.
func TestTipCoversNoPlace(t *testing.T) {
	tips := 0
	for _, g := range catalog.Games() {
		r := coachedRig(t, store.NewMemory(), g.Info().ID, 1, coachAlways, 7)
		r.play(&player{rnd: rand.New(rand.NewPCG(7, 3)), limit: 30}, func(int) {
			r.step(0)
			s := r.app.tab()
			box := s.guide.card.box
			if box.Empty() {
				return
			}
			tips++
			board := s.felt.Areas.Mine
			for i := range s.felt.Places {
				if p := &s.felt.Places[i]; !p.Hidden && !p.Pose.Rect.Intersect(box).Empty() {
					t.Errorf("%s: the tip at %v lies on the card at %v", g.Info().ID, box, p.Pose.Rect)
				}
			}
			for _, o := range s.felt.Under {
				if o.Kind == paint.Frame && board.Contains(o.Rect) && o.Rect.W < board.W/2 && !o.Rect.Intersect(box).Empty() {
					t.Errorf("%s: the tip at %v lies on the place at %v", g.Info().ID, box, o.Rect)
				}
			}
		})
	}
	if tips < 5 {
		t.Errorf("%d tips", tips)
	}
}

// TestHandLiesRightAboveTheButtons: nothing is left bare between the hand and the buttons of a phone, whatever is asked. A second row of buttons
// hides no more than the feet of the cards, and none of them answers there.
func TestHandLiesRightAboveTheButtons(t *testing.T) {
	over := 0
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 390, H: 844}, {W: 412, H: 915}} {
		for _, g := range catalog.Games() {
			r := newRig(t, size, true, store.NewMemory(), 11)
			r.start(g.Info().ID, 1)
			r.play(&player{rnd: rand.New(rand.NewPCG(11, 3)), limit: 40}, func(n int) {
				r.step(0)
				if handAbove(r, n) {
					over++
				}
			})
		}
	}
	if over == 0 {
		t.Error("no second row of buttons")
	}
}

// handAbove looks at the hand above the buttons of a decision, and reports whether a second row of them lies over its feet.
func handAbove(r *rig, n int) bool {
	s, size := r.app.tab(), r.in.Size
	list := rowsOf(r)
	if s.felt.Staged.On || len(s.scene.Hand) == 0 || len(list) == 0 {
		return false
	}
	low, top := 0.0, size.H
	for _, b := range list {
		top = min(top, b.at.Y)
	}
	for _, h := range s.scene.Hand {
		i := slices.IndexFunc(s.felt.Places, func(p felt.Place) bool { return p.ID == h.ID })
		at := s.felt.Places[i].Pose.Rect
		if low = max(low, at.Y+at.H); at.Y+0.45*at.H > top {
			r.t.Errorf("%s at %v, decision %d: the card at %v lies below buttons from %.0f on", s.info.ID, size, n, at, top)
		}
	}
	if low < top-12-layout.Rise {
		r.t.Errorf("%s at %v, decision %d: the hand ends at %.0f, and the buttons begin at %.0f", s.info.ID, size, n, low, top)
	}
	for _, x := range s.felt.Targets {
		if p, ok := x.Deed.(felt.Point); ok && p.Kind == felt.Held && x.Rect.Y+x.Rect.H > top+0.01 {
			r.t.Errorf("%s at %v, decision %d: a card answers at %v, buttons from %.0f on", s.info.ID, size, n, x.Rect, top)
		}
	}
	return top < low
}

// TestScoresStandAtTheRightEnd: on a phone the score of every seat stands at the right end of its panel.
func TestScoresStandAtTheRightEnd(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		r.start(g.Info().ID, 1)
		r.settle()
		r.step(0)
		s := r.app.tab()
		for x := range s.t.Players {
			box, at := s.felt.Box(&s.scene, engine.Seat(x)), s.felt.Scores[x]
			if fromRight := box.X + box.W - at.X - at.W; fromRight > 12 || at.Center().Y > box.Center().Y {
				t.Errorf("%s: the score of %d stands at %v in %v", g.Info().ID, x, at, box)
			}
			for _, o := range append(s.felt.Under, s.felt.Said...) {
				if strings.Contains(o.Text, "/1066") {
					t.Errorf("%s: %q stands at %v and nothing says what it is", g.Info().ID, o.Text, o.Rect)
				}
			}
		}
	}
}

// TestEverySeatHasItsCrest: on a phone, too, of two who play Royalty both have one.
func TestEverySeatHasItsCrest(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.seat("royalty", 2)
	r.settle()
	r.step(0)
	s := r.app.tab()
	crests := 0
	for _, o := range s.felt.Under {
		if o.Kind == paint.Sprite && o.Sprite == sprites.CrestFull {
			crests++
		}
	}
	if crests != 2 {
		t.Errorf("%d crests for %d players", crests, len(s.t.Players))
	}
}

// TestChosenCardsRise: on a phone a card that is chosen stands out of the hand by a finger's breadth at least, clear of what is asked.
func TestChosenCardsRise(t *testing.T) {
	seen := 0
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 11)
		r.start(g.Info().ID, 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(11, 3)), limit: 60}, func(int) {
			r.step(0)
			s := r.app.tab()
			rects, _ := felt.HandPlaces(&s.felt.Areas, len(s.scene.Hand), true, nil, nil)
			for i, h := range s.scene.Hand {
				at := slices.IndexFunc(s.felt.Places, func(p felt.Place) bool { return p.ID == h.ID })
				if s.felt.Staged.On || at < 0 || !s.scene.Marks.Picks.Has(s.scene.HandTap(h)) {
					continue
				}
				if seen++; rects[i].Y-s.felt.Places[at].Pose.Rect.Y < 20 {
					t.Errorf("%s: a chosen card rises by %.0f", g.Info().ID, rects[i].Y-s.felt.Places[at].Pose.Rect.Y)
				}
				if air := s.felt.Places[at].Pose.Rect.Y - s.felt.Areas.Prompt.Y - s.felt.Areas.Prompt.H; air < 5.9 {
					t.Errorf("%s: a chosen card comes within %.0f of what is asked", g.Info().ID, air)
				}
			}
		})
	}
	if seen < 5 {
		t.Errorf("%d chosen cards", seen)
	}
}

// shieldsOn are the shields on the track of a table, from the left.
func shieldsOn(s *tableScreen) (at []geom.Rect) {
	for x := range s.t.Players {
		for _, o := range s.felt.Over {
			if o.Kind == paint.Sprite && o.Sprite == felt.Emblem(&s.scene, engine.Seat(x)) && !o.Rect.Intersect(s.felt.Areas.Track).Empty() {
				at = append(at, o.Rect)
			}
		}
	}
	slices.SortFunc(at, func(a, b geom.Rect) int { return int(a.X - b.X) })
	return at
}

// TestShieldsShowOnTheTrack: where many stand on one spot at the beginning, more than half of every shield is to be seen.
func TestShieldsShowOnTheTrack(t *testing.T) {
	for _, id := range []string{"usurpers", "crush"} {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		r.seat(id, 5)
		r.settle()
		r.step(0)
		at := shieldsOn(r.app.tab())
		for i := 1; i < len(at); i++ {
			if step := at[i].X - at[i-1].X; step < 0.5*at[i-1].W {
				t.Errorf("%s: of a shield %.0f wide %.1f are seen", id, at[i-1].W, step)
			}
		}
		if len(at) < 5 {
			t.Errorf("%s: %d shields", id, len(at))
		}
	}
}

// TestNoCardHidesAScore: on the smallest phone, too, no card lies on the score of a seat.
func TestNoCardHidesAScore(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		r := newRig(t, geom.Rect{W: 320, H: 568}, true, store.NewMemory(), 5)
		r.seat("royalty", seats)
		r.settle()
		r.step(0)
		s := r.app.tab()
		for x := range s.t.Players {
			for _, o := range s.felt.Still {
				if at := s.felt.Scores[x]; !o.Rect.Intersect(at.Inset(1)).Empty() {
					t.Errorf("%d play: the card at %v lies on the score of %d at %v", seats, o.Rect, x, at)
				}
			}
			for i := range s.felt.Places {
				if p := &s.felt.Places[i]; !p.Hidden && !p.Pose.Rect.Intersect(s.felt.Scores[x].Inset(1)).Empty() {
					t.Errorf("%d play: the card at %v lies on the score of %d at %v", seats, p.Pose.Rect, x, s.felt.Scores[x])
				}
			}
		}
	}
}
