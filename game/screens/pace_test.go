package screens

import (
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/anim"
)

// TestPaceTellsNothing checks that how fast cards move, whether they move at all, and how long opponents pause change
// nothing that is done and nothing that is said, to the end of a short game and well into a long one. Under reduced
// motion no frame of it has anything that travels, turns or scales.
func TestPaceTellsNothing(t *testing.T) {
	paces := []tempo{{"at once", 0, 0, false}, {"fast", 1, 1, false}, {"normal", 2, 2, false}, {"slow", 3, 2, false}, {"reduced", 2, 2, true}}
	for i, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			s := scripted(t, g, engine.Config{Seats: max(sittings[g.Info().ID].seats, g.Info().MinSeats), Seed: 1}, map[string]bool{})
			var said []string
			for j, p := range paces {
				if j > 0 && !due(j, 4, i) {
					continue
				}
				lines := p.perform(t, s)
				if said == nil {
					said = lines
				}
				if len(lines) < 10 || !slices.Equal(lines, said) {
					t.Errorf("%s: %d lines are said, at once %d", p.name, len(lines), len(said))
				}
			}
		})
	}
}

// tempo is how fast cards move and how long opponents pause.
type tempo struct {
	name         string
	speed, pause int
	reduced      bool
}

// perform plays the first choices of a script at a pace, checks them against its log, and returns what was said.
func (p tempo) perform(t *testing.T, s *script) (lines []string) {
	t.Helper()
	const most = 120
	frames := 0
	w, log := perform(t, s, phone, byList, most, func(w *ways) {
		w.app.Prefs.Speed, w.app.Prefs.Pause = p.speed, p.pause
		w.in.ReducedMotion = p.reduced
		w.each = func() {
			if tab := w.app.tab(); p.reduced && tab != nil {
				frames++
				if rep := reported(w.rig); !rests(rep) {
					t.Fatalf("reduced, move %d: something moves: %+v", tab.t.Moves(), rep)
				}
			}
		}
	})
	if !slices.Equal(log, s.log[:len(log)]) || len(log) < min(most, len(s.log)) {
		t.Errorf("%s: another log", p.name)
	}
	for _, l := range w.tab.t.Log {
		if l.Move <= len(log) && l.Move <= most {
			lines = append(lines, l.Text)
		}
	}
	if p.reduced && frames < 100 {
		t.Errorf("only %d frames seen", frames)
	}
	return lines
}

// reported is the register of all that moves on the table.
func reported(r *rig) (rep anim.Report) {
	s := r.app.tab()
	s.stage.Report(s.clock.time, &rep)
	s.moments.Report(s.clock.time, &rep)
	return rep
}

// rests reports whether nothing moves that reduced motion forbids: only a short fade is left.
func rests(rep anim.Report) bool {
	return rep.Travel <= 0 && rep.Turn <= 0 && rep.Scale <= 0 && rep.Fade <= 150*time.Millisecond
}
