package bot

import (
	"royals/engine"
	"royals/engine/cards"
)

// toy is what the little games of these tests share: the parts of engine.State that a search does not ask for.
type toy struct{}

func (toy) Prompt(engine.Seat) engine.Prompt                 { return engine.Prompt{} }
func (toy) Prior(engine.Seat, []engine.Action, []int16)      {}
func (toy) View(*engine.View)                                {}
func (toy) Fields(*engine.Fields)                            {}
func (toy) Why(engine.Seat, engine.Action) *engine.RuleError { return errToy }
func (toy) Check() error                                     { return nil }
func (toy) Fits(engine.Config) error                         { return nil }
func (toy) Observe(_, _ engine.Seat, a engine.Action) uint32 { return uint32(a) }
func (toy) Redact(engine.Seat)                               {}
func (toy) Imagine(engine.Seat, *cards.Rand)                 {}

func act(n int) engine.Action { return engine.Act(uint8(n)+1, 0, 0, 0) }
func num(a engine.Action) int { return int(a.Verb()) - 1 }

var errToy = &engine.RuleError{Clause: "T1", Key: "toy"}

// kuhn is Kuhn's poker: three cards, two players, one bet. card 0 is not known.
type kuhn struct {
	toy
	card    [2]int8 // 1 to 3
	history [3]int8 // 1 pass, 2 bet
	n       int8
}

func (k *kuhn) over() bool {
	h := k.history
	return k.n >= 2 && !(k.n == 2 && h[0] == 1 && h[1] == 2)
}

// payoff is what the first player wins.
func (k *kuhn) payoff() int {
	h, sign := k.history, 1
	if k.card[1] > k.card[0] {
		sign = -1
	}
	switch {
	case h[0] == 1 && h[1] == 1:
		return sign
	case h[0] == 2 && h[1] == 1:
		return 1
	case k.n == 3 && h[2] == 1:
		return -1
	}
	return 2 * sign
}

func (k *kuhn) Actors() engine.SeatSet {
	if k.over() {
		return 0
	}
	return engine.Only(engine.Seat(k.n % 2))
}

func (k *kuhn) Legal(s engine.Seat, b []engine.Action) []engine.Action {
	if !k.Actors().Has(s) {
		return b
	}
	return append(b, act(1), act(2))
}

func (k *kuhn) Rising(s engine.Seat, b []engine.Action) []engine.Action { return k.Legal(s, b) }

func (k *kuhn) Do(_ engine.Seat, a engine.Action, _ *engine.Events) {
	k.history[k.n] = int8(num(a))
	k.n++
}

func (k *kuhn) Result(*engine.Result) bool { return k.over() }

func (k *kuhn) Eval(u *[engine.MaxSeats]int32) {
	u[0], u[1] = 500, 500
	if k.over() {
		u[0], u[1] = int32(500+250*k.payoff()), int32(500-250*k.payoff())
	}
}

func (k *kuhn) CopyFrom(s engine.State) { *k = *s.(*kuhn) }
func (k *kuhn) Fresh() engine.State     { return new(kuhn) }
func (k *kuhn) Redact(s engine.Seat)    { k.card[1-s] = 0 }

func (k *kuhn) Imagine(s engine.Seat, r *cards.Rand) {
	k.card[1-s] = int8(1 + r.IntN(2))
	if k.card[1-s] >= k.card[s] {
		k.card[1-s]++
	}
}

// matrix is a game of one choice each, at once: payoff[a][b] in 0 to 1000 for the first player, the rest for the other.
type matrix struct {
	toy
	payoff [3][3]int16
	chosen [2]int8 // 0 not yet
}

func (m *matrix) Actors() engine.SeatSet {
	var b engine.SeatSet
	for i, c := range m.chosen {
		if c == 0 {
			b = b.Add(engine.Seat(i))
		}
	}
	return b
}

func (m *matrix) Legal(s engine.Seat, b []engine.Action) []engine.Action {
	if !m.Actors().Has(s) {
		return b
	}
	return append(b, act(1), act(2), act(3))
}

func (m *matrix) Rising(s engine.Seat, b []engine.Action) []engine.Action { return m.Legal(s, b) }

func (m *matrix) Do(s engine.Seat, a engine.Action, _ *engine.Events) {
	m.chosen[s] = int8(num(a))
}

func (m *matrix) Observe(_, _ engine.Seat, _ engine.Action) uint32 { return 0 }
func (m *matrix) Result(*engine.Result) bool                       { return m.Actors() == 0 }

func (m *matrix) Eval(u *[engine.MaxSeats]int32) {
	u[0], u[1] = 500, 500
	if m.Actors() == 0 {
		u[0] = int32(m.payoff[m.chosen[0]-1][m.chosen[1]-1])
		u[1] = 1000 - u[0]
	}
}

func (m *matrix) CopyFrom(s engine.State) { *m = *s.(*matrix) }
func (m *matrix) Fresh() engine.State     { return new(matrix) }

// noughts is tic-tac-toe.
type noughts struct {
	toy
	cell [9]int8 // 0 free, else seat plus 1
	n    int8
}

var rows = [8][3]int8{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}

func (x *noughts) winner() int8 {
	for _, r := range rows {
		if c := x.cell[r[0]]; c != 0 && c == x.cell[r[1]] && c == x.cell[r[2]] {
			return c
		}
	}
	return 0
}

func (x *noughts) Actors() engine.SeatSet {
	if x.n == 9 || x.winner() != 0 {
		return 0
	}
	return engine.Only(engine.Seat(x.n % 2))
}

func (x *noughts) Legal(s engine.Seat, b []engine.Action) []engine.Action {
	if x.Actors().Has(s) {
		for i, c := range x.cell {
			if c == 0 {
				b = append(b, act(i))
			}
		}
	}
	return b
}

func (x *noughts) Rising(s engine.Seat, b []engine.Action) []engine.Action { return x.Legal(s, b) }

func (x *noughts) Do(s engine.Seat, a engine.Action, _ *engine.Events) {
	x.cell[num(a)] = int8(s) + 1
	x.n++
}

func (x *noughts) Result(r *engine.Result) bool {
	if x.Actors() != 0 {
		return false
	}
	if w := x.winner(); w != 0 && r != nil {
		r.Winners = engine.Only(engine.Seat(w - 1))
	} else if r != nil {
		r.Winners = 3
	}
	return true
}

func (x *noughts) Eval(u *[engine.MaxSeats]int32) { u[0], u[1] = 500, 500 }
func (x *noughts) CopyFrom(s engine.State)        { *x = *s.(*noughts) }
func (x *noughts) Fresh() engine.State            { return new(noughts) }
