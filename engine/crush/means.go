package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// Means tells what a card does for the seat that looks at it.
func (Game) Means(st engine.State, p engine.Seat, id engine.PileID, c cards.Card, m *engine.Means) {
	s := st.(*State)
	switch {
	case id.Kind == pileDiscard && s.discard.Has(c):
		if s.rules&noDraw != 0 {
			m.Say("crush.card.used.gone")
		} else {
			m.Say("crush.card.used")
		}
	case id.Kind == pileCut:
		m.Say("crush.card.cut")
	case id.Owner >= engine.Seat(s.n):
	case id.Kind == pileHand && id.Owner == p && s.hand[p].Has(c):
		sayCard(c, m)
		sayHere(s, p, c, m)
	case id.Kind == pileLaid && id.Slot < 2 && s.laid[id.Owner][id.Slot] == c && s.open():
		sayFlipped(s, id.Owner, id.Slot, c, m)
	case id.Kind == pileLaid && id.Slot < 2 && s.laid[id.Owner][id.Slot] == c && id.Owner == p:
		sayCard(c, m)
		sayHere(s, p, c, m)
	}
}

// sayCard tells what a card does in every round.
func sayCard(c cards.Card, m *engine.Means) {
	switch c.Rank() {
	case 0:
		m.Say("crush.card.joker")
	case cards.Jack:
		m.Say("crush.card.jack")
	case cards.Queen:
		m.Say("crush.card.queen")
	case cards.King:
		m.Say("crush.card.king")
	case cards.Ace:
		m.Say("crush.card.ace")
	default:
		m.Say("crush.card.number", int(c.Rank()))
	}
}

// sayHere tells what a card comes to in the fight that goes on, as far as it is known before the flip.
func sayHere(s *State, p engine.Seat, c cards.Card, m *engine.Means) {
	side := s.side[p]
	if s.victim == engine.None || side != sideA && side != sideV || s.phase == phaseOver {
		return
	}
	special := c.IsJoker() || c.Rank() == cards.Jack || c.Rank() == cards.Queen || c.Rank() == cards.Ace
	if king := ownKing(s, p); special && king != cards.Back && king != c {
		m.About("crush.card.own-king", engine.None, king)
		return
	}
	foes, mates, sure := sides(s, p)
	switch c.Rank() {
	case cards.Jack:
		if sure {
			m.Say("crush.card.here.jack", 3*foes, foes)
		} else {
			m.Say("crush.card.here.jack.least", 3*foes, foes)
		}
	case cards.Queen:
		switch {
		case mates == 0 && sure:
			m.Say("crush.card.here.queen.alone")
		case mates == 0:
			m.Say("crush.card.here.queen.wait")
		default:
			m.Say("crush.card.here.queen", mates)
		}
	case cards.Ace:
		if s.principal(p) {
			m.Say("crush.card.here.ace")
		}
	case 0:
		if foes == 1 && mates == 0 && sure && s.rules&reversal == 0 {
			m.Say("crush.card.here.joker.alone")
		}
	}
}

// ownKing is the king that a seat has laid or picked, Back where there is none or more than one.
func ownKing(s *State, p engine.Seat) cards.Card {
	mine := cards.Of(s.laid[p][:s.laidN[p]]...)
	if s.phase == phaseLay {
		mine |= s.pick[p]
	}
	kings := mine & (1<<13 | 1<<26 | 1<<39 | 1<<52)
	if kings.Len() != 1 && s.rules&kingsVoid == 0 {
		return cards.Back
	}
	return kings.First()
}

// sides counts the players against a seat and beside it, as they have declared themselves, and whether all have. An answer
// that is secret still (C68) is none.
func sides(s *State, p engine.Seat) (foes, mates int, sure bool) {
	secret := s.unshown()
	for q := range engine.Seat(s.n) {
		switch {
		case q == p || secret.Has(q) || s.side[q] != sideA && s.side[q] != sideV:
		case s.side[q] == s.side[p]:
			mates++
		default:
			foes++
		}
	}
	sure = s.phase == phaseLay
	return foes, mates, sure
}

// sayFlipped tells what an open card has come to.
func sayFlipped(s *State, p engine.Seat, slot uint8, c cards.Card, m *engine.Means) {
	var f flip
	s.resolve(&f)
	n := int(f.power[p][slot])
	switch f.why[p][slot] {
	case whyNumber:
		m.Say("crush.card.number", n)
	case whyKing:
		m.Say("crush.card.flip.king")
	case whyCrosses:
		m.Say("crush.card.flip.crosses")
	case whyStays:
		m.Say("crush.card.flip.stays")
	case whyOff:
		m.Say("crush.card.flip.off")
	case whyJack:
		m.Say("crush.card.flip.jack", n, n/3)
	case whyCopies:
		m.Say("crush.card.flip.copies", n)
	case whyNothing:
		m.Say("crush.card.flip.nothing")
	default:
		sayCard(c, m)
	}
}
