package highcard

import (
	"royals/engine"
	"royals/engine/cards"
)

// Fields describes the position: for saves in bytes, for case files in facts, which testdata/FACTS.md lists.
func (s *State) Fields(f *engine.Fields) {
	f.Pack(cards.FullDeck, 1)
	engine.Bare(f, &s.n)
	if s.n < 2 || s.n > maxSeats {
		f.Fail("two to four seats")
		return
	}
	engine.SeatOf(f, "lead", &s.lead, int(s.n), 0)
	engine.Bare(f, &s.down, &s.left)
	for p := range engine.Seat(s.n) {
		f.Owner = p
		f.Hand("hand", &s.hand[p], s.held(p))
		f.Hand("laid", &s.laid[p], s.lies(p))
		f.Heap("won", &s.won[p])
	}
	f.Owner = engine.None
	f.Hidden(s.stock())
}

// Blank returns a game in which nothing is dealt.
func (Game) Blank(c engine.Config) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	return &State{n: uint8(c.Seats)}, nil
}

// Finish works out how many have laid and how many tricks are left. Cards that no fact has named are the stock.
func (Game) Finish(st engine.State) error {
	s := st.(*State)
	s.left, s.down = 0, 0
	for p := range s.n {
		s.down += uint8(s.laid[p].Len())
		s.left = max(s.left, uint8(s.hand[p].Len()+s.laid[p].Len()))
	}
	if err := engine.Sound(s); err != nil {
		return err
	}
	if !s.whole() {
		return broken("some hold fewer cards than others")
	}
	return nil
}

// Fits reports whether the state is the whole truth of a game of the config.
func (s *State) Fits(c engine.Config) error { return engine.Fit(s.whole(), int(s.n) == c.Seats) }
