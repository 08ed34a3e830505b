package screens

import (
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/words"
)

// TestWideStagesStandInTheMiddle looks at the stages of a desktop on which some act on one: what strikes stands about the middle of the
// table, and all of it, with faces and number, about the middle of the height that the title leaves.
func TestWideStagesStandInTheMiddle(t *testing.T) {
	seen := 0
	for id, seeds := range map[string]uint64{"royalty": 3, "usurpers": 3} {
		for seed := range seeds {
			holdGameOf(t, 41+seed, id, desktop, tempo{"", 0, 1, false}, 300, func(r *rig, s *tableScreen) {
				st := &s.felt.Staged
				if r.step(3 * time.Second); st.On && s.scene.Stage.Shape == plan.Onto && len(st.Counts) == 1 && !s.scene.Stage.Pays {
					seen++
					inTheMiddle(t, s)
				}
				r.tap("next")
				r.step(deafTime)
			})
		}
	}
	if seen < 8 {
		t.Errorf("%d stages", seen)
	}
	t.Log(seen)
}

func inTheMiddle(t *testing.T, s *tableScreen) {
	t.Helper()
	st, what := &s.felt.Staged, s.scene.Question.What
	row, _, n := struckRow(st)
	if off := row.Center().X - st.Box.Center().X; n > 0 && abs(off) > 0.09*st.Box.W {
		t.Errorf("%s, %q: the cards at %v stand %.0f beside the middle", s.info.ID, what, row, off)
	}
	all := hull(st.Counts[0].At, st.Counts[0].Below)
	for i := range st.Pieces {
		all = hull(all, st.Pieces[i].At)
	}
	for _, f := range s.scene.Stage.Figures {
		all = hull(all, st.Faces[f.Seat])
	}
	const title = 56
	if above, below := all.Y-st.Box.Y-title, st.Box.Y+st.Box.H-all.Y-all.H; below-above > 44 {
		t.Errorf("%s, %q: %.0f free above the stage and %.0f below", s.info.ID, what, above, below)
	}
}

// TestWideBattleIsOneGroup: on a desktop a battle of Home Houses has cards of 190 pixels at least, above a question of 110. Above each stands what its side does and
// below it what becomes of that: of the viewer's own side in the colour of good or bad, of the other's in the plain one.
func TestWideBattleIsOneGroup(t *testing.T) {
	seen := map[paint.Color]int{}
	for seed := uint64(41); seed < 44; seed++ {
		holdGameOf(t, seed, "houses", desktop, tempo{"", 0, 1, false}, 300, func(r *rig, s *tableScreen) {
			r.step(3 * time.Second)
			if st := s.scene.Stage; s.felt.Staged.On && st.Shape == plan.Against && len(st.Pieces) == 2 {
				for _, f := range st.Figures {
					for _, p := range s.felt.Staged.Pieces {
						if p.Owner == f.Seat {
							seen[battleSide(t, r, s, &f, p.At)]++
						}
					}
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if seen[kit.Text] == 0 || seen[kit.Legal] == 0 || seen[kit.Danger] == 0 {
		t.Errorf("seen: %v", seen)
	}
}

// battleSide looks at one card, and returns the colour of what becomes of its side.
func battleSide(t *testing.T, r *rig, s *tableScreen, f *plan.Figure, at geom.Rect) (of paint.Color) {
	t.Helper()
	if at.W < 190 && !s.scene.Answers || at.W < 110 { // above a question the hand has its room
		t.Errorf("a card of a battle is %.0f wide", at.W)
	}
	told, banner := words.You(words.T(f.Note.Key, words.Args{}), s.scene.You), words.Plain(s.scene.Stage.Banners[f.Side])
	above := false
	for _, o := range r.list.Ops {
		if o.Kind != paint.Text || abs(o.Rect.Center().X-at.Center().X) > 4 {
			continue
		}
		above = above || o.Text == banner && at.Y-o.Rect.Y-o.Rect.H < 40
		if o.Text == told && o.Rect.Y > at.Y+at.H && o.Rect.Y < at.Y+at.H+50 {
			of = o.Color
		}
	}
	if !above || of == 0 {
		t.Errorf("%q above the card at %v: %v, %q below it: %v", banner, at, above, told, of != 0)
	}
	if own := f.Seat == s.scene.Bottom; own == (of == kit.Text) {
		t.Errorf("%q of seat %d is told in %08x", told, f.Seat, of)
	}
	return of
}
