package houses

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// FuzzActions plays legal actions and any bits between them. Each position is sound, and a refusal changes nothing.
func FuzzActions(f *testing.F) {
	f.Add(uint64(1), []byte{1, 2, 3})
	f.Fuzz(func(t *testing.T, seed uint64, data []byte) {
		opts, _ := engine.ParseOptions([]string{"target=300", "target=deal," + others}[seed%2])
		st, err := Game{}.New(engine.Config{Seats: 2, Seed: seed, Options: opts}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		for len(data) >= 5 && s.Actors() != 0 {
			seat := s.Actors().First()
			acts := s.Legal(seat, nil)
			a := acts[int(data[0])%len(acts)]
			if data[0] >= 0xc0 { // any bits at all
				a = engine.Action(data[1])<<24 | engine.Action(data[2])<<16 | engine.Action(data[3])<<8 | engine.Action(data[4])
				seat = engine.Seat(data[0] & 7)
				data = data[4:]
			}
			data = data[1:]
			before := *s
			if err := engine.Apply(s, seat, a, nil); err != nil && *s != before {
				t.Fatal("a refusal changed the state")
			}
			if err := engine.Sound(s); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// FuzzDecode changes the bytes of positions. What is refused changes nothing, and all else can be seen, imagined and
// asked without a panic.
func FuzzDecode(f *testing.F) {
	for seed := range uint64(4) {
		st, _ := Game{}.New(engine.Config{Seats: 2, Seed: seed}, nil)
		red, r := st.Fresh(), cards.NewRand(seed, 1)
		for step := range 600 {
			seat := st.Actors().First()
			acts := st.Legal(seat, nil)
			st.Do(seat, acts[r.IntN(len(acts))], nil)
			if step%60 == 0 || st.(*State).picking() {
				f.Add(engine.Encode(st, nil))
				red.CopyFrom(st)
				red.Redact(seat)
				f.Add(engine.Encode(red, nil))
			}
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var s State
		if engine.Decode(&s, data) != nil {
			if s != (State{}) {
				t.Fatal("refused bytes changed the state")
			}
			return
		}
		if string(engine.Encode(&s, nil)) != string(data) {
			t.Fatal("the bytes are not canonical")
		}
		var v engine.View
		r := cards.NewRand(1, 1)
		var e [engine.MaxSeats]int32
		for seat := range engine.Seat(2) {
			x := s
			x.Redact(seat)
			v.Reset(seat)
			x.View(&v)
			x.Prompt(seat)
			x.Legal(seat, nil)
			x.Eval(&e)
			x.Imagine(seat, &r)
		}
	})
}
