package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// put lays a card face down in a seat's next place.
func (s doing) put(p engine.Seat, c cards.Card) {
	i := s.laidN[p]
	s.hand[p] = s.hand[p].Remove(c)
	s.handN[p]--
	s.laid[p][i] = c
	s.laidN[p]++
	s.ev.Move(c, handID(p), 0, laidID(p, int(i)), 0)
}

// help lays an ally's card. C16, C17, C68.
func (s doing) help(p engine.Seat, c cards.Card) {
	s.put(p, c)
	s.final()
	s.ev.Say(sayLaid, p, engine.None, cards.Back, 1)
	if s.rules&secret != 0 {
		s.askAlly(p)
	} else {
		s.askNext(p)
	}
}

// askToLay asks both principals at the same time. One without cards lays none. C18, C20, C22.
func (s doing) askToLay() {
	var who engine.SeatSet
	for _, p := range [2]engine.Seat{s.attacker, s.victim} {
		if s.handN[p] > 0 {
			who = who.Add(p)
		}
	}
	if who == 0 {
		s.flipAll()
		return
	}
	s.ask(phaseLay, who)
}

// lay lays the cards that a principal has picked. After the last of them all cards are flipped. C18, C19, C22.
func (s doing) lay(p engine.Seat) {
	n := s.pick[p].Len()
	for t := s.pick[p]; t != 0; t &= t - 1 {
		s.put(p, t.First())
	}
	s.pick[p] = 0
	s.final()
	s.ev.Say(sayLaid, p, engine.None, cards.Back, n)
	s.owe = s.owe.Remove(p)
	if s.owe == 0 {
		s.flipAll() // C21
	} else {
		s.ask(phaseLay, s.owe)
	}
}
