package royalty

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// FuzzActions tries any actions: a refusal changes nothing, and every position is sound.
func FuzzActions(f *testing.F) {
	f.Add(uint64(1), []byte{0, 1, 2, 3, 4, 5})
	f.Add(uint64(8), []byte("a longer run of choices, so that turns go round"))
	f.Fuzz(func(t *testing.T, seed uint64, data []byte) {
		options := []engine.Setting{{Key: "turn", Value: []string{"one", "free"}[seed>>8%2]},
			{Key: "combineAttacks", Value: []string{"off", "on"}[seed>>9%2]}}
		st, err := Game{}.New(engine.Config{Seats: 2 + int(seed%3), Seed: seed, Options: options}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		var acts []engine.Action
		for i, b := range data {
			p := engine.Seat(b % 8)
			a := engine.Action(b)<<24 | engine.Action(b>>3&7)<<16 | engine.Action(b&15)<<8 | engine.Action(i&1)
			before := *s
			acts = s.Legal(p, acts[:0])
			if err := engine.Apply(s, p, a, nil); err != nil {
				if *s != before {
					t.Fatal("a refusal changed the state")
				}
				p = s.Actors().First()
				if acts = s.Legal(p, acts[:0]); len(acts) == 0 {
					if s.phase != phaseOver {
						t.Fatal("nothing to do")
					}
					return
				}
				if err := engine.Apply(s, p, acts[int(b)%len(acts)], nil); err != nil {
					t.Fatal(err)
				}
			}
			if err := engine.Sound(s); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// FuzzDecode reads any bytes: they are refused, or come out again.
func FuzzDecode(f *testing.F) {
	st, err := Game{}.New(engine.Config{Seats: 3, Seed: 4}, nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(engine.Encode(st, nil))
	st.Redact(1)
	f.Add(engine.Encode(st, nil))
	f.Add([]byte{2})
	f.Fuzz(func(t *testing.T, data []byte) {
		s := new(State)
		if engine.Decode(s, data) != nil {
			if *s != (State{}) {
				t.Fatal("a refusal changed the state")
			}
			return
		}
		if got := engine.Encode(s, nil); string(got) != string(data) {
			t.Fatal("other bytes come out")
		}
		// An accepted position can be played on, or imagined.
		r := cards.NewRand(1, 1)
		if s.redacted() {
			s.Redact(engine.Table)
			s.Imagine(engine.Table, &r)
		}
		var acts []engine.Action
		for range 50 {
			p := s.Actors().First()
			if acts = s.Legal(p, acts[:0]); len(acts) == 0 {
				return
			}
			if err := engine.Apply(s, p, acts[r.IntN(len(acts))], nil); err != nil {
				t.Fatal(err)
			}
		}
	})
}
