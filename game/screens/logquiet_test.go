package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/engine/catalog"
)

// TestLogTellsOnce plays every game on a desktop: of the lines beside the table only the newest may be one that another
// line says better, some are left out, and the document keeps all.
func TestLogTellsOnce(t *testing.T) {
	for _, g := range catalog.Games() {
		r := deal(t, g.Info().ID, desktop, 9)
		s := r.app.tab()
		left := 0
		for range 12 {
			r.choose(&player{rnd: rand.New(rand.NewPCG(3, 1))})
			r.settle()
			if putAway(r); r.app.Status().Scene != "table" {
				break
			}
			lines, all := s.scene.Log, s.t.Lines(0)
			for i, l := range lines {
				if i < len(lines)-1 && slices.Contains(s.scene.Plan.Quiet, l.Say) {
					t.Fatalf("%s: the log says %q", g.Info().ID, l.Text)
				}
			}
			for _, l := range all {
				if slices.Contains(s.scene.Plan.Quiet, l.Say) {
					left++
				}
			}
			if told := len(r.app.Doc().Log); told < min(len(all), 3) {
				t.Errorf("%s: the document keeps %d lines of %d", g.Info().ID, told, len(all))
			}
		}
		if left == 0 {
			t.Errorf("%s: nothing was left out", g.Info().ID)
		}
	}
}
