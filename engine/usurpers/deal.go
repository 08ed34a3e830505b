package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// New deals a game: U2.
func (Game) New(c engine.Config, ev *engine.Events) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	start, err := starter(c)
	if err != nil {
		return nil, err
	}
	s := doing{new(State), ev}
	*s.State = blank(c)
	s.round = 0
	ev.Count(countTarget, engine.None, 0, int(s.target()))
	if s.cap > 0 {
		ev.Count(countCap, engine.None, 0, int(s.cap))
	}
	for x := range engine.Seat(s.n) { // U2.1
		s.rng[x] = cards.NewRand(c.Seed, uint64(x))
		pack := s.draw[x][:]
		for i := range pack {
			pack[i] = cards.Card(i + 1)
		}
		s.rng[x].Shuffle(pack)
		s.ndraw[x] = deck
		for i := range pack {
			ev.MoveSeen(pack[i], engine.Nowhere, 0, pile(pileDraw, x), 0, 0)
		}
		ev.Shuffle(pile(pileDraw, x))
	}
	for x := range engine.Seat(s.n) { // U2.2
		s.fill(x)
	}
	switch {
	case start != engine.None:
		s.first = start
	case info.Value(c, optFirst) == "random":
		r := cards.NewRand(c.Seed, seats)
		s.first = engine.Seat(r.IntN(int(s.n)))
	default:
		s.first = s.showBottoms(info.Value(c, optAce) == "high")
	}
	ev.Count(countFirst, s.first, 0, 1)
	ev.Say(sayFirst, s.first, engine.None, cards.Back, 0)
	s.begin(s.first)
	return s.State, nil
}

// showBottoms turns up bottom cards until one seat has the highest: U2.3 to U2.6.
func (s doing) showBottoms(aceHigh bool) engine.Seat {
	tied := engine.AllSeats(int(s.n))
	for depth := uint8(0); tied.Len() > 1 && depth < s.ndraw[0]; depth++ {
		best, bestRank := engine.SeatSet(0), cards.Rank(0)
		for x := range engine.Seat(s.n) {
			if !tied.Has(x) {
				continue
			}
			c := s.draw[x][depth]
			s.shown[x] = depth + 1 // U2.5 it stays there, and everybody knows it
			s.ev.Turn(c, pile(pileDraw, x), int(s.ndraw[x]-1-depth), engine.Everybody)
			s.ev.Say(sayBottom, x, engine.None, c, 0)
			r := c.Rank() // U2.4 the ace is low
			if aceHigh && r == cards.Ace {
				r = cards.King + 1
			}
			switch {
			case r > bestRank:
				best, bestRank = engine.Only(x), r
			case r == bestRank:
				best = best.Add(x)
			}
		}
		tied = best // U2.6
	}
	return tied.First()
}
