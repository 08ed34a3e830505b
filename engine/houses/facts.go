package houses

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// Blank is a turn of P1 at the first draw: P2 dealt, P1 is of spades and P2 of hearts, all cards are unnamed.
func (Game) Blank(c engine.Config) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	s := &State{opt: readOptions(c), phase: phaseDraw, dealer: 1, deals: 1, setup: 1, rng: newRand(c)}
	s.home = [2]uint8{1 + uint8(cards.Spades), 1 + uint8(cards.Hearts)}
	for p := range s.room {
		s.room[p] = [4]uint8{packSize, packSize, packSize, packSize}
	}
	return s, nil
}

func badFact(f engine.Fact, why string) error {
	seat := ""
	if f.Seat != engine.None {
		seat = " " + f.Seat.String()
	}
	return errors.New("houses: " + f.Key + seat + " " + f.Value + ": " + why)
}

// bagOf returns the heap a fact names, nil when it names none.
func (s *State) bagOf(key string, seat engine.Seat) *bag {
	if seat > 1 {
		switch {
		case seat != engine.None:
		case key == "dead":
			return &s.dead
		case key == "pick":
			return &s.pick
		}
		return nil
	}
	switch key {
	case "hand":
		return &s.hand[seat]
	case "known":
		return &s.known[seat]
	case "spoils":
		return &s.spoils[seat]
	case "meld":
		return &s.meld[seat]
	case "fresh":
		return &s.fresh[seat]
	case "last-spoils":
		return &s.prev.spoils[seat]
	case "last-meld":
		return &s.prev.meld[seat]
	case "last-hand":
		return &s.prev.hand[seat]
	}
	return nil
}

// Place sets one fact.
func (Game) Place(st engine.State, f engine.Fact) error {
	s := st.(*State)
	if b := s.bagOf(f.Key, f.Seat); b != nil {
		return placeBag(b, f)
	}
	if f.Seat <= 1 {
		return s.placeSeat(f)
	}
	if f.Seat != engine.None {
		return badFact(f, "no such fact")
	}
	switch f.Key {
	case "won":
		return placeBag(&s.won, f)
	case "stack":
		return placeList(&s.stack, &s.stackN, f)
	case "discard":
		return placeList(&s.discard, &s.discardN, f)
	case "turn", "dealer", "winner":
		p, ok := engine.ParseSeat(f.Value)
		if f.Key == "winner" && f.Value == "-" {
			s.winner = 0
			return nil
		}
		if !ok || p > 1 {
			return badFact(f, "no seat")
		}
		switch f.Key {
		case "turn":
			s.attacker = uint8(p)
		case "dealer":
			s.dealer = uint8(p)
		default:
			s.winner = uint8(p) + 1
		}
		return nil
	case "phase":
		for i, name := range info.Phases {
			if name == f.Value {
				s.phase = uint8(i)
				return nil
			}
		}
		return badFact(f, "no such phase")
	case "rest":
		if f.Value != "stack" && f.Value != "dead" {
			return badFact(f, "want stack or dead")
		}
		s.setup = 1
		if f.Value == "dead" {
			s.setup = 2
		}
		return nil
	case "block":
		if f.Value != "yes" && f.Value != "no" {
			return badFact(f, "want yes or no")
		}
		s.block = f.Value == "yes"
		return nil
	case "pay":
		s.payFor = 0
		if f.Value == "-" {
			return nil
		}
		c, err := parseCard(f.Value)
		s.payFor = c
		return err
	case "rng":
		return s.placeRand(f)
	case "deal", "redeals", "scoop":
		n, err := strconv.Atoi(f.Value)
		if err != nil || n < 0 || n > 60000 || f.Key != "deal" && n > packSize {
			return badFact(f, "no such number")
		}
		switch f.Key {
		case "deal":
			s.deals = uint16(n)
		case "redeals":
			s.redeals = uint8(n)
		default:
			s.scoop = uint8(n)
		}
		return nil
	}
	return badFact(f, "no such fact")
}

func (s *State) placeSeat(f engine.Fact) error {
	p := f.Seat
	switch f.Key {
	case "home", "last-home":
		u, ok := cards.ParseSuit(f.Value)
		n := 1 + uint8(u)
		if f.Value == "-" {
			n, ok = 0, true
		}
		if !ok {
			return badFact(f, "no suit")
		}
		if f.Key == "home" {
			s.home[p] = n
		} else {
			s.prev.home[p] = n
		}
		return nil
	case "battle":
		s.battle[p] = 0
		if f.Value == "-" {
			return nil
		}
		c, err := parseCard(f.Value)
		s.battle[p] = c
		return err
	case "total":
		n, err := strconv.Atoi(f.Value)
		if err != nil || n < -1e6 || n > 1e6 {
			return badFact(f, "no such total")
		}
		s.total[p] = int32(n)
		return nil
	case "room":
		parts := strings.Split(f.Value, ",")
		if len(parts) != 4 {
			return badFact(f, "want four numbers: clubs, diamonds, hearts, spades")
		}
		for i, t := range parts {
			n, err := strconv.Atoi(t)
			if err != nil || n < 0 || n > packSize {
				return badFact(f, "no such number")
			}
			s.room[p][i] = uint8(n)
		}
		return nil
	}
	return badFact(f, "no such fact")
}

func placeBag(b *bag, f engine.Fact) error {
	list, ok := cards.ParseList(nil, f.Value)
	if !ok {
		return badFact(f, "no list of cards")
	}
	*b = bag{}
	for _, c := range list {
		if !cards.FullDeck.Has(c) || b.count(c) == pack.count(c) {
			return badFact(f, "the pack holds no such card, or not so many")
		}
		b.add(c)
	}
	return nil
}

// placeList reads a pile, top first.
func placeList(a *[packSize]cards.Card, n *uint8, f engine.Fact) error {
	list, ok := cards.ParseList(nil, f.Value)
	if !ok || len(list) > packSize {
		return badFact(f, "no list of cards")
	}
	clear(a[:])
	for i, c := range list {
		if !cards.FullDeck.Has(c) {
			return badFact(f, "the pack holds no such card")
		}
		a[len(list)-1-i] = c
	}
	*n = uint8(len(list))
	return nil
}

func (s *State) placeRand(f engine.Fact) error {
	if len(f.Value) != 32 {
		return badFact(f, "want 32 hexadecimal digits")
	}
	var v [2]uint64
	for i := range v {
		n, err := strconv.ParseUint(f.Value[16*i:16*i+16], 16, 64)
		if err != nil {
			return badFact(f, "want 32 hexadecimal digits")
		}
		v[i] = n
	}
	s.rng = cards.Rand{State: v[0], Inc: v[1]}
	return nil
}
