package screens

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
	"royals/sprites"
)

// ringOf returns the box of the ring's middle line, and how many rings there are.
func ringOf(ops []paint.Op) (r geom.Rect, n int) {
	box := [4]float64{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	lines := 0
	for _, o := range ops {
		switch {
		case o.Color != kit.Focus || o.Width != 3:
		case o.Kind == paint.Frame:
			r = o.Rect
			n++
		case o.Kind == paint.Line:
			lines++
			box = [4]float64{min(box[0], o.Rect.X), min(box[1], o.Rect.Y), max(box[2], o.Rect.X), max(box[3], o.Rect.Y)}
		}
	}
	if lines >= 8 {
		r = geom.Rect{X: box[0], Y: box[1], W: box[2] - box[0], H: box[3] - box[1]}
		n++
	}
	return r, n
}

// TestOneRingOnThePose walks over what the tables of all games offer: there is one ring, whole and in the window, around what it
// stands on; a card of the hand wears it where the card lies, raised or turned.
func TestOneRingOnThePose(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			const seed = 8
			r := newRig(t, size, false, store.NewMemory(), seed)
			r.start(g.Info().ID, 1)
			stops, cards := 0, 0
			r.play(&player{rnd: rand.New(rand.NewPCG(seed, 3)), limit: 3}, func(n int) {
				s, c := ringWalk(r, n)
				stops, cards = stops+s, cards+c
			})
			t.Logf("%s, %v: %d stops, %d of them cards of the hand", g.Info().ID, size, stops, cards)
			if stops < 40 || cards < 5 {
				t.Errorf("%s, %v: only %d stops and %d cards", g.Info().ID, size, stops, cards)
			}
		}
	}
}

// ringWalk goes from zone to zone and along each.
func ringWalk(r *rig, n int) (stops, cards int) {
	was := ""
	for range 8 {
		r.key(port.Key{Code: port.Tab})
		r.key(port.Key{Code: port.Home})
		for range 20 {
			if r.step(500 * time.Millisecond); r.app.Glance().Ring == was {
				break
			}
			was = r.app.Glance().Ring
			if r.app.Status().Scene != "table" {
				return
			}
			stops++
			if ringStands(r, n, was) {
				cards++
			}
			r.key(port.Key{Code: port.Right})
		}
	}
	return
}

// ringStands looks at the ring on a stop, and reports whether that is a card of the hand.
func ringStands(r *rig, n int, name string) (card bool) {
	r.t.Helper()
	at, ok := r.find(name)
	if !ok {
		return false // it has no picture: it stands in words
	}
	box, rings := ringOf(r.list.Ops)
	if rings != 1 || !r.in.Size.Inset(-0.01).Contains(box) {
		r.t.Fatalf("%v, decision %d: %d rings for %s, the last %v", r.in.Size, n, rings, name, box)
	}
	face, ok := strings.CutPrefix(name, "card:hand:")
	if !ok {
		if !slices.ContainsFunc(r.hits, func(h port.Hit) bool { return h.Name == name && h.Rect.Center().In(box.Inset(-3)) }) { // a word may stand there twice
			r.t.Fatalf("%v, decision %d: the ring %v is not around %s, which answers at %v", r.in.Size, n, box, name, at)
		}
		return false
	}
	for _, h := range r.app.tab().scene.Hand {
		if h.Face.String() != face {
			continue
		}
		if onPose(r.list.Ops, h.Face, box) {
			if box.Y += 60; onPose(r.list.Ops, h.Face, box) { // as where the card lies when nobody points at it
				r.t.Fatalf("%v, decision %d: a ring that is 60 too low for %s would not be found", r.in.Size, n, name)
			}
			return true
		}
		r.t.Fatalf("%v, decision %d: the ring %v does not lie on the pose of %s", r.in.Size, n, box, name)
	}
	return false
}

// onPose reports whether a ring lies around a card as it is painted.
func onPose(ops []paint.Op, c cards.Card, ring geom.Rect) bool {
	return slices.ContainsFunc(ops, func(o paint.Op) bool {
		switch {
		case o.Kind != paint.Sprite || o.Sprite != sprites.Card(c):
			return false
		case o.Turn == 0:
			return math.Abs(ring.Y+5-o.Rect.Y) <= 2 && math.Abs(ring.X+5-o.Rect.X) <= 2
		default:
			return math.Abs(ring.Center().Y-o.Rect.Center().Y) <= 0.2*o.Rect.H
		}
	})
}
