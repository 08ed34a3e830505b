package screens

import (
	"testing"

	"royals/engine"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/table"
)

// TestFacesOnADeskAreSeen: on a wide table the faces of up to three rivals are 64 px and more, those of more of them 48, and no card and no
// word of its board lies on one.
func TestFacesOnADeskAreSeen(t *testing.T) {
	for _, c := range []struct {
		id    string
		seats int
		least float64
	}{{"usurpers", 4, 64}, {"usurpers", 6, 48}, {"crush", 4, 64}, {"crush", 6, 48}, {"royalty", 2, 64}, {"royalty", 4, 64}, {"houses", 2, 64}} {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		r.seat(c.id, c.seats)
		r.app.tab().t.SetPlayer(0, table.Player{Name: "Ada", Bot: "greedy"})
		r.app.Prefs.Pause = 1
		frames, looked := 0, 0
		show(r, func(s *tableScreen) bool {
			if frames++; frames%9 == 0 && !s.felt.Staged.On {
				looked++
				for x := range engine.Seat(c.seats) {
					seenFace(t, s, x, c.least)
				}
			}
			return frames < 700 && !t.Failed()
		})
		if looked < 5 {
			t.Errorf("%s: only %d frames", c.id, looked)
		}
	}
}

// seenFace looks at the face of a seat: how large it is, and what lies on it.
func seenFace(t *testing.T, s *tableScreen, x engine.Seat, least float64) {
	t.Helper()
	face, panel := s.felt.Heads[x].At, s.felt.Box(&s.scene, x)
	if in := face.Intersect(panel); face.W < least || in.W < face.W-0.1 || in.H < face.H-0.1 {
		t.Errorf("seat %d of %v: the face %v in %v", x, s.scene.Info.ID, face, panel)
	}
	for i := range s.felt.Places {
		if p := &s.felt.Places[i]; p.Pose.Rect.W > 0 && !p.Hidden && !p.Pose.Rect.Intersect(face.Inset(2)).Empty() {
			t.Errorf("seat %d: a card at %v lies on the face %v", x, p.Pose.Rect, face)
		}
	}
	for _, o := range s.felt.Under {
		if o.Kind == paint.Text && o.Rect.H < 40 && !o.Rect.Intersect(face.Inset(4)).Empty() && panel.Contains(o.Rect) {
			t.Errorf("seat %d: %q at %v lies on the face %v", x, o.Text, o.Rect, face)
		}
	}
}
