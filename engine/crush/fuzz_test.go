package crush

import (
	"bytes"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// FuzzActions throws any actions at a game. Each is in Legal or refused, a refusal changes nothing, and the position
// stays sound.
func FuzzActions(f *testing.F) {
	f.Add(uint8(4), uint64(1), uint8(0), []byte{0, 0, 0, 0, 2, 0, 0, 1, 2, 0, 0})
	f.Add(uint8(6), uint64(2), uint8(7), []byte{1, 2, 3, 4, 5, 6, 7, 8, 9, 255, 128, 3})
	f.Fuzz(func(t *testing.T, n uint8, seed uint64, house uint8, data []byte) {
		s := deal(t, 3+int(n%4), seed, append([]string{"answers=secret"}, houseRules...)[house%9])
		var acts []engine.Action
		u := new(State)
		for len(data) >= 3 && s.owe != 0 {
			p := engine.Seat(data[0] % s.n)
			acts = s.Legal(p, acts[:0])
			var a engine.Action
			if len(acts) > 0 && data[1] < 200 {
				a = acts[int(data[1])%len(acts)]
			} else {
				a = engine.Action(data[1]&15)<<24 | engine.Action(data[2]&63)<<16
				if data[2] >= 128 {
					a |= 1 << 31 // a step
				}
			}
			data = data[3:]
			legal := false
			for _, b := range acts {
				legal = legal || a == b
			}
			*u = *s
			err := engine.Apply(s, p, a, nil)
			if legal != (err == nil) {
				t.Fatalf("%s %08x: legal %v, but %v", p, uint32(a), legal, err)
			}
			if err != nil && *u != *s {
				t.Fatalf("%s %08x: refused, but changed", p, uint32(a))
			}
			if err := s.Check(); err != nil {
				t.Fatalf("after %s %08x: %v", p, uint32(a), err)
			}
		}
	})
}

// FuzzDecode reads any bytes. What is taken for a position comes back the same and can be played to its end.
func FuzzDecode(f *testing.F) {
	for i, options := range append([]string{"answers=secret"}, houseRules...) {
		s := deal(f, 3+i%4, uint64(i), options)
		r := cards.NewRand(uint64(i), 3)
		for range 40 {
			f.Add(engine.Encode(s, nil))
			u := new(State)
			*u = *s
			u.Redact(engine.Seat(i % 3))
			f.Add(engine.Encode(u, nil))
			for range 7 {
				if s.owe != 0 {
					p := s.owe.First()
					acts := s.Legal(p, nil)
					if err := engine.Apply(s, p, acts[r.IntN(len(acts))], nil); err != nil {
						f.Fatal(err)
					}
				}
			}
		}
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
		r := cards.NewRand(1, 2)
		if s.redacted() {
			fill(t, s, &r)
		}
		playOut(t, s, &r)
	})
}

// fill imagines what is hidden, for the seats whose hands are known and for an onlooker.
func fill(t *testing.T, s *State, r *cards.Rand) {
	for p := range engine.Seat(s.n) {
		if s.hand[p] != 0 {
			s.Imagine(p, r)
		}
	}
	if s.redacted() {
		s.Imagine(engine.Table, r)
	}
	if err := s.Check(); err != nil {
		t.Fatalf("imagined: %v", err)
	}
}

// playOut plays at random to the end, and asks everything that is asked of a position on the way.
func playOut(t *testing.T, s *State, r *cards.Rand) {
	var v engine.View
	for step := 0; s.owe != 0; step++ {
		if step > 300*60 {
			t.Fatal("the game does not end")
		}
		p := s.owe.First()
		v.Reset(p)
		s.View(&v)
		s.Prompt(p)
		acts := s.Legal(p, nil)
		s.Prior(p, acts, make([]int16, len(acts)))
		if err := engine.Apply(s, p, acts[r.IntN(len(acts))], nil); err != nil {
			t.Fatal(err)
		}
		if err := s.Check(); err != nil {
			t.Fatal(err)
		}
	}
}
