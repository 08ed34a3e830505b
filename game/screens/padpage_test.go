package screens

import (
	"slices"
	"strings"
	"testing"
	"time"

	"royals/game/port"
	"royals/game/store"
	"royals/game/walk"
)

// TestPadOfOnesOwn gives Back another button on the page of the pad: that button goes back then, the old one does what the new one
// did, and it stays so after a new start. A direction is refused, Escape leaves all as it was, and a button brings all back.
func TestPadOfOnesOwn(t *testing.T) {
	keep := store.NewMemory()
	r := newRig(t, phone, true, keep, 3)
	press := func(b int) {
		for _, down := range []uint32{1 << b, 0} {
			r.in.Events = append(r.in.Events, port.Event{Kind: port.ByPad, Pad: down})
			r.step(500 * time.Millisecond)
		}
	}
	open := func() {
		for _, name := range []string{"settings", "settings:access", "settings:pads"} {
			if !r.app.Activate(name) {
				t.Fatalf("no %s", name)
			}
			r.step(time.Second)
		}
	}
	says := func() string {
		list := r.app.Doc().Acts
		return list[slices.IndexFunc(list, func(it port.Item) bool { return it.Name == "pad:2" })].Text
	}
	open()
	for _, c := range []struct {
		do   func()
		pads string
	}{
		{func() { press(14) }, ""}, {func() { r.key(port.Key{Code: port.Escape}) }, ""}, {func() { press(3) }, "adcbefghijkl"},
	} {
		r.app.Activate("pad:2")
		r.step(0)
		if asks := r.app.Doc().Prompt; !strings.Contains(asks, "Back") {
			t.Errorf("it asks %q", asks)
		}
		if c.do(); r.app.Prefs.Pads != c.pads || r.app.Status().Scene != "pad" {
			t.Errorf("the buttons are %q, want %q, on %s", r.app.Prefs.Pads, c.pads, r.app.Status().Scene)
		}
	}
	if !strings.HasSuffix(says(), "triangle") {
		t.Errorf("it tells %q", says())
	}
	if press(1); r.app.Status().Scene != "pad" {
		t.Error("the old button still goes back")
	}
	if press(3); r.app.Status().Scene != "access" {
		t.Errorf("the new button leads to %s", r.app.Status().Scene)
	}
	if told := ownPad(r.app.Sitting); !strings.Contains(told, "triangle: Back") {
		t.Errorf("the page of accessibility tells %q", told)
	}
	if r = r.restart(keep); r.app.Prefs.Buttons() != "adcbefghijkl" {
		t.Errorf("after a new start %q", r.app.Prefs.Pads)
	}
	open()
	if r.app.Activate("pad:usual"); r.app.Prefs.Buttons() != walk.UsualPad {
		t.Errorf("brought back: %q", r.app.Prefs.Pads)
	}
}
