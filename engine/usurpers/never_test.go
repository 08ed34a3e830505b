package usurpers

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestPriorNever: what no sensible player does has weight 0: sending an assassin without a red card to strike with (U7),
// pairing a shield with a sword that is too big for it (U6.18), and striking at oneself with a red number while other cards fill the
// quota.
func TestPriorNever(t *testing.T) {
	var bare, weak, own int
	for seed := range uint64(120) {
		es, err := Game{}.New(engine.Config{Seats: 3 + int(seed%3), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := es.(*State)
		r := cards.NewRand(seed, 5)
		for s.Actors() != 0 {
			p := s.Actors().First()
			acts := s.Legal(p, nil)
			w := make([]int16, len(acts))
			s.Prior(p, acts, w)
			for i, a := range acts {
				never := false
				switch {
				case s.phase == phAction && a.Verb() == vKill:
					if never = s.hand[p]&redNumbers == 0; never {
						bare++
					}
				case (s.phase == phAttack || s.phase == phKill) && p == s.rival && a.Verb() == vPick && redNumbers.Has(cards.Card(a.A())):
					least, _, _ := s.quota(p)
					others := s.pick.Len()
					for _, b := range acts {
						if b.Verb() == vPick && !redNumbers.Has(cards.Card(b.A())) {
							others++
						}
					}
					if never = others >= int(least); never {
						own++
					}
				case s.phase == phPair && a.Verb() == vSword:
					if never = worth[s.half.card()] < worth[a.B()]; never {
						weak++
					}
				}
				if never && w[i] != 0 {
					t.Fatalf("seed %d: %s, verb %d: weight %d", seed, p, a.Verb(), w[i])
				}
			}
			if err := s.Apply(p, acts[r.IntN(len(acts))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if bare < 20 || weak < 5 || own < 20 {
		t.Errorf("seen only %d assassins without a weapon, %d shields too small and %d swords against oneself", bare, weak, own)
	}
}
