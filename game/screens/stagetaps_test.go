package screens

import (
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
)

// TestStageTaps taps on a stage while it moves, again and again, as impatient players do. The first tap lands all that moves
// there; of those that follow at 120 ms each, one goes on within half a second; and none of them answers a question.
func TestStageTaps(t *testing.T) {
	for i, g := range catalog.Games() {
		id := g.Info().ID
		size := []geom.Rect{phone, desktop}[i%2]
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 41)
		r.start(id, 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 3, 2
		who := &player{rnd: rand.New(rand.NewPCG(41, 9))}
		landed, on := 0, 0
		for n := 0; n < 60000 && on < 3; n++ {
			st, s := r.app.Status(), r.app.tab()
			switch {
			case s == nil || st.Scene == "result":
				n = 60000
			case st.Scene == "round":
				r.tap("round:ok")
			case r.app.Top() == shell.Screen(s) && s.felt.Staged.On && s.clock.running() && !s.scene.Stage.Past && s.moves():
				r.step(400 * time.Millisecond) // in the middle of it
				if s.scene.Stage != nil && s.clock.running() && !s.scene.Stage.Past {
					a, b := impatient(t, r, s)
					landed, on = landed+a, on+b
				}
			case st.Scene == "table" && s.t.Holding():
				r.app.Activate("next")
				r.step(deafTime)
			case st.Settled && s.t.Asked != engine.None:
				r.choose(who)
			default:
				r.step(16 * time.Millisecond)
			}
		}
		if landed < 2 || on < 2 {
			t.Errorf("%s: only %d taps landed a stage, and %d went on", id, landed, on)
		}
	}
}

// impatient taps until something goes on.
func impatient(t *testing.T, r *rig, s *tableScreen) (landed, on int) {
	t.Helper()
	tap := func() {
		at := s.felt.Areas.Centre.Center()
		r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: at, Held: true, Touch: r.in.Touch}, port.Pointer{ID: 1, Motion: port.Up, Pos: at, Touch: r.in.Touch})
		r.step(time.Millisecond)
	}
	mine := s.t.Moves()
	tap()
	if r.app.Top() != shell.Screen(s) || !s.t.Holding() {
		return 0, 0 // others answer first, or the deed has no hold
	}
	if s.stage.Moving(s.clock.time) || s.staging.beat.Running(s.clock.time) {
		t.Errorf("%s: a tap does not land what moves on the stage", s.info.ID)
	}
	line := s.scene.Question.What
	for n := 0; n < 6; n++ {
		r.step(119 * time.Millisecond)
		if tap(); r.app.Top() != shell.Screen(s) || !s.t.Holding() || s.scene.Question.What != line {
			if s.t.Asked != engine.None && s.t.Moves() > mine {
				t.Errorf("%s: a tap answers a question", s.info.ID)
			}
			return 1, 1
		}
	}
	t.Errorf("%s: six taps end nothing: %q", s.info.ID, line)
	return 1, 0
}
