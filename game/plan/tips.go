package plan

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

// Tip is a sentence that a newcomer is told once, when what it is about happens for the first time.
type Tip struct {
	Key    string // words key: {A} is whose it is, {n} the number, {card} the card, {a} its rank, {b} its suit
	Lesson string // the lesson that teaches the same, by its id; who has finished it needs no tip
	When   func(s *Sight) (About, bool)
	Yields bool // it offers to give up, once in every game
	Plays  bool // the card that it names is the one to play
	Now    bool // it says what can be done now and perhaps not a turn later
}

// Waits reports whether a tip may as well be given some choices later.
func (t *Tip) Waits() bool { return !t.Yields && !t.Plays && !t.Now }

// About is what a tip names.
type About struct {
	Seat engine.Seat
	N    int
	Card cards.Card
}

// Sight is all that a tip may be told from: what a seat sees, what it may do, and what was said of it.
type Sight struct {
	Info   *engine.Info
	View   *engine.View
	Legal  []engine.Action
	Me     engine.Seat
	Seats  int
	Picked []cards.Card // the cards that have been picked for the choice that is being made
	Said   []string     // the log lines about the seat since its last choice, which it was not asked about, by their names
	Heard  []Told       // the log lines about all, from the seat's last choice on
}

// Hears returns the last line of one of the names that the seat has heard.
func (s *Sight) Hears(say ...string) (Told, bool) {
	if i := last(s.Heard, say...); i >= 0 {
		return s.Heard[i], true
	}
	return Told{}, false
}

// Can returns the first legal action of one of the verbs.
func (s *Sight) Can(verbs ...string) (engine.Action, bool) {
	i := slices.IndexFunc(s.Legal, func(a engine.Action) bool { return slices.Contains(verbs, s.Info.Verbs[a.Verb()].Name) })
	if i < 0 {
		return 0, false
	}
	return s.Legal[i], true
}

// Count returns a counter of a seat.
func (s *Sight) Count(name string, x engine.Seat, slot int) int {
	if i := counterNamed(s.Info, name); i >= 0 {
		return s.View.Counter(uint8(i), x, uint8(slot))
	}
	return 0
}

// Pile returns the cards of a pile of a seat.
func (s *Sight) Pile(name string, x engine.Seat, slot int) []cards.Card {
	if i := (names{info: s.Info}).pile(name); i >= 0 {
		return s.View.Pile(engine.PileID{Kind: uint8(i), Owner: x, Slot: uint8(slot)})
	}
	return nil
}

// Rival returns the first other seat that fits.
func (s *Sight) Rival(fits func(x engine.Seat) bool) (engine.Seat, bool) {
	for i := 1; i < s.Seats; i++ {
		if x := engine.Seat((int(s.Me) + i) % s.Seats); fits(x) {
			return x, true
		}
	}
	return engine.None, false
}
