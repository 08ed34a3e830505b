package table_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/table"
)

// TestDue sleeps from one moment that Due names to the next, as a program that shows a table does. Nothing may change
// in between. When Due names none, a person has something to do, or the game is over and has been looked at.
func TestDue(t *testing.T) {
	for _, g := range catalog.Games() {
		for people := range 3 {
			seed := uint64(60 + people)
			tab, _ := sit(t, g, people, seed)
			tab.Pace = table.Pace{Move: 1, Pause: 1, ByTap: people == 2}
			s := sleeper{tab: tab, rnd: rand.New(rand.NewPCG(seed, 1)), now: time.Second}
			for s.choices < 30 && !tab.Done(s.now) {
				if err := s.sleep(t); err != nil {
					t.Fatalf("%s for %d, seed %d: %v", g.Info().ID, people, seed, err)
				}
			}
		}
	}
}

// sleeper shows a table and sleeps whenever nothing is due.
type sleeper struct {
	tab           *table.Table
	rnd           *rand.Rand
	now           time.Duration
	choices, idle int
}

// sleep goes on to the next moment that is due, or does what a person has to do.
func (s *sleeper) sleep(t *testing.T) error {
	t.Helper()
	tab := s.tab
	tab.Update(s.now)
	at, ok := tab.Due(s.now)
	if ok && at <= s.now {
		if s.idle++; s.idle > 100 {
			return errors.New("something is due for ever")
		}
		return nil
	}
	s.idle = 0
	was, flushing := tab.Version, tab.Flushing()
	for _, d := range []time.Duration{1, time.Millisecond, 300 * time.Millisecond, time.Hour} {
		if ok && s.now+d >= at {
			break
		}
		if tab.Update(s.now + d); tab.Version != was || tab.Flushing() != flushing {
			return fmt.Errorf("it changes %v after %v, though nothing is due", d, s.now)
		}
	}
	tab.Update(s.now)
	switch {
	case tab.Done(s.now):
	case ok:
		s.now = at
	case tab.Held():
		tab.Next()
	case tab.Flushing():
		return errors.New("asleep in the middle of what is shown")
	case tab.Curtain != engine.None:
		tab.Ready()
	case tab.Asked == engine.None:
		return errors.New("asleep, and there is nothing to do")
	default:
		s.choices++
		decide(t, tab, s.rnd)
	}
	return nil
}
