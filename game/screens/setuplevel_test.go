package screens

import (
	"strings"
	"testing"

	"royals/engine/bot"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/words"
)

// TestOneLevel: who sits at the table has in the list of who can sit there the level that is shown at the seat.
func TestOneLevel(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.app.Activate("game:crush")
	r.step(0)
	s := r.app.Top().(*setupScreen)
	if s.set.Players[2].Name != "Cosmo" || s.set.Players[2].Bot != bot.Levels[0] || s.seat != 1 {
		t.Fatalf("set up with %+v", s.set.Players)
	}
	page := words.Plain("level."+bot.Levels[0]) + " · " + words.Plain("setup.seated")
	if !strings.Contains(frameWords(r), page) {
		t.Errorf("nothing says %q", page)
	}
	for _, item := range r.app.Doc().Acts {
		if strings.HasPrefix(item.Text, "Cosmo, ") && !strings.Contains(item.Text, temper(bot.Levels[0])) {
			t.Errorf("the document says %q", item.Text)
		}
	}
}

// frameWords is all that a frame writes.
func frameWords(r *rig) string {
	var b strings.Builder
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text {
			b.WriteString(o.Text + "\n")
		}
	}
	return b.String()
}

// TestPracticeIsSaidBelowItsSwitch: what practice is stands below the switch to it, not above the heading of the house rules.
func TestPracticeIsSaidBelowItsSwitch(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 768, H: 1024}, desktop} {
		for _, on := range []bool{false, true} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.app.Activate("game:usurpers")
			if on {
				r.app.Activate(setupPractice.Name())
			}
			r.step(0)
			box, ok := r.find(setupPractice.Name())
			what := strings.Fields(words.Plain("practice.hint"))[1]
			if on {
				what = "Nothing of this game"
			}
			at := -1.0
			for _, o := range r.list.Ops {
				if o.Kind == paint.Text && strings.Contains(o.Text, what) {
					at = o.Rect.Y
				}
			}
			if !ok || at < box.Y+box.H-1 || at > box.Y+box.H+kit.Space4 {
				t.Errorf("%v, practice %v: switch at %v, said at %.0f", size, on, box, at)
			}
		}
	}
}
