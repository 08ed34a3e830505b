package enginetest

import (
	"fmt"
	"slices"
	"strings"

	"royals/engine"
)

// weight reads "P1 commit 3C 0" or "P1 commit 3C some": the opponents never make this choice, or may make it. It is judged as they
// judge it, pick by pick, from what the seat may know; a choice weighs what the worst of its picks does.
func (c *running) weight(n int, rest string) {
	at := strings.LastIndex(rest, " ")
	if at < 0 || rest[at+1:] != "0" && rest[at+1:] != "some" {
		c.fail(n, "weight needs `0` or `some` at its end")
		return
	}
	name, action := cut(strings.TrimSpace(rest[:at]))
	seat, err := c.seat(name, false)
	if err != nil {
		c.fail(n, "weight needs a seat: %v", err)
		return
	}
	s := c.state.Fresh()
	s.CopyFrom(c.state)
	s.Redact(seat)
	w, err := c.weigh(s, seat, action)
	switch zero := rest[at+1:] == "0"; {
	case err != nil:
		c.fail(n, "%s: %v", action, err)
	case zero && w != 0:
		c.fail(n, "%s has weight %d: an opponent may do it", action, w)
	case !zero && w == 0:
		c.fail(n, "%s has weight 0: no opponent does it", action)
	}
}

// weigh returns the least weight of the picks of a choice, and leaves the state behind them.
func (c *running) weigh(s engine.State, seat engine.Seat, text string) (least int16, err error) {
	run, err := c.game.Parse(s, seat, text)
	if err != nil {
		return 0, &parseError{err, c.choiceRemedy(seat, text)}
	}
	for i, a := range run {
		acts := s.Rising(seat, nil)
		at := slices.Index(acts, a)
		if at < 0 {
			return 0, fmt.Errorf("pick %d is not among what is legal then", i+1)
		}
		w := make([]int16, len(acts))
		s.Prior(seat, acts, w)
		if i == 0 || w[at] < least {
			least = w[at]
		}
		if i < len(run)-1 {
			if err := engine.Apply(s, seat, a, nil); err != nil {
				return 0, err
			}
		}
	}
	return least, nil
}
