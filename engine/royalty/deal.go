package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// The streams of a seed: one for the shuffles of the deck, one for the choice of the first player.
const (
	streamDeck  = 1
	streamFirst = 2
)

const startPoints = 490 // R4

func blank(c engine.Config) *State {
	s := &State{seats: uint8(c.Seats), stock: cards.FullDeck, rng: cards.NewRand(c.Seed, streamDeck), house: 1}
	s.free = info.Value(c, "turn") == "free"
	s.fixed = info.Value(c, "firstSeat") == "fixed"
	if info.Value(c, "refill") == "five" {
		s.house = 5
	}
	switch info.Value(c, "askRanks") {
	case "setsAndAces":
		s.house |= houseAces
	case "any":
		s.house |= houseAces | houseRoyals
	}
	if info.Value(c, "give") == "all" {
		s.house |= houseGiveAll
	}
	if info.Value(c, "askAgain") == "on" {
		s.house |= houseAgain
	}
	if info.Value(c, "combineAttacks") == "on" {
		s.house |= houseCombine
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
	zero := State{seats: s.seats}
	d := doing{s, ev, &zero}
	for range 5 { // R3
		for p := range engine.Seat(s.seats) {
			d.draw(p)
		}
	}
	if !s.fixed { // R5
		first := cards.NewRand(c.Seed, streamFirst)
		s.turn = engine.Seat(first.IntN(int(s.seats)))
	}
	d.tell()
	ev.Say(sayFirst, s.turn, engine.None, cards.Back, 0)
	d.startTurn()
	d.tell()
	ev.Phase(s.phase, s.turn, s.Actors())
	return s, nil
}
