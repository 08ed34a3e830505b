package crush

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/enginetest"
)

// TestPriorNever: what no sensible player does has weight 0, and nothing else has: a Joker laid beside a King of one's own, which
// takes its power away (C34, C35), a Jack, Queen or Ace laid there, a Queen with nobody to copy (C30), joining a side on which
// somebody would win the game by it, without a Joker to betray them (C24), laying another card than that Joker, going over to such a
// side oneself, laying less than half of what one could against it, or where one would win the game oneself, welcoming a helper who would
// win the game (C12), turning others away against one who would, and standing by where one could be on the other side.
func TestPriorNever(t *testing.T) {
	var beside, helped, lonely, wasted, loyal, crossed, welcomed, spared, saved, refused, idle int
	options := func(seed uint64) string {
		if seed%2 == 0 {
			return ""
		}
		return []string{"combo=on", "noDraw=on", "roleReversal=on", "principalCards=upTo"}[seed/2%4]
	}
	config := func(seed uint64) engine.Config {
		set, err := engine.ParseOptions(options(seed))
		if err != nil {
			t.Fatal(err)
		}
		return engine.Config{Seats: 3 + int(seed%3), Options: set}
	}
	enginetest.Walk(t, Game{}, 400, config, func(seed uint64, es engine.State, p engine.Seat, acts []engine.Action, w []int16) {
		s := es.(*State)
		for i, a := range acts {
			never := false
			switch {
			case s.phase == phLay && a.Verb() == vPick && s.pick[p].Len() == 1 && !s.reversed():
				x, y := s.pick[p].First(), cards.Card(a.A())
				if y.IsJoker() || y.Rank() == cards.King {
					x, y = y, x
				}
				pair := func(of ...cards.Rank) bool { return slices.Contains(of, x.Rank()) || slices.Contains(of, y.Rank()) }
				kings, plain := pair(cards.King), s.rules&combo == 0 && !x.IsJoker() && !y.IsJoker()
				alone := true
				for q := range engine.Seat(s.n) {
					alone = alone && (q == p || s.side[q] != s.side[p])
				}
				switch {
				case x.IsJoker() && y.IsJoker():
				case (x.IsJoker() || y.IsJoker()) && kings:
					never = true
					beside++
				case x.IsJoker() || y.IsJoker():
					if never = onTheBrink(s, p, sideA+sideV-s.side[p]); never {
						crossed++
					}
				case plain && alone && pair(cards.Queen):
					never = true
					lonely++
				case plain && kings && pair(cards.Ace, cards.Jack, cards.Queen):
					never = true
					wasted++
				}
				if brink := onTheBrink(s, p, sideA+sideV-s.side[p]); !never && (brink || aStepAway(s, p)) {
					l := s.layer(p)
					sum := func(c uint8) int16 { return l.likePair(s.pick[p].First(), cards.Card(c)) - 100 }
					best := int16(0)
					for _, b := range acts {
						if b.Verb() == vPick {
							best = max(best, sum(b.A()))
						}
					}
					if never = 2*sum(a.A()) < best; never && brink {
						spared++
					} else if never {
						saved++
					}
				}
			case s.phase == phAnswer && a.Verb() == vJoin:
				never = onTheBrink(s, p, s.side[a.A()]) && s.hand[p]&jokers == 0
				if never {
					helped++
				}
			case s.phase == phAnswer && s.rules&noDraw == 0:
				for _, b := range acts {
					if b.Verb() == vJoin && onTheBrink(s, p, sideA+sideV-s.side[b.A()]) && !onTheBrink(s, p, s.side[b.A()]) {
						never = true
					}
				}
				if never {
					idle++
				}
			case s.phase == phAlly:
				c := cards.Card(a.A())
				if c.IsJoker() {
					if never = onTheBrink(s, p, sideA+sideV-s.side[p]); never {
						crossed++
					}
				} else if never = s.hand[p]&jokers != 0 && onTheBrink(s, p, s.side[p]); never {
					loyal++
				}
				if brink := onTheBrink(s, p, sideA+sideV-s.side[p]); !never && (brink || aStepAway(s, p)) {
					mine, theirs, friends, foes := s.counts(s.side[p])
					power := func(c cards.Card) int {
						if c.IsJoker() && mine < theirs {
							return 105 // over to the stronger side
						}
						return s.guess(c, foes, friends-1)
					}
					best := 0
					for _, b := range acts {
						best = max(best, power(cards.Card(b.A())))
					}
					if never = 2*power(c) < best; never && brink {
						spared++
					} else if never {
						saved++
					}
				}
			case (s.phase == phCall || s.phase == phReply) && !s.reversed() && s.ladder[p] < goal-1:
				if h := engine.Seat(a.A()); a.Verb() == vBar && s.ladder[h] < 4 && s.handN[h] > 0 && onTheBrink(s, p, sideA+sideV-s.side[p]) {
					never = true
					refused++
				}
				for _, b := range acts {
					c := engine.Seat(b.A())
					if b.Verb() == vBar && s.ladder[c] == goal-1 && s.handN[c] > 0 {
						never = never || a.Verb() == vCall || engine.Seat(a.A()) > c
					}
				}
				if never && a.Verb() != vBar {
					welcomed++
				}
			case s.phase == phLay: // the first of two picks follows from the second
				continue
			}
			if (w[i] == 0) != never {
				t.Fatalf("seed %d %s: %s, verb %d: weight %d, senseless %v", seed, options(seed), p, a.Verb(), w[i], never)
			}
		}
	})
	for what, n := range map[string]int{"Jokers beside Kings": beside, "helpers": helped, "Queens alone": lonely, "powers beside Kings": wasted,
		"Jokers kept": loyal, "Jokers for a leader": crossed, "leaders welcomed": welcomed, "cards spared against a leader": spared,
		"cards spared by a leader": saved, "helpers refused against a leader": refused, "standing by": idle} {
		if n < 20 {
			t.Errorf("seen only %d %s", n, what)
		}
	}
}

// onTheBrink reports whether somebody on a side is a step away from winning, and p is not, by the rules that tell it beforehand.
func onTheBrink(s *State, p engine.Seat, side uint8) bool {
	for q := range engine.Seat(s.n) {
		if s.side[q] == side && s.ladder[q] == 4 && q != p {
			return s.ladder[p] < 4 && s.rules&(reversal|combo) == 0
		}
	}
	return false
}

// aStepAway reports whether p wins the game by winning the round, by the rules that tell it beforehand.
func aStepAway(s *State, p engine.Seat) bool {
	return s.ladder[p] == 4 && s.rules&(reversal|combo) == 0
}
