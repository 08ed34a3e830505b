package screens

import (
	"flag"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/port"
)

var sleepGames = flag.Int("sleepgames", 0, "play so many games of each title to the end in TestSleep, instead of the beginnings of a few")

// TestSleep plays all games with one, two and all persons. Whenever the app sleeps, nothing may be left to happen
// before the moment for which it asked to be woken, and where it asked for none somebody must have something to press.
func TestSleep(t *testing.T) {
	all := counts{scenes: map[string]int{}}
	for _, g := range catalog.Games() {
		id := g.Info().ID
		t.Run(id, func(t *testing.T) {
			n, most := 6, 45
			if *sleepGames > 0 {
				n, most = *sleepGames, 600
			}
			for i := range n {
				s := newSleeper(t, id, []int{1, 2, 9}[i%3], uint64(i)+1, -1)
				s.app.Prefs.Switches, s.app.Prefs.Dwell = [...]int{0, 0, 1, 0, 2}[i%5], [...]int{1000, 0, 0}[i%3]
				s.app.Change()
				s.update(0)
				s.game(most)
				all.sleeps += s.count.sleeps
				all.timed += s.count.timed
				all.ended += s.count.ended
				for k, n := range s.count.scenes {
					all.scenes[k] += n
				}
			}
		})
	}
	t.Logf("%d games to their end, %d sleeps, %d of them with a time to wake up, on %v", all.ended, all.sleeps, all.timed, all.scenes)
}

// TestAnswerDoesNotDependOnSleep plays the same with a player who waits for a moment, one who waits for longer and one
// who goes away for an hour before every deed: they see the same screens and questions and make the same moves.
func TestAnswerDoesNotDependOnSleep(t *testing.T) {
	for _, g := range catalog.Games() {
		for people := 1; people <= 2; people++ {
			var first []string
			for _, pause := range []time.Duration{600 * time.Millisecond, 2 * time.Second, time.Hour} {
				s := newSleeper(t, g.Info().ID, people, uint64(20+people), pause)
				s.game(25)
				if first == nil {
					first = s.told
				}
				for i := range min(len(first), len(s.told)) {
					if first[i] != s.told[i] {
						s.fail("after %v it came to %s, with shorter waits to %s", pause, s.told[i], first[i])
					}
				}
			}
		}
	}
}

// TestCurtainIsDeafUntilItSaysSo opens a curtain and presses at once, and just before its time: nothing happens, and
// picture and document say that nothing would. When its time has come both offer the button, without anybody's help,
// and one press does.
func TestCurtainIsDeafUntilItSaysSo(t *testing.T) {
	for _, press := range []func(s *sleeper){
		func(s *sleeper) { s.in.Press("curtain:ok") },
		func(s *sleeper) {
			for range 4 { // the ring goes round all that answers
				if s.app.Glance().Ring == "curtain:ok" {
					s.in.Type(port.Key{Code: port.Enter})
					return
				}
				s.in.Type(port.Key{Code: port.Tab})
				s.update(0)
			}
		},
	} {
		s := newSleeper(t, "kingdoms", 2, 7, -1)
		for s.rest(); s.app.Status().Scene != "curtain" || s.app.Voice.Due() != port.Never; s.rest() {
			s.update(s.clock.Due - s.in.Now)
		}
		c := s.app.Top().(*curtainScreen)
		end := c.since + curtainDeaf
		if s.clock.Due != end {
			t.Fatalf("it wakes up at %v, want %v", s.clock.Due, end)
		}
		offers := func() bool {
			item := s.app.Doc().Acts[0]
			_, there := find(s.app.Hits(nil), item.Name)
			if there == item.Disabled {
				t.Fatalf("to be touched is %v, disabled in the document %v", there, item.Disabled)
			}
			return there
		}
		for _, at := range []time.Duration{s.in.Now, end - 1} {
			s.clock.Now = at
			press(s)
			if s.update(0); s.app.Status().Scene != "curtain" || offers() || s.app.Status().Settled {
				t.Fatalf("%v before its time it opens, or says that it would", end-at)
			}
		}
		if s.update(1); !offers() || !s.app.Status().Settled {
			t.Fatal("at its time it offers nothing")
		}
		press(s)
		if s.update(0); s.app.Status().Scene == "curtain" {
			t.Fatal("it does not open at one press")
		}
	}
}

// TestDoneInOrder does two things between two frames, by finger and by name: they count in the order in which they
// came.
func TestDoneInOrder(t *testing.T) {
	for _, first := range []string{"finger", "name"} {
		s := newSleeper(t, "usurpers", 1, 7, -1)
		s.ready()
		menu, _ := find(s.app.Hits(nil), "menu")
		p := port.Pointer{ID: 1, Pos: menu.Center(), Touch: true}
		tap := func() {
			p.Motion, p.Held = port.Down, true
			s.in.Point(p)
			p.Motion, p.Held = port.Up, false
			s.in.Point(p)
		}
		if first == "finger" {
			tap()
			s.in.Press("menu:rules")
			s.in.Type(port.Key{Code: port.Escape})
			s.in.Press("back")
		} else {
			s.in.Press("rules")
			s.in.Type(port.Key{Code: port.Escape})
			tap()
		}
		s.update(0)
		if got, want := s.app.Status().Scene, map[string]string{"finger": "table", "name": "menu"}[first]; got != want {
			t.Errorf("%s first: it ends on %s, want %s", first, got, want)
		}
	}
}
