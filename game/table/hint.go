package table

import (
	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
)

// advice is the hint on the decision that is on the screen.
type advice struct {
	asked bool
	known bool
	list  []bot.Tip
	fore  []Forecast // of each of them
	lone  bool       // it is the only legal choice
}

// MayHint reports whether the person on the screen may ask for a hint. A hint depends on what that person knows, so
// there is none while others look at the same question.
func (t *Table) MayHint() bool {
	return t.Asked != engine.None && t.Asked == t.Viewer && t.Curtain == engine.None && !t.Resting() && t.open == nil && t.sharing() == nil
}

// AskHint asks the thinker for the best choices. It tells no more than the person on the screen may know. It reports
// false if there can be no hint.
func (t *Table) AskHint() bool {
	if !t.MayHint() {
		return false
	}
	if !t.advice.asked {
		t.advice.asked = true
		q := t.asks(t.Asked, hintChance)
		q.Hint = true
		t.think.Ask(q)
	}
	return true
}

// hintChance is the random stream for hints, apart from those of the opponents.
const hintChance = 100

// asks returns a question about a seat's decision, with its redacted state and a random stream that depends on no card.
func (t *record) asks(seat engine.Seat, stream uint64) Question {
	s := t.m.State().Fresh()
	t.m.Redacted(seat, s)
	r := cards.NewRand(cards.Mix(t.botSeed, uint64(len(t.m.Log))), stream+uint64(seat))
	return Question{Game: t.info, Seats: t.m.Config.Seats, State: s, Seat: seat, Rand: r}
}

// Tips returns the hint once it is there, the best choice first. It never waits.
func (t *Table) Tips() ([]bot.Tip, bool) {
	if t.advice.asked && !t.advice.known {
		if t.advice.list, t.advice.known = t.think.Tips(); t.advice.known {
			t.distinct()
			t.foretell()
			t.Version++
		}
	}
	return t.advice.list, t.advice.known
}

// foretell makes a forecast for each tip.
func (t *Table) foretell() {
	a := &t.advice
	a.fore = make([]Forecast, len(a.list))
	for i := range a.list {
		a.fore[i] = t.Forecast(a.list[i].Run)
	}
	a.lone = t.Asked != engine.None && len(a.list) == 1 && len(a.list[0].Run) == 1 && len(t.m.State().Legal(t.Asked, nil)) == 1
}

// Forecasts returns what follows from each tip, once the tips are there.
func (t *Table) Forecasts() []Forecast { return t.advice.fore }

// Lone reports whether the tip is the only legal choice.
func (t *Table) Lone() bool { return t.advice.lone }

// distinct drops a tip that reads like a better one: it may only differ in which of two equal places a card takes.
func (t *Table) distinct() {
	list := t.advice.list
	for i := len(list) - 1; i > 0; i-- {
		for j := range i {
			if t.RunText(list[i].Run) == t.RunText(list[j].Run) {
				list = append(list[:i], list[i+1:]...)
				break
			}
		}
	}
	t.advice.list = list
}

// Pondering reports whether a hint has been asked for and is not there yet; here says that Tips works it out.
func (t *Table) Pondering() (yes, here bool) {
	yes = t.advice.asked && !t.advice.known
	return yes, yes && busy(t.think)
}

// Stage puts a whole choice together as taps would, up to the button that ends it. It reports whether it could.
func (t *choosing) Stage(run []engine.Action) bool {
	if t.Asked == engine.None || len(run) == 0 {
		return false
	}
	t.comp.Clear()
	t.Focus.Clear()
	for _, a := range run[:len(run)-1] {
		if !t.comp.Add(a) {
			t.comp.Clear()
			t.changed()
			return false
		}
	}
	t.changed()
	end := run[len(run)-1]
	for _, o := range t.opts {
		if o.Action != end {
			continue
		}
		t.Focus.Verb = int(end.Verb())
		for _, x := range o.Things {
			with := append(t.Focus.Taps, Tap{x})
			if len(t.matching(with, t.Focus.Verb)) < len(t.Candidates()) {
				t.Focus.Taps = with
			}
		}
		t.Focus.Only = end
		t.Version++
		return true
	}
	return false
}

// Unstage takes a staged choice apart again.
func (t *choosing) Unstage() {
	t.comp.Clear()
	t.Focus.Clear()
	t.changed()
}
