package screens

import (
	"strings"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/words"
)

// TestBattleIsToldAtTheFaces: on a phone the stage of a battle of Home Houses says right above each face who leads and who answers, clear
// of the title, and below the card that decides it why, in letters of fourteen pixels at least.
func TestBattleIsToldAtTheFaces(t *testing.T) {
	stages, reasons := 0, 0
	for seed := uint64(41); seed < 45; seed++ {
		holdGameOf(t, seed, "houses", phone, tempo{"", 0, 1, false}, 300, func(r *rig, s *tableScreen) {
			r.step(3 * time.Second)
			if st := s.scene.Stage; s.felt.Staged.On && st.Shape == plan.Against && len(st.Pieces) == 2 && st.Banners[0] != "" {
				stages++
				for _, f := range st.Figures {
					bannerAbove(t, r, s.felt.Staged.Faces[f.Seat], words.Plain(st.Banners[f.Side]))
				}
				for _, p := range s.felt.Staged.Pieces {
					if p.Tag.Key != "" {
						reasons++
						reasonBelow(t, r, p.At, words.Plain(p.Tag.Key))
					}
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if stages == 0 || reasons == 0 {
		t.Errorf("%d battles, %d with a reason", stages, reasons)
	}
	t.Log(stages, reasons)
}

// bannerAbove looks for what a side does above its face.
func bannerAbove(t *testing.T, r *rig, face geom.Rect, want string) {
	t.Helper()
	for _, o := range r.list.Ops {
		if up := face.Y - o.Rect.Y - o.Rect.H; o.Kind == paint.Text && o.Text == want && abs(o.Rect.Center().X-face.Center().X) < 4 && up > -2 && up < 16 && o.Size >= 14 {
			return
		}
	}
	t.Errorf("%q does not stand above the face at %v", want, face)
}

// reasonBelow looks for a reason below its card.
func reasonBelow(t *testing.T, r *rig, card geom.Rect, want string) {
	t.Helper()
	for _, o := range r.list.Ops {
		first := o.Text == want || len(o.Text) > 3 && strings.HasPrefix(want, o.Text) // or in two lines
		if o.Kind == paint.Text && first && o.Rect.Y > card.Y+card.H && o.Rect.Y < card.Y+card.H+40 {
			if o.Size < 14 {
				t.Errorf("%q is written in %.1f pixels", want, o.Size)
			}
			return
		}
	}
	t.Errorf("%q does not stand below the card at %v", want, card)
}
