package crush

import "royals/engine"

// View writes what is left after Redact.
func (s *State) View(v *engine.View) {
	v.Phase, v.Turn, v.Actors, v.Over = s.phase, s.attacker, s.owe, s.phase == phaseOver
	v.Put(stockID(), s.stock[:s.stockN]...)
	v.PutSet(discardID(), 0, s.discard)
	v.PutSet(asideID(), int(s.asideN)-s.aside.Len(), s.aside)
	v.Count(countRound, engine.None, 0, int(s.round))
	unshown := s.unshown()
	for p := range engine.Seat(s.n) {
		v.PutSet(handID(p), int(s.handN[p])-s.hand[p].Len(), s.hand[p])
		for i := range int(s.laidN[p]) {
			v.Put(laidID(p, i), s.laid[p][i])
		}
		v.Count(countLadder, p, 0, int(s.ladder[p]))
		if unshown.Has(p) { // not even one's own, for others may look at the same screen
			v.Count(countThrown, p, 0, 1)
		} else {
			v.Count(countSide, p, 0, int(s.side[p]))
		}
		v.Count(countBarred, p, 0, s.barred(p))
		if !s.in.Has(p) {
			v.Count(countOut, p, 0, 1)
		}
	}
	if s.victim != engine.None {
		v.Count(countRole, s.attacker, 0, 1)
		v.Count(countRole, s.victim, 0, 2)
	}
	if s.open() {
		viewFlip(s, v)
	}
}

// viewFlip adds what the flip has shown: sides, powers with their reasons, totals, and the seats that have thrown.
func viewFlip(s *State, v *engine.View) {
	var f flip
	s.resolve(&f)
	for p := range engine.Seat(s.n) {
		if f.side[p] != 0 {
			v.Count(countSide, p, 0, int(f.side[p]))
		}
		for i := range uint8(2) {
			v.Count(countPower, p, i, int(f.power[p][i]))
			v.Count(countReason, p, i, int(f.why[p][i]))
		}
		if f.twice.Has(p) {
			v.Count(countDoubled, p, 0, 1)
		}
	}
	for k := range uint8(2) {
		v.Count(countTotal, engine.None, k, f.total[k])
		if f.doubled[k] {
			v.Count(countDoubled, engine.None, k, 1)
		}
	}
	if f.void {
		v.Count(countVoid, engine.None, 0, 1)
	}
	v.Count(countTies, engine.None, 0, int(s.ties))
	for t := s.thrown(); t != 0; t &= t - 1 {
		v.Count(countThrown, t.First(), 0, 1)
	}
}
