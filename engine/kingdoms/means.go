package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// speaking says what a card does here and now for the seat p, whose opponent is o.
type speaking struct {
	*State
	p, o engine.Seat
	m    *engine.Means
}

// Means tells what a card does for the seat that looks at it.
func (Game) Means(st engine.State, p engine.Seat, id engine.PileID, c cards.Card, m *engine.Means) {
	s := speaking{st.(*State), p, foe(p), m}
	switch id.Kind {
	case pileDiscard:
		if s.called {
			m.Say("kingdoms.card.gone")
		} else {
			m.Say("kingdoms.card.discarded")
		}
		return
	case pileTable:
		s.attacking()
		return
	}
	if id.Owner > 1 {
		return
	}
	d := &s.side[id.Owner]
	switch {
	case id.Kind == pileHand && id.Owner == p && d.hand.has(c):
		s.held(c)
	case id.Kind == pileRoyal && id.Slot < slots && d.royal[id.Slot] == c:
		s.royal(id.Owner, id.Slot)
	case id.Kind == pileUnder && id.Slot < slots && d.under[id.Slot].has(c):
		m.About("kingdoms.card.under", engine.None, d.royal[id.Slot], number(c)/rank(d.royal[id.Slot]))
	case id.Kind == pileJoker && id.Slot < bombs && d.joker[id.Slot] == c:
		s.joker(id.Owner, d.ready[id.Slot])
	case id.Kind == pileLoose && d.loose.has(c):
		m.Say("kingdoms.card.loose")
	case id.Kind == pileStack || id.Kind == pilePair:
		m.Say("kingdoms.card.scored")
	}
}

// held is a card of the hand.
func (s speaking) held(c cards.Card) {
	switch {
	case c.IsJoker():
		s.m.Say("kingdoms.card.joker.hand")
	case c.Court():
		s.recruit(c)
	case aces.Has(c) && s.ask == askBlock && s.asked == s.p:
		s.answers()
		return
	default:
		s.hits(c)
	}
	s.tribute(c)
}

// answers is an ace while an attack waits for one.
func (s speaking) answers() {
	if s.p == s.turn {
		s.m.About("kingdoms.card.ace.counter", s.o, cards.Back)
	} else {
		s.m.About("kingdoms.card.ace.block", s.o, cards.Back)
	}
}

// recruit is a Jack, a Queen or a King that could come out.
func (s speaking) recruit(c cards.Card) {
	switch {
	case s.final >= finalFirst && s.p == s.turn:
		s.m.Say("kingdoms.card.royal.last", rank(c))
	case rank(c) == 1:
		s.m.Say("kingdoms.card.royal.king")
	default:
		s.m.Say("kingdoms.card.royal", rank(c))
	}
}

// hits tells what a number does with each royal and joker that is ready, and as an arrow.
func (s speaking) hits(c cards.Card) {
	if aces.Has(c) {
		s.m.Say("kingdoms.card.ace")
	}
	if s.p != s.turn {
		s.m.Say("kingdoms.card.number", number(c))
		return
	}
	said := false
	d := &s.side[s.p]
	if s.open() {
		for i := range slots {
			if d.lie[i] == upright {
				s.blow(d.royal[i], number(c)/rank(d.royal[i]))
				said = true
			}
		}
		for i := range bombs {
			if d.ready[i] == ready {
				s.blow(d.joker[i], 2*number(c))
				if s.targets() != 0 && s.wipes(number(c), s.side[s.o].ranks()) {
					s.m.About("kingdoms.card.with.wipe", s.o, d.joker[i])
				}
				said = true
			}
		}
	}
	switch volley := s.volley(c); {
	case volley > 1:
		s.m.Say("kingdoms.card.arrows", volley)
	case !s.open():
		s.m.Say("kingdoms.card.cold")
	case !said:
		s.m.Say("kingdoms.card.idle")
	}
}

// blow tells what a royal or a joker does with a damage: to the player, or to the best royal that it fells.
func (s speaking) blow(by cards.Card, damage int) {
	e := &s.side[s.o]
	if damage == 0 {
		s.m.About("kingdoms.card.with.nothing", s.o, by)
		return
	}
	if s.targets() == 0 {
		s.m.About("kingdoms.card.with.points", s.o, by, damage)
		return
	}
	felled := 0
	for i := range uint8(slots) {
		if e.stands(i) && rank(e.royal[i]) <= damage {
			felled++
		}
	}
	key := "kingdoms.card.with.fells"
	switch felled {
	case 0:
		key = "kingdoms.card.with.little"
	case s.ranksStanding():
		key = "kingdoms.card.with.any"
	}
	s.m.About(key, s.o, by, damage)
}

// ranksStanding counts the royals that stand on the other side.
func (s speaking) ranksStanding() int {
	n := 0
	for i := range uint8(slots) {
		if s.side[s.o].stands(i) {
			n++
		}
	}
	return n
}

// volley is how many arrows a card of the hand can fly with, itself counted, 4 at the most (K8.1, K8.2).
func (s speaking) volley(c cards.Card) int {
	hand := s.side[s.p].hand
	suit, same := cards.OfSuit(c.Suit())&numbers, ofRank(c.Rank())
	count := func(m cards.Set) int { return (hand.one & m).Len() + (hand.two & m).Len() }
	return min(4, max(count(suit), count(same)))
}

// tribute tells which own felled royals the card raises (K15.1).
func (s speaking) tribute(c cards.Card) {
	d := &s.side[s.p]
	for i := range slots {
		if d.lie[i] == sideways && !c.IsJoker() && c.Suit() == d.royal[i].Suit() {
			s.m.About("kingdoms.card.tribute", s.o, d.royal[i])
		}
	}
}

// royal is a royal on the field.
func (s speaking) royal(owner engine.Seat, slot uint8) {
	d := &s.side[owner]
	c, own := d.royal[slot], owner == s.p
	mine := func(key string) string {
		if own {
			return key + ".own"
		}
		return key
	}
	switch d.lie[slot] {
	case sideways:
		s.m.Say(mine("kingdoms.card.felled"))
	case upright:
		s.m.Say(mine("kingdoms.card.ready"), rank(c))
	default:
		s.m.Say(mine("kingdoms.card.spent"), rank(c))
	}
	if n := s.points(owner, slot); n > 0 {
		s.m.Say("kingdoms.card.stack", n)
	}
}

// points is what lies under a royal (K19.2).
func (s speaking) points(owner engine.Seat, slot uint8) (sum int) {
	d := &s.side[owner]
	for t := d.under[slot]; !t.empty(); {
		sum += number(t.pop()) / rank(d.royal[slot])
	}
	return sum
}

// joker is a joker on the field.
func (s speaking) joker(owner engine.Seat, how uint8) {
	switch {
	case how == ready && owner == s.p && s.wipe == wipeReversed:
		s.m.Say("kingdoms.card.joker.reversed")
	case how == ready && owner == s.p:
		s.m.Say("kingdoms.card.joker.ready")
	case how == blocked:
		s.m.Say("kingdoms.card.joker.blocked")
	case owner == s.p:
		s.m.Say("kingdoms.card.joker.own")
	default:
		s.m.Say("kingdoms.card.joker")
	}
}

// attacking is a number card of the attack on the table.
func (s speaking) attacking() {
	switch {
	case s.attack == byWipe:
		s.m.Say("kingdoms.card.wipe")
	case s.attack != 0:
		s.m.Say("kingdoms.card.attack", s.damage())
	}
}
