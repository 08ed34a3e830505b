package table

import (
	"slices"

	"royals/engine"
)

// Focus is what the player has pointed at and which verb is named, until they make one action.
type Focus struct {
	Taps []Tap
	Verb int           // index into Info.Verbs, -1 for none named
	Only engine.Action // the one action that a hint means; 0 for none
}

// Clear forgets all of it.
func (f *Focus) Clear() { f.Taps, f.Verb, f.Only = f.Taps[:0], -1, 0 }

// Empty reports whether nothing has been pointed at and no verb is named.
func (f *Focus) Empty() bool { return len(f.Taps) == 0 && f.Verb < 0 }

// Named returns the verb that the player has named, while nothing has been pointed at; -1 for none. What a hint means the player has not
// named.
func (f *Focus) Named() int {
	if len(f.Taps) > 0 || f.Only != 0 {
		return -1
	}
	return f.Verb
}

// Aimed reports whether an option is done at once when it is pointed at after its verb was named: what can be taken back is, and
// a touch says all of it.
func Aimed(t *Table, named int, o Option) bool {
	return named >= 0 && int(o.Action.Verb()) == named && len(o.Things) == 1 && slices.Contains(t.Plan.Aims, named)
}

// Option is an action and the things it names.
type Option struct {
	Action engine.Action
	Things []Thing
	Shown  bool    // all its operands lie on the table, so pointing is enough
	Goal   []Thing // the pile or player it is about, which may be pointed at but need not be
}

// options lists what can be done now.
func (t *choosing) options() []Option {
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
		if r := t.Plan.Flags[a.Verb()]; r != 0 && plays(&t.info.Verbs[a.Verb()], a) {
			list = append(list, RankThing(r))
		}
		o := Option{Action: a, Things: list, Shown: shown}
		if kind := t.Plan.Goals[a.Verb()]; kind >= 0 {
			o.Goal = []Thing{PileThing(engine.PileID{Kind: uint8(kind), Owner: engine.None})}
		}
		if target < engine.MaxSeats && facesPlayer(t, a) {
			o.Goal = append(o.Goal, SeatThing(target))
		}
		t.opts = append(t.opts, o)
	}
	return t.opts
}

// facesPlayer reports whether an action aims at a player whom no operand names.
func facesPlayer(t *choosing, a engine.Action) bool {
	for _, v := range t.Plan.Faces {
		if v == int(a.Verb()) {
			return true
		}
	}
	return false
}

// plays reports whether an action plays the rank that the plan has for its verb: it sets a flag, or has no operand at all.
func plays(verb *engine.VerbInfo, a engine.Action) bool {
	for i, arg := range verb.Args {
		if arg.Kind == engine.ArgFlag && a.Arg(i) != 0 {
			return true
		}
	}
	return verb.Args[0].Kind == engine.ArgNone
}

// Candidates returns the options that fit the focus.
func (t *choosing) Candidates() []Option {
	return t.matching(t.Focus.Taps, t.Focus.Verb)
}

func (t *choosing) matching(taps []Tap, verb int) []Option {
	var out []Option
	for _, o := range t.opts {
		if verb >= 0 && (int(o.Action.Verb()) != verb || t.Focus.Only != 0 && o.Action != t.Focus.Only) {
			continue
		}
		ok, named := true, len(o.Things) == 0 || len(taps) == 0
		for _, tap := range taps {
			if meets(tap, o.Things) >= 0 || leads(t, &o, tap) {
				named = true
			} else if at := meets(tap, o.Goal); at < 0 || at > 0 && tap[at].Kind == ASeat { // a player is not meant by a card of theirs
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

// Beside returns how far an option is from what was pointed at last: 0 for the very thing, more for what that lies in, or belongs to.
func Beside(t *Table, o *Option) int {
	if len(t.Focus.Taps) == 0 {
		return 0
	}
	tap := t.Focus.Taps[len(t.Focus.Taps)-1]
	if at := meets(tap, o.Things); at >= 0 {
		return at
	}
	return len(tap)
}

// TapResult is what a tap did.
type TapResult uint8

// What a tap can do.
const (
	Nothing   TapResult = iota // nothing
	Took                       // it took a step, or took one back
	Pointed                    // it is part of the focus now
	Unpointed                  // it is no longer part of it
	Refused                    // a rule forbids it: see Refusal
)

// Tap points at something. If that names exactly one step, the step is taken. Everything else waits for a button.
func (t *choosing) Tap(tap Tap) TapResult {
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
	taps := append(inPlace(t, tap), tap)
	found := t.matching(taps, t.Focus.Verb)
	if len(found) == 0 && unfit(t, tap) {
		return t.refuse(tap)
	}
	if len(found) == 0 && t.Focus.Verb >= 0 {
		if found = t.matching(taps, -1); len(found) > 0 {
			t.Focus.Verb = -1
		}
	}
	if len(found) == 0 && gather(t, tap) {
		return Took
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
		lift(t, found[0].Action)
		t.changed()
		return Took
	}
	t.Focus.Taps = taps
	t.changed()
	return Pointed
}

// Lift points at a thing that the player drags. Unlike Tap it takes nothing back: a chosen card stays chosen, and so
// does what is in focus. A pair that the thing belongs to is opened, to be made anew.
func (t *choosing) Lift(tap Tap) TapResult {
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
		if !t.comp.Pairs() {
			return Took
		}
		t.comp.Drop(a)
		t.changed()
	}
	return t.Tap(tap)
}

// Fits reports whether some option fits the focus and a tap.
func (t *choosing) Fits(tap Tap) bool {
	return len(t.matching(append(slices.Clone(t.Focus.Taps), tap), t.Focus.Verb)) > 0
}

// With returns the options that fit the focus and what is dragged; if there are none, those that fit what is dragged.
func (t *choosing) With(taps ...Tap) []Option {
	if t.Asked == engine.None || t.open != nil {
		return nil
	}
	if found := t.matching(append(slices.Clone(t.Focus.Taps), taps...), t.Focus.Verb); len(found) > 0 {
		return found
	}
	return t.matching(taps, -1)
}

// Open reports whether the last step needs another one to make sense.
func (t *choosing) Open() bool { return t.Asked != engine.None && t.comp.Open() }

// Against asks the rules why the focus cannot be aimed at what a tap points at: see Refusal. It returns false if they name no rule.
func (t *choosing) Against(tap Tap) bool {
	t.Refusal = ""
	for _, o := range t.Candidates() {
		for i, arg := range t.info.Verbs[o.Action.Verb()].Args {
			for _, x := range tap {
				n, ok := operand(t.info, arg, x, t.Asked)
				if !ok {
					continue
				}
				shift := 16 - 8*i
				if r := t.comp.Refusal(o.Action&^(0xff<<shift) | engine.Action(n)<<shift); r != nil {
					forbid(t, r, tap)
					return true
				}
			}
		}
	}
	for _, a := range faced(t, tap) {
		if r := t.comp.Refusal(a); r != nil {
			forbid(t, r, tap)
			return true
		}
	}
	return false
}

// chosenAt returns the chosen step that names what a tap points at.
func (t *choosing) chosenAt(tap Tap) (engine.Action, bool) {
	p := t.Picks()
	if i, ok := p.at(tap); ok {
		return p.list[i].step, true
	}
	return 0, false
}

// finer reports whether some legal step names what a tap points at more exactly than the chosen step does: the card,
// for example, and not the place it lies in.
func (t *choosing) finer(tap Tap, chosen engine.Action) bool {
	target := t.comp.Prompt().Target
	t.buf, _ = things(t.info, &t.now, t.Asked, target, chosen, t.buf[:0])
	was := meets(tap, t.buf)
	return slices.ContainsFunc(t.opts, func(o Option) bool {
		m := meets(tap, o.Things)
		return o.Action.IsStep() && m >= 0 && m < was
	})
}

// IsChosen reports whether a chosen step names what a tap points at.
func (t *choosing) IsChosen(tap Tap) bool {
	p := t.Picks()
	return p.Has(tap)
}

// refuse answers a tap that fits no option. In a choice of one card it changes the card. Otherwise it asks the rules
// why, about an action that a tap on another thing of that kind would have made.
func (t *choosing) refuse(tap Tap) TapResult {
	if chosen := t.comp.Chosen(); len(chosen) == 1 && t.comp.Prompt().Max == 1 {
		for _, a := range t.comp.offered {
			list, _ := things(t.info, &t.now, t.Asked, t.comp.Prompt().Target, a, nil)
			if len(list) == 1 && meets(tap, list) >= 0 && t.comp.Swap(chosen[0], a) {
				t.Focus.Clear()
				t.changed()
				return Took
			}
		}
	}
	if r := t.ruleAgainst(tap); r != nil {
		forbid(t, r, tap)
		return Refused
	}
	return Nothing
}

// wouldBe puts what was tapped in place of an operand of its kind, in one action of each verb.
func (t *choosing) wouldBe(tap Tap) []engine.Action {
	var out []engine.Action
	verbs := make([]bool, len(t.info.Verbs))
	for _, a := range append(slices.Clone(t.comp.offered), t.comp.legal...) {
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

// operand returns a thing as the value of an operand, if it is of the right kind.
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
func (t *choosing) Options() []Option { return t.opts }

// Take takes a step; false when it is not legal now.
func (t *choosing) Take(a engine.Action) bool {
	t.Focus.Clear()
	ok := t.comp.Add(a)
	t.changed()
	return ok
}

// StepBack takes the last step of the choice back.
func (t *choosing) StepBack() {
	t.Focus.Clear()
	t.comp.Back()
	t.changed()
}

// Suggest takes the steps that the game proposes.
func (t *choosing) Suggest() {
	t.Focus.Clear()
	t.comp.Preset()
	t.changed()
}

// Touch tells the table that somebody else has changed the focus.
func (t *choosing) Touch() { t.changed() }

// Same reports whether two things are the same.
func Same(a, b Thing) bool { return same(a, b) }

// Flushing reports whether events are still to be shown.
func (t *showing) Flushing() bool { return len(t.queue) > 0 || t.clock < t.next }
