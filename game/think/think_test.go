package think

import (
	"reflect"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/table"
)

func question(t *testing.T, level string) table.Question {
	t.Helper()
	g := catalog.Games()[0]
	s, err := g.New(engine.Config{Seats: g.Info().Seats, Seed: 11}, nil)
	if err != nil {
		t.Fatal(err)
	}
	seat := s.Actors().First()
	s.Redact(seat)
	return table.Question{Game: g.Info(), Seats: g.Info().Seats, State: s, Seat: seat, Rand: cards.NewRand(1, 2), Level: level}
}

// Wherever the thinking is done, the choice is the same.
func TestSameChoiceEverywhere(t *testing.T) {
	for _, level := range []string{"random", "greedy", "page", "squire", "knight", "knight-hunter", "no such level"} {
		q := question(t, level)
		b := bot.ByName(level)
		if b == nil {
			b = bot.ByName("knight")
		}
		r := q.Rand
		s := q.State.Fresh()
		s.CopyFrom(q.State)
		want := b.Choose(s, q.Seat, &r, nil)
		woken := make(chan bool, 1)
		k := New(func() { woken <- true })
		k.Ask(q)
		if !k.Busy() {
			<-woken
		}
		run, ok := k.Poll()
		for !ok {
			run, ok = k.Poll()
		}
		if !slices.Equal(run, want) {
			t.Errorf("%s: %v beside the picture, %v at once", level, run, want)
		}
		var h here
		h.start(request(&q, 1), catalog.Find)
		a := h.poll()
		for ; a == nil; a = h.poll() {
		}
		if !slices.Equal(a.Run, want) {
			t.Errorf("%s: %v in pieces, %v at once", level, a.Run, want)
		}
	}
}

// A question asked while another is open is the one that is answered.
func TestNewerQuestionWins(t *testing.T) {
	woken := make(chan bool, 2)
	k := New(func() { woken <- true })
	k.Ask(question(t, "sovereign"))
	k.Ask(question(t, "greedy"))
	if run, ok := k.Poll(); !ok || len(run) == 0 {
		t.Errorf("the newer question is not answered: %v, %v", run, ok)
	}
	if run, ok := k.Poll(); ok {
		t.Errorf("the older question is answered too: %v", run)
	}
}

// A hint is the same wherever it is worked out, and is no choice.
func TestSameHintEverywhere(t *testing.T) {
	q := question(t, "")
	q.Hint = true
	r := q.Rand
	want := bot.Hint(q.State, q.Seat, &r)
	woken := make(chan bool, 1)
	k := New(func() { woken <- true })
	k.Ask(q)
	if k.Busy() {
		t.Error("the picture waits for a hint")
	}
	<-woken
	list, ok := k.Tips()
	if !ok || !reflect.DeepEqual(list, want) {
		t.Errorf("%v beside the picture, %v at once", list, want)
	}
	if list, ok := k.Tips(); ok {
		t.Errorf("told twice: %v", list)
	}
	var h here
	pieces := 0
	h.start(request(&q, 1), catalog.Find)
	a := h.poll()
	for ; a == nil; a = h.poll() {
		pieces++
	}
	if !reflect.DeepEqual(a.Tips, want) || pieces < 20 {
		t.Errorf("%v in %d pieces, %v at once", a.Tips, pieces, want)
	}
}

// A hint that nobody waits for any more is never taken for an opponent's choice, nor the other way round.
func TestHintsAndChoicesKeepApart(t *testing.T) {
	woken := make(chan bool, 8)
	k := New(func() { woken <- true })
	q := question(t, "")
	q.Hint = true
	k.Ask(q)
	k.Ask(question(t, "page"))
	if !k.Busy() {
		<-woken
	}
	run, ok := k.Poll()
	for ; !ok; run, ok = k.Poll() {
	}
	if len(run) == 0 {
		t.Error("an empty choice")
	}
	if list, ok := k.Tips(); ok {
		t.Errorf("the older question is answered: %v", list)
	}
	k.Ask(q)
	<-woken
	if run, ok := k.Poll(); ok {
		t.Errorf("a hint is taken for the choice %v", run)
	}
}
