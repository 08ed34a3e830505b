package screens

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
	"time"

	"royals/game/felt"
	"royals/game/paint"
	"royals/game/store"
)

// TestWorthComesWithTheCards: what a blow of Royalty is worth stands on the stage once its cards have come, and as no other number before.
func TestWorthComesWithTheCards(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 3)
	r.start("royalty", 1)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
	coming, there := 0, 0
	r.each = func() {
		s := r.app.tab()
		if s == nil || !s.felt.Staged.On || len(s.felt.Staged.Counts) == 0 {
			return
		}
		c := &s.felt.Staged.Counts[0]
		flies := slices.ContainsFunc(s.felt.Staged.Pieces, func(p felt.Piece) bool { return s.stage.Flies(p.ID, r.in.Now) })
		for _, o := range r.list.Ops {
			if o.Kind != paint.Text || o.Size < 50 || !o.Rect.Center().In(c.At.Inset(-4)) {
				continue
			}
			if n, err := strconv.Atoi(o.Text); err == nil {
				if there++; flies || n != c.N {
					t.Fatalf("%d stands there, of %d, cards on their way: %v", n, c.N, flies)
				}
			}
		}
		if flies {
			coming++
		}
	}
	who := &player{rnd: rand.New(rand.NewPCG(3, 9))}
	roll(r, who, 6000, 20*time.Millisecond, func() bool { return there >= 30 })
	if coming == 0 || there < 30 {
		t.Errorf("%d frames with cards on their way, %d with the number", coming, there)
	}
}
