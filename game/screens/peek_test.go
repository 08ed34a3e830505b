package screens

import (
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
	"royals/sprites"
)

// mouse moves the mouse without pressing it.
func (r *rig) mouse(at geom.Point) {
	r.in.Point(port.Pointer{Motion: port.Move, Pos: at})
	r.step(0)
}

// shows returns how wide the widest picture of a face is drawn.
func (r *rig) shows(id sprites.ID) float64 {
	w := 0.0
	for _, o := range r.list.Ops {
		if o.Kind == paint.Sprite && o.Sprite == id {
			w = max(w, o.Rect.W)
		}
	}
	return w
}

// resting puts the mouse on a card of the hand and returns where, and the card's picture and width.
func resting(t *testing.T, r *rig) (at geom.Point, id sprites.ID, w float64) {
	t.Helper()
	s := r.app.tab()
	h := s.scene.Hand[1]
	box, ok := r.find(s.scene.HandName(h))
	if !ok {
		t.Fatal("no card to rest on")
	}
	at, id = geom.Point{X: box.X + 10, Y: box.Y + 30}, sprites.Card(h.Face)
	r.mouse(at)
	return at, id, box.W
}

// TestPeek: a mouse that rests on a card for 0.4 s sees it large beside it; nothing else moves or answers differently,
// and it is gone with the next move, press, key or turn of the wheel. It comes whole at once, so that there is nothing
// to reduce.
func TestPeek(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		r.in.ReducedMotion = reduced
		r.start("houses", 1)
		r.settle()
		at, id, w := resting(t, r)
		r.step(200 * time.Millisecond) // the card under the mouse is raised
		r.mouse(at.Add(geom.Point{X: 2}))
		parts, piles := r.lies()
		hits := slices.Clone(r.app.Hits(nil))
		r.step(399 * time.Millisecond)
		if r.shows(id) > 1.2*w {
			t.Error("a card is shown large after 399 ms")
		}
		r.step(time.Millisecond)
		if got := r.shows(id); got < 1.8*w {
			t.Fatalf("a card of %.0f is shown %.0f wide after 400 ms", w, got)
		}
		first := slices.Clone(r.list.Ops)
		r.shot("peek")
		r.step(16 * time.Millisecond)
		if !slices.EqualFunc(first, r.list.Ops, func(a, b paint.Op) bool { return a.Kind == b.Kind && a.Rect == b.Rect && a.Color == b.Color }) {
			t.Error("it moves while it stands")
		}
		if now, lie := r.lies(); !slices.Equal(now, parts) || len(lie) != len(piles) || !slices.Equal(r.app.Hits(nil), hits) {
			t.Error("the table is another one while a card is shown large")
		}
		for name, away := range map[string]func(){
			"a move": func() { r.mouse(geom.Point{X: 640, Y: 20}) },
			"a press": func() {
				r.in.Point(port.Pointer{Motion: port.Down, Pos: at, Held: true})
				r.step(0)
			},
			"a key":   func() { r.in.Type(port.Key{Code: port.Tab}); r.step(0) },
			"leaving": func() { r.in.Point(port.Pointer{Motion: port.Leave, Pos: at}); r.step(0) },
		} {
			r.in.Point(port.Pointer{Motion: port.Cancel, Pos: at})
			r.mouse(geom.Point{X: 640, Y: 20})
			r.mouse(at)
			r.step(400 * time.Millisecond)
			if r.shows(id) < 1.8*w {
				t.Fatalf("before %s the card is not shown", name)
			}
			if away(); r.shows(id) > 1.2*w {
				t.Errorf("%s leaves the card where it is", name)
			}
		}
	}
}

// TestPeekSays: the large card beside the mouse says what the card does, where there is room for it.
func TestPeekSays(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		r.start(g.Info().ID, 1)
		r.settle()
		at, _, _ := resting(t, r)
		r.mouse(at.Add(geom.Point{X: 1}))
		r.step(400 * time.Millisecond)
		s := r.app.tab()
		said := strings.Join(s.t.Speak(s.scene.HandTap(s.scene.Hand[1])).Lines, " ")
		r.shot(g.Info().ID + "-peek-says")
		text := ""
		for _, o := range r.list.Ops {
			if o.Kind == paint.Text {
				text += o.Text + " "
			}
		}
		if said == "" || !strings.Contains(text, said) {
			t.Errorf("%s: the card says %q, and %q is drawn", g.Info().ID, said, text)
		}
	}
}

// TestPeekIsForTheMouse: a finger that stays shows nothing but what a long press shows.
func TestPeekIsForTheMouse(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.start("houses", 1)
	r.settle()
	box, _ := r.find(r.app.tab().scene.HandName(r.app.tab().scene.Hand[1]))
	r.in.Point(port.Pointer{ID: 1, Motion: port.Move, Pos: box.Center(), Touch: true})
	r.step(0)
	r.step(time.Second)
	if r.app.Glance().Peeks {
		t.Error("a finger has no rest")
	}
}

// TestPeekInFan: in a fan the card under the mouse is shown, not the pile's top.
func TestPeekInFan(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 8)
	r.start("houses", 1)
	r.settle()
	deepDiscards(t, r, 16)
	for _, i := range []int{0, 3, 9} {
		strip := r.app.tab().felt.Strips[i]
		r.mouse(strip.Rect.Center())
		r.step(400 * time.Millisecond)
		if !r.app.Glance().Peeks || !strings.Contains(strip.Name(), ":"+r.app.Glance().Peek.String()) {
			t.Errorf("over %s %v is shown: %v", strip.Name(), r.app.Glance().Peek, r.app.Glance().Peeks)
		}
	}
}

// aimless takes the ring, the document's focus and the mouse off everything.
func aimless(r *rig) {
	r.app.PointAt("")
	r.in.Point(port.Pointer{Motion: port.Down, Pos: geom.Point{X: -9, Y: -9}, Held: true}, port.Pointer{Motion: port.Cancel}, port.Pointer{Motion: port.Leave})
	r.step(0)
}

// TestInspectKey: the key I shows the card large on which the keyboard's ring stands, the document's focus, or else the
// mouse; the same key puts it away.
func TestInspectKey(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.start("houses", 1)
	r.settle()
	key := func() { r.in.Type(port.Key{Code: port.Letter, Rune: 'i'}); r.step(0) }
	if key(); r.app.Status().Scene != "table" {
		t.Fatalf("with nothing pointed at the key leads to %s", r.app.Status().Scene)
	}
	s := r.app.tab()
	for what, point := range map[string]func(name string){
		"the ring":     func(name string) { r.walk(name) },
		"the document": func(name string) { r.app.PointAt("menu"); r.app.PointAt(name) },
		"the mouse":    func(name string) { box, _ := r.find(name); r.mouse(geom.Point{X: box.X + 8, Y: box.Y + 20}) },
	} {
		aimless(r)
		point(s.scene.HandName(s.scene.Hand[2]))
		key()
		z, ok := r.app.Top().(*zoomScreen)
		if !ok || z.face != s.scene.Hand[2].Face {
			t.Fatalf("pointed at by %s: %s", what, r.app.Status().Scene)
		}
		if key(); r.app.Status().Scene != "table" {
			t.Errorf("the key does not put the card away: %s", r.app.Status().Scene)
		}
	}
	aimless(r)
	r.app.PointAt("seat:P2")
	if key(); r.app.Status().Scene != "board" {
		t.Errorf("on a seat the key shows %s", r.app.Status().Scene)
	}
}
