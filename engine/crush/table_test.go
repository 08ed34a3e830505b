package crush

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
)

// TestFlipIsShown folds an onlooker's events as far as the first move on a ladder: at that moment the view shows every
// card with its power and the reason, the sides as the Jokers left them, and the totals.
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
			if err := s.Apply(p, acts[r.IntN(len(acts))], ev); err != nil {
				t.Fatal(err)
			}
			for _, e := range ev.List {
				if e.Kind == engine.Counted && e.Key == kLadder && v.Phase == phFlip {
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
		side := v.Counter(kSide, p, 0)
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
			why := uint8(v.Counter(kReason, p, uint8(i)))
			if pile[0].IsJoker() && why != whyCrosses && why != whyStays && why != whyOff || pile[0].Rank() == cards.King && why != whyKing && why != 0 {
				t.Fatalf("%s of %s has reason %d", pile[0], p, why)
			}
			plain = plain && why != 0
			sum[side] += v.Counter(kPower, p, uint8(i))
		}
	}
	if empty[1] || empty[2] {
		return
	}
	if !plain {
		t.Fatal("a card without a reason")
	}
	for k := range 2 {
		if total := v.Counter(kTotal, engine.None, uint8(k)); total != sum[k+1] {
			t.Fatalf("the powers of side %d add up to %d, the total shown is %d", k, sum[k+1], total)
		}
	}
}

// TestUndo holds that an attack and a call can be taken back, but no answer, no laid card and no throw.
func TestUndo(t *testing.T) {
	for seed := uint64(1); seed < 40; seed++ {
		m, err := match.New(Game{}, engine.Config{Seats: 4, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		r := cards.NewRand(seed, 6)
		for m.State().Actors() != 0 {
			p := m.State().Actors().First()
			list, _ := match.Choices(m.State(), p, 0)
			run := list[r.IntN(len(list))]
			if err := m.Do(p, run); err != nil {
				t.Fatal(err)
			}
			v := run[len(run)-1].Verb()
			if want := v == vAttack || v == vCall; m.MayUndo() != want {
				t.Fatalf("after verb %s undo is %v", info.Verbs[v].Name, m.MayUndo())
			}
		}
	}
}
