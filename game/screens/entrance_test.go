package screens

import (
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/sprites"
)

// ended plays a game of opponents to its result, which enters at normal speed.
func ended(t *testing.T, id string) (*rig, *resultScreen) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.start(id, 0)
	for r.app.Status().Scene != "result" { // an ending enters when the table has been left
		r.app.Prefs.Speed = 0
		if s := r.app.tab(); s != nil && s.t.Ended() {
			r.app.Prefs.Speed = 2
		}
		r.step(100 * time.Millisecond)
		goesOn(r)
		putAwayRound(r)
	}
	return r, r.app.Top().(*resultScreen)
}

// putAwayRound goes on from the scores of a round.
func putAwayRound(r *rig) {
	if r.app.Status().Scene == "round" {
		r.tap("round:ok")
	}
}

// isThrone reports whether an op is the throne of an ending's hall, whoever sits on it, and in whatever mood.
func isThrone(s *resultScreen, o paint.Op) bool {
	first, last := sprites.Throne(plan.Hall(s.info.ID), 0), sprites.Throne(plan.Hall(s.info.ID), -1)
	in := func(from, to sprites.ID) bool { return o.Sprite >= from && o.Sprite <= to }
	return o.Kind == paint.Sprite && (in(first, last) || in(sprites.Glad(first), sprites.Glad(last)))
}

// throneAt returns where the throne is drawn.
func throneAt(r *rig, s *resultScreen) (op paint.Op) {
	for _, o := range r.list.Ops {
		if isThrone(s, o) {
			op = o
		}
	}
	return op
}

// TestEndingsEnter: a result comes in within 1.4 s, one that is cheered within 2.2 s, the throne from below, the scores last. Nothing answers until then.
// A press shows it whole and does nothing else, nor do those that follow it within half a second. Then it rests.
func TestEndingsEnter(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, press := range []bool{false, true} {
			r, s := ended(t, g.Info().ID)
			low := throneAt(r, s)
			if !s.running() || r.app.Status().Settled {
				t.Fatalf("%s: the ending does not enter", g.Info().ID)
			}
			if press {
				stillGoesOn(r, s)
			} else {
				entersIn(r, map[bool]time.Duration{true: enterFall, false: enterTime}[s.mood() == victory || s.mood() == shared])
			}
			if at := throneAt(r, s); at.Rect.Y >= low.Rect.Y || at.Color&0xff != 0xff {
				t.Errorf("%s: the throne stands at %v, and stood at %v", g.Info().ID, at.Rect, low.Rect)
			}
			r.step(0)
			if r.step(0); r.due <= r.in.Now {
				t.Errorf("%s: the result does not rest", g.Info().ID)
			}
			if r.app.Top() != s {
				t.Fatalf("%s: a press during the entrance left the result", g.Info().ID)
			}
			if r.tap("result:title"); r.app.Top() == s {
				t.Errorf("%s: the result does not answer after its entrance", g.Info().ID)
			}
		}
	}
}

// stillGoesOn presses twice, as a finger does that still goes on.
func stillGoesOn(r *rig, s *resultScreen) {
	r.tap("result:title")
	if r.tap("result:title"); r.app.Top() != s {
		r.t.Fatalf("%s: a finger that goes on leaves the result for %s", s.info.ID, r.app.Status().Scene)
	}
	r.step(enterGrace)
}

// entersIn lets a result come in, which must take so long.
func entersIn(r *rig, want time.Duration) {
	begun, frames := r.in.Now, 0
	for r.app.Status().Scene == "result" && !r.app.Status().Settled {
		r.step(16 * time.Millisecond)
		frames++
	}
	if d := r.in.Now - begun; d < want-50*time.Millisecond || d > want+50*time.Millisecond || frames < 60 {
		r.t.Errorf("the entrance took %v in %d frames", d, frames)
	}
	r.step(16 * time.Millisecond)
}

// TestPennantsOfAMatch: between the games of a match everybody has a pennant for each game won, and the button says who
// begins the next one where the rules say so.
func TestPennantsOfAMatch(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.app.Activate("game:kingdoms")
	r.step(0)
	set := r.app.Top().(*setupScreen)
	for i := range set.set.Players {
		set.set.Players[i].Bot = "greedy"
	}
	set.set.Match = 5
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	r.app.Activate("play")
	for games := 1; games <= 2; games++ {
		if r.goOn() != "result" {
			t.Fatal("the game does not end")
		}
		s := r.app.Top().(*resultScreen)
		r.step(0)
		for x := range s.t.Players {
			n := 0
			for _, o := range r.list.Ops {
				if o.Kind == paint.Sprite && o.Sprite == sprites.Pennant(x) && o.Rect.H < 30 {
					n++
				}
			}
			if won := s.a.bout.series.Won[x]; n != won {
				t.Errorf("after game %d seat %d has %d pennants and won %d games", games, x, n, won)
			}
		}
		first := s.a.bout.first()
		if first == engine.None {
			t.Fatal("nobody begins the next game")
		}
		said := slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
			return o.Kind == paint.Text && strings.Contains(o.Text, s.t.Name(first)) && strings.Contains(o.Text, "Next game")
		})
		if !said {
			t.Errorf("the button does not say that %s begins", s.t.Name(first))
		}
		r.tap("result:rematch")
	}
}
