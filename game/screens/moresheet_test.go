package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/engine/catalog"
	"royals/game/port"
	"royals/game/store"
)

// TestHandAnswersUnderMore opens the sheet of further actions: the document goes on telling the hand, so its cards must answer.
func TestHandAnswersUnderMore(t *testing.T) {
	answered := 0
	for _, g := range catalog.Games() {
		for seed := range uint64(6) {
			r := newRig(t, phone, true, store.NewMemory(), seed)
			r.start(g.Info().ID, 1)
			r.play(&player{rnd: rand.New(rand.NewPCG(seed, 1)), limit: 3 + int(seed)}, nil)
			r.settle()
			if r.app.Status().Scene != "table" {
				continue
			}
			r.app.Push(&moreScreen{a: r.app.Sitting.App, s: r.app.tab()})
			r.step(0)
			hand := r.app.Doc().Hand
			at := slices.IndexFunc(hand, func(i port.Item) bool { return !i.Disabled })
			if at < 0 {
				continue
			}
			if answered++; !r.app.Activate(hand[at].Name) {
				t.Errorf("%s, seed %d: %s does not answer", g.Info().ID, seed, hand[at].Name)
			}
		}
	}
	if answered < 10 {
		t.Errorf("only %d cards were asked", answered)
	}
}
