package screens

import (
	"fmt"
	"strings"
	"testing"

	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// readable are the windows and sizes of text in which pages and cards are read.
var (
	readableAt   = []geom.Rect{{W: 320, H: 568}, phone, desktop}
	readableText = []int{100, 130, 175}
)

// cutOff lists the lines from an op on that are cut: clipped at a side, shortened, or outside the window. scroll is what they may run
// through, nil for nothing.
func cutOff(ops []paint.Op, in geom.Rect, scroll *kit.Scroll) (bad []string) {
	low := 0.0
	for _, o := range ops {
		if o.Kind != paint.Text {
			continue
		}
		box := in
		if !o.Clip.Empty() {
			box = o.Clip
			low = max(low, o.Rect.Y+o.Rect.H)
			box.Y, box.H = o.Rect.Y, o.Rect.H
		}
		if strings.Contains(o.Text, "…") || !box.Inset(-0.51).Contains(o.Rect) {
			bad = append(bad, fmt.Sprintf("%q %v in %v", o.Text, o.Rect, box))
		}
	}
	if scroll != nil && low-scroll.Most+scroll.At > scroll.View.Y+scroll.View.H+0.51 {
		bad = append(bad, fmt.Sprintf("the last line ends at %.1f, and the page scrolls to %.1f", low, scroll.View.Y+scroll.View.H+scroll.Most))
	}
	return bad
}

// TestCardsAreReadable asks three cards of each game, in small and large windows and text: what they say is whole.
func TestCardsAreReadable(t *testing.T) {
	for i, g := range catalog.Games() {
		for j, size := range readableAt {
			for l, text := range readableText {
				if due(j*len(readableText)+l, 3, i) || *shots != "" {
					cardsAreReadable(t, g.Info().ID, size, text)
				}
			}
		}
	}
}

func cardsAreReadable(t *testing.T, id string, size geom.Rect, text int) {
	t.Helper()
	r := newRig(t, size, size.W < 1000, store.NewMemory(), 11)
	r.app.Prefs.Text = text
	r.start(id, 1)
	r.settle()
	putAway(r)
	s := r.app.tab()
	asked := 0
	for i := 0; i < len(s.scene.Hand) && asked < 3; i += 2 {
		h := s.scene.Hand[i]
		if h.Face == cards.Back {
			continue
		}
		asked++
		name := "what:" + s.scene.HandName(h)
		if !r.app.Activate(name) || r.app.Status().Scene != "zoom" {
			t.Fatalf("%s: %s leads to %s", id, name, r.app.Status().Scene)
		}
		r.step(0)
		z := r.app.Top().(*zoomScreen)
		if len(z.said.Lines) == 0 {
			t.Errorf("%s: %s says nothing", id, h.Face)
		}
		r.shot(fmt.Sprintf("card-%s-%d-%d", id, asked, text))
		from := 0
		for i, o := range r.list.Ops {
			if o.Kind == paint.Fill && o.Color == kit.Scrim {
				from = i
			}
		}
		for _, why := range cutOff(r.list.Ops[from:], size, &z.sc) {
			t.Errorf("%s at %v, text %d: %s", id, size, text, why)
		}
		if err := r.check(); err != nil {
			t.Errorf("%s at %v, text %d: %v", id, size, text, err)
		}
		r.app.Activate("back")
		r.step(0)
	}
	if asked < 3 {
		t.Errorf("%s: only %d cards were asked", id, asked)
	}
}
