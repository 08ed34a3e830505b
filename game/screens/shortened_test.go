package screens

import (
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/port"
	"royals/game/store"
)

// TestATapEndsTheWait plays games at normal pace from the deal to the third question, once without a tap and once with one on the felt in
// every half second: what moves, what is said and an opponent's pause all end by it. Nothing is chosen by such a tap.
func TestATapEndsTheWait(t *testing.T) {
	for _, g := range catalog.Games() {
		left, moves := waits(t, g.Info().ID, false)
		tapped, same := waits(t, g.Info().ID, true)
		if 10*tapped > 6*left || moves != same {
			t.Errorf("%s: %v pass without a tap, %v with taps; %d choices are made, and %d", g.Info().ID, left, tapped, moves, same)
		}
	}
}

// waits plays a game to its third question and returns how long that took, but for what stands until a tap, and how many choices were made.
func waits(t *testing.T, id string, taps bool) (long time.Duration, moves int) {
	t.Helper()
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.app.Activate("game:" + id)
	r.step(0)
	set := r.app.Top().(*setupScreen)
	for i := range set.set.Players {
		set.set.Players[i].Bot = "random"
	}
	set.set.Players[0].Bot = ""
	r.app.Activate("play")
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
	asked := 0
	for n := range 4000 {
		s := r.app.tab()
		switch {
		case s == nil:
			return long, moves
		case s.t.Held():
			r.app.Activate("next")
		case s.t.Asked != engine.None && !s.clock.running():
			if moves = s.t.Moves(); asked == 2 {
				return long, moves
			}
			asked++
			all, _ := match.Choices(s.t.State(), s.t.Asked, 40)
			if err := s.t.Commit(all[0]); err != nil {
				t.Fatal(err)
			}
		case taps && n%5 == 4:
			at := s.felt.Areas.Centre.Center()
			r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: at, Held: true, Touch: true}, port.Pointer{ID: 1, Motion: port.Up, Pos: at, Touch: true})
		}
		r.step(100 * time.Millisecond)
		long += 100 * time.Millisecond
	}
	t.Fatalf("%s: no third question comes", id)
	return long, moves
}
