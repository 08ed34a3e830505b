package screens

import (
	"slices"
	"testing"

	"royals/game/geom"
	"royals/game/paint"
)

// TestNamesAreWhole: on the smallest phone, before anything lies on the table, the names of four players stand
// unabridged on their panels, and every score has air before it.
func TestNamesAreWhole(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone} {
		for _, id := range []string{"usurpers", "crush"} {
			r := deal(t, id, size, 12)
			s := r.app.tab()
			for _, x := range s.scene.Others() {
				if !slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Text == s.t.Name(x) }) {
					t.Errorf("%s at %v: the name %s is cut", id, size, s.t.Name(x))
				}
				score := s.felt.Scores[x]
				for _, o := range r.list.Ops {
					if gap := score.X - o.Rect.X - o.Rect.W; o.Kind == paint.Text && o.Rect.Center().In(s.felt.Box(&s.scene, x)) && o.Rect.Center().Y > score.Y && o.Rect.Center().Y < score.Y+score.H && gap > -score.W+0.5 && gap < 6 {
						t.Errorf("%s at %v: %q is %.1f from the score of %s", id, size, o.Text, gap, s.t.Name(x))
					}
				}
			}
		}
	}
}
