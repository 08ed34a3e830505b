package screens

import (
	"math"
	"testing"
	"time"

	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/table"
	"royals/sprites"
)

// away is how far the middles of two cards are from each other.
func away(a, b geom.Rect) float64 {
	d := a.Center().Sub(b.Center())
	return math.Hypot(d.X, d.Y)
}

// drawn returns where a face was drawn in the last frame.
func (r *rig) drawn(c cards.Card) (list []paint.Op) {
	for _, o := range r.list.Ops {
		if o.Kind == paint.Sprite && o.Sprite == sprites.Card(c) {
			list = append(list, o)
		}
	}
	return list
}

// TestDropsBeginAtTheFinger carries cards of the hand over the table and lets go, in every game: where they are taken
// and where they are refused. A held card is where the finger is in the very next frame. Let go, it begins its way
// there, makes no leap, and lies in its place at the end.
func TestDropsBeginAtTheFinger(t *testing.T) {
	laid := 0
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			for _, legal := range []bool{false, true} {
				if dropIn(t, g.Info().ID, size, legal) {
					laid++
				}
			}
		}
	}
	if laid < 4 {
		t.Errorf("only %d cards were laid", laid)
	}
}

// dropIn carries a card that may be played, or the first of all, to the middle of the table. It reports whether that was
// a choice.
func dropIn(t *testing.T, id string, size geom.Rect, legal bool) bool {
	r := deal(t, id, size, 4)
	s := r.app.tab()
	if legal {
		if _, ok := r.until(func(o table.Option) bool { return s.hasHandCard(o) }); !ok {
			return false
		}
	}
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 1
	s.clock.settle()
	h := s.scene.Hand[0]
	for _, x := range s.scene.Hand {
		if legal && len(s.t.With(s.scene.HandTap(x))) > 0 {
			h = x
		}
	}
	from, _ := r.find(s.scene.HandName(h))
	start := geom.Point{X: from.X + 6, Y: from.Y + 20}
	mid := s.felt.Areas.Centre.Center()
	touch := r.in.Touch
	move := func(m port.Motion, at geom.Point) {
		r.in.Point(port.Pointer{ID: 1, Motion: m, Pos: at, Held: m != port.Up, Touch: touch})
		r.step(16 * time.Millisecond)
	}
	move(port.Down, start)
	home, _ := s.stage.At(h.ID, s.clock.time)
	for i := range 8 {
		at := geom.Lerp(start, mid, float64(i+1)/8)
		move(port.Move, at)
		want := home.Rect.Center().Add(at.Sub(start))
		list := r.drawn(h.Face)
		if len(list) == 0 || away(list[len(list)-1].Rect, geom.Around(want, 2, 2)) > 12 {
			t.Fatalf("%s, %v: held at %v, the card is drawn at %v", id, size, at, list)
		}
		if o := list[len(list)-1]; math.Abs(o.Turn) > 6.01*math.Pi/180 || o.Rect.W < home.Rect.W*1.03 {
			t.Errorf("%s: a held card is turned by %.2f and %.0f wide", id, o.Turn, o.Rect.W)
		}
	}
	list := r.drawn(h.Face)
	last := list[len(list)-1].Rect
	moves := s.t.Moves()
	move(port.Up, mid)
	pose, _ := s.stage.At(h.ID, s.clock.time)
	if pose.Rect.Empty() {
		return true // it has gone where nothing shows it
	}
	if d := away(pose.Rect, last); d > 12 {
		t.Fatalf("%s, %v, legal %v: let go, the card is %.0f px away", id, size, legal, d)
	}
	total, was := 0.0, pose
	var most float64
	for range 160 {
		r.step(8 * time.Millisecond)
		pose, moving := s.stage.At(h.ID, s.clock.time)
		if pose.Rect.Empty() {
			break
		}
		d := away(pose.Rect, was.Rect)
		most, total, was = max(most, d), total+d, pose
		if !moving {
			break
		}
	}
	if most > 0.25*total+40 {
		t.Errorf("%s, %v, legal %v: a leap of %.0f on a way of %.0f", id, size, legal, most, total)
	}
	return s.t.Moves() > moves
}

// hasHandCard reports whether a choice lays a card of the hand.
func (s *tableScreen) hasHandCard(o table.Option) bool {
	for _, h := range s.scene.Hand {
		for _, x := range o.Things {
			if table.Same(x, s.scene.HandTap(h)[0]) {
				return true
			}
		}
	}
	return false
}

// TestHoverFollows lets go of a card, and lets cards move under a mouse that rests: what is raised is always what lies
// under the mouse.
func TestHoverFollows(t *testing.T) {
	r := deal(t, "crush", desktop, 4)
	s := r.app.tab()
	at, _ := r.find(s.scene.HandName(s.scene.Hand[1]))
	mouse := geom.Point{X: at.X + 10, Y: at.Y + 30}
	r.in.Point(port.Pointer{ID: 1, Motion: port.Move, Pos: mouse})
	r.step(16 * time.Millisecond)
	if got := s.scene.Hovered; got != s.scene.HandName(s.scene.Hand[1]) {
		t.Fatalf("hover is %q", got)
	}
	for range 3 { // the hand is sorted anew under the mouse
		s.setSort((s.t.Sort + 1) % table.ByHand)
		r.step(400 * time.Millisecond)
		under := ""
		for _, h := range r.app.Hits(nil) {
			if mouse.In(h.Rect) {
				under = h.Name
			}
		}
		if s.scene.Hovered != under {
			t.Errorf("hover is %q, and %q lies under the mouse", s.scene.Hovered, under)
		}
	}
	r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: mouse, Held: true})
	off := geom.Point{X: mouse.X, Y: mouse.Y - 260}
	r.in.Point(port.Pointer{ID: 1, Motion: port.Move, Pos: off, Held: true})
	r.step(16 * time.Millisecond)
	r.in.Point(port.Pointer{ID: 1, Motion: port.Up, Pos: off})
	r.step(400 * time.Millisecond)
	if s.scene.Hovered == s.scene.HandName(s.scene.Hand[1]) {
		t.Error("after a drop the card that was carried still counts as under the mouse")
	}
}
