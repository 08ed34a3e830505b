package screens

import (
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/anim"
)

// TestPaceTellsNothing checks that how fast cards move, whether they move at all, and how long opponents pause change nothing
// that is done and nothing that is said, to the end of a short game and well into a long one. Under reduced motion no frame of
// it has anything that travels, turns or scales.
func TestPaceTellsNothing(t *testing.T) {
	const most = 120
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			s := scripted(t, g, engine.Config{Seats: sittings[g.Info().ID].seats, Seed: 1}, map[string]bool{})
			var said []string
			for _, pace := range []struct {
				name         string
				speed, pause int
				reduced      bool
			}{{"at once", 0, 0, false}, {"fast", 1, 1, false}, {"normal", 2, 2, false}, {"slow", 3, 2, false}, {"reduced", 2, 2, true}} {
				frames := 0
				w, log := perform(t, s, phone, byList, most, func(w *ways) {
					w.app.prefs.Speed, w.app.prefs.Pause = pace.speed, pace.pause
					w.in.ReducedMotion = pace.reduced
					w.each = func() {
						if tab := w.app.tab; pace.reduced && tab != nil {
							frames++
							var rep anim.Report
							tab.stage.Report(w.in.Now, &rep)
							tab.moments.Report(w.in.Now, &rep)
							if rep.Travel > 0 || rep.Turn > 0 || rep.Scale > 0 || rep.Fade > 150*time.Millisecond {
								t.Fatalf("reduced, move %d: something moves: %+v", tab.t.Moves(), rep)
							}
						}
					}
				})
				if !slices.Equal(log, s.log[:len(log)]) || len(log) < min(most, len(s.log)) {
					t.Errorf("%s: another log", pace.name)
				}
				var lines []string
				for _, l := range w.tab.t.Log {
					if l.Move <= len(log) && l.Move <= most {
						lines = append(lines, l.Text)
					}
				}
				if said == nil {
					said = lines
				}
				if len(lines) < 30 || !slices.Equal(lines, said) {
					t.Errorf("%s: %d lines are said, at once %d", pace.name, len(lines), len(said))
				}
				if pace.reduced && frames < 100 {
					t.Errorf("only %d frames seen", frames)
				}
			}
		})
	}
}
