package royalty

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/enginetest"
)

// TestPriorNever: what no sensible player does has weight 0 while its plain opposite has more: a Jack against an ask that hits nothing
// (it would be spent to keep what one has not), among three or more an attack that a protection swallows but for 5 points, a Queen beside a set that kills
// without her or where she adds no more than 5, a King against a loss below 20, no King against the last loss, any play but the attack
// that wins, laying nothing where half a set gets through (R18), asking those who have not what others may have, asking for a third
// of a rank, and repeating the last ask where there was none.
func TestPriorNever(t *testing.T) {
	seen := map[string]int{}
	enginetest.Walk(t, Game{}, 150, func(seed uint64) engine.Config { return engine.Config{Seats: 2 + int(seed%3)} }, func(seed uint64, s engine.State, p engine.Seat, acts []engine.Action, w []int16) {
		for i, a := range acts {
			if why := never(s.(*State), p, a, acts); why != "" {
				seen[why]++
				if w[i] != 0 {
					t.Fatalf("seed %d: %s, verb %d: weight %d for %s", seed, p, a.Verb(), w[i], why)
				}
			}
		}
	})
	for what, least := range map[string]int{"a Jack for nothing": 50, "a set for nothing": 20, "a Queen for nothing": 50, "a King for little": 5,
		"the last points let go": 1, "the win not taken": 1, "a lay let go": 50, "an ask in vain": 50, "an ask once more": 20, "an ask for a third card": 50} {
		if seen[what] < least {
			t.Errorf("seen %s only %d times", what, seen[what])
		}
	}
}

// never says why a choice is senseless, if it is.
func never(s *State, p engine.Seat, a engine.Action, acts []engine.Action) string {
	has := func(verb uint8) bool {
		return slices.ContainsFunc(acts, func(b engine.Action) bool { return b.Verb() == verb })
	}
	switch s.phase {
	case phaseAsked:
		if a.Verb() == verbJack && s.hand[p]&ofRank(s.rank) == 0 {
			return "a Jack for nothing"
		}
		return ""
	case phaseAttacked:
		switch loss, _ := s.cost(); {
		case a.Verb() == verbKing && loss < 20 && loss < int(s.points[p]):
			return "a King for little"
		case a.Verb() == verbOK && has(verbKing) && loss >= int(s.points[p]):
			return "the last points let go"
		}
		return ""
	}
	damage := func(a engine.Action, queen bool) int {
		n := 10 * int(a.A())
		if !queen {
			n -= min(n, s.protection(engine.Seat(a.B())))
		}
		return n
	}
	kills := func(a engine.Action) bool {
		return a.Verb() == verbAttack && damage(a, a.C() == 1) >= int(s.points[a.B()])
	}
	if s.left().Len() == 2 && slices.ContainsFunc(acts, kills) && !kills(a) {
		return "the win not taken"
	}
	switch a.Verb() {
	case verbAttack:
		plain, last := damage(a, false), int(s.points[a.B()])
		switch gain := damage(a, true) - plain; {
		case a.C() == 0 && plain <= 5 && plain < last && s.seats > 2:
			return "a set for nothing"
		case a.C() == 1 && (plain >= last || gain <= 5 && damage(a, true) < last):
			return "a Queen for nothing"
		}
	case verbDone:
		for _, b := range acts {
			if b.Verb() == verbDefend || b.Verb() == verbAttack && b.C() == 0 && 2*damage(b, false) >= 10*int(b.A()) {
				return "a lay let go"
			}
		}
	case verbAsk:
		unseen, pool := s.unseen(p)
		_, two := count(s.hand[p])
		chance := func(b engine.Action) int {
			return s.chance(engine.Seat(b.A()), cards.Rank(b.B()), &unseen, pool)
		}
		worth := func(b engine.Action) int {
			return s.askWorth(p, engine.Seat(b.A()), cards.Rank(b.B()), two, &unseen, pool) - hopeless
		}
		for _, b := range acts {
			switch third := two.has(cards.Rank(a.B())); {
			case b.Verb() != verbAsk || chance(b) < 10:
			case chance(a) == 0:
				return "an ask in vain"
			case s.askOf[p] == a.A()+1 && s.askRank[p] == a.B() && s.lacks[a.A()].find(cards.Rank(a.B())) <= 1 && chance(a) < 1000 && 2*worth(a) < worth(b) && (!two.has(cards.Rank(b.B())) || chance(b) == 1000):
				return "an ask once more"
			case third && !two.has(cards.Rank(b.B())) && chance(a) < 1000:
				return "an ask for a third card"
			}
		}
	}
	return ""
}
