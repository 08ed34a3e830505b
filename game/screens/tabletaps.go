package screens

import (
	"strings"

	"royals/engine"
	"royals/game/table"
	"royals/game/words"
)

// act is a button of the action row.
type act struct {
	name string
	text string
	look look
	on   bool
	lies bool // what it is about lies open to a finger
	row  int
	x, w float64
}

// act does what a name says: a tap on the table, a button, or an action of the list.
func (s *tableScreen) act(name string) bool {
	t := s.t
	moved := s.stage.Moving(s.a.now)
	if s.moments.cheers {
		s.moments.Finish() // the next look finds the result
		return true
	}
	flushed := t.Flush()
	if flushed || moved {
		s.stage.Finish()
		s.moments.Finish()
	}
	if t.Resting() && (flushed || name == "") {
		if !flushed {
			t.Next() // a tap anywhere goes on
		}
		return true
	}
	switch name {
	case "":
		if !flushed && !moved && !t.Focus.Empty() {
			t.Focus.Clear()
			t.Touch()
		}
		return true
	case "menu":
		s.a.push(&menuScreen{a: s.a, s: s})
	case "log":
		s.a.push(newLogScreen(s.a, s))
	case "rules":
		r := newRulesScreen(s.a, s.info)
		if t.Asked != engine.None {
			r.clause = t.Composer().Prompt().Clause
		}
		s.a.push(r)
	case "back":
		if t.Focus.Empty() {
			s.a.push(&menuScreen{a: s.a, s: s})
		} else {
			t.Focus.Clear()
			t.Touch()
		}
	case "undo":
		if !t.Undo() {
			s.a.say(words.Plain("table.no-undo"))
		}
	case "hint":
		return s.hint()
	case "hide":
		s.a.push(&coverScreen{a: s.a})
	case "mute":
		s.a.toggleMute()
	case "next":
		t.Next()
	case "sort":
		s.setSort((t.Sort + 1) % table.Sorts)
	case "suggest":
		t.Suggest()
	case "cancel":
		t.Focus.Clear()
		t.Touch()
	case "stepback":
		t.StepBack()
	case "vote:P1", "vote:P2", "vote:P3", "vote:P4", "vote:P5", "vote:P6", "vote:-":
		seat, _ := engine.ParseSeat(name[len("vote:"):])
		return t.Vote(seat)
	case "look":
		t.Look()
	case "more":
		s.a.push(&moreScreen{a: s.a, s: s})
	default:
		if strings.HasPrefix(name, "act:") {
			return s.activate(name)
		}
		if seat, ok := strings.CutPrefix(name, "see:"); ok {
			return s.inspect("seat:" + seat)
		}
		if strings.HasPrefix(name, "fan:") {
			return s.spread(name)
		}
		return s.tapped(name)
	}
	return true
}

// activate carries out an action by its name, or names a verb.
func (s *tableScreen) activate(name string) bool {
	t := s.t
	for _, o := range t.Options() {
		if s.actName(o.Action) == name {
			if o.Action.IsStep() {
				return t.Take(o.Action)
			}
			if !t.End(o.Action) {
				s.refuse()
			}
			return true
		}
	}
	for i := range s.info.Verbs {
		if "act:"+s.info.Verbs[i].Name == name {
			t.Focus.Verb, t.Focus.Only = i, 0
			t.Touch()
			return true
		}
	}
	return false
}

func (s *tableScreen) refuse() {
	if s.t.Refusal != "" {
		s.a.say(s.t.Refusal)
	}
}

// tapped points at something on the table; what cannot be part of a choice is looked at instead.
func (s *tableScreen) tapped(name string) bool {
	tap, ok := s.taps[name]
	if !ok {
		return false
	}
	switch s.t.Tap(tap) {
	case table.Pointed: // a pile that stands for one thing alone, such as to draw from it
		if found := s.t.Candidates(); len(found) == 1 && len(found[0].Things) == 0 && !found[0].Action.IsStep() {
			return s.t.End(found[0].Action)
		}
	case table.Refused:
		if s.t.Focus.Empty() && !strings.HasPrefix(name, "card:") && s.inspect(name) {
			return true // nothing was meant with it: the player looks around
		}
		s.refuse()
	case table.Nothing:
		if !s.inspect(name) {
			return false
		}
	}
	return true
}

// inspect looks closer: at a card, or at all that lies before a seat.
func (s *tableScreen) inspect(name string) bool {
	tap, ok := s.taps[name]
	if !ok {
		return false
	}
	if t := tap[0]; t.Kind == table.ACard && t.Pile.Kind == uint8(s.t.Plan.Hand) {
		s.a.push(&zoomScreen{a: s.a, face: t.Card})
		return true
	}
	for _, t := range tap {
		switch {
		case t.Kind == table.ASeat:
			s.a.push(&boardScreen{a: s.a, s: s, seat: t.Seat})
			return true
		case t.Kind == table.APile && t.Pile.Owner < engine.MaxSeats:
			s.a.push(&boardScreen{a: s.a, s: s, seat: t.Pile.Owner})
			return true
		case t.Kind == table.APile:
			s.a.push(&boardScreen{a: s.a, s: s, seat: engine.None})
			return true
		}
	}
	return false
}
