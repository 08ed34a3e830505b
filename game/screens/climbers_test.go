package screens

import (
	"slices"
	"testing"

	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
)

// TestClimbersAreLargeOnAPhone: on a phone the shields on the ladder above the table are large, and of three on one spot more than half of each is
// to be seen; the backs of two rivals are large, too.
func TestClimbersAreLargeOnAPhone(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.seat("crush", 3)
	r.settle()
	r.step(0)
	s := r.app.tab()
	at := shieldsOn(s)
	if len(at) != 3 {
		t.Fatalf("%d shields", len(at))
	}
	for i, a := range at {
		if a.W < 26 || i > 0 && a.X-at[i-1].X < 0.55*at[i-1].W {
			t.Errorf("a shield at %v beside %v", a, at[max(i-1, 0)])
		}
	}
	backs := 0
	for _, panel := range s.felt.Areas.Panels {
		for _, back := range backsIn(s, panel) {
			if backs++; back.H < 56 {
				t.Errorf("a back is %.0f high", back.H)
			}
		}
	}
	if !slices.ContainsFunc(r.app.Hits(nil), func(h port.Hit) bool { return h.Name == "sort" }) {
		t.Error("no button sorts the hand")
	}
	if backs < 10 {
		t.Errorf("%d backs", backs)
	}
}

// TestAClimbIsPlain: the shields of all who stand below the first rung of the ladder above the table end well before the next one.
func TestAClimbIsPlain(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.seat("crush", 4)
	r.settle()
	r.step(0)
	f := &r.app.tab().felt
	var rungs []float64
	for _, o := range r.list.Ops {
		if o.Kind == paint.Fill && o.Rect.W == 5 && o.Color == kit.Focus && !o.Rect.Intersect(f.Areas.Track).Empty() {
			rungs = append(rungs, o.Rect.X)
		}
	}
	slices.Sort(rungs)
	if len(rungs) != 6 {
		t.Fatalf("%d rungs", len(rungs))
	}
	at := shieldsOn(r.app.tab())
	if len(at) != 4 {
		t.Errorf("%d shields", len(at))
	}
	for _, o := range at {
		if o.X+o.W > rungs[1]-10 {
			t.Errorf("a shield at %v reaches to the rung at %.0f", o, rungs[1])
		}
	}
}

// TestSidesWithinTheRing: the strip that tells a seat's side of a fight lies within the ring of its panel.
func TestSidesWithinTheRing(t *testing.T) {
	x, n := emptied[2], 0
	r, s := fightAt(t, phone, 100, x.seats, x.facts, "P3 atk P2; P3 call -; P2 call P1,P4; P4 join A; P4 put 2C")
	for _, o := range r.list.Ops {
		if o.Kind != paint.Fill || o.Rect.W > 4 || o.Rect.H < 50 || o.Color != kit.Guard && o.Color != kit.Danger {
			continue
		}
		n++
		for _, panel := range append(slices.Clone(s.felt.Areas.Panels), s.felt.Areas.Mine) {
			if in := panel.Inset(2); !o.Rect.Intersect(panel).Empty() && o.Rect.Intersect(in) != o.Rect {
				t.Errorf("the strip at %v lies on the ring of %v", o.Rect, panel)
			}
		}
	}
	if n == 0 {
		t.Error("no strips")
	}
}
