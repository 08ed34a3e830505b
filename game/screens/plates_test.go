package screens

import (
	"math"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
)

// TestPlatesAreOfTheTheme: in the hall and in the plain theme the plates of the title have five grounds and five rims, those of the
// tables behind them.
func TestPlatesAreOfTheTheme(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	for theme := range 3 {
		r.app.Prefs.Theme = theme
		r.app.Change()
		r.step(0)
		grounds, rims := map[paint.Color]bool{}, map[paint.Color]bool{}
		for _, g := range catalog.Games() {
			id := g.Info().ID
			rim, _ := rimOf(id)
			drawn := false
			for _, o := range r.list.Ops {
				drawn = drawn || o.Kind == paint.Fill && o.Color == feltOf(id)
			}
			if !drawn {
				t.Errorf("theme %d: no plate is of the ground of %s", theme, id)
			}
			grounds[feltOf(id)], rims[rim] = true, true
		}
		if len(grounds) != 5 || theme > 0 && len(rims) != 5 {
			t.Errorf("theme %d has plates of %d grounds and %d rims", theme, len(grounds), len(rims))
		}
	}
}

// TestSetupHangsOutTheGamesBanner: at the set-up the game's title stands on its own felt and metal, in the themes for all, too, and within
// the window beside the way back. High contrast has none.
func TestSetupHangsOutTheGamesBanner(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	for theme := range 4 {
		for _, size := range []geom.Rect{phone, desktop} {
			for _, g := range catalog.Games() {
				info := g.Info()
				banner, title := bannerOf(newRig(t, size, size.W < 1000, store.NewMemory(), 5), theme, info)
				if theme == 3 {
					if !banner.Empty() {
						t.Errorf("%s has a banner in high contrast", info.ID)
					}
					continue
				}
				if banner.Empty() || !banner.Contains(title) || banner.X < 48 {
					t.Errorf("%s at %v in theme %d: the title %v stands on the banner %v", info.ID, size, theme, title, banner)
				}
			}
		}
	}
}

// bannerOf returns where the set-up of a game in a theme has its banner, and where the title on it.
func bannerOf(r *rig, theme int, info *engine.Info) (banner, title geom.Rect) {
	r.app.Prefs.Theme = theme
	r.app.Activate("game:" + info.ID)
	r.step(0)
	for _, o := range r.list.Ops {
		switch {
		case o.Kind == paint.Fill && o.Color == paint.RGB(plan.Theme(info.ID).Felt) && o.Rect.Y < 20 && o.Rect.H < 60 && o.Rect.W < 320:
			banner = o.Rect
		case o.Kind == paint.Text && o.Text == info.Title && o.Rect.Y < 60:
			title = o.Rect
		}
	}
	return banner, title
}

// TestPlatesAreAlike: at the usual size of text each plate of the title has its name, one line of whose game it is and two of what wins, and
// all are equally high. The set-up names everybody.
func TestPlatesAreAlike(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size == phone, store.NewMemory(), 5)
		high := 0.0
		for _, g := range catalog.Games() {
			plate, ok := r.find("game:" + g.Info().ID)
			if high == 0 {
				high = plate.H
			}
			lines := 0
			for _, o := range r.list.Ops {
				if o.Kind == paint.Text && o.Text != "" && plate.Contains(o.Rect) {
					lines++
				}
			}
			if !ok || math.Abs(plate.H-high) > 0.01 || lines != 4 {
				t.Errorf("%s at %v: %d lines in a plate %.0f high, the first is %.0f", g.Info().ID, size, lines, plate.H, high)
			}
		}
		r.app.Activate("game:houses")
		r.step(0)
		said := ""
		for _, o := range r.list.Ops {
			said += o.Text + " "
		}
		if credit := catalog.Find("houses").Info().Credit; !strings.Contains(said, credit) {
			t.Errorf("at %v the set-up says %q without %q", size, said, credit)
		}
	}
}
