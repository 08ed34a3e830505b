package plan

import (
	"cmp"
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

// Worth tells what an action does if nobody stops it: what is added to the key of its words, "" for nothing, and the number in them.
type Worth func(s *Sight, a engine.Action) (tail string, n int)

// hitsFor tells what a hit of Two Kingdoms is worth: points, or whether it fells what it is aimed at.
func hitsFor(s *Sight, a engine.Action) (tail string, n int) {
	number := int(cards.Card(a.B()).Rank())
	rival, _ := s.Rival(func(engine.Seat) bool { return true })
	at := func(x engine.Seat, slot int) (rank int) {
		if p := s.Pile("royal", x, slot); len(p) > 0 {
			rank = divisor(p[0])
		}
		return rank
	}
	fells := func(yes bool) string {
		if yes {
			return ".fells"
		}
		return ".weak"
	}
	ace := ""
	isAce := func(c cards.Card) bool { return c.Rank() == cards.Ace }
	switch i := slices.IndexFunc(s.Picked, isAce); {
	case i >= 0 && slices.IndexFunc(s.Picked[i+1:], isAce) >= 0: // then all of them are
		ace = ".aces"
	case i >= 0:
		ace = ".ace" // it would stop an attack
	}
	standing, least := 0, 0
	for i := range 3 {
		if r := at(rival, i); r > 0 && s.Count("lie", rival, i) != sideways {
			standing += r
			least = min(cmp.Or(least, r), r)
		}
	}
	switch verb := s.Info.Verbs[a.Verb()].Name; verb {
	case "atk", "atf":
		if r := at(s.Me, int(a.A())); r > 0 {
			n = number / r
		}
		if verb == "atf" {
			return ".for", n
		}
		return fells(n >= at(rival, int(a.C()))), n
	case "arr":
		if tail = fells(len(s.Picked) >= at(rival, int(a.A()))); tail == ".fells" {
			tail += ace
		}
		return tail, len(s.Picked)
	case "nock":
		if n = volley(s, cards.Card(a.A())); n < least {
			return ".weak", n
		}
		return "", n
	case "arf":
		return ace, len(s.Picked)
	case "jok":
		return fells(2*number >= at(rival, int(a.C()))), 2 * number
	case "jof":
		return ".for", 2 * number
	case "wip":
		return fells(standing >= number), standing
	case "wir":
		return fells(number >= standing), standing
	}
	return "", 0
}

// mostArrows is how many arrows fly at once (K8.1).
const mostArrows = 4

// volley is how many arrows can fly at once that a card of the hand is among.
func volley(s *Sight, c cards.Card) int {
	suited, alike := 0, 0
	for _, x := range s.Pile("hand", s.Me, 0) {
		if x.IsJoker() || x.Court() {
			continue
		}
		if x.Suit() == c.Suit() {
			suited++
		}
		if x.Rank() == c.Rank() {
			alike++
		}
	}
	return min(max(suited, alike), mostArrows)
}

// costs tells what a blow of Royalty takes from whom it hits, behind the wall, and whether that is nothing, or all.
func costs(s *Sight, a engine.Action) (tail string, n int) {
	if s.Info.Verbs[a.Verb()].Name != "attack" {
		return "", 0
	}
	target := engine.Seat(a.B())
	if n = 10 * int(a.A()); a.C() == 0 {
		n -= s.Count("protection", target, 0)
	}
	switch left := s.Count("points", target, 0); {
	case n <= 0:
		return ".vain", 0
	case n >= left:
		return ".out", left
	}
	return ".for", n
}
