package royalty

import (
	"math/rand/v2"
	"testing"

	"royals/engine"
)

// TestPointsAreToldWithTheHit goes through games and adds up the hits: whatever is told after a hit and its cards finds the points told
// already. The next player's first card came before them, when they were told at the end of all.
func TestPointsAreToldWithTheHit(t *testing.T) {
	hits, later := 0, 0
	for seed := range uint64(40) { // each is the deal and the dice
		g, roll := Game{}, rand.New(rand.NewPCG(seed, 1))
		ev := engine.NewEvents(&info)
		st, err := g.New(engine.Config{Seats: 2 + int(seed%3), Seed: seed}, ev)
		if err != nil {
			t.Fatal(err)
		}
		var told, are [engine.MaxSeats]int
		for n := 0; ; n++ {
			for i, e := range ev.List {
				switch {
				case e.Kind == engine.Counted && e.Key == countPoints:
					p := e.From.Owner
					told[p] = int(e.Value)
					if are[p] == 0 {
						are[p] = told[p]
					}
				case e.Kind == engine.Said && e.Key == sayHit:
					are[e.Seat] = max(0, are[e.Seat]-int(e.Value))
					hits++
				case e.Kind == engine.Said && told != are:
					t.Fatalf("seed %d: event %d of choice %d, %s, is told while points are %v, not %v", seed, i, n, info.Says[e.Key], told, are)
				case e.Kind == engine.Said && e.Key == sayStart:
					later++
				}
			}
			if st.Actors() == 0 || n > 4000 {
				break
			}
			seat := st.Actors().First()
			legal := st.Legal(seat, nil)
			ev.Reset()
			st.Do(seat, legal[roll.IntN(len(legal))], ev)
		}
	}
	if hits < 300 || later < 10 {
		t.Errorf("only %d hits, and %d turns that began with a card", hits, later)
	}
}
