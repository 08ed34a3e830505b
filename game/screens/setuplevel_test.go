package screens

import (
	"math"
	"strings"
	"testing"
	"time"

	"royals/engine/bot"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/words"
	"royals/sprites"
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

// TestPracticeIsOneRow: the switch to practice is a row as wide as the column of the house rules, below them, with its words on it. It stays
// where it is when it is switched, and says with a tick that it is on.
func TestPracticeIsOneRow(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 768, H: 1024}, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
		r.app.Activate("game:usurpers")
		r.step(0)
		first, _ := r.find(standard.Name())
		last, _ := r.find(custom.Name())
		off, ok := r.find(setupPractice.Name())
		if !ok || off.H < kit.Tap || off.X != first.X || math.Abs(off.X+off.W-last.X-last.W) > 0.01 || off.Y < first.Y+first.H {
			t.Errorf("%v: the switch is %v, the house rules go from %v to %v", size, off, first, last)
		}
		ticks := func() (n int) {
			for _, o := range r.list.Ops {
				if o.Kind == paint.Sprite && o.Sprite == sprites.IconCheck && off.Contains(o.Rect) {
					n++
				}
			}
			return n
		}
		words, was := wordsIn(r, off), ticks()
		r.app.Activate(setupPractice.Name())
		r.step(0)
		if on, _ := r.find(setupPractice.Name()); on != off {
			t.Errorf("%v: the switch goes from %v to %v", size, off, on)
		}
		if words != "Practice Take anything back; nothing is counted." || was != 0 || ticks() != 1 {
			t.Errorf("%v: %q, with %d ticks and %d when it is on", size, words, was, ticks())
		}
	}
}

// wordsIn is what is written in a part of the window.
func wordsIn(r *rig, at geom.Rect) string {
	var list []string
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && at.Contains(o.Rect) {
			list = append(list, o.Text)
		}
	}
	return strings.Join(list, " ")
}

// TestPlayLooksEnabled: at a first visit to a game the lesson is the one gold button. Play has the ground of every other button and a rim of
// the accent, not the dull ground of what cannot be pressed.
func TestPlayLooksEnabled(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
		r.app.Activate("game:usurpers")
		r.step(0)
		learn, _ := r.find(setupLearn.Name())
		play, _ := r.find(setupPlay.Name())
		var ground, rim, said paint.Color
		gold := 0
		for _, o := range r.list.Ops {
			switch {
			case o.Kind == paint.Fill && o.Color == kit.Gold && o.Rect.H >= kit.Tap && o.Rect.W > 2*kit.Tap:
				gold++
			case o.Kind == paint.Fill && o.Rect == play:
				ground = o.Color
			case o.Kind == paint.Frame && o.Rect == play:
				rim = o.Color
			case o.Kind == paint.Text && play.Contains(o.Rect):
				said = o.Color
			}
		}
		if gold != 1 || learn.Empty() || ground != kit.Rail || rim != kit.Accent || said != kit.Text {
			t.Errorf("%v: %d gold buttons, Play is %08x in %08x with words in %08x", size, gold, ground, rim, said)
		}
	}
}

// TestSetupHasAir looks at what stands beside the table of a set-up on a desk: the groups of who can sit there are parted by lines, its panel
// stands off the house rules, and they off the ways on.
func TestSetupHasAir(t *testing.T) {
	for _, id := range []string{"usurpers", "kingdoms"} {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		r.app.Activate("game:" + id)
		r.step(0)
		r.step(0)
		level, _ := r.find("level:page")
		panel, lines, head := geom.Rect{}, 0, geom.Rect{}
		for _, o := range r.list.Ops {
			switch {
			case o.Kind == paint.Frame && o.Rect.Contains(level) && o.Rect.W < 500:
				panel = o.Rect
			case o.Kind == paint.Fill && o.Rect.H == 1 && o.Color == kit.Edge && o.Rect.Y < level.Y:
				lines++
			case o.Kind == paint.Text && o.Text == "House rules":
				head = o.Rect
			}
		}
		if lines != 2 || head.Y < panel.Y+panel.H+kit.Space2 {
			t.Errorf("%s: %d lines part the groups, the panel ends at %.0f and the house rules begin at %.0f", id, lines, panel.Y+panel.H, head.Y)
		}
		off, _ := r.find(setupPractice.Name())
		if play, _ := r.find(setupPlay.Name()); play.Y < off.Y+off.H+kit.Space3 {
			t.Errorf("%s: practice ends at %.0f, and Play begins at %.0f", id, off.Y+off.H, play.Y)
		}
	}
}

// TestFirstWayIsTheOneGold: at the set-up of a game whose lessons are new one button is gold, that of the lessons; and in a lesson no button
// sorts a hand of fewer than five cards.
func TestFirstWayIsTheOneGold(t *testing.T) {
	few := 0
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		r.tap("game:" + g.Info().ID)
		r.step(time.Second)
		gold := 0
		for _, o := range r.list.Ops {
			if o.Kind == paint.Fill && o.Color == kit.Gold && o.Rect.H >= 40 && o.Rect.W > 80 {
				gold++
			}
		}
		if gold != 1 {
			t.Errorf("%s: %d buttons are gold", g.Info().ID, gold)
		}
		r.app.Activate(setupLearn.Name())
		for range 60 {
			r.step(100 * time.Millisecond)
			s := r.app.tab()
			if s == nil || s.lesson == nil || len(s.scene.Hand) >= 5 {
				continue
			}
			few++
			if _, sorts := r.find("sort"); sorts {
				t.Fatalf("%s: a hand of %d cards is sorted", g.Info().ID, len(s.scene.Hand))
			}
		}
	}
	if few == 0 {
		t.Error("no lesson has few cards")
	}
}
