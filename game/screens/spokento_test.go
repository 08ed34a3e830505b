package screens

import (
	"strings"
	"testing"
	"time"

	"royals/game/paint"
	"royals/sprites"
)

// TestWhoPlaysAloneIsNotNamed plays a game of each title: over a stage, in the question and in the log who plays alone is spoken to, in one
// way. The name stands below the face, and nowhere else.
func TestWhoPlaysAloneIsNotNamed(t *testing.T) {
	you := map[string]int{}
	for _, id := range []string{"usurpers", "crush", "kingdoms", "houses", "royalty"} {
		holdGameOf(t, 43, id, desktop, tempo{"", 0, 1, false}, 200, func(r *rig, s *tableScreen) {
			r.step(time.Second)
			name := s.t.Name(s.t.Viewer)
			for _, o := range r.list.Ops {
				if o.Kind != paint.Text || o.Text == name || o.Text == name+" " {
					continue
				}
				if strings.Contains(o.Text, name) {
					t.Errorf("%s says %q to who plays alone", id, o.Text)
				}
				if o.Face == sprites.Title && strings.Contains(strings.ToLower(o.Text), "you") {
					you["title"]++
				}
			}
			for _, l := range s.scene.Log {
				if strings.Contains(l.Text, "You ") {
					you["log"]++
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if you["title"] == 0 || you["log"] == 0 {
		t.Errorf("nobody was spoken to: %v", you)
	}
}
