package kingdoms

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestPriorWastes: what a beginner would shake the head at has weight 0: see foolish.
func TestPriorWastes(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(1200) {
		es, err := Game{}.New(engine.Config{Seats: 2, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := es.(*state)
		r := cards.NewRand(seed, 8)
		var acts []engine.Action
		w := make([]int16, 1024)
		for s.over == 0 {
			p := s.asked
			acts = s.Legal(p, acts[:0])
			s.Prior(p, acts, w[:len(acts)])
			for i, a := range acts {
				if why := foolish(s, a, acts); why != "" {
					seen[why]++
					if w[i] != 0 {
						t.Fatalf("seed %d: %s, verb %d: weight %d for %s", seed, p, a.Verb(), w[i], why)
					}
				}
			}
			a := acts[r.IntN(len(acts))]
			if a.Verb() == vEnd || a.Verb() == vThrow { // less often, so that there is something on the table
				a = acts[r.IntN(len(acts))]
			}
			if err := s.Apply(p, a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, what := range []string{"a royal buried for nothing", "a King kept in the hand", "a joker kept in the hand", "an open field let go",
		"points let go in the last turn", "three royals let stand", "a King not brought back", "a number thrown away that can hit",
		"the King's tribute thrown away", "a Jack thrown away", "a Queen's hit with the King's card", "a strike where a wipe fells all",
		"a high card where a low one will do", "the end called while far behind", "a volley thrown away", "a card thrown away that fells",
		"a card thrown away that a royal brought back can use", "a royal given for no better", "a joker where a royal will do", "a turn for nothing", "a King let stand"} {
		if seen[what] < 5 {
			t.Errorf("seen %s only %d times", what, seen[what])
		}
	}
}

// foolish says why an action is senseless, if it is.
func foolish(s *state, a engine.Action, acts []engine.Action) string {
	p := s.asked
	me, them := &s.side[p], &s.side[foe(p)]
	if s.ask == askCall && a.Verb() == vLst && me.score+12 <= them.score {
		return "the end called while far behind"
	}
	if s.ask != askAction {
		return ""
	}
	free, hand := 0, me.hand.one
	for _, r := range me.royal {
		if r == cards.Back {
			free++
		}
	}
	power := func(slot uint8, c uint8) int { return number(cards.Card(c)) / rank(me.royal[slot]) }
	low := func(enough, below int) bool {
		for t := hand & numbers &^ aces; t != 0; t &= t - 1 {
			if n := number(t.First()); n >= enough && n <= below-4 {
				return true
			}
		}
		return false
	}
	c := cards.Card(a.A())
	switch a.Verb() {
	case vEnd:
		for _, b := range acts {
			switch x := cards.Card(b.A()); b.Verb() {
			case vRec:
				if x.Rank() == cards.King && s.open() && s.final == 0 {
					return "a King kept in the hand"
				}
			case vSho:
				if s.final == 0 && b.B() == 0 {
					return "a joker kept in the hand"
				}
			case vNock:
				if n := number(x); !s.spent && them.standing() == 0 && n > 1 && n < 8 {
					return "a turn for nothing"
				}
			case vAtf:
				if d := power(b.A(), b.B()); d >= 2 {
					return "an open field let go"
				} else if d > 0 && s.final > 0 {
					return "points let go in the last turn"
				}
			case vAtk:
				if n := number(cards.Card(b.B())); them.royal[b.C()].Rank() == cards.King && n > 1 && n <= 5 && power(b.A(), b.B()) > 0 {
					return "a King let stand"
				}
			case vWip:
				if n := number(cards.Card(b.B())); them.ranks() == 3 && them.standing() == 7 && n <= 3 && s.wipe == 0 {
					return "three royals let stand"
				}
			case vRev:
				if y := cards.Card(b.B()); me.royal[b.A()].Rank() == cards.King && y.Rank() > cards.Ace && y.Rank() <= 7 {
					return "a King not brought back"
				}
			}
		}
	case vBur:
		if free > 0 || hand&royals == 0 {
			return "a royal buried for nothing"
		}
	case vThrow:
		for _, b := range acts {
			if b.Verb() == vAtf && power(b.A(), b.B()) > 0 && numbers.Has(c) && them.standing() == 0 {
				return "a number thrown away that can hit"
			}
		}
		for i, l := range me.lie {
			suit := cards.OfSuit(me.royal[i].Suit())
			if l == sideways && me.royal[i].Rank() == cards.King && hand&numbers&suit&^aces == cards.Of(c) {
				return "the King's tribute thrown away"
			}
		}
		if c.Rank() == cards.Jack && free > 1 {
			return "a Jack thrown away"
		}
		return throwsUse(s, me, them, c)
	case vRev:
		if y := cards.Card(a.B()); y.Court() && rank(y) <= rank(me.royal[a.A()]) {
			return "a royal given for no better"
		}
	case vAtf:
		for i, l := range me.lie {
			if l == upright && rank(me.royal[i]) < rank(me.royal[a.A()]) && me.hand.one&numbers == cards.Of(cards.Card(a.B())) {
				return "a Queen's hit with the King's card"
			}
		}
	case vAtk:
		if low(rank(me.royal[a.A()])*rank(them.royal[a.C()]), number(cards.Card(a.B()))) {
			return "a high card where a low one will do"
		}
	case vJok:
		for _, b := range acts {
			if y := cards.Card(b.B()); b.Verb() == vWip && y.Rank() != cards.Ace && them.standing()&(them.standing()-1) != 0 && s.wipes(number(y), them.ranks()) {
				return "a strike where a wipe fells all"
			}
		}
		if low((rank(them.royal[a.C()])+1)/2, number(cards.Card(a.B()))) {
			return "a high card where a low one will do"
		}
		same := 0 // upright royals that can do it with this card
		for _, b := range acts {
			if b.Verb() == vAtk && b.B() == a.B() && b.C() == a.C() && power(b.A(), b.B()) >= rank(them.royal[b.C()]) {
				same++
			}
		}
		if same > 0 && (hand&numbers&^aces).Len() <= same {
			return "a joker where a royal will do"
		}
	}
	return ""
}

// throwsUse says what a number is still good for this turn that is thrown away.
func throwsUse(s *state, me, them *side, c cards.Card) string {
	if n := number(c); !numbers.Has(c) || n == 1 || s.final > 0 {
		return ""
	}
	left := me.hand.one & numbers &^ aces &^ s.pick.one
	for t := s.pick.one & numbers &^ aces; t != 0; t &= t - 1 {
		if d := t.First(); them.standing() == 0 && (d.Suit() == c.Suit() || d.Rank() == c.Rank()) {
			return "a volley thrown away"
		}
	}
	if !s.open() {
		return ""
	}
	able := func(c cards.Card) (n int) { // how many upright royals fell something with it
		for i, l := range me.lie {
			can := false
			for j := range uint8(slots) {
				can = can || l == upright && them.standing()>>j&1 != 0 && number(c)/rank(me.royal[i]) >= rank(them.royal[j])
			}
			if can {
				n++
			}
		}
		return n
	}
	others := 0
	for t := left; t != 0; t &= t - 1 {
		if t.First() != c && able(t.First()) > 0 {
			others++
		}
	}
	if others < able(c) {
		return "a card thrown away that fells"
	}
	for i, l := range me.lie {
		r := me.royal[i]
		if l == sideways && r.Rank() != cards.Jack && them.standing() == 0 && number(c) >= rank(r) {
			for t := me.hand.one & numbers &^ aces; t != 0; t &= t - 1 {
				if d := t.First(); d != c && d.Suit() == r.Suit() {
					return "a card thrown away that a royal brought back can use"
				}
			}
		}
	}
	return ""
}
