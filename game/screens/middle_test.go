package screens

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestPilesStandBetweenTheRows: on a wide table of two the piles stand in the middle of the height, between the two boards, and who
// leads is told right beside the medal on the line between them, clear of all cards.
func TestPilesStandBetweenTheRows(t *testing.T) {
	for _, id := range []string{"royalty", "kingdoms"} {
		for _, size := range []geom.Rect{desktop, {W: 1920, H: 1080}} {
			r := newRig(t, size, false, store.NewMemory(), 5)
			seatSome(r, id, 2)
			pilesBetween(t, &r.app.tab().felt, id+", "+strconv.Itoa(int(size.W)))
		}
	}
}

// pilesBetween looks at the middle of a table.
func pilesBetween(t *testing.T, f *felt.Felt, where string) {
	line := (f.Areas.Panels[0].Y + f.Areas.Panels[0].H + f.Areas.Mine.Y) / 2
	piles := 0
	for _, p := range f.Targets {
		if !strings.HasPrefix(p.Name(), "pile:") || !p.Rect.Center().In(f.Areas.Centre) {
			continue
		}
		piles++
		if off := p.Rect.Center().Y - line; math.Abs(off) > 12 {
			t.Errorf("%s: %s lies %.0f from the line between the boards", where, p.Name(), off)
		}
	}
	if piles < 2 {
		t.Errorf("%s: %d piles in the middle", where, piles)
	}
	if f.Front == 0 {
		return
	}
	told := false
	for _, o := range f.Said {
		if o.Text != "Nobody leads" {
			continue
		}
		told = true
		medal := hull(o.Rect, o.Rect)
		for _, m := range f.Over {
			if m.Kind == paint.Fill && m.Color == kit.Gold && m.Rect.W == 48 {
				medal = m.Rect
			}
		}
		if far := o.Rect.X - medal.X - medal.W; math.Abs(o.Rect.Center().Y-line) > 8 || far < 0 || far > 20 || o.Size < kit.Body {
			t.Errorf("%s: who leads stands at %v in letters of %v, the medal at %v", where, o.Rect, o.Size, medal)
		}
		for _, p := range f.Places {
			if !p.Hidden && !p.Pose.Rect.Intersect(o.Rect).Empty() {
				t.Errorf("%s: who leads stands over %v at %v", where, p.Pose.Face, p.Pose.Rect)
			}
		}
	}
	if !told {
		t.Errorf("%s: nobody says who leads", where)
	}
}

// seatSome starts a game of so many and lets it come to rest.
func seatSome(r *rig, id string, seats int) {
	r.app.Activate("game:" + id)
	r.step(0)
	r.deal(seats)
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
				if at.W < 64 || at.W > 76 {
					t.Errorf("%s, %v: the face at seat %d is %.0f wide", id, size, x, at.W)
				}
				if both := at.Intersect(score); !both.Empty() {
					t.Errorf("%s, %v: the score of seat %d stands on its face", id, size, x)
				}
				aloneOnFelt(t, &tab.felt, score, id+", "+strconv.Itoa(int(size.W)))
			}
		}
	}
}

// aloneOnFelt reports what stands on a score, and what lies on a name.
func aloneOnFelt(t *testing.T, f *felt.Felt, score geom.Rect, where string) {
	for _, o := range f.Over { // the medal
		for _, n := range f.Under {
			if both := o.Rect.Inset(2).Intersect(letters(&n)); n.Kind == paint.Text && n.Face == sprites.Title && o.Kind == paint.Fill && !both.Empty() {
				t.Errorf("%s: something lies on the name %q", where, n.Text)
			}
		}
	}
	for _, o := range f.Under {
		if both := o.Rect.Intersect(score); o.Kind == paint.Text && o.Rect != score && !both.Empty() {
			t.Errorf("%s: %q stands on a score", where, o.Text)
		}
	}
}

// TestFewFrames: a frame says whose turn it is or what can be picked. Panels, words and log have none, and an upright table is its
// window's, from edge to edge; in high contrast every panel has its frame, and nothing else.
func TestFewFrames(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	for _, size := range []geom.Rect{phone, desktop} {
		for _, theme := range []*kit.Theme{&kit.Hall, &kit.Slate, &kit.Stark} {
			r := newRig(t, size, size == phone, store.NewMemory(), 5)
			seatSome(r, "usurpers", 3)
			tab := r.app.tab()
			kit.Wear(theme)
			tab.felt.Lay(&tab.scene)
			a := &tab.felt.Areas
			frames, boxes := 0, append(append([]geom.Rect{}, a.Panels...), a.Prompt, a.Log)
			for _, o := range tab.felt.Under {
				if o.Kind == paint.Frame && !o.Rect.Empty() && slices.Contains(boxes, o.Rect) {
					frames++
				}
			}
			if theme.Stark && frames != len(a.Panels) || !theme.Stark && frames > 0 {
				t.Errorf("%v, stark %v: %d quiet boxes have a frame", size, theme.Stark, frames)
			}
			if cloth := felt.FeltOf(a); size == phone && (cloth.W < size.W || cloth.Y+cloth.H < size.H) {
				t.Errorf("felt of %v lies in a window of %v", cloth, size)
			}
		}
	}
}
