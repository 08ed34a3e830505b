package screens

import (
	"slices"
	"strings"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
	"royals/game/walk"
)

// TestKeysOfOnesOwn gives the table's key another letter on the page of keys: that letter reads the table out then, the old one
// does not, and it stays so after a new start. A digit is refused, Escape leaves all as it was, and a button brings all back.
func TestKeysOfOnesOwn(t *testing.T) {
	keep := store.NewMemory()
	r := newRig(t, phone, true, keep, 3)
	letter := func(c rune) { r.key(port.Key{Code: port.Letter, Rune: c}) }
	for _, name := range []string{"settings", "settings:access", "settings:rebind"} {
		if !r.app.Activate(name) {
			t.Fatalf("no %s", name)
		}
		r.step(time.Second)
	}
	says := func() string {
		list := r.app.Doc().Acts
		return list[slices.IndexFunc(list, func(it port.Item) bool { return it.Name == "key:9" })].Text
	}
	if !strings.HasSuffix(says(), ": T") {
		t.Fatalf("the table is read by %q", says())
	}
	for _, c := range []struct {
		key  port.Key
		keys string
	}{
		{port.Key{Code: port.Letter, Rune: '4'}, ""}, {port.Key{Code: port.Escape}, ""}, {port.Key{Code: port.Letter, Rune: 'q'}, "npiau?rlqshw,."},
	} {
		r.app.Activate("key:9")
		r.step(0)
		if asks := r.app.Doc().Prompt; !strings.Contains(asks, "table") {
			t.Errorf("it asks %q", asks)
		}
		if r.key(c.key); r.app.Prefs.Keys != c.keys || r.app.Status().Scene != "keys" {
			t.Errorf("after %+v the keys are %q, on %s", c.key, r.app.Prefs.Keys, r.app.Status().Scene)
		}
	}
	if !strings.HasSuffix(says(), ": Q") {
		t.Errorf("it tells %q", says())
	}
	if told := ownKeys(r.app.Sitting); len(told) != 1 || !strings.Contains(told[0], "Q Read the table") {
		t.Errorf("the page of accessibility tells %q", told)
	}
	r = r.restart(keep)
	r.start("kingdoms", 1)
	r.settle()
	said := func(c rune) bool {
		hush(r)
		was := r.app.Voice.Say
		letter(c)
		hush(r)
		return r.app.Voice.Say != was
	}
	if said('t') || !said('q') {
		t.Error("T still reads the table out, or Q does not")
	}
	r.app.Prefs.Keys = "tpiau?rlnshw,."
	r.app.Push(newKeysScreen(r.app.Sitting))
	r.step(time.Second)
	if r.app.Activate("key:usual"); r.app.Prefs.Signs() != walk.Usual {
		t.Errorf("brought back: %q", r.app.Prefs.Signs())
	}
}

// TestPageOfKeysFits looks at the pages of keys and of the pad while one is waited for, and at the first page unfolded, in windows of
// all kinds.
func TestPageOfKeysFits(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, desktop} {
		for _, page := range []func(a *Sitting) shell.Screen{
			func(a *Sitting) shell.Screen { s := newKeysScreen(a); s.waits = 3; return s },
			func(a *Sitting) shell.Screen { s := newPadScreen(a); s.waits = 3; return s },
			func(a *Sitting) shell.Screen { return &welcomeScreen{a: a, open: true} },
		} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 3)
			r.app.Prefs.Text = 150
			s := page(r.app.Sitting)
			r.app.Push(s)
			r.step(0)
			r.shot(s.Name())
			for range 12 {
				r.step(0)
				if err := r.check(); err != nil {
					t.Errorf("%s, %v: %v", s.Name(), size, err)
				}
				s.(shell.Scroller).Scrolled().By(size.H / 2)
				r.app.Change()
			}
		}
	}
}
