package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestSuitsStandOnPaper: where a house is chosen the sign of each suit lies on a plate of paper, all of it, because the button is dark.
func TestSuitsStandOnPaper(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size == phone, store.NewMemory(), 7)
		r.start("houses", 1)
		r.settle()
		n := 0
		for i, o := range r.list.Ops {
			if o.Kind != paint.Sprite || !o.Sprite.Suited() {
				continue
			}
			n++
			under := func(p paint.Op) bool {
				return p.Kind == paint.Fill && p.Color == kit.Paper && p.Rect.Contains(o.Rect) && p.Rect.W < 2*o.Rect.W
			}
			if !slices.ContainsFunc(r.list.Ops[:i], under) {
				t.Errorf("%v: the sign of a suit at %v has no plate", size, o.Rect)
			}
		}
		if n < 4 {
			t.Errorf("%v: only %d signs of suits", size, n)
		}
	}
}

// TestLogSignStandsStill: the sign of the game below the log stays where it is while lines come.
func TestLogSignStandsStill(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 7)
	r.start("usurpers", 1)
	var at []geom.Rect
	lines := -1
	r.each = func() {
		if r.app.tab() == nil {
			return
		}
		area := r.app.tab().felt.Areas.Log
		if n := strings.Count(logWords(r, area), "\n"); n != lines {
			lines = n
			for _, o := range r.list.Ops {
				if o.Kind == paint.Sprite && o.Sprite == kit.Worn().Sign && area.Contains(o.Rect) {
					at = append(at, o.Rect)
				}
			}
		}
	}
	roll(r, &player{rnd: rand.New(rand.NewPCG(3, 4))}, 400, 100*time.Millisecond, func() bool { return lines > 12 })
	r.each = nil
	if len(at) < 2 || slices.ContainsFunc(at, func(b geom.Rect) bool { return b != at[0] }) {
		t.Errorf("the sign is at %v", at)
	}
}

// logWords returns what is written in an area.
func logWords(r *rig, area geom.Rect) (s string) {
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && area.Contains(o.Rect) {
			s += o.Text + "\n"
		}
	}
	return s
}

// TestInvitesAreRead: the word below an empty chair is in the bright colour, on a desk of 15 px or more.
func TestInvitesAreRead(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 7)
	r.app.Activate("game:usurpers")
	r.step(0)
	n := 0
	look := func(text string) {
		for _, o := range r.list.Ops {
			if o.Kind == paint.Text && o.Text == text {
				if n++; o.Color != kit.Text || o.Size < 15 {
					t.Errorf("%q is %.1f px high, in %08x", text, o.Size, o.Color)
				}
			}
		}
	}
	look("invite")
	if n == 0 {
		t.Error("no empty chair")
	}
}
