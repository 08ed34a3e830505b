package words

import "testing"

// TestFallback checks that a game without words says the names of its keys and what they are about, and that a family
// with a sentence gets none for a forgotten key.
func TestFallback(t *testing.T) {
	for _, c := range []struct {
		key  string
		args Args
		want string
	}{
		{"highcard.verb.lay", Args{Operands: [3]string{"7 of clubs"}}, "Lay 7 of clubs"},
		{"highcard.verb.pass", Args{}, "Pass"},
		{"highcard.verb.give", Args{Operands: [3]string{"7 of clubs", "Bea"}}, "Give 7 of clubs Bea"},
		{"highcard.say.takes", Args{A: "Bea"}, "Bea: Takes"},
		{"highcard.say.takes", Args{A: "Bea", Card: "king of hearts", B: "Ada"}, "Bea: Takes, king of hearts, Ada"},
		{"highcard.say.new-deal", Args{}, "New deal"},
		{"highcard.ask.lay-a-card", Args{}, "Lay a card"},
		{"highcard.no.wait-for-the-others", Args{}, "Wait for the others"},
		{"highcard.end.all-cards-are-laid", Args{}, "All cards are laid"},
		{"highcard.pile.won", Args{}, "won"},
		{"highcard.counter.score", Args{}, "score"},
		{"highcard.line.tricks", Args{}, "tricks"},
		{"highcard.option.hand-size", Args{}, "Hand size"},
		{"highcard.option.hand-size.help", Args{}, ""},
		{"highcard.goal", Args{}, ""},

		{"crush.verb.sing", Args{}, "<crush.verb.sing>"},
		{"crush.say.sings", Args{A: "Bea"}, "<crush.say.sings>"},
		{"crush.no.singing", Args{}, "<crush.no.singing>"},
		{"highcard.colour.red", Args{}, "<highcard.colour.red>"},
		{"highcard.verb", Args{}, "<highcard.verb>"},
		{"menu.sing", Args{}, "<menu.sing>"},
		{"sing", Args{}, "<sing>"},
	} {
		if got := T(c.key, c.args); got != c.want {
			t.Errorf("%s says %q, want %q", c.key, got, c.want)
		}
		if Has(c.key) {
			t.Errorf("%s passes for a sentence", c.key)
		}
	}
}
