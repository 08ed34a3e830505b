package table

import (
	"cmp"
	"slices"

	"royals/engine"
)

// The composer's walks through the rules, each on copies of the seat's redacted state: to find all steps there are, to take parts in an
// order that the rules want, to see whether a step can be added.

// gather collects the steps of some verbs, depth first, until the budget is spent.
func (c *Composer) gather(s engine.State, depth int, verbs uint64) {
	if depth == maxDepth {
		return
	}
	for _, a := range s.Legal(c.Seat, nil) {
		if !a.IsStep() {
			continue
		}
		if verbs>>(a.Verb()&63)&1 != 0 {
			c.all = append(c.all, a)
		}
		if c.budget--; c.budget <= 0 {
			continue
		}
		t := c.trial[depth]
		t.CopyFrom(s)
		if t.Apply(c.Seat, a, nil) == nil {
			c.gather(t, depth+1, verbs)
		}
		if len(c.all) > 4*explore {
			slices.Sort(c.all)
			c.all = slices.Compact(c.all)
		}
	}
}

// walk applies parts to s, each time the first in order that is legal, and returns those that were left over.
func (c *Composer) walk(s engine.State, parts []part, run []engine.Action) ([]part, []engine.Action) {
	rest := slices.Clone(parts)
	slices.SortStableFunc(rest, func(a, b part) int { return cmp.Compare(a[0], b[0]) })
	var buf []engine.Action
	for i := 0; i < len(rest); {
		buf = s.Legal(c.Seat, buf[:0])
		if !slices.Contains(buf, rest[i][0]) {
			i++
			continue
		}
		t := c.trial[maxDepth-1]
		t.CopyFrom(s)
		whole := true
		for _, a := range rest[i] {
			whole = whole && t.Apply(c.Seat, a, nil) == nil
		}
		if !whole {
			i++
			continue
		}
		s.CopyFrom(t)
		run = append(run, rest[i]...)
		rest = slices.Delete(rest, i, i+1)
		i = 0
	}
	return rest, run
}

// arrange looks for an order in which the rules take all parts, one after the other, and walks it.
func (c *Composer) arrange(s engine.State, parts []part, run []engine.Action, depth int) ([]engine.Action, bool) {
	if len(parts) == 0 {
		c.walked.CopyFrom(s)
		return run, true
	}
	if depth == maxDepth-1 {
		return nil, false
	}
	legal := s.Legal(c.Seat, nil)
	for i, p := range parts {
		if !slices.Contains(legal, p[0]) {
			continue
		}
		if c.budget--; c.budget < 0 {
			return nil, false
		}
		t := c.trial[depth]
		t.CopyFrom(s)
		if t.Apply(c.Seat, p[0], nil) != nil {
			continue
		}
		rest := slices.Delete(slices.Clone(parts), i, i+1)
		if all, ok := c.arrange(t, rest, append(slices.Clone(run), p[0]), depth+1); ok {
			return all, true
		}
	}
	return nil, false
}

// reach looks for a way on which every step in need is taken.
func (c *Composer) reach(s engine.State, need []engine.Action, depth int) bool {
	if len(need) == 0 {
		c.there = s.Prompt(c.Seat)
		return true
	}
	if depth == maxDepth-1 {
		return false
	}
	if c.budget--; c.budget < 0 {
		return false
	}
	legal := s.Legal(c.Seat, nil)
	for pass := range 2 { // wanted steps first, others only where they must come in between
		for _, a := range legal {
			at := slices.Index(need, a)
			if !a.IsStep() || (at >= 0) != (pass == 0) {
				continue
			}
			t := c.trial[depth]
			t.CopyFrom(s)
			if t.Apply(c.Seat, a, nil) != nil {
				continue
			}
			rest := need
			if at >= 0 {
				rest = slices.Delete(slices.Clone(need), at, at+1)
			}
			if c.reach(t, rest, depth+1) {
				return true
			}
		}
	}
	return false
}
