package screens

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
)

// TestVeryLowWindows plays in windows as low as those of a page that is shown four times as large. Scores, question and what can be
// done are seen at once, the ring brings all else into sight, and so do the wheel and a finger.
func TestVeryLowWindows(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{{W: 320, H: 256}, {W: 640, H: 256}} {
			t.Run(fmt.Sprintf("%s/%.0fx%.0f", g.Info().ID, size.W, size.H), func(t *testing.T) { lowGame(t, g.Info().ID, size) })
		}
	}
}

func lowGame(t *testing.T, id string, size geom.Rect) {
	const seed = 4
	r := newRig(t, size, false, store.NewMemory(), seed)
	r.start(id, 1)
	who := &player{rnd: rand.New(rand.NewPCG(seed, 1))}
	looked := 0
	for range 2000 {
		switch st, s := r.app.Status(), r.app.tab(); {
		case s == nil || st.Scene == "result" || looked == 12:
			if looked < 5 {
				t.Fatalf("seed %d: only %d decisions", seed, looked)
			}
			return
		case st.Scene == "table" && st.Settled && s.t.Asked != engine.None:
			looked++
			r.shot(fmt.Sprintf("%s-low%d", id, looked))
			lowLook(r, s)
			r.choose(who)
		case st.Scene != "table" && st.Settled && putAway(r):
		default:
			r.settle()
		}
	}
}

// lowLook looks at one decision.
func lowLook(r *rig, s *tableScreen) {
	r.t.Helper()
	doc := r.app.Doc()
	seen := func(part string) bool {
		for _, o := range r.list.Ops {
			if o.Kind == paint.Text && strings.Contains(o.Text, part) && r.in.Size.Contains(o.Rect) {
				return true
			}
		}
		return false
	}
	if line := s.scene.ScoreLine(); line != "" && !seen(line[:4]) {
		r.t.Errorf("no scores above %q", doc.Prompt)
	}
	if words := strings.Fields(doc.Prompt); !seen(words[1]) {
		r.t.Errorf("the question is not seen: %q", doc.Prompt)
	}
	hits := map[string]bool{}
	look := func() {
		clear(hits)
		for _, h := range r.app.Hits(r.hits[:0]) {
			if hits[h.Name] = true; !r.in.Size.Inset(-1).Contains(h.Rect) {
				r.t.Errorf("%s at %v lies outside", h.Name, h.Rect)
			}
		}
	}
	if look(); !hits[firstSeen(doc)] {
		r.t.Errorf("%q: what is to be done first, %s, is not seen among %v", doc.Prompt, firstSeen(doc), hits)
	}
	all := map[string]bool{}
	for _, x := range r.app.Targets() {
		all[x.Name()] = true
	}
	for range 80 { // over all that can be done
		r.key(port.Key{Code: port.Letter, Rune: 'n'})
		on := r.app.Doc().Focus.Stop
		if look(); all[on] && !hits[on] {
			r.t.Errorf("the ring is on %s, which is not seen", on)
		}
	}
	for _, way := range []float64{1, -1} {
		r.in.Wheel.Y = way * 1000
		r.step(10 * time.Millisecond)
		r.in.Wheel.Y = 0
		look()
		if hits["menu"] != (way > 0) {
			r.t.Errorf("rolled by %.0f the bar is there: %v", way, hits["menu"])
		}
	}
}

// firstSeen returns the first card or button that a picture has.
func firstSeen(d *port.Doc) string {
	for _, it := range choices(d) {
		if it.Zone == port.Cards || strings.HasPrefix(it.Name, "card:") {
			return it.Name
		}
	}
	return choices(d)[0].Name
}
