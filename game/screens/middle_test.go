package screens

import (
	"math"
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestPilesStandBetweenTheRows: on a wide table of two the piles stand in the middle of the height, between the two boards, and who
// leads is told below them in large letters, clear of them.
func TestPilesStandBetweenTheRows(t *testing.T) {
	for _, id := range []string{"royalty", "kingdoms"} {
		for _, size := range []geom.Rect{desktop, {W: 1920, H: 1080}} {
			r := newRig(t, size, false, store.NewMemory(), 5)
			seatSome(r, id, 2)
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

// seatSome starts a game of so many and lets it come to rest.
func seatSome(r *rig, id string, seats int) {
	r.app.Activate("game:" + id)
	r.step(0)
	set := r.app.Top().(*setupScreen)
	set.set.Seats, set.set.Options = seats, nil
	r.app.Activate("play")
	r.settle()
}

// TestFacesAreLargeOnAWideTable: where the panels of a wide table are high enough, faces are large, and no number of a seat lies on
// another or on its face.
func TestFacesAreLargeOnAWideTable(t *testing.T) {
	for id, seats := range map[string]int{"royalty": 2, "kingdoms": 2, "houses": 2, "usurpers": 3} {
		for _, size := range []geom.Rect{desktop, {W: 1920, H: 1080}} {
			r := newRig(t, size, false, store.NewMemory(), 5)
			seatSome(r, id, seats)
			tab := r.app.tab()
			for x := range seats {
				at, score := tab.felt.Heads[x].At, tab.felt.Scores[x]
				if at.W < 56 || at.W > 64 {
					t.Errorf("%s, %v: the face at seat %d is %.0f wide", id, size, x, at.W)
				}
				if both := at.Intersect(score); !both.Empty() {
					t.Errorf("%s, %v: the score of seat %d stands on its face", id, size, x)
				}
				for _, o := range tab.felt.Over { // the medal
					for _, n := range tab.felt.Under {
						if both := o.Rect.Inset(2).Intersect(letters(&n)); n.Kind == paint.Text && n.Face == sprites.Title && o.Kind == paint.Fill && !both.Empty() {
							t.Errorf("%s, %v: something lies on the name %q", id, size, n.Text)
						}
					}
				}
				for _, o := range tab.felt.Under {
					if both := o.Rect.Intersect(score); o.Kind == paint.Text && o.Rect != score && !both.Empty() {
						t.Errorf("%s, %v: %q stands on the score of seat %d", id, size, o.Text, x)
					}
				}
			}
		}
	}
}

// TestQuietPanelsHaveFaintRims: on a wide table a panel that neither acts nor can be picked has a faint rim, except in high contrast.
func TestQuietPanelsHaveFaintRims(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	for _, theme := range []*kit.Theme{&kit.Hall, &kit.Slate, &kit.Stark} {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		seatSome(r, "usurpers", 3)
		tab := r.app.tab()
		kit.Wear(theme)
		tab.felt.Lay(&tab.scene)
		rims := 0
		for _, o := range tab.felt.Under {
			for _, p := range tab.felt.Areas.Panels {
				if o.Kind == paint.Frame && o.Rect == p {
					rims++
					if faint := o.Color&0xff < 0x80; faint == theme.Stark {
						t.Errorf("stark %v: the rim of a quiet panel is %08x", theme.Stark, o.Color)
					}
				}
			}
		}
		if rims == 0 {
			t.Error("no panel has a rim")
		}
	}
}
