package screens

import (
	"strconv"
	"testing"
	"time"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
)

// TestNothingIsQuiet: on the stages of Usurpers and Royalty a number that says that nothing has come of a blow is small and plain, without a
// light behind it, and so is its word. One that says that something has is large, and its word has the colour that this has for who looks.
func TestNothingIsQuiet(t *testing.T) {
	seen := [2]int{}
	for _, size := range []geom.Rect{phone, desktop} {
		for id, seeds := range map[string]uint64{"royalty": 8, "usurpers": 2} {
			for seed := range seeds {
				holdGameOf(t, 41+seed, id, size, tempo{"", 0, 1, false}, 300, func(r *rig, s *tableScreen) {
					if r.step(3 * time.Second); s.felt.Staged.On && len(s.felt.Staged.Counts) == 1 && s.felt.Staged.Counts[0].Words != "" {
						seen[min(s.felt.Staged.Counts[0].N, 1)]++
						quietCount(t, r, s)
					}
					r.tap("next")
					r.step(deafTime)
				})
			}
		}
	}
	if seen[0] < 4 || seen[1] < 10 {
		t.Errorf("nothing came of %d blows, something of %d", seen[0], seen[1])
	}
	t.Log(seen)
}

// quietCount looks at the number of a stage.
func quietCount(t *testing.T, r *rig, s *tableScreen) {
	t.Helper()
	c, what := &s.felt.Staged.Counts[0], s.scene.Question.What
	large, want := 0.66, felt.Toned(s.scene.Stage.For(s.scene.Bottom, c.Tone), kit.Text)
	if c.N == 0 {
		large, want = 0.55, kit.Text
	}
	numbers, names := 0, 0
	wants, below := 1, c.Below
	if halted(c) { // a word alone
		wants, below = 0, geom.Rect{X: c.Below.X, Y: c.At.Y, W: c.Below.W, H: c.Below.Y + c.Below.H - c.At.Y}
	}
	for _, o := range r.list.Ops {
		switch {
		case o.Kind == paint.Shadow && o.Rect.Center() == c.At.Center() && (c.N == 0 || s.scene.Stage.For(s.scene.Bottom, c.Tone) == plan.Unsure):
			t.Errorf("%s, %q: a light stands behind %d", s.info.ID, what, c.N)
		case o.Kind != paint.Text || o.Color == kit.Ink:
		case o.Text == strconv.Itoa(c.N) && o.Face == numerals && o.Rect.Center().In(c.At):
			numbers++
			if share := o.Size / min(c.At.H/1.05, mostCount); share < large || c.N == 0 && share > 0.65 || o.Color != kit.Text {
				t.Errorf("%s, %q: %d stands at %.2f of its room, in %x", s.info.ID, what, c.N, share, o.Color)
			}
		case o.Text == c.Words && o.Rect.Center().In(below):
			if names++; o.Color != want {
				t.Errorf("%s, %q: %q stands in %x", s.info.ID, what, c.Words, o.Color)
			}
		}
	}
	if numbers != wants || names != 1 {
		t.Errorf("%s, %q: %d numbers %d, %d words %q", s.info.ID, what, numbers, c.N, names, c.Words)
	}
}
