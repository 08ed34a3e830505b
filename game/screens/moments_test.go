package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// watch plays some decisions of a game and looks at every frame until the table rests.
func (r *rig) watch(p *player, n int, each func()) {
	r.t.Helper()
	for range n {
		for still := false; !still; {
			r.step(16 * time.Millisecond)
			each()
			switch r.app.Status().Scene {
			case "result":
				return
			case "round":
				r.tap("round:ok")
			case "table":
				still = r.app.Status().Settled
			default:
				r.t.Fatalf("on %s in the middle of a game", r.app.Status().Scene)
			}
		}
		r.choose(p)
	}
}

// TestStill checks that under reduced motion nothing travels, turns, scales or shakes: by the register of all that moves,
// and by what is drawn, where every card lies in a place of rest.
func TestStill(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			r := newRig(t, desktop, false, store.NewMemory(), 11)
			r.in.ReducedMotion = true
			r.start(g.Info().ID, 1)
			r.app.prefs.Speed = 2
			r.app.tab.settle()
			frames, faded := 0, false
			r.watch(&player{rnd: rand.New(rand.NewPCG(11, 2))}, 25, func() {
				s := r.app.tab
				if s == nil || r.app.top() != screen(s) {
					return
				}
				frames++
				var rep anim.Report
				s.stage.Report(r.in.Now, &rep)
				s.moments.Report(r.in.Now, &rep)
				if rep.Travel > 0 || rep.Turn > 0 || rep.Scale > 0 {
					t.Fatalf("frame %d: something moves: %+v", frames, rep)
				}
				if rep.Fade > 150*time.Millisecond {
					t.Fatalf("frame %d: a fade of %v", frames, rep.Fade)
				}
				faded = faded || rep.Fade > 0
				for _, o := range r.list.Ops {
					if o.Kind != paint.Sprite || o.Rect.H < 1.3*o.Rect.W || o.Rect.W < 24 {
						continue
					}
					rests := slices.ContainsFunc(s.places, func(p place) bool { return p.pose.Rect == o.Rect && p.pose.Turn == o.Turn })
					rests = rests || slices.Contains(s.held, o)
					if !rests || o.Squash != 0 {
						t.Fatalf("frame %d: a card is drawn at %v, where none rests", frames, o.Rect)
					}
				}
			})
			if frames < 100 || !faded {
				t.Errorf("only %d frames seen, faded: %v", frames, faded)
			}
		})
	}
}

// TestSameLog checks that motion tells nothing and hides nothing: the log of a seeded game is the same with motion on,
// off, fast and slow.
func TestSameLog(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			var want []string
			for i, c := range []struct {
				speed   int
				reduced bool
			}{{0, false}, {1, false}, {2, false}, {3, false}, {2, true}} {
				r := newRig(t, desktop, false, store.NewMemory(), 23)
				r.in.ReducedMotion = c.reduced
				r.start(g.Info().ID, 1)
				r.app.prefs.Speed = c.speed
				r.app.tab.settle()
				tab := r.app.tab.t
				r.play(&player{rnd: rand.New(rand.NewPCG(23, 2)), limit: 12}, nil)
				r.settle()
				var got []string
				for _, l := range tab.Lines(0) {
					got = append(got, l.Text)
				}
				if i == 0 {
					want = got
				}
				if len(got) == 0 || !slices.Equal(got, want) {
					t.Fatalf("%+v: the log differs: %d lines, want %d", c, len(got), len(want))
				}
			}
		})
	}
}

// TestMoments checks that the games have their moments at normal speed, and that a tap ends the longest.
func TestMoments(t *testing.T) {
	seen := make(map[anim.MomentKind]int)
	ticks, fallen := 0, 0
	for _, g := range catalog.Games() {
		r := newRig(t, geom.Rect{W: 1280, H: 720}, false, store.NewMemory(), 5)
		r.start(g.Info().ID, 0)
		r.app.prefs.Speed = 2
		r.app.tab.settle()
		cheered := time.Duration(0)
		for range 40000 {
			if r.app.Status().Scene == "round" {
				r.tap("round:ok")
			}
			s := r.app.tab
			if s == nil || cheered > 0 && r.in.Now-cheered > 3*time.Second {
				break
			}
			for _, m := range s.moments.List {
				seen[m.Kind]++
				if m.Kind == anim.Cheer && cheered == 0 {
					cheered = r.in.Now
				}
			}
			for _, p := range s.places {
				if q, moving := s.stage.At(p.id, r.in.Now); moving && q.Grey {
					fallen++
				}
			}
			ticks++
			r.step(33 * time.Millisecond)
		}
		if cheered == 0 {
			t.Errorf("%s: nobody is cheered within %v", g.Info().ID, r.in.Now)
		} else if r.app.Status().Scene != "result" {
			t.Errorf("%s: the cheer does not end", g.Info().ID)
		}
	}
	for _, kind := range []anim.MomentKind{anim.Strike, anim.Stamp, anim.Count, anim.Cheer} {
		if seen[kind] == 0 {
			t.Errorf("no moment of kind %d in %d frames", kind, ticks)
		}
	}
	if fallen == 0 {
		t.Error("no card falls in any game")
	}
}
