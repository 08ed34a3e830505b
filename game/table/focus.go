package table

import (
	"slices"

	"royals/engine"
)

// Focus is the half-said choice: what has been pointed at and which verb has been named, before they make one action.
type Focus struct {
	Taps []Tap
	Verb int           // index into Info.Verbs, -1 for none named
	Only engine.Action // the one action that is meant, where a hint has said it whole; 0 for none
}

// Clear forgets it.
func (f *Focus) Clear() { f.Taps, f.Verb, f.Only = f.Taps[:0], -1, 0 }

// Empty reports whether nothing has been said.
func (f *Focus) Empty() bool { return len(f.Taps) == 0 && f.Verb < 0 }

// Option is an action with the things it mentions.
type Option struct {
	Action engine.Action
	Things []Thing
	Shown  bool    // all its operands lie on the table, so that pointing alone can say it
	Goal   []Thing // the pile it is about though no operand names it: it need not be pointed at, but may be
}

// options works out the things of all that can be done now.
func (t *Table) options() []Option {
	t.opts = t.opts[:0]
	if t.Asked == engine.None {
		return t.opts
	}
	if t.open != nil {
		t.onlyPass()
		return t.opts
	}
	target := t.comp.Prompt().Target
	for _, a := range t.comp.Legal() {
		list, shown := things(t.info, &t.now, t.Asked, target, a, nil)
		o := Option{Action: a, Things: list, Shown: shown}
		if kind := t.Plan.Goals[a.Verb()]; kind >= 0 {
			o.Goal = []Thing{PileThing(engine.PileID{Kind: uint8(kind), Owner: engine.None})}
		}
		t.opts = append(t.opts, o)
	}
	return t.opts
}

// Candidates returns the options that fit what has been said so far.
func (t *Table) Candidates() []Option {
	return t.matching(t.Focus.Taps, t.Focus.Verb)
}

func (t *Table) matching(taps []Tap, verb int) []Option {
	var out []Option
	for _, o := range t.opts {
		if verb >= 0 && (int(o.Action.Verb()) != verb || t.Focus.Only != 0 && o.Action != t.Focus.Only) {
			continue
		}
		ok, named := true, len(o.Things) == 0 || len(taps) == 0
		for _, tap := range taps {
			if meets(tap, o.Things) >= 0 {
				named = true
			} else if meets(tap, o.Goal) < 0 {
				ok = false
				break
			}
		}
		if ok && named {
			out = append(out, o)
		}
	}
	return out
}

// TapResult says what came of a tap.
type TapResult uint8

// What can come of a tap.
const (
	Nothing   TapResult = iota // nothing can be done with it
	Took                       // a step was taken or taken back
	Pointed                    // it is part of a choice now
	Unpointed                  // it was, and is no more
	Refused                    // a rule forbids it: see Table.Refusal
)

// Tap points at something. One step that is fully said by it is taken at once; everything else waits for a button.
func (t *Table) Tap(tap Tap) TapResult {
	if t.Asked == engine.None || t.open != nil || len(tap) == 0 {
		return Nothing
	}
	t.Refusal, t.Focus.Only = "", 0
	for i, old := range t.Focus.Taps {
		if same(old[0], tap[0]) {
			t.Focus.Taps = slices.Delete(t.Focus.Taps, i, i+1)
			t.changed()
			return Unpointed
		}
	}
	if len(t.Focus.Taps) == 0 {
		if a, ok := t.chosenAt(tap); ok && !t.finer(tap, a) {
			t.comp.Drop(a)
			t.changed()
			return Took
		}
	}
	taps := append(slices.Clone(t.Focus.Taps), tap)
	found := t.matching(taps, t.Focus.Verb)
	if len(found) == 0 && t.Focus.Verb >= 0 {
		if found = t.matching(taps, -1); len(found) > 0 {
			t.Focus.Verb = -1
		}
	}
	if len(found) == 0 && len(taps) > 1 {
		taps = []Tap{tap}
		found = t.matching(taps, -1)
		t.Focus.Verb = -1
	}
	if len(found) == 0 {
		return t.refuse(tap)
	}
	if len(found) == 1 && found[0].Action.IsStep() {
		t.Focus.Clear()
		t.comp.Add(found[0].Action)
		t.changed()
		return Took
	}
	t.Focus.Taps = taps
	t.changed()
	return Pointed
}

// Lift points at something that is carried. Unlike Tap it takes nothing back: what has been pointed at already stays so, with
// all it was said with, and a card that is chosen stays chosen. A pair that it belongs to is opened, to be made anew.
func (t *Table) Lift(tap Tap) TapResult {
	if t.Asked == engine.None || t.open != nil || len(tap) == 0 {
		return Nothing
	}
	if slices.ContainsFunc(t.Focus.Taps, func(old Tap) bool { return same(old[0], tap[0]) }) {
		return Pointed
	}
	if !t.Focus.Empty() && !t.Fits(tap) {
		t.Focus.Clear()
	}
	if a, ok := t.chosenAt(tap); ok && t.Focus.Empty() && !t.finer(tap, a) {
		if !t.comp.long() && len(t.comp.open) == 0 {
			return Took
		}
		t.comp.Drop(a)
		t.changed()
	}
	return t.Tap(tap)
}

// Fits reports whether something can still be said when a tap is added to what has been said.
func (t *Table) Fits(tap Tap) bool {
	return len(t.matching(append(slices.Clone(t.Focus.Taps), tap), t.Focus.Verb)) > 0
}

// With returns the options that fit what has been said and what is carried; the latter alone where both do not go together.
func (t *Table) With(taps ...Tap) []Option {
	if t.Asked == engine.None || t.open != nil {
		return nil
	}
	if found := t.matching(append(slices.Clone(t.Focus.Taps), taps...), t.Focus.Verb); len(found) > 0 {
		return found
	}
	return t.matching(taps, -1)
}

// Open reports whether a step has been taken that wants another one before it says anything.
func (t *Table) Open() bool { return t.Asked != engine.None && len(t.comp.open) > 0 }

// Against asks the rules why what has been said cannot be done to what a tap points at. The answer is a sentence, or nothing
// where they name no rule.
func (t *Table) Against(tap Tap) string {
	for _, o := range t.Candidates() {
		for i, arg := range t.info.Verbs[o.Action.Verb()].Args {
			for _, x := range tap {
				n, ok := operand(t.info, arg, x, t.Asked)
				if !ok {
					continue
				}
				shift := 16 - 8*i
				if r := t.comp.Refusal(o.Action&^(0xff<<shift) | engine.Action(n)<<shift); r != nil {
					return t.ruleText(r)
				}
			}
		}
	}
	return ""
}

// chosenAt returns the chosen step that mentions what a tap points at. Of copies of one face, as many are chosen as there
// are steps, the first ones first.
func (t *Table) chosenAt(tap Tap) (engine.Action, bool) {
	target := t.comp.Prompt().Target
	var last engine.Action
	n := 0
	for _, a := range t.comp.Chosen() {
		t.buf, _ = things(t.info, &t.now, t.Asked, target, a, t.buf[:0])
		switch m := meets(tap, t.buf); {
		case m < 0 || tap[m].Kind > APile && (tap[m].Kind != ASeat || len(t.buf) > 1): // a seat is what a step is about when it names nothing else
		case tap[m].Kind == APlace:
			return a, true
		default:
			last = a
			n++
		}
	}
	return last, n > t.copyOf(tap)
}

// finer reports whether a tap says a step that can be taken now more exactly than the chosen one: the card itself, where the
// other is about the place at which it lies.
func (t *Table) finer(tap Tap, chosen engine.Action) bool {
	target := t.comp.Prompt().Target
	t.buf, _ = things(t.info, &t.now, t.Asked, target, chosen, t.buf[:0])
	was := meets(tap, t.buf)
	return slices.ContainsFunc(t.opts, func(o Option) bool {
		m := meets(tap, o.Things)
		return o.Action.IsStep() && m >= 0 && m < was
	})
}

// copyOf returns how many cards of the same face lie before the one tapped, where its place is known.
func (t *Table) copyOf(tap Tap) int {
	if len(tap) < 2 || tap[0].Kind != ACard || tap[1].Kind != APlace {
		return 0
	}
	n := 0
	p := t.now.Pile(tap[0].Pile)
	for _, c := range p[:min(tap[1].Index, len(p))] {
		if c == tap[0].Card {
			n++
		}
	}
	return n
}

// IsChosen reports whether the choice has what a tap points at.
func (t *Table) IsChosen(tap Tap) bool {
	if t.Asked == engine.None || len(t.comp.Chosen()) == 0 {
		return false
	}
	_, ok := t.chosenAt(tap)
	return ok
}

// PartOf returns the number of the pair that what a tap points at belongs to, counted from 1; 0 when the choice is not
// made of pairs.
func (t *Table) PartOf(tap Tap) int {
	if !t.comp.long() && len(t.comp.open) == 0 || t.Asked == engine.None {
		return 0
	}
	a, ok := t.chosenAt(tap)
	if !ok {
		return 0
	}
	for i, p := range t.comp.chosen {
		if slices.Contains(p, a) {
			return i + 1
		}
	}
	return len(t.comp.chosen) + 1
}

// refuse answers a tap with which nothing can be done: a choice of one card changes its mind; otherwise the rules are asked
// why, by trying what a tap on something of the same kind would have done.
func (t *Table) refuse(tap Tap) TapResult {
	if chosen := t.comp.Chosen(); len(chosen) == 1 && t.comp.Prompt().Max == 1 {
		for _, a := range t.comp.all {
			list, _ := things(t.info, &t.now, t.Asked, t.comp.Prompt().Target, a, nil)
			if len(list) == 1 && meets(tap, list) >= 0 && t.comp.Swap(chosen[0], a) {
				t.Focus.Clear()
				t.changed()
				return Took
			}
		}
	}
	for _, a := range t.wouldBe(tap) {
		if r := t.comp.Refusal(a); r != nil {
			t.Refusal = t.ruleText(r)
			return Refused
		}
	}
	return Nothing
}

// wouldBe makes actions out of legal ones by putting what was tapped in place of an operand of its kind.
func (t *Table) wouldBe(tap Tap) []engine.Action {
	var out []engine.Action
	verbs := make([]bool, len(t.info.Verbs))
	for _, a := range append(slices.Clone(t.comp.all), t.comp.legal...) {
		v := a.Verb()
		if verbs[v] || t.Focus.Verb >= 0 && int(v) != t.Focus.Verb {
			continue
		}
		for i, arg := range t.info.Verbs[v].Args {
			for _, x := range tap {
				n, ok := operand(t.info, arg, x, t.Asked)
				if !ok {
					continue
				}
				verbs[v] = true
				shift := 16 - 8*i
				out = append(out, a&^(0xff<<shift)|engine.Action(n)<<shift)
			}
		}
	}
	return out
}

// operand returns a thing as the value of an operand, when it is of that kind.
func operand(info *engine.Info, arg engine.ArgInfo, x Thing, seat engine.Seat) (uint8, bool) {
	switch {
	case arg.Kind == engine.ArgCard && x.Kind == ACard && x.Pile.Kind == arg.Pile && (!arg.Own || x.Pile.Owner == seat || !info.Piles[arg.Pile].Owned):
		return uint8(x.Card), true
	case arg.Kind == engine.ArgRank && x.Kind == ARank:
		return uint8(x.Rank), true
	case arg.Kind == engine.ArgSeat && x.Kind == ASeat:
		return uint8(x.Seat), true
	case arg.Kind == engine.ArgSlot && x.Kind == APile && x.Pile.Kind == arg.Pile:
		return x.Pile.Slot, true
	case arg.Kind == engine.ArgIndex && x.Kind == APlace && x.Pile.Kind == arg.Pile:
		return uint8(x.Index), true
	}
	return 0, false
}

// Options returns all that can be done now.
func (t *Table) Options() []Option { return t.opts }

// Take takes a step of the choice; false when it cannot be taken now.
func (t *Table) Take(a engine.Action) bool {
	t.Focus.Clear()
	ok := t.comp.Add(a)
	t.changed()
	return ok
}

// StepBack takes the last step of the choice back.
func (t *Table) StepBack() {
	t.Focus.Clear()
	t.comp.Back()
	t.changed()
}

// Suggest takes the steps the game itself would.
func (t *Table) Suggest() {
	t.Focus.Clear()
	t.comp.Preset()
	t.changed()
}

// Touch says that the focus was changed from outside.
func (t *Table) Touch() { t.changed() }

// Same reports whether two things are one.
func Same(a, b Thing) bool { return same(a, b) }

// Flushing reports whether events are still to be shown.
func (t *Table) Flushing() bool { return len(t.queue) > 0 || t.clock < t.next }

// Holder returns the person who had the device last, None when nobody has.
func (t *Table) Holder() engine.Seat { return t.holder }
