package crush

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestFlipIsShown folds an onlooker's events up to the first move on a ladder. The view then shows every card with its
// power and the reason, the sides as the Jokers left them, and the totals.
func TestFlipIsShown(t *testing.T) {
	shown := 0
	for seed := uint64(1); seed < 60; seed++ {
		s := deal(t, 4, seed, "")
		r := cards.NewRand(seed, 4)
		ev := engine.NewEvents(info)
		var v engine.View
		for s.owe != 0 {
			u := *s
			u.Redact(engine.Table)
			v.Reset(engine.Table)
			u.View(&v)
			ev.Reset()
			p := s.owe.First()
			acts := s.Legal(p, nil)
			if err := engine.Apply(s, p, acts[r.IntN(len(acts))], ev); err != nil {
				t.Fatal(err)
			}
			for _, e := range ev.List {
				if e.Kind == engine.Counted && e.Key == countLadder && v.Phase == phaseFlip {
					shown++
					flipShown(t, &v)
					break
				}
				if e, ok := e.Redacted(engine.Table); ok {
					if err := v.Fold(info, e); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
	if shown < 200 {
		t.Errorf("only %d flips seen", shown)
	}
}

func flipShown(t *testing.T, v *engine.View) {
	t.Helper()
	var sum [3]int
	empty, plain := [3]bool{true, true, true}, true
	for p := range engine.Seat(4) {
		side := v.Counter(countSide, p, 0)
		if side == 1 || side == 2 {
			empty[side] = false
		}
		for i := range 2 {
			pile := v.Pile(laidID(p, i))
			if len(pile) == 0 {
				continue
			}
			if !pile[0].Known() {
				t.Fatalf("a card of %s is still face down", p)
			}
			why := uint8(v.Counter(countReason, p, uint8(i)))
			joker := why == whyCrosses || why == whyStays || why == whyOff
			king := why == whyKing || why == 0
			if pile[0].IsJoker() && !joker || pile[0].Rank() == cards.King && !king {
				t.Fatalf("%s of %s has reason %d", pile[0], p, why)
			}
			plain = plain && why != 0
			sum[side] += v.Counter(countPower, p, uint8(i))
		}
	}
	if empty[1] || empty[2] {
		return
	}
	if !plain {
		t.Fatal("a card without a reason")
	}
	for k := range 2 {
		if total := v.Counter(countTotal, engine.None, uint8(k)); total != sum[k+1] {
			t.Fatalf("the powers of side %d add up to %d, the total shown is %d", k, sum[k+1], total)
		}
	}
}
