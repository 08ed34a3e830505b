package screens

import (
	"strings"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// TestWhoPlaysAloneIsNotNamed plays a game of each title: over a stage, in the question and in the log who plays alone is spoken to, in one
// way. The name stands below the face, and nowhere else.
func TestWhoPlaysAloneIsNotNamed(t *testing.T) {
	for _, id := range []string{"usurpers", "crush", "kingdoms", "houses", "royalty"} {
		said := addressed{}
		for _, size := range []geom.Rect{phone, desktop} {
			holdGameOf(t, 43, id, size, tempo{"", 0, 1, false}, 200, func(r *rig, s *tableScreen) {
				r.step(time.Second)
				said.look(t, r, s)
				r.tap("next")
				r.step(deafTime)
			})
		}
		if said.titles == 0 || said.lines == 0 {
			t.Errorf("%s: nobody was spoken to: %+v", id, said)
		}
	}
}

// addressed counts the titles of stages, and the lines of logs beside them, in which somebody is spoken to.
type addressed struct{ titles, lines int }

func (c *addressed) look(t *testing.T, r *rig, s *tableScreen) {
	name := s.t.Name(s.t.Viewer)
	for _, o := range r.list.Ops {
		if o.Kind != paint.Text || o.Text == name || o.Text == name+" " {
			continue
		}
		if strings.Contains(o.Text, name) {
			t.Errorf("%s says %q to who plays alone", s.info.ID, o.Text)
		}
		if o.Face == sprites.Title && strings.Contains(strings.ToLower(o.Text), "you") {
			c.titles++
		}
	}
	for _, l := range s.scene.Log {
		if strings.Contains(l.Text, "You ") {
			c.lines++
		}
	}
}
