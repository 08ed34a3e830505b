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
