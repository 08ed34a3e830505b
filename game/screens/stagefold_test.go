package screens

import (
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
)

// TestStageFoldsWhole goes on from holds of each game, frame by frame. A stage that stood goes down as it stood: no frame of it is laid anew
// for the cards that are left on it, and a card that leaves it is never larger than it was there or will be.
func TestStageFoldsWhole(t *testing.T) {
	for _, g := range catalog.Games() {
		id := g.Info().ID
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 41)
			r.start(id, 1)
			r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 1
			if n := folds(r, &player{rnd: rand.New(rand.NewPCG(41, 9))}); n == 0 && (id == "crush" || id == "houses") {
				t.Errorf("%s: no stage folded", id)
			}
		}
	}
}

// folds plays until a few stages have stood and gone down.
func folds(r *rig, who *player) (n int) {
	for range 12000 {
		st, s := r.app.Status(), r.app.tab()
		switch {
		case s == nil || st.Scene == "result" || n >= 6:
			return n
		case st.Scene == "round":
			r.tap("round:ok")
		case st.Scene == "table" && s.t.Holding() && !s.t.Sums() && !s.moves():
			if s.felt.Staged.On && s.scene.Stage.Past && !s.scene.Stage.Stays && s.scene.Stage.Shape != plan.Facing { // its places do not move
				n++
				foldedFrom(r, s)
				continue
			}
			r.app.Activate("next")
			r.step(deafTime)
		case st.Settled && s.t.Asked != engine.None:
			r.choose(who)
		default:
			r.step(40 * time.Millisecond)
		}
	}
	return n
}

// foldedFrom goes on from a hold on a stage.
func foldedFrom(r *rig, s *tableScreen) {
	pieces, faces := len(s.felt.Staged.Pieces), s.felt.Staged.Faces
	most := map[uint32]float64{}
	for _, p := range s.felt.Staged.Pieces {
		most[p.ID] = p.At.W * 1.03 // it is lifted a little on its way
	}
	r.app.Activate("next")
	for range 60 {
		r.step(16 * time.Millisecond)
		if now := len(s.felt.Staged.Pieces); s.felt.Staged.On && (now < pieces || s.felt.Staged.Faces != faces) && s.scene.Stage != nil && s.scene.Stage.Past {
			r.t.Errorf("%s at %v: of %d cards on the stage %d are laid anew", s.info.ID, s.scene.Ask.Size, pieces, now)
			return
		}
		if s.felt.Staged.On {
			continue
		}
		for i := range s.felt.Places {
			p := &s.felt.Places[i]
			if was := most[p.ID]; was > 0 {
				if pose, _ := s.stage.At(p.ID, s.clock.now()); pose.Rect.W > max(was, p.Pose.Rect.W*1.01) {
					r.t.Errorf("%s at %v: a card of %.0f leaves the stage for a place of %.0f, and is %.0f wide", s.info.ID, s.scene.Ask.Size, was, p.Pose.Rect.W, pose.Rect.W)
					return
				}
			}
		}
	}
}

// TestCardsPassOverTheLineOfWords: the ground of the line of words lies on the table, below every card; its words stand above.
func TestCardsPassOverTheLineOfWords(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 3)
		r.start("crush", 1)
		r.settle()
		f := &r.app.tab().felt
		ground := func(ops []paint.Op) (n int) {
			for _, o := range ops {
				if o.Kind == paint.Fill && o.Rect == f.Areas.Prompt {
					n++
				}
			}
			return n
		}
		if ground(f.Under) != 1 || ground(f.Said) != 0 {
			t.Errorf("at %v the ground of the line of words lies %d times below cards and %d times above", size, ground(f.Under), ground(f.Said))
		}
	}
}
