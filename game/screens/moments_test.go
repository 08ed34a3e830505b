package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/shell"
	"royals/game/store"
	"royals/sprites"
)

// watch plays some decisions of a game and looks at every frame until the table rests.
func watch(r *rig, p *player, n int, each func()) {
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
				still = r.app.Status().Settled && !goesOn(r)
			default:
				r.t.Fatalf("on %s in the middle of a game", r.app.Status().Scene)
			}
		}
		r.choose(p)
	}
}

// TestStill checks that under reduced motion nothing travels, turns, scales or shakes: by the register of all that
// moves, and by what is drawn, where every card lies in a place of rest.
func TestStill(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			r := newRig(t, desktop, false, store.NewMemory(), 11)
			r.in.ReducedMotion = true
			r.start(g.Info().ID, 1)
			r.app.Prefs.Speed = 2
			r.app.tab().clock.settle()
			frames, faded := 0, false
			watch(r, &player{rnd: rand.New(rand.NewPCG(11, 2))}, 25, func() {
				s := r.app.tab()
				if s == nil || r.app.Top() != shell.Screen(s) {
					return
				}
				frames++
				rep := reported(r)
				if !rests(rep) {
					t.Fatalf("frame %d: something moves: %+v", frames, rep)
				}
				faded = faded || rep.Fade > 0
				if o := astray(s, r.list.Ops); o != nil {
					t.Fatalf("frame %d: a card is drawn at %v, where none rests", frames, o.Rect)
				}
			})
			if frames < 100 || !faded {
				t.Errorf("only %d frames seen, faded: %v", frames, faded)
			}
		})
	}
}

// astray returns a card that is drawn where none rests, nil where every card rests.
func astray(s *tableScreen, ops []paint.Op) *paint.Op {
	for i, o := range ops {
		if o.Kind != paint.Sprite || o.Rect.H < 1.3*o.Rect.W || o.Rect.W < 24 || o.Color == hardly || o.Sprite == sprites.HouseBanner { // or made ahead
			continue
		}
		rests := slices.ContainsFunc(s.felt.Places, func(p felt.Place) bool { return p.Pose.Rect == o.Rect && p.Pose.Turn == o.Turn })
		rests = rests || hasOp(s.felt.Still, &o) || goesOut(&s.staging.veil, &o)
		rests = rests || o.Turn == 0 && slices.ContainsFunc(s.felt.Staged.Pieces, func(p felt.Piece) bool { return p.Falls && p.Upright == o.Rect }) // not yet
		if !rests || o.Squash != 0 {
			return &ops[i]
		}
	}
	return nil
}

// goesOut reports whether something drawn stood in the picture that goes out, at the same place.
func goesOut(v *veil, o *paint.Op) bool {
	return hasOp(v.old, o) || slices.ContainsFunc(v.cards, func(p felt.Place) bool { return p.Pose.Rect == o.Rect && p.Pose.Turn == o.Turn })
}

// TestSameLog checks that motion tells nothing and hides nothing: the log of a seeded game is the same with motion on,
// off, fast, slow and step by step.
func TestSameLog(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			var want []string
			for i, c := range []struct {
				speed   int
				reduced bool
			}{{0, false}, {1, false}, {2, false}, {3, false}, {2, true}, {len(shell.Speeds) - 1, false}} {
				r := newRig(t, desktop, false, store.NewMemory(), 23)
				r.in.ReducedMotion = c.reduced
				r.start(g.Info().ID, 1)
				r.app.Prefs.Speed = c.speed
				r.app.tab().clock.settle()
				tab := r.app.table
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
		cheered := time.Duration(0)
		show(r, func(s *tableScreen) bool {
			if cheered > 0 && r.in.Now-cheered > 3*time.Second {
				return false
			}
			for _, m := range s.moments.List {
				seen[m.Kind]++
				if m.Kind == anim.Cheer && cheered == 0 {
					cheered = r.in.Now
				}
			}
			fallen += falling(r)
			ticks++
			return true
		})
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

// show lets opponents play at normal speed, as long as there is a table and each wants to see more of it.
func show(r *rig, each func(s *tableScreen) bool) {
	r.t.Helper()
	r.app.Prefs.Speed = 2
	r.app.tab().clock.settle()
	for range 60000 {
		if r.app.Status().Scene == "round" {
			r.tap("round:ok")
		}
		if s := r.app.tab(); s == nil || !each(s) {
			return
		}
		r.step(33 * time.Millisecond)
	}
}

// falling counts the cards that are on their way out of the game.
func falling(r *rig) (n int) {
	s := r.app.tab()
	for _, p := range s.felt.Places {
		if q, moving := s.stage.At(p.ID, s.clock.time); moving && q.Grey {
			n++
		}
	}
	return n
}
