package screens

import (
	"testing"
	"time"

	"royals/engine"
	"royals/game/narrate"
	"royals/game/shell"
)

// TestOpponentsWaitUntilItIsReadOut: with that pause no opponent moves while the voice speaks, or is about to. With a natural pause
// some do, so there is something to wait for.
func TestOpponentsWaitUntilItIsReadOut(t *testing.T) {
	last := len(shell.Pauses) - 1
	for pause, wait := range map[int]bool{2: false, last: true} {
		l := listens(t, "usurpers", 1, narrate.Normal, 4)
		l.app.Prefs.Pause = pause
		moved, early := 0, 0
		for n := 0; n < 4000 && moved < 25 && l.app.Status().Scene == "table"; n++ {
			s := l.app.tab()
			before, busy := s.t.Moves(), l.app.Voice.Busy(l.in.Now)
			opponent := s.t.Asked == engine.None && !s.t.Resting()
			switch {
			case goesOn(l.rig):
			case s.t.Asked != engine.None:
				l.choose(l.p)
				opponent = false
			default:
				l.step(50 * time.Millisecond)
			}
			if s.t.Moves() > before && opponent {
				moved++
				if busy > 100*time.Millisecond {
					early++
				}
			}
		}
		if moved < 10 || early > 0 == wait {
			t.Errorf("pause %d: of %d choices of opponents %d came while the voice spoke", pause, moved, early)
		}
	}
}
