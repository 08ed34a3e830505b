package table

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/words"
)

// Joined returns lines of the log with those that tell of one deed as one: what several do alike, the cards that somebody lays
// together, whom somebody names one after the other, and the cards that are turned over at once.
func Joined(t *Table, lines []Line) []Line {
	out := make([]Line, 0, len(lines))
	done := make([]bool, len(lines))
	for i, l := range lines {
		if done[i] {
			continue
		}
		for _, way := range joins {
			if !says(t, l, way.form) {
				continue
			}
			same := []Line{l}
			for j := i + 1; j < len(lines) && says(t, lines[j], way.form); j++ {
				if !done[j] && way.same(l, lines[j]) {
					same, done[j] = append(same, lines[j]), true
				}
			}
			if len(same) > 1 {
				l.Text = words.Upper(words.T(sayKey(&t.record, l.Say)+way.form, way.args(t, same)))
				break
			}
		}
		out = append(out, l)
	}
	return out
}

// joins are the ways in which lines become one. A game has words for those that it uses.
var joins = [...]struct {
	form string
	same func(a, b Line) bool
	args func(t *Table, list []Line) words.Args
}{
	{".row", func(_, _ Line) bool { return true }, rowArgs},
	{".all", func(a, b Line) bool { return a.Say == b.Say && a.N == b.N && a.Card == b.Card && a.Other == b.Other },
		func(t *Table, list []Line) words.Args {
			return words.Args{A: words.List(namesOf(t, list, func(l Line) engine.Seat { return l.Seat })), B: t.Name(list[0].Other), Card: cardName(list[0].Card), N: list[0].N}
		}},
	{".others", func(a, b Line) bool { return a.Say == b.Say && a.Seat == b.Seat },
		func(t *Table, list []Line) words.Args {
			return words.Args{A: t.Name(list[0].Seat), B: words.List(namesOf(t, list, func(l Line) engine.Seat { return l.Other }))}
		}},
	{".many", func(a, b Line) bool { return a.Say == b.Say && a.Seat == b.Seat && a.Other == b.Other },
		func(t *Table, list []Line) words.Args {
			args := words.Args{A: t.Name(list[0].Seat), B: t.Name(list[0].Other)}
			var laid []cards.Card
			for _, l := range list {
				laid, args.N = append(laid, l.Card), args.N+l.N
			}
			args.Card = words.Suits(laid)
			return args
		}},
}

// rowArgs names the cards of everybody, in few words, in the order in which they come.
func rowArgs(t *Table, list []Line) words.Args {
	text := ""
	for i, l := range list {
		switch {
		case i == 0:
			text = t.Name(l.Seat) + " "
		case list[i-1].Seat == l.Seat:
			text += " "
		default:
			text += ", " + t.Name(l.Seat) + " "
		}
		text += words.Short(l.Card)
	}
	return words.Args{Card: text}
}

func namesOf(t *Table, list []Line, of func(Line) engine.Seat) (names []string) {
	for _, l := range list {
		if n := t.Name(of(l)); !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	return names
}

// says reports whether a game has a form of words for a line.
func says(t *Table, l Line, form string) bool {
	return l.Say >= 0 && words.Has(sayKey(&t.record, l.Say)+form)
}
