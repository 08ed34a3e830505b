package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/table"
)

// TestWordsComeWithTheDeed films games of every title: the line of words tells a choice a tenth of a second after it at the latest, while its
// cards are still on their way, and not what was told before it.
func TestWordsComeWithTheDeed(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 3)
		r.start(g.Info().ID, 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		who := &player{rnd: rand.New(rand.NewPCG(3, 9))}
		n := 0
		for range enginetest.Much(12, 60) {
			r.settle()
			s := r.app.tab()
			if s == nil || r.app.Status().Scene == "result" {
				break
			}
			if s.t.Holding() {
				r.app.Activate("next")
				r.step(deafTime)
				continue
			}
			told, moves := len(s.t.Lines(0)), s.t.Moves()
			r.choose(who)
			r.step(20 * time.Millisecond)
			r.step(80 * time.Millisecond)
			if s.t.Moves() == moves || s.t.Resting() {
				continue
			}
			said := s.scene.Question.What
			untilTold(r, s, told)
			lines := s.t.Lines(0)
			if len(lines) <= told || armsRest(s, lines[told].Say) {
				continue
			}
			if n++; said != table.Addressed(s.t, lines[told].Text) {
				t.Errorf("%s: the line says %q, and %q is done", g.Info().ID, said, lines[told].Text)
			}
		}
		if n == 0 {
			t.Errorf("%s: nothing was done", g.Info().ID)
		}
	}
}

// untilTold lets time pass until there are more lines than so many, or the table stands or asks.
func untilTold(r *rig, s *tableScreen, lines int) {
	for range 200 {
		if len(s.t.Lines(0)) > lines || s.t.Resting() || s.t.Asked != engine.None {
			return
		}
		r.step(20 * time.Millisecond)
	}
}

// armsRest reports whether a line is one after which the table stands.
func armsRest(s *tableScreen, say int) bool {
	return say < 0 || slices.ContainsFunc(s.t.Plan.Rests, func(x plan.Rest) bool { return x.Arms(engine.Event{Kind: engine.Said, Key: uint8(say)}) })
}

// TestTokensClimbWhenItIsTold: on the ladder of a reveal nobody stands on another spot before the line that says so.
func TestTokensClimbWhenItIsTold(t *testing.T) {
	climbs := 0
	for seed := uint64(1); seed < 4; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("crush", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		began := map[engine.Seat]int{}
		r.each = func() {
			s := r.app.tab()
			if s == nil || s.scene.Stage == nil || s.scene.Stage.Shape != plan.Against {
				clear(began)
				return
			}
			for _, f := range s.scene.Stage.Figures {
				was, ok := began[f.Seat]
				switch {
				case !ok:
					began[f.Seat] = f.Rung
				case f.Rung != was && f.Tone == plan.Unsure:
					t.Fatalf("%s stands on %d and not on %d, and nothing was said", s.t.Name(f.Seat), f.Rung, was)
				case f.Rung != was:
					climbs++
				}
			}
		}
		who := &player{rnd: rand.New(rand.NewPCG(seed, 9))}
		roll(r, who, 3000, 30*time.Millisecond, nil)
	}
	if climbs == 0 {
		t.Error("nobody climbed")
	}
}
