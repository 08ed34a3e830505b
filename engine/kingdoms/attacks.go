package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// announce puts an attack on the table (K7.1, K7.8). Its number cards leave the hand before the defender answers.
func (s doing) announce(kind, by, aim uint8, cs bag) {
	p := s.turn
	for t := cs; !t.empty(); {
		c := t.pop()
		s.leave(p, c)
		s.ev.Move(c, pile(pileHand, p, 0), 0, onTable, 0)
	}
	s.laid = cs
	s.attack, s.by, s.aim, s.aces = kind, by, aim, 0
	if s.ev != nil {
		s.ev.Count(countAttack, engine.None, 0, int(kind))
		s.ev.Count(countBy, engine.None, 0, int(by)+1)
		s.ev.Count(countAim, engine.None, 0, int(aim)+1)
		s.sayAttack()
	}
	s.ask = askBlock
	s.askAce(foe(p))
}

// damage returns the damage of the attack on the table (K8.3, K10.2, K12.7). A wipe does none.
func (s *State) damage() int {
	switch s.attack {
	case byArrows:
		return s.laid.len()
	case byRoyal:
		return number(s.laid.first()) / rank(s.side[s.turn].royal[s.by])
	case byJoker:
		return 2 * number(s.laid.first())
	}
	return 0
}

// resolve ends the chain of aces (K7.8). An odd number of aces stops the attack, an even one lets it go on (K13.3).
func (s doing) resolve() {
	p, o := s.turn, foe(s.turn)
	d := &s.side[o]
	if s.aces&1 == 1 { // K13.4, K13.5
		s.ev.Say(sayStopped, p, o, cards.Back, 0)
		if s.attack >= byJoker && s.house&houseNoRetry != 0 { // K12.6
			s.side[p].ready[s.by] = blocked
			s.ev.Count(countReady, p, s.by, int(blocked))
		}
		s.putAway(true) // K13.6
		return
	}
	switch {
	case s.attack == byWipe: // K12.10 to K12.15
		if !s.wipes(number(s.laid.first()), d.ranks()) { // K12.11
			s.ev.Say(sayNothing, p, o, cards.Back, 0)
			break
		}
		if s.savable() != 0 { // K14.6
			s.ask, s.asked = askJack, o
			return
		}
		s.fallAllBut(o, atAll)
	case s.aim == atFace:
		s.direct()
		return
	case s.damage() < rank(d.royal[s.aim]): // K7.5
		s.ev.Say(sayNothing, p, o, d.royal[s.aim], 0)
	case d.jacks(s.aim) != 0: // K14.1
		s.ask, s.asked = askJack, o
		return
	default:
		s.fall(o, s.aim)
	}
	s.putAway(false)
}

// direct hits the player. The cards that score go where they count (K8.5, K10.3, K12.9).
func (s doing) direct() {
	p, o := s.turn, foe(s.turn)
	d := &s.side[p]
	n := s.damage()
	if n == 0 { // K10.7
		s.ev.Say(sayNothing, p, o, cards.Back, 0)
		s.putAway(false)
		return
	}
	s.ev.Say(sayHits, p, o, cards.Back, n)
	switch s.attack {
	case byArrows: // K8.5
		for t := s.laid; !t.empty(); {
			c := t.pop()
			d.loose.add(c)
			s.ev.Move(c, onTable, 0, pile(pileLoose, p, 0), 0)
		}
	case byRoyal: // K10.3
		c := s.laid.first()
		d.under[s.by].add(c)
		s.ev.Move(c, onTable, 0, pile(pileUnder, p, s.by), 0)
	case byJoker: // K12.9
		c, j := s.laid.first(), d.joker[s.by]
		d.won[d.wonN], d.won[d.wonN+1] = j, c
		d.wonN += 2
		to := pile(pilePair, p, d.pairs)
		d.pairs++
		d.joker[s.by], d.ready[s.by] = cards.Back, 0
		s.ev.Move(j, pile(pileJoker, p, s.by), 0, to, 0)
		s.ev.Count(countReady, p, s.by, 0)
		s.ev.Move(c, onTable, 0, to, 0)
	}
	s.laid = bag{}
	s.gain(p, n)
	s.putAway(false)
}

// putAway puts the cards used away and ends the attack (K7.8). Cards still on the table are discarded (K8.6, K10.5,
// K12.8, K12.15, K13.4). An attacking royal turns diagonal (K10.6). A joker that was not stopped leaves (K12.8).
func (s doing) putAway(stopped bool) {
	p := s.turn
	d := &s.side[p]
	for !s.laid.empty() {
		c := s.laid.pop()
		s.discard.add(c)
		s.ev.Move(c, onTable, 0, onDiscard, 0)
	}
	switch {
	case s.attack == byRoyal:
		s.lay(p, s.by, diagonal)
	case s.attack >= byJoker && !stopped && d.joker[s.by] != cards.Back:
		j := d.joker[s.by]
		d.joker[s.by], d.ready[s.by] = cards.Back, 0
		s.discard.add(j) // K12.17
		s.ev.Move(j, pile(pileJoker, p, s.by), 0, onDiscard, 0)
		s.ev.Count(countReady, p, s.by, 0)
	}
	s.attack, s.by, s.aim = 0, 0, 0
	s.ev.Count(countAttack, engine.None, 0, 0)
	s.ev.Count(countBy, engine.None, 0, 0)
	s.ev.Count(countAim, engine.None, 0, 0)
	if s.aces != 0 {
		s.aces = 0
		s.ev.Count(countAces, engine.None, 0, 0)
	}
	s.ask, s.asked = askAction, p
}
