package highcard

import (
	"bytes"
	"testing"

	"royals/engine"
)

// FuzzDecode reads any bytes: what is taken for a position is one, and comes back the same.
func FuzzDecode(f *testing.F) {
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		s, err := Game{}.New(engine.Config{Seats: seats, Seed: 1}, nil)
		if err != nil {
			f.Fatal(err)
		}
		for s.Actors() != 0 {
			f.Add(engine.Encode(s, nil))
			p := s.Actors().First()
			if err := engine.Apply(s, p, s.Legal(p, nil)[0], nil); err != nil {
				f.Fatal(err)
			}
		}
		f.Add(engine.Encode(s, nil))
		s.Redact(engine.Table)
		f.Add(engine.Encode(s, nil))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s := new(State)
		if engine.Decode(s, data) != nil {
			if *s != (State{}) {
				t.Fatal("refused bytes changed the state")
			}
			return
		}
		if !bytes.Equal(engine.Encode(s, nil), data) {
			t.Fatal("it is written otherwise than it was read")
		}
	})
}
