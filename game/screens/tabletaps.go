package screens

import (
	"cmp"
	"slices"
	"strconv"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/plan"
	"royals/game/shell"
	"royals/game/table"
	"royals/game/words"
)

// Named finds the deed of what is neither shown nor told: a card of a fan, one under a sheet, a step that a card of the hand stands for, a
// verb.
func (s *tableScreen) Named(name string) kit.Deed {
	if p, _, ok := s.felt.Find(name); ok {
		return p
	}
	if p, ok := felt.InHand(&s.scene, name); ok && s.scene.Answers { // it need not be shown below a stage
		return p
	}
	for _, o := range s.t.Options() {
		if d := felt.ToPlay(s.info, o.Action); d.Name() == name {
			return d
		}
	}
	for _, l := range table.Lifts(s.t) {
		if d := felt.ToLift(s.info, l.First); d.Name() == name {
			return d
		}
	}
	for i := range s.info.Verbs {
		if d := felt.ToName(s.info, i); d.Name() == name {
			return d
		}
	}
	return nil
}

// Act does a deed: a tap on the table, a button, an action of the list, or nil for a tap beside everything.
func (s *tableScreen) Act(d kit.Deed) bool {
	t := s.t
	if (guidance{s}).act(d) {
		return true
	}
	if s.lesson != nil && s.lesson.act(s, d) || s.replay != nil && s.replay.act(s, d) {
		return true
	}
	switch d := d.(type) {
	case nil:
		if !t.Focus.Empty() {
			t.Focus.Clear()
			t.Touch()
		}
	case kit.Press:
		return s.pressed(d)
	case kit.Term:
		s.a.Say(words.Plain(d.Key))
	case doing:
		zoom(s, d.tap)
	case felt.Vote:
		return t.Vote(d.Seat)
	case felt.See:
		s.a.Push(&boardScreen{a: s.a.App, s: s, seat: d.Seat})
	case felt.Play:
		return s.play(d.Action)
	case felt.Lift:
		if !table.LiftAll(t, d.First) {
			refuse(s)
		}
	case felt.Lack:
		if a := table.AnswerTo(t); a != nil {
			s.a.Say(words.Plain(a.None))
		}
	case felt.Wait:
		s.a.Say(words.Plain(cmp.Or(d.Why, whereToPoint(&s.scene))))
	case felt.Verb:
		t.Focus.Verb, t.Focus.Only = d.Verb, 0
		t.Touch()
	case felt.Point:
		if d.Kind == felt.Fan {
			s.a.Push(&spreadScreen{a: s.a.App, s: s, id: d.Tap[0].Pile})
			return true
		}
		return s.tapped(d)
	default:
		return false
	}
	return true
}

// pressed does what a button says.
func (s *tableScreen) pressed(d kit.Press) bool {
	t := s.t
	switch d {
	case felt.Menu:
		s.a.Push(&menuScreen{a: s.a, s: s})
	case accessPage:
		s.a.Push(&accessScreen{a: s.a})
	case felt.Log:
		s.a.Push(newLogScreen(s.a.App, s))
	case felt.Rules:
		clause := ""
		if t.Asked != engine.None {
			clause = t.Composer().Prompt().Clause
		}
		openRules(s, clause, false)
	case felt.Back:
		if s.clock.running() {
			s.clock.rushOn()
			return true
		}
		if t.Focus.Empty() {
			s.a.Push(&menuScreen{a: s.a, s: s})
			return true
		}
		t.Focus.Clear()
		t.Touch()
	case felt.Undo:
		if !s.mayUndo() || !s.spoken.undo() {
			s.a.Say(cmp.Or(isDone(s), words.Plain("table.no-undo")))
		}
	case felt.Hint:
		return s.hint()
	case felt.Hide:
		s.a.Voice.Eyes()
		s.a.Push(&coverScreen{a: s.a.App})
	case felt.Mute:
		s.a.ToggleMute()
	case felt.Auto:
		s.a.Prefs.Autos.Set(s.info.ID, 1-s.auto)
		s.a.SavePrefs()
		s.a.Say(words.Plain("hold.auto.says." + strconv.Itoa(1-s.auto)))
	case felt.Again:
		s.clock.again()
	case felt.Next:
		s.clock.goOn()
	case felt.Sort:
		s.setSort((t.Sort + 1) % table.Sorts)
	case felt.Suggest:
		t.Suggest()
	case felt.Cancel:
		t.Focus.Clear()
		t.Touch()
	case felt.StepBack:
		t.StepBack()
	case felt.Look:
		t.ShowHand()
	case felt.More:
		s.a.Push(&moreScreen{a: s.a.App, s: s})
	default:
		return false
	}
	return true
}

// play carries out an action, if it can still be done.
func (s *tableScreen) play(a engine.Action) bool {
	t := s.t
	if !slices.ContainsFunc(t.Options(), func(o table.Option) bool { return o.Action == a }) {
		return false
	}
	switch {
	case a.IsStep():
		return t.Take(a)
	case table.Doubts(t, a):
		return true
	}
	if !t.End(a) {
		refuse(s)
	}
	return true
}

// refuse says why the last choice was refused.
func refuse(s *tableScreen) {
	if s.t.Refusal != "" && s.lesson == nil {
		s.a.Say(s.t.Refusal)
	}
}

// tapped points at something on the table; what cannot be part of a choice is looked at instead.
func (s *tableScreen) tapped(p felt.Point) bool {
	verb, taps := s.t.Focus.Named(), len(s.t.Focus.Taps)
	does := s.t.Tap(p.Tap)
	if s.a.Top() != shell.Screen(s) { // the player is asked about it
		return true
	}
	switch does {
	case table.Pointed: // a pile that stands for one thing alone, such as to draw from it, or the goal of what was named
		found := s.t.Candidates()
		if len(found) == 1 && !found[0].Action.IsStep() && (len(found[0].Things) == 0 || table.Aimed(s.t, verb, found[0])) {
			return s.t.End(found[0].Action)
		}
		if table.Onto(s.t, verb) && len(s.t.Focus.Taps) > taps {
			return s.play(s.t.Candidates()[0].Action)
		}
	case table.Refused:
		if s.lesson != nil {
			return s.lesson.missed()
		}
		if s.t.Focus.Empty() && !p.Single() && s.look(p) {
			return true // nothing was meant with it: the player looks around
		}
		refuse(s)
	case table.Nothing:
		if s.lesson != nil {
			return s.lesson.missed()
		}
		return s.look(p)
	}
	return true
}

// Inspect looks closer at what lies under the finger.
func (s *tableScreen) Inspect(d kit.Deed) bool { return s.inspect(d, s.a.Finger().At) }

// inspect asks a card what it does, in a fan the one at a place. What shows no card is looked at as a whole.
func (s *tableScreen) inspect(d kit.Deed, at geom.Point) bool {
	p, ok := d.(felt.Point)
	if !ok || s.clock.running() {
		return false
	}
	if p.Kind == felt.Fan {
		for _, c := range s.felt.Strips {
			if at.In(c.Rect) {
				p = c.Point
				break
			}
		}
	}
	if t := p.Tap[0]; t.Kind == table.ACard && t.Card != cards.Back {
		zoom(s, p.Tap)
		return true
	}
	return s.look(p)
}

// look looks closer: at a card that lies by itself, or at all that lies before a seat.
func (s *tableScreen) look(p felt.Point) bool {
	if t := p.Tap[0]; t.Kind == table.ACard && t.Card != cards.Back && s.t.Plan.Spots[t.Pile.Kind].Spread != plan.Stack {
		zoom(s, p.Tap)
		return true
	}
	for _, t := range p.Tap {
		switch {
		case t.Kind == table.ASeat:
			s.a.Push(&boardScreen{a: s.a.App, s: s, seat: t.Seat})
			return true
		case t.Kind == table.APile && t.Pile.Owner < engine.MaxSeats:
			s.a.Push(&boardScreen{a: s.a.App, s: s, seat: t.Pile.Owner})
			return true
		case t.Kind == table.APile:
			s.a.Push(&boardScreen{a: s.a.App, s: s, seat: engine.None})
			return true
		}
	}
	return false
}
