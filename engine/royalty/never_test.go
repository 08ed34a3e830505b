package royalty

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestPriorNever: what no sensible player does has weight 0 while its plain opposite has more: a Jack against an ask that hits nothing
// (it would be spent to keep what one has not), an attack that a protection swallows whole, and a Queen
// beside a set that kills without her.
func TestPriorNever(t *testing.T) {
	var jacks, swallowed, queens int
	for seed := range uint64(150) {
		es, err := Game{}.New(engine.Config{Seats: 2 + int(seed%3), Seed: seed}, nil)
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
				case s.phase == phaseAsked && a.Verb() == verbJack:
					if never = s.hand[p]&ofRank(s.rank) == 0; never {
						jacks++
					}
				case a.Verb() == verbAttack:
					value, target := 10*int(a.A()), engine.Seat(a.B())
					net := value - min(value, s.protection(target))
					if a.C() == 0 && net == 0 {
						never = true
						swallowed++
					}
					if a.C() == 1 && net >= int(s.points[target]) {
						never = true
						queens++
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
	if jacks < 50 || swallowed < 20 || queens < 5 {
		t.Errorf("seen only %d Jacks, %d attacks and %d Queens for nothing", jacks, swallowed, queens)
	}
}
