package screens

import (
	"math"
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/store"
)

// TestPilesStandBetweenTheRows: on a wide table of two the piles stand in the middle of the height, between the two boards, and who
// leads is told below them in large letters, clear of them.
func TestPilesStandBetweenTheRows(t *testing.T) {
	for _, id := range []string{"royalty", "kingdoms"} {
		for _, size := range []geom.Rect{desktop, {W: 1920, H: 1080}} {
			r := newRig(t, size, false, store.NewMemory(), 5)
			faceToFace(r, id)
			f := &r.app.tab().felt
			line := (f.Areas.Panels[0].Y + f.Areas.Panels[0].H + f.Areas.Mine.Y) / 2
			piles, low := 0, 0.0
			for _, p := range f.Targets {
				if !strings.HasPrefix(p.Name(), "pile:") || !p.Rect.Center().In(f.Areas.Centre) {
					continue
				}
				piles++
				low = max(low, p.Rect.Y+p.Rect.H)
				if off := p.Rect.Center().Y - line; math.Abs(off) > 12 {
					t.Errorf("%s, %v: %s lies %.0f from the line between the boards", id, size, p.Name(), off)
				}
			}
			if piles < 2 {
				t.Errorf("%s, %v: %d piles in the middle", id, size, piles)
			}
			if f.Front == 0 {
				continue
			}
			told := false
			for _, o := range f.Said {
				if o.Text == "Nobody leads" {
					told = true
					if o.Rect.Y < low || o.Size < kit.Lead {
						t.Errorf("%s, %v: who leads stands at %v in letters of %v, the piles end at %.0f", id, size, o.Rect, o.Size, low)
					}
				}
			}
			if !told {
				t.Errorf("%s, %v: nobody says who leads", id, size)
			}
		}
	}
}

// faceToFace starts a game of two and lets it come to rest.
func faceToFace(r *rig, id string) {
	r.app.Activate("game:" + id)
	r.step(0)
	set := r.app.Top().(*setupScreen)
	set.set.Seats, set.set.Options = 2, nil
	r.app.Activate("play")
	r.settle()
}
