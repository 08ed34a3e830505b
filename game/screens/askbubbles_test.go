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
	"royals/game/plan"
	"royals/game/store"
	"royals/game/words"
	"royals/sprites"
)

// TestAsksAreReadOnAWideStage: on a wide stage what is asked and what is answered stand below the faces, whole beside the card that is given, and
// no gift's arrow runs over them. The rim of that card is red for who gives it alone.
func TestAsksAreReadOnAWideStage(t *testing.T) {
	gifts := 0
	const enough = 60 // frames, of more than one game
	for seed := range uint64(4) {
		r := newRig(t, desktop, false, store.NewMemory(), 41+seed)
		r.start("royalty", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		who := &player{rnd: rand.New(rand.NewPCG(41, 9))}
		for n := 0; n < 20000 && gifts < enough*int(seed+1); n++ {
			s := r.app.tab()
			if s == nil || r.app.Status().Scene == "result" {
				break
			}
			st := s.scene.Stage
			switch {
			case s.t.Held():
				r.app.Activate("next")
			case r.app.Status().Settled && s.t.Asked != engine.None:
				r.choose(who)
			}
			if st != nil && s.felt.Staged.On && st.Says[0].Key != "" && st.Answer == plan.Gains && !s.moves() {
				gifts += giftSeen(t, r, s)
			}
			r.step(40 * time.Millisecond)
		}
	}
	if gifts < enough {
		t.Errorf("only %d frames of gifts", gifts)
	}
}

// giftSeen looks at a gift on the stage.
func giftSeen(t *testing.T, r *rig, s *tableScreen) int {
	t.Helper()
	st := s.scene.Stage
	var bubbles []geom.Rect
	for _, says := range st.Says {
		text := words.T(says.Key, words.Args{N: says.N})
		i := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Text == text })
		if says.Key == "" || i < 0 {
			continue
		}
		o := r.list.Ops[i]
		w := sprites.Measure(sprites.SansBold, o.Size, text)
		bubbles = append(bubbles, geom.Around(o.Rect.Center(), w, o.Size))
	}
	for _, b := range bubbles {
		for i := range s.felt.Staged.Pieces {
			if p := &s.felt.Staged.Pieces[i]; !p.At.Intersect(b).Empty() {
				t.Errorf("the words at %v lie under the %v at %v", b, p.Card, p.At)
			}
		}
		for _, o := range r.list.Ops {
			if mid := (geom.Point{X: o.Rect.X + o.Rect.W/2, Y: o.Rect.Y + o.Rect.H/2}); o.Kind == paint.Line && o.Width > 2 && o.Color == kit.GiftArrow.Color() && mid.In(b) {
				t.Errorf("the arrow runs over the words at %v", b)
			}
		}
	}
	return len(bubbles) / 2
}
