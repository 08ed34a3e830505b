package crush

import (
	"errors"
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

// Fields describes the position. testdata/FACTS.md says what the facts mean.
func (s *State) Fields(f *engine.Fields) {
	engine.Bare(f, &s.n)
	if s.n < uint8(info.MinSeats) || s.n > seats {
		f.Fail("three to six seats")
		return
	}
	n := int(s.n)
	engine.Bare(f, &s.rules)
	f.Pack(s.rules.pack(), 1)
	f.Rand("rng", &s.rng)
	engine.Word(f, "phase", &s.phase, info.Phases...)
	engine.SeatOf(f, "turn", &s.attacker, n, 0)
	engine.SeatOrNone(f, "victim", &s.victim, n)
	engine.Number(f, "round", &s.round, 1, roundLimit)
	engine.Number(f, "ties", &s.ties, 0, maxTies-1)
	engine.Word(f, "end", &s.end, "-", "ladder", "last", "last-tie", "limit")
	f.Seats("in", &s.in, n)
	if engine.Bare(f, &s.owe); f.Asks("asked") {
		f.Text(asked{s})
	}
	f.Seats("winners", &s.winners, n)
	f.Seats("attacker-bars", &s.bars[0], n)
	f.Seats("victim-bars", &s.bars[1], n)
	f.Heap("discard", &s.discard)
	f.Hand("aside", &s.aside, int(s.asideN))
	engine.Bare(f, &s.asideN)
	f.Set("pool", &s.pool)
	f.Pile("stock", s.stock[:], &s.stockN)
	for p := range engine.Seat(s.n) {
		f.Owner = p
		s.seatFields(f, p)
	}
	f.Owner = engine.None
	for range seats - n {
		var empty [28]uint8 // as many bytes as a seat has
		for i := range empty {
			engine.Bare(f, &empty[i])
		}
		if empty != [28]uint8{} {
			f.Fail("an empty seat holds something")
		}
	}
	if f.Sets("rest") {
		s.setRest(f)
	}
}

// seatFields describes what belongs to a seat.
func (s *State) seatFields(f *engine.Fields, p engine.Seat) {
	f.Hand("hand", &s.hand[p], int(s.handN[p]))
	if engine.Bare(f, &s.pick[p]); f.Asks("picks") {
		f.Text(picks{s, p})
	}
	engine.Number(f, "old", &s.old[p], 0, 54)
	engine.Bare(f, &s.handN[p], &s.laidN[p])
	engine.Bare(f, &s.laid[p][0], &s.laid[p][1])
	switch {
	case f.Asks("laid"):
		f.Text(laying{s, p})
	case f.Sounding() && s.laidN[p] > 2:
		f.Fail("more than two cards laid")
	case f.Sounding():
		f.Lie("laid", s.laid[p][:s.laidN[p]]...)
	}
	engine.Number(f, "ladder", &s.ladder[p], 0, goal)
	engine.Number(f, "climbs", &s.climbs[p], 0, roundLimit)
	engine.Number(f, "slips", &s.slips[p], 0, roundLimit)
	engine.Word(f, "side", &s.side[p], "?", "A", "V", "-")
	engine.Word(f, "throw", &s.throw[p], "-", "R", "P", "S")
}

// setRest puts the cards that no fact has named on the discard pile, or leaves them to Finish.
func (s *State) setRest(f *engine.Fields) {
	switch f.Value() {
	case "discard":
		s.discard |= cards.Of(engine.Unnamed(s, engine.None)...)
	case "stock":
	default:
		f.Fail("want discard or stock")
	}
}

var errSeat = errors.New("no such seat")

// asked is the fact of which bystanders answer, or which lays an ally's card. In other phases the phase tells who owes
// a decision.
type asked struct{ s *State }

func (a asked) String() string {
	if a.s.phase == phaseAnswer || a.s.phase == phaseAlly {
		return a.s.owe.String()
	}
	return "-"
}

func (a asked) Parse(text string) error {
	who, ok := engine.ParseSeats(text)
	switch {
	case !ok || who&^engine.AllSeats(int(a.s.n)) != 0:
		return errSeat
	case who != 0:
		a.s.owe = who
	}
	return nil
}

// picks is the fact of what a seat has picked so far: cards to lay, or the seats of a call.
type picks struct {
	s *State
	p engine.Seat
}

func (k picks) String() string {
	if k.s.phase == phaseLay {
		return k.s.pick[k.p].String()
	}
	return engine.SeatSet(k.s.pick[k.p]).String()
}

func (k picks) Parse(text string) error {
	if who, ok := engine.ParseSeats(text); ok {
		k.s.pick[k.p] = cards.Set(who)
		return nil
	}
	list, ok := cards.ParseList(nil, text)
	if !ok {
		return errors.New("want cards, or in a call seats")
	}
	k.s.pick[k.p] = cards.Of(list...)
	return nil
}

// laying is the fact of the cards that a seat has laid.
type laying struct {
	s *State
	p engine.Seat
}

func (l laying) String() string { return cards.List(l.s.laid[l.p][:l.s.laidN[l.p]]) }

func (l laying) Parse(text string) error {
	list, ok := cards.ParseList(nil, text)
	if !ok || len(list) > 2 {
		return errors.New("want two cards or fewer")
	}
	slices.Sort(list)
	l.s.laid[l.p] = [2]cards.Card{}
	l.s.laidN[l.p] = uint8(copy(l.s.laid[l.p][:], list))
	return nil
}

// Blank returns a game with seats and options in which nothing is dealt. P1 is to attack.
func (Game) Blank(c engine.Config) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	return blank(c), nil
}

// Finish puts the cards that no fact has named under the stock, in No Draw aside, and works out what follows from the
// facts.
func (Game) Finish(st engine.State) error {
	s := st.(*State)
	for p := range s.n {
		s.handN[p] = uint8(s.hand[p].Len())
		if s.climbs[p]|s.slips[p] == 0 {
			s.climbs[p] = uint16(s.ladder[p])
		}
	}
	if err := engine.Apart(s); err != nil {
		return err
	}
	rest := engine.Unnamed(s, engine.None)
	if s.rules&noDraw != 0 {
		s.aside |= cards.Of(rest...)
		s.asideN = uint8(s.aside.Len())
	} else {
		slices.Reverse(rest) // the lowest lies next to those named
		copy(s.stock[len(rest):], s.stock[:s.stockN])
		s.stockN += uint8(copy(s.stock[:], rest))
	}
	if s.victim != engine.None {
		s.side[s.attacker], s.side[s.victim] = sideA, sideV
	}
	for p := range engine.Seat(s.n) {
		if s.rules&noDraw != 0 && s.phase != phaseOver && s.handN[p]+s.laidN[p] == 0 {
			s.in = s.in.Remove(p)
		}
		held := s.hand[p]
		if !s.open() {
			held |= cards.Of(s.laid[p][:s.laidN[p]]...)
		}
		old := uint8((held &^ s.pool).Len())
		if s.old[p] != 0 && s.old[p] != old {
			return broken("old " + p.String() + " does not fit the pool")
		}
		s.old[p] = old
	}
	s.findOwed()
	return engine.Sound(s)
}

// findOwed works out which seats owe a decision. Which bystander is asked is a fact.
func (s *State) findOwed() {
	asked := s.owe
	s.owe = 0
	switch s.phase {
	case phaseAttack, phaseCall:
		s.owe = engine.Only(s.attacker)
	case phaseReply:
		s.owe = engine.Only(s.victim)
	case phaseAnswer, phaseAlly:
		s.owe = asked
	case phaseLay:
		for _, p := range [2]engine.Seat{s.attacker, s.victim} {
			if p != engine.None && s.laidN[p] == 0 && s.handN[p] > 0 {
				s.owe = s.owe.Add(p)
			}
		}
	case phaseThrow:
		if s.victim == engine.None {
			return
		}
		var f flip
		s.resolve(&f)
		for _, p := range s.reps(&f) {
			if s.throw[p] == 0 {
				s.owe = s.owe.Add(p)
			}
		}
	}
}

// Fits reports whether the state is the whole truth of a game of the config.
func (s *State) Fits(c engine.Config) error {
	return engine.Fit(!s.redacted() && s.whole(), int(s.n) == c.Seats && s.rules == options(c))
}
