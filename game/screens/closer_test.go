package screens

import (
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/store"
	"royals/game/ui"
)

// TestCloser checks at the smallest size that nothing is more than one press away: a card under a finger that stays, what lies
// before every player, the rules, the log, silence and the cover over the hand, by finger and by name.
func TestCloser(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			r := newRig(t, geom.Rect{W: 320, H: 568}, true, store.NewMemory(), 3)
			r.start(g.Info().ID, 1)
			r.settle()
			s := r.app.tab
			shown := func(scene, by string) {
				t.Helper()
				if got := r.app.Status().Scene; got != scene {
					t.Fatalf("%s shows %s, want %s", by, got, scene)
				}
				if scene == "cover" {
					r.app.Activate("cover:ok")
				} else {
					r.app.Activate("back")
				}
				r.step(0)
				if got := r.app.Status().Scene; got != "table" {
					t.Fatalf("%s leads back to %s", by, got)
				}
			}
			hold := func(name string) {
				t.Helper()
				box, ok := r.find(name)
				if !ok {
					t.Fatalf("no %s", name)
				}
				at := geom.Point{X: box.X + 8, Y: box.Y + 8}
				r.in.Pointers = append(r.in.Pointers[:0], ui.Pointer{ID: 1, Deed: ui.Down, Pos: at, Held: true, Touch: true})
				r.step(0)
				r.step(holdTime + time.Millisecond)
				r.in.Pointers = append(r.in.Pointers[:0], ui.Pointer{ID: 1, Deed: ui.Up, Pos: at, Touch: true})
				r.step(0)
			}
			moves := s.t.Moves()
			hold(s.handName(s.hand[0]))
			shown("zoom", "holding a card")
			for _, x := range s.others() {
				hold("seat:" + x.String())
				shown("board", "holding "+x.String())
				r.app.Activate("see:" + x.String())
				shown("board", "see:"+x.String())
			}
			for name, scene := range map[string]string{"rules": "rules", "log": "log", "hide": "cover", "menu": "menu"} {
				r.tap(name)
				shown(scene, "a tap on "+name)
				if !listed(r.app.Doc(), name) || !r.app.Activate(name) {
					t.Fatalf("%s is not in the document", name)
				}
				shown(scene, name)
			}
			for _, want := range []int{1, 0} {
				r.tap("mute")
				if r.app.prefs.Mute != want || !listed(r.app.Doc(), "mute") {
					t.Errorf("a tap on the speaker leaves mute at %d", r.app.prefs.Mute)
				}
			}
			if s.t.Moves() != moves {
				t.Error("looking has made a move")
			}
		})
	}
}

func listed(d *ui.Doc, name string) bool {
	for _, i := range d.Acts {
		if i.Name == name && !i.Disabled {
			return true
		}
	}
	return false
}
