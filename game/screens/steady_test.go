package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/store"
)

// TestPanelsKeepTheirPlace: while cards are laid for a fight of Royal Crush no panel grows, moves or gives way.
func TestPanelsKeepTheirPlace(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size == phone, store.NewMemory(), 3)
		r.start("crush", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		var was []geom.Rect
		laid := 0
		r.each = func() {
			s := r.app.tab()
			if s == nil || s.felt.Staged.On || s.t.Moves() == 0 {
				return
			}
			now := append(slices.Clone(s.felt.Areas.Panels), s.felt.Areas.Mine)
			now[len(now)-1].Y, now[len(now)-1].H = 0, 0 // what is asked takes of it
			if was != nil && !slices.Equal(was, now) {
				t.Fatalf("at %v the panels are %v and were %v", size, now, was)
			}
			was = now
			for x := range s.t.Players {
				if len(s.scene.View.Pile(engine.PileID{Kind: 2, Owner: engine.Seat(x)})) > 0 {
					laid++
				}
			}
		}
		who := &player{rnd: rand.New(rand.NewPCG(3, 9))}
		for range 1200 {
			switch st, s := r.app.Status(), r.app.tab(); {
			case s == nil || st.Scene == "result":
			case s.t.Holding():
				r.app.Activate("next")
				r.step(deafTime)
			case st.Settled && s.t.Asked != engine.None:
				r.choose(who)
			default:
				r.step(30 * time.Millisecond)
			}
		}
		if laid == 0 {
			t.Errorf("at %v nothing was laid", size)
		}
	}
}
