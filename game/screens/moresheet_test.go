package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/kit"
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

// TestMoreBeginsWithTheMainMoves opens the sheet in Two Kingdoms on a phone: what the question names first stands first, and no row
// stands half there.
func TestMoreBeginsWithTheMainMoves(t *testing.T) {
	long := 0
	for seed := uint64(1); seed < 8; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(seed, 1)), limit: 40}, func(int) {
			s := r.app.tab()
			if s.t.Asked == engine.None || len(s.t.Candidates()) < 10 || long > 12 {
				return
			}
			long++
			m := &moreScreen{a: r.app.Sitting.App, s: s}
			r.app.Push(m)
			r.step(0)
			if long == 1 {
				r.shot("more-kingdoms")
			}
			before := 0
			for _, c := range m.list() {
				group := s.t.Plan.Doing(int(c.deed.(felt.Play).Action.Verb()))
				if group >= 0 && group < before {
					t.Errorf("seed %d: %q stands below what is named later", seed, c.text)
				}
				before = max(before, group)
			}
			for _, h := range r.app.Hits(nil) {
				if strings.HasPrefix(h.Name, "act:") && h.Rect.H < kit.Tap-1 {
					t.Errorf("seed %d: of %s only %.0f are there", seed, h.Name, h.Rect.H)
				}
			}
			r.app.Pop()
			r.step(0)
		})
	}
	if long < 8 {
		t.Errorf("only %d long lists", long)
	}
}
