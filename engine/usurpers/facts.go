package usurpers

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// Blank returns an empty table: nothing dealt, P1 to choose an action in round 1. testdata/FACTS.md lists the facts.
func (Game) Blank(c engine.Config) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	if _, err := starter(c); err != nil {
		return nil, err
	}
	s := new(State)
	*s = blank(c.Seats)
	s.options(c)
	s.asked = engine.None
	for x := range engine.Seat(s.n) {
		s.rng[x] = cards.NewRand(c.Seed, uint64(x))
	}
	return s, nil
}

// Facts writes the state.
func (Game) Facts(st engine.State, put func(engine.Fact)) {
	s := st.(*State)
	table := func(key, value string) { put(engine.Fact{Key: key, Seat: engine.None, Value: value}) }
	table("turn", s.turn.String())
	table("first", s.first.String())
	table("round", strconv.Itoa(int(s.round)))
	table("phase", info.Phases[s.phase])
	table("asked", s.asked.String())
	table("rival", s.rival.String())
	aim := "-"
	if s.aim > 0 {
		aim = faceOf(s.aim - 1).String()
	}
	table("aim", aim)
	table("hits", strconv.Itoa(int(s.hits)))
	table("winner", s.winner.String())
	table("pick", s.pick.String())
	var pairs, changes []string
	for _, p := range s.pairPicks[:s.npairs] {
		pairs = append(pairs, lotName(p.shield)+">"+lotName(p.sword))
	}
	if s.half != 0 {
		pairs = append(pairs, lotName(s.half)+">")
	}
	for slot, c := range s.swap {
		if s.out>>slot&1 != 0 {
			changes = append(changes, faceOf(uint8(slot)).String()+"=x")
		} else if c != cards.Back {
			changes = append(changes, faceOf(uint8(slot)).String()+"="+c.String())
		}
	}
	table("pairs", joined(pairs))
	table("changes", joined(changes))
	for x := range engine.Seat(s.n) {
		seat := func(key, value string) { put(engine.Fact{Key: key, Seat: x, Value: value}) }
		down := int(s.ncom[x])
		if s.arena[x] != 0 {
			down = 0
		}
		seat("hand", padded(s.hand[x], int(s.nhand[x])))
		var list []cards.Card
		for i := int(s.ndraw[x]) - 1; i >= 0; i-- {
			list = append(list, s.draw[x][i])
		}
		seat("draw", cards.List(list))
		seat("shown", strconv.Itoa(int(s.shown[x])))
		seat("discard", padded(s.discard[x], int(s.ndisc[x])))
		if s.topOnly {
			seat("top", nameOr(s.top[x], "-"))
			seat("seen", s.seen[x].String())
		}
		var court []string
		for slot := range uint8(courts) {
			if s.royals[x]>>slot&1 != 0 {
				court = append(court, faceOf(slot).String()+"/"+s.point[x][slot].String())
			}
		}
		seat("royals", joined(court))
		seat("committed", padded(s.committed[x], down))
		seat("arena", s.arena[x].String())
		seat("known", s.known[x].String())
		seat("rng", hex16(s.rng[x].State)+hex16(s.rng[x].Inc))
	}
}

func joined(list []string) string {
	if len(list) == 0 {
		return "-"
	}
	return strings.Join(list, ",")
}

func lotName(l lot) string { return l.seat().String() + ":" + l.card().String() }

func nameOr(c cards.Card, none string) string {
	if c == cards.Back {
		return none
	}
	return c.String()
}

// padded writes a set with a ## for every card of it that is not known.
func padded(t cards.Set, n int) string {
	var list []cards.Card
	for i := t.Len(); i < n; i++ {
		list = append(list, cards.Back)
	}
	return cards.List(t.Append(list))
}

func hex16(v uint64) string {
	h := strconv.FormatUint(v, 16)
	return strings.Repeat("0", 16-len(h)) + h
}

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

// Seal puts the cards nobody has named into the draw piles, below the named ones and in numeric order, and counts.
func (Game) Seal(st engine.State) error {
	s := st.(*State)
	for x := range engine.Seat(s.n) {
		s.points[x] = 0
		rest := cards.FullDeck &^ (s.hand[x] | s.committed[x] | s.arena[x] | s.discard[x] | cards.Of(s.draw[x][:s.ndraw[x]]...))
		for t := cards.Set(s.royals[x]); t != 0; t &= t - 1 {
			slot := uint8(t.First())
			rest &^= cards.Of(faceOf(slot), s.point[x][slot])
			s.points[x] += worth[s.point[x][slot]]
		}
		n, named := uint8(rest.Len()), s.draw[x]
		if int(n+s.ndraw[x]) > deck {
			return errors.New("usurpers: a card lies in two places (" + x.String() + ")")
		}
		copy(s.draw[x][n:], named[:s.ndraw[x]])
		for i := int(n) - 1; rest != 0; i-- {
			s.draw[x][i] = rest.First()
			rest &= rest - 1
		}
		s.ndraw[x] += n
		s.nhand[x], s.ndisc[x] = uint8(s.hand[x].Len()), uint8(s.discard[x].Len())
		s.ncom[x] = uint8((s.committed[x] | s.arena[x]).Len())
		if s.topOnly && s.discard[x] != 0 {
			if s.top[x] == cards.Back {
				s.top[x] = s.discard[x].Last()
			}
			if s.seen[x] == 0 {
				s.seen[x] = cards.Of(s.top[x])
			}
		}
		if s.ndraw[x] == s.shown[x] && (!s.topOnly || s.seen[x] == s.discard[x]) {
			s.known[x] = s.hand[x] | s.committed[x]
		}
	}
	if s.asked == engine.None {
		switch s.phase {
		case phPair, phSettle:
			s.asked = s.rival
		case phOver:
			s.asked = 0
		default:
			s.asked = s.turn
		}
	}
	if s.turn >= engine.Seat(s.n) || s.first >= engine.Seat(s.n) || s.asked >= engine.Seat(s.n) {
		return errors.New("usurpers: turn, first and asked must be seats")
	}
	return s.Check()
}
