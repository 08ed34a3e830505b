package houses

import (
	"errors"

	"royals/engine"
	"royals/engine/cards"
)

// suits are the words for a home: 1 + suit, 0 before it is named.
var suits = [...]string{"-", "C", "D", "H", "S"}

// Fields describes the position. testdata/FACTS.md says what the facts mean.
func (s *State) Fields(f *engine.Fields) {
	f.Pack(cards.FullDeck, 1)
	f.Pack(high, 2)
	f.Rand("rng", &s.rng)
	for p := range uint8(2) {
		f.Owner = engine.Seat(p)
		lying(f, "hand", &s.hand[p], s.handN[p])
		told(f, "known", &s.known[p], 0)
		heap(f, "spoils", &s.spoils[p])
		heap(f, "meld", &s.meld[p])
		heap(f, "fresh", &s.fresh[p])
		told(f, "last-spoils", &s.prev.spoils[p], 0)
		told(f, "last-meld", &s.prev.meld[p], 0)
		told(f, "last-hand", &s.prev.hand[p], 0)
		engine.Word(f, "last-home", &s.prev.home[p], suits[:]...)
		engine.Bare(f, &s.prev.score[p])
		engine.Number(f, "total", &s.total[p], -1e6, 1e6)
		engine.Bare(f, &s.handN[p])
		engine.Numbers(f, "room", s.room[p][:], 0, packSize)
		engine.Word(f, "home", &s.home[p], suits[:]...)
		f.Card("battle", &s.battle[p])
	}
	f.Owner = engine.None
	heap(f, "won", &s.won)
	heap(f, "dead", &s.dead)
	told(f, "pick", &s.pick, 0)
	f.Pile("stack", s.stack[:], &s.stackN)
	f.Pile("discard", s.discard[:], &s.discardN)
	engine.SeatOf(f, "winner", &s.winner, 2, 1)
	engine.Word(f, "phase", &s.phase, info.Phases...)
	engine.SeatOf(f, "turn", &s.attacker, 2, 0)
	engine.SeatOf(f, "dealer", &s.dealer, 2, 0)
	engine.Number(f, "redeals", &s.redeals, 0, maxRedeals)
	engine.Number(f, "scoop", &s.scoop, 0, packSize)
	engine.Bare(f, &s.setup, &s.opt.redealCap)
	if f.Sets("rest") {
		engine.Word(f, "rest", &s.setup, rests[:]...)
	}
	f.Face("pay", &s.payFor)
	engine.Number(f, "deal", &s.deals, 1, 65535)
	engine.Bare(f, &s.opt.target)
	f.Flag("block", &s.block)
	f.BareFlags(&s.opt.redealAny, &s.opt.forced, &s.opt.opening, &s.opt.onlyOld, &s.opt.anyRansom, &s.opt.royalsMatch,
		&s.opt.undeclared, &s.opt.topAfterBlock, &s.opt.deadOpen)
}

// maxRedeals is how far forced new deals are counted.
const maxRedeals = 200

// heap walks a place where all cards are known.
func heap(f *engine.Fields, key string, b *bag) {
	if f.Sounding() {
		lie(f, key, *b)
	}
	told(f, key, b, 0)
}

// lying walks a place where n cards lie, of which those in the bag are known.
func lying(f *engine.Fields, key string, b *bag, n uint8) {
	unknown := int(n) - b.len()
	if f.Sounding() {
		lie(f, key, *b)
		f.Hidden(max(unknown, 0))
		if unknown < 0 {
			f.Fail("a hand holds more cards than it counts")
		}
	}
	told(f, key, b, max(unknown, 0))
}

func lie(f *engine.Fields, key string, b bag) {
	for t := b.faces() & cards.FullDeck; t != 0; t &= t - 1 {
		for range b.count(t.First()) {
			f.Lie(key, t.First())
		}
	}
}

// told walks the bytes and the text of a bag: "##" for each unknown card. The cards need not lie there.
func told(f *engine.Fields, key string, b *bag, unknown int) {
	engine.Bare(f, &b.lo, &b.hi)
	switch {
	case f.Sounding():
		if (b.lo|b.hi)&^cards.FullDeck != 0 || b.hi&^high != 0 {
			f.Fail(key + " holds a card that the pack does not")
		}
	case f.Asks(key):
		f.Text(&bagText{b, unknown})
	}
}

// bagText is the notation of a bag: "##,7C,7C".
type bagText struct {
	*bag
	unknown int
}

// String writes the cards.
func (t *bagText) String() string { return cards.List(t.append(make([]cards.Card, t.unknown))) }

// Parse reads the cards of the pack that String writes.
func (t *bagText) Parse(text string) error {
	list, ok := cards.ParseList(nil, text)
	if !ok {
		return errors.New("no list of cards")
	}
	*t.bag = bag{}
	for _, c := range list {
		if t.count(c) == pack.count(c) {
			return errors.New("the pack holds no " + c.String() + ", or not so many")
		}
		t.add(c)
	}
	return nil
}

// Fits reports whether the state is the whole truth of a game of the config.
func (s *State) Fits(c engine.Config) error {
	whole := s.rng.Inc&1 == 1
	for p := range s.hand {
		whole = whole && s.hand[p].len() == int(s.handN[p])
	}
	for _, x := range s.stack[:s.stackN] {
		whole = whole && x != cards.Back
	}
	return engine.Fit(whole, c.Seats == len(s.hand) && s.opt == readOptions(c))
}

// Where Finish puts the cards that no fact names.
const (
	restNone uint8 = iota // the position is finished
	restStack
	restDead
	restDiscard
)

var rests = [...]string{restStack: "stack", restDead: "dead", restDiscard: "discard"}

// Blank is P1's first draw in the first deal. P2 has dealt, P1 is of spades and P2 of hearts, and no card lies
// anywhere.
func (Game) Blank(c engine.Config) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	s := &State{opt: readOptions(c), phase: phaseDraw, dealer: 1, deals: 1, setup: restStack, rng: newRand(c)}
	s.home = [2]uint8{1 + uint8(cards.Spades), 1 + uint8(cards.Hearts)}
	for p := range s.room {
		s.room[p] = [4]uint8{packSize, packSize, packSize, packSize}
	}
	return s, nil
}

// Finish puts the cards that no fact names where the fact "rest" says, and works out what follows from the facts.
func (Game) Finish(st engine.State) error {
	s := st.(*State)
	if err := engine.Apart(s); err != nil {
		return err
	}
	left := engine.Unnamed(s, engine.None)
	switch s.setup {
	case restStack:
		slipUnder(&s.stack, &s.stackN, left)
	case restDiscard:
		slipUnder(&s.discard, &s.discardN, left)
	case restDead:
		for _, c := range left {
			s.dead.add(c)
		}
	}
	s.setup = restNone
	if s.phase < phaseDraw {
		s.attacker = 1 - s.dealer
		if s.phase == phaseAfterPass || s.phase == phaseLast {
			s.attacker = s.dealer
		}
	}
	switch {
	case s.phase == phaseAfter && s.winner == 0:
		s.winner = s.attacker + 1
	case s.phase == phaseKeep:
		s.winner = s.attacker + 1
		if answerWins(s.battle[s.attacker], s.battle[1-s.attacker]) {
			s.winner = 2 - s.attacker
		}
	}
	for p := range uint8(2) {
		s.handN[p] = uint8(s.hand[p].len())
		if s.known[p].len() > int(s.handN[p]) {
			return broken("more is known of a hand than it holds")
		}
		s.capRoom(p)
		if s.prev.home[p] != 0 {
			h := s.prev.holding(p)
			s.prev.score[p] = int16(h.score(&s.opt))
		}
	}
	return engine.Sound(s)
}

// slipUnder puts cards under a pile, the lowest on top.
func slipUnder(pile *[packSize]cards.Card, n *uint8, rest []cards.Card) {
	copy(pile[len(rest):], pile[:*n])
	for i, c := range rest {
		pile[len(rest)-1-i] = c
	}
	*n += uint8(len(rest))
}
