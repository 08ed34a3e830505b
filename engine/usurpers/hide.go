package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// Redact blanks what a seat may not know: U10.2 to U10.4, U10.6.
func (s *State) Redact(seat engine.Seat) {
	if s.phase == phaseNone {
		return
	}
	s.eyes = uint8(seat) + 1
	for x := range engine.Seat(s.n) {
		s.rng[x] = cards.Rand{}
		clear(s.draw[x][s.shown[x]:s.ndraw[x]]) // U10.4, U2.5
		if x == seat {
			continue
		}
		s.hand[x], s.committed[x] = 0, 0 // U10.2, U10.3
		if s.topOnly {
			s.discard[x] &= s.seen[x]
		}
	}
	if s.asked != seat {
		s.pick, s.npairs, s.half, s.out = 0, 0, 0, 0
		s.swap, s.pairPicks = [courts]cards.Card{}, [pairs]pairing{}
	}
}

// Observe returns what a viewer sees of another seat's action: all of it, but of committed cards only how many there
// are.
func (s *State) Observe(viewer, mover engine.Seat, a engine.Action) uint32 {
	if viewer == mover {
		return uint32(a)
	}
	if a.IsStep() {
		return 0
	}
	switch a.Verb() {
	case verbCommit:
		return uint32(engine.Act(verbCommit, uint8(s.pick.Len()), 0, 0))
	case verbPair:
		h := uint64(a)
		for _, p := range s.picked() {
			h = cards.Mix(h, uint64(p.shield)<<16|uint64(p.sword))
		}
		return uint32(h) | 1
	case verbSettle:
		h := cards.Mix(uint64(a), uint64(s.out))
		for _, c := range s.swap {
			h = cards.Mix(h, uint64(c))
		}
		return uint32(h) | 1
	}
	return uint32(a)
}
