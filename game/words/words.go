// Package words holds every sentence the app shows, by key and language, and puts names, cards and numbers into them.
package words

import (
	"maps"
	"strconv"
	"sync"

	"royals/engine/cards"
)

// Args is what a sentence may name. A field that it does not name stays zero.
type Args struct {
	A, B             string    // the names of the seat that acts or is meant, and of the other one
	Card, Other      string    // the names of cards
	N, N2, N3        int       // numbers
	Min, Max, Picked int       // how many cards a choice takes and has
	Operands         [3]string // the names of a verb's operands: {a} {b} {c}
	Do               []string  // what may be done: {do}, or {Do} where the sentence begins with it
}

// T returns the sentence of a key, filled in. A missing key comes back in angle brackets, so that it is seen and never
// mistaken for a sentence. A game without words gets a fallback.
//
// Sentences name their arguments in braces: {A} {B} {card} {other} {n} {n2} {n3} {rank} {min} {max} {picked} {a} {b} {c} {do}. A
// plural is written {n:card/cards} and picks a word by the number.
func T(key string, args Args) string {
	if s, ok := lookup(key); ok {
		return fill(s, &args)
	}
	if s, ok := fallback(key, &args); ok {
		return s
	}
	return "<" + key + ">"
}

// Plain is T for a sentence without arguments.
func Plain(key string) string { return T(key, Args{}) }

// Has reports whether there is a sentence for a key.
func Has(key string) bool {
	_, ok := lookup(key)
	return ok
}

func lookup(key string) (string, bool) {
	s, ok := sentences()[key]
	return s, ok
}

// sentences returns all tables in one: a moving table asks for hundreds of sentences in every frame. No key stands in two of them.
var sentences = sync.OnceValue(func() map[string]string {
	n := 0
	for _, table := range english {
		n += len(table)
	}
	all := make(map[string]string, n)
	for _, table := range english {
		maps.Copy(all, table)
	}
	return all
})

// fill replaces the names in braces. An unknown name stays, and so does a brace that is not closed.
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
	case "rank":
		return Rank(cards.Rank(a.N)), true
	case "a", "b", "c":
		return a.Operands[name[0]-'a'], true
	case "do":
		return Either(a.Do), true
	case "Do":
		return Upper(Either(a.Do)), true
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

// number writes a number, with a true minus sign.
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

// List joins names for a sentence: "Ada", "Ada and Bea", "Ada, Bea and Cosmo".
func List(names []string) string { return strung(names, "list.and") }

// Either joins what may be done: "ask", "ask or attack", "ask, attack or end your turn".
func Either(names []string) string { return strung(names, "list.or") }

func strung(names []string, last string) string {
	s := ""
	for i, n := range names {
		switch {
		case i > 0 && i == len(names)-1:
			s += Plain(last)
		case i > 0:
			s += ", "
		}
		s += n
	}
	return s
}

// CardList joins cards for a sentence: "7 and 10 of diamonds", "3 of clubs and 5 of spades".
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

// Suits joins cards suit by suit: "7 and 10 of diamonds, 3 of clubs".
func Suits(cs []cards.Card) string {
	done, s := make([]bool, len(cs)), ""
	for i, c := range cs {
		if done[i] {
			continue
		}
		var same []cards.Card
		for j, d := range cs[i:] {
			if d == c || c.Known() && !c.IsJoker() && d.Known() && !d.IsJoker() && d.Suit() == c.Suit() {
				same, done[i+j] = append(same, d), true
			}
		}
		if s != "" {
			s += ", "
		}
		s += CardList(same)
	}
	return s
}

// BySuit joins cards suit by suit, in as few words as there are: "clubs 2, 8; diamonds ace; joker".
func BySuit(cs []cards.Card) string {
	done, s := make([]bool, len(cs)), ""
	for i, c := range cs {
		if done[i] {
			continue
		}
		if s != "" {
			s += "; "
		}
		if !c.Known() || c.IsJoker() {
			s += Card(c)
			continue
		}
		s += Suit(c.Suit()) + " " + Rank(c.Rank())
		for j := i + 1; j < len(cs); j++ {
			if d := cs[j]; d.Known() && !d.IsJoker() && d.Suit() == c.Suit() {
				done[j] = true
				s += ", " + Rank(d.Rank())
			}
		}
	}
	return s
}

// RankList joins the ranks of cards for a sentence: "7 and 10".
func RankList(cs []cards.Card) string {
	var names []string
	for _, c := range cs {
		names = append(names, Rank(c.Rank()))
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

// Upper returns s with a capital first letter.
func Upper(s string) string {
	if s == "" || s[0] < 'a' || s[0] > 'z' {
		return s
	}
	return string(s[0]-'a'+'A') + s[1:]
}

// Lower returns s with a small first letter, for the middle of a sentence.
func Lower(s string) string {
	if s == "" || s[0] < 'A' || s[0] > 'Z' {
		return s
	}
	return string(s[0]-'A'+'a') + s[1:]
}
