package screens

import (
	"math/rand/v2"
	"testing"

	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// TestPointingIsPossible presses the buttons of verbs while games are played. What is then said to be lit up wears a ring on the table; where
// it is the hand alone, which need not be lit, the sentence says so.
func TestPointingIsPossible(t *testing.T) {
	seen := map[string]int{}
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 3)
		r.start(g.Info().ID, 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(3, 8)), limit: 60}, func(int) {
			tab := r.app.tab()
			for _, b := range tab.felt.Acts {
				if _, ok := b.Deed.(felt.Verb); !ok || !b.On {
					continue
				}
				r.app.Activate(kit.NameOf(b.Deed))
				r.step(0)
				if would := tab.scene.Question.Would; would == words.Plain("table.point") || would == words.Plain("table.point.hand") {
					seen[would]++
					if lit := beyondHand(tab); lit != (would == words.Plain("table.point")) {
						t.Errorf("%s, %q: %q, and beyond the hand something is lit: %v", g.Info().ID, b.Text, would, lit)
					}
				}
				r.app.Activate(kit.NameOf(felt.Cancel))
				r.step(0)
				return
			}
		})
	}
	if t.Log(seen); len(seen) < 2 {
		t.Errorf("too few: %v", seen)
	}
}

// beyondHand reports whether something may be pointed at that is no card of the hand.
func beyondHand(s *tableScreen) bool {
	for _, x := range s.scene.Marks.Legal {
		if x.Kind != table.ACard || int(x.Pile.Kind) != s.scene.Plan.Hand {
			return true
		}
	}
	return false
}
