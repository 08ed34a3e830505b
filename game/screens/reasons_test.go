package screens

import (
	"strings"
	"testing"
	"time"

	"royals/game/paint"
	"royals/game/store"
	"royals/game/words"
)

// TestReasonsAreNotCut: why a card counts what it does is never broken in the middle of a word, however narrow the card is.
func TestReasonsAreNotCut(t *testing.T) {
	var whole []string
	for _, key := range []string{"crush.stage.reason.5", "crush.stage.reason.5.short"} {
		whole = append(whole, strings.Fields(words.Plain(key))...)
	}
	off := 0
	for seed := uint64(1); seed < 5; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.seat("crush", 6)
		holdOn(t, r, seed, "crush", tempo{"", 0, 1, false}, 40, func(r *rig, s *tableScreen) {
			r.step(3 * time.Second)
			ops := r.list.Ops
			for i := range ops {
				if ops[i].Kind != paint.Text || !s.felt.Staged.Box.Contains(ops[i].Rect) {
					continue
				}
				for _, word := range whole {
					if ops[i].Text == word || strings.HasPrefix(ops[i].Text, word+" ") {
						off++
					}
					if n := len(ops[i].Text); n > 2 && n < len(word) && strings.HasPrefix(word, ops[i].Text) {
						t.Errorf("seed %d: %q stands for %q", seed, ops[i].Text, word)
					}
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if off == 0 {
		t.Error("no card was switched off")
	}
}
