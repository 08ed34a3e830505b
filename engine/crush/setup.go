package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// stream is the generator stream of this game's chance: the cut, every shuffle, the coin.
const stream = 0x63727573

// New deals a game.
func (Game) New(c engine.Config, ev *engine.Events) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	s := blank(c)
	for t := s.rules.pack(); t != 0; t &= t - 1 {
		s.stock[s.stockN] = t.First()
		s.stockN++
		ev.MoveSeen(t.First(), engine.Nowhere, 0, stockID(), 0, 0)
	}
	s.shuffle(ev)
	first := s.cut(ev)
	for range s.rules.dealt(int(s.n)) { // C7, C55
		p := first
		for range s.n {
			s.draw(p, ev)
			p = s.next(p)
		}
	}
	if s.rules&noDraw != 0 { // C56: what is left lies aside, unseen
		for s.stockN > 0 {
			c := s.top()
			s.aside = s.aside.Add(c)
			s.asideN++
			ev.Move(c, stockID(), 0, asideID(), 0)
		}
	}
	s.attacker = first
	ev.Count(kRound, engine.None, 0, 1)
	s.begin(ev)
	return s, nil
}

// blank is a table of the config with no card dealt.
func blank(c engine.Config) *State {
	return &State{
		rng: cards.NewRand(c.Seed, stream), n: uint8(c.Seats), rules: options(c), in: engine.AllSeats(c.Seats), victim: engine.None,
		round: 1, owe: engine.Only(0), pool: options(c).pack(),
	}
}

// shuffle mixes the stock.
func (s *State) shuffle(ev *engine.Events) {
	s.rng.Shuffle(s.stock[:s.stockN])
	ev.Shuffle(stockID())
}

// top takes the top card of the stock.
func (s *State) top() cards.Card {
	s.stockN--
	c := s.stock[s.stockN]
	s.stock[s.stockN] = cards.Back
	return c
}

// draw moves the top card of the stock into a hand.
func (s *State) draw(p engine.Seat, ev *engine.Events) {
	c := s.top()
	s.hand[p] = s.hand[p].Add(c)
	s.handN[p]++
	ev.Move(c, stockID(), 0, handID(p), 0)
}

// cutRank orders cards for the cut alone: Jokers lowest, aces highest. C6.
func cutRank(c cards.Card) int {
	if c.Rank() == cards.Ace {
		return 14
	}
	return int(c.Rank())
}

// C5, C6 One open card each; the highest takes the first turn, those tied for highest get another. All cards go back.
func (s *State) cut(ev *engine.Events) engine.Seat {
	var drawn [54]cards.Card
	var owner [54]engine.Seat
	n := 0
	tied := s.in
	for {
		best, high := engine.SeatSet(0), -1
		var show cards.Card
		for t := tied; t != 0; t &= t - 1 {
			p, c := t.First(), s.top()
			drawn[n], owner[n] = c, p
			n++
			ev.Move(c, stockID(), 0, cutID(p), 0)
			switch r := cutRank(c); {
			case r > high:
				best, high, show = engine.Only(p), r, c
			case r == high:
				best = best.Add(p)
			}
		}
		tied = best
		if tied.Len() == 1 || int(s.stockN) < tied.Len() { // should the pack ever run out, the lowest seat starts
			ev.Say(sayFirst, tied.First(), engine.None, show, 0)
			break
		}
		for t := tied; t != 0; t &= t - 1 {
			ev.Say(sayCutTie, t.First(), engine.None, cards.Back, 0)
		}
	}
	for n--; n >= 0; n-- {
		s.stock[s.stockN] = drawn[n]
		s.stockN++
		ev.Move(drawn[n], cutID(owner[n]), 0, stockID(), 0)
	}
	s.shuffle(ev)
	return tied.First()
}
