package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/game/felt"
	"royals/game/kit"
	"royals/game/store"
	"royals/game/words"
)

// TestTheHandIsCalmWhileOnePointsAtARival names an attack: the sentence asks for a rival, and no card of the hand is lit or grey.
func TestTheHandIsCalmWhileOnePointsAtARival(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 3)
	r.start("usurpers", 2)
	asked := 0
	r.play(&player{rnd: rand.New(rand.NewPCG(3, 8)), limit: 60}, func(int) {
		tab := r.app.tab()
		for _, b := range slices.Clone(tab.felt.Acts) {
			if _, ok := b.Deed.(felt.Verb); !ok || !b.On {
				continue
			}
			r.app.Activate(kit.NameOf(b.Deed))
			r.step(0)
			if would := tab.scene.Question.Would; would == words.Plain("usurpers.do.attack.whom") {
				asked++
				for _, p := range tab.felt.Places {
					if p.Pose.Rect.Center().In(tab.felt.Areas.Hand) && (p.Pose.Dim || p.Pose.Ring != 0) {
						t.Errorf("a card of the hand is lit or grey: %+v", p.Pose)
					}
				}
			}
			r.app.Activate(kit.NameOf(felt.Cancel))
			r.step(0)
		}
	})
	if asked == 0 {
		t.Error("nobody was asked for a rival")
	}
}
