package screens

import (
	"math/rand/v2"
	"testing"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestWordsKeepOffTheSide plays Royal Crush on a phone: no word and no pile of a board touches the strip of its side.
func TestWordsKeepOffTheSide(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 7)
	r.start("crush", 1)
	seen := 0
	r.play(&player{rnd: rand.New(rand.NewPCG(7, 7)), limit: 25}, func(int) {
		s := r.app.tab()
		if s == nil || r.app.Status().Scene != "table" || s.felt.Staged.On {
			return
		}
		for x := range s.t.Players {
			seen += offTheSide(t, s, s.felt.Box(&s.scene, engine.Seat(x)))
		}
	})
	if seen == 0 {
		t.Error("nothing stands beside a strip")
	}
}

// offTheSide looks at the left edge of a board and returns what stands beside its strip.
func offTheSide(t *testing.T, s *tableScreen, board geom.Rect) (n int) {
	t.Helper()
	strip := geom.Rect{}
	for _, o := range s.felt.Under {
		if o.Kind == paint.Fill && o.Rect.W == 3 && o.Rect.X == board.X+2 && (o.Color == kit.Attack || o.Color == kit.Guard) && o.Rect.Center().In(board) {
			strip = o.Rect
		}
	}
	if strip.Empty() {
		return 0
	}
	for _, ops := range [...][]paint.Op{s.felt.Under, s.felt.Over} {
		for i := range ops {
			if o := &ops[i]; (o.Kind == paint.Text || o.Kind == paint.Sprite && o.Turn == 0 && o.Rect.W > 20) && o.Rect.Center().In(board) && o.Rect.Y >= strip.Y+20 {
				if n++; o.Rect.X < strip.X+strip.W+2.5 {
					t.Errorf("%q at %v touches the strip %v", o.Text, o.Rect, strip)
				}
			}
		}
	}
	return n
}
