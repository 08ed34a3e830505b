package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// ending is a finished deal: what each player held when it was scored.
type ending struct {
	spoils, meld, hand [2]bag
	home               [2]uint8
	score              [2]int16
}

// State is a position of the match. Its methods are those that the engine asks for, and questions that several files
// ask.
type State struct {
	rng cards.Rand

	hand   [2]bag // where it is hidden, the known part of it
	known  [2]bag // the part of the hand that everybody knows (H19.4)
	spoils [2]bag // won in battles; the attacker's since before this turn (H5.6)
	meld   [2]bag // laid down as matches, and no longer fresh
	fresh  [2]bag // laid down this turn by the attacker, or in the turn before by the defender (H12.2)
	won    bag    // the attacker's spoils of this turn
	dead   bag
	pick   bag // cards picked so far for a match or a payment

	prev ending // the last finished deal

	total [2]int32 // points of the finished deals

	stack, discard   [packSize]cards.Card // the top is the last one
	stackN, discardN uint8
	handN            [2]uint8
	// room is how many unknown cards of each suit a hand can hold at most. An off-suit answer shows that there are none
	// (H8.2), and draws from the stack make room again. It never exceeds the number of unknown cards.
	room [2][4]uint8
	home [2]uint8 // 1 + suit, 0 before it is named

	battle   [2]cards.Card
	winner   uint8 // 1 + seat that won this turn's battle
	phase    uint8
	attacker uint8 // while houses are chosen: the seat that will attack first as things stand
	dealer   uint8
	redeals  uint8
	deals    uint16
	block    bool  // the attacker took a block this turn
	scoop    uint8 // cards of the block that is being chosen
	payFor   cards.Card
	setup    uint8 // where Finish puts the cards that no fact names: restStack and the like

	opt options
}

// Actors returns the seat that owes a decision.
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

// turn is the seat whose turn it is, None when the match is over.
func (s *State) turn() engine.Seat {
	if s.phase == phaseOver {
		return engine.None
	}
	return engine.Seat(s.attacker)
}

// Fresh returns a new zero state.
func (s *State) Fresh() engine.State { return new(State) }

// CopyFrom makes s equal to another state of the game.
func (s *State) CopyFrom(src engine.State) { *s = *src.(*State) }

// royals are the kings, queens and jacks of a seat's present home (H4.10).
func (s *State) royals(p uint8) cards.Set { return royalsOf(s.home[p]) }

// royalsOf are the royals of a home. There are none before it is named.
func royalsOf(home uint8) cards.Set {
	if home == 0 {
		return 0
	}
	return cards.AllCourts & cards.OfSuit(cards.Suit(home-1))
}

// homeSuit is a seat's home. It is NoSuit before it is named.
func (s *State) homeSuit(p uint8) cards.Suit {
	if s.home[p] == 0 {
		return cards.NoSuit
	}
	return cards.Suit(s.home[p] - 1)
}

// standing are the faces of the royals that give the attacker the royal privilege. H5.7 They are of the present home
// and lay in the spoils before the turn: those won since lie apart.
func (s *State) standing() cards.Set { return s.spoils[s.attacker].faces() & s.royals(s.attacker) }

// privileged reports whether the attacker has the royal privilege (H5.7).
func (s *State) privileged() bool { return s.standing() != 0 }

// board is everything that lies face up before a seat.
func (s *State) board(p uint8) bag {
	b := s.spoils[p].plus(s.meld[p]).plus(s.fresh[p])
	if p == s.attacker {
		b = b.plus(s.won)
	}
	return b
}

// shown are all cards that both players have seen outside the hands: boards, battle, discard and dead cards (H19.1,
// H19.3).
func (s *State) shown() bag {
	b := s.board(0).plus(s.board(1)).plus(s.dead)
	for _, c := range s.battle {
		if c != 0 {
			b.add(c)
		}
	}
	for _, c := range s.discard[:s.discardN] {
		b.add(c)
	}
	return b
}

// onBoard is how many cards of a rank count towards a match of the attacker. H10.4 Spoils and meld are one group.
// H10.8 With the option off, royals of the home do not count.
func (s *State) onBoard(r cards.Rank) int {
	m := ofRank(r)
	if !s.opt.royalsMatch {
		m &^= s.royals(s.attacker)
	}
	return s.board(s.attacker).in(m).len()
}

// beforeLead reports whether the battle of the turn is still to come (H5.8).
func (s *State) beforeLead() bool { return s.phase <= phaseBefore }

// drawing reports whether a draw is due.
func (s *State) drawing() bool { return s.phase >= phaseDraw && s.phase <= phaseRedraw }

// spare is how many cards may leave the attacker's hand now. H5.8 Before the battle one stays to fight with.
func (s *State) spare() int {
	if s.beforeLead() {
		return int(s.handN[s.attacker]) - 1
	}
	return int(s.handN[s.attacker])
}

// picking reports whether a choice has been begun.
func (s *State) picking() bool { return s.scoop != 0 || s.payFor != 0 || s.pick.lo|s.pick.hi != 0 }

// dropPick forgets the choice that has been begun.
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

// capRoom keeps room within the number of unknown cards.
func (s *State) capRoom(p uint8) {
	n := s.unknown(p)
	for i := range s.room[p] {
		s.room[p][i] = min(s.room[p][i], n)
	}
}

// own is a pile of a seat.
func own(kind, p uint8) engine.PileID { return engine.PileID{Kind: kind, Owner: engine.Seat(p)} }

// common is a pile that belongs to neither.
func common(kind uint8) engine.PileID { return engine.PileID{Kind: kind, Owner: engine.None} }
