package royalty

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// Fields walks over the position. The facts are described in testdata/FACTS.md.
func (s *State) Fields(f *engine.Fields) {
	f.Pack(cards.FullDeck, 1)
	if engine.Bare(f, &s.seats); s.seats < 2 || s.seats > maxSeats {
		f.Fail("two to four seats")
		return
	}
	f.Rand("rng", &s.rng)
	f.Heap("discard", &s.discard)
	f.Heap("table", &s.laid)
	f.Set("stock", &s.stock)
	for p := range engine.Seat(s.seats) {
		f.Owner = p
		s.seatFields(f, p)
	}
	f.Owner = engine.None
	f.Pile("deck", s.deck[:], &s.deckN)
	f.BareFlags(&s.free)
	engine.Bare(f, &s.house)
	f.BareFlags(&s.fixed)
	engine.Word(f, "phase", &s.phase, info.Phases...)
	engine.SeatOf(f, "turn", &s.turn, int(s.seats), 0)
	if engine.Bare(f, &s.target); f.Asks("target") {
		f.Text(waiting{s})
	}
	engine.Word(f, "rank", &s.rank, rankWords...)
	if engine.Bare(f, &s.gained); f.Asks("gained") {
		f.Text(gaining{s})
	}
	f.Flag("acted", &s.acted)
	f.Flag("asked", &s.asked)
	f.Flag("struck", &s.struck)
	f.Flag("drew", &s.drew)
	engine.Number(f, "idle", &s.idle, 0, standstill)
	if f.Sets("rest") {
		engine.Word(f, "rest", &s.rest, "deck", "discard")
	}
}

// seatFields walks over what belongs to a seat.
func (s *State) seatFields(f *engine.Fields, p engine.Seat) {
	f.Hand("hand", &s.hand[p], s.size(p))
	f.Heap("kingdom", &s.kingdom[p])
	f.Set("known", &s.known[p])
	lanesField(f, "lacks", &s.lacks[p])
	lanesField(f, "holds", &s.holds[p])
	if s.seats == 2 {
		lanesField(f, "doubts", &s.doubts[p])
		lanesField(f, "singles", &s.singles[p])
	}
	engine.Number(f, "points", &s.points[p], 0, startPoints)
	engine.Number(f, "returned", &s.returned[p], 0, 1<<15-1)
	var gap [4]uint8 // zeros: the hits and the next five bytes are each padded to eight
	for i := range s.hits[p] {
		engine.Bare(f, &s.hits[p][i])
	}
	engine.Bare(f, &gap[0])
	if f.Asks("hits") {
		f.Text(&s.hits[p])
	}
	engine.Bare(f, &s.fresh[p])
	engine.Number(f, "out", &s.fell[p], 0, int64(s.seats)-1)
	engine.Bare(f, &s.last[p].rank)
	engine.Bare(f, &s.last[p].of, &s.blank[p], &gap[1], &gap[2], &gap[3])
	if f.Asks("last") {
		f.Text(&s.last[p])
	}
	if gap != ([4]uint8{}) {
		f.Fail("a gap is not zero")
	}
}

// lanesField walks over lanes, which are facts.
func lanesField(f *engine.Fields, key string, l *lanes) {
	if engine.Bare(f, l); f.Asks(key) {
		f.Text(l)
	}
}

var rankWords = []string{"-", "A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"}

// String writes lanes as "7:0,K:2": each rank with its lane.
func (l *lanes) String() string {
	text := ""
	for k := range laneCount {
		for m := l.lane(k); m != 0; m &= m - 1 {
			text += entry(m.first(), k)
		}
	}
	return listed(text)
}

// Parse reads what String writes.
func (l *lanes) Parse(text string) error {
	*l = 0
	return entries(text, func(r cards.Rank, k uint8) bool {
		fits := k < laneCount && l.find(r) == laneCount
		if fits {
			*l |= 1 << (laneWidth*lanes(k) + lanes(r))
		}
		return fits
	})
}

// String writes attacks suffered as "7:2,T:1": each rank with their number.
func (h *hits) String() string {
	text := ""
	for i, n := range h {
		if n > 0 {
			text += entry(cards.Rank(i+4), int(n))
		}
	}
	return listed(text)
}

// Parse reads what String writes.
func (h *hits) Parse(text string) error {
	*h = hits{}
	return entries(text, func(r cards.Rank, n uint8) bool {
		fits := attackRanks.has(r) && h[r-4] == 0
		if fits {
			h[r-4] = n
		}
		return fits
	})
}

func entry(r cards.Rank, n int) string { return "," + r.Letter() + ":" + strconv.Itoa(n) }

// listed returns a list of entries, "-" for none.
func listed(text string) string {
	if text == "" {
		return "-"
	}
	return text[1:]
}

// entries reads a list of entries.
func entries(text string, put func(cards.Rank, uint8) bool) error {
	if text == "-" {
		return nil
	}
	for part := range strings.SplitSeq(text, ",") {
		letter, number, _ := strings.Cut(part, ":")
		r, ok := cards.ParseRank(letter)
		n, err := strconv.ParseUint(number, 10, 8)
		if !ok || err != nil || !put(r, uint8(n)) {
			return errors.New("want a rank and a number, once for each rank: 7:2,T:1")
		}
	}
	return nil
}

// String writes the ask as "P2:7".
func (l *lastAsk) String() string {
	if l.rank == 0 {
		return "-"
	}
	return engine.Seat(l.of-1).String() + ":" + l.rank.Letter()
}

// Parse reads what String writes.
func (l *lastAsk) Parse(text string) error {
	*l = lastAsk{}
	if text == "-" {
		return nil
	}
	seat, letter, _ := strings.Cut(text, ":")
	p, ok := engine.ParseSeat(seat)
	r, rok := cards.ParseRank(letter)
	if !ok || !rok || p >= maxSeats {
		return errors.New("want a seat and a rank: P2:7")
	}
	*l = askOf(p, r)
	return nil
}

// waiting is the fact "target": the seat that has to answer, "-" while nothing waits for an answer.
type waiting struct{ s *State }

func (w waiting) String() string {
	if w.s.rank == 0 {
		return "-"
	}
	return w.s.target.String()
}

func (w waiting) Parse(text string) error {
	w.s.target = 0
	if text == "-" {
		return nil
	}
	p, ok := engine.ParseSeat(text)
	if !ok || p >= engine.Seat(w.s.seats) {
		return errors.New("no such seat")
	}
	w.s.target = p
	return nil
}

// gaining is the fact "gained". Everybody sees that a card was gained, so a hidden one is written "##", and none "-".
type gaining struct{ s *State }

func (g gaining) String() string {
	if g.s.phase != phaseGained {
		return "-"
	}
	return g.s.gained.String()
}

func (g gaining) Parse(text string) error {
	g.s.gained = cards.Back
	if text == "-" {
		return nil
	}
	c, ok := cards.Parse(text)
	if !ok || c == cards.Back {
		return errors.New("no such card")
	}
	g.s.gained = c
	return nil
}

// Where the cards go that no fact names: words of the fact "rest".
const (
	restDeck uint8 = iota
	restDiscard
)

// Blank returns the position before anything is dealt: the options, 490 points each, P1 to act.
func (Game) Blank(c engine.Config) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	return blank(c), nil
}

// Finish puts the cards that no fact names under the deck in numeric order, or on the discard pile after "rest
// discard". It sets what follows from the phase, and checks the whole.
func (Game) Finish(st engine.State) error {
	s := st.(*State)
	if err := engine.Apart(s); err != nil {
		return err
	}
	rest := engine.Unnamed(s, engine.None)
	switch {
	case s.rest == restDiscard:
		s.discard |= cards.Of(rest...)
		s.rest = restDeck
	case int(s.deckN)+len(rest) > len(s.deck):
		return broken("too many cards")
	default:
		copy(s.deck[len(rest):], s.deck[:s.deckN])
		s.deckN += uint8(copy(s.deck[:], rest))
		slices.Reverse(s.deck[:len(rest)])
	}
	switch s.phase {
	case phaseAsked:
		s.acted, s.asked = true, true
		s.last[s.turn] = askOf(s.target, s.rank)
		s.learnHeld(s.turn, s.rank)
	case phaseGained:
		s.acted, s.asked = true, s.asked || s.house&houseAgain == 0
	case phaseAttacked:
		s.acted = true
	case phaseAdding:
		s.acted, s.asked = true, s.asked || s.house&houseAgain != 0 && !s.free
	}
	for p := range s.seats {
		s.fresh[p] = uint8(((s.hand[p] &^ s.known[p]) & s.stock).Len())
	}
	return engine.Sound(s)
}

// Fits reports whether the state is the whole truth of a game of the config.
func (s *State) Fits(c engine.Config) error {
	b := blank(c)
	whole := s.rng.Inc&1 == 1 && !s.redacted()
	return engine.Fit(whole, s.seats == b.seats && s.free == b.free && s.house == b.house && s.fixed == b.fixed)
}
