package screens

import (
	"math/rand/v2"
	"testing"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestCourtsOfAPhoneHaveTheWidth: on a phone the places of both kingdoms lie across the whole board and are of one size, what
// a royal wears keeps off the sign of its rest, and no line of letters beside the name tells it.
func TestCourtsOfAPhoneHaveTheWidth(t *testing.T) {
	royals, told := 0, 0
	for _, seed := range []uint64{7, 11} {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(seed, 3)), limit: 40}, func(n int) {
			r.step(0)
			s := r.app.tab()
			if s.felt.Staged.On {
				return
			}
			for _, board := range []geom.Rect{s.felt.Areas.Mine, s.felt.Areas.Panels[0]} {
				courtIsWide(t, s, n, board)
			}
			for _, w := range s.felt.Worn {
				if royals++; signsMeet(s.felt.Over[w.From:w.To], w.Home) {
					t.Errorf("seed %d, decision %d: one sign of the royal at %v lies on another", seed, n, w.Home)
				}
			}
			for _, o := range s.felt.Under {
				if o.Kind == paint.Text && o.Text == "K" && o.Color == kit.Figure {
					told++
				}
			}
		})
	}
	if royals == 0 || told > 0 {
		t.Errorf("%d royals wear something, %d lines tell of them", royals, told)
	}
}

// courtIsWide looks at the places of a board at a decision.
func courtIsWide(t *testing.T, s *tableScreen, n int, board geom.Rect) {
	t.Helper()
	places := slots(s, board)
	all := geom.Rect{}
	for i, at := range places {
		if at.W < 50 {
			t.Errorf("decision %d: a place at %v", n, at)
		}
		if all = hull(all, at); i == 0 {
			all = at
		}
	}
	if len(places) < 5 || all.W < 0.8*board.W {
		t.Errorf("decision %d: %d places have %v of %v", n, len(places), all, board)
	}
}

// slots returns where cards lie in the places of a board, or would lie.
func slots(s *tableScreen, board geom.Rect) (list []geom.Rect) {
	for i := range s.felt.Places {
		if p := &s.felt.Places[i]; !p.Hidden && board.Contains(p.Pose.Rect.Inset(3)) && isTop(s, p) {
			at := p.Pose.Rect
			if p.Pose.Turn > 1 { // it lies on its side
				at = geom.Around(at.Center(), at.H, at.W)
			}
			list = append(list, at)
		}
	}
	for _, o := range s.felt.Under {
		if o.Kind == paint.Frame && board.Contains(o.Rect) && o.Rect.W < board.W/2 && o.Rect.H > 40 {
			list = append(list, o.Rect)
		}
	}
	return list
}

// isTop reports whether a card lies on top of a royal's or a joker's place.
func isTop(s *tableScreen, p *felt.Place) bool {
	for _, x := range s.scene.View.Piles {
		if kind := s.info.Piles[x.ID.Kind].Name; kind != "royal" && kind != "joker" {
			continue
		}
		if ids := s.t.Cards.Of(x.ID); len(ids) > 0 && ids[0] == p.ID {
			return true
		}
	}
	return false
}

// signsMeet reports whether of the pictures that lie on a card one lies over another.
func signsMeet(list []paint.Op, card geom.Rect) bool {
	var at []geom.Rect
	for _, o := range list {
		if o.Kind != paint.Sprite || !card.Contains(geom.Around(o.Rect.Center(), 1, 1)) {
			continue
		}
		for _, r := range at {
			if !r.Intersect(o.Rect).Empty() {
				return true
			}
		}
		at = append(at, o.Rect)
	}
	return false
}
