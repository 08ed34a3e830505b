package bot

import (
	"royals/engine"
	"royals/engine/cards"
)

// menu is what a seat may do, and how Prior weighs it.
type menu struct {
	acts    []engine.Action
	weights []int16
	rnd     cards.Rand
}

// sensible drops from acts what Prior calls senseless (a weight of 0), unless nothing else is left, and leaves the weights
// of the rest in weights.
func (m *menu) sensible(s engine.State, mover engine.Seat) {
	w := m.weigh(s, mover)
	n := 0
	for i, x := range w {
		if x > 0 {
			m.acts[n], w[n] = m.acts[i], x
			n++
		}
	}
	if n > 0 {
		m.acts = m.acts[:n]
	}
}

// weigh asks a state for weights of acts.
func (m *menu) weigh(s engine.State, mover engine.Seat) []int16 {
	for len(m.weights) < len(m.acts) {
		m.weights = append(m.weights, 0)
	}
	w := m.weights[:len(m.acts)]
	clear(w)
	s.Prior(mover, m.acts, w)
	return w
}

// positive makes the weights of acts positive, a senseless move's too, and returns their sum.
func (m *menu) positive() (total int32) {
	w := m.weights[:len(m.acts)]
	top := int16(1)
	for _, x := range w {
		top = max(top, x)
	}
	for i, x := range w {
		w[i] = max(x, 0) + top/64 + 1
		total += int32(w[i])
	}
	return total
}

// likeliest returns the action with the highest weight, ties drawn for.
func (m *menu) likeliest() int { return highest(m.weights[:len(m.acts)], &m.rnd) }

// anyOf returns one of n equals, drawn one after the other.
func (m *menu) anyOf(n int) int {
	best := 0
	for i := 1; i < n; i++ {
		if m.rnd.IntN(i+1) == 0 {
			best = i
		}
	}
	return best
}
