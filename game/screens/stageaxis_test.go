package screens

import (
	"testing"
	"time"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/plan"
)

// TestCardsStandOnTheAxis: on a phone held upright what strikes stands on the axis of the screen, as large as a few cards can be, and its
// number close below or above it. Where one acts alone that number is on the axis, too.
func TestCardsStandOnTheAxis(t *testing.T) {
	seen, alone := 0, 0
	for id, seeds := range map[string]uint64{"royalty": 4, "usurpers": 3} {
		for seed := range seeds {
			holdGameOf(t, 41+seed, id, phone, tempo{"", 0, 1, false}, 300, func(r *rig, s *tableScreen) {
				st, staged := s.scene.Stage, &s.felt.Staged
				if r.step(3 * time.Second); staged.On && st.Shape == plan.Onto && len(staged.Counts) == 1 && !st.Pays {
					seen++
					if bench := onAxis(t, s); !bench && len(st.Figures) == 2 {
						alone++
						if off := staged.Counts[0].At.Center().X - phone.W/2; abs(off) > 2 {
							t.Errorf("%s, %q: the number stands %.0f beside the axis", id, s.scene.Question.What, off)
						}
					}
				}
				r.tap("next")
				r.step(deafTime)
			})
		}
	}
	if seen < 20 || alone < 10 {
		t.Errorf("%d stages, %d with a single one who acts", seen, alone)
	}
	t.Log(seen, alone)
}

// onAxis looks at the cards of a stage and at their number, and reports whether other cards lie beside those who act.
func onAxis(t *testing.T, s *tableScreen) (bench bool) {
	t.Helper()
	c, what := &s.felt.Staged.Counts[0], s.scene.Question.What
	cards, bench, n := struckRow(&s.felt.Staged)
	if off := cards.Center().X - phone.W/2; abs(off) > 16 {
		t.Errorf("%s, %q: the cards at %v stand %.0f beside the axis", s.info.ID, what, cards, off)
	}
	if n < 3 && cards.W < 0.23*phone.W*float64(n) && cards.H < 140 {
		t.Errorf("%s, %q: %d cards take %v", s.info.ID, what, n, cards)
	}
	top, low := c.At.Y, c.Below.Y+c.Below.H
	if far := max(top-cards.Y-cards.H, cards.Y-low); far > 66 {
		t.Errorf("%s, %q: the number at %v is %.0f away from the cards at %v", s.info.ID, what, c.At, far, cards)
	}
	return bench
}

// struckRow is what the cards of the field take together, whether others lie beside those who act, and how many lie side by side.
func struckRow(st *felt.Staged) (all geom.Rect, bench bool, n int) {
	for i := range st.Pieces {
		switch p := &st.Pieces[i]; {
		case p.Part == plan.Wall:
		case p.At.Center().Y > st.Counts[0].At.Y && p.At.Y < st.Counts[0].Below.Y:
			bench = true
		default:
			if p.Over == 0 && p.Part != plan.Guards {
				n++
			}
			if all.Empty() {
				all = p.At
			}
			all = hull(all, p.At)
			if !p.Lid.Empty() {
				all = hull(all, p.Lid)
			}
		}
	}
	return all, bench, n
}
