package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// The streams of a seed: the shuffles of the deck, and the choice of who begins.
const (
	streamDeck  = 1
	streamFirst = 2
)

const startPoints = 490 // R4

// Blank returns the position before anything is dealt: the options, 490 points each, P1 to act.
func (Game) Blank(c engine.Config) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	return blank(c), nil
}

func blank(c engine.Config) *State {
	s := &State{seats: uint8(c.Seats), stock: cards.FullDeck, rng: cards.NewRand(c.Seed, streamDeck), refill: 1}
	s.free = info.Value(c, "turn") == "free"
	s.fixed = info.Value(c, "firstSeat") == "fixed"
	if info.Value(c, "refill") == "five" {
		s.refill = 5
	}
	for p := range c.Seats {
		s.points[p] = startPoints
	}
	return s
}

// New deals a game (R1 to R5).
func (Game) New(c engine.Config, ev *engine.Events) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	s := blank(c)
	for x := cards.Card(1); x <= 52; x++ { // R2
		s.deck[s.deckN] = x
		s.deckN++
		if ev != nil {
			ev.MoveSeen(x, engine.Nowhere, 0, onDeck, 0, 0)
		}
	}
	s.rng.Shuffle(s.deck[:s.deckN])
	ev.Shuffle(onDeck)
	for range 5 { // R3
		for p := range engine.Seat(s.seats) {
			s.draw(p, ev)
		}
	}
	if !s.fixed { // R5
		first := cards.NewRand(c.Seed, streamFirst)
		s.turn = engine.Seat(first.IntN(int(s.seats)))
	}
	zero := State{seats: s.seats}
	s.tell(&zero, ev)
	ev.Say(sayFirst, s.turn, engine.None, cards.Back, 0)
	before := *s
	s.startTurn(ev)
	s.tell(&before, ev)
	ev.Phase(s.phase, s.turn, s.Actors())
	return s, nil
}

// tell tells what became of the counters since before.
func (s *State) tell(before *State, ev *engine.Events) {
	if ev == nil {
		return
	}
	var was, is [counterCount]int32
	before.counters(&was)
	s.counters(&is)
	for i := range is {
		if was[i] != is[i] {
			key, owner, slot := counterAt(i)
			ev.Count(key, owner, slot, int(is[i]))
		}
	}
}
