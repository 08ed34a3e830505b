package table

import (
	"errors"

	"royals/engine"
)

// decide finds out who has to do something, after every choice and every change of eyes.
func (t *Table) decide() {
	t.Asked, t.asking, t.hold, t.away, t.open = engine.None, engine.None, false, false, nil
	t.Focus.Clear()
	t.advice = advice{}
	t.Version++
	actors := t.m.State().Actors()
	t.m.View(t.Viewer, &t.now)
	t.over = actors == 0
	if t.over {
		t.Curtain = engine.None
		return
	}
	person := engine.None
	for i := range engine.Seat(len(t.Players)) {
		switch {
		case !actors.Has(i):
		case !t.Players[i].Person():
			t.asking = i
			t.due = -1
			return
		case person == engine.None || i == t.holder:
			person = i
		}
	}
	if t.ordered(person) != nil {
		t.asking, t.due = person, -1
		return
	}
	if t.open = t.atTheTable(person); t.open != nil || person == t.Viewer || t.m.State().Prompt(person).Public {
		t.ask(person)
		return
	}
	t.Curtain = person
}

// ask puts a person's decision on the screen.
func (t *Table) ask(seat engine.Seat) {
	t.Curtain, t.Asked = engine.None, seat
	t.comp.Begin(t.m, seat)
	t.options()
}

// Ready says that the person behind the curtain has the device.
func (t *Table) Ready() {
	if t.Curtain == engine.None || len(t.queue) > 0 {
		return
	}
	t.look(t.Curtain)
}

// look gives the screen to a person's eyes.
func (t *Table) look(seat engine.Seat) {
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

// Look lets the person who is asked a public question look at the own hand.
func (t *Table) Look() {
	if t.Asked != engine.None && t.Asked != t.Viewer {
		t.Curtain, t.Asked, t.open = t.Asked, engine.None, nil
		t.Version++
	}
}

// Commit carries out a whole choice of the person who is asked. The error is a refusal and nothing has changed.
func (t *Table) Commit(run []engine.Action) error {
	seat := t.Asked
	if seat == engine.None {
		return errors.New("table: nobody is asked")
	}
	if err := t.do(seat, run); err != nil {
		if r, ok := err.(*engine.RuleError); ok {
			t.Refusal = t.ruleText(r)
		}
		t.Version++
		return err
	}
	return nil
}

// End ends the choice of the person who is asked with an action; false when that is not legal now.
func (t *Table) End(a engine.Action) bool {
	run := t.comp.Whole(a)
	return run != nil && t.Commit(run) == nil
}

// do carries out a choice and queues what the eyes at the screen are told of it.
func (t *Table) do(seat engine.Seat, run []engine.Action) error {
	t.finish()
	var public engine.View
	t.m.View(engine.Table, &public)
	if err := t.m.Do(seat, run); err != nil {
		return err
	}
	t.Refusal = ""
	t.tell(t.m.Events())
	t.save()
	if t.persons() > 1 && t.Viewer != engine.Table && !t.stays() { // the hand goes face down in the same instant
		t.seen[t.Viewer] = len(t.Log)
		t.Viewer = engine.Table
		t.Shown.CopyFrom(&public)
		t.Cards.Sync(&t.Shown)
	}
	if t.Viewer < engine.MaxSeats {
		t.seen[t.Viewer] = len(t.Log)
	}
	t.Recap = len(t.Log)
	t.queue, t.fresh = t.m.Feed(t.Viewer, t.queue[:0]), t.fresh[:0]
	t.decide()
	return nil
}

// stays reports whether the next decision is the viewer's again.
func (t *Table) stays() bool {
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

// MayUndo reports whether the person at the screen may take the last choice back: their own, as long as nobody has learned
// anything by it.
func (t *Table) MayUndo() bool {
	if !t.m.MayUndo() {
		return false
	}
	last := t.m.Log[len(t.m.Log)-1].Seat
	return t.Players[last].Person() && (t.persons() == 1 || t.Viewer == last)
}

// Undo takes it back.
func (t *Table) Undo() bool {
	if !t.MayUndo() || !t.m.Undo() {
		return false
	}
	for len(t.Log) > 0 && t.Log[len(t.Log)-1].Move > len(t.m.Log) {
		t.Log = t.Log[:len(t.Log)-1]
	}
	for i := range t.seen {
		t.seen[i] = min(t.seen[i], len(t.Log))
	}
	t.Recap = len(t.Log)
	t.save()
	t.snap()
	t.decide()
	return true
}

// SetPlayer gives a seat to an opponent, or to a person.
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
