package usurpers

import "royals/engine"

// kill declares a strike at one royal: U7.1.
func (s doing) kill(x, d engine.Seat, slot uint8) {
	s.rival, s.aim = d, slot+1
	if s.ev != nil {
		s.ev.Revealed = true // a declaration is final, as in an attack
		s.ev.Count(countAttacked, d, 0, 1)
		s.ev.Count(countAimed, d, slot, 1)
		s.ev.Say(sayKill, x, d, faceOf(slot), int(worth[s.point[d][slot]]))
	}
	s.phase = phaseKill
	s.tellQuotas()
	s.ask(phaseKill, x)
}
