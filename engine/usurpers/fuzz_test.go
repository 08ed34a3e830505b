package usurpers

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// FuzzActions applies any actions. Nothing may panic, refusals must change nothing, and every position must be sound.
func FuzzActions(f *testing.F) {
	f.Add(uint64(1), uint8(3), []byte{1, 2, 3, 4})
	f.Add(uint64(7), uint8(6), []byte("attack and settle and pair"))
	f.Fuzz(func(t *testing.T, seed uint64, seats uint8, data []byte) {
		c := engine.Config{Seats: 3 + int(seats%4), Seed: seed}
		if seats >= 128 {
			c.Options, _ = engine.ParseOptions(other)
		}
		st, err := Game{}.New(c, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		var acts []engine.Action
		for len(data) >= 4 && s.Actors() != 0 {
			x := s.Actors().First()
			acts = s.Legal(x, acts[:0])
			a := acts[int(data[0])%len(acts)]
			if data[1]&1 != 0 {
				a ^= engine.Action(1) << (data[2] % 32)
			}
			if data[1]&6 == 6 {
				x = engine.Seat(data[3] % 8)
			}
			data = data[4:]
			before := *s
			if err := engine.Apply(s, x, a, nil); err != nil && *s != before {
				t.Fatalf("refused (%v), but changed", err)
			} else if err == nil && !slices.Contains(acts, a) {
				t.Fatalf("%08x is taken, but not listed", uint32(a))
			}
			if err := engine.Sound(s); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// FuzzDecode reads any bytes. What is taken for a position must be one, and can be played on.
func FuzzDecode(f *testing.F) {
	for seed := range uint64(4) {
		st, err := Game{}.New(engine.Config{Seats: 3 + int(seed), Seed: seed}, nil)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(engine.Encode(st, nil))
		st.Redact(1)
		f.Add(engine.Encode(st, nil))
	}
	s := set(f, 4, "", "phase pair", "rival P2", "royals P2 KS/4S,QS/5S", "arena P1 7D", "arena P3 3D", "arena P2 3C,8C")
	f.Add(engine.Encode(s, nil))
	f.Fuzz(func(t *testing.T, data []byte) {
		s := new(State)
		if err := engine.Decode(s, data); err != nil {
			if *s != (State{}) {
				t.Fatal("refused, but changed")
			}
			return
		}
		if string(engine.Encode(s, nil)) != string(data) {
			t.Fatal("encoded again, the bytes are others")
		}
		r := cards.NewRand(1, 1)
		if s.eyes != 0 {
			s.Imagine(engine.Seat(s.eyes-1), &r)
			if err := engine.Sound(s); err != nil {
				return // bytes that no game made: nothing fits what they claim to know
			}
		}
		for range 40 {
			seat := s.Actors().First()
			if seat == engine.None {
				return
			}
			acts := s.Legal(seat, nil)
			if len(acts) == 0 {
				t.Fatal("owes, but has no action")
			}
			if err := engine.Apply(s, seat, acts[r.IntN(len(acts))], nil); err != nil {
				t.Fatal(err)
			}
			if err := engine.Sound(s); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// FuzzParse reads any text as a choice. What is taken must read the same when it is written again.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"royal KH 7H", "attack P3", "kill P2.KS", "dump", "commit 9C,AH", "commit -", "pair P2:9C>P1:4D", "pair auto", "settle KS=4S QD=x"} {
		f.Add(text)
	}
	s := set(f, 3, "", "hand P1 7D,8C,KH", "royals P2 KS/4S")
	f.Fuzz(func(t *testing.T, text string) {
		run, err := Game{}.Parse(s, 0, text)
		if err != nil {
			return
		}
		c := *s
		for _, a := range run {
			if engine.Apply(&c, 0, a, nil) != nil {
				return
			}
		}
		if again, err := (Game{}).Parse(s, 0, Game{}.Notate(s, 0, run)); err != nil || !slices.Equal(again, run) {
			t.Fatalf("%q: %v, %v", text, run, again)
		}
	})
}
