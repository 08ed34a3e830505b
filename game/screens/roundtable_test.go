package screens

import (
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/store"
)

// TestRoundTable sets up every game with every number of players in every window, with small and large text. Everybody
// sits apart from everybody else, inside the window, and each has a plate with a name that is not cut.
func TestRoundTable(t *testing.T) {
	for _, size := range sizeList {
		for _, text := range []int{100, 175} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.app.Prefs.Text = text
			for _, g := range catalog.Games() {
				r.app.Activate("game:" + g.Info().ID)
				r.step(0)
				s := r.app.Top().(*setupScreen)
				for n := g.Info().MinSeats; n <= g.Info().MaxSeats; n++ {
					s.seatsAt(n)
					r.app.Change()
					r.step(0)
					if err := r.check(); err != nil {
						t.Errorf("%s for %d at %v, text %d: %v", g.Info().ID, n, size, text, err)
					}
					seatedApart(t, r, s, n)
				}
				r.app.Home()
				r.step(0)
			}
		}
	}
}

// seatedApart checks that so many people can be pressed, and the empty places too, each apart from the others.
func seatedApart(t *testing.T, r *rig, s *setupScreen, seats int) {
	t.Helper()
	var boxes []geom.Rect
	for _, h := range r.app.Targets() {
		switch h.Deed.(type) {
		case recast, invite:
			boxes = append(boxes, h.Rect)
		}
	}
	if n, all := len(boxes), s.info.MaxSeats; n > all || n < all && s.sc.Most == 0 {
		t.Errorf("%s for %d at %v: %d places", s.info.ID, seats, r.in.Size, n)
	}
	for i, a := range boxes {
		for _, b := range boxes[i+1:] {
			if x := a.Intersect(b); x.W > 1 && x.H > 1 {
				t.Errorf("%s for %d at %v, text %d: %v and %v cover each other", s.info.ID, seats, r.in.Size, r.app.Prefs.Text, a, b)
			}
		}
	}
}

// TestWhoSitsHere seats people at a table, on a phone by the sheet and on a desktop beside the table: one of the cast
// with the own level, another level, a change of places, a guest, nobody.
func TestWhoSitsHere(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
		r.app.Activate("game:usurpers")
		r.step(0)
		s := r.app.Top().(*setupScreen)
		choose := func(seat, deed string) {
			r.tap("seat:" + seat + ":kind")
			r.tap(deed)
			if r.app.Status().Scene != "setup" {
				t.Fatalf("%s leads to %s", deed, r.app.Status().Scene)
			}
		}
		is := func(seat int, name, level string) {
			t.Helper()
			if p := s.set.Players[seat-1]; p.Name != name || p.Bot != level {
				t.Errorf("at %v seat %d is %+v, not %s %s", size, seat, p, name, level)
			}
		}
		r.tap("invite:2")
		if s.set.Seats != 4 {
			t.Errorf("%d at the table", s.set.Seats)
		}
		choose("2", "who:Flora")
		is(2, "Flora", "sovereign")
		choose("2", "level:knight")
		is(2, "Flora", "knight")
		choose("3", "who:Flora")
		is(3, "Flora", "knight")
		is(2, "Cosmo", "page")
		choose("2", "who:person")
		is(2, "Guest 2", "")
		choose("2", "who:nobody")
		is(2, "Flora", "knight")
		if s.set.Seats != 3 {
			t.Errorf("%d at the table", s.set.Seats)
		}
		text := docText(r.app.Doc())
		for _, word := range []string{"Flora\u2069: Knight (3 of 5)", "thinks longest of all", "Guest player, plays on this device, and is not counted", "Add a player, with a name and a crest of their own"} {
			if size == desktop && !strings.Contains(text, word) {
				t.Errorf("the document does not tell %q: %s", word, text)
			}
		}
	}
}

// TestSetupInOneWindow looks at the set-up of every game for as many players as it takes, in windows with room for the
// list of who can sit there beside the table: nothing has to be scrolled to, and a game can be begun from every other
// window without scrolling, too.
func TestSetupInOneWindow(t *testing.T) {
	for _, size := range []geom.Rect{{W: 1280, H: 720}, {W: 3440, H: 1440}, phone, {W: 800, H: 1280}} {
		for _, g := range catalog.Games() {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 4)
			r.app.Activate("game:" + g.Info().ID)
			s := r.app.Top().(*setupScreen)
			for n := g.Info().MinSeats; n <= g.Info().MaxSeats; n++ {
				s.seatsAt(n)
				s.seat = n - 1
				r.step(0)
				if r.step(0); (s.wide || size == phone) && s.sc.Most > 0 {
					t.Errorf("%s for %d at %v has %v to be scrolled to", g.Info().ID, n, size, s.sc.Most)
				}
				for _, name := range []string{"play", "learn", "back"} {
					if at, ok := r.find(name); !ok || !size.Contains(at) {
						t.Errorf("%s for %d at %v: %s lies at %v", g.Info().ID, n, size, name, at)
					}
				}
			}
		}
	}
}
