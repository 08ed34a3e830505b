package screens

import (
	"fmt"
	"slices"
	"strconv"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/shell"
	"royals/game/store"
)

// TestMenuNeedsNoScrolling opens the menu of every game with as many persons as there can be: on a phone all of it is to be seen, every button is as
// high as a finger, and what ends the game stands last and apart, the way out at its end.
func TestMenuNeedsNoScrolling(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size == phone, store.NewMemory(), 5)
			r.start(g.Info().ID, 9)
			for range 20 {
				r.settle()
				if !putAway(r) {
					break
				}
			}
			r.tap("menu")
			r.step(0)
			r.shot("menu-" + g.Info().ID)
			menuInSight(r, fmt.Sprintf("%s at %v", g.Info().ID, size))
			if _, ok := r.find("menu:hand:P2"); ok {
				t.Errorf("%s at %v: who plays stands beside what is used every day", g.Info().ID, size)
			}
			r.tap("menu:people")
			r.step(0)
			menuInSight(r, fmt.Sprintf("%s at %v, unfolded", g.Info().ID, size))
			if _, ok := r.find("menu:hand:P2"); !ok {
				t.Errorf("%s at %v: who plays does not unfold", g.Info().ID, size)
			}
		}
	}
}

// menuInSight looks at the menu that is open.
func menuInSight(r *rig, where string) {
	r.t.Helper()
	m, ok := r.app.Top().(*menuScreen)
	if !ok {
		r.t.Fatalf("%s: no menu but the %s", where, r.app.Status().Scene)
	}
	if err := r.check(); err != nil {
		r.t.Errorf("%s: %v", where, err)
	}
	list, low := m.list(), 0.0
	ends := len(list) - len(m.parts().end)
	for i, c := range list {
		at, ok := r.find(kit.NameOf(c.deed))
		if !ok || at.H < kit.Tap {
			r.t.Errorf("%s: %q lies at %v", where, c.text, at)
		}
		if button := i > 0 && i < 3 || i >= ends; framed(r, at) != button {
			r.t.Errorf("%s: %q is a button: %v, and is to be one: %v", where, c.text, !button, button)
		}
		if i < ends {
			low = max(low, at.Y+at.H)
		} else if at.Y < low+kit.Space3 {
			r.t.Errorf("%s: %q lies at %v, and what is above it ends at %v", where, c.text, at, low)
		}
	}
	if list[len(list)-1].deed != kit.Deed(menuLeave) {
		r.t.Errorf("%s: %q stands last", where, list[len(list)-1].text)
	}
}

// framed reports whether what lies in a place looks like a button, and not like a quiet row.
func framed(r *rig, at geom.Rect) bool {
	return slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
		return o.Kind == paint.Fill && o.Color == kit.Rail && o.Rect.W == at.W && at.Inset(-1).Contains(o.Rect) && o.Rect.H > at.H-1
	})
}

// TestMenuSetsSpeedAndSound: the menu of a table says how fast the game moves, and a press shows all speeds to choose from, as the settings do; the
// sound is switched at once. Both are kept, and the menu stays.
func TestMenuSetsSpeedAndSound(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.start("crush", 9)
	for range 20 {
		if r.settle(); !putAway(r) {
			break
		}
	}
	r.tap("menu")
	says := func(name string) string {
		for _, c := range r.app.Top().(*menuScreen).list() {
			if c.deed.Name() == name {
				return c.text
			}
		}
		return ""
	}
	var heard []string
	for n := range len(shell.Speeds) {
		r.step(time.Second)
		r.tap("menu:speed")
		r.step(time.Second)
		r.tap("settings:speed:" + strconv.Itoa(n))
		r.step(time.Second)
		heard = append(heard, says("menu:speed"))
	}
	if want := []string{"Speed: at once", "Speed: fast", "Speed: normal", "Speed: slow", "Speed: step by step"}; !slices.Equal(heard, want) || r.app.Prefs.Speed != 4 {
		t.Errorf("the speeds are %q", heard)
	}
	if says("menu:mute") != "Sound: on" {
		t.Errorf("it says %q", says("menu:mute"))
	}
	r.tap("menu:mute")
	if says("menu:mute") != "Sound: off" || r.app.Prefs.Mute == 0 || r.app.Prefs.Speed != 4 {
		t.Errorf("it says %q, the speed is %d", says("menu:mute"), r.app.Prefs.Speed)
	}
}

// TestMenuRowsAreOfOneSize: on a phone each quiet row of the menu of every game is written in one line at the same size.
func TestMenuRowsAreOfOneSize(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		r.start(g.Info().ID, 1)
		r.settle()
		for putAway(r) {
			r.settle()
		}
		r.tap("menu")
		r.step(0)
		for _, c := range r.app.Top().(*menuScreen).parts().open {
			at := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Text == c.text })
			if c.deed != kit.Deed(menuOrders) && (at < 0 || r.list.Ops[at].Size != kit.Body) { // orders bear a name, which may be long
				t.Errorf("%s: %q is not written whole at the size of the others", g.Info().ID, c.text)
			}
		}
	}
}
