package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// options are the rules a table has agreed on (section 0 of the rulebook).
type options struct {
	target        int16 // 0: one deal decides
	redealCap     uint8
	redealAny     bool
	forced        bool
	opening       bool
	onlyOld       bool
	anyRansom     bool
	royalsMatch   bool
	undeclared    bool
	topAfterBlock bool
	deadOpen      bool
}

// ending is a finished deal: what each player had when it was scored.
type ending struct {
	spoils, meld, hand [2]bag
	home               [2]uint8
	score              [2]int16
}

// State is a position of the match.
type State struct {
	rng cards.Rand

	hand   [2]bag // of a seat that is redacted away: what is publicly known of it
	known  [2]bag // the part of the hand that everybody knows (H19.4)
	spoils [2]bag // won in battles; of the attacker only what was there before the turn (H5.6)
	meld   [2]bag // laid down as matches, neither this turn nor in the other side's turn before
	fresh  [2]bag // the attacker's: laid down this turn; the defender's: laid down in the turn before (H12.2)
	won    bag    // the attacker's spoils of this turn
	dead   bag
	pick   bag // cards picked so far for a match or a payment

	prev ending // the last finished deal

	total [2]int32 // points of the finished deals

	stack, discard   [packSize]cards.Card // the top is the last one
	stackN, discardN uint8
	handN            [2]uint8
	// room is the most unknown cards of each suit that a hand can hold: off-suit answers show a void (H8.2), later
	// draws from the stack may fill it. It is never more than the number of unknown cards.
	room [2][4]uint8
	home [2]uint8 // 1 + suit, 0 before it is named

	battle   [2]cards.Card
	winner   uint8 // 1 + seat that won this turn's battle
	phase    uint8
	attacker uint8 // in the naming: who will attack first as things stand
	dealer   uint8
	redeals  uint8
	deals    uint16
	block    bool  // the attacker took a block this turn
	scoop    uint8 // cards of the block that is being chosen
	payFor   cards.Card
	setup    uint8 // only between Blank and Seal: 1, or 2 when unnamed cards go to the dead pile

	opt options
}

// Actors returns who owes a decision.
func (s *State) Actors() engine.SeatSet {
	if s.phase == phaseOver {
		return 0
	}
	return 1 << s.actor()
}

// actor is the seat that owes the decision of the phase.
func (s *State) actor() uint8 {
	switch s.phase {
	case phaseFirst, phaseLast:
		return 1 - s.dealer
	case phaseSecond, phaseAfterPass:
		return s.dealer
	case phaseDefender, phaseAnswer:
		return 1 - s.attacker
	case phaseKeep:
		return s.winner - 1
	}
	return s.attacker
}

// Fresh returns a new zero state.
func (s *State) Fresh() engine.State { return new(State) }

// CopyFrom makes s equal to another state of the game.
func (s *State) CopyFrom(src engine.State) { *s = *src.(*State) }

// royals are the kings, queens and jacks of a seat's present home (H4.10).
func (s *State) royals(p uint8) cards.Set {
	if s.home[p] == 0 {
		return 0
	}
	return cards.AllCourts & cards.OfSuit(cards.Suit(s.home[p]-1))
}

// homeSuit is a seat's home, NoSuit before it is named.
func (s *State) homeSuit(p uint8) cards.Suit {
	if s.home[p] == 0 {
		return cards.NoSuit
	}
	return cards.Suit(s.home[p] - 1)
}

// standing are the royals that give the attacker the royal privilege, as faces.
// H5.7 In the spoils now, of the present home, and on the board since before the turn: "won" holds what is younger.
func (s *State) standing() cards.Set { return s.spoils[s.attacker].faces() & s.royals(s.attacker) }

// privileged reports whether the attacker has the royal privilege (H5.7).
func (s *State) privileged() bool { return s.standing() != 0 }

// board is all that lies face up before a seat.
func (s *State) board(p uint8) bag {
	b := s.spoils[p].plus(s.meld[p]).plus(s.fresh[p])
	if p == s.attacker {
		b = b.plus(s.won)
	}
	return b
}

// onBoard is how many cards of a rank count towards a match of the attacker.
// H10.4 Spoils and meld together are one group. H10.8 With the option off, royals of the home are left out.
func (s *State) onBoard(r cards.Rank) int {
	m := ofRank(r)
	if !s.opt.royalsMatch {
		m &^= s.royals(s.attacker)
	}
	return s.board(s.attacker).in(m).len()
}

// beforeLead reports whether the battle of the turn is still to come (H5.8).
func (s *State) beforeLead() bool { return s.phase <= phaseBefore }

// picking reports whether a choice has been begun.
func (s *State) picking() bool { return s.scoop != 0 || s.payFor != 0 || s.pick.lo|s.pick.hi != 0 }

func (s *State) dropPick() { s.pick, s.scoop, s.payFor = bag{}, 0, 0 }

// top is the newest discard, Back when there is none.
func (s *State) top() cards.Card {
	if s.discardN == 0 {
		return cards.Back
	}
	return s.discard[s.discardN-1]
}

// unknown is how many cards of a hand are not publicly known.
func (s *State) unknown(p uint8) uint8 { return s.handN[p] - uint8(s.known[p].len()) }

// leaveHand takes a card out of a hand. A copy that is publicly known goes first, for nobody else can tell it from an
// unknown one (H19.4).
func (s *State) leaveHand(p uint8, c cards.Card) {
	s.hand[p].remove(c)
	s.handN[p]--
	if s.known[p].has(c) {
		s.known[p].remove(c)
		return
	}
	s.room[p][c.Suit()]--
	s.capRoom(p)
}

// capRoom keeps room within the number of unknown cards.
func (s *State) capRoom(p uint8) {
	n := s.unknown(p)
	for i := range s.room[p] {
		s.room[p][i] = min(s.room[p][i], n)
	}
}

// toHandKnown puts a card that everybody has seen into a hand (H19.4).
func (s *State) toHandKnown(p uint8, c cards.Card) {
	s.hand[p].add(c)
	s.known[p].add(c)
	s.handN[p]++
}

// popDiscard takes the top discard.
func (s *State) popDiscard() cards.Card {
	s.discardN--
	c := s.discard[s.discardN]
	s.discard[s.discardN] = 0
	return c
}

// popStack takes the top of the stack.
func (s *State) popStack() cards.Card {
	s.stackN--
	c := s.stack[s.stackN]
	s.stack[s.stackN] = 0
	return c
}

func own(kind, p uint8) engine.PileID {
	return engine.PileID{Kind: kind, Owner: engine.Seat(p)}
}

func common(kind uint8) engine.PileID { return engine.PileID{Kind: kind, Owner: engine.None} }

// bury tells that a card went face down to the dead pile, or openly when the table plays it so (H19.3), and puts it
// there.
func (s *State) bury(c cards.Card, from engine.PileID, ev *engine.Events) {
	s.dead.add(c)
	if ev == nil {
		return
	}
	if s.opt.deadOpen {
		ev.Move(c, from, 0, common(pileGone), 0)
		return
	}
	ev.MoveSeen(c, from, 0, common(pileDead), 0, engine.Everybody)
	ev.Turn(cards.Back, common(pileDead), 0, engine.Everybody)
}
