package kingdoms

import (
	"bytes"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// FuzzActions feeds arbitrary actions to a game: what Legal lists is accepted, all else is refused and changes nothing,
// and every position reached passes Check.
func FuzzActions(f *testing.F) {
	f.Add(uint64(1), uint8(0), []byte{0, 1, 2, 3, 4, 5, 250, 17, 9, 3})
	f.Add(uint64(2), uint8(1), []byte("the quick brown fox jumps over the lazy dog"))
	f.Add(uint64(3), uint8(255), bytes.Repeat([]byte{0xff, 7, 3}, 60))
	f.Fuzz(func(t *testing.T, seed uint64, table uint8, data []byte) {
		pick := func(list []string, n uint8) string { return list[int(n)%len(list)] }
		c := engine.Config{Seats: 2, Seed: seed, Options: []engine.Setting{
			{Key: "decks", Value: pick([]string{"1", "2"}, table)},
			{Key: "refill", Value: pick([]string{"end", "start"}, table/2)},
			{Key: "wipe", Value: pick([]string{"literal", "reversed"}, table/4)},
			{Key: "limit", Value: pick([]string{"1", "2", "3", "4", "5"}, table/8)},
			{Key: "jokerRetry", Value: pick([]string{"yes", "no"}, table/64)},
		}}
		es, err := Game{}.New(c, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := es.(*state)
		var legal []engine.Action
		for len(data) >= 2 && s.over == 0 {
			seat := engine.Seat(data[0] >> 7)
			if data[0]&0x40 == 0 {
				seat = s.asked
			}
			legal = s.Legal(seat, legal[:0])
			var a engine.Action
			if data[0]&1 == 0 && len(legal) > 0 {
				a = legal[int(data[1])%len(legal)]
				data = data[2:]
			} else {
				if len(data) < 5 {
					return
				}
				a = engine.Act(data[1]&0x1f, data[2], data[3], data[4])
				if data[0]&2 != 0 {
					a = engine.Step(a.Verb(), a.A(), a.B(), a.C())
				}
				data = data[5:]
			}
			before := *s
			err := s.Apply(seat, a, nil)
			if conceded := a == engine.Act(vCon, 0, 0, 0) && seat == before.asked; (err == nil) != (slices.Contains(legal, a) || conceded) {
				t.Fatalf("%s %08x: %v, legal %v", seat, uint32(a), err, legal)
			}
			if err != nil && *s != before {
				t.Fatalf("%s %08x: the refusal changed the state", seat, uint32(a))
			}
			if err := s.Check(); err != nil {
				t.Fatalf("after %s %08x: %v", seat, uint32(a), err)
			}
			if s.over == 0 && len(s.Legal(s.asked, nil)) == 0 {
				t.Fatal("a seat owes a decision and has no choice")
			}
		}
	})
}

// FuzzDecode: whatever bytes are decoded, the position can be played on, shown and encoded again; the rest is refused.
func FuzzDecode(f *testing.F) {
	for seed := range uint64(4) {
		es, err := Game{}.New(engine.Config{Seats: 2, Seed: seed}, nil)
		if err != nil {
			f.Fatal(err)
		}
		s := es.(*state)
		r := cards.NewRand(seed, 8)
		var acts []engine.Action
		for range 40 * seed {
			if s.over != 0 {
				break
			}
			acts = s.Legal(s.asked, acts[:0])
			if err := s.Apply(s.asked, acts[r.IntN(len(acts))], nil); err != nil {
				f.Fatal(err)
			}
		}
		f.Add(s.Encode(nil))
		s.Redact(engine.Seat(seed & 1))
		f.Add(s.Encode(nil))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var s state
		if err := s.Decode(data); err != nil {
			if s != (state{}) {
				t.Fatal("refused bytes changed the state")
			}
			return
		}
		if again := s.Encode(nil); !bytes.Equal(again, data) {
			t.Fatal("decoded and encoded again, the bytes are others")
		}
		var v engine.View
		v.Reset(0)
		s.View(&v)
		var r engine.Result
		s.Result(&r)
		var eval [engine.MaxSeats]int32
		s.Eval(&eval)
		Game{}.Facts(&s, func(engine.Fact) {})
		chance := cards.NewRand(1, 1)
		s.Imagine(s.asked, &chance)
		if err := s.Check(); err != nil {
			t.Fatalf("imagined: %v", err)
		}
		var acts []engine.Action
		w := make([]int16, 4096)
		for range 20 {
			if s.over != 0 {
				return
			}
			acts = s.Legal(s.asked, acts[:0])
			s.Prior(s.asked, acts, w[:len(acts)])
			s.Prompt(0)
			if err := s.Apply(s.asked, acts[chance.IntN(len(acts))], nil); err != nil {
				t.Fatal(err)
			}
			if err := s.Check(); err != nil {
				t.Fatal(err)
			}
		}
	})
}
