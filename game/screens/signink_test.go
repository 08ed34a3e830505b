package screens

import (
	"math/rand/v2"
	"testing"

	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestSignsOfBoardsAreInk: on a phone the signs before what royals divide by and withstand stand on the boards of Two Kingdoms in the colours
// of its words, in every theme.
func TestSignsOfBoardsAreInk(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	for theme := range 4 {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		r.app.Prefs.Theme = theme
		seen := 0
		r.start("kingdoms", 1)
		p := &player{rnd: rand.New(rand.NewPCG(5, 8))}
		for i := 0; i < 30 && seen < 2; i++ {
			r.step(0)
			for _, o := range r.list.Ops {
				small := o.Kind == paint.Sprite && o.Rect.W < 20 && o.Rect.X > phone.W/2
				if small && o.Sprite == sprites.IconDivide {
					if seen++; o.Color != kit.Text {
						t.Errorf("theme %d: a sign of %08x, words are %08x", theme, o.Color, kit.Text)
					}
				}
			}
			r.choose(p)
		}
		if seen == 0 {
			t.Errorf("theme %d: no sign was seen", theme)
		}
	}
}
