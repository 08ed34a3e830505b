package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// The fixed sizes (K2.2, K2.4) and the most cards there can be (K1.2).
const (
	fullHand = 5
	slots    = 3
	bombs    = 2
	most     = 108
	idleMost = 6 // K18.3
)

// How a royal lies (section 4 of the rulebook). 0 is an empty slot. Diagonal and upright are standing.
const (
	diagonal uint8 = 1 + iota
	upright
	sideways
)

// How a joker is: revealed this turn, ready, or blocked this turn and not to be tried again (K12.6).
const (
	fresh uint8 = 1 + iota
	ready
	blocked
)

// The kinds of decision (section 5).
const (
	askAction uint8 = 1 + iota
	askBlock
	askJack
	askCall
)

// The kinds of attack (K3.5).
const (
	byArrows uint8 = 1 + iota
	byRoyal
	byJoker
	byWipe
)

// What an attack is aimed at, beside the slots 0 to 2 of a royal.
const (
	atFace uint8 = 3
	atAll  uint8 = 4
)

// What the pick is for.
const (
	pickDiscard uint8 = 1 + iota
	pickArrows
)

// Which draw is going on between two turns (K5.5).
const (
	stageRefill uint8 = 1 + iota
	stageTopUp
)

// How the game ended (K18).
const (
	overFinal uint8 = 1 + iota
	overEmpty
	overIdle
	overConceded
)

// The options.
const (
	refillEnd uint8 = iota
	refillStart
)
const (
	wipeLiteral uint8 = iota
	wipeReversed
)
const (
	callBoth uint8 = iota
	callDrawer
	callAuto
)

// side is one player's half of the table.
type side struct {
	hand  bag
	old   bag // the cards of the hand that were in it at the last reshuffle: the other player can work them out
	loose bag // score pile: arrow cards and tributes (K19.4)
	under [slots]bag
	// score pile: stacks and joker pairs as they came, each a royal with its number cards, or a joker with its one.
	won    [most]cards.Card
	wonN   uint8
	stacks uint8
	pairs  uint8
	royal  [slots]cards.Card
	lie    [slots]uint8
	joker  [bombs]cards.Card
	ready  [bombs]uint8
	handN  uint8
	had    bool // has recruited at some time (K4.4)
	score  int16
}

// state is a position.
type state struct {
	side    [2]side
	stock   [most]cards.Card // the top is the last one
	stockN  uint8
	discard bag
	table   bag // the number cards of the attack going on (K7.1)
	pick    bag // of the seat whose turn it is
	picking uint8
	rng     cards.Rand

	turn  engine.Seat
	ask   uint8
	asked engine.Seat

	attack, by, aim, aces uint8

	drawer engine.Seat
	stage  uint8

	reshuffles uint8
	called     bool
	final      uint8 // 1 Last Round opened, 2 first final turn, 3 second
	idle       uint8
	spent      bool // the player whose turn it is has spent a card
	over       uint8
	conceded   engine.Seat

	// Options.
	decks, refill, wipe, limit, lastCall uint8
	noRetry                              bool

	blind uint8 // redacted for an onlooker: 1 plus how many of the known old cards are P1's; side[0].old holds them all
}

// foe returns the other seat.
func foe(s engine.Seat) engine.Seat { return s ^ 1 }

// Fresh returns a new zero state.
func (s *state) Fresh() engine.State { return new(state) }

// CopyFrom makes s equal to src.
func (s *state) CopyFrom(src engine.State) { *s = *src.(*state) }

// Actors returns who owes the decision: always exactly one seat (section 5).
func (s *state) Actors() engine.SeatSet {
	if s.over != 0 {
		return 0
	}
	return engine.Only(s.asked)
}

// open reports whether royals and jokers may attack: both seats have recruited (K4.4, K4.8).
func (s *state) open() bool { return s.side[0].had && s.side[1].had }

// phase returns the phase of K4.1.
func (s *state) phase() uint8 {
	switch {
	case s.final > 0:
		return phaseLast
	case s.open():
		return phaseBattle
	}
	return phaseCold
}

// standing returns the slots of the royals that stand, one bit each (K3.4).
func (d *side) standing() uint8 {
	var m uint8
	for i, l := range d.lie {
		if l == diagonal || l == upright {
			m |= 1 << i
		}
	}
	return m
}

// stands reports whether slot holds a standing royal.
func (d *side) stands(slot uint8) bool {
	return slot < slots && (d.lie[slot] == diagonal || d.lie[slot] == upright)
}

// ranks returns the combined rank of the standing royals (K12.13).
func (d *side) ranks() int {
	n := 0
	for i := range d.lie {
		if d.stands(uint8(i)) {
			n += rank(d.royal[i])
		}
	}
	return n
}

// Where the piles are.
var (
	stockPile   = engine.PileID{Kind: pStock, Owner: engine.None}
	discardPile = engine.PileID{Kind: pDiscard, Owner: engine.None}
	tablePile   = engine.PileID{Kind: pTable, Owner: engine.None}
)

func pile(kind uint8, owner engine.Seat, slot uint8) engine.PileID {
	return engine.PileID{Kind: kind, Owner: owner, Slot: slot}
}

// lay sets how a royal lies.
func (s *state) lay(p engine.Seat, slot, how uint8, ev *engine.Events) {
	s.side[p].lie[slot] = how
	ev.Count(cLie, p, slot, int(how))
}

// leave takes a card out of a hand. An equal card held since the last reshuffle goes first.
func (s *state) leave(p engine.Seat, c cards.Card) {
	d := &s.side[p]
	d.hand.remove(c)
	d.handN--
	if d.old.has(c) {
		d.old.remove(c)
	}
	if p == s.turn {
		s.spent = true // K18.3
	}
}

// toDiscard puts a card from a hand on the discard pile.
func (s *state) toDiscard(p engine.Seat, c cards.Card, ev *engine.Events) {
	s.leave(p, c)
	s.discard.add(c)
	ev.Move(c, pile(pHand, p, 0), 0, discardPile, 0)
}

// gain adds points (K19.8).
func (s *state) gain(p engine.Seat, n int, ev *engine.Events) {
	s.side[p].score += int16(n)
	ev.Count(cScore, p, 0, int(s.side[p].score))
}

// code walks the state for Encode and Decode.
func (s *state) code(c *engine.Coder) {
	engine.Num(c, &s.decks)
	codeBag := func(b *bag) {
		engine.Num(c, &b.one)
		if s.decks == 2 { // with one deck nothing is there twice
			engine.Num(c, &b.two)
		}
	}
	for i := range s.side {
		d := &s.side[i]
		codeBag(&d.hand)
		codeBag(&d.old)
		codeBag(&d.loose)
		for j := range d.under {
			codeBag(&d.under[j])
		}
		engine.Cards(c, d.won[:], &d.wonN)
		engine.Num(c, &d.stacks)
		engine.Num(c, &d.pairs)
		for j := range d.royal {
			engine.Num(c, &d.royal[j])
			engine.Num(c, &d.lie[j])
		}
		for j := range d.joker {
			engine.Num(c, &d.joker[j])
			engine.Num(c, &d.ready[j])
		}
		engine.Num(c, &d.handN)
		c.Bool(&d.had)
		engine.Num(c, &d.score)
	}
	engine.Cards(c, s.stock[:], &s.stockN)
	codeBag(&s.discard)
	codeBag(&s.table)
	codeBag(&s.pick)
	engine.Num(c, &s.picking)
	c.Rand(&s.rng)
	engine.Num(c, &s.turn)
	engine.Num(c, &s.ask)
	engine.Num(c, &s.asked)
	engine.Num(c, &s.attack)
	engine.Num(c, &s.by)
	engine.Num(c, &s.aim)
	engine.Num(c, &s.aces)
	engine.Num(c, &s.drawer)
	engine.Num(c, &s.stage)
	engine.Num(c, &s.reshuffles)
	c.Bool(&s.called)
	engine.Num(c, &s.final)
	engine.Num(c, &s.idle)
	c.Bool(&s.spent)
	engine.Num(c, &s.over)
	engine.Num(c, &s.conceded)
	engine.Num(c, &s.refill)
	engine.Num(c, &s.wipe)
	engine.Num(c, &s.limit)
	engine.Num(c, &s.lastCall)
	c.Bool(&s.noRetry)
	engine.Num(c, &s.blind)
}

// Encode appends the canonical bytes.
func (s *state) Encode(buf []byte) []byte {
	w := engine.Writer(buf)
	s.code(&w)
	return w.Buf
}

// Decode reads what Encode wrote; a position that breaks an invariant is refused too.
func (s *state) Decode(data []byte) error {
	var t state
	r := engine.Reader(data)
	t.code(&r)
	if err := r.Close(); err != nil {
		return err
	}
	if engine.Checked {
		if err := t.Check(); err != nil {
			return err
		}
	}
	*s = t
	return nil
}
