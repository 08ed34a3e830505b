package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/engine/cards"
	"royals/game/store"
)

// TestStageFollowsTheJack: once a jack has stepped in, the title of an attack names it, and nothing says any more at what number the royal
// falls that it was meant for: the jack falls at any.
func TestStageFollowsTheJack(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed < 12 && seen < 2; seed++ {
		r := newRig(t, desktop, false, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		atStages(r, &player{rnd: rand.New(rand.NewPCG(seed, 9))}, func(s *tableScreen) {
			seen += stepsIn(t, s)
		})
	}
	if seen == 0 {
		t.Error("no jack stepped in")
	}
}

// stepsIn looks at the stage of a table, and returns how many jacks have stepped in there.
func stepsIn(t *testing.T, s *tableScreen) int {
	st := s.scene.Stage
	jack := cards.Back
	for i := range st.Pieces {
		if len(st.Counts) > 0 && st.Counts[0].Key == "kingdoms.stage.jack.falls" && st.Pieces[i].Falls {
			jack = st.Pieces[i].Card
		}
	}
	if jack == cards.Back {
		return 0
	}
	if st.Title.Key != "kingdoms.stage.steps" || len(st.Title.Cards) != 1 || st.Title.Cards[0] != jack {
		t.Errorf("%v falls, and the title is %v", jack, st.Title)
	}
	if note := s.felt.Staged.Sum.Note; st.Note.N != 0 || !strings.Contains(note, "any") {
		t.Errorf("%v falls, and the sum says %q", jack, note)
	}
	for side := range st.Posts {
		for i, post := range st.Posts[side] {
			if p := s.t.Shown.Pile(post.Pile); len(p) > 0 && p[0] == jack && post.Guards > 0 {
				t.Errorf("place %d of %v: %v withstands %d", i, side, jack, post.Guards)
			}
		}
	}
	return 1
}
