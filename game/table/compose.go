package table

import (
	"slices"

	"royals/engine"
	"royals/engine/match"
)

// Composer puts a whole choice together for one seat. It knows the game only through Legal and Prompt. Picks have no
// order in the rules, so they may be taken and taken back as the player likes.
//
// A choice is made of parts. A part is the steps that only make sense together: one card, or a sword and the shield
// that stops it. It is open until another part could begin, or the choice could end.
type Composer struct {
	Seat engine.Seat

	info    *engine.Info
	base    engine.State // the seat's redacted state at the decision
	now     engine.State // base after the chosen steps
	trial   engine.State
	parts   []part          // whole ones, in the order in which the player took them
	open    part            // the one that is not whole yet
	steps   []engine.Action // all of them
	legal   []engine.Action // after them
	asked   engine.Prompt   // after them
	first   uint64          // the verbs that begin a part
	offered []engine.Action // what was legal before them
}

type part []engine.Action

// Begin starts on a decision of a seat. m is asked for nothing but what that seat may know.
func (c *Composer) Begin(m *match.Match, seat engine.Seat) {
	c.info, c.Seat = m.Game.Info(), seat
	if c.base == nil {
		c.base, c.now, c.trial = m.State().Fresh(), m.State().Fresh(), m.State().Fresh()
	}
	m.Redacted(seat, c.base)
	c.offered = c.base.Legal(seat, c.offered[:0])
	c.first = 0
	for _, a := range c.offered {
		if a.IsStep() {
			c.first |= 1 << (a.Verb() & 63)
		}
	}
	c.Clear()
}

// Clear takes all steps back.
func (c *Composer) Clear() {
	c.now.CopyFrom(c.base)
	c.parts, c.open, c.steps = c.parts[:0], nil, c.steps[:0]
	c.legal = append(c.legal[:0], c.offered...)
	c.asked = c.now.Prompt(c.Seat)
}

// Legal returns what can be done now: steps that can be added and actions that end the choice. It belongs to the
// composer.
func (c *Composer) Legal() []engine.Action { return c.legal }

// Chosen returns the steps taken, in the player's order. It belongs to the composer.
func (c *Composer) Chosen() []engine.Action { return c.steps }

// Prompt returns the question as it stands after the chosen steps.
func (c *Composer) Prompt() engine.Prompt { return c.asked }

// Steps reports whether the decision has steps at all.
func (c *Composer) Steps() bool { return c.first != 0 }

// Open reports whether a part wants another step.
func (c *Composer) Open() bool { return len(c.open) > 0 }

// Pairs reports whether a part has, or wants, more than one step.
func (c *Composer) Pairs() bool {
	return c.Open() || slices.ContainsFunc(c.parts, func(p part) bool { return len(p) > 1 })
}

// Part returns the number of the part that a chosen step belongs to, counted from 0.
func (c *Composer) Part(a engine.Action) int {
	if i := slices.IndexFunc(c.parts, func(p part) bool { return slices.Contains(p, a) }); i >= 0 {
		return i
	}
	return len(c.parts)
}

// Add takes a step; false when it cannot be added.
func (c *Composer) Add(a engine.Action) bool {
	if !a.IsStep() || !slices.Contains(c.legal, a) || engine.Apply(c.now, c.Seat, a, nil) != nil {
		return false
	}
	c.steps = append(c.steps, a)
	c.open = append(c.open, a)
	c.legal = c.now.Legal(c.Seat, c.legal[:0])
	c.asked = c.now.Prompt(c.Seat)
	for _, a := range c.legal {
		if !a.IsStep() || c.first>>(a.Verb()&63)&1 != 0 {
			c.parts, c.open = append(c.parts, c.open), nil
			break
		}
	}
	return true
}

// Drop takes a step back, and with it what cannot do without it: the other half of a pair goes too.
func (c *Composer) Drop(a engine.Action) bool {
	at := slices.Index(c.steps, a)
	if at < 0 {
		return false
	}
	from, to := at, at+1
	if i := c.Part(a); i < len(c.parts) && len(c.parts[i]) == 2 {
		from = at - slices.Index(c.parts[i], a)
		to = from + 2
	}
	c.take(slices.Delete(slices.Clone(c.steps), from, to))
	return true
}

// take begins anew with those of some steps that can be taken.
func (c *Composer) take(steps []engine.Action) {
	c.Clear()
	for _, a := range steps {
		c.Add(a)
	}
}

// Back takes the last step back.
func (c *Composer) Back() bool {
	n := len(c.steps)
	return n > 0 && c.Drop(c.steps[n-1])
}

// Swap replaces one step by another, if it can. A tap does so in a choice of one card.
func (c *Composer) Swap(old, a engine.Action) bool {
	keep := slices.Clone(c.steps)
	if !c.Drop(old) {
		return false
	}
	if c.Add(a) {
		return true
	}
	c.take(keep)
	return false
}

// Whole returns the chosen steps and an action that ends the choice, ready for match.Do; nil when it is not legal now.
func (c *Composer) Whole(end engine.Action) []engine.Action {
	if end.IsStep() || !slices.Contains(c.legal, end) {
		return nil
	}
	return append(slices.Clone(c.steps), end)
}

// Preset takes the steps of the game's own proposal. It reports false where the game has none.
func (c *Composer) Preset() bool {
	if !c.MayPreset() {
		return false
	}
	c.take(c.base.(engine.Presetter).Preset(c.Seat, nil))
	return true
}

// MayPreset reports whether the game proposes a choice of steps here.
func (c *Composer) MayPreset() bool {
	p, ok := c.base.(engine.Presetter)
	return ok && len(p.Preset(c.Seat, nil)) > 1
}

// Refusal asks the rules why an action is not allowed; nil when it is, or when they name no rule.
func (c *Composer) Refusal(a engine.Action) *engine.RuleError {
	c.trial.CopyFrom(c.now)
	r, _ := engine.Apply(c.trial, c.Seat, a, nil).(*engine.RuleError)
	return r
}
