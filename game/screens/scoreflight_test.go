package screens

import (
	"slices"
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestCardsPassBelowScores watches the opponents of Usurpers being dealt to and playing frame by frame: cards on their way cross scores,
// and each score is drawn above them.
func TestCardsPassBelowScores(t *testing.T) {
	met := 0
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
		r.start("usurpers", 0)
		r.app.Prefs.Pause = 1
		frames := 0
		show(r, func(*tableScreen) bool {
			met += coveredScores(r)
			frames++
			return frames < 700
		})
	}
	if met == 0 {
		t.Error("no card has crossed a score")
	}
}

// coveredScores counts the scores that a card crosses, and reports those that it covers.
func coveredScores(r *rig) (met int) {
	s := r.app.tab()
	for _, box := range s.felt.Scores {
		at := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Rect == box })
		if box.Empty() || at < 0 {
			continue
		}
		card := func(o paint.Op) bool { return o.Kind == paint.Sprite && o.Rect.H > 30 && crosses(&o, box) }
		if slices.ContainsFunc(r.list.Ops[:at], card) {
			met++
		}
		if i := slices.IndexFunc(r.list.Ops[at:], card); i >= 0 && s.moves() {
			r.t.Fatalf("at %v a card at %v covers the score at %v", r.in.Size, r.list.Ops[at+i].Rect, box)
		}
	}
	return met
}
