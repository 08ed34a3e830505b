package screens

import (
	"slices"
	"testing"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/learn"
	"royals/game/store"
	"royals/game/table"
)

// matchLesson is the lesson of Home Houses in which three sevens are to be laid, at its question.
func matchLesson(t *testing.T, size geom.Rect) pupil {
	t.Helper()
	p := lessonOf(newRig(t, size, size.W < 1000, store.NewMemory(), 5), "houses.match")
	for range 10 {
		if p.Stage() == learn.Asking {
			return p
		}
		p.tap("next")
		p.settle()
	}
	t.Fatal("the lesson asks nothing")
	return p
}

// TestFirstCardLiftsTheMatch: a match has a button that says what it is worth. The first card of it that is touched lifts
// the others, and one press lays them.
func TestFirstCardLiftsTheMatch(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		p := matchLesson(t, size)
		s := p.app.tab()
		offered := func() bool {
			return slices.ContainsFunc(s.felt.Acts, func(a felt.Act) bool { return a.Text == "Lay 7 7 7: 60" && a.On })
		}
		if !offered() {
			t.Fatalf("no button lays the sevens: %+v", s.felt.Acts)
		}
		moves := s.t.Moves()
		p.rig.tap("card:hand:7D")
		n := 0
		for _, h := range s.scene.Hand {
			if lifted := felt.Contains(s.scene.Marks.Focused, s.scene.HandTap(h), table.APlace); lifted != (h.Face.Rank() == 7) {
				t.Errorf("%v is lifted: %v", h.Face, lifted)
			} else if lifted {
				n++
			}
		}
		if n != 3 || !offered() || s.t.Moves() != moves {
			t.Fatalf("%d sevens are lifted; %+v", n, s.felt.Acts)
		}
		p.blind = false
		p.rig.step(0)
		p.shot("lift")
		p.rig.tap("act:lift:7D")
		p.settle()
		if s.t.Moves() != moves+1 {
			t.Fatalf("one press makes %d choices", s.t.Moves()-moves)
		}
	}
}
