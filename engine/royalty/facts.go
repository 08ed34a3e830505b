package royalty

import (
	"errors"
	"strconv"

	"royals/engine"
	"royals/engine/cards"
)

// The keys are described in testdata/FACTS.md.

// Facts writes the whole state.
func (Game) Facts(st engine.State, tell func(engine.Fact)) {
	s := st.(*State)
	none := engine.None
	fact := func(key string, p engine.Seat, value string) { tell(engine.Fact{Key: key, Seat: p, Value: value}) }
	number := func(key string, p engine.Seat, n int) { fact(key, p, strconv.Itoa(n)) }
	flag := func(key string, b bool) { fact(key, none, yesNo[b]) }
	fact("turn", none, s.turn.String())
	fact("phase", none, info.Phases[s.phase])
	for p := range engine.Seat(s.seats) {
		number("points", p, int(s.points[p]))
		fact("hand", p, blanks(s.blank[p], s.hand[p]))
		fact("kingdom", p, s.kingdom[p].String())
		fact("known", p, s.known[p].String())
		fact("holds", p, s.holds[p].String())
		fact("lacks", p, s.lacks[p].String())
		if s.seats == 2 {
			fact("doubts", p, s.doubts[p].String())
			fact("singles", p, s.singles[p].String())
		}
		fact("last", p, lastAsk(s.askRank[p], s.askOf[p]))
		fact("hits", p, hitList(&s.hits[p]))
		number("returned", p, int(s.returned[p]))
		number("out", p, int(s.fell[p]))
	}
	fact("table", none, s.table.String())
	fact("discard", none, s.discard.String())
	var deck [52]cards.Card
	for i := range int(s.deckN) {
		deck[i] = s.deck[int(s.deckN)-1-i]
	}
	fact("deck", none, cards.List(deck[:s.deckN]))
	fact("stock", none, s.stock.String())
	target := "-"
	if s.rank != 0 {
		target = s.target.String()
	}
	fact("target", none, target)
	fact("rank", none, rankText(s.rank))
	gained := "-"
	if s.phase == phaseGained {
		gained = s.gained.String()
	}
	fact("gained", none, gained)
	flag("acted", s.acted)
	flag("asked", s.asked)
	flag("struck", s.struck)
	flag("drew", s.drew)
	number("idle", none, int(s.idle))
	fact("rng", none, strconv.FormatUint(s.rng.State, 16)+":"+strconv.FormatUint(s.rng.Inc, 16))
}

var yesNo = map[bool]string{true: "yes", false: "no"}

func rankText(r cards.Rank) string {
	if r == 0 {
		return "-"
	}
	return r.Letter()
}

func blanks(n uint8, known cards.Set) string {
	var list []cards.Card
	for range n {
		list = append(list, cards.Back)
	}
	return cards.List(known.Append(list))
}

// String writes lanes as "7:0,K:2": the rank and its lane.
func (l lanes) String() string {
	text := ""
	for k := range laneCount {
		for m := l.lane(k); m != 0; m &= m - 1 {
			text += "," + m.first().Letter() + ":" + strconv.Itoa(k)
		}
	}
	if text == "" {
		return "-"
	}
	return text[1:]
}

func lastAsk(rank, of uint8) string {
	if rank == 0 {
		return "-"
	}
	return engine.Seat(of-1).String() + ":" + cards.Rank(rank).Letter()
}

func hitList(hits *[7]uint8) string {
	text := ""
	for i, n := range hits {
		if n > 0 {
			text += "," + cards.Rank(i+4).Letter() + ":" + strconv.Itoa(int(n))
		}
	}
	if text == "" {
		return "-"
	}
	return text[1:]
}

// Place sets one fact.
func (Game) Place(st engine.State, f engine.Fact) error {
	if !st.(*State).place(f) {
		text := f.Key
		if f.Seat != engine.None {
			text += " " + f.Seat.String()
		}
		return errors.New("royalty: no such fact: " + text + " " + f.Value)
	}
	return nil
}

func (s *State) place(f engine.Fact) (ok bool) {
	p := f.Seat
	switch f.Key {
	case "points", "hand", "kingdom", "known", "holds", "lacks", "doubts", "singles", "last", "hits", "returned", "out":
		if p >= engine.Seat(s.seats) {
			return false
		}
		return s.placeSeat(p, f.Key, f.Value)
	}
	if p != engine.None {
		return false
	}
	v := f.Value
	switch f.Key {
	case "turn":
		s.turn, ok = s.seatIn(v)
	case "phase":
		for i, name := range info.Phases {
			if name == v {
				s.phase, ok = uint8(i), true
			}
		}
	case "table":
		s.table, ok = parseSet(v)
	case "discard":
		s.discard, ok = parseSet(v)
	case "rest":
		s.discarded = v == "discard"
		ok = s.discarded || v == "deck"
	case "deck":
		list, good := cards.ParseList(nil, v)
		if ok = good && len(list) <= 52; ok {
			s.deck, s.deckN = [52]cards.Card{}, uint8(len(list))
			for i, c := range list {
				s.deck[len(list)-1-i] = c
				ok = ok && c != cards.Back && c <= 52
			}
		}
	case "stock":
		s.stock, ok = parseSet(v)
	case "target":
		if v == "-" {
			s.target = 0
			return true
		}
		s.target, ok = s.seatIn(v)
	case "rank":
		if v == "-" {
			s.rank = 0
			return true
		}
		s.rank, ok = cards.ParseRank(v)
	case "gained":
		if v == "-" {
			s.gained = cards.Back
			return true
		}
		s.gained, ok = cards.Parse(v)
	case "acted":
		s.acted, ok = v == "yes", v == "yes" || v == "no"
	case "asked":
		s.asked, ok = v == "yes", v == "yes" || v == "no"
	case "struck":
		s.struck, ok = v == "yes", v == "yes" || v == "no"
	case "drew":
		s.drew, ok = v == "yes", v == "yes" || v == "no"
	case "idle":
		n, err := strconv.ParseUint(v, 10, 8)
		s.idle, ok = uint8(n), err == nil
	case "rng":
		a, b, found := cut(v, ':')
		x, e1 := strconv.ParseUint(a, 16, 64)
		y, e2 := strconv.ParseUint(b, 16, 64)
		s.rng, ok = cards.Rand{State: x, Inc: y}, found && e1 == nil && e2 == nil
	}
	return ok
}

func (s *State) placeSeat(p engine.Seat, key, v string) (ok bool) {
	switch key {
	case "points":
		n, err := strconv.ParseUint(v, 10, 15)
		s.points[p], ok = int16(n), err == nil
	case "hand":
		s.hand[p], ok = parseSet(v)
	case "kingdom":
		s.kingdom[p], ok = parseSet(v)
	case "known":
		s.known[p], ok = parseSet(v)
	case "holds":
		s.holds[p], ok = parseLanes(v)
	case "lacks":
		s.lacks[p], ok = parseLanes(v)
	case "doubts":
		s.doubts[p], ok = parseLanes(v)
		ok = ok && s.seats == 2
	case "singles":
		s.singles[p], ok = parseLanes(v)
		ok = ok && s.seats == 2
	case "returned":
		n, err := strconv.ParseUint(v, 10, 15)
		s.returned[p], ok = int16(n), err == nil
	case "out":
		n, err := strconv.ParseUint(v, 10, 8)
		s.fell[p], ok = uint8(n), err == nil
	case "last":
		if v == "-" {
			s.askRank[p], s.askOf[p] = 0, 0
			return true
		}
		a, b, found := cut(v, ':')
		q, good := s.seatIn(a)
		r, fine := cards.ParseRank(b)
		if ok = found && good && fine; ok {
			s.askRank[p], s.askOf[p] = uint8(r), uint8(q)+1
		}
	case "hits":
		s.hits[p] = [7]uint8{}
		ok = each(v, func(a, b string) bool {
			r, good := cards.ParseRank(a)
			n, err := strconv.ParseUint(b, 10, 8)
			good = good && err == nil && attackRanks.has(r)
			if good {
				s.hits[p][r-4] = uint8(n)
			}
			return good
		})
	}
	return ok
}

func (s *State) seatIn(v string) (engine.Seat, bool) {
	p, ok := engine.ParseSeat(v)
	return p, ok && p < engine.Seat(s.seats)
}

// parseSet reads a list of different cards.
func parseSet(v string) (set cards.Set, ok bool) {
	list, ok := cards.ParseList(nil, v)
	for _, c := range list {
		ok = ok && c != cards.Back && c <= 52 && !set.Has(c)
		set = set.Add(c)
	}
	return set, ok
}

func parseLanes(v string) (l lanes, ok bool) {
	ok = each(v, func(a, b string) bool {
		r, good := cards.ParseRank(a)
		k, err := strconv.ParseUint(b, 10, 8)
		good = good && err == nil && k < laneCount && l.find(r) == laneCount
		if good {
			l |= 1 << (laneWidth*lanes(k) + lanes(r))
		}
		return good
	})
	return l, ok
}

// each reads "a:b,a:b"; "-" is nothing.
func each(v string, f func(a, b string) bool) bool {
	for more := v != "-"; more; {
		var part string
		part, v, more = cut(v, ',')
		a, b, found := cut(part, ':')
		if !found || !f(a, b) {
			return false
		}
	}
	return true
}

func cut(v string, sep byte) (before, after string, found bool) {
	for i := range len(v) {
		if v[i] == sep {
			return v[:i], v[i+1:], true
		}
	}
	return v, "", false
}

// Seal puts the cards that no fact names under the deck in numeric order, or, after "rest discard", on the discard pile;
// marks the turn as the phase demands; and checks the whole.
func (Game) Seal(st engine.State) error {
	s := st.(*State)
	rest := cards.FullDeck &^ (s.discard | s.table | cards.Of(s.deck[:s.deckN]...))
	for p := range s.seats {
		rest &^= s.hand[p] | s.kingdom[p]
	}
	switch {
	case s.discarded:
		s.discard |= rest
		s.discarded = false
	case rest != 0:
		n := rest.Len()
		if int(s.deckN)+n > 52 {
			return broken("too many cards")
		}
		copy(s.deck[n:], s.deck[:s.deckN])
		for i := n - 1; i >= 0; i-- {
			s.deck[i] = rest.First()
			rest &= rest - 1
		}
		s.deckN += uint8(n)
	}
	switch s.phase {
	case phaseAsked:
		s.acted, s.asked = true, true
		s.askRank[s.turn], s.askOf[s.turn] = uint8(s.rank), uint8(s.target)+1
		s.learnHeld(s.turn, s.rank)
	case phaseGained:
		s.acted, s.asked = true, true
	case phaseAttacked:
		s.acted = true
	}
	for p := range s.seats {
		s.fresh[p] = uint8(((s.hand[p] &^ s.known[p]) & s.stock).Len())
	}
	return s.Check()
}
