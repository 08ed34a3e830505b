package screens

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/store"
)

// deepDiscards puts n cards on the discards of Home Houses, each another.
func deepDiscards(t *testing.T, r *rig, n int) {
	t.Helper()
	s := r.app.tab()
	for i := range s.t.Shown.Piles {
		p := &s.t.Shown.Piles[i]
		if s.info.Piles[p.ID.Kind].Name != "discard" || p.ID.Owner != engine.None {
			continue
		}
		p.Cards = p.Cards[:0]
		for j := range n {
			p.Cards = append(p.Cards, cards.New(cards.Rank(1+j%13), cards.Suit(j/13%4)))
		}
		s.t.Cards.Sync(&s.t.Shown)
		r.app.Change()
		r.step(0)
		r.settle()
		return
	}
	t.Fatal("no discards")
}

// least is how much of a card in a fan shows at least: less on a phone on its side, whose middle is small.
func least(size geom.Rect) (w, h float64) {
	if layout.Shape(size) == layout.Low {
		return 13, 10
	} else if size.W < 340 {
		return 16, 14
	}
	return 20, 14
}

// TestDeepFan: of sixteen discards every card shows a strip that its rank and suit fit on, and no strip covers another.
func TestDeepFan(t *testing.T) {
	for _, size := range sizeList {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 8)
		r.start("houses", 1)
		r.settle()
		for _, n := range []int{2, 7, 16, 24} {
			deepDiscards(t, r, n)
			s := r.app.tab()
			strips := 0
			for i, a := range s.felt.Strips {
				if w, h := least(size); n <= 16 && (a.Rect.W < w-0.1 || a.Rect.H < h) {
					t.Errorf("%v: strip %d of %d is %.1f by %.1f", size, i, n, a.Rect.W, a.Rect.H)
				}
				strips++
				for _, b := range s.felt.Strips[i+1:] {
					if x := a.Rect.Intersect(b.Rect); x.W > 0.5 && x.H > 0.5 {
						t.Errorf("%v: strips %v and %v cover each other", size, a, b)
					}
				}
			}
			if strips != n-1 {
				t.Errorf("%v: %d strips of %d cards", size, strips, n)
			}
			if size == phone || size.W == 844 {
				r.shot("fan")
			}
		}
	}
}
