package usurpers

import (
	"errors"
	"slices"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// Fields walks over the position. The facts are described in testdata/FACTS.md.
func (s *State) Fields(f *engine.Fields) {
	if engine.Bare(f, &s.n, &s.eyes); s.n < 3 || s.n > seats {
		f.Fail("3 to 6 seats play")
		return
	}
	for x := range engine.Seat(s.n) {
		f.Owner = x
		seatFields(f, s, x)
	}
	f.Owner = engine.None
	engine.Number(f, "round", &s.round, 1, 1<<32-1)
	engine.Bare(f, &s.cap)
	f.BareFlags(&s.subAny, &s.numbers, &s.forced, &s.topOnly)
	engine.Word(f, "phase", &s.phase, phaseWords...)
	if engine.Bare(f, &s.aim); f.Asks("aim") {
		f.Text(aiming{s})
	}
	engine.Number(f, "hits", &s.hits, 0, 2*pairs)
	engine.Bare(f, &s.npairs)
	engine.SeatOf(f, "turn", &s.turn, int(s.n), 0)
	engine.SeatOf(f, "first", &s.first, int(s.n), 0)
	engine.SeatOf(f, "asked", &s.asked, int(s.n), 0)
	engine.SeatOrNone(f, "rival", &s.rival, int(s.n))
	engine.SeatOrNone(f, "winner", &s.winner, int(s.n))
	engine.Bare(f, &s.half)
	engine.Bare(f, &s.out)
	f.Set("pick", &s.pick)
	if s.phase == phaseSettle {
		for slot := range s.swap {
			engine.Bare(f, &s.swap[slot])
		}
	}
	if f.Asks("changes") {
		f.Text(changing{s})
	}
	if s.npairs > pairs {
		f.Fail("too many pairs")
		return
	}
	for i := range s.pairPicks[:s.npairs] {
		engine.Bare(f, &s.pairPicks[i].shield, &s.pairPicks[i].sword)
	}
	if f.Asks("pairs") {
		f.Text(matched{s})
	}
	if f.Sets("rest") {
		dropRest(f, s, engine.AllSeats(int(s.n)))
	}
}

// seatFields walks over what belongs to a seat.
func seatFields(f *engine.Fields, s *State, x engine.Seat) {
	f.Pack(cards.FullDeck, 1)
	f.Rand("rng", &s.rng[x])
	f.Hand("hand", &s.hand[x], int(s.nhand[x]))
	f.Hand("committed", &s.committed[x], int(s.down(x)))
	f.Heap("arena", &s.arena[x])
	f.Hand("discard", &s.discard[x], int(s.ndisc[x]))
	f.Set("known", &s.known[x])
	if s.topOnly {
		f.Set("seen", &s.seen[x])
	} else {
		engine.Bare(f, &s.seen[x])
	}
	f.Pile("draw", s.draw[x][:], &s.ndraw[x])
	if s.topOnly {
		f.Face("top", &s.top[x])
	} else {
		engine.Bare(f, &s.top[x])
	}
	engine.Bare(f, &s.royals[x])
	for t := cards.Set(s.royals[x] & (1<<courts - 1)); t != 0; t &= t - 1 {
		slot := uint8(t.First())
		engine.Bare(f, &s.point[x][slot])
		f.Lie("royals", faceOf(slot), s.point[x][slot])
	}
	if f.Asks("royals") {
		f.Text(court{s, x})
	}
	engine.Bare(f, &s.nhand[x], &s.ncom[x], &s.ndisc[x])
	engine.Number(f, "shown", &s.shown[x], 0, deck)
	engine.Bare(f, &s.points[x])
	if f.Sets("rest") {
		dropRest(f, s, engine.Only(x))
	}
}

// dropRest reads the fact "rest": where the cards of some seats go that no fact names. Finish puts them under the draw
// piles.
func dropRest(f *engine.Fields, s *State, who engine.SeatSet) {
	switch f.Value() {
	case "draw":
	case "discard":
		for ; who != 0; who = who.Remove(who.First()) {
			s.discard[who.First()] |= cards.Of(engine.Unnamed(s, who.First())...)
		}
	default:
		f.Fail("want draw or discard")
	}
}

// phaseWords are the phases that a position can be in.
var phaseWords = append([]string{phaseNone: ""}, info.Phases[phaseAction:]...)

// Reasons why a text is no field.
var (
	errFace    = errors.New("no face card")
	errRoyal   = errors.New("royals are written KS/4S,QD/2D, each face card once")
	errPairing = errors.New("pairs are written P2:9C>P1:4D,P2:8C>, the shield first")
	errChange  = errors.New("changes are written KS=4S,QD=x")
)

// joined returns a list of entries, "-" for none.
func joined(list []string) string {
	if len(list) == 0 {
		return "-"
	}
	return strings.Join(list, ",")
}

// entries splits a list of entries, none for "-".
func entries(text string) []string {
	if text == "-" {
		return nil
	}
	return strings.Split(text, ",")
}

// court is the fact "royals": face cards with their point cards.
type court struct {
	s *State
	x engine.Seat
}

func (c court) String() string {
	var list []string
	for t := cards.Set(c.s.royals[c.x]); t != 0; t &= t - 1 {
		slot := uint8(t.First())
		list = append(list, faceOf(slot).String()+"/"+c.s.point[c.x][slot].String())
	}
	return joined(list)
}

func (c court) Parse(text string) error {
	mask, point := &c.s.royals[c.x], &c.s.point[c.x]
	*mask, *point = 0, [courts]cards.Card{}
	for _, entry := range entries(text) {
		left, right, _ := strings.Cut(entry, "/")
		face, ok1 := parseCard(left)
		under, ok2 := parseCard(right)
		if !ok1 || !ok2 || !face.Court() || worth[under] == 0 || *mask>>slotOf(face)&1 != 0 {
			return errRoyal
		}
		*mask |= 1 << slotOf(face)
		point[slotOf(face)] = under
	}
	return nil
}

// aiming is the fact "aim": the face card of the royal that is struck at.
type aiming struct{ s *State }

func (a aiming) String() string {
	if a.s.aim == 0 {
		return "-"
	}
	return faceOf(a.s.aim - 1).String()
}

func (a aiming) Parse(text string) error {
	a.s.aim = 0
	if text == "-" {
		return nil
	}
	face, ok := parseCard(text)
	if !ok || !face.Court() {
		return errFace
	}
	a.s.aim = slotOf(face) + 1
	return nil
}

// matched is the fact "pairs": the pairs picked, and a shield that has no sword yet.
type matched struct{ s *State }

func (m matched) String() string {
	var list []string
	for _, p := range m.s.pairPicks[:m.s.npairs] {
		list = append(list, p.String())
	}
	if m.s.half != 0 {
		list = append(list, m.s.half.String()+">")
	}
	return joined(list)
}

func (m matched) Parse(text string) error {
	s := m.s
	s.npairs, s.half, s.pairPicks = 0, 0, [pairs]pairing{}
	for _, entry := range entries(text) {
		left, right, _ := strings.Cut(entry, ">")
		shield, ok := parseLot(s, left)
		switch {
		case !ok || s.npairs == pairs:
			return errPairing
		case right == "":
			s.half = shield
			continue
		}
		sword, ok := parseLot(s, right)
		if !ok {
			return errPairing
		}
		s.pairPicks[s.npairs] = pairing{shield, sword}
		s.npairs++
	}
	s.picked().sort()
	return nil
}

// changing is the fact "changes": the changes picked for a payment.
type changing struct{ s *State }

func (c changing) String() string {
	var list []string
	for slot, under := range c.s.swap {
		face := faceOf(uint8(slot)).String()
		if c.s.out>>slot&1 != 0 {
			list = append(list, face+"=x")
		} else if under != cards.Back {
			list = append(list, face+"="+under.String())
		}
	}
	return joined(list)
}

func (c changing) Parse(text string) error {
	c.s.out, c.s.swap = 0, [courts]cards.Card{}
	for _, entry := range entries(text) {
		left, right, _ := strings.Cut(entry, "=")
		face, ok1 := parseCard(left)
		under, ok2 := parseCard(right)
		switch {
		case !ok1 || !face.Court() || !ok2 && right != "x":
			return errChange
		case right == "x":
			c.s.out |= 1 << slotOf(face)
		default:
			c.s.swap[slotOf(face)] = under
		}
	}
	return nil
}

// Blank returns an empty table: nothing dealt, P1 to choose an action in round 1.
func (Game) Blank(c engine.Config) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	if _, err := starter(c); err != nil {
		return nil, err
	}
	s := new(State)
	*s = blank(c)
	s.asked = engine.None
	for x := range engine.Seat(s.n) {
		s.rng[x] = cards.NewRand(c.Seed, uint64(x))
	}
	return s, nil
}

// Finish puts the cards that no fact names under the draw piles in numeric order, and counts. It sets what follows from
// the phase and from what lies open, and checks the whole.
func (Game) Finish(st engine.State) error {
	s := st.(*State)
	if err := engine.Apart(s); err != nil {
		return err
	}
	for x := range engine.Seat(s.n) {
		rest := engine.Unnamed(s, x)
		if int(s.ndraw[x])+len(rest) > deck {
			return broken("too many cards")
		}
		slices.Reverse(rest)
		copy(s.draw[x][len(rest):], s.draw[x][:s.ndraw[x]])
		s.ndraw[x] += uint8(copy(s.draw[x][:], rest))
		s.points[x] = s.sum(x, cards.Set(s.royals[x]))
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
		case phasePair, phaseSettle:
			s.asked = s.rival
		case phaseOver:
			s.asked = 0
		default:
			s.asked = s.turn
		}
	}
	return engine.Sound(s)
}

// Fits reports whether the state is the whole truth of a game of the config.
func (s *State) Fits(c engine.Config) error {
	whole := s.eyes == 0
	for x := range s.n {
		whole = whole && s.rng[x].Inc&1 == 1
	}
	return engine.Fit(whole, int(s.n) == c.Seats && s.options == readOptions(c))
}
