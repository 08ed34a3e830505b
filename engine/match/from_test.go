package match_test

import (
	"bytes"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
)

// A match that begins from a position goes on as the one it was taken from, and returns to where it was.
func TestFrom(t *testing.T) {
	for _, g := range catalog.Games() {
		m := played(t, g.Info().ID, g.Info().Seats, 12)
		place := engine.Encode(m.State(), nil)
		n, err := match.From(g, m.Config, place)
		if err != nil || !bytes.Equal(engine.Encode(n.State(), nil), place) || len(n.Log) != 0 || n.MayUndo() || len(n.Events().List) != 0 {
			t.Fatalf("%s: %v", g.Info().ID, err)
		}
		mark := n.State().Fresh()
		mark.CopyFrom(n.State())
		for range 3 {
			seat := n.State().Actors().First()
			list, _ := match.Choices(n.State(), seat, 1)
			if err := n.Do(seat, list[0]); err != nil {
				t.Fatal(err)
			}
		}
		n.Rewind(mark, 0)
		if !bytes.Equal(engine.Encode(n.State(), nil), place) || len(n.Log) != 0 || n.MayUndo() {
			t.Errorf("%s: it does not return", g.Info().ID)
		}
		if _, err := match.From(g, m.Config, place[1:]); err == nil {
			t.Errorf("%s: half a position is taken", g.Info().ID)
		}
	}
}
