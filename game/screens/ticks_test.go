package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestThreeTicksBeforeTheFlip films a fight of Royal Crush: before its cards are turned three beats are heard, a quarter of a second
// apart, and as many discs light up.
func TestThreeTicksBeforeTheFlip(t *testing.T) {
	for _, pace := range []int{2, 3} {
		r := newRig(t, phone, true, store.NewMemory(), 41)
		e := &ears{}
		r.app.Start(e)
		r.start("crush", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = pace, 2
		who := &player{rnd: rand.New(rand.NewPCG(41, 9))}
		var lit []int
		var at []time.Duration
		for n := 0; n < 20000 && (len(lit) == 0 || ticked(r.app.tab(), r.app.tab().clock.now()) > 0); n++ {
			st, s := r.app.Status(), r.app.tab()
			switch {
			case st.Settled && st.Scene == "table" && s.t.Asked != engine.None:
				r.choose(who)
			case st.Scene == "table" && s.t.Holding():
				r.app.Activate("next")
				r.step(deafTime)
			default:
				r.step(10 * time.Millisecond)
			}
			s = r.app.tab()
			k := ticked(s, s.clock.now())
			if k == 0 {
				continue
			}
			if discs := litDiscs(r.list.Ops); discs != k && s.staging.veil.light(s.clock.now()) == 1 { // not while the stage comes up
				t.Fatalf("%d beats are told, %d discs are lit", k, discs)
			}
			if !slices.Contains(lit, k) {
				lit, at = append(lit, k), append(at, s.clock.now())
			}
		}
		if !slices.Equal(lit, []int{1, 2, 3}) || e.beats != 3 {
			t.Fatalf("pace %d: beats %v, %d of them heard", pace, lit, e.beats)
		}
		apart := time.Duration(float64(250*time.Millisecond) * r.app.tab().stage.Dial.Speed)
		for i, now := range at[1:] {
			if d := now - at[i]; d < apart-20*time.Millisecond || d > apart+20*time.Millisecond {
				t.Errorf("pace %d: two beats are %v apart, not %v", pace, d, apart)
			}
		}
	}
}

// litDiscs counts the discs of beats that are lit.
func litDiscs(ops []paint.Op) (n int) {
	for _, o := range ops {
		if o.Kind == paint.Fill && o.Rect.W == 18 && o.Rect.H == 18 && o.Color == kit.Gold {
			n++
		}
	}
	return n
}
