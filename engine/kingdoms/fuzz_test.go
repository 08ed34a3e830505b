package kingdoms

import (
	"bytes"
	"encoding/binary"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// FuzzActions feeds arbitrary actions to a game. What Legal lists is accepted, and so is conceding. All else is
// refused and changes nothing. Every position reached is sound.
func FuzzActions(f *testing.F) {
	f.Add(uint64(1), uint8(0), []byte{0, 1, 2, 3, 4, 5, 250, 17, 9, 3})
	f.Add(uint64(2), uint8(1), []byte("the quick brown fox jumps over the lazy dog"))
	f.Add(uint64(3), uint8(255), bytes.Repeat([]byte{0xff, 7, 3}, 60))
	f.Fuzz(func(t *testing.T, seed uint64, table uint8, data []byte) {
		es, err := Game{}.New(fuzzTable(seed, table), nil)
		if err != nil {
			t.Fatal(err)
		}
		s := es.(*State)
		for s.over == 0 {
			var seat engine.Seat
			var a engine.Action
			if seat, a, data = fuzzAction(s, data); data == nil {
				return
			}
			tryAction(t, s, seat, a)
		}
	})
}

// fuzzTable returns a table whose options are drawn from a byte.
func fuzzTable(seed uint64, table uint8) engine.Config {
	c := engine.Config{Seats: 2, Seed: seed}
	for _, o := range info.Options[:4] {
		n := uint8(len(o.Values))
		c.Options = append(c.Options, engine.Setting{Key: o.Key, Value: o.Values[table%n]})
		table /= n
	}
	return c
}

// fuzzAction takes an action from the data: a legal one, or what the bytes say. No data is left where there is none.
func fuzzAction(s *State, data []byte) (engine.Seat, engine.Action, []byte) {
	if len(data) < 5 {
		return 0, 0, nil
	}
	seat := s.asked
	if data[0]&0x40 != 0 {
		seat = engine.Seat(data[0] >> 7)
	}
	legal := s.Legal(seat, nil)
	if data[0]&1 == 0 && len(legal) > 0 {
		return seat, legal[int(data[1])%len(legal)], data[2:]
	}
	const form = 0x9fffffff // a step or not, one of 32 verbs, three operands
	return seat, engine.Action(binary.BigEndian.Uint32(data[1:])) & form, data[5:]
}

func tryAction(t *testing.T, s *State, seat engine.Seat, a engine.Action) {
	t.Helper()
	before, legal := *s, s.Legal(seat, nil)
	may := slices.Contains(legal, a) || a == engine.Act(verbCon, 0, 0, 0) && seat == s.asked
	err := engine.Apply(s, seat, a, nil)
	if (err == nil) != may {
		t.Fatalf("%s %08x: %v, legal %v", seat, uint32(a), err, legal)
	}
	if err != nil && *s != before {
		t.Fatalf("%s %08x: the refusal changed the state", seat, uint32(a))
	}
	if err := engine.Sound(s); err != nil {
		t.Fatalf("after %s %08x: %v", seat, uint32(a), err)
	}
	if s.over == 0 && len(s.Legal(s.asked, nil)) == 0 {
		t.Fatal("a seat owes a decision and has no choice")
	}
}

// FuzzDecode decodes arbitrary bytes. They are refused and change nothing, or give a position that encodes to the
// same bytes, can be shown, and can be played on.
func FuzzDecode(f *testing.F) {
	for seed := range uint64(4) {
		s := played(f, seed, 40*int(seed))
		f.Add(engine.Encode(s, nil))
		s.Redact(engine.Seat(seed & 1))
		f.Add(engine.Encode(s, nil))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s := new(State)
		if err := engine.Decode(s, data); err != nil {
			if *s != (State{}) {
				t.Fatal("refused bytes changed the state")
			}
			return
		}
		if again := engine.Encode(s, nil); !bytes.Equal(again, data) {
			t.Fatal("decoded and encoded again, the bytes are others")
		}
		var v engine.View
		v.Reset(0)
		s.View(&v)
		var r engine.Result
		s.Result(&r)
		var eval [engine.MaxSeats]int32
		s.Eval(&eval)
		engine.Facts(s, func(engine.Fact) {})
		playOn(t, s)
	})
}

// played returns a position some actions into a random game.
func played(t testing.TB, seed uint64, steps int) *State {
	t.Helper()
	es, err := Game{}.New(engine.Config{Seats: 2, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := es.(*State)
	r := cards.NewRand(seed, 8)
	for range steps {
		if s.over != 0 {
			break
		}
		acts := s.Legal(s.asked, nil)
		s.Do(s.asked, acts[r.IntN(len(acts))], nil)
	}
	return s
}

// playOn imagines what a position hides and plays on at random.
func playOn(t *testing.T, s *State) {
	t.Helper()
	chance := cards.NewRand(1, 1)
	s.Imagine(s.asked, &chance)
	for range 20 {
		if err := engine.Sound(s); err != nil {
			t.Fatal(err)
		}
		if s.over != 0 {
			return
		}
		acts := s.Legal(s.asked, nil)
		s.Prior(s.asked, acts, make([]int16, len(acts)))
		s.Prompt(0)
		s.Do(s.asked, acts[chance.IntN(len(acts))], nil)
	}
}
