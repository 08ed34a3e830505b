package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// blank returns a state with the options of a config and no card dealt.
func blank(c engine.Config) (*state, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	return &state{
		ask:      askAction,
		decks:    uint8(info.Number(c, "decks")),
		refill:   uint8(info.Index(c, "refill")),
		wipe:     uint8(info.Index(c, "wipe")),
		limit:    uint8(info.Number(c, "limit")),
		lastCall: uint8(info.Index(c, "lastCall")),
		noRetry:  info.Index(c, "jokerRetry") == 1,
	}, nil
}

// New deals a game (K2).
func (Game) New(c engine.Config, ev *engine.Events) (engine.State, error) {
	s, err := blank(c)
	if err != nil {
		return nil, err
	}
	s.rng = cards.NewRand(c.Seed, 0x4b)
	switch info.Index(c, "first") { // K2.6
	case 0:
		s.turn = engine.Seat(s.rng.IntN(2))
	case 2:
		s.turn = 1
	}
	s.asked = s.turn
	ev.Count(cDecks, engine.None, 0, int(s.decks))
	ev.Count(cLimit, engine.None, 0, int(s.limit))
	ev.Count(cWipe, engine.None, 0, int(s.wipe)+1)
	ev.Count(cRefill, engine.None, 0, int(s.refill)+1)
	for range s.decks { // K1.1, K1.2
		for f := cards.Card(1); f < cards.Faces; f++ {
			s.stock[s.stockN] = f
			s.stockN++
			ev.MoveSeen(f, engine.Nowhere, 0, stockPile, 0, 0)
		}
	}
	s.rng.Shuffle(s.stock[:s.stockN]) // K2.1
	ev.Shuffle(stockPile)
	for range fullHand { // K2.2
		s.drawOne(s.turn, ev)
		s.drawOne(foe(s.turn), ev)
	}
	ev.Say(sTurn, s.turn, engine.None, cards.Back, 0)
	ev.Count(cAsk, engine.None, 0, int(s.ask))
	ev.Phase(s.phase(), s.turn, s.Actors())
	return s, nil
}
