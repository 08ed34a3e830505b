package plan

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/words"
)

// housesSight is what a seat of Home Houses sees of hearts against clubs: piles by name, the other player's with a stroke.
func housesSight(verb string, piles map[string][]cards.Card) *Sight {
	info := catalog.Find("houses").Info()
	v := new(engine.View)
	v.Reset(0)
	n := names{info: info}
	for name, list := range piles {
		id := engine.PileID{}
		if name[0] == '-' {
			name, id.Owner = name[1:], 1
		}
		id.Kind = uint8(n.pile(name))
		v.Put(id, list...)
	}
	home := uint8(counterNamed(info, "home"))
	v.Count(home, 0, 0, int(cards.Hearts)+1)
	v.Count(home, 1, 0, int(cards.Clubs)+1)
	at := slices.IndexFunc(info.Verbs, func(v engine.VerbInfo) bool { return v.Name == verb })
	return &Sight{Info: info, View: v, Seats: 2, Legal: []engine.Action{engine.Act(uint8(at), 0, 0, 0)}}
}

// TestHousesHasAPlan: a newcomer is told how a royal is won, from the hand and from what lies open.
func TestHousesHasAPlan(t *testing.T) {
	h := func(r cards.Rank) cards.Card { return cards.New(r, cards.Hearts) }
	s := func(r cards.Rank) cards.Card { return cards.New(r, cards.Spades) }
	type piles = map[string][]cards.Card
	for _, c := range []struct {
		verb  string
		piles piles
		want  string
		about cards.Card
	}{
		{"lead", piles{"hand": {s(cards.Ace), h(cards.Ace), h(cards.King)}}, "king", h(cards.King)},
		{"lead", piles{"hand": {s(cards.King), h(cards.Ace), h(cards.Jack)}}, "ace", h(cards.Ace)},
		{"lead", piles{"hand": {s(cards.King), h(cards.Jack), h(9)}}, "queen", h(cards.Jack)},
		{"lead", piles{"hand": {s(cards.King), h(10)}}, "wait", h(cards.King)},
		{"lead", piles{"hand": {h(cards.King), s(9), h(9)}, "spoils": {h(cards.Jack)}}, "twins", s(9)},
		{"answer", piles{"hand": {h(cards.King), h(3)}, "-battle": {h(cards.Queen)}}, "take", h(cards.Queen)},
		{"answer", piles{"hand": {h(cards.King), h(3)}, "-battle": {h(9)}}, "mine", h(cards.King)},
		{"answer", piles{"hand": {s(cards.Ace), s(9), s(8)}, "-battle": {s(8)}}, "enough", s(9)},
		{"answer", piles{"hand": {s(cards.King), s(2)}, "-battle": {s(cards.Ace)}}, "enough", s(2)},
		{"answer", piles{"hand": {s(cards.Ace), s(2)}, "-battle": {s(3)}}, "enough", s(cards.Ace)},
		{"answer", piles{"hand": {s(cards.King)}, "-battle": {s(cards.King)}}, "beaten", s(cards.King)},
		{"answer", piles{"hand": {h(cards.King)}, "-battle": {s(3)}}, "lacks", s(3)},
		{"discard", piles{"hand": {s(cards.King), s(3)}, "spoils": {h(cards.Jack)}, "meld": {s(9)}}, "faces", 0},
		{"discard", piles{"hand": {s(3)}}, "throw", cards.New(cards.Ace, cards.Clubs)},
	} {
		sight := housesSight(c.verb, c.piles)
		sight.View.Count(uint8(counterNamed(sight.Info, "target")), engine.None, 0, 500)
		key, about := "", About{}
		for _, tip := range For(sight.Info).Tips {
			if x, ok := tip.When(sight); ok {
				key, about = tip.Key, x
				break
			}
		}
		if key != "houses.tip."+c.want || c.about != 0 && about.Card != c.about {
			t.Errorf("%s with %v: %s about %v", c.verb, c.piles, key, about.Card)
		}
	}
}

// TestHousesTipsAreShort: no tip has more letters than a bubble of a lesson, with the longest name of a card.
func TestHousesTipsAreShort(t *testing.T) {
	args := words.Args{A: "Bea", Card: words.Card(cards.New(cards.Queen, cards.Diamonds)), N: 60, Operands: [3]string{"queen", "diamonds"}}
	for _, tip := range housesTips {
		if s := words.T(tip.Key, args); len(s) > 90 {
			t.Errorf("%s has %d letters: %s", tip.Key, len(s), s)
		}
	}
}

// TestABattleSaysWhatItBrought: the line of what is kept tells a royal of the winner's house from cards that only count.
func TestABattleSaysWhatItBrought(t *testing.T) {
	sight := housesSight("lead", nil)
	for _, c := range []struct {
		seat engine.Seat
		card cards.Card
		want string
	}{
		{0, cards.New(cards.Queen, cards.Hearts), ".royal"}, {1, cards.New(cards.Queen, cards.Hearts), ".high"}, {0, cards.New(cards.Ace, cards.Hearts), ".high"},
		{0, cards.New(8, cards.Spades), ".low"}, {0, cards.New(9, cards.Spades), ".high"},
	} {
		tail := For(sight.Info).Gloss(sight.Info, func() *engine.View { return sight.View }, Told{Say: "kept", Seat: c.seat, Card: c.card})
		if tail != c.want || !words.Has("houses.say.kept"+tail) {
			t.Errorf("%v keeps %v: %q", c.seat, c.card, tail)
		}
	}
	if tail := For(sight.Info).Gloss(sight.Info, nil, Told{Say: "won", Card: cards.New(8, cards.Spades)}); tail != "" {
		t.Errorf("a line of another kind gets %q", tail)
	}
}
