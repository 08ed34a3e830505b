package screens

import (
	"testing"
	"time"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
)

// TestFightsUseTheirRoom: on a desktop the cards of two against one, or one against one, are large in a fight of Royal Crush, tokens on the
// ladder can be told apart at a glance, and both sums stand near the ladder, level with each other.
func TestFightsUseTheirRoom(t *testing.T) {
	fights := 0
	eachStage(t, 41, desktop, func(s *tableScreen) {
		if s.scene.Stage.Rungs > 0 {
			fights += usesRoom(t, s)
		}
	})
	if fights < 2 {
		t.Errorf("%d fights of few were seen", fights)
	}
}

// TestFightsFillATablet: on a tablet held upright the cards of a fight are as large as on a desk, tokens on the ladder too, and so are names and
// reasons.
func TestFightsFillATablet(t *testing.T) {
	fights := 0
	eachStage(t, 41, geom.Rect{W: 768, H: 1024}, func(s *tableScreen) {
		if st := &s.felt.Staged; len(st.Counts) == 2 && !jokerLaid(st) {
			fights++
			fillsTablet(t, s, st)
		}
	})
	if fights < 4 {
		t.Errorf("%d fights were seen", fights)
	}
}

// fillsTablet looks at such a fight.
func fillsTablet(t *testing.T, s *tableScreen, st *felt.Staged) {
	for _, p := range st.Pieces {
		if p.At.W < 120 {
			t.Errorf("%v of %d figures is %.0f wide", p.Card, len(s.scene.Stage.Figures), p.At.W)
		}
	}
	for _, x := range st.Rungs {
		if x.At.W < 26 {
			t.Errorf("the token of %v is %.0f wide", x.Seat, x.At.W)
		}
	}
	for _, o := range s.felt.Under {
		if o.Kind == paint.Text && o.Rect.Center().In(st.Box) && o.Size < 14 {
			t.Errorf("%q has letters of %.1f", o.Text, o.Size)
		}
	}
}

// eachStage plays a game of Royal Crush and looks at all stages, once everything on them stands.
func eachStage(t *testing.T, seed uint64, size geom.Rect, look func(s *tableScreen)) {
	holdGameOf(t, seed, "crush", size, tempo{"", 0, 1, false}, 120, func(r *rig, s *tableScreen) {
		if r.step(3 * time.Second); s.felt.Staged.On {
			look(s)
		}
		r.tap("next")
		r.step(deafTime)
	})
}

// TestTheLoneFighterIsLarge: on a desktop the cards of who fights alone against several are larger than theirs, which are not small, and all
// have their reasons in one line.
func TestTheLoneFighterIsLarge(t *testing.T) {
	seen := 0
	for seed := range uint64(3) {
		eachStage(t, 41+seed, desktop, func(s *tableScreen) {
			if len(s.scene.Stage.Figures) == 4 && len(s.felt.Staged.Counts) == 2 {
				seen += loneFighter(t, s)
			}
		})
	}
	if seen < 2 {
		t.Errorf("%d fights of three against one were seen", seen)
	}
}

// loneFighter looks at a fight of four, and counts it if one of them stands alone.
func loneFighter(t *testing.T, s *tableScreen) int {
	most, owners := [2]float64{}, [2]int{}
	for _, f := range s.scene.Stage.Figures {
		owners[f.Side]++
	}
	for _, p := range s.felt.Staged.Pieces {
		most[p.Side] = max(most[p.Side], p.At.W)
	}
	if owners[0] == owners[1] || jokerLaid(&s.felt.Staged) {
		return 0
	}
	lone := 0
	if owners[1] == 1 {
		lone = 1
	}
	if most[lone] < 120 || most[1-lone] < 80 {
		t.Errorf("the cards of one are %.0f wide, those of three %.0f", most[lone], most[1-lone])
	}
	return 1
}

// usesRoom looks at a fight, and counts it if no more than three fight in it.
func usesRoom(t *testing.T, s *tableScreen) int {
	st := &s.felt.Staged
	for _, x := range st.Rungs {
		if x.At.W < 28 {
			t.Errorf("the token of %v is %.0f wide", x.Seat, x.At.W)
		}
	}
	for _, c := range st.Counts {
		if abs(c.At.Center().X-st.Box.Center().X) > 0.22*st.Box.W || abs(c.At.Y-st.Counts[0].At.Y) > 0.5 {
			t.Errorf("the sum of side %d stands at %v in %v", c.Side, c.At, st.Box)
		}
	}
	if len(s.scene.Stage.Figures) > 3 || len(st.Counts) < 2 || jokerLaid(st) {
		return 0
	}
	for _, p := range st.Pieces {
		if p.At.W < 100 {
			t.Errorf("%v of %d figures is %.0f wide", p.Card, len(s.scene.Stage.Figures), p.At.W)
		}
	}
	return 1
}

// jokerLaid reports whether a joker may have moved cards to the other side.
func jokerLaid(st *felt.Staged) bool {
	for _, p := range st.Pieces {
		if p.Card.IsJoker() {
			return true
		}
	}
	return false
}

// TestEmptiedSideIsFilled: on a desktop the places of who has gone over are large, and what is written below cards lies on none.
func TestEmptiedSideIsFilled(t *testing.T) {
	for _, x := range emptied {
		r, s := fightAt(t, desktop, 100, x.seats, x.facts, x.script)
		shields := 0
		for _, o := range r.list.Ops {
			for _, g := range s.scene.Stage.Gone {
				if o.Kind == paint.Sprite && o.Sprite == felt.Emblem(&s.scene, g.Seat) && o.Rect.W >= 40 && o.Rect.Center().In(s.felt.Staged.Box) {
					shields++
				}
			}
			for _, p := range s.felt.Staged.Pieces {
				if l := letters(&o).Intersect(p.At); o.Kind == paint.Text && (o.Text == "changes" || o.Text == "sides" || o.Text == "crosses") && !l.Empty() {
					t.Errorf("%s: %q at %v lies on %v at %v", x.name, o.Text, o.Rect, p.Card, p.At)
				}
			}
		}
		if shields < 2 {
			t.Errorf("%s: %d large places", x.name, shields)
		}
	}
}
