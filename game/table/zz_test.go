package table_test

import (
	"fmt"
	"os"
	"testing"
	"math/rand/v2"
	"time"

	"royals/engine"
	"royals/engine/catalog"
)

func TestZZ(t *testing.T) {
	if os.Getenv("ZG") == "" {
		t.Skip()
	}
	for _, g := range catalog.Games() {
		if g.Info().ID != os.Getenv("ZG") {
			continue
		}
		tab, _ := sit(t, g, 1, 5)
		n := 0
		tab.Hear = func(e engine.Event) {
			if n++; n < 700 {
				switch e.Kind {
				case engine.Said:
					fmt.Println("  said", g.Info().Says[e.Key], e.Seat, e.Other, e.Value)
				case engine.Moved:
					fmt.Println("     move", e.From.Kind, e.From.Owner, "->", e.To.Kind, e.To.Owner)
				case engine.Phased:
					fmt.Println("  -- turn", e.Seat, g.Info().Phases[e.Key])
				case engine.Counted:
					fmt.Println("     count", e.Key, e.From.Owner, e.Value)
				}
			}
		}
		now := time.Duration(0)
		for n < 700 && wait(t, tab, &now) {
			_ = 0
			fmt.Println("== choice")
			decide(t, tab, rand.New(rand.NewPCG(9, 1)))
		}
	}
}
