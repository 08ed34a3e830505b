package kingdoms

import "royals/engine/cards"

// jacks returns the slots of the standing Jacks that may fall in place of a target (K14.1, K14.3).
func (d *side) jacks(target uint8) uint8 {
	var m uint8
	for i, c := range d.royal {
		if c.Rank() == cards.Jack && uint8(i) != target && d.stands(uint8(i)) {
			m |= 1 << i
		}
	}
	return m
}

// savable returns the slots of the royals that a Jack may save from a wipe by the player whose turn it is (K14.6). A
// field has three slots, so one royal at the most is saved: two would need two Jacks beside them.
func (s *State) savable() uint8 {
	if s.house&houseJackWipe == 0 {
		return 0
	}
	d := &s.side[foe(s.turn)]
	jacks := d.jacks(atAll)
	if jacks == 0 {
		return 0
	}
	return d.standing() &^ jacks
}

// jackrifice lets a Jack fall in the target's place (K14.4, K14.5).
func (s doing) jackrifice(slot uint8) {
	o := s.asked
	s.ev.Say(saySteps, o, foe(o), s.side[o].royal[slot], 0)
	s.fall(o, slot)
	s.putAway(false)
}

// save lets a royal stand in a wipe that fells the Jacks and all others (K14.6).
func (s doing) save(slot uint8) {
	o := s.asked
	s.ev.Say(saySaves, o, foe(o), s.side[o].royal[slot], 0)
	s.fallAllBut(o, slot)
	s.putAway(false)
}

// accept lets the target itself fall, or in a wipe the whole field.
func (s doing) accept() {
	o := s.asked
	s.ev.Say(sayNay, o, foe(o), cards.Back, 0)
	if s.attack == byWipe {
		s.fallAllBut(o, atAll)
	} else {
		s.fall(o, s.aim)
	}
	s.putAway(false)
}
