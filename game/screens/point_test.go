package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// TestPointingIsPossible presses the buttons of verbs while games are played. What is then said to be lit up wears a ring on the table; where
// it is the hand, which need not be lit, the sentence says so.
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
				would, want := tab.scene.Question.Would, words.Plain("table.point.hand")
				switch beyond, hand := beyondHand(tab); {
				case beyond && hand:
					want = words.Plain("table.point.both")
				case beyond:
					want = words.Plain("table.point")
				}
				if strings.HasPrefix(would, "Choose a card of your hand") || strings.HasPrefix(would, "Choose something that is lit") {
					if seen[would]++; would != want {
						t.Errorf("%s, %q: %q, not %q", g.Info().ID, b.Text, would, want)
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

// beyondHand reports whether something may be pointed at that is no card of the hand, and whether a card of the hand may.
func beyondHand(s *tableScreen) (beyond, hand bool) {
	for _, x := range s.scene.Marks.Legal {
		if x.Kind != table.ACard || int(x.Pile.Kind) != s.scene.Plan.Hand {
			beyond = true
		} else {
			hand = true
		}
	}
	return beyond, hand
}
