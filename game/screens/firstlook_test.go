package screens

import (
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestWelcomeHangsFromItsMiddle: on the first page of a phone nothing is left empty below what is asked that is not as high above it.
func TestWelcomeHangsFromItsMiddle(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 390, H: 844}, {W: 412, H: 915}} {
		r := arrive(t, store.NewMemory())
		r.in.Size = size
		r.step(0)
		text, court := size.H, 0.0
		for _, o := range r.list.Ops {
			switch {
			case o.Kind == paint.Sprite && o.Sprite == sprites.SmallCourt:
				court = o.Rect.Y + o.Rect.H
			case o.Kind == paint.Text && court > 0 && o.Rect.Y > court:
				text = min(text, o.Rect.Y)
			}
		}
		button, _ := r.find("welcome:go")
		if court == 0 || text > 0.62*size.H {
			t.Errorf("%v: the court ends at %.0f, what is said begins at %.0f", size, court, text)
		}
		last := 0.0
		for _, o := range r.list.Ops {
			if o.Kind == paint.Text && o.Rect.Y+o.Rect.H < button.Y {
				last = max(last, o.Rect.Y+o.Rect.H)
			}
		}
		if button.Y-last > 0.2*size.H {
			t.Errorf("%v: %.0f are empty above the button", size, button.Y-last)
		}
	}
}

// TestTailOfABubbleIsAWedge: the tail of what a lesson says is wide where it leaves the bubble.
func TestTailOfABubbleIsAWedge(t *testing.T) {
	tails := 0
	for _, l := range learn.Of("usurpers") {
		id := "usurpers." + l.ID
		p := lessonOf(newRig(t, desktop, false, store.NewMemory(), 5), id)
		p.blind = false
		for n := 0; n < 12 && p.Stage() != learn.Done; n++ {
			p.step(0)
			ends := map[geom.Point][2]float64{}
			for _, o := range p.list.Ops {
				if o.Kind == paint.Line && o.Color == kit.Paper && o.Width == 3 {
					to := geom.Point{X: o.Rect.X + o.Rect.W, Y: o.Rect.Y + o.Rect.H}
					span, ok := ends[to]
					if x := o.Rect.X + o.Rect.Y; !ok {
						span = [2]float64{x, x}
					} else {
						span = [2]float64{min(span[0], x), max(span[1], x)}
					}
					ends[to] = span
				}
			}
			for _, span := range ends {
				if tails++; span[1]-span[0] < 8 {
					t.Errorf("%s: a tail is %.0f wide", id, span[1]-span[0])
				}
			}
			p.goOn()
		}
	}
	if tails == 0 {
		t.Error("no bubble has a tail")
	}
}
