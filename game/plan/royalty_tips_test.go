package plan

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/words"
)

// royaltySight is what a seat of Royalty sees of two, with what it may do and the wall of the other one.
func royaltySight(phase string, turn engine.Seat, wall int, verbs ...string) *Sight {
	info := catalog.Find("royalty").Info()
	v := new(engine.View)
	v.Reset(0)
	v.Turn, v.Phase = turn, uint8(slices.Index(info.Phases, phase))
	v.Count(uint8(counterNamed(info, "protection")), 1, 0, wall)
	s := &Sight{Info: info, View: v, Seats: 2}
	for _, verb := range verbs {
		at := slices.IndexFunc(info.Verbs, func(v engine.VerbInfo) bool { return v.Name == verb })
		a := engine.Act(uint8(at), 1, 7, 0)
		if verb == "attack" {
			a = engine.Act(uint8(at), 7, 1, 0)
		}
		s.Legal = append(s.Legal, a)
	}
	return s
}

// TestRoyaltyTipsComeInOrder: what a turn is comes first, then what one can do with it, and small pairs are warned of where a wall is high. What
// follows on an ask in the same turn brings no tip, and a jack is told of when it could refuse.
func TestRoyaltyTipsComeInOrder(t *testing.T) {
	for _, c := range []struct {
		sight *Sight
		want  []string
	}{
		{royaltySight("act", 0, 0, "ask"), []string{"turn"}},
		{royaltySight("act", 0, 0, "ask", "attack"), []string{"turn", "pair"}},
		{royaltySight("act", 0, 0, "ask", "defend"), []string{"turn", "early"}},
		{royaltySight("act", 0, 15, "ask"), []string{"turn", "early"}},
		{royaltySight("act", 0, 25, "ask", "attack"), []string{"turn", "pair", "early", "wall"}},
		{royaltySight("act", 0, 30, "ask", "attack"), []string{"turn", "pair", "high", "early"}},
		{royaltySight("gained", 0, 30, "attack", "done"), nil},
		{royaltySight("asked", 1, 30, "ok"), nil},
		{royaltySight("asked", 1, 30, "ok", "jack"), []string{"jack"}},
	} {
		var got []string
		for _, tip := range For(c.sight.Info).Tips {
			if _, ok := tip.When(c.sight); ok {
				got = append(got, tip.Key[len("royalty.tip."):])
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s, wall %d, %v: %v, want %v", c.sight.Info.Phases[c.sight.View.Phase], c.sight.Count("protection", 1, 0), c.sight.Legal, got, c.want)
		}
	}
}

// TestRoyaltyTipsAreShort: no tip has more letters than a bubble of a lesson.
func TestRoyaltyTipsAreShort(t *testing.T) {
	args := words.Args{A: "Bea", Card: words.Card(cards.New(10, cards.Diamonds)), N: 100, Operands: [3]string{"10", "diamonds"}}
	for _, tip := range royaltyTips {
		if s := words.T(tip.Key, args); len(s) > 90 {
			t.Errorf("%s has %d letters: %s", tip.Key, len(s), s)
		}
	}
}
