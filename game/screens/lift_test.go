package screens

import (
	"slices"
	"testing"

	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
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

// arrowsLesson is the lesson of Two Kingdoms in which three clubs are to be shot, at its question.
func arrowsLesson(t *testing.T) (pupil, *tableScreen) {
	t.Helper()
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "kingdoms.arrows")
	for range 10 {
		if p.Stage() == learn.Asking {
			return p, p.app.tab()
		}
		p.tap("next")
		p.settle()
	}
	t.Fatal("the lesson asks nothing")
	return p, nil
}

// TestArrowsArePickedByTouch: a button is called as the question calls it. Two cards that go together are picked when one is touched
// after the other, each further one by a touch, and then the button shoots.
func TestArrowsArePickedByTouch(t *testing.T) {
	p, s := arrowsLesson(t)
	if !slices.ContainsFunc(s.felt.Acts, func(a felt.Act) bool { return a.Text == "Shoot arrows …" && a.On }) {
		t.Errorf("no button shoots arrows: %+v", s.felt.Acts)
	}
	p.rig.tap("card:hand:2C")
	seven := slices.IndexFunc(s.scene.Hand, func(h felt.HandCard) bool { return h.Face == cards.New(7, cards.Clubs) })
	if !felt.Contains(s.scene.Marks.Legal, s.scene.HandTap(s.scene.Hand[seven]), table.APlace) {
		t.Error("the 7 does not show that it goes together with the 2")
	}
	for n, name := range []string{"card:hand:7C", "card:hand:TC"} {
		p.rig.tap(name)
		p.rig.step(0)
		if got := len(s.t.Composer().Chosen()); got != n+2 {
			t.Fatalf("after %s %d cards are picked", name, got)
		}
	}
	if !slices.ContainsFunc(s.felt.Acts, func(a felt.Act) bool { return a.Text == "Shoot arrows at "+s.t.Name(1)+" (3)" && a.Tone == kit.Primary }) {
		t.Errorf("nothing shoots: %+v", s.felt.Acts)
	}
	p.rig.tap("stepback")
	p.rig.step(0)
	if got := len(s.t.Composer().Chosen()); got != 2 {
		t.Errorf("taken back, %d cards are picked", got)
	}
}

// TestOneDiscardIsNamed: the button that ends a discard of one card names it, as the question and the hint do.
func TestOneDiscardIsNamed(t *testing.T) {
	p, s := arrowsLesson(t)
	p.rig.tap("card:hand:3D")
	p.rig.step(0)
	if !slices.ContainsFunc(s.felt.Acts, func(a felt.Act) bool { return a.Text == "Discard 3 of diamonds" && a.Deed.Name() == "act:dis" }) {
		t.Errorf("the discard is not named: %+v", s.felt.Acts)
	}
}
