package bot

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// guess ends with one choice of three numbers: the mover wins if it is right about a hidden one, which is 2 in five worlds of
// ten, 1 in three and 0 in two.
type guess struct {
	toy
	hidden, said int8
}

func (g *guess) Actors() engine.SeatSet {
	if g.said > 0 {
		return 0
	}
	return engine.Only(0)
}

func (g *guess) Legal(_ engine.Seat, b []engine.Action) []engine.Action {
	return append(b, act(0), act(1), act(2))
}

func (g *guess) Rising(p engine.Seat, b []engine.Action) []engine.Action { return g.Legal(p, b) }

func (g *guess) Do(_ engine.Seat, a engine.Action, _ *engine.Events) { g.said = int8(num(a)) + 1 }

func (g *guess) Result(r *engine.Result) bool {
	if r != nil && g.said > 0 {
		r.Winners = engine.Only(1)
		if g.said-1 == g.hidden {
			r.Winners = engine.Only(0)
		}
	}
	return g.said > 0
}

func (g *guess) Eval(out *[engine.MaxSeats]int32) { out[0], out[1] = 0, 0 }

func (g *guess) Redact(engine.Seat) { g.hidden = 0 }

func (g *guess) Imagine(_ engine.Seat, r *cards.Rand) {
	g.hidden = [10]int8{2, 2, 2, 2, 2, 1, 1, 1, 0, 0}[r.IntN(10)]
}

func (g *guess) Fresh() engine.State { return new(guess) }

func (g *guess) CopyFrom(s engine.State) { *g = *s.(*guess) }

// Where the game ends with a choice, all of them are compared in the same worlds: the best is taken, what it counted is what the choices are worth,
// and pieces make no difference.
func TestLastWord(t *testing.T) {
	b := New(Sovereign, Steady).(*Search)
	for seed := range uint64(20) {
		r := cards.NewRand(seed, 1)
		run := slices.Clone(b.Choose(&guess{}, 0, &r, nil))
		if !b.last.on || len(run) != 1 || run[0] != act(2) {
			t.Fatalf("seed %d: %v, last word %v", seed, run, b.last.on)
		}
		counts := slices.Clone(b.Counts)
		for i, want := range []int32{198, 297, 495} { // 990 for a win
			if c := counts[i]; c.Action != act(i) || c.Value < want-25 || c.Value > want+25 {
				t.Errorf("seed %d: %v is said to be worth %d, want %d", seed, c.Action, c.Value, want)
			}
		}
		r = cards.NewRand(seed, 1)
		pieces := 0
		for b.Begin(&guess{}, 0, &r); !b.Think(7); pieces++ {
		}
		if !slices.Equal(run, b.Run()) || !slices.Equal(counts, b.Counts) || pieces < 10 {
			t.Fatalf("seed %d: in %d pieces %v %v, at once %v %v", seed, pieces, b.Run(), b.Counts, run, counts)
		}
	}
}
