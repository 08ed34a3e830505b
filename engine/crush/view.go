package crush

import "royals/engine"

// View writes what is left after Redact.
func (s *State) View(v *engine.View) {
	v.Phase, v.Turn, v.Actors, v.Over = s.phase, s.attacker, s.owe, s.phase == phOver
	v.Put(stockID(), s.stock[:s.stockN]...)
	v.PutSet(discardID(), 0, s.discard)
	v.PutSet(asideID(), int(s.asideN)-s.aside.Len(), s.aside)
	v.Count(kRound, engine.None, 0, int(s.round))
	for p := range engine.Seat(s.n) {
		v.PutSet(handID(p), int(s.handN[p])-s.hand[p].Len(), s.hand[p])
		for i := range int(s.laidN[p]) {
			v.Put(laidID(p, i), s.laid[p][i])
		}
		v.Count(kLadder, p, 0, int(s.ladder[p]))
		v.Count(kSide, p, 0, int(s.side[p]))
		v.Count(kBarred, p, 0, s.barred(p))
		if !s.in.Has(p) {
			v.Count(kOut, p, 0, 1)
		}
	}
	if s.victim != engine.None {
		v.Count(kRole, s.attacker, 0, 1)
		v.Count(kRole, s.victim, 0, 2)
	}
	if s.open() {
		s.viewFlip(v)
	}
}

// viewFlip adds what lies open while the throw is awaited: sides as moved, powers with their reasons, totals, throwers.
func (s *State) viewFlip(v *engine.View) {
	var f flip
	s.resolve(&f)
	for p := range engine.Seat(s.n) {
		if f.side[p] != 0 {
			v.Count(kSide, p, 0, int(f.side[p]))
		}
		for i := range uint8(2) {
			v.Count(kPower, p, i, int(f.power[p][i]))
			v.Count(kReason, p, i, int(f.why[p][i]))
		}
		if f.twice.Has(p) {
			v.Count(kDoubled, p, 0, 1)
		}
	}
	for k := range uint8(2) {
		v.Count(kTotal, engine.None, k, f.total[k])
		if f.doubled[k] {
			v.Count(kDoubled, engine.None, k, 1)
		}
	}
	if f.void {
		v.Count(kVoid, engine.None, 0, 1)
	}
	v.Count(kTies, engine.None, 0, int(s.ties))
	for t := s.thrown(); t != 0; t &= t - 1 {
		v.Count(kThrown, t.First(), 0, 1)
	}
}
