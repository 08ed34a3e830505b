package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/paint"
	"royals/game/store"
)

// TestLastTurnsOnAPhone plays short games of Two Kingdoms on a phone: near the end the bar says in whole words how far off it is, who
// leads stays in sight, and the opponent's final turn begins and ends with a moment.
func TestLastTurnsOnAPhone(t *testing.T) {
	marks, held := map[string]bool{}, map[string]bool{}
	for seed := uint64(0); seed < 40 && len(held) < 3; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.short = true
		r.start("kingdoms", 1)
		p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
		r.each = func() {
			s := r.app.tab()
			if s == nil || r.app.Top() != s || !s.t.Holding() || s.t.Closing() {
				return
			}
			text := s.t.Question()
			for _, say := range []string{"has the last turn", "has a final turn", "without a point"} {
				if strings.Contains(text, say) && !held[say] {
					held[say] = true
					r.shot("lastturn-" + strings.ReplaceAll(say, " ", ""))
				}
			}
		}
		for r.goOn() == "table" {
			s := r.app.tab()
			if nearEnd(s) {
				text := s.scene.MarkText(s.t.Plan.Marks[0])
				if marks[text] = true; !inBar(r, text) {
					t.Errorf("%q is not in the bar", text)
				}
			}
			r.choose(p)
		}
	}
	if len(marks) < 3 || len(held) < 3 {
		t.Errorf("only %v and %v", marks, held)
	}
}

// nearEnd reports whether the deck is not shuffled again.
func nearEnd(s *tableScreen) bool {
	i := slices.IndexFunc(s.info.Counters, func(c engine.CounterInfo) bool { return c.Name == "called" })
	return s.t.Shown.Counter(uint8(i), engine.None, 0) > 0
}

// inBar reports whether a text is drawn in one piece above the table, so that the middle keeps its place for who leads.
func inBar(r *rig, text string) bool {
	bar := r.app.tab().felt.Areas.Bar
	return slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return o.Text == text && o.Rect.Center().In(bar) })
}
