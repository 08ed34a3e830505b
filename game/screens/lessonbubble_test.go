package screens

import (
	"math"
	"slices"
	"strings"
	"testing"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/learn"
	"royals/game/paint"
	"royals/game/store"
)

// speaks checks where the bubble stands on a wide table: in the window, near what it speaks of, and over nothing that is lit and no button.
func (p pupil) speaks(s lights) {
	p.t.Helper()
	if !s.scene.Voice || s.felt.Areas.Kind != layout.Wide || p.app.Status().Scene != "table" {
		return
	}
	box, _ := s.bubble(&kit.Kit{In: p.in.Size, Size: p.in.Size, Text: 1})
	nigh, lit := math.Inf(1), s.rects()
	for _, x := range lit {
		nigh = min(nigh, far(x, box))
		if area(x.Intersect(box)) > 0 {
			p.t.Errorf("%s: %q at %v covers what is lit: %v", p.Lesson.Name(), p.Says().Text, box, x)
		}
	}
	button := len(lit) > 0 && lit[0].Y > s.felt.Areas.Hand.Y+s.felt.Areas.Hand.H-8 // the hand lies above it
	if len(lit) > 0 && !button && nigh > longestTail || !p.in.Size.Contains(box) {
		p.t.Errorf("%s: %q stands at %v, %.0f from what it speaks of", p.Lesson.Name(), p.Says().Text, box, nigh)
	}
	for _, b := range s.felt.Acts {
		if at, ok := p.find(kit.NameOf(b.Deed)); ok && area(at.Intersect(box)) > 0 {
			p.t.Errorf("%s: %q covers the button %s", p.Lesson.Name(), p.Says().Text, b.Text)
		}
	}
}

// TestBubbleHidesNothing: the first bubbles of a first lesson, and their tails, lie on no card, no name and no number.
func TestBubbleHidesNothing(t *testing.T) {
	p := lessonOf(newRig(t, desktop, false, store.NewMemory(), 5), "usurpers.crown")
	for range 2 {
		p.blind = false
		p.rig.step(0)
		s := lights{p.app.tab()}
		box, tail := s.bubble(&kit.Kit{In: p.in.Size, Size: p.in.Size, Text: 1})
		for _, x := range s.shownAt() {
			if area(x.Intersect(box)) > 0 || area(x.Intersect(tailBox(tail))) > 0 && !abuts(x, s.rects()) {
				t.Errorf("%q at %v with its tail %v hides what is at %v", p.Says().Text, box, tail, x)
			}
		}
		if long := far(s.rects()[0], box); long > longestTail {
			t.Errorf("%q stands %.0f from what it speaks of", p.Says().Text, long)
		}
		p.goOn()
	}
}

// abuts reports whether a place touches what is lit: a tail ends there.
func abuts(x geom.Rect, lit []geom.Rect) bool {
	for _, r := range lit {
		if far(x, r) < 8 {
			return true
		}
	}
	return false
}

// TestRefusalPointsAtTheWay hits a player who is guarded, in a lesson: the bubble says the rule, and the guard glows, and what the
// lesson wants goes on glowing. The next touch that means something puts the guard out.
func TestRefusalPointsAtTheWay(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		p := lessonOf(newRig(t, size, size == phone, store.NewMemory(), 5), "kingdoms.fell")
		p.goOn()
		p.rig.tap("pile:royal:P1:1")
		p.rig.tap("seat:P2")
		if key, lit := p.Says().Label, (lights{p.app.tab()}).names(p.Bars()); key != "refused" || !strings.HasSuffix(lit, "'s queen of hearts") {
			t.Errorf("at %v %q (%s) points at %q", size, p.Says().Text, key, lit)
		}
		p.lies()
		p.shot("refused")
		if doc := p.app.Doc().Prompt; !strings.Contains(doc, "In the way: ") || !strings.Contains(doc, "Lit: ") {
			t.Errorf("the document says %q", doc)
		}
		p.rig.tap("card:hand:4D")
		if doc := p.app.Doc().Prompt; p.Barred() || strings.Contains(doc, "In the way: ") || !strings.Contains(doc, "Lit: ") {
			t.Errorf("after another touch the document says %q", doc)
		}
	}
}

// TestWantedStaysLight touches another card than the lesson wants, which goes with others, and one that the rules refuse: what is wanted is
// dimmed by neither.
func TestWantedStaysLight(t *testing.T) {
	for _, card := range []string{"JD", "9C"} {
		p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "usurpers.crown")
		p.goOn()
		p.blind = false
		p.rig.tap("card:hand:" + card)
		p.settle()
		s, seen, dim := lights{p.app.tab()}, 0, 0
		for i := range s.felt.Places {
			if s.felt.Places[i].Pose.Dim {
				dim++
			}
		}
		for _, x := range s.lit() {
			if at := s.held(x); at != nil && !at.Pose.Dim {
				seen++
			}
		}
		if seen != 2 || dim < 2 {
			t.Errorf("after %s %d of what is wanted lie undimmed, and %d cards dimmed", card, seen, dim)
		}
	}
}

// TestMissIsSaid attacks in a lesson that wants a crown: the bubble says that this is not it before it says what is.
func TestMissIsSaid(t *testing.T) {
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "usurpers.crown")
	for p.Stage() != learn.Asking {
		p.goOn()
	}
	if text := p.app.Doc().Prompt; strings.Contains(text, "Not that.") {
		t.Errorf("before anything was done it says %q", text)
	}
	p.rig.app.Activate("act:attack:P2")
	p.settle()
	if text := p.app.Doc().Prompt; !strings.Contains(text, "Not that. You need") {
		t.Errorf("after another choice it says %q", text)
	}
	p.rig.tap("next")
	p.settle()
	if text := p.app.Doc().Prompt; strings.Contains(text, "Not that.") || !strings.Contains(text, "Taken back.") {
		t.Errorf("after it has been taken back it says %q", text)
	}
}

// TestBubbleQuotesTheButton plays the first lesson until a button is to be pressed: the bubble names it with the words that are seen on it,
// and whoever hears the page hears the names of the cards.
func TestBubbleQuotesTheButton(t *testing.T) {
	signs := 0
	for _, size := range []geom.Rect{phone, desktop} {
		p := lessonOf(newRig(t, size, size == phone, store.NewMemory(), 5), "usurpers.crown")
		p.blind = false
		for n := 0; n < 20 && !p.pressed(); n++ {
			p.goOn()
		}
		p.rig.step(0)
		s := p.app.tab()
		at := slices.IndexFunc(s.felt.Acts, func(b felt.Act) bool { return b.Tone == kit.Primary })
		if at < 0 {
			t.Fatalf("at %v no button is to be pressed: %q", size, p.Says().Text)
		}
		b := s.felt.Acts[at]
		seen := ""
		for _, o := range p.list.Ops {
			if o.Kind == paint.Text {
				seen += o.Text + " "
			}
		}
		if !strings.Contains(seen, "“"+b.Text+"”") {
			t.Errorf("at %v the button says %q, and the bubble stands in %q", size, b.Text, seen)
		}
		if b.Text == b.Brief {
			signs++
		}
		if doc := p.app.Doc().Prompt; strings.Contains(doc, "♥") || !strings.Contains(doc, "of hearts") {
			t.Errorf("at %v the document says %q", size, doc)
		}
		p.shot("quote")
	}
	if signs == 0 {
		t.Error("no button bears the signs of its cards")
	}
}
