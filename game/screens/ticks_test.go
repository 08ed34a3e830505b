package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/game/geom"
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
			fights(r, who, 10*time.Millisecond)
			s := r.app.tab()
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

// fights lets some time pass on the way to a fight: what is asked is answered, and a hold is gone on from.
func fights(r *rig, who *player, pass time.Duration) {
	switch st, s := r.app.Status(), r.app.tab(); {
	case st.Settled && st.Scene == "table" && s.t.Asked != engine.None:
		r.choose(who)
	case st.Scene == "table" && s.t.Holding():
		r.app.Activate("next")
		r.step(deafTime)
	default:
		r.step(pass)
	}
}

// TestTicksStandClear: the beats before the flip stand on a dark pill, clear of cards, shields, the gold of the ladder and words.
func TestTicksStandClear(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop, {W: 640, H: 360}} {
		r := newRig(t, size, true, store.NewMemory(), 41)
		r.start("crush", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		who := &player{rnd: rand.New(rand.NewPCG(41, 9))}
		for n := 0; n < 20000 && ticked(r.app.tab(), r.app.tab().clock.now()) < 2; n++ {
			fights(r, who, 50*time.Millisecond)
		}
		s := r.app.tab()
		at := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool {
			return o.Kind == paint.Fill && o.Color == kit.Ink && o.Rect.Center() == s.felt.Staged.Ticks.Center()
		})
		if at < 0 {
			t.Errorf("%v: nothing tells the beats", size)
			continue
		}
		pill := r.list.Ops[at].Rect
		for _, p := range s.felt.Staged.Pieces {
			if x := p.At.Intersect(pill); !x.Empty() {
				t.Errorf("%v: the beats lie over %v", size, p.Card)
			}
		}
		for _, o := range r.list.Ops[:at] {
			solid := o.Kind == paint.Fill && (o.Color == kit.Gold || o.Color == kit.Gilt) || o.Kind == paint.Text || o.Kind == paint.Sprite && o.Color == kit.White
			if x := o.Rect.Intersect(pill); solid && x.W > 1 && x.H > 1 && o.Rect.W < size.W/2 {
				t.Errorf("%v: the beats at %v lie over %v %q at %v", size, pill, o.Kind, o.Text, o.Rect)
			}
		}
	}
}

// litDiscs counts the discs of beats that are lit.
func litDiscs(ops []paint.Op) (n int) {
	for _, o := range ops {
		if o.Kind == paint.Fill && o.Rect.W == 18 && o.Rect.H == 18 && o.Color == kit.White {
			n++
		}
	}
	return n
}
