package screens

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestTableWords plays all games, with as few and as many at the table as there may be, and looks at decisions in every window with
// every size of text: the words of the table are whole, lie in what they belong to, and cover no others.
func TestTableWords(t *testing.T) {
	for i, g := range catalog.Games() {
		for _, seats := range []int{g.Info().MinSeats, g.Info().MaxSeats} {
			t.Run(fmt.Sprintf("%s-%d", g.Info().ID, seats), func(t *testing.T) { tableWords(t, g, seats, uint64(61+i), enginetest.Much(2, 12)) })
		}
	}
}

// tableWords looks at every so many decisions of a game until it has looked often enough.
func tableWords(t *testing.T, g engine.Game, seats int, seed uint64, most int) {
	r := newRig(t, desktop, false, store.NewMemory(), seed)
	r.app.Activate("game:" + g.Info().ID)
	r.step(0)
	r.deal(seats)
	who := &player{rnd: rand.New(rand.NewPCG(seed, 9)), limit: 4 * most}
	r.play(who, func(n int) {
		if n%4 == 1 {
			allTables(r, fmt.Sprintf("decision %d", n))
		}
	})
}

// allTables looks at a table in every window with every size of text.
func allTables(r *rig, what string) {
	r.t.Helper()
	was, text := r.in, r.app.Prefs.Text
	for _, n := range textScales {
		for _, size := range textWindows {
			r.in.Size, r.in.Touch, r.app.Prefs.Text = size, size.W < 1000, n
			r.step(0)
			r.step(0)
			bad := wordsFit(r)
			if scene := &r.app.tab().scene; len(bad) > 0 {
				r.shot(fmt.Sprintf("words-%s-%d-%s-%d", scene.Info.ID, len(scene.Names), strings.ReplaceAll(what, " ", "-"), n))
			}
			for _, err := range bad {
				r.t.Errorf("%s at %.0fx%.0f, text %d: %v", what, size.W, size.H, n, err)
			}
		}
	}
	r.in, r.app.Prefs.Text = was, text
	r.step(0)
	r.step(0)
}

// wordsFit checks the words of a table: none is cut or covers others.
func wordsFit(r *rig) (bad []error) {
	if err := r.fits(); err != nil {
		bad = append(bad, err)
	}
	s := r.app.tab()
	parts := append([]geom.Rect{s.felt.Areas.Bar, s.felt.Areas.Centre, s.felt.Areas.Mine, s.felt.Areas.Prompt, s.felt.Areas.Acts}, s.felt.Areas.Panels...)
	for _, o := range r.list.Ops {
		if o.Kind != paint.Text {
			continue
		}
		if strings.HasSuffix(o.Text, "…") && !strings.HasSuffix(o.Text, " …") && !strings.HasSuffix(o.Text, "\u00a0…") && o.Text != "…" { // with a space it says that more is to come
			bad = append(bad, fmt.Errorf("%q at %v is cut", o.Text, o.Rect))
		}
		for _, p := range parts {
			if l := letters(&o); l.Center().In(p) && !p.Inset(-6).Contains(l) {
				bad = append(bad, fmt.Errorf("%q at %v leaves its part %v", o.Text, o.Rect, p))
			}
		}
	}
	return bad
}
