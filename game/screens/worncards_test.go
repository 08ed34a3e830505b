package screens

import (
	"math"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestSignsFollowTheirCards films games of opponents of each title. What lies on a card is drawn on it, as far from its place as it is, and
// nothing of it is seen while the card is still a card's width away from a pile that it comes to.
func TestSignsFollowTheirCards(t *testing.T) {
	moved, waits := 0, 0
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.start(g.Info().ID, 0)
			r.app.Prefs.Pause = 1
			frames := 0
			show(r, func(s *tableScreen) bool {
				m, w := wornSigns(t, r, s)
				moved, waits = moved+m, waits+w
				frames++
				return frames < 500
			})
		}
	}
	if moved < 50 || waits < 20 {
		t.Errorf("only %d signs on cards that move, %d of them not to be seen yet", moved, waits)
	}
}

// wornSigns looks at one frame, and counts the signs of cards that are elsewhere than in their places.
func wornSigns(t *testing.T, r *rig, s *tableScreen) (moved, waits int) {
	t.Helper()
	over := overAt(r, s)
	if over < 0 {
		return 0, 0
	}
	for _, w := range s.felt.Worn {
		pose, moving := s.stage.At(w.ID, s.clock.time)
		off := pose.Rect.Center().Sub(w.Home.Center())
		way := math.Hypot(off.X, off.Y)
		if !moving || way < 1 {
			continue
		}
		for j := w.From; j < w.To; j++ {
			was, is := s.felt.Over[j], r.list.Ops[over+j]
			if is.Rect != was.Rect.Move(off) {
				t.Fatalf("%s: a sign lies at %v, %v from its card", s.info.ID, is.Rect, off)
			}
			if s.homes.away[w.ID] && way > w.Home.W && is.Color != was.Color.Fade(0) {
				t.Fatalf("%s: a sign is seen %.0f from where its card lands", s.info.ID, way)
			}
		}
		moved++
		if s.homes.away[w.ID] {
			waits++
		}
	}
	return moved, waits
}

// overAt returns where in the list that was drawn the part begins that lies above the cards: what is drawn now, with one more mark before it.
func overAt(r *rig, s *tableScreen) int {
	if len(s.felt.Over) == 0 {
		return -1
	}
	for i := range r.list.Ops {
		if i+len(s.felt.Over) > len(r.list.Ops) {
			return -1
		}
		same := true
		for j := range s.felt.Over {
			a, b := &s.felt.Over[j], &r.list.Ops[i+j]
			if a.Kind != b.Kind || a.Sprite != b.Sprite || a.Kind == paint.Text && a.Face != b.Face {
				same = false
				break
			}
		}
		if same {
			return i
		}
	}
	return -1
}
