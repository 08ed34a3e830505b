package highcard

import (
	"strings"
	"testing"

	"royals/engine"
)

// TestBrokenPositions spoils one thing in each sound position.
func TestBrokenPositions(t *testing.T) {
	for _, b := range []struct {
		spoil func(*State)
		want  string
	}{
		{func(s *State) { s.n = 5 }, "two to four seats"},
		{func(s *State) { s.lead = 3 }, "lead is no seat"},
		{func(s *State) { s.Redact(engine.None); s.down = 3 }, "a trick that is complete"},
		{func(s *State) { s.hand[1] |= s.hand[0] & -s.hand[0] }, "more cards than it counts"},
		{func(s *State) { s.laid[0] = s.hand[1] & -s.hand[1] }, "one card"},
		{func(s *State) { s.won[2] = s.laid[0] }, "one card"},
		{func(s *State) { s.laid[0], s.won[1] = 0, s.laid[0] }, "half a trick"},
		{func(s *State) { s.left = dealt + 1 }, "too many tricks"},
	} {
		st, err := Game{}.New(engine.Config{Seats: 3, Seed: 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		s.Do(0, s.Legal(0, nil)[0], nil)
		if err := engine.Sound(s); err != nil {
			t.Fatal(err)
		}
		b.spoil(s)
		if err := engine.Sound(s); err == nil || !strings.Contains(err.Error(), b.want) {
			t.Errorf("%v, want %q", err, b.want)
		}
	}
}
