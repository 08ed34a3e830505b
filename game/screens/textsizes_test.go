package screens

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/sprites"
)

// textWindows are the windows in which stages are looked at with every size of text.
var textWindows = []geom.Rect{{W: 320, H: 568}, {W: 360, H: 640}, {W: 640, H: 360}, {W: 768, H: 1024}, {W: 1024, H: 480}, {W: 1024, H: 560}, {W: 1280, H: 720}}

var textScales = []int{100, 130, 150, 175, 200}

// leastOnStage is the least width of a card that counts on a stage.
const leastOnStage = 48

// liesInRank reports whether a card lies on its side in its place of a rank, as small as that is.
func liesInRank(s *tableScreen, p *felt.Piece) bool {
	return p.Turn && s.scene.Stage.Shape == plan.Facing
}

// readable checks a stage in one window: nothing cut or outside, no letters and no card too small.
func readable(r *rig) error {
	s := r.app.tab()
	if err := r.check(); err != nil {
		return err
	}
	for _, p := range s.felt.Staged.Pieces {
		if p.At.W < leastOnStage && !liesInRank(s, &p) {
			return fmt.Errorf("a card of part %d on the stage is %.1f wide", p.Part, p.At.W)
		}
		if !s.felt.Staged.Box.Inset(-14).Contains(p.At) {
			return fmt.Errorf("a card at %v leaves the stage %v", p.At, s.felt.Staged.Box)
		}
	}
	if err := staked(s); err != nil {
		return err
	}
	if err := tagged(r); err != nil {
		return err
	}
	if err := textsApart(r); err != nil {
		return err
	}
	for _, c := range s.felt.Staged.Counts {
		for _, p := range s.felt.Staged.Pieces {
			if x := c.Below.Intersect(p.At); s.felt.Areas.Kind == layout.Low && s.scene.Stage.Shape == plan.Onto && x.W > 1 && x.H > 1 {
				return fmt.Errorf("%q at %v lies over a card at %v", c.Words, c.Below, p.At)
			}
			if x := c.At.Intersect(p.At); s.scene.Stage.Rungs > 0 && x.W > 1 && x.H > 1 {
				return fmt.Errorf("the sum at %v lies over a card at %v", c.At, p.At)
			}
		}
	}
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && strings.HasSuffix(o.Text, "…") && o.Rect.Center().In(s.felt.Staged.Box) {
			return fmt.Errorf("%q at %v is cut", o.Text, o.Rect)
		}
	}
	return nil
}

// textsApart checks that no two texts cover each other.
func textsApart(r *rig) error {
	for i := range r.list.Ops {
		for j := range i {
			a, b := &r.list.Ops[j], &r.list.Ops[i]
			if x := letters(a).Intersect(letters(b)); a.Kind == paint.Text && b.Kind == paint.Text && a.Text != b.Text && x.W > 1 && x.H > 1 {
				return fmt.Errorf("%q at %v and %q at %v cover each other", a.Text, a.Rect, b.Text, b.Rect)
			}
		}
	}
	return nil
}

// tagged checks the reasons below and on the cards of a stage: they are no wider than the card and what is free beside it, and take two
// lines at most.
func tagged(r *rig) error {
	s := r.app.tab()
	for _, p := range s.felt.Staged.Pieces {
		if p.Tag.Key == "" || s.scene.Stage.Shape == plan.Facing {
			continue
		}
		most, lines := p.At.W+18, []string(nil)
		column := geom.Rect{X: p.At.X, Y: p.At.Y + 0.3*p.At.H, W: p.At.W, H: 0.7 * p.At.H}
		switch {
		case s.scene.Stage.Rungs > 0 && p.At.W < 78: // on it, not below
			most = p.At.W
		case len(s.felt.Staged.Pieces) == 2:
			most = p.At.W + 100
			fallthrough
		default:
			column.Y, column.H = p.At.Y+p.At.H, min(0.4*p.At.H, 72) // below that the line of words begins
		}
		for _, o := range r.list.Ops {
			if o.Kind != paint.Text || o.Face == sprites.Title || !o.Rect.Center().In(column) || abs(o.Rect.Center().X-p.At.Center().X) > 2 || o.Text == p.Disc {
				continue
			}
			if lines = append(lines, o.Text); o.Rect.W > most+1 || len(lines) > 2 {
				return fmt.Errorf("%q, which ends at %v, is too much for the card at %v", lines, o.Rect, p.At)
			}
		}
	}
	return nil
}

// staked checks the royals that may be lost: each can be told by its face. On a phone held upright whoever is at the screen and acted on
// is at the foot.
func staked(s *tableScreen) error {
	st := s.scene.Stage
	for _, id := range st.Stakes {
		ids := s.t.Cards.Of(id)
		for _, p := range s.felt.Places {
			if len(ids) > 0 && p.ID == ids[0] && !p.Hidden && p.Pose.Rect.W < leastOnStage {
				return fmt.Errorf("a royal that may be lost is %.1f wide", p.Pose.Rect.W)
			}
		}
	}
	box := s.felt.Staged.Box
	for _, f := range st.Figures {
		face := s.felt.Staged.Faces[f.Seat]
		if own := f.Seat == s.bottom() && s.t.Viewer == f.Seat; f.Side == 1 && st.Shape == plan.Onto && s.felt.Areas.Kind == layout.Portrait && own != (face.Center().Y > box.Center().Y) {
			return fmt.Errorf("the face of who is acted on lies at %v in %v", face, box)
		}
	}
	return nil
}

// TestTextSizes looks at the stages of all games, with as many at the table as there may be, in every window with every size of text.
func TestTextSizes(t *testing.T) {
	for i, g := range catalog.Games() {
		most := g.Info().MaxSeats
		t.Run(g.Info().ID, func(t *testing.T) { textSizes(t, g, most, uint64(41+i), enginetest.Much(4, 40)) })
	}
	crush := catalog.Games()[slices.IndexFunc(catalog.Games(), func(g engine.Game) bool { return g.Info().ID == "crush" })]
	t.Run("four", func(t *testing.T) { textSizes(t, crush, 4, 5, enginetest.Much(12, 40)) })
}

// longReasons are the reasons of each game with the longest words why a card counts what it does.
var longReasons = map[string]string{"crush": "crush.stage.reason.5", "houses": "houses.stage.other-suit"}

// longest gives every card of a stage that has a reason that one.
func longest(p *plan.Plan, key string) {
	was := p.Stage
	p.Stage = func(s *plan.Scene) *plan.Stage {
		st := was(s)
		for i := 0; st != nil && i < len(st.Pieces); i++ {
			if x := &st.Pieces[i]; (x.Tag.Key != "" || x.Disc != "") && key != "" {
				x.Tag = plan.Sentence{Key: key, B: engine.None}
			}
		}
		return st
	}
}

// textSizes plays a game until so many stages have stood.
func textSizes(t *testing.T, g engine.Game, seats int, seed uint64, most int) {
	id := g.Info().ID
	r := newRig(t, desktop, false, store.NewMemory(), seed)
	r.app.Activate("game:" + id)
	r.step(0)
	r.deal(seats)
	who := &player{rnd: rand.New(rand.NewPCG(seed, 9))}
	stages := 0
	longest(r.app.tab().t.Plan, longReasons[id])
	for range 20000 {
		st, s := r.app.Status(), r.app.tab()
		switch {
		case s == nil || st.Scene == "result" || stages >= most:
			if stages == 0 {
				t.Error("no stage was seen")
			}
			return
		case st.Scene == "table" && s.t.Holding() && !s.t.Sums() && !s.moves():
			if s.felt.Staged.On {
				stages++
				r.step(3 * time.Second)
				allWindows(r, fmt.Sprintf("%s stage %d", id, stages))
			}
			r.app.Activate("next")
			r.step(deafTime)
		case st.Scene == "table" && st.Settled && s.t.Asked != engine.None:
			r.choose(who)
		case st.Settled && st.Scene != "table" && putAway(r):
		default:
			r.step(50 * time.Millisecond)
		}
	}
}

// allWindows looks at what is on the screen in every window with every size of text.
func allWindows(r *rig, what string) {
	r.t.Helper()
	was, text := r.in, r.app.Prefs.Text
	for _, n := range textScales {
		for _, size := range textWindows {
			r.in.Size, r.in.Touch, r.app.Prefs.Text = size, size.W < 1000, n
			r.step(0)
			r.step(0)
			if err := readable(r); err != nil {
				r.t.Errorf("%s at %.0fx%.0f, text %d: %v", what, size.W, size.H, n, err)
			}
		}
	}
	r.in, r.app.Prefs.Text = was, text
	r.step(0)
	r.step(0)
}

// letters is the part of a line of text in which its letters stand.
func letters(o *paint.Op) geom.Rect {
	return geom.Rect{X: o.Rect.X, Y: o.Rect.Y + o.Rect.H*0.3, W: o.Rect.W, H: o.Rect.H * 0.4}
}
