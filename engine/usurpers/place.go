package usurpers

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// Place sets one fact.
func (Game) Place(st engine.State, f engine.Fact) error {
	s := st.(*State)
	var err error
	if f.Seat == engine.None {
		err = s.placeTable(f)
	} else if f.Seat >= engine.Seat(s.n) {
		err = errors.New("no such seat")
	} else {
		err = s.placeSeat(f)
	}
	if err != nil {
		who := ""
		if f.Seat != engine.None {
			who = f.Seat.String() + " "
		}
		return errors.New("usurpers: fact " + strconv.Quote(f.Key+" "+who+f.Value) + ": " + err.Error())
	}
	return nil
}

var (
	errNoFact  = errors.New("there is no such fact")
	errNoCards = errors.New("no list of cards")
	errNoSeat  = errors.New("no such seat")
)

func (s *State) placeTable(f engine.Fact) error {
	seat := func(p *engine.Seat) error {
		x, ok := engine.ParseSeat(f.Value)
		if f.Value == "-" {
			x, ok = engine.None, true
		}
		if !ok || x != engine.None && x >= engine.Seat(s.n) {
			return errNoSeat
		}
		*p = x
		return nil
	}
	number := func(most int) (int, error) {
		n, err := strconv.Atoi(f.Value)
		if err != nil || n < 0 || n > most {
			return 0, errors.New("want a number up to " + strconv.Itoa(most))
		}
		return n, nil
	}
	switch f.Key {
	case "turn":
		return seat(&s.turn)
	case "first":
		return seat(&s.first)
	case "asked":
		return seat(&s.asked)
	case "rival":
		return seat(&s.rival)
	case "winner":
		return seat(&s.winner)
	case "round":
		n, err := number(1 << 30)
		s.round = uint32(n)
		return err
	case "hits":
		n, err := number(72)
		s.hits = uint8(n)
		return err
	case "phase":
		for i, name := range info.Phases {
			if i > 0 && name == f.Value {
				s.phase = uint8(i)
				return nil
			}
		}
		return errors.New("no such phase")
	case "aim":
		c, ok := parseCard(f.Value)
		if f.Value == "-" {
			s.aim = 0
			return nil
		}
		if !ok || !c.Court() {
			return errors.New("no face card")
		}
		s.aim = slotOf(c) + 1
		return nil
	case "pick":
		t, ok := parseSet(f.Value)
		if !ok {
			return errNoCards
		}
		s.pick = t
		return nil
	case "pairs":
		return s.placePairs(f.Value)
	case "changes":
		if f.Value == "-" {
			return nil
		}
		for _, part := range strings.Split(f.Value, ",") {
			face, right, _ := strings.Cut(part, "=")
			k, ok := parseCard(face)
			c, ok2 := parseCard(right)
			if !ok || !k.Court() || !ok2 && right != "x" {
				return errors.New("a change is written KS=4S or KS=x")
			}
			if right == "x" {
				s.out |= 1 << slotOf(k)
			} else {
				s.swap[slotOf(k)] = c
			}
		}
		return nil
	}
	return errNoFact
}

func (s *State) placePairs(value string) error {
	if value == "-" {
		return nil
	}
	for _, part := range strings.Split(value, ",") {
		left, right, _ := strings.Cut(part, ">")
		b, err := s.parseLot(value, left)
		if err != nil {
			return err
		}
		if right == "" {
			s.half = b
			continue
		}
		r, err := s.parseLot(value, right)
		if err != nil {
			return err
		}
		if s.npairs == pairs {
			return errors.New("too many pairs")
		}
		s.pairPicks[s.npairs] = pairing{shield: b, sword: r}
		s.npairs++
	}
	return nil
}

// parseSet reads a list of different cards.
func parseSet(value string) (t cards.Set, ok bool) {
	list, ok := cards.ParseList(nil, value)
	for _, c := range list {
		if !c.Known() || c.IsJoker() || t.Has(c) {
			return 0, false
		}
		t = t.Add(c)
	}
	return t, ok
}

func (s *State) placeSeat(f engine.Fact) error {
	x := f.Seat
	set := func(p *cards.Set) error {
		t, ok := parseSet(f.Value)
		if !ok {
			return errNoCards
		}
		*p = t
		return nil
	}
	switch f.Key {
	case "hand":
		return set(&s.hand[x])
	case "discard":
		return set(&s.discard[x])
	case "committed":
		return set(&s.committed[x])
	case "arena":
		return set(&s.arena[x])
	case "known":
		return set(&s.known[x])
	case "seen":
		if s.topOnly {
			return set(&s.seen[x])
		}
	case "top":
		if s.topOnly {
			c, ok := parseCard(f.Value)
			if !ok && f.Value != "-" {
				return errNoCards
			}
			s.top[x] = c
			return nil
		}
	case "draw":
		list, ok := cards.ParseList(nil, f.Value)
		if t, fine := parseSet(f.Value); !ok || !fine || t.Len() != len(list) {
			return errNoCards
		}
		s.draw[x] = [deck]cards.Card{}
		for i, c := range list {
			s.draw[x][len(list)-1-i] = c
		}
		s.ndraw[x] = uint8(len(list))
		return nil
	case "shown":
		n, err := strconv.Atoi(f.Value)
		if err != nil || n < 0 || n > deck {
			return errors.New("want a number up to 52")
		}
		s.shown[x] = uint8(n)
		return nil
	case "royals":
		return s.placeRoyals(x, f.Value)
	case "rng":
		if len(f.Value) == 32 {
			a, err1 := strconv.ParseUint(f.Value[:16], 16, 64)
			b, err2 := strconv.ParseUint(f.Value[16:], 16, 64)
			if err1 == nil && err2 == nil {
				s.rng[x] = cards.Rand{State: a, Inc: b}
				return nil
			}
		}
		return errors.New("want 32 hexadecimal digits")
	}
	return errNoFact
}

func (s *State) placeRoyals(x engine.Seat, value string) error {
	s.royals[x], s.point[x] = 0, [courts]cards.Card{}
	if value == "-" {
		return nil
	}
	for _, part := range strings.Split(value, ",") {
		left, right, _ := strings.Cut(part, "/")
		f, ok1 := parseCard(left)
		c, ok2 := parseCard(right)
		if !ok1 || !ok2 || !f.Court() || worth[c] == 0 {
			return errors.New("a royal is written KS/4S")
		}
		if s.royals[x]>>slotOf(f)&1 != 0 {
			return errors.New("the same royal twice")
		}
		s.royals[x] |= 1 << slotOf(f)
		s.point[x][slotOf(f)] = c
	}
	return nil
}
