package screens

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// hexes are digits that nobody reads.
var hexes = regexp.MustCompile(`[0-9a-f]{16}|([0-9a-f]{4} ){3}`)

// TestEndings plays every game to its end in the smallest window, on a desktop and with large text, and looks at it as
// a victory, a defeat, a shared win and an end without a winner. Only a victory has the laurel. No ending shows the
// digits of the seal or a sum, and who won stands in the window. The strip of places between two rounds lies off its upper edge. The document says it once, and who plays alone is "you" throughout.
func TestEndings(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, {W: 768, H: 1024}, desktop} {
		for _, g := range catalog.Games() {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.start(g.Info().ID, 0)
			if r.goOn() != "result" {
				t.Fatalf("%s does not end", g.Info().ID)
			}
			s := r.app.Top().(*resultScreen)
			win := s.res.Winners.First()
			for m := victory; m <= limit; m++ {
				s.pretend(m, win)
				for _, text := range []int{100, 175} {
					r.app.Prefs.Text = text
					r.app.Change()
					r.step(0)
					r.step(0)
					if err := endingIs(r, s, m); err != nil {
						t.Errorf("%s at %v, text %d, mood %d: %v", g.Info().ID, size, text, m, err)
					}
				}
			}
			r.app.Prefs.Text = 100
			r.app.Push(newRoundScreen(s.a, &tableScreen{offers: offers{t: s.t, info: s.info}}))
			r.step(0)
			if err := roundStrip(r); err != nil {
				t.Errorf("%s at %v, between two rounds: %v", g.Info().ID, size, err)
			}
		}
	}
}

// roundStrip checks that the strip of places between two rounds lies about the middle of the window, and whole in it.
func roundStrip(r *rig) error {
	at := geom.Rect{}
	for _, o := range r.list.Ops {
		if o.Kind == paint.Frame && o.Color == kit.Gilt && o.Width == 1 && o.Rect.W > 0.5*min(r.in.Size.W, 720) {
			at = o.Rect
		}
	}
	if h := r.in.Size.H; at.Empty() || at.Y < 0.2*h || at.Y+at.H > h-kit.Tap || at.Center().Y > 0.85*h {
		return fmt.Errorf("the strip lies in %v of %v", at, r.in.Size)
	}
	return nil
}

// pretend turns the ending into one of a mood, for the first winner.
func (r *resultScreen) pretend(m mood, win engine.Seat) {
	for i := range r.t.Players {
		r.t.Players[i].Bot = "page"
	}
	r.res.Winners = engine.SeatSet(1) << win
	switch m {
	case victory:
		r.t.Players[win].Bot = ""
	case defeat:
		r.t.Players[win.Next(len(r.t.Players))].Bot = ""
	case shared:
		r.res.Winners |= engine.SeatSet(1) << win.Next(len(r.t.Players))
	case limit:
		r.res.Winners = 0
	}
	r.t.Viewer = r.own()
}

// endingIs checks what an ending shows.
func endingIs(r *rig, s *resultScreen, m mood) error {
	if got := s.mood(); got != m {
		return fmt.Errorf("it is %d", got)
	}
	if err := r.check(); err != nil {
		return err
	}
	head, told := s.headline(), r.app.Doc().Prompt
	if !strings.HasPrefix(told, strings.TrimSuffix(head, ".")) || strings.Count(told, head) > 1 || strings.HasPrefix(told, head+" ") && !strings.HasPrefix(s.reason(), head) && m != limit {
		return fmt.Errorf("of %q it tells %q", head, told)
	}
	if me := s.t.Name(s.own()); m == victory && (!strings.HasPrefix(head, "You ") || strings.Contains(s.reason(), me)) || m == defeat && strings.Contains(head, "You") {
		return fmt.Errorf("%s is named two ways: %q, %q", me, head, s.reason())
	}
	laurel, throne, who := false, false, headlined(r, s.headline())
	for _, o := range r.list.Ops {
		laurel = laurel || o.Kind == paint.Sprite && o.Sprite == sprites.Laurel
		throne = throne || isThrone(s, o)
		if o.Kind == paint.Text && hexes.MatchString(o.Text) {
			return fmt.Errorf("it shows %q", o.Text)
		}
	}
	switch {
	case laurel != (m == victory):
		return fmt.Errorf("laurel: %v", laurel)
	case !throne:
		return fmt.Errorf("no throne")
	case !who && r.app.Prefs.Text == 100:
		return fmt.Errorf("%q is not in the window", s.headline())
	}
	return nil
}
