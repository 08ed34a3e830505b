package houses

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestPriorNever: a seat that is behind does not end the deal (H15.1) while there is something else to do; what falls far behind the
// best choice has weight 0, so that no opponent takes it; and so has discarding a royal of the other side's home, or of one's own
// before any is won, while other cards are there.
func TestPriorNever(t *testing.T) {
	var behind, far, lost int
	for seed := range uint64(80) {
		es, err := Game{}.New(engine.Config{Seats: 2, Seed: seed, Options: []engine.Setting{{Key: "target", Value: "300"}}}, nil)
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
			if len(acts) > 1 {
				j := s.judge(uint8(p))
				best, other := 0, false
				for _, a := range acts {
					best = max(best, j.weigh(a))
					other = other || a.Verb() != verbEnd && a.Verb() != verbEndBare
				}
				mild := false
				for _, a := range acts {
					mild = mild || !j.squanders(a)
				}
				for i, a := range acts {
					if a.Verb() == verbDiscard && mild && s.royals(uint8(1-p)).Has(cards.Card(a.A())) {
						lost++
						if w[i] != 0 {
							t.Fatalf("seed %d: %s hands over a royal, weight %d", seed, p, w[i])
						}
					}
					ends := a.Verb() == verbEnd || a.Verb() == verbEndBare
					if ends && other && j.margin() < -10 {
						behind++
						if w[i] >= 1000 {
							t.Fatalf("seed %d: %s ends the deal, %d behind", seed, p, -j.margin())
						}
					}
					if j.weigh(a)+10*half <= min(best, 2000) {
						far++
						if w[i] != 0 {
							t.Fatalf("seed %d: %s, verb %d: weight %d for %d where %d is to be had", seed, p, a.Verb(), w[i], j.weigh(a), best)
						}
					}
				}
			}
			if err := s.Apply(p, acts[r.IntN(len(acts))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if behind < 5 || far < 100 || lost < 20 {
		t.Errorf("seen only %d ends of those behind, %d choices far behind, %d royals to be handed over", behind, far, lost)
	}
}
