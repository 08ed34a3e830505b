package screens

import (
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// pageSizes are the windows of STAGE: phones, phones on their side, tablets, desktops, wide ones and large ones.
var pageSizes = []geom.Rect{{W: 320, H: 568}, {W: 360, H: 640}, {W: 640, H: 360}, {W: 768, H: 1024}, {W: 1024, H: 768}, {W: 1280, H: 720},
	{W: 1920, H: 1080}, {W: 3440, H: 1440}, {W: 3840, H: 2160}}

// TestPagesAtEveryTextSize walks the title, the settings, a set-up with who sits there, the rules and a result of each
// game, at every size of window with letters from 100 to 200 %: one game each. Nothing is cut or covered.
func TestPagesAtEveryTextSize(t *testing.T) {
	for i, size := range pageSizes {
		for _, text := range []int{100, 130, 150, 175, 200} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.app.Prefs.Text = text
			look := func(page string, sheet bool) {
				t.Helper()
				r.app.Change()
				r.step(0)
				r.step(0)
				if err := r.check(); err != nil {
					t.Errorf("%v, text %d, %s: %v", size, text, page, err)
				}
				if a, b := overlap(r.list.Ops); a != "" && !sheet { // a sheet lies on words
					t.Errorf("%v, text %d, %s: %q and %q cover each other", size, text, page, a, b)
				}
			}
			look("title", false)
			r.app.Activate("settings")
			look("settings", false)
			r.app.leave()
			r.app.Activate("daily")
			look("the day's deal", false)
			r.app.Activate("daily:code")
			look("the code of a deal", true)
			r.app.Activate("code:game:crush")
			look("the letters of a code", true)
			r.app.leave()
			for j, g := range catalog.Games() {
				if (j+i+text/25)%5 > 0 { // one game each
					continue
				}
				id := g.Info().ID
				r.app.Activate("game:" + id)
				look(id+" set-up", false)
				r.app.Activate("seat:2:kind")
				look(id+" who sits here", true)
				r.app.leave()
				r.app.Push(newRulesScreen(r.app.Sitting, g, engine.Config{Seats: g.Info().MinSeats}))
				look(id+" rules", false)
				r.app.leave()
				r.start(id, 0)
				r.goOn()
				look(id+" result", false)
				r.app.Activate("result:title")
			}
		}
	}
}

// overlap returns two words that are drawn over each other, "" for none. Words in a list that is scrolled are left out.
func overlap(ops []paint.Op) (a, b string) {
	var texts []paint.Op
	for _, o := range ops {
		if o.Kind == paint.Text && o.Clip.Empty() {
			o.Rect = geom.Rect{X: o.Rect.X, Y: o.Rect.Y + o.Rect.H*0.25, W: o.Rect.W, H: o.Rect.H * 0.5}
			texts = append(texts, o)
		}
	}
	for i, x := range texts {
		for _, y := range texts[i+1:] {
			if z := x.Rect.Intersect(y.Rect); z.W > 1 && z.H > 1 {
				return x.Text, y.Text
			}
		}
	}
	return "", ""
}
