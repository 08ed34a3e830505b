package plan

import (
	"royals/engine"
	"royals/engine/cards"
)

// housesTips are the plan of a first game, question by question: how one comes by a royal, and what it is good for.
var housesTips = []Tip{
	{Key: "houses.tip.king", Plays: true, When: leads(cards.King)},
	{Key: "houses.tip.ace", Plays: true, When: leads(cards.Ace)},
	{Key: "houses.tip.queen", Plays: true, When: leads(cards.Queen, cards.Jack)},
	{Key: "houses.tip.wait", When: leads()},
	{Key: "houses.tip.take", Now: true, When: func(s *Sight) (About, bool) {
		f := follow(s)
		return About{Seat: other(s), Card: f.led}, f.enough != cards.Back && isRoyal(s, f.led) && !crowned(s)
	}},
	{Key: "houses.tip.mine", Plays: true, When: func(s *Sight) (About, bool) {
		f := follow(s)
		return About{Card: f.royal}, f.royal != cards.Back && !crowned(s)
	}},
	{Key: "houses.tip.enough", Plays: true, When: func(s *Sight) (About, bool) {
		f := follow(s)
		return About{Card: f.enough}, f.enough != cards.Back
	}},
	{Key: "houses.tip.lacks", When: func(s *Sight) (About, bool) {
		f := follow(s)
		return About{Card: f.led}, f.led != cards.Back && !f.suit
	}},
	{Key: "houses.tip.beaten", When: func(s *Sight) (About, bool) {
		f := follow(s)
		return About{Card: f.led}, f.suit && f.enough == cards.Back
	}},
	{Key: "houses.tip.match", Now: true, Lesson: "match", When: func(s *Sight) (about About, ok bool) {
		about.Card, ok = three(s)
		about.N = 3 * 2 * 5
		if about.Card.Rank() >= 2 && about.Card.Rank() <= 8 {
			about.N *= 2
		}
		_, can := s.Can("pick")
		return about, ok && can && about.Card.Known() && !about.Card.Court()
	}},
	{Key: "houses.tip.lost", When: func(s *Sight) (about About, ok bool) {
		won, ok := s.Hears("won")
		about.Seat, about.Card = won.Seat, lost(s)
		return about, ok && won.Seat != s.Me && about.Card != cards.Back
	}},
	{Key: "houses.tip.ransom", Now: true, When: func(s *Sight) (about About, ok bool) {
		a, ok := s.Can("ransom")
		about.Card, about.Seat = cards.Card(a.A()), other(s)
		return about, ok
	}},
	{Key: "houses.tip.block", Now: true, Lesson: "scoop", When: func(s *Sight) (about About, ok bool) { _, ok = s.Can("scoop"); return about, ok }},
	{Key: "houses.tip.won", When: func(s *Sight) (about About, ok bool) {
		l, _ := s.Hears("kept")
		return About{Card: l.Card}, l.Seat == s.Me && isRoyal(s, l.Card) && !crowned(s)
	}},
	{Key: "houses.tip.end", When: func(s *Sight) (about About, ok bool) { _, ok = s.Can("end", "end-without"); return about, ok }},
	{Key: "houses.tip.faces", When: func(s *Sight) (about About, ok bool) {
		_, can := s.Can("discard")
		_, may := s.Can("end", "end-without")
		faces := func(c cards.Card) bool { return c.Court() }
		return about, can && !may && crowned(s) && some(s, faces, "hand") && len(s.Pile("meld", s.Me, 0))+len(s.Pile("fresh", s.Me, 0)) > 0
	}},
	{Key: "houses.tip.twins", When: func(s *Sight) (about About, ok bool) {
		_, lead := s.Can("lead")
		about.Card, ok = twins(s)
		about.N = 3 * 2 * points(about.Card)
		return about, ok && lead && crowned(s)
	}},
	{Key: "houses.tip.throw", When: func(s *Sight) (about About, ok bool) {
		_, ok = s.Can("discard")
		about.Seat = other(s)
		about.Card = cards.New(cards.Ace, cards.Suit(s.Count("home", about.Seat, 0)-1))
		return about, ok
	}},
	{Key: "houses.tip.round", When: func(s *Sight) (about About, ok bool) {
		_, ok = s.Can("draw", "keep")
		return about, ok && alone(s)
	}},
}

// other returns the other player.
func other(s *Sight) engine.Seat { return (s.Me + 1) % 2 }

// alone reports whether the game is a single round.
func alone(s *Sight) bool { return s.Count("target", engine.None, 0) == 0 }

// isRoyal reports whether a card is a royal of the seat's house.
func isRoyal(s *Sight, c cards.Card) bool {
	return c.Known() && c.Court() && int(c.Suit())+1 == s.Count("home", s.Me, 0)
}

// some reports whether a pile of the seat has a card that fits.
func some(s *Sight, fits func(cards.Card) bool, pile string) bool {
	for _, c := range s.Pile(pile, s.Me, 0) {
		if fits(c) {
			return true
		}
	}
	return false
}

// crowned reports whether the seat has won a royal before this turn.
func crowned(s *Sight) bool {
	return some(s, func(c cards.Card) bool { return isRoyal(s, c) }, "spoils")
}

// leads is about the first card of the seat's suit that has one of the ranks, where it leads and has no royal yet. It has nothing
// higher than them, which another tip would be about; without ranks it is about the suit.
func leads(ranks ...cards.Rank) func(s *Sight) (About, bool) {
	return func(s *Sight) (about About, ok bool) {
		home := s.Count("home", s.Me, 0)
		if _, can := s.Can("lead"); !can || home == 0 || crowned(s) {
			return about, false
		}
		best := [cards.King + 1]bool{}
		for _, c := range s.Pile("hand", s.Me, 0) {
			best[c.Rank()] = best[c.Rank()] || int(c.Suit())+1 == home
		}
		for _, r := range []cards.Rank{cards.King, cards.Ace, cards.Queen, cards.Jack} {
			if best[r] {
				about.Card, about.Seat = cards.New(r, cards.Suit(home-1)), other(s)
				return about, len(ranks) > 0 && (r == ranks[0] || r == ranks[len(ranks)-1])
			}
		}
		about.Card = cards.New(cards.King, cards.Suit(home-1))
		return about, len(ranks) == 0
	}
}

// following is what the seat can do against a card that was led.
type following struct {
	led    cards.Card
	suit   bool       // the seat holds its suit
	enough cards.Card // the lowest card that beats it, Back for none
	royal  cards.Card // a royal of the seat's that beats it, Back for none
}

// follow looks at the hand of a seat that is to answer in a battle.
func follow(s *Sight) following {
	f := following{cards.Back, false, cards.Back, cards.Back}
	led := s.Pile("battle", other(s), 0)
	if _, can := s.Can("answer"); !can || len(led) == 0 {
		return f
	}
	f.led = led[0]
	for _, c := range s.Pile("hand", s.Me, 0) {
		if c.Suit() != f.led.Suit() {
			continue
		}
		if f.suit = true; !outranks(c, f.led) {
			continue
		}
		if f.enough == cards.Back || outranks(f.enough, c) {
			f.enough = c
		}
		if isRoyal(s, c) {
			f.royal = c
		}
	}
	return f
}

// outranks reports whether a card beats another one of its suit.
func outranks(c, led cards.Card) bool {
	high := func(c cards.Card) int { return (int(c.Rank()) + 11) % 13 } // from 2 to the ace
	switch {
	case c.Rank() == 2 && led.Rank() == cards.Ace:
		return true
	case c.Rank() == cards.Ace && led.Rank() == 2:
		return false
	}
	return high(c) > high(led)
}

// twins returns a card that the hand has twice, no royal of the seat's, where nothing like it can be laid yet.
func twins(s *Sight) (cards.Card, bool) {
	var n [cards.King + 1]int
	for _, pile := range []string{"spoils", "won", "meld", "fresh"} {
		for _, c := range s.Pile(pile, s.Me, 0) {
			n[c.Rank()] += 3
		}
	}
	for _, c := range s.Pile("hand", s.Me, 0) {
		if !isRoyal(s, c) {
			n[c.Rank()]++
		}
	}
	for _, c := range s.Pile("hand", s.Me, 0) {
		if n[c.Rank()] == 2 && !isRoyal(s, c) {
			return c, true
		}
	}
	return cards.Back, false
}
