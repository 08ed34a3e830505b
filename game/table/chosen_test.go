package table

import (
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
)

type drawer struct{ data []byte }

func (d *drawer) Save(data []byte) error { d.data = append(d.data[:0], data...); return nil }

// TestChosenOrdersAreKept gives a standing order and takes it back: after a new start, too, it is known that the person has chosen, and
// none comes unasked. Who has not chosen may be given one.
func TestChosenOrdersAreKept(t *testing.T) {
	for _, chooses := range []bool{true, false} {
		kept := &drawer{}
		tab, err := New(catalog.Find("royalty"), engine.Config{Seats: 2, Seed: 3}, []Player{{Name: "Ada"}, {Name: "Bea", Bot: "page"}}, kept, &Direct{}, 1, match.Salt{})
		if err != nil {
			t.Fatal(err)
		}
		if chooses {
			tab.SetOrder(0, 1, 1)
			tab.SetOrder(0, 1, 0)
		} else {
			tab.SetSort(1)
		}
		again, err := Resume(kept.data, catalog.Find, kept, &Direct{})
		if err != nil {
			t.Fatal(err)
		}
		if again.Standing(0, 1) != 0 || (again.spared >= enough) != chooses {
			t.Errorf("chosen: %v; after a new start the order is %d, and %d asks have passed", chooses, again.Standing(0, 1), again.spared)
		}
	}
}
