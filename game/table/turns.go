package table

import (
	"errors"
	"slices"

	"royals/engine"
)

// decide finds out what comes next, after every choice and whenever the viewer changes.
func (t *Table) decide() {
	t.Asked, t.asking, t.coming, t.hold, t.away, t.open, t.sole = engine.None, engine.None, engine.None, false, false, nil, sole{}
	t.Focus.Clear()
	t.advice, t.brisk = advice{}, false
	t.back = t.backs()
	t.Version++
	actors := t.m.State().Actors()
	sees(&t.record, t.Viewer, &t.now)
	t.over = actors == 0
	if t.over {
		t.Curtain = engine.None
		return
	}
	person, late := engine.None, engine.None
	for i := range engine.Seat(len(t.Players)) {
		switch {
		case !actors.Has(i):
		case !t.Players[i].Person() && !ready(t.think, i):
			late = i
		case !t.Players[i].Person():
			t.asking, t.due = i, -1
			return
		case person == engine.None || i == t.holder:
			person = i
		}
	}
	if person == engine.None {
		t.asking, t.due = late, -1
		return
	}
	if t.forced(t.think, person, false) != nil || answers(t, person) {
		t.asking, t.due = person, -1
		return
	}
	t.coming, t.Curtain, t.open = person, engine.None, t.atTheTable(person)
	t.covers = t.open == nil && person != t.Viewer && !t.m.State().Prompt(person).Public
	t.opens()
}

// opens puts the decision that comes on the screen, or lets the curtain down before it, once everything that led to it has
// been shown and lies.
func (t *Table) opens() {
	switch x := t.coming; {
	case x == engine.None || !t.Caught():
	case t.covers:
		t.coming, t.Curtain = engine.None, x
		t.Version++
	default:
		t.ask(x)
		t.Version++
	}
}

// Turn returns the person whose decision is on the screen, or comes there without a curtain; otherwise the person who had
// the device last. None for nobody.
func (t *turn) Turn() engine.Seat {
	switch {
	case t.Asked != engine.None:
		return t.Asked
	case t.coming != engine.None && !t.covers:
		return t.coming
	}
	return t.holder
}

// Staging reports whether a stage may stand now: something is told, rests, or is another seat's to decide.
func Staging(t *Table) bool {
	return t.Asked == engine.None && t.Curtain == engine.None && !t.Closing() && (len(t.queue) > 0 || t.Resting() || t.coming == engine.None && !t.over)
}

// Coming reports whether a decision comes on the screen once all that led to it has been shown and lies.
func Coming(t *Table) bool {
	return t.coming != engine.None && t.Asked == engine.None && t.Curtain == engine.None
}

// Opens reports whether a decision is on the screen, or comes there without a curtain.
func Opens(t *Table) bool {
	return t.Curtain == engine.None && !t.Closing() && (t.Asked != engine.None || t.coming != engine.None && !t.covers)
}

// Follows reports whether an event of a kind is told before the next question.
func Follows(t *Table, is func(engine.Event) bool) bool { return slices.ContainsFunc(t.queue, is) }

// ask puts a person's decision on the screen.
func (t *Table) ask(seat engine.Seat) {
	t.Curtain, t.coming, t.Asked = engine.None, engine.None, seat
	forget(&t.showing)
	t.calmDown()
	t.comp.Begin(t.m, seat)
	t.options()
	goesAlong(t, takeLead(&t.choosing))
}

// Ready tells the table that the person behind the curtain has the device.
func (t *Table) Ready() {
	if t.Curtain == engine.None {
		return
	}
	t.turnTo(t.Curtain)
}

// turnTo gives the screen to a person.
func (t *Table) turnTo(seat engine.Seat) {
	t.Viewer, t.holder, t.Curtain = seat, seat, engine.None
	t.Recap = t.seen[seat]
	t.seen[seat] = len(t.Log)
	t.snap()
	t.decide()
}

// Read closes the recap.
func (t *Table) Read() {
	t.Recap = len(t.Log)
	t.Version++
}

// ShowHand opens the hand of the person who is asked a question on the open table.
func (t *Table) ShowHand() {
	if t.Asked != engine.None && t.Asked != t.Viewer {
		t.Curtain, t.Asked, t.open = t.Asked, engine.None, nil
		t.Version++
	}
}

// Commit carries out a whole choice of the person who is asked. After an error nothing has changed.
func (t *Table) Commit(run []engine.Action) error {
	seat := t.Asked
	if seat == engine.None {
		return errors.New("table: nobody is asked")
	}
	if t.Sure != nil && !t.Sure(run) {
		return errAsked
	}
	if t.Judge != nil && !t.Judge(run) {
		t.Begin()
		return errJudged
	}
	spare(t, run)
	t.unasked = false
	t.led = leadOf(&t.choosing, run)
	if err := t.do(seat, run); err != nil {
		if r, ok := err.(*engine.RuleError); ok {
			forbid(&t.choosing, r, nil)
		}
		t.Version++
		return err
	}
	return nil
}

// End ends the choice with an action; false when that is not legal now.
func (t *Table) End(a engine.Action) bool {
	run := t.comp.Whole(a)
	return run != nil && t.Commit(run) == nil
}

// do carries out a choice and queues what the viewer is told of it.
func (t *Table) do(seat engine.Seat, run []engine.Action) error {
	t.finish()
	var public engine.View
	sees(&t.record, engine.Table, &public)
	if err := t.m.Do(seat, run); err != nil {
		return err
	}
	t.Refusal = ""
	t.tell(t.m.Events())
	t.save()
	if t.persons() > 1 && t.Viewer != engine.Table && !t.stays() { // the hand goes face down at once
		t.seen[t.Viewer] = len(t.Log)
		t.Viewer = engine.Table
		t.Shown.CopyFrom(&public)
		t.Cards.Sync(&t.Shown)
		t.Told++
	}
	if t.Viewer < engine.MaxSeats {
		t.seen[t.Viewer] = len(t.Log)
	}
	t.Recap = len(t.Log)
	t.queue, t.fresh = fed(&t.record, t.queue[:0]), t.fresh[:0]
	putFirst(&t.showing)
	lookAhead(&t.showing)
	t.decide()
	return nil
}

// stays reports whether the next decision is the viewer's again.
func (t *record) stays() bool {
	actors := t.m.State().Actors()
	if !actors.Has(t.Viewer) {
		return false
	}
	for i := range engine.Seat(len(t.Players)) {
		if actors.Has(i) && !t.Players[i].Person() {
			return false
		}
	}
	return true
}

// MayUndo reports whether the person at the screen may take the last choice back.
func (t *record) MayUndo() bool { return t.back > 0 }

// Undo takes the last choice back.
func (t *Table) Undo() bool {
	if t.back == 0 {
		return false
	}
	if t.practice.on {
		return rewinds(t)
	}
	for range t.back {
		t.m.Undo()
	}
	if t.Viewer < engine.MaxSeats {
		t.helped[t.Viewer].Undos++
		t.note()
	}
	for len(t.Log) > 0 && t.Log[len(t.Log)-1].Move > len(t.m.Log) {
		t.Log = t.Log[:len(t.Log)-1]
	}
	t.reading = reading{}
	for i := range t.seen {
		t.seen[i] = min(t.seen[i], len(t.Log))
	}
	t.Recap = len(t.Log)
	t.save()
	t.snap()
	t.decide()
	return true
}

// SetPlayer gives a seat to an opponent or to a person.
func (t *Table) SetPlayer(seat engine.Seat, p Player) {
	t.Players[seat] = p
	if n := t.persons(); n == 1 {
		for i, q := range t.Players {
			if q.Person() {
				t.holder = engine.Seat(i)
			}
		}
		t.Viewer = t.holder
	} else if n == 0 || !p.Person() && t.Viewer == seat {
		t.Viewer, t.holder = engine.Table, engine.None
	}
	t.note()
	t.save()
	t.snap()
	t.decide()
}
