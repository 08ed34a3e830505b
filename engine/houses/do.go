package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// doing is an action being carried out: the position, and the events that tell of it, nil where nobody listens.
type doing struct {
	*State
	ev *engine.Events
}

// Do carries out a legal action.
func (s *State) Do(_ engine.Seat, a engine.Action, ev *engine.Events) {
	doing{s, ev}.act(a)
	if ev != nil && !a.IsStep() {
		ev.Phase(s.phase, s.turn(), s.Actors())
	}
}

// act is the switch over the verbs.
func (s doing) act(a engine.Action) {
	c := cards.Card(a.A())
	switch v := a.Verb(); v {
	case verbScoop:
		s.scoop = a.A() + 1
	case verbPick, verbPickUp:
		s.pick.add(c)
	case verbPay:
		s.pick.add(c)
		s.payFor = cards.Card(a.B())
	case verbHouse:
		s.name(cards.Suit(a.A()))
	case verbPass:
		s.pass()
	case verbRedeal:
		s.redeal()
	case verbDraw:
		s.drawStack(s.actor())
		s.drawn()
	case verbTake:
		s.drawTop(s.actor())
		s.drawn()
	case verbSkip:
		s.drawNothing(s.actor())
		s.drawn()
	case verbMeld:
		s.meldPicked()
	case verbLead:
		s.lead(c)
	case verbAnswer:
		s.answer(c)
	case verbKeep:
		s.keep(a.B())
	case verbSlaySpoils, verbSlayMeld, verbSlayFresh:
		s.slay(v, c, cards.Card(a.B()))
	case verbRansom:
		s.ransom(c, cards.Card(a.B()))
	case verbDiscard:
		s.throw(c, false)
	case verbEnd:
		s.throw(c, true)
	case verbEndBare:
		s.end()
	case verbDone:
		s.endTurn()
	default:
		s.change(c, int(v-verbChangeHand))
	}
}

// leaveHand takes a card out of a hand. A copy that everybody knows goes first (H19.4), for the other player cannot
// tell it from an unknown one.
func (s doing) leaveHand(p uint8, c cards.Card) {
	s.hand[p].remove(c)
	s.handN[p]--
	if s.known[p].has(c) {
		s.known[p].remove(c)
		return
	}
	s.room[p][c.Suit()]--
	s.capRoom(p)
}

// toHandKnown puts a card that everybody has seen into a hand (H19.4).
func (s doing) toHandKnown(p uint8, c cards.Card) {
	s.hand[p].add(c)
	s.known[p].add(c)
	s.handN[p]++
}

// popDiscard takes the top discard.
func (s doing) popDiscard() cards.Card {
	s.discardN--
	c := s.discard[s.discardN]
	s.discard[s.discardN] = 0
	return c
}

// popStack takes the top of the stack.
func (s doing) popStack() cards.Card {
	s.stackN--
	c := s.stack[s.stackN]
	s.stack[s.stackN] = 0
	return c
}

// bury puts a card on the dead pile, face down, or face up where the players have agreed on that (H19.3).
func (s doing) bury(c cards.Card, from engine.PileID) {
	s.dead.add(c)
	if s.ev == nil {
		return
	}
	if s.opt.deadOpen {
		s.ev.Move(c, from, 0, common(pileGone), 0)
		return
	}
	s.ev.MoveSeen(c, from, 0, common(pileDead), 0, engine.Everybody)
	s.ev.Turn(cards.Back, common(pileDead), 0, engine.Everybody)
}

// moveAll moves all cards of one heap to another.
func (s doing) moveAll(from *bag, fromPile engine.PileID, to *bag, toPile engine.PileID) {
	if s.ev != nil {
		var buf [packSize]cards.Card
		for _, c := range from.append(buf[:0]) {
			s.ev.Move(c, fromPile, 0, toPile, 0)
		}
	}
	*to = to.plus(*from)
	*from = bag{}
}
