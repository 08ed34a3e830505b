package usurpers

import (
	"errors"

	"royals/engine"
	"royals/engine/cards"
)

// options reads the rules that the table settled.
func (s *State) options(c engine.Config) {
	s.subAny = info.Value(c, optSubSuit) == "any"
	s.numbers = info.Value(c, optAssassin) == "number"
	s.forced = info.Value(c, optBlock) == "forced"
	s.topOnly = info.Value(c, optView) == "top"
	s.cap = uint16(info.Number(c, optCap))
}

// starter reads who takes the first turn: a seat, None when cards or chance decide (U2.7).
func starter(c engine.Config) (engine.Seat, error) {
	text := info.Value(c, optFirst)
	if len(text) == 1 {
		text = "P" + text
	}
	x, ok := engine.ParseSeat(text)
	if ok && int(x) >= c.Seats {
		return x, errors.New("usurpers: option first_player: there is no seat " + text)
	}
	return x, nil
}

// New deals a game: U2.
func (Game) New(c engine.Config, ev *engine.Events) (engine.State, error) {
	s := new(State)
	if err := info.Check(c); err != nil {
		return nil, err
	}
	start, err := starter(c)
	if err != nil {
		return nil, err
	}
	*s = blank(c.Seats)
	s.options(c)
	s.round = 0
	ev.Count(cTarget, engine.None, 0, int(s.target()))
	if s.cap > 0 {
		ev.Count(cCap, engine.None, 0, int(s.cap))
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
			ev.MoveSeen(pack[i], engine.Nowhere, 0, pile(pDraw, x), 0, 0)
		}
		ev.Shuffle(pile(pDraw, x))
	}
	for x := range engine.Seat(s.n) { // U2.2
		s.fill(x, ev)
	}
	switch {
	case start != engine.None:
		s.first = start
	case info.Value(c, optFirst) == "random":
		r := cards.NewRand(c.Seed, seats)
		s.first = engine.Seat(r.IntN(int(s.n)))
	default:
		s.first = s.showBottoms(info.Value(c, optAce) == "high", ev)
	}
	ev.Count(cFirst, s.first, 0, 1)
	ev.Say(sayFirst, s.first, engine.None, cards.Back, 0)
	s.begin(s.first, ev)
	return s, nil
}

// showBottoms turns up bottom cards until one seat has the highest: U2.3 to U2.6.
func (s *State) showBottoms(aceHigh bool, ev *engine.Events) engine.Seat {
	tied := engine.AllSeats(int(s.n))
	for depth := uint8(0); tied.Len() > 1 && depth < s.ndraw[0]; depth++ {
		best, bestRank := engine.SeatSet(0), cards.Rank(0)
		for x := range engine.Seat(s.n) {
			if !tied.Has(x) {
				continue
			}
			c := s.draw[x][depth]
			s.shown[x] = depth + 1 // U2.5 it stays where it is, and known
			ev.Turn(c, pile(pDraw, x), int(s.ndraw[x]-1-depth), engine.Everybody)
			ev.Say(sayBottom, x, engine.None, c, 0)
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
		tied = best // U2.6 only the tied seats go on
	}
	return tied.First()
}
