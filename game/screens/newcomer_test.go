package screens

import (
	"strings"
	"testing"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/store"
)

// TestQueenIsGathered touches the cards of a blow with a queen one after the other: what is left is the button of just that blow.
func TestQueenIsGathered(t *testing.T) {
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "royalty.shield")
	for p.Stage() != learn.Asking || p.Bubble() != "queen" {
		p.goOn()
	}
	for _, card := range []string{"8H", "8S", "QH"} {
		p.app.Activate("card:hand:" + card)
		p.step(0)
	}
	if got := p.app.Doc().Prompt; p.Barred() || !strings.Contains(got, "Now press “Hit \u2068Bea\u2069 with 8s and a queen") {
		t.Errorf("two 8s and the queen are touched, and the bubble says %q", got)
	}
}

// TestLearnComesFirstOnce: until somebody has finished a game's first lesson or played any game, to learn is the first way on from its
// set-up, and then it is to play. Whichever is first, both stand where they stood.
func TestLearnComesFirstOnce(t *testing.T) {
	var places [3][2]geom.Rect
	for i, c := range []struct {
		knows string
		does  func(*App)
		first kit.Deed
	}{
		{"nothing", func(*App) {}, setupLearn},
		{"a game of another title", func(a *App) { a.coach.games["houses"] = 1 }, setupPlay},
		{"the first lesson", func(a *App) { a.learned.Finish(learn.Of("crush")[0], 3) }, setupPlay},
	} {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		c.does(r.app)
		r.app.Activate("game:crush")
		r.step(0)
		if ways := r.app.Top().(*setupScreen).ways(); ways[0].deed != c.first || len(ways) != 2 {
			t.Errorf("who knows %s finds the ways on %v", c.knows, ways)
		}
		places[i][0], _ = r.find(setupLearn.Name())
		places[i][1], _ = r.find(setupPlay.Name())
	}
	if places[0] != places[1] || places[0] != places[2] || places[0][0].X >= places[0][1].X {
		t.Errorf("Learn and Play stand at %v", places)
	}
}

// TestRiddleIsNotGivenAway: while a button that the lesson would take back stands beside the right one, the bubble asks on. It names
// the right one once that is all that is left.
func TestRiddleIsNotGivenAway(t *testing.T) {
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "royalty.recall")
	for p.Stage() != learn.Asking {
		p.goOn()
	}
	p.app.Activate("card:hand:6C")
	p.step(0)
	if got := p.app.Doc().Prompt; !strings.Contains(got, "Who holds a 6?") {
		t.Errorf("a 6 is touched, and the bubble says %q", got)
	}
	p.blind = false
	p.step(0)
	moves := p.Table.Moves()
	p.tap("seat:P3")
	if p.Table.Moves() == moves || p.TakenBack {
		t.Errorf("a 6 and Cosmo are touched, and %d choices of %d have been made", p.Table.Moves(), moves)
	}
}

// TestWhatALessonWantsIsGold opens every lesson on a phone: where one button does what is wanted it is gold from the start, and lies where the
// button lay that led there. Which button solves a riddle is not told.
func TestWhatALessonWantsIsGold(t *testing.T) {
	gilt, under := 0, 0
	for _, id := range []string{"usurpers", "kingdoms", "houses", "crush", "royalty"} {
		for _, l := range learn.Of(id) {
			p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), id+"."+l.ID)
			p.blind = false
			next := geom.Rect{}
			for n := 0; n < 60 && p.Stage() != learn.Done; n++ {
				p.step(0)
				if b, ok := p.find("next"); ok && p.Stage() == learn.Telling {
					next = b
				} else if p.Stage() == learn.Asking && p.Table.Focus.Empty() && len(p.Table.Composer().Chosen()) == 0 {
					wanted, over := gilded(p, next)
					gilt += wanted
					under += over
					next = geom.Rect{}
				}
				p.goOn()
			}
		}
	}
	if gilt < 15 || under < 5 {
		t.Errorf("%d buttons are wanted, %d lie where the way on lay", gilt, under)
	}
}

// does reports whether a button does what a lesson wants.
func does(p pupil, b felt.Act) bool {
	switch d := b.Deed.(type) {
	case felt.Play:
		return p.Ends(d.Action)
	case felt.Lift:
		return p.Ends(d.First)
	}
	return false
}

// gilded looks at the buttons of a question of a lesson, and at what lies where the way on lay.
func gilded(p pupil, next geom.Rect) (wanted, over int) {
	p.t.Helper()
	s := p.app.tab()
	for _, b := range s.felt.Acts {
		gold := b.Tone == kit.Primary
		if !does(p, b) || s.lesson.riddle(s.felt.Acts) {
			if gold {
				p.t.Errorf("%s %s: %q is gold", p.Lesson.Name(), p.Bubble(), b.Text)
			}
			continue
		}
		if wanted > 0 { // either will do
			continue
		}
		wanted++
		for _, c := range s.felt.Acts {
			gold = gold || c.Tone == kit.Primary && does(p, c)
		}
		if !gold {
			p.t.Errorf("%s %s: %q is wanted and not gold", p.Lesson.Name(), p.Bubble(), b.Text)
		}
		for _, c := range s.felt.Acts {
			at, _ := p.find(c.Deed.Name())
			if at.Intersect(next).Empty() {
				continue
			}
			if over++; c.Tone != kit.Primary {
				p.t.Errorf("%s %s: %q lies where the way on lay", p.Lesson.Name(), p.Bubble(), c.Text)
			}
		}
	}
	return wanted, over
}
