package crush

import (
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// reach plays at random until a phase in which a condition holds.
func reach(t *testing.T, options string, phase uint8, holds func(*State) bool) *State {
	t.Helper()
	for seed := uint64(1); seed < 500; seed++ {
		s := deal(t, 4, seed, options)
		r := cards.NewRand(seed, 4)
		for s.owe != 0 {
			if s.phase == phase && holds(s) {
				return s
			}
			p := s.owe.First()
			acts := s.Legal(p, nil)
			s.Do(p, acts[r.IntN(len(acts))], nil)
		}
		if s.phase == phase && holds(s) {
			return s
		}
	}
	t.Fatal("no such position")
	return nil
}

// TestBrokenPositions spoils one thing in each sound position. Every reason of Check is given, and nothing panics.
func TestBrokenPositions(t *testing.T) {
	any := func(*State) bool { return true }
	ally := func(s *State) bool { return s.side[s.bystanders().First()] == sideA }
	barred := func(s *State) bool { return s.bars[0] != 0 && s.bars[0] != s.bystanders() }
	gave := func(s *State) bool { return s.unshown() != 0 }
	down := func(s *State) bool { return s.owe.Len() == 1 && s.laidN[s.attacker] == 2 }
	for _, b := range []struct {
		options string
		phase   uint8
		holds   func(*State) bool
		spoil   func(*State)
		want    string
	}{
		{"", phaseAttack, any, func(s *State) { s.n = 2 }, "three to six seats"},
		{"", phaseAttack, any, func(s *State) { s.phase = phaseFlip }, "no such phase"},
		{"", phaseAttack, any, func(s *State) { s.phase = 9 }, "phase is none of"},
		{"", phaseAttack, any, func(s *State) { s.attacker = 4 }, "turn is no seat"},
		{"", phaseCall, any, func(s *State) { s.victim = s.attacker }, "attacker and victim"},
		{"", phaseAttack, any, func(s *State) { s.owe |= 16 }, "a question to nobody"},
		{"", phaseAttack, any, func(s *State) { s.in = 7 }, "out without No Draw"},
		{"", phaseAttack, any, func(s *State) { s.round = 0 }, "round is 0"},
		{"", phaseAttack, any, func(s *State) { s.ties = 1 }, "equal throws"},
		{"", phaseAttack, any, func(s *State) { s.rng.Inc = 2 }, "the generator"},
		{"", phaseAttack, any, func(s *State) { s.end = endLimit }, "how the game ended"},
		{"", phaseOver, any, func(s *State) { s.winners = 0 }, "how the game ended"},
		{"", phaseAttack, any, func(s *State) { s.climbs[1]++ }, "a ladder"},
		{"", phaseAttack, any, func(s *State) { s.climbs[1] += 5 - uint16(s.ladder[1]); s.ladder[1] = 5 }, "spot 5"},
		{"", phaseAttack, any, func(s *State) { s.ladder[1] = 6 }, "ladder P2 is 6"},
		{"", phaseAttack, any, func(s *State) { s.hand[0] |= s.hand[1] }, "holds more cards than it counts"},
		{"", phaseAttack, any, func(s *State) { s.stock[s.stockN] = 5 }, "above stock"},
		{"", phaseAttack, any, func(s *State) { s.stockN--; s.stock[s.stockN] = 0 }, "the pack has 54 cards"},
		{"", phaseAttack, any, func(s *State) { s.hand[0] &= s.hand[0] - 1 }, "the count of old cards"},
		{"", phaseAttack, any, func(s *State) { s.stock[0] = 0 }, "a face is hidden"},
		{"", phaseAttack, any, func(s *State) { s.pool = s.pool.Remove(s.stock[0]) }, "in the stock that cannot be"},
		{"", phaseAttack, any, func(s *State) { s.old[1] = 1 }, "the count of old cards"},
		{"", phaseAttack, any, func(s *State) { s.Redact(0); s.old[1] = 1 }, "the sum of old cards"},
		{"", phaseAttack, any, func(s *State) { s.discard |= s.hand[0] }, "one card"},
		{"", phaseAttack, any, func(s *State) { s.laid[1][1] = 5 }, "cards beyond those laid"},
		{"", phaseLay, down, func(s *State) { l := &s.laid[s.attacker]; l[0], l[1] = l[1], l[0] }, "laid cards out of order"},
		{"", phaseThrow, any, func(s *State) { s.Redact(0); s.laid[s.attacker][0] = 0 }, "a face-down card"},
		{"", phaseThrow, any, func(s *State) { s.victim = engine.None }, "a round without principals"},
		{"", phaseThrow, any, func(s *State) { s.side[s.attacker] = 0 }, "a round without principals"},
		{"", phaseThrow, any, func(s *State) { s.owe = s.in }, "a throw"},
		{"", phaseThrow, any, func(s *State) { s.throw[s.owe.First()] = 1 }, "a throw that was not made"},
		{"", phaseAttack, any, func(s *State) { s.throw[2] = 1 }, "a choice that nobody owes"},
		{"", phaseAttack, any, func(s *State) { s.pick[s.attacker] = 2 }, "nobody to attack"},
		{"", phaseCall, any, func(s *State) { s.pick[s.victim] = 2 }, "a choice that nobody owes"},
		{"", phaseAttack, any, func(s *State) { s.side[1] = sideA }, "something is left of a round"},
		{"", phaseOver, any, func(s *State) { s.owe = 1 }, "a question after the end"},
		{"", phaseAttack, any, func(s *State) { s.owe = engine.Only(s.next(s.attacker)) }, "nobody to attack"},
		{"", phaseReply, any, func(s *State) { s.bars[0] = engine.Only(s.victim) }, "barred who is no bystander"},
		{"", phaseReply, any, func(s *State) { s.bars[1] = s.bystanders() }, "a call"},
		{"", phaseCall, any, func(s *State) { s.pick[s.attacker] = cards.Set(engine.Only(s.attacker)) }, "a call"},
		{"", phaseLay, ally, func(s *State) { s.bars[0] = s.bystanders() }, "a barred ally"},
		{"", phaseLay, ally, func(s *State) { s.side[s.bystanders().First()] = sideOut }, "the cards of an ally"},
		{"answers=secret", phaseAlly, func(s *State) bool { return s.bystanders().Len() > 0 }, func(s *State) {
			p := s.owe.First()
			s.discard |= s.hand[p]
			s.hand[p], s.handN[p], s.old[p] = 0, 0, 0
		}, "an ally without a card to lay"},
		{"", phaseAnswer, barred, func(s *State) { s.bars[0], s.bars[1] = s.owe, s.owe }, "a question that is not asked"},
		{"", phaseLay, any, func(s *State) { s.side[s.bystanders().First()] = 0 }, ""},
		{"", phaseAnswer, any, func(s *State) { s.owe |= engine.Only(s.victim) }, ""},
		{"", phaseLay, any, func(s *State) { s.owe = s.in }, "a laying"},
		{"", phaseLay, any, func(s *State) { s.pick[s.attacker] = s.hand[s.attacker] }, "a principal's choice"},
		{"", phaseLay, down, func(s *State) { s.phase = phaseAlly }, ""},
		{"answers=secret", phaseAnswer, gave, func(s *State) { s.side[s.unshown().First()] = 0 }, "answers out of order"},
		{"answers=secret", phaseAnswer, gave, func(s *State) { s.bars[0] |= engine.Only(s.attacker) }, "barred"},
		{"answers=secret", phaseAnswer, any, func(s *State) { s.owe = 0 }, ""},
		{"answers=secret", phaseAnswer, any, func(s *State) { s.pick[s.owe.First()] = 2 }, "an answer"},
		{"answers=secret", phaseAlly, any, func(s *State) { s.owe = s.bystanders() }, ""},
		{"noDraw=on", phaseAttack, any, func(s *State) { s.in = s.in.Remove(s.next(s.attacker)) }, "out with some"},
		{"noDraw=on", phaseAttack, any, func(s *State) { s.pool = s.pool.Remove(1) }, ""},
	} {
		s := reach(t, b.options, b.phase, b.holds)
		if err := engine.Sound(s); err != nil {
			t.Fatalf("%s: sound, yet %v", b.want, err)
		}
		b.spoil(s)
		if err := engine.Sound(s); err == nil || !strings.Contains(err.Error(), b.want) {
			t.Errorf("%s: %v, want %q", info.Phases[b.phase], err, b.want)
		}
		if u := new(State); engine.Decode(u, engine.Encode(s, nil)) == nil && *u == *s {
			t.Errorf("%s: %q is decoded", info.Phases[b.phase], b.want)
		}
	}
}
