package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// stream tells the chance of this game from that of others with the same seed.
const stream = 0x4b

// blank returns a position with the options of a config, before the deal.
func blank(c engine.Config) (*State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	house := uint8(0)
	if info.Index(c, "jokerRetry") == 1 {
		house |= houseNoRetry
	}
	if info.Index(c, "jackWipe") == 1 {
		house |= houseJackWipe
	}
	return &State{
		ask:      askAction,
		rng:      cards.NewRand(c.Seed, stream),
		decks:    uint8(info.Number(c, "decks")),
		refill:   uint8(info.Index(c, "refill")),
		wipe:     uint8(info.Index(c, "wipe")),
		limit:    uint8(info.Number(c, "limit")),
		lastCall: uint8(info.Index(c, "lastCall")),
		house:    house,
	}, nil
}

// New deals a game (K2).
func (Game) New(c engine.Config, ev *engine.Events) (engine.State, error) {
	s, err := blank(c)
	if err != nil {
		return nil, err
	}
	switch info.Index(c, "first") { // K2.6
	case firstRandom:
		s.turn = engine.Seat(s.rng.IntN(2))
	case firstP2:
		s.turn = 1
	}
	s.asked = s.turn
	ev.Count(countDecks, engine.None, 0, int(s.decks))
	ev.Count(countLimit, engine.None, 0, int(s.limit))
	ev.Count(countWipe, engine.None, 0, int(s.wipe)+1)
	ev.Count(countRefill, engine.None, 0, int(s.refill)+1)
	for range s.decks { // K1.1, K1.2
		for f := cards.Card(1); f < cards.Faces; f++ {
			s.stock[s.stockN] = f
			s.stockN++
			ev.MoveSeen(f, engine.Nowhere, 0, onStock, 0, 0)
		}
	}
	s.rng.Shuffle(s.stock[:s.stockN]) // K2.1
	ev.Shuffle(onStock)
	for range fullHand { // K2.2
		doing{s, ev}.drawOne(s.turn)
		doing{s, ev}.drawOne(foe(s.turn))
	}
	ev.Say(sayTurn, s.turn, engine.None, cards.Back, 0)
	ev.Count(countAsk, engine.None, 0, int(s.ask))
	ev.Phase(s.phase(), s.turn, s.Actors())
	return s, nil
}
