package screens

import (
	"math"
	"testing"

	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestTheMarkOfANewCardComesWithIt looks at a card on its way to the hand: its mark lies on it, and not where the hand begins.
func TestTheMarkOfANewCardComesWithIt(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 3)
	r.start("usurpers", 2)
	p := painter{tableScreen: r.app.tab()}
	p.k = &kit.Kit{List: &paint.List{}, Size: desktop}
	card := p.felt.Areas.Hand
	card.W, card.H, card.Y = 60, 84, card.Y-200
	p.drawNew(card, 0, 1)
	if mark := p.k.List.Ops[1].Rect; mark.Y > card.Y+0.2*card.H || math.Abs(mark.Y-card.Y) > 0.2*card.H {
		t.Errorf("the mark %v does not lie on its card %v", mark, card)
	}
}
