package screens

import (
	"math"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/sprites"
)

// TestTracks: the strip of a game stands at the top of its table, inside the frame, at every size; everybody's shield is on it, further
// along the more points a seat has.
func TestTracks(t *testing.T) {
	for _, g := range catalog.Games() {
		info := g.Info()
		kind := plan.For(info).Track
		for _, size := range []geom.Rect{phone, desktop, {W: 640, H: 360}, {W: 320, H: 568}} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.start(info.ID, 1)
			tab := r.app.tab()
			a := &tab.felt.Areas
			if has := !a.Track.Empty(); has != (kind != plan.NoTrack) {
				t.Fatalf("%s %v: track %v", info.ID, size, a.Track)
			}
			if kind == plan.NoTrack {
				continue
			}
			if in := a.Table.Inset(6); !in.Contains(a.Track) {
				t.Errorf("%s %v: track %v, table %v", info.ID, size, a.Track, in)
			}
			advance(r, kind)
		}
	}
}

// advance lets the seats have a point more each than the one before, and looks where their shields lie.
func advance(r *rig, kind plan.Track) {
	tab := r.app.tab()
	key, size := uint8(tab.scene.MainBadge().Key), r.in.Size
	for x := range tab.t.Players {
		for i := range tab.t.Shown.Counters {
			if c := &tab.t.Shown.Counters[i]; c.Key == key && int(c.Owner) == x {
				c.Value = int32(x)
			}
		}
		tab.scene.Scores[x].N = x
	}
	tab.felt.Lay(&tab.scene)
	last := -1.0
	for x := range tab.t.Players {
		at := tokenAt(append(tab.felt.Under, tab.felt.Over...), felt.Emblem(&tab.scene, engine.Seat(x)), tab.felt.Areas.Track)
		if at < 0 {
			r.t.Errorf("%s %v: no shield of seat %d", tab.info.ID, size, x)
		}
		if kind != plan.Walls && at <= last {
			r.t.Errorf("%s %v: seat %d has %d points and stands at %.0f, the one before at %.0f", tab.info.ID, size, x, x, at, last)
		}
		last = at
	}
}

// tokenAt returns where a seat's shield lies on a track, -1 for nowhere.
func tokenAt(ops []paint.Op, arms sprites.ID, track geom.Rect) float64 {
	for _, o := range ops {
		if o.Kind == paint.Sprite && o.Sprite == arms && o.Rect.Center().In(track) {
			return o.Rect.Center().X
		}
	}
	return -1
}

// TestLeadOverDebts: who is far below 0 is led by as much.
func TestLeadOverDebts(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.start("houses", 1)
	tab := r.app.tab()
	for _, x := range []struct {
		scores [2]int
		want   string
	}{
		{[2]int{130, -30}, "leads by 160"},
		{[2]int{-65, -5}, "leads by 60"},
		{[2]int{-20, -20}, "Nobody leads"},
	} {
		tab.scene.Scores[0].N, tab.scene.Scores[1].N = x.scores[0], x.scores[1]
		tab.scene.Viewer, tab.scene.Ends = 2, "" // neither
		tab.felt.Lay(&tab.scene)
		if !slices.ContainsFunc(tab.felt.Said, func(o paint.Op) bool { return strings.Contains(o.Text, x.want) }) {
			t.Errorf("at %v nothing says %q", x.scores, x.want)
		}
	}
}

// tokens returns where the shields of the players stand on the strip, from left to right.
func tokens(tab *tableScreen) (xs []float64) {
	for _, o := range tab.felt.Over {
		for x := range tab.t.Players {
			if o.Kind == paint.Sprite && o.Sprite == felt.Emblem(&tab.scene, engine.Seat(x)) && o.Rect.Center().In(tab.felt.Areas.Track) {
				xs = append(xs, o.Rect.Center().X)
			}
		}
	}
	return xs
}

// evenly reports whether there are four places at even steps, so far apart that each shield is seen.
func evenly(xs []float64) bool {
	if len(xs) != 4 {
		return false
	}
	for i := 1; i < 4; i++ {
		if d := xs[i] - xs[i-1]; d < 6 || math.Abs(d-(xs[1]-xs[0])) > 0.01 {
			return false
		}
	}
	return true
}

// TestTokensOfOneSpot: of shields on one spot of a strip each is seen, at even steps, wherever the spot is and however many there are.
func TestTokensOfOneSpot(t *testing.T) {
	for _, id := range []string{"usurpers", "crush"} {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.seat(id, 4)
			tab := r.app.tab()
			for _, points := range []int{0, 2, tab.scene.MainBadge().Top, 99} {
				for x := range tab.t.Players {
					tab.scene.Scores[x].N = points
				}
				tab.felt.Lay(&tab.scene)
				if xs := tokens(tab); !evenly(xs) {
					t.Errorf("%s %v: at %d points the shields stand at %.1f", id, size, points, xs)
				}
			}
		}
	}
}
