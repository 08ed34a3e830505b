package usurpers

import (
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestBrokenPositions breaks positions one way after another. Sound refuses each, and says why.
func TestBrokenPositions(t *testing.T) {
	ks, seven := slotOf(parse("KS")), parse("7D")
	type position struct {
		options string
		facts   []string
	}
	attack := position{"", []string{"phase attack", "rival P2", "asked P2", "royals P1 KH/2H", "royals P2 KS/4S", "hand P1 8C,9C", "hand P2 3S,8C,KD", "committed P1 7D"}}
	pairing := position{"", []string{"phase pair", "rival P2", "royals P2 KS/4S,QS/5S", "arena P1 7D", "arena P2 8C", "hand P2 3S"}}
	settle := position{"", []string{"phase settle", "rival P2", "hits 3", "royals P2 KS/4S,QS/5S", "hand P2 3S"}}
	top := position{"discard_view=top", []string{"hand P1 7D", "discard P1 2C,3C", "discard P2 2C,3C"}}
	for _, c := range []struct {
		want string
		position
		spoil func(s *State)
	}{
		{"3 to 6 seats", attack, func(s *State) { s.n = 2 }},
		{"3 to 6 seats", attack, func(s *State) { s.n = 7 }},
		{"phase is none of", attack, func(s *State) { s.phase = phaseNone }},
		{"phase is none of", attack, func(s *State) { s.phase = phaseOver + 1 }},
		{"turn is no seat", attack, func(s *State) { s.turn = 3 }},
		{"first is no seat", attack, func(s *State) { s.first = 3 }},
		{"asked is no seat", attack, func(s *State) { s.asked = 3 }},
		{"rival is no seat", attack, func(s *State) { s.rival = 3 }},
		{"no such rival", attack, func(s *State) { s.rival = s.turn }},
		{"winner is no seat", attack, func(s *State) { s.winner = 3 }},
		{"no such winner", attack, func(s *State) { s.winner = 0 }},
		{"no such royal", attack, func(s *State) { s.aim = courts + 1 }},
		{"no such royal or seat", attack, func(s *State) { s.eyes = 9 }},
		{"round is 0", attack, func(s *State) { s.round = 0 }},
		{"hits is 73", settle, func(s *State) { s.hits = 73 }},

		{"no such royal", attack, func(s *State) { s.royals[0] |= 1 << courts }},
		{"without a fitting point card", attack, func(s *State) { swapPoint(s, 1, ks, parse("4C")) }},
		{"without a fitting point card", attack, func(s *State) { swapPoint(s, 1, ks, parse("QS")) }},
		{"without a fitting point card", attack, func(s *State) { s.point[1][ks] = cards.Back }},
		{"is none", attack, func(s *State) { s.point[1][ks] = cards.Faces }},
		{"points are not", attack, func(s *State) { s.points[1]++ }},
		{"more cards shown", attack, func(s *State) { s.shown[1] = s.ndraw[1] + 1 }},
		{"draw P2 holds more cards than it can", attack, func(s *State) { s.ndraw[1] = deck + 1 }},
		{"a card lies above draw P2", attack, func(s *State) { s.draw[1][s.ndraw[1]] = seven }},
		{"X1 is not in the pack", attack, func(s *State) { s.draw[1][0] = cards.Joker1 }},
		{"no card in the draw pile", attack, func(s *State) { s.draw[1][3] = cards.Back }},
		{"no card in the draw pile", attack, func(s *State) { s.Redact(0); s.shown[1] = 1 }},
		{"a face in a redacted draw pile", attack, func(s *State) { s.Redact(0); s.draw[1][3] = seven }},
		{"another size than counted", attack, func(s *State) { s.hand[1] = s.hand[1].Remove(parse("KD")) }},
		{"another size than counted", attack, func(s *State) { s.committed[0] = 0 }},
		{"another size than counted", pairing, func(s *State) { s.ncom[1]++ }},
		{"another size than counted", attack, func(s *State) { s.Redact(1); s.hand[1] = 0 }},
		{"a face in a redacted hand", attack, func(s *State) { s.Redact(0); s.hand[1] = cards.Of(parse("3S"), parse("8C"), parse("KD")) }},
		{"a face in a redacted hand", attack, func(s *State) { s.Redact(1); s.committed[0] = cards.Of(seven) }},
		{"discard pile of another size", top, func(s *State) { s.discard[0] = s.discard[0].Remove(parse("2C")) }},
		{"discard pile of another size", top, func(s *State) { s.Redact(0); s.discard[1] = 0 }},
		{"holds more cards than it counts", attack, func(s *State) { s.nhand[1]-- }},
		{"52 cards, and 53 lie", attack, func(s *State) { s.nhand[1]++ }},
		{"52 cards, and 53 lie", attack, func(s *State) { s.Redact(0); s.nhand[1]++ }},
		{"52 cards, and 51 lie", attack, func(s *State) { s.Redact(0); s.ndraw[1]-- }},
		{"lies in hand P2 and in", attack, func(s *State) {
			s.discard[1] |= cards.Of(parse("KD"))
			s.ndisc[1]++
			s.draw[1][s.ndraw[1]-1] = 0
			s.ndraw[1]--
		}},
		{"a discard seen that is not there", attack, func(s *State) { s.seen[0] = cards.Of(seven) }},
		{"without a top card", attack, func(s *State) { s.top[0] = seven }},
		{"known to be where it is not", attack, func(s *State) { s.known[0] = cards.Of(parse("KS")) }},
		{"known to be where it is not", attack, func(s *State) { s.Redact(0); s.known[1] = cards.Of(parse("KS")) }},
		{"known to be where it is not", attack, func(s *State) { s.Redact(0); s.known[1] = cards.Of(5, 6, 7, 8) }},
		{"a card that is none", attack, func(s *State) { s.Redact(0); s.known[1] = 1 }},
		{"a hand beyond its limit", attack, func(s *State) {
			for range 4 {
				n := s.ndraw[1] - 1
				s.hand[1] = s.hand[1].Add(s.draw[1][n])
				s.draw[1][n], s.ndraw[1], s.nhand[1] = 0, n, s.nhand[1]+1
			}
		}},

		{"a rival without a fight", attack, func(s *State) { s.rival = engine.None }},
		{"an aim that does not fit", attack, func(s *State) { s.aim = ks + 1 }},
		{"a target without royals", settle, func(s *State) { s.rival, s.asked = 2, 2 }},
		{"a target without royals", settle, func(s *State) { s.aim = slotOf(parse("KD")) + 1 }},
		{"hits that do not fit", settle, func(s *State) { s.hits = 0 }},
		{"hits that do not fit", attack, func(s *State) { s.hits = 1 }},
		{"commitments that do not fit", attack, func(s *State) { s.arena[0], s.committed[0] = s.committed[0], 0 }},
		{"commitments that do not fit", pairing, func(s *State) { s.committed, s.arena = s.arena, s.committed }},
		{"the wrong seat is asked", settle, func(s *State) { s.asked = 0 }},
		{"nothing to pair", pairing, func(s *State) { s.forced = true }},
		{"has committed before", attack, func(s *State) { s.asked = 0 }},
		{"may commit nothing", attack, func(s *State) { s.asked = 2 }},
		{"may commit nothing", position{"", []string{"phase attack", "rival P2", "royals P2 KS/4S", "hand P1 7D"}}, func(s *State) {
			n := s.ndraw[0]
			s.draw[0][n], s.ndraw[0], s.hand[0], s.nhand[0] = s.hand[0].First(), n+1, 0, 0
		}},
		{"may commit nothing", position{"", []string{"phase kill", "rival P2", "aim KS", "royals P2 KS/4S", "hand P1 KD"}}, func(s *State) { s.numbers = true }},
		{"over without a reason", position{}, func(s *State) { s.phase, s.asked = phaseOver, 0 }},
		{"over without a reason", position{}, func(s *State) { s.phase, s.asked, s.winner = phaseOver, 0, 0 }},

		{"picks for another decision", settle, func(s *State) { s.pick = cards.Of(parse("3S")) }},
		{"picks for another decision", settle, func(s *State) { s.half = lotOf(1, parse("3S")) }},
		{"picks for another decision", attack, func(s *State) { s.out = 1 << ks }},
		{"picks that no steps", attack, func(s *State) { s.pick = cards.Of(parse("AS")) }},
		{"picks that no steps", attack, func(s *State) { s.pick = cards.Of(parse("3S"), parse("8C")) }},
		{"picks that no steps", pairing, func(s *State) { s.half = lotOf(0, parse("8C")) }},
		{"picks that no steps", settle, func(s *State) { s.out = 1 << slotOf(parse("KD")) }},
		{"picks that no steps", settle, func(s *State) { s.swap[ks] = parse("2S") }},
	} {
		s := set(t, 3, c.options, c.facts...)
		c.spoil(s)
		if err := engine.Sound(s); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
}

func parse(text string) cards.Card {
	c, ok := parseCard(text)
	if !ok {
		panic(text)
	}
	return c
}

// swapPoint puts another card of the draw pile under a royal.
func swapPoint(s *State, x engine.Seat, slot uint8, c cards.Card) {
	for i, d := range s.draw[x] {
		if d == c {
			s.draw[x][i] = s.point[x][slot]
		}
	}
	s.points[x] += worth[c] - worth[s.point[x][slot]]
	s.point[x][slot] = c
}
