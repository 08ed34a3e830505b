package kingdoms

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// The words of facts whose values are a small choice.
var (
	lieWords    = []string{"-", "diagonal", "upright", "sideways"}
	readyWords  = []string{"-", "fresh", "ready", "blocked"}
	askWords    = []string{"-", "action", "block", "jackrifice", "call"}
	attackWords = []string{"-", "arrows", "royal", "joker", "wipe"}
	aimWords    = []string{"r1", "r2", "r3", "face", "all"}
	pickWords   = []string{"-", "discard", "arrows"}
	stageWords  = []string{"-", "refill", "topup"}
	overWords   = []string{"-", "final", "empty", "idle", "conceded"}
	flagWords   = []string{"no", "yes"}
)

// Blank returns the position a case starts from.
func (Game) Blank(c engine.Config) (engine.State, error) {
	s, err := blank(c)
	if err != nil {
		return nil, err
	}
	s.rng = cards.NewRand(c.Seed, 0x4b)
	return s, nil
}

func word(words []string, v string) (uint8, error) {
	for i, w := range words {
		if w == v {
			return uint8(i), nil
		}
	}
	return 0, errors.New("want " + strings.Join(words, ", "))
}

func small(v string, max int) (uint8, error) {
	n, err := strconv.Atoi(v)
	if err != nil || n < 0 || n > max {
		return 0, errors.New("want a number from 0 to " + strconv.Itoa(max))
	}
	return uint8(n), nil
}

func seatOf(v string) (engine.Seat, error) {
	if s, ok := engine.ParseSeat(v); ok && s < 2 {
		return s, nil
	}
	return 0, errors.New("want P1 or P2")
}

// list reads cards in the order written; "-" is none.
func (s *state) list(v string) ([]cards.Card, error) {
	if v == "-" {
		return nil, nil
	}
	var cs []cards.Card
	for _, part := range strings.Split(v, ",") {
		c, err := s.parseCard(part)
		if err != nil {
			return nil, err
		}
		cs = append(cs, c)
	}
	return cs, nil
}

func (s *state) listBag(v string) (bag, error) {
	var b bag
	cs, err := s.list(v)
	for _, c := range cs {
		if b.count(c) >= int(s.decks) {
			return b, errors.New(c.String() + " is there too often")
		}
		b.add(c)
	}
	return b, err
}

// Place sets one fact; testdata/FACTS.md lists them.
func (Game) Place(es engine.State, f engine.Fact) error {
	s := es.(*state)
	var err error
	if f.Seat < 2 {
		err = s.placeSide(&s.side[f.Seat], f)
	} else if f.Seat == engine.None {
		err = s.place(f)
	} else {
		err = errors.New("no such seat")
	}
	if err != nil {
		return errors.New("kingdoms: " + f.Key + " " + f.Value + ": " + err.Error())
	}
	return nil
}

func (s *state) place(f engine.Fact) (err error) {
	switch v := f.Value; f.Key {
	case "stock":
		cs, err := s.list(v)
		if err != nil || len(cs) > most {
			return err
		}
		s.stock, s.stockN = [most]cards.Card{}, uint8(len(cs))
		for i, c := range cs {
			s.stock[len(cs)-1-i] = c
		}
	case "discard":
		s.discard, err = s.listBag(v)
	case "table":
		s.table, err = s.listBag(v)
	case "pick":
		s.pick, err = s.listBag(v)
	case "picking":
		s.picking, err = word(pickWords, v)
	case "turn":
		s.turn, err = seatOf(v)
	case "ask":
		s.ask, err = word(askWords, v)
	case "asked":
		s.asked, err = seatOf(v)
	case "attack":
		s.attack, err = word(attackWords, v)
	case "by":
		s.by, err = small(v, slots)
		if s.by > 0 {
			s.by--
		}
	case "aim":
		s.aim, err = word(aimWords, v)
	case "aces":
		s.aces, err = small(v, 8)
	case "drawer":
		s.drawer, err = seatOf(v)
	case "stage":
		s.stage, err = word(stageWords, v)
	case "reshuffles":
		s.reshuffles, err = small(v, 5)
	case "called":
		s.called, err = yes(v)
	case "final":
		s.final, err = small(v, 3)
	case "idle":
		s.idle, err = small(v, idleMost)
	case "spent":
		s.spent, err = yes(v)
	case "ended":
		s.over, err = word(overWords, v)
	case "conceded":
		s.conceded, err = seatOf(v)
	case "phase", "stocked":
		// They follow from the rest.
	case "blind":
		s.blind, err = small(v, 2*fullHand+1)
	case "rng":
		r, ok := cards.ParseRand(v)
		if !ok {
			return errors.New("want two hexadecimal numbers with a colon between")
		}
		s.rng = r
	default:
		return errors.New("no such fact")
	}
	return err
}

func yes(v string) (bool, error) {
	n, err := word(flagWords, v)
	return n == 1, err
}

func (s *state) placeSide(d *side, f engine.Fact) (err error) {
	switch v := f.Value; f.Key {
	case "hand":
		d.hand, err = s.listBag(v)
		d.handN = uint8(d.hand.len())
	case "old":
		d.old, err = s.listBag(v)
	case "loose":
		d.loose, err = s.listBag(v)
	case "had":
		d.had, err = yes(v)
	case "points":
		// It follows from the rest.
	case "r1", "r2", "r3":
		return s.placeRoyal(d, f.Key[1]-'1', v)
	case "j1", "j2":
		return s.placeJoker(d, f.Key[1]-'1', v)
	case "won":
		return s.placeWon(d, v)
	default:
		return errors.New("no such fact")
	}
	return err
}

// placeRoyal reads "KS upright 2C,8D", "KS upright" or "-".
func (s *state) placeRoyal(d *side, slot uint8, v string) (err error) {
	d.royal[slot], d.lie[slot], d.under[slot] = cards.Back, 0, bag{}
	if v == "-" {
		return nil
	}
	w := strings.Fields(v)
	if len(w) < 2 || len(w) > 3 {
		return errors.New("want a royal, how it lies, and the cards under it")
	}
	if d.royal[slot], err = s.parseCard(w[0]); err != nil {
		return err
	}
	if d.lie[slot], err = word(lieWords, w[1]); err == nil && len(w) == 3 {
		d.under[slot], err = s.listBag(w[2])
	}
	return err
}

// placeJoker reads "X1 ready" or "-".
func (s *state) placeJoker(d *side, slot uint8, v string) (err error) {
	d.joker[slot], d.ready[slot] = cards.Back, 0
	if v == "-" {
		return nil
	}
	w := strings.Fields(v)
	if len(w) != 2 {
		return errors.New("want a joker and how it is")
	}
	if d.joker[slot], err = s.parseCard(w[0]); err == nil {
		d.ready[slot], err = word(readyWords, w[1])
	}
	return err
}

// placeWon reads "QD/5H/7C,X1/6D".
func (s *state) placeWon(d *side, v string) error {
	d.won, d.wonN, d.stacks, d.pairs = [most]cards.Card{}, 0, 0, 0
	if v == "-" {
		return nil
	}
	for _, g := range strings.Split(v, ",") {
		parts := strings.Split(g, "/")
		head, err := s.parseCard(parts[0])
		if err != nil {
			return err
		}
		b, err := s.listBag(strings.Join(parts[1:], ","))
		if err != nil {
			return err
		}
		under := b.append(nil)
		if int(d.wonN)+1+len(under) > most {
			return errors.New("too many cards")
		}
		d.won[d.wonN] = head
		d.wonN++
		d.wonN += uint8(copy(d.won[d.wonN:], under))
		if head.IsJoker() {
			d.pairs++
		} else {
			d.stacks++
		}
	}
	return nil
}

// Seal puts every card not named into the stock, below the named ones, in numeric order, and works out what follows: hand
// counts, running scores, who has recruited, the call at the limit.
func (Game) Seal(es engine.State) error {
	s := es.(*state)
	var seen [cards.Faces]int
	note := func(cs []cards.Card) error {
		for _, c := range cs {
			if c == cards.Back {
				continue
			}
			if seen[c]++; seen[c] > int(s.decks) {
				return errors.New("kingdoms: " + c.String() + " is named too often")
			}
		}
		return nil
	}
	named := append([]cards.Card(nil), s.stock[:s.stockN]...)
	named = s.table.append(s.discard.append(named))
	for i := range s.side {
		d := &s.side[i]
		named = d.loose.append(d.hand.append(named))
		for j := range d.under {
			named = append(d.under[j].append(named), d.royal[j])
		}
		named = append(append(named, d.joker[:]...), d.won[:d.wonN]...)
	}
	if err := note(named); err != nil {
		return err
	}
	var rest []cards.Card
	for c := cards.Card(1); c < cards.Faces; c++ {
		for range int(s.decks) - seen[c] {
			rest = append(rest, c)
		}
	}
	if len(rest) > 0 {
		if s.called && s.final > 0 || s.stockN == 0 && s.final > 0 {
			return errors.New("kingdoms: in the Last Round every card must be named: " + cards.List(rest))
		}
		n := len(rest)
		copy(s.stock[n:], s.stock[:s.stockN])
		for i, c := range rest { // numeric order from the top, so the lowest lies highest
			s.stock[n-1-i] = c
		}
		s.stockN += uint8(n)
	}
	for i := range s.side {
		d := &s.side[i]
		d.had = d.had || d.stacks > 0 || d.royal != [slots]cards.Card{}
	}
	for i := range s.side {
		if err := s.checkSide(engine.Seat(i)); err != nil && err != badScore && err != badCold {
			return err
		}
		s.side[i].score = int16(s.side[i].points())
	}
	if s.called && s.reshuffles == 0 {
		s.reshuffles = 1
	}
	if s.reshuffles >= s.limit {
		s.called = true
	}
	switch { // who is asked follows from the rest, but for a call
	case s.over != 0:
		s.ask, s.asked = 0, 0
	case s.ask == askAction:
		s.asked = s.turn
	case s.ask == askBlock && s.aces&1 == 1:
		s.asked = s.turn
	case s.ask == askBlock || s.ask == askJack:
		s.asked = foe(s.turn)
	case s.ask == askCall:
		s.drawer = s.turn
	}
	return s.Check()
}
