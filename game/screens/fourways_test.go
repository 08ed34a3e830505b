package screens

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/store"
)

// TestFourWaysStandInOneRow: on a phone what a turn of Usurpers can be stands in one row below the whole hand, each way in a word or two that
// are not broken before the dots; on a desk all is said.
func TestFourWaysStandInOneRow(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 320, H: 568}, desktop} {
		r := newRig(t, size, true, store.NewMemory(), 3)
		r.start("usurpers", 4)
		four := func() bool {
			return len(r.app.tab().felt.Acts) == 4 && r.app.tab().felt.Acts[3].Deed.Name() == "act:royal"
		}
		p, looked := &player{rnd: rand.New(rand.NewPCG(3, 8)), limit: 60}, 0
		for looked < 2 && r.playUntil(p, four) {
			s := r.app.tab()
			looked++
			rects := map[float64]bool{}
			for _, b := range s.felt.Acts {
				at, ok := r.find(b.Deed.Name())
				if rects[at.Y] = true; !ok {
					t.Errorf("%v: %q is not to be found", size, b.Text)
				}
				if size == desktop && strings.Contains(b.Text, "\u00a0") {
					t.Errorf("on a desk a way says only %q", b.Text)
				}
			}
			if len(rects) != 1 || s.felt.Covers > 0 {
				t.Errorf("%v: the four ways lie in %d rows, %.0f over the hand", size, len(rects), s.felt.Covers)
			}
			r.choose(p)
		}
		if looked == 0 {
			t.Errorf("%v: no turn has four ways", size)
		}
	}
}

// TestFiveAlikeAreEqual: where five buttons stand in one row of a desk and none of them leads on or takes back, all are equal.
func TestFiveAlikeAreEqual(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 3)
	r.start("houses", 1)
	p := &player{rnd: rand.New(rand.NewPCG(3, 8)), limit: 20}
	named := func() bool { return len(r.app.tab().felt.Acts) == 5 }
	if !named() && !r.playUntil(p, named) {
		t.Fatal("no suit is named")
	}
	r.step(0)
	list := rowsOf(r)
	for _, b := range list {
		if b.at.Y != list[0].at.Y || math.Abs(b.at.W-list[0].at.W) > 0.01 {
			t.Errorf("%q lies at %v, %q at %v", b.Text, b.at, list[0].Text, list[0].at)
		}
	}
}
