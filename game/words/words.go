// Package words holds every sentence the app shows, by key and language, and puts names, cards and numbers into them.
package words

import (
	"strconv"

	"royals/engine/cards"
)

// Args is what a sentence may name. Zero fields are for sentences that do not name them.
type Args struct {
	A, B             string    // the seat that acts or is spoken of, and the other one, by their names
	Card, Other      string    // cards by their names
	N, N2, N3        int       // numbers
	Min, Max, Picked int       // how many cards a choice takes and has
	Operands         [3]string // what a verb's operands are called: {a} {b} {c}
}

// T returns the sentence of a key, filled in. A key that is not there comes back in angle brackets, so that a missing
// sentence is seen and never mistaken for one.
//
// Sentences name their arguments in braces: {A} {B} {card} {other} {n} {n2} {n3} {min} {max} {picked} {a} {b} {c}; a
// plural is written {n:card/cards}, and picks by the number.
func T(key string, args Args) string {
	s, ok := lookup(key)
	if !ok {
		return "<" + key + ">"
	}
	return fill(s, &args)
}

// Plain is T for a sentence without arguments.
func Plain(key string) string { return T(key, Args{}) }

// Has reports whether there is a sentence for a key.
func Has(key string) bool {
	_, ok := lookup(key)
	return ok
}

func lookup(key string) (string, bool) {
	for _, table := range english {
		if s, ok := table[key]; ok {
			return s, true
		}
	}
	return "", false
}

// fill replaces what stands in braces. A brace that is not closed, or a name that is none, stays as it is.
func fill(s string, args *Args) string {
	var out []byte
	for i := 0; i < len(s); {
		if s[i] != '{' {
			out = append(out, s[i])
			i++
			continue
		}
		end := i + 1
		for end < len(s) && s[end] != '}' {
			end++
		}
		if end == len(s) {
			return string(append(out, s[i:]...))
		}
		if text, ok := args.value(s[i+1 : end]); ok {
			out = append(out, text...)
		} else {
			out = append(out, s[i:end+1]...)
		}
		i = end + 1
	}
	return string(out)
}

func (a *Args) value(name string) (string, bool) {
	forms := ""
	for i := range name {
		if name[i] == ':' {
			name, forms = name[:i], name[i+1:]
			break
		}
	}
	switch name {
	case "A":
		return a.A, true
	case "B":
		return a.B, true
	case "card":
		return a.Card, true
	case "other":
		return a.Other, true
	case "a", "b", "c":
		return a.Operands[name[0]-'a'], true
	}
	n, ok := a.number(name)
	switch {
	case !ok:
		return "", false
	case forms == "":
		return number(n), true
	}
	for i := range forms {
		if forms[i] == '/' {
			if n == 1 {
				return forms[:i], true
			}
			return forms[i+1:], true
		}
	}
	return forms, true
}

func (a *Args) number(name string) (int, bool) {
	switch name {
	case "n":
		return a.N, true
	case "n2":
		return a.N2, true
	case "n3":
		return a.N3, true
	case "min":
		return a.Min, true
	case "max":
		return a.Max, true
	case "picked":
		return a.Picked, true
	}
	return 0, false
}

// number writes a number with a true minus sign.
func number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Card returns a card's full name: "queen of spades", "joker".
func Card(c cards.Card) string {
	switch {
	case c.IsJoker():
		return Plain("card.joker")
	case !c.Known():
		return Plain("card.back")
	}
	return Rank(c.Rank()) + Plain("card.of") + Suit(c.Suit())
}

// Cards returns a list of cards by name: "queen of spades, 7 of clubs".
func Cards(cs []cards.Card) string {
	s := ""
	for i, c := range cs {
		if i > 0 {
			s += ", "
		}
		s += Card(c)
	}
	return s
}

// List returns names as a sentence tells them: "Ada", "Ada and Bea", "Ada, Bea and Cosmo".
func List(names []string) string {
	s := ""
	for i, n := range names {
		switch {
		case i > 0 && i == len(names)-1:
			s += Plain("list.and")
		case i > 0:
			s += ", "
		}
		s += n
	}
	return s
}

// CardList returns cards as a sentence tells them: "7 and 10 of diamonds", "3 of clubs and 5 of spades".
func CardList(cs []cards.Card) string {
	var names []string
	one := len(cs) > 1
	for _, c := range cs {
		one = one && c.Known() && !c.IsJoker() && c.Suit() == cs[0].Suit()
	}
	for _, c := range cs {
		if one {
			names = append(names, Rank(c.Rank()))
		} else {
			names = append(names, Card(c))
		}
	}
	if one {
		return List(names) + Plain("card.of") + Suit(cs[0].Suit())
	}
	return List(names)
}

// Short returns a card as its corner shows it: "Q♠", "10♥".
func Short(c cards.Card) string {
	switch {
	case c.IsJoker():
		return Plain("card.joker")
	case !c.Known():
		return "?"
	}
	return RankShort(c.Rank()) + [...]string{"♣", "♦", "♥", "♠"}[c.Suit()]
}

// Rank returns a rank's name: "queen", "7".
func Rank(r cards.Rank) string {
	switch r {
	case cards.Ace:
		return Plain("rank.ace")
	case cards.Jack:
		return Plain("rank.jack")
	case cards.Queen:
		return Plain("rank.queen")
	case cards.King:
		return Plain("rank.king")
	}
	return strconv.Itoa(int(r))
}

// RankShort returns a rank as a corner shows it: "Q", "10".
func RankShort(r cards.Rank) string {
	if r == 10 {
		return "10"
	}
	return r.Letter()
}

// Suit returns a suit's name: "spades".
func Suit(s cards.Suit) string {
	return Plain([...]string{"suit.clubs", "suit.diamonds", "suit.hearts", "suit.spades", "suit.none"}[s])
}

// Upper returns s with its first letter as a capital.
func Upper(s string) string {
	if s == "" || s[0] < 'a' || s[0] > 'z' {
		return s
	}
	return string(s[0]-'a'+'A') + s[1:]
}

// Lower returns s with its first letter small, as inside a sentence.
func Lower(s string) string {
	if s == "" || s[0] < 'A' || s[0] > 'Z' {
		return s
	}
	return string(s[0]-'A'+'a') + s[1:]
}
