package screens

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/sprites"
)

// TestFacing: in Two Kingdoms the front runs between the boards, which face each other place by place, and the medal on it holds
// both scores, the rival's above.
func TestFacing(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 412, H: 915}, {W: 320, H: 568}, desktop, {W: 768, H: 1024}} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
		r.start("kingdoms", 1)
		tab := r.app.tab()
		tab.scene.Scores[0].N, tab.scene.Scores[1].N = 38, 31
		tab.felt.Lay(&tab.scene)
		f := &tab.felt
		front := f.Areas.Table.Y + 2 + f.Front*(f.Areas.Table.H-4)
		if far := f.Areas.Panels[0]; far.Y+far.H > front || f.Areas.Mine.Y < front {
			t.Errorf("%v: the front at %.0f runs through a board", size, front)
		}
		if !opposite(r) {
			t.Errorf("%v: the places do not face each other", size)
		}
		for text, above := range map[string]bool{"31": true, "38": false} {
			found := false
			for _, o := range f.Over {
				if o.Kind == paint.Text && o.Text == text && (o.Rect.Center().Y < front) == above {
					found = true
				}
			}
			if !found {
				t.Errorf("%v: no %s on its side of the medal", size, text)
			}
		}
	}
}

// TestFacingStays plays Two Kingdoms on phones: whatever has been thrown away, the places face each other.
func TestFacingStays(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 320, H: 568}} {
		r, boards := newRig(t, size, true, store.NewMemory(), 7), 0
		r.start("kingdoms", 2)
		r.play(&player{rnd: rand.New(rand.NewPCG(7, 3)), limit: 40}, func(n int) {
			if r.app.tab().felt.Staged.On { // it stands above the question
				return
			}
			if boards++; !opposite(r) {
				t.Errorf("%v, decision %d: the places do not face each other", size, n)
			}
		})
		if boards < 20 {
			t.Errorf("%v: the boards were seen at %d decisions", size, boards)
		}
	}
}

// TestCrestsDrain: in Royalty the bright part of a seat's crest is as high as its share of the points is large, and every hundred has
// its mark on the bar at the foot.
func TestCrestsDrain(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.start("royalty", 1)
	tab := r.app.tab()
	full := plan.For(tab.info).Full
	bright := func(points int) (h float64) {
		for x := range tab.t.Players {
			tab.scene.Scores[x].N = points
		}
		tab.felt.Lay(&tab.scene)
		for _, o := range tab.felt.Under {
			if o.Kind == paint.Sprite && o.Sprite == sprites.CrestFull {
				h = o.Clip.H
			}
		}
		return h
	}
	all := bright(full)
	if half := bright(full / 2); all == 0 || half >= 0.62*all || half <= 0.38*all {
		t.Errorf("whole %.1f high, half drained %.1f", all, bright(full/2))
	}
	if none := bright(0); none > 0.1*all {
		t.Errorf("with no points left %.1f of %.1f", none, all)
	}
}

// TestBacks: every game's cards have a back of their own, and one that is chosen is that of all.
func TestBacks(t *testing.T) {
	seen := map[int]string{}
	for i, g := range catalog.Games() {
		id := g.Info().ID
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		r.start(id, 1)
		_, back := r.app.Deck()
		if other := seen[back]; other != "" || r.app.tab().scene.Back != back {
			t.Errorf("%s: back %d, as %q; drawn %d", id, back, other, r.app.tab().scene.Back)
		}
		seen[back] = id
		r.app.Prefs.Back = 1 + (i+2)%sprites.Backs
		r.app.SavePrefs()
		r.step(0)
		if _, back := r.app.Deck(); back != (i+2)%sprites.Backs {
			t.Errorf("%s: back %s chosen, %d shown", id, strconv.Itoa(i+2), back)
		}
	}
}

// TestLeadCoversNoCard: on a phone who leads is not written over a card that lies between the kingdoms, such as the attack that an ace
// may stop.
func TestLeadCoversNoCard(t *testing.T) {
	seen, told := 0, 0
	for seed := uint64(1); seed < 6; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(seed, 4)), limit: 60}, func(int) {
			s := r.app.tab()
			lead := geom.Rect{}
			for _, o := range r.list.Ops {
				if o.Kind == paint.Text && strings.Contains(o.Text, "lead") && o.Color == kit.Accent {
					lead = o.Rect
					told++
				}
			}
			for _, p := range s.felt.Places {
				if !p.Hidden && !p.Pose.Rect.Intersect(s.felt.Areas.Centre).Empty() {
					seen++
				}
				if !p.Hidden && !p.Pose.Rect.Intersect(lead).Empty() {
					t.Fatalf("seed %d: who leads is written at %v over the %v at %v", seed, lead, p.Pose.Face, p.Pose.Rect)
				}
			}
		})
	}
	if seen == 0 || told == 0 {
		t.Errorf("%d cards in the middle, and who leads was written %d times", seen, told)
	}
}

// opposite reports whether each place before one seat lies right below the same place before the other, and is as wide.
func opposite(r *rig) bool {
	n := 0
	for _, h := range r.app.Hits(nil) {
		mine, ok := strings.CutPrefix(h.Name, "pile:royal:P1:")
		if !ok {
			continue
		}
		theirs, _ := r.find("pile:royal:P2:" + mine)
		if n++; theirs.Empty() || math.Abs(theirs.X-h.Rect.X) > 2 || math.Abs(theirs.W-h.Rect.W) > 2 {
			return false
		}
	}
	return n > 0
}

// TestNoRoundAfterTheLast: the game looks once more for a winner when the last round is over (U12.4), and the bar calls that no round
// of its own.
func TestNoRoundAfterTheLast(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.start("usurpers", 0)
	s := &r.app.tab().scene
	i := slices.IndexFunc(s.Plan.Marks, func(b plan.Badge) bool { return s.Info.Counters[b.Key].Name == "round" })
	mark := s.Plan.Marks[i]
	for round, want := range map[int32]string{4: "Round 4/5", 5: "Round 5/5", 6: "Round 5/5"} {
		view := engine.View{Counters: []engine.Counter{{Key: uint8(mark.Key), Owner: engine.None, Value: round}, {Key: uint8(mark.Of), Owner: engine.None, Value: 5}}}
		slices.SortFunc(view.Counters, func(a, b engine.Counter) int { return int(a.Key) - int(b.Key) })
		seen := felt.Scene{Info: s.Info, Plan: s.Plan, View: &view}
		if got := seen.MarkText(mark); got != want {
			t.Errorf("in round %d of 5 the bar says %q, want %q", round, got, want)
		}
	}
}
