package screens

import (
	"strings"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/learn"
	"royals/game/store"
	"royals/sprites"
)

// TestLessonShowsItsFight strikes in a lesson: the stage stands, and says what got through, until a touch. Then the bubble comes.
func TestLessonShowsItsFight(t *testing.T) {
	r, l := opened(t)
	p, s := pupil{r, l}, r.app.tab()
	r.blind = false
	for n := 0; !s.t.Holding(); n++ {
		if n > 2000 {
			t.Fatalf("nothing stands: %q", l.Says().Text)
		}
		if l.Stage() == learn.Asking && !s.clock.running() {
			p.touch()
		}
		r.step(50 * time.Millisecond)
	}
	if what := s.scene.Question.What; !s.felt.Staged.On || !strings.Contains(what, "the red 10 got through") {
		t.Errorf("the stage is up: %v, and it says %q", s.felt.Staged.On, what)
	}
	for _, b := range s.felt.Acts {
		if b.Text == "Auto: off" {
			t.Error("a lesson offers to go on by itself")
		}
	}
	r.tap("next")
	for n := 0; n < 200 && l.Stage() == learn.Playing; n++ {
		r.step(50 * time.Millisecond)
	}
	if s.felt.Staged.On || l.Says().Label != "cross" {
		t.Errorf("after it: the stage is up: %v, and %q is said", s.felt.Staged.On, l.Says().Text)
	}
}

// TestLessonSaysWhatToPress points at cards of a lesson: once what is wanted lacks only its button, the bubble names the button, which is
// all that is lit.
func TestLessonSaysWhatToPress(t *testing.T) {
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "houses.battle")
	for p.Stage() != learn.Asking {
		p.goOn()
	}
	for _, c := range []struct{ card, says string }{{"4C", "Lead your king:"}, {"KH", "Now press “Lead king of hearts”."}} {
		p.app.Activate("card:hand:" + c.card)
		p.step(0)
		if got := p.app.Doc().Prompt; !strings.Contains(got, c.says) || strings.Contains(got, "press") != (c.card == "KH") {
			t.Errorf("%s is pointed at, and the bubble says %q", c.card, got)
		}
		if lit := (lights{p.app.tab()}).names((lights{p.app.tab()}).lit()); strings.Contains(lit, "button") != (c.card == "KH") || strings.Contains(lit, ",") {
			t.Errorf("%s is pointed at, and lit is %q", c.card, lit)
		}
		p.lies()
		p.app.Activate("cancel")
		p.step(0)
	}
}

// TestTicksLeaveNumbersAlone chooses a card of a fan: no tick lies over the corner of another card.
func TestTicksLeaveNumbersAlone(t *testing.T) {
	ticks := 0
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone} {
		p := lessonOf(newRig(t, size, true, store.NewMemory(), 5), "usurpers.strike")
		p.blind = false
		for p.Stage() != learn.Asking || p.Bubble() != "card" {
			p.goOn()
		}
		p.app.Activate("card:hand:TH")
		p.settle()
		s := p.app.tab()
		for i := range p.list.Ops {
			o := &p.list.Ops[i]
			if o.Sprite != sprites.IconCheck || !o.Rect.Center().In(s.felt.Areas.Hand) {
				continue
			}
			ticks++
			for j := range s.felt.Places {
				q := s.felt.Places[j].Pose.Rect
				if corner := (geom.Rect{X: q.X + 1, Y: q.Y, W: 10, H: 24}); q.Center().In(s.felt.Areas.Hand) && !o.Rect.Inset(-3).Intersect(corner).Empty() {
					t.Errorf("at %v the tick at %v covers the corner of the card at %v", size, o.Rect, q)
				}
			}
		}
	}
	if ticks < 2 {
		t.Errorf("only %d ticks", ticks)
	}
}

// TestLessonShowsItsReveal lays cards in lessons that begin in the middle of a fight: who wins is said where the cards lie open on the
// stage, each side with its sum.
func TestLessonShowsItsReveal(t *testing.T) {
	for _, c := range []struct {
		name  string
		cards int
	}{{"crush.flip", 4}, {"crush.court", 6}, {"crush.king", 4}} {
		p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), c.name)
		s := p.app.tab()
		for n := 0; !s.t.Holding(); n++ {
			if n > 2000 {
				t.Fatalf("%s: nothing stands", c.name)
			}
			if p.Stage() == learn.Asking && !s.clock.running() {
				p.touch()
			}
			p.step(50 * time.Millisecond)
		}
		p.step(50 * time.Millisecond)
		if what := s.scene.Question.What; !s.felt.Staged.On || len(s.scene.Stage.Pieces) != c.cards || len(s.scene.Stage.Counts) != 2 || !strings.Contains(what, "win") {
			t.Errorf("%s: the stage is up: %v, with %+v, and it says %q", c.name, s.felt.Staged.On, s.scene.Stage, what)
		}
	}
}
