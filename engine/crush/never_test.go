package crush

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestPriorNever: what no sensible player does has weight 0, and nothing else has: a Joker laid beside a King of one's own, which
// takes its power away (C34, C35), and joining a principal who would win the game by it, without a Joker to betray him (C24).
func TestPriorNever(t *testing.T) {
	var beside, helped int
	for seed := range uint64(400) {
		rules := ""
		if seed%2 == 1 {
			rules = []string{"combo=on", "noDraw=on", "roleReversal=on", "principalCards=upTo"}[seed/2%4]
		}
		set, err := engine.ParseOptions(rules)
		if err != nil {
			t.Fatal(err)
		}
		es, err := Game{}.New(engine.Config{Seats: 3 + int(seed%3), Seed: seed, Options: set}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := es.(*State)
		r := cards.NewRand(seed, 5)
		for s.owe != 0 {
			p := s.owe.First()
			acts := s.Legal(p, nil)
			w := make([]int16, len(acts))
			s.Prior(p, acts, w)
			for i, a := range acts {
				never := false
				switch {
				case s.phase == phLay && a.Verb() == vPick && s.pick[p].Len() == 1 && !s.reversed():
					x, y := s.pick[p].First(), cards.Card(a.A())
					never = x.IsJoker() && y.Rank() == cards.King || y.IsJoker() && x.Rank() == cards.King
					if never {
						beside++
					}
				case s.phase == phAnswer && a.Verb() == vJoin && s.rules&(reversal|combo) == 0:
					lead := s.attacker
					if s.side[a.A()] == sideV {
						lead = s.victim
					}
					never = s.ladder[lead] == goal-1 && s.ladder[p] < goal-1 && s.hand[p]&jokers == 0
					if never {
						helped++
					}
				case s.phase == phLay: // the first of two picks follows from the second
					continue
				}
				if (w[i] == 0) != never {
					t.Fatalf("seed %d %s: %s, verb %d: weight %d, senseless %v", seed, rules, p, a.Verb(), w[i], never)
				}
			}
			if err := s.Apply(p, acts[r.IntN(len(acts))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if beside < 20 || helped < 20 {
		t.Errorf("seen only %d Jokers beside Kings and %d helpers", beside, helped)
	}
}
