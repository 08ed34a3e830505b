package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// stream keeps this game's chance apart from that of other games with the same seed.
const stream = 0x63727573

// New deals a game.
func (Game) New(c engine.Config, ev *engine.Events) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	s := blank(c)
	doing{s, ev}.deal()
	return s, nil
}

// deal brings the pack, cuts for the first turn, deals, and begins. C5 to C7.
func (s doing) deal() {
	for t := s.rules.pack(); t != 0; t &= t - 1 {
		s.stock[s.stockN] = t.First()
		s.stockN++
		s.ev.MoveSeen(t.First(), engine.Nowhere, 0, stockID(), 0, 0)
	}
	s.shuffle()
	first := s.cut()
	for range s.rules.dealt(int(s.n)) { // C7, C55
		p := first
		for range s.n {
			s.draw(p)
			p = s.next(p)
		}
	}
	if s.rules&noDraw != 0 { // C56: the other cards lie aside, unseen
		for s.stockN > 0 {
			c := s.top()
			s.aside = s.aside.Add(c)
			s.asideN++
			s.ev.Move(c, stockID(), 0, asideID(), 0)
		}
	}
	s.attacker = first
	s.ev.Count(countRound, engine.None, 0, 1)
	s.begin()
}

// blank returns a game in which nothing is dealt.
func blank(c engine.Config) *State {
	return &State{
		rng: cards.NewRand(c.Seed, stream), n: uint8(c.Seats), rules: options(c), pool: options(c).pack(),
		in: engine.AllSeats(c.Seats), owe: engine.Only(0), victim: engine.None, round: 1,
	}
}

// shuffle mixes the stock.
func (s doing) shuffle() {
	s.rng.Shuffle(s.stock[:s.stockN])
	s.ev.Shuffle(stockID())
}

// top takes the top card of the stock.
func (s doing) top() cards.Card {
	s.stockN--
	c := s.stock[s.stockN]
	s.stock[s.stockN] = cards.Back
	return c
}

// draw moves the top card of the stock into a hand.
func (s doing) draw(p engine.Seat) {
	c := s.top()
	s.hand[p] = s.hand[p].Add(c)
	s.handN[p]++
	s.ev.Move(c, stockID(), 0, handID(p), 0)
}

// cutRank orders the cards of the cut: Jokers are lowest, aces highest. C6.
func cutRank(c cards.Card) int {
	if c.Rank() == cards.Ace {
		return 14
	}
	return int(c.Rank())
}

// cut gives each player one open card and returns the one with the highest. Those tied for highest get another. All
// cards go back into the stock. C5, C6.
func (s doing) cut() engine.Seat {
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
			s.ev.Move(c, stockID(), 0, cutID(p), 0)
			switch r := cutRank(c); {
			case r > high:
				best, high, show = engine.Only(p), r, c
			case r == high:
				best = best.Add(p)
			}
		}
		tied = best
		if tied.Len() == 1 || int(s.stockN) < tied.Len() { // should the pack run out, the lowest seat starts
			s.ev.Say(sayFirst, tied.First(), engine.None, show, 0)
			break
		}
		for t := tied; t != 0; t &= t - 1 {
			s.ev.Say(sayCutTie, t.First(), engine.None, cards.Back, 0)
		}
	}
	for n--; n >= 0; n-- {
		s.stock[s.stockN] = drawn[n]
		s.stockN++
		s.ev.Move(drawn[n], cutID(owner[n]), 0, stockID(), 0)
	}
	s.shuffle()
	return tied.First()
}
