package screens

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/table"
)

// TestShotStages writes pictures of the stages of each game: at their holds, and on the way there.
func TestShotStages(t *testing.T) {
	if *shots == "" {
		t.Skip("no folder given by -shots")
	}
	for _, size := range []geom.Rect{phone, desktop, {W: 640, H: 360}, {W: 320, H: 568}, {W: 768, H: 1024}} {
		if *onlySize != "" && *onlySize != fmt.Sprintf("%.0fx%.0f", size.W, size.H) {
			continue
		}
		for _, g := range catalog.Games() {
			if id := g.Info().ID; *onlyGame == "" || *onlyGame == id {
				shotStages(t, id, size)
			}
		}
	}
}

func shotStages(t *testing.T, id string, size geom.Rect) {
	r := newRig(t, size, size.W < 1000, store.NewMemory(), 41)
	r.start(id, 1)
	r.app.Prefs.Speed, r.app.Prefs.Pause, r.app.Prefs.Text = 2, 2, *textSize
	who := &player{rnd: rand.New(rand.NewPCG(41, 9))}
	holds, frames := 0, 0
	for range 40000 {
		st, s := r.app.Status(), r.app.tab()
		switch {
		case s == nil || st.Scene == "result" || holds >= 6:
			return
		case st.Scene == "round":
			r.tap("round:ok")
		case st.Scene == "table" && s.t.Holding() && !s.t.Sums() && !s.moves():
			if s.felt.Staged.On {
				holds++
				r.step(3 * time.Second)
				r.shot(fmt.Sprintf("stage-%s-%d", id, holds))
			}
			r.app.Activate("next")
			r.step(deafTime)
		case st.Settled && s.t.Asked != engine.None:
			r.choose(who)
		default:
			r.step(50 * time.Millisecond)
			if s.felt.Staged.On && holds == 1 {
				if frames++; frames%10 == 0 {
					r.shot(fmt.Sprintf("film-%s-%02d", id, frames/10))
				}
			}
		}
	}
}

// TestAgainSlower lets the last moment of each game's stage be told once more at its hold: lines of the log go away, the
// cards move at the slower dial, and the same hold comes again, with as many lines and moves and cards on the stage.
func TestAgainSlower(t *testing.T) {
	for i, g := range catalog.Games() {
		n := 0
		size := []geom.Rect{desktop, phone}[i%2]
		holdGame(t, g.Info().ID, size, tempo{"fast", 1, 1, false}, 60, func(r *rig, s *tableScreen) {
			if table.MayAgain(s.t) && s.felt.Staged.On && n < 3 {
				n++
				again(t, r, s)
			}
			r.app.Activate("next")
			r.step(deafTime)
		})
		if n == 0 {
			t.Errorf("%s: nothing could be told again", g.Info().ID)
		}
	}
}

func again(t *testing.T, r *rig, s *tableScreen) {
	t.Helper()
	r.step(time.Second)
	line, lines, moves := s.scene.Question.What, len(s.t.Lines(0)), s.t.Moves()
	r.tap("again")
	if len(s.t.Lines(0)) >= lines || s.t.Holding() {
		t.Fatalf("%q: nothing goes back: %d lines, before %d", line, len(s.t.Lines(0)), lines)
	}
	from := r.in.Now
	if got := s.stage.Dial.Speed; got < slower {
		t.Fatalf("%q: it moves at a dial of %v", line, got)
	}
	for range 2000 {
		if r.step(16 * time.Millisecond); s.t.Holding() && !s.moves() {
			break
		}
	}
	if got := s.scene.Question.What; got != line || len(s.t.Lines(0)) != lines || s.t.Moves() != moves || !s.t.Holding() {
		t.Fatalf("%q and %d lines come again as %q and %d", line, lines, got, len(s.t.Lines(0)))
	}
	if d := r.in.Now - from; d < 300*time.Millisecond {
		t.Fatalf("%q: it takes %v", line, d)
	}
	if !s.felt.Staged.On || len(s.felt.Staged.Pieces) == 0 {
		t.Fatalf("%q: the stage is empty", line)
	}
}

// TestSumsStandWithTheirSide: on a phone held upright the sum of a side of Royal Crush stands above the cards of that side and below
// those of the other one, and covers none.
func TestSumsStandWithTheirSide(t *testing.T) {
	stagesOf(t, "crush", 6, func(f *felt.Felt, _ *plan.Stage) bool {
		if len(f.Staged.Counts) < 2 {
			return false
		}
		sumsApart(t, f)
		return true
	})
}

// TestSignsOfRoyals: on the stage of Two Kingdoms a royal of the side that hits wears what it divides by, one of the other side what fells
// it, and one that lies felled already neither.
func TestSignsOfRoyals(t *testing.T) {
	felled := 0
	stagesOf(t, "kingdoms", 40, func(_ *felt.Felt, st *plan.Stage) bool {
		var a, b, c int
		if n, _ := fmt.Sscanf(strings.Replace(st.Sum, "→", "=", 1), "%d ÷ %d = %d", &a, &b, &c); n == 3 && (st.Counts[0].Key == "kingdoms.stage.falls" || st.Counts[0].Key == "kingdoms.stage.jack.falls") && c < st.Note.N {
			t.Errorf("%s fells what falls at %d", st.Sum, st.Note.N)
		}
		for side := range st.Posts {
			for _, post := range st.Posts[side] {
				i := slices.IndexFunc(st.Pieces, func(p plan.Piece) bool { return p.Pile == post.Pile })
				if i < 0 || st.Pieces[i].Card.IsJoker() {
					continue
				}
				down := st.Pieces[i].Turn && !st.Pieces[i].Falls
				if down {
					felled++
				}
				jack := st.Title.Key == "kingdoms.stage.steps" && st.Pieces[i].Target // it falls by whatever strikes
				if hits := !down && side == 0; (post.Divides > 0) != hits || (post.Guards > 0) != (!down && !jack && side == 1) {
					t.Errorf("%v of side %d, felled %v, wears %d and %d", st.Pieces[i].Card, side, down, post.Divides, post.Guards)
				}
			}
		}
		return true
	})
	if felled == 0 {
		t.Error("none lay felled")
	}
}

// TestRanksFaceEachOther: on the stage of Two Kingdoms a royal stands opposite the one in the same place of the other board, each on its
// own side of the front.
func TestRanksFaceEachOther(t *testing.T) {
	pairs := 0
	stagesOf(t, "kingdoms", 60, func(f *felt.Felt, _ *plan.Stage) bool {
		front := f.Areas.Table.Y + 2 + f.Front*(f.Areas.Table.H-4)
		for _, a := range f.Staged.Pieces {
			for _, b := range f.Staged.Pieces {
				if a.Steps || b.Steps { // who strikes has left the rank
					continue
				}
				if a.Part != plan.Wall || b.Part != plan.Wall || a.Pile.Kind != b.Pile.Kind || a.Pile.Slot != b.Pile.Slot || a.Pile.Owner == b.Pile.Owner || a.At.Y > b.At.Y {
					continue
				}
				pairs++
				if up, down := a.At.Center(), b.At.Center(); math.Abs(up.X-down.X) > 4 || up.Y > front || down.Y < front {
					t.Errorf("%v at %v faces %v at %v over a front at %.0f", a.Card, up, b.Card, down, front)
				}
			}
		}
		return true
	})
	if pairs < 8 {
		t.Errorf("only %d pairs", pairs)
	}
}

// stagesOf plays a game on a phone until so many of its stages, at their holds, have been looked at.
func stagesOf(t *testing.T, id string, want int, look func(f *felt.Felt, st *plan.Stage) bool) {
	t.Helper()
	for seed := uint64(1); seed < 20 && want > 0; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.blind = true
		r.start(id, 1)
		r.app.Prefs.Pause = 2
		who := &player{rnd: rand.New(rand.NewPCG(seed, 9))}
		for range 4000 {
			st, s := r.app.Status(), r.app.tab()
			if want == 0 || s == nil || st.Scene == "result" {
				break
			}
			switch {
			case s.t.Holding():
				if s.felt.Staged.On && look(&s.felt, s.scene.Stage) {
					want--
				}
				r.app.Activate("next")
				r.step(deafTime)
			case st.Settled && s.t.Asked != engine.None:
				r.choose(who)
			default:
				r.step(50 * time.Millisecond)
			}
		}
	}
	if want > 0 {
		t.Errorf("%d stages are missing", want)
	}
}

// sumsApart checks where the sums of a stage stand.
func sumsApart(t *testing.T, f *felt.Felt) {
	t.Helper()
	for _, c := range f.Staged.Counts {
		for i := range f.Staged.Pieces {
			p := &f.Staged.Pieces[i]
			switch below := c.At.Y+c.At.H <= p.At.Y+0.01; {
			case c.At.Intersect(p.At).H > 0.01: // to each other's edge
				t.Errorf("%d covers %v", c.N, p.Card)
			case p.Side == c.Side && !below || c.Side == 1 && !below || c.Side == 0 && p.Side == 1 && below:
				t.Errorf("%d of side %d stands at %v, %v of side %d at %v", c.N, c.Side, c.At, p.Card, p.Side, p.At)
			}
		}
	}
}
