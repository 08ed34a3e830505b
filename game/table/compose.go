package table

import (
	"slices"

	"royals/engine"
	"royals/engine/match"
)

// Composer puts a whole choice together for one seat. It knows the game only through Legal, Prompt and the operands of
// the verbs. The parts of a choice (picks, pairs, payments) may be taken and taken back in any order; the walk through the
// rules, which wants them in theirs, is made on a copy.
type Composer struct {
	Seat engine.Seat

	info   *engine.Info
	base   engine.State // the seat's redacted state at the decision
	walked engine.State // base with the chosen parts applied as far as they go
	trial  [maxDepth]engine.State
	chosen []part // whole parts, in the order in which the player took them
	open   part   // a part that wants another step before it says anything
	left   int    // chosen parts that the walk could not take yet
	run    []engine.Action
	legal  []engine.Action
	all    []engine.Action // every step that begins a part, anywhere in this decision
	first  uint64          // the verbs that begin a part
	budget int
	seen   []engine.Action // the flat list of chosen steps
	ask    engine.Prompt   // the question after them
	there  engine.Prompt   // the question where reach has come to
}

// part is a run of steps that only make sense together: one pick, or a shield and the sword it stops.
type part []engine.Action

const (
	maxDepth = 40
	explore  = 3000 // states looked at to find all steps
	search   = 300  // states looked at to see whether a step can be added
)

// Begin starts on a decision of a seat. m is asked for nothing but what that seat may know.
func (c *Composer) Begin(m *match.Match, seat engine.Seat) {
	c.info, c.Seat = m.Game.Info(), seat
	if c.base == nil {
		c.base, c.walked = m.State().Fresh(), m.State().Fresh()
		for i := range c.trial {
			c.trial[i] = m.State().Fresh()
		}
	}
	m.Redacted(seat, c.base)
	c.chosen, c.open = c.chosen[:0], nil
	c.all = c.all[:0]
	c.budget = explore
	c.first = 0
	for _, a := range c.base.Legal(seat, nil) {
		if a.IsStep() {
			c.first |= 1 << (a.Verb() & 63)
		}
	}
	c.gather(c.base, 0, c.first)
	slices.Sort(c.all)
	c.all = slices.Compact(c.all)
	c.rewalk()
}

// rewalk works out what can be done after the chosen parts.
func (c *Composer) rewalk() {
	c.walked.CopyFrom(c.base)
	parts := c.chosen
	if len(c.open) > 0 { // what comes later in order waits until the open part is whole
		parts = nil
		for _, p := range c.chosen {
			if p[0] < c.open[0] {
				parts = append(parts, p)
			}
		}
	}
	rest, run := c.walk(c.walked, parts, c.run[:0])
	if len(rest) > 0 && c.long() { // a later pair has taken what this one needs
		c.chosen = slices.DeleteFunc(c.chosen, func(p part) bool {
			return slices.ContainsFunc(rest, func(q part) bool { return slices.Equal(p, q) })
		})
		rest = nil
	}
	if len(rest) > 0 && len(c.open) == 0 && !c.long() { // the rules may want another order than that of the numbers
		c.budget = search
		if ordered, ok := c.arrange(c.base, c.chosen, nil, 0); ok {
			rest, run = nil, ordered
		}
	}
	c.left, c.run = len(rest), run
	for _, a := range c.open {
		if c.walked.Apply(c.Seat, a, nil) != nil {
			c.open = nil
			c.rewalk()
			return
		}
	}
	c.flatten()
	c.ask = c.asks()
	now := c.walked.Legal(c.Seat, nil)
	c.legal = c.legal[:0]
	if len(c.open) > 0 {
		c.legal = append(c.legal, now...)
		return
	}
	for _, a := range c.all {
		if c.left == 0 && slices.Contains(now, a) || c.mayAdd(a) {
			c.legal = append(c.legal, a)
		}
	}
	if c.left > 0 {
		return
	}
	for _, a := range now {
		if !slices.Contains(c.legal, a) {
			c.legal = append(c.legal, a)
		}
	}
}

// long reports whether any chosen part has more than one step.
func (c *Composer) long() bool {
	return slices.ContainsFunc(c.chosen, func(p part) bool { return len(p) > 1 })
}

func (c *Composer) flatten() {
	c.seen = c.seen[:0]
	for _, p := range c.chosen {
		c.seen = append(c.seen, p...)
	}
	c.seen = append(c.seen, c.open...)
}

// mayAdd reports whether a choice exists that has the chosen steps and a, in whatever order.
func (c *Composer) mayAdd(a engine.Action) bool {
	if len(c.chosen) == 0 {
		return true // it was found on some way
	}
	if c.long() { // it must fit in at its place
		var before []part
		for _, p := range c.chosen {
			if p[0] < a {
				before = append(before, p)
			}
		}
		s := c.trial[0]
		s.CopyFrom(c.base)
		rest, _ := c.walk(s, before, nil)
		return len(rest) == 0 && slices.Contains(s.Legal(c.Seat, nil), a)
	}
	need := append(slices.Clone(c.seen), a)
	slices.Sort(need)
	c.budget = search
	return c.reach(c.base, need, 0)
}

// Legal returns what can be done now: steps that can be added and actions that end the choice. It belongs to the composer.
func (c *Composer) Legal() []engine.Action { return c.legal }

// Chosen returns the steps taken, in the player's order.
func (c *Composer) Chosen() []engine.Action { return c.seen }

// Steps reports whether the decision is made of steps at all.
func (c *Composer) Steps() bool { return len(c.all) > 0 }

// Add takes a step; false when it cannot be added.
func (c *Composer) Add(a engine.Action) bool {
	if !a.IsStep() || !slices.Contains(c.legal, a) {
		return false
	}
	p := append(slices.Clone(c.open), a)
	if c.whole(p) {
		c.chosen, c.open = append(c.chosen, p), nil
	} else {
		c.open = p
	}
	c.rewalk()
	return true
}

// whole reports whether a part may stand alone: after it another one may begin, or the choice may end. A step that
// cannot be tried here (others must come before it) stands alone.
func (c *Composer) whole(p part) bool {
	s := c.trial[0]
	s.CopyFrom(c.base)
	var before []part
	for _, q := range c.chosen {
		if q[0] < p[0] {
			before = append(before, q)
		}
	}
	c.walk(s, before, nil)
	for _, a := range p {
		if s.Apply(c.Seat, a, nil) != nil {
			return true
		}
	}
	for _, a := range s.Legal(c.Seat, nil) {
		if !a.IsStep() || c.first>>(a.Verb()&63)&1 != 0 {
			return true
		}
	}
	return false
}

// Drop takes back the part that a step belongs to. A pair falls apart whole; of a longer run only the step is taken out, where
// the others can do without it.
func (c *Composer) Drop(a engine.Action) bool {
	if at := slices.Index(c.open, a); at >= 0 {
		c.lose(c.open, at)
		return true
	}
	at := slices.IndexFunc(c.chosen, func(p part) bool { return slices.Contains(p, a) })
	if at < 0 {
		return false
	}
	p := c.chosen[at]
	c.chosen = slices.Delete(c.chosen, at, at+1)
	if len(p) > 2 && len(c.open) == 0 {
		c.lose(p, slices.Index(p, a))
		return true
	}
	c.rewalk()
	return true
}

// lose leaves of a run what it is without one of its steps: all the others where they still follow from each other, else those
// before it.
func (c *Composer) lose(p part, at int) {
	rest := slices.Delete(slices.Clone(p), at, at+1)
	c.open = rest
	c.rewalk()
	if len(c.open) != len(rest) {
		c.open = slices.Clone(p[:at])
		c.rewalk()
	}
}

// Back takes the last step back.
func (c *Composer) Back() bool {
	if n := len(c.seen); n > 0 {
		return c.Drop(c.seen[n-1])
	}
	return false
}

// Swap drops one step for another, if that can be; it is how a tap replaces the one card of a choice of one.
func (c *Composer) Swap(old, a engine.Action) bool {
	keep := slices.Clone(c.chosen)
	if !c.Drop(old) {
		return false
	}
	if c.Add(a) {
		return true
	}
	c.chosen = keep
	c.rewalk()
	return false
}

// Clear takes all steps back.
func (c *Composer) Clear() {
	c.chosen, c.open = c.chosen[:0], nil
	c.rewalk()
}

// Whole returns the run of the chosen steps and an action that ends the choice, ready for match.Do; nil when it is not
// legal now.
func (c *Composer) Whole(end engine.Action) []engine.Action {
	if end.IsStep() || c.left > 0 || !slices.Contains(c.legal, end) {
		return nil
	}
	return append(append(slices.Clone(c.run), c.open...), end)
}

// Preset takes the steps of the game's own proposal. It reports false where the game has none.
func (c *Composer) Preset() bool {
	if !c.MayPreset() {
		return false
	}
	run := c.base.(engine.Presetter).Preset(c.Seat, nil)
	c.Clear()
	for _, a := range run {
		if a.IsStep() && !c.Add(a) {
			break
		}
	}
	return true
}

// MayPreset reports whether the game proposes a choice of steps here.
func (c *Composer) MayPreset() bool {
	p, ok := c.base.(engine.Presetter)
	return ok && len(p.Preset(c.Seat, nil)) > 1
}

// Prompt returns the question as it stands after the chosen steps.
func (c *Composer) Prompt() engine.Prompt { return c.ask }

// asks works out the question. Where others must come before what has been chosen it is the one that will be asked then.
func (c *Composer) asks() engine.Prompt {
	p := c.walked.Prompt(c.Seat)
	if c.left == 0 {
		return p
	}
	if need := slices.Clone(c.seen); !c.long() {
		slices.Sort(need)
		c.budget = search
		if c.reach(c.base, need, 0) {
			p = c.there
		}
	}
	if p.Max > 0 {
		p.Picked = len(c.chosen)
	}
	return p
}

// Refusal asks the rules why an action is not allowed; nil when it is, or when they name no rule.
func (c *Composer) Refusal(a engine.Action) *engine.RuleError {
	t := c.trial[0]
	t.CopyFrom(c.walked)
	if r, ok := t.Apply(c.Seat, a, nil).(*engine.RuleError); ok {
		return r
	}
	return nil
}
