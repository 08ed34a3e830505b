package crush

import (
	"errors"
	"strconv"

	"royals/engine"
	"royals/engine/cards"
)

// The facts of a position are listed in testdata/FACTS.md.

var ends = [...]string{endNone: "-", endLadder: "ladder", endLast: "last", endLastTie: "last-tie", endLimit: "limit"}

var sideNames = [...]string{"?", "A", "V", "-"}

// Blank returns a table with seats and options and nothing dealt; P1 is to attack.
func (Game) Blank(c engine.Config) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	return blank(c), nil
}

// Place sets one fact.
func (Game) Place(st engine.State, f engine.Fact) error {
	s := st.(*State)
	bad := errors.New("crush: fact " + strconv.Quote(f.Key+" "+f.Seat.String()+" "+f.Value) + " makes no sense")
	p := f.Seat
	if owned := ownedFacts(f.Key); owned && p >= engine.Seat(s.n) || !owned && p != engine.None {
		return bad
	}
	ok := false
	switch f.Key {
	case "turn":
		s.attacker, ok = s.seat(f.Value)
	case "victim":
		s.victim, ok = s.seat(f.Value)
		if f.Value == "-" {
			s.victim, ok = engine.None, true
		}
	case "phase":
		s.phase, ok = index(info.Phases, f.Value)
		ok = ok && s.phase != phFlip
	case "asked":
		var t engine.Seat
		t, ok = s.seat(f.Value)
		s.owe = engine.Only(t)
	case "round":
		var n int
		n, ok = number(f.Value, 1, roundLimit)
		s.round = uint16(n)
	case "ties":
		var n int
		n, ok = number(f.Value, 0, maxTies-1)
		s.ties = uint8(n)
	case "end":
		s.end, ok = index(ends[:], f.Value)
	case "winners":
		s.winners, ok = s.parseSeats(f.Value)
	case "out":
		var out engine.SeatSet
		out, ok = s.parseSeats(f.Value)
		s.in &^= out
	case "rng":
		ok = s.placeRand(f.Value)
	case "stock":
		ok = s.placeStock(f.Value)
	case "discard":
		s.discard, ok = s.heap(f.Value)
	case "aside":
		s.aside, ok = s.heap(f.Value)
		s.asideN = uint8(s.aside.Len())
	case "pool":
		s.pool, ok = s.heap(f.Value)
	case "hand":
		s.hand[p], ok = s.heap(f.Value)
		s.handN[p] = uint8(s.hand[p].Len())
	case "laid":
		ok = s.placeLaid(p, f.Value)
	case "ladder":
		var n int
		n, ok = number(f.Value, 0, goal)
		s.ladder[p] = uint8(n)
	case "climbs":
		var n int
		n, ok = number(f.Value, 0, roundLimit)
		s.climbs[p] = uint16(n)
	case "slips":
		var n int
		n, ok = number(f.Value, 0, roundLimit)
		s.slips[p] = uint16(n)
	case "old":
		var n int
		n, ok = number(f.Value, 0, 54)
		s.old[p] = uint8(n)
	case "side":
		s.side[p], ok = index(sideNames[:], f.Value)
	case "bars":
		var who engine.SeatSet
		who, ok = s.parseSeats(f.Value)
		s.pick[p] |= cards.Set(who) << 56 // until Seal knows who attacks whom they wait above all cards
	case "picks":
		ok = s.placePicks(p, f.Value)
	case "throw":
		var t uint8
		t, ok = index([]string{"-", "R", "P", "S"}, f.Value)
		s.throw[p] = t
	}
	if !ok {
		return bad
	}
	return nil
}

func ownedFacts(key string) bool {
	_, ok := index([]string{"hand", "laid", "ladder", "climbs", "slips", "side", "old", "bars", "picks", "throw"}, key)
	return ok
}

func index(list []string, v string) (uint8, bool) {
	for i, w := range list {
		if v == w {
			return uint8(i), true
		}
	}
	return 0, false
}

func number(v string, low, high int) (int, bool) {
	n, err := strconv.Atoi(v)
	return n, err == nil && n >= low && n <= high
}

func (s *State) seat(v string) (engine.Seat, bool) {
	p, ok := engine.ParseSeat(v)
	return p, ok && p < engine.Seat(s.n)
}

// heap reads a list of different cards of the pack.
func (s *State) heap(v string) (t cards.Set, ok bool) {
	cs, ok := cards.ParseList(nil, v)
	for _, c := range cs {
		if !s.rules.pack().Has(c) || t.Has(c) {
			return 0, false
		}
		t = t.Add(c)
	}
	return t, ok
}

func (s *State) placeStock(v string) bool {
	t, ok := s.heap(v)
	if !ok {
		return false
	}
	cs, _ := cards.ParseList(nil, v)
	s.stock, s.stockN = [54]cards.Card{}, uint8(t.Len())
	for i, c := range cs { // written top first
		s.stock[len(cs)-1-i] = c
	}
	return true
}

func (s *State) placeLaid(p engine.Seat, v string) bool {
	t, ok := s.heap(v)
	if !ok || t.Len() > 2 {
		return false
	}
	s.laid[p], s.laidN[p] = [2]cards.Card{}, uint8(t.Len())
	for i := 0; t != 0; t &= t - 1 {
		s.laid[p][i] = t.First()
		i++
	}
	return true
}

func (s *State) placePicks(p engine.Seat, v string) bool {
	t, ok := s.heap(v)
	if !ok {
		var who engine.SeatSet
		who, ok = s.parseSeats(v)
		t = cards.Set(who)
	}
	s.pick[p] |= t
	return ok
}

// placeRand reads "state,inc" in hexadecimal.
func (s *State) placeRand(v string) bool {
	parts := split(v)
	if len(parts) != 2 {
		return false
	}
	a, e1 := strconv.ParseUint(parts[0], 16, 64)
	b, e2 := strconv.ParseUint(parts[1], 16, 64)
	s.rng = cards.Rand{State: a, Inc: b}
	return e1 == nil && e2 == nil && b&1 == 1
}

// Seal puts the cards that no fact has named under the stock (aside in No Draw) and works out the rest.
func (Game) Seal(st engine.State) error {
	s := st.(*State)
	used := s.discard | s.aside
	for _, c := range s.stock[:s.stockN] {
		used = used.Add(c)
	}
	s.bars = [2]engine.SeatSet{}
	for p := range engine.Seat(s.n) {
		used |= s.hand[p]
		for _, c := range s.laid[p][:s.laidN[p]] {
			used = used.Add(c)
		}
		if barred := engine.SeatSet(s.pick[p] >> 56); barred != 0 {
			s.pick[p] = s.pick[p] << 8 >> 8
			switch p {
			case s.attacker:
				s.bars[0] = barred
			case s.victim:
				s.bars[1] = barred
			default:
				return broken(p.String() + " bars somebody and is no principal")
			}
		}
		if s.climbs[p] == 0 && s.slips[p] == 0 {
			s.climbs[p] = uint16(s.ladder[p])
		}
	}
	rest := s.rules.pack() &^ used
	if s.rules&noDraw != 0 {
		s.aside |= rest
		s.asideN = uint8(s.aside.Len())
	} else {
		s.sealStock(rest)
	}
	if s.victim != engine.None {
		s.side[s.attacker], s.side[s.victim] = sideA, sideV
	}
	if s.rules&noDraw != 0 && s.phase != phOver {
		for p := range engine.Seat(s.n) {
			if s.handN[p]+s.laidN[p] == 0 {
				s.in = s.in.Remove(p)
			}
		}
	}
	for p := range engine.Seat(s.n) {
		held := s.hand[p]
		if !s.open() {
			for _, c := range s.laid[p][:s.laidN[p]] {
				held = held.Add(c)
			}
		}
		old := uint8((held &^ s.pool).Len())
		if s.old[p] != 0 && s.old[p] != old {
			return broken("old " + p.String() + " does not fit the pool")
		}
		s.old[p] = old
	}
	s.sealOwed()
	return s.Check()
}

// sealStock slips unnamed cards under the stock, the lowest next to those named.
func (s *State) sealStock(rest cards.Set) {
	n := rest.Len()
	copy(s.stock[n:], s.stock[:s.stockN])
	s.stockN += uint8(n)
	for i := n - 1; rest != 0; i-- {
		s.stock[i] = rest.First()
		rest &= rest - 1
	}
}

// sealOwed works out who owes a decision.
func (s *State) sealOwed() {
	asked := s.owe
	switch s.phase {
	case phAttack, phCall:
		s.owe = engine.Only(s.attacker)
	case phReply:
		s.owe = engine.Only(s.victim)
	case phAnswer, phAlly:
		s.owe = asked
	case phLay:
		s.owe = 0
		for _, p := range [2]engine.Seat{s.attacker, s.victim} {
			if p < engine.Seat(s.n) && s.laidN[p] == 0 && s.handN[p] > 0 {
				s.owe = s.owe.Add(p)
			}
		}
	case phThrow:
		s.owe = 0
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
	default:
		s.owe = 0
	}
}

// Facts writes the position as facts.
func (Game) Facts(st engine.State, out func(engine.Fact)) {
	s := st.(*State)
	common := func(key, value string) { out(engine.Fact{Key: key, Seat: engine.None, Value: value}) }
	common("turn", s.attacker.String())
	common("victim", s.victim.String())
	common("phase", info.Phases[s.phase])
	if s.phase == phAnswer || s.phase == phAlly {
		common("asked", s.owe.First().String())
	}
	common("round", strconv.Itoa(int(s.round)))
	common("ties", strconv.Itoa(int(s.ties)))
	common("out", seatList(engine.AllSeats(int(s.n))&^s.in))
	common("end", ends[s.end])
	if s.end != endNone {
		common("winners", seatList(s.winners))
	}
	for p := range engine.Seat(s.n) {
		own := func(key, value string) { out(engine.Fact{Key: key, Seat: p, Value: value}) }
		own("ladder", strconv.Itoa(int(s.ladder[p])))
		own("climbs", strconv.Itoa(int(s.climbs[p])))
		own("slips", strconv.Itoa(int(s.slips[p])))
		own("hand", heapText(s.hand[p], int(s.handN[p])))
		own("laid", cards.List(s.laid[p][:s.laidN[p]]))
		if s.old[p] > 0 {
			own("old", strconv.Itoa(int(s.old[p])))
		}
		own("side", sideNames[s.side[p]])
		if p == s.attacker {
			own("bars", seatList(s.bars[0]))
		} else if p == s.victim {
			own("bars", seatList(s.bars[1]))
		}
		if s.pick[p] != 0 && s.phase != phLay {
			own("picks", seatList(engine.SeatSet(s.pick[p])))
		} else if s.pick[p] != 0 {
			own("picks", s.pick[p].String())
		}
		if s.phase == phThrow {
			own("throw", throwLetter(s.throw[p]))
		}
	}
	var top [54]cards.Card
	for i := range s.stockN {
		top[s.stockN-1-i] = s.stock[i]
	}
	common("stock", cards.List(top[:s.stockN]))
	common("discard", s.discard.String())
	common("aside", heapText(s.aside, int(s.asideN)))
	if s.pool != s.rules.pack() {
		common("pool", s.pool.String())
	}
	common("rng", strconv.FormatUint(s.rng.State, 16)+","+strconv.FormatUint(s.rng.Inc, 16))
}

// heapText writes a heap of n cards, those not known in front.
func heapText(t cards.Set, n int) string {
	var list []cards.Card
	for range n - t.Len() {
		list = append(list, cards.Back)
	}
	return cards.List(t.Append(list))
}
