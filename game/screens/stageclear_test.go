package screens

import (
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestUsurpersStageIsClear plays Usurpers with three to five at the table. Wherever a stage stands, on a phone and on a desktop, no two of
// its texts cover each other, and no text lies over a card that was put in.
func TestUsurpersStageIsClear(t *testing.T) {
	seen, benches := 0, 0
	for seed := range uint64(12) {
		for seats := 3; seats <= 5; seats++ {
			r := newRig(t, phone, true, store.NewMemory(), 41+seed)
			r.app.Activate("game:usurpers")
			r.step(0)
			r.deal(seats)
			who := &player{rnd: rand.New(rand.NewPCG(seed, 9))}
			for n := 0; n < 20000 && r.app.tab() != nil && r.app.Status().Scene != "result"; n++ {
				switch st, s := r.app.Status(), r.app.tab(); {
				case st.Scene == "table" && s.t.Holding() && !s.t.Sums() && !s.moves():
					if s.felt.Staged.On && !s.scene.Stage.Pays {
						seen++
						r.step(3 * time.Second)
						benches += stageIsClear(r)
					}
					r.app.Activate("next")
					r.step(deafTime)
				case st.Scene == "table" && st.Settled && s.t.Asked != engine.None:
					r.choose(who)
				case st.Settled && st.Scene != "table" && putAway(r):
				default:
					r.step(50 * time.Millisecond)
				}
			}
		}
	}
	if seen < 10 || benches == 0 {
		t.Errorf("%d stages, %d words about cards of no use", seen, benches)
	}
	t.Log(seen, benches)
}

// stageIsClear looks at a stage on a phone and on a desktop, and counts the lines about cards that do nothing.
func stageIsClear(r *rig) (benches int) {
	was := r.in
	for _, size := range []geom.Rect{phone, desktop} {
		r.in.Size, r.in.Touch = size, size.W < 1000
		r.step(0)
		r.step(0)
		s := r.app.tab()
		var texts []*paint.Op
		for i := range r.list.Ops {
			if o := &r.list.Ops[i]; o.Kind == paint.Text && o.Rect.Center().In(s.felt.Staged.Box) {
				texts = append(texts, o)
				if o.Text == "of no use" || o.Text == "bluffs" {
					benches++
				}
			}
		}
		for i, a := range texts {
			for _, b := range texts[:i] {
				if x := inkOf(a).Intersect(inkOf(b)); a.Text != b.Text && x.W > 1 && x.H > 1 {
					r.t.Errorf("%v: %q at %v and %q at %v cover each other", size, a.Text, a.Rect, b.Text, b.Rect)
				}
			}
			for _, p := range s.felt.Staged.Pieces {
				if x := inkOf(a).Intersect(p.At.Inset(-4)); x.W > 1 && x.H > 1 {
					r.t.Errorf("%v: %q at %v lies over %v at %v", size, a.Text, a.Rect, p.Card, p.At)
				}
			}
		}
	}
	r.in = was
	r.step(0)
	r.step(0)
	return benches
}

// inkOf is what a text of a stage covers: a line its capitals, a large number its digits.
func inkOf(o *paint.Op) geom.Rect {
	if _, err := strconv.Atoi(o.Text); err == nil && o.Face == numerals {
		w := sprites.Measure(numerals, o.Size, o.Text)
		return geom.Around(o.Rect.Center(), w, 0.7*o.Size)
	}
	return letters(o)
}
