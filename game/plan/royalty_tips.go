package plan

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

const (
	stale = 12 // after so many turns in which nobody has lost a point a newcomer is told how that ends
	high  = 30 // what a wall takes that makes small pairs useless
)

// royaltyTips are what a newcomer is told in the first games: one tip a turn at most, before its one deed, and one about an ask that a jack
// could refuse.
var royaltyTips = []Tip{
	{Key: "royalty.tip.draw", When: acting(func(s *Sight) (about About, ok bool) { return about, slices.Contains(s.Said, "start") })},
	{Key: "royalty.tip.turn", When: acting(func(*Sight) (about About, ok bool) { return about, true })},
	{Key: "royalty.tip.pair", Lesson: "blow", When: acting(func(s *Sight) (about About, ok bool) {
		a, ok := s.Can("attack")
		about.N, about.Card = 10*int(a.A()), cards.New(cards.Rank(a.A()), cards.Clubs)
		return about, ok
	})},
	{Key: "royalty.tip.high", When: acting(func(s *Sight) (about About, ok bool) {
		about.Seat, ok = s.Rival(func(x engine.Seat) bool { return s.Count("protection", x, 0) >= high })
		about.N = s.Count("protection", about.Seat, 0)
		return about, ok
	})},
	{Key: "royalty.tip.early", When: acting(func(s *Sight) (about About, ok bool) {
		_, ok = s.Can("defend")
		for x := range engine.Seat(s.Seats) {
			ok = ok || s.Count("protection", x, 0) > 0
		}
		return about, ok
	})},
	{Key: "royalty.tip.wall", Lesson: "shield", When: acting(func(s *Sight) (about About, ok bool) {
		_, ok = s.Can("attack")
		for _, a := range s.Legal {
			if s.Info.Verbs[a.Verb()].Name == "attack" && s.Count("protection", engine.Seat(a.B()), 0) > 0 {
				about.Seat, about.N = engine.Seat(a.B()), s.Count("protection", engine.Seat(a.B()), 0)
			}
		}
		return about, ok && 0 < about.N && about.N < high
	})},
	{Key: "royalty.tip.idle", When: acting(func(s *Sight) (about About, ok bool) {
		about.N = s.Count("idle", engine.None, 0)
		return about, about.N >= stale
	})},
	{Key: "royalty.tip.known", When: acting(func(s *Sight) (about About, ok bool) {
		_, can := s.Can("ask")
		about.Seat, ok = s.Rival(func(x engine.Seat) bool {
			for r := cards.Rank(2); r <= 10; r++ {
				if s.Count("holds", x, int(r)) > 0 && slices.ContainsFunc(s.Pile("hand", s.Me, 0), func(c cards.Card) bool { return c.Known() && c.Rank() == r }) {
					about.Card = cards.New(r, cards.Clubs)
					return true
				}
			}
			return false
		})
		return about, can && ok
	})},
	{Key: "royalty.tip.jack", Now: true, When: func(s *Sight) (about About, ok bool) {
		_, ok = s.Can("jack")
		about.Seat = s.View.Turn
		return about, ok
	}},
}

// acting is a tip for the deed that a turn is for: not for what may follow on an ask, nor for an answer.
func acting(when func(*Sight) (About, bool)) func(*Sight) (About, bool) {
	return func(s *Sight) (about About, ok bool) {
		if s.View.Turn != s.Me || s.Info.Phases[s.View.Phase] != "act" {
			return about, false
		}
		return when(s)
	}
}
