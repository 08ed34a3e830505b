package screens

import (
	"slices"
	"strconv"
	"testing"

	"royals/engine"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/table"
)

// TestHeapsOfRivalsAreNamed plays Usurpers on a phone held upright: what lies on top of a rival's small heaps has its number on it and its name
// above it, and the names lie on nothing but the ground.
func TestHeapsOfRivalsAreNamed(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 7)
	r.seat("usurpers", 3)
	r.app.tab().t.SetPlayer(0, table.Player{Name: "Ada", Bot: "greedy"})
	r.app.Prefs.Pause = 1
	seen, frames := map[string]int{}, 0
	show(r, func(s *tableScreen) bool {
		for x := range len(s.t.Players) {
			if x := engine.Seat(x); x != s.bottom() && !s.felt.Staged.On {
				heapsNamed(t, s, x, seen)
			}
		}
		frames++
		return frames < 400
	})
	if seen["Draw"] == 0 || seen["Hand"] == 0 || seen["Discard"] == 0 {
		t.Errorf("named were only %v", seen)
	}
}

// heapsNamed looks at the words in a rival's panel.
func heapsNamed(t *testing.T, s *tableScreen, x engine.Seat, seen map[string]int) {
	t.Helper()
	box, named := s.felt.Box(&s.scene, x), 0
	for i := range s.felt.Under {
		o := &s.felt.Under[i]
		if o.Kind != paint.Text || !o.Rect.Center().In(box) || !slices.Contains([]string{"Draw", "Discard", "Hand"}, o.Text) {
			continue
		}
		seen[o.Text]++
		named++
		if on := covered(s, o.Rect); on {
			t.Errorf("%v: %q lies on a card", x, o.Text)
		}
		kind := map[string]string{"Draw": "draw", "Discard": "discard", "Hand": "hand"}[o.Text]
		for k := range s.info.Piles {
			if s.info.Piles[k].Name == kind {
				n := strconv.Itoa(len(s.t.Shown.Pile(engine.PileID{Kind: uint8(k), Owner: x})))
				if !slices.ContainsFunc(s.felt.Over, func(q paint.Op) bool {
					return q.Kind == paint.Text && q.Text == n && q.Rect.Center().In(box)
				}) {
					t.Errorf("%v: %s has no number %s", x, kind, n)
				}
			}
		}
	}
	if named == 0 {
		t.Errorf("%v: nothing is named", x)
	}
}

// covered reports whether a still picture lies in the way of words.
func covered(s *tableScreen, r geom.Rect) bool {
	r = geom.Rect{X: r.X + 1, Y: r.Y + 2, W: 10, H: r.H - 4}
	return slices.ContainsFunc(s.felt.Under, func(o paint.Op) bool {
		return o.Kind == paint.Sprite && o.Turn == 0 && !o.Rect.Intersect(r).Empty()
	})
}
