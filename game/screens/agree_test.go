package screens

import (
	"slices"
	"testing"

	"royals/game/kit"
	"royals/game/paint"
)

// TestNumberAndSentenceAgree looks at the holds of games: the large number on the stage and the sentence below it have one colour, that of a
// gain or of a loss for who looks.
func TestNumberAndSentenceAgree(t *testing.T) {
	for _, id := range []string{"usurpers", "kingdoms", "royalty"} {
		n := 0
		holdGame(t, id, desktop, tempo{"", 2, 2, false}, 80, func(r *rig, s *tableScreen) {
			st := &s.felt.Staged
			if st.On {
				r.list.Reset()
				r.app.Draw(&r.list)
				for i := range st.Counts {
					if c := &st.Counts[i]; c.Words != "" && !quiet(c) { // of nothing it tells in no colour
						n += agrees(t, r, s, c.Words, c.Below.Y)
					}
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
		if n < 3 {
			t.Errorf("%s: %d numbers", id, n)
		}
	}
}

// agrees compares the colour of words on the stage with those of the sentence, and returns how many of these have one.
func agrees(t *testing.T, r *rig, s *tableScreen, words string, y float64) (n int) {
	t.Helper()
	at := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Text == words && o.Rect.Y > y-20 })
	if at < 0 {
		return 0
	}
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && o.Rect.Center().In(s.felt.Areas.Prompt) && (o.Color == kit.Danger || o.Color == kit.Legal) {
			if n = 1; o.Color != r.list.Ops[at].Color {
				t.Errorf("%s: %q and %q have two colours", s.info.ID, words, o.Text)
			}
			break
		}
	}
	return n
}
