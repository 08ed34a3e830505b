package screens

import (
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// leastHeadline is the least size of the letters of a headline, at text size 1.
const leastHeadline = 20.0

// TestHeadlines looks at every headline that an ending can have, on a phone held upright, also with letters of 130 per cent: none is
// cut, none is in small letters, and none is broken within a word.
func TestHeadlines(t *testing.T) {
	folk := []string{"Guest", "Cosmo", "Edgar", "Flora", "Dora", "Bea"}
	for _, g := range catalog.Games() {
		headlineStands(t, headlineOf(g.Info().ID, nil, false))
		for n := 1; n <= g.Info().MaxSeats; n++ {
			headlineStands(t, headlineOf(g.Info().ID, folk[:n], false))
			headlineStands(t, headlineOf(g.Info().ID, append([]string{"you"}, folk[1:n]...), true))
		}
	}
}

// headlineStands checks one of them.
func headlineStands(t *testing.T, head string) {
	t.Helper()
	for _, text := range []float64{1, 1.3} {
		k := kit.Kit{Text: text, Size: phone, In: phone}
		w := phone.W - 2*kit.Space3
		lines, px := k.Heading(head, geom.Rect{W: w}, kit.Banner)
		if got := strings.Join(lines, " "); got != head || px < leastHeadline*text {
			t.Errorf("%q at text %v: %q in letters of %v", head, text, lines, px)
		}
		for _, line := range lines {
			if sprites.Measure(sprites.Title, px, line) > w {
				t.Errorf("%q is wider than the window", line)
			}
		}
	}
}

// headlined reports whether a headline is drawn whole in the window, in one line or several.
func headlined(r *rig, head string) bool {
	for i := range r.list.Ops {
		said := ""
		for _, o := range r.list.Ops[i:] {
			if o.Kind != paint.Text || o.Face != sprites.Title || !r.in.Size.Contains(o.Rect) {
				break
			}
			if said = strings.TrimPrefix(said+" "+o.Text, " "); said == head {
				return true
			}
		}
	}
	return false
}

// TestOneLargeButton looks at what stands below an ending: the way on that is meant is larger than all others together are wide each,
// these are alike, and all of them stand in the width of the strip above them. The cards beside the throne are as many at each side.
func TestOneLargeButton(t *testing.T) {
	for _, size := range []geom.Rect{desktop, {W: 1920, H: 1080}, {W: 768, H: 1024}} {
		for _, g := range catalog.Games() {
			r := newRig(t, size, false, store.NewMemory(), 5)
			r.start(g.Info().ID, 0)
			if r.goOn() != "result" {
				t.Fatalf("%s does not end", g.Info().ID)
			}
			if n := len(r.app.Top().(*resultScreen).best); n%2 == 1 {
				t.Errorf("%s: %d cards beside the throne", g.Info().ID, n)
			}
			oneLarge(t, r, g.Info().ID)
		}
	}
}

// oneLarge checks what stands below an ending.
func oneLarge(t *testing.T, r *rig, game string) {
	t.Helper()
	var list []geom.Rect
	for _, h := range r.app.Hits(nil) {
		if h.Name == "result:rematch" {
			list = append([]geom.Rect{h.Rect}, list...)
		} else if !strings.HasPrefix(h.Name, "result:seat:") {
			list = append(list, h.Rect)
		}
	}
	strip := geom.Rect{}
	for _, o := range r.list.Ops {
		if o.Kind == paint.Frame && o.Color == kit.Gilt && o.Width == 1 {
			strip = o.Rect
		}
	}
	for i, b := range list {
		if b.X < strip.X-1 || b.X+b.W > strip.X+strip.W+1 {
			t.Errorf("%s at %v: a way on at %v, the strip at %v", game, r.in.Size, b, strip)
		}
		if i > 0 && (b.W > list[0].W/2.5 || b.W-list[1].W > 0.01 || list[1].W-b.W > 0.01 || b.Y != list[1].Y) {
			t.Errorf("%s at %v: the ways on are %v", game, r.in.Size, list)
		}
	}
}
