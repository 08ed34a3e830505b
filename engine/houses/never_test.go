package houses

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/enginetest"
)

// TestPriorNever: a seat that is behind does not end the deal (H15.1) while there is something else to do; what falls far behind the
// best choice has weight 0, so that no opponent takes it; and so has what foolish lists, while there is something else.
func TestPriorNever(t *testing.T) {
	var far int
	seen := map[string]int{}
	config := func(seed uint64) engine.Config {
		return engine.Config{Seats: 2, Options: []engine.Setting{{Key: "target", Value: "300"}}}
	}
	enginetest.Walk(t, Game{}, 80, config, func(seed uint64, es engine.State, p engine.Seat, acts []engine.Action, w []int16) {
		s := es.(*State)
		if len(acts) > 1 {
			j := s.judge(uint8(p))
			best := 0 // of what is not foolish
			for _, a := range acts {
				if foolish(s, uint8(p), a) == "" {
					best = max(best, j.weigh(a))
				}
			}
			mild := false
			for _, a := range acts {
				mild = mild || foolish(s, uint8(p), a) == ""
			}
			for i, a := range acts {
				if why := foolish(s, uint8(p), a); mild && why != "" {
					seen[why]++
					if w[i] != 0 {
						t.Fatalf("seed %d: %s, verb %d: weight %d for %s", seed, p, a.Verb(), w[i], why)
					}
					continue
				}
				if j.weigh(a)+10*half <= min(best, 2000) {
					far++
					if w[i] != 0 {
						t.Fatalf("seed %d: %s, verb %d: weight %d for %d where %d is to be had", seed, p, a.Verb(), w[i], j.weigh(a), best)
					}
				}
			}
		}
	})
	if far < 100 {
		t.Errorf("seen only %d choices far behind", far)
	}
	for what, least := range map[string]int{"a home without a card that wins": 20, "a royal handed over": 20, "an ace thrown away": 20,
		"the first royal thrown away": 20, "a royal led to its owner": 20, "a royal thrown into a lost battle": 20, "an ace thrown into a lost battle": 20, "the first royal not kept": 10, "the first royal let go": 10,
		"the deal ended while behind": 5, "an ace for a small card": 10, "a change of home away from a royal": 1} {
		if seen[what] < least {
			t.Errorf("seen %s only %d times", what, seen[what])
		}
	}
}

// foolish says why a choice gives something away for nothing, if it does.
func foolish(s *State, p uint8, a engine.Action) string {
	c := cards.Card(a.A())
	royal := func(p uint8, c cards.Card) bool {
		return s.home[p] != 0 && c.Court() && c.Suit() == s.homeSuit(p)
	}
	first := true // none of the own royals has been won
	for t := s.spoils[p].faces(); t != 0; t &= t - 1 {
		first = first && !royal(p, t.First())
	}
	j := s.judge(p)
	switch a.Verb() {
	case verbHouse:
		for t := s.hand[p].faces(); t != 0; t &= t - 1 {
			if h := t.First(); h.Suit() == cards.Suit(a.A()) && (h.Court() || h.Rank() <= 2) {
				return ""
			}
		}
		return "a home without a card that wins"
	case verbDiscard:
		switch {
		case royal(1-p, c):
			return "a royal handed over"
		case c.Rank() == cards.Ace:
			return "an ace thrown away"
		case royal(p, c) && first:
			return "the first royal thrown away"
		}
	case verbLead:
		if royal(1-p, c) && !royal(p, c) && j.safe(c) < 50 {
			return "a royal led to its owner"
		}
	case verbAnswer:
		led := s.battle[s.attacker]
		wins, hers := false, false
		for t := s.hand[p].faces(); t != 0; t &= t - 1 {
			wins = wins || answerWins(led, t.First())
		}
		for t := s.spoils[1-p].faces(); t != 0; t &= t - 1 {
			hers = hers || royal(1-p, t.First())
		}
		switch {
		case answerWins(led, c):
		case c.Rank() == cards.Ace:
			return "an ace thrown into a lost battle"
		case royal(1-p, c) && !royal(1-p, led):
			return "a royal thrown into a lost battle"
		case royal(1-p, led) && !hers && wins:
			return "the first royal let go"
		}
	case verbKeep:
		if s.stackN > 0 && first && !royal(p, c) && (royal(p, s.battle[p]) || royal(p, s.battle[1-p])) {
			return "the first royal not kept"
		}
	case verbEnd, verbEndBare:
		if j.margin() < -10 {
			return "the deal ended while behind"
		}
	case verbSlaySpoils, verbSlayMeld, verbSlayFresh:
		t := cards.Card(a.B())
		if t.Rank() >= 9 && !royal(1-p, t) && s.board(1-p).in(ofRank(t.Rank())).len() < 3 {
			return "an ace for a small card"
		}
	case verbPay, verbChangeHand, verbChangeMeld, verbChangeFresh, verbChangeSpoils, verbChangeWon, verbChangeTop, verbChangeRansom:
		if a.Verb() == verbPay {
			c = cards.Card(a.B())
		}
		there := false
		for t := s.spoils[p].faces() | s.meld[p].faces(); t != 0; t &= t - 1 {
			there = there || t.First().Court() && t.First().Suit() == c.Suit()
		}
		if s.privileged() && !there {
			return "a change of home away from a royal"
		}
	}
	return ""
}
