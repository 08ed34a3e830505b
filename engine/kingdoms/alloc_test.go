package kingdoms

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestNoAllocs: no method of a state allocates, once the caller's buffers have grown.
func TestNoAllocs(t *testing.T) {
	es, err := Game{}.New(engine.Config{Seats: 2, Seed: 9}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := es.(*state)
	start, other := *s, new(state)
	acts := make([]engine.Action, 0, 256)
	w := make([]int16, 256)
	buf := make([]byte, 0, 4096)
	r := engine.Result{Lines: make([]engine.ScoreLine, 0, 128)}
	var v engine.View
	var eval [engine.MaxSeats]int32
	chance := cards.NewRand(1, 1)
	step := func() {
		if s.over != 0 {
			s.CopyFrom(&start)
		}
		seat := s.asked
		acts = s.Legal(seat, acts[:0])
		s.Prior(seat, acts, w[:len(acts)])
		s.Eval(&eval)
		s.Prompt(seat)
		s.Result(&r)
		s.Observe(foe(seat), seat, acts[0])
		other.CopyFrom(s)
		other.Redact(seat)
		v.Reset(seat)
		other.View(&v)
		other.Imagine(seat, &chance)
		buf = s.Encode(buf[:0])
		if other.Decode(buf) != nil || s.Check() != nil {
			panic("a position is refused")
		}
		if s.Apply(seat, acts[chance.IntN(len(acts))], nil) != nil {
			panic("a legal action is refused")
		}
	}
	for range 20000 { // the view's piles grow to what they need
		step()
	}
	if n := testing.AllocsPerRun(20000, step); n != 0 {
		t.Errorf("%v allocations a step", n)
	}
}
