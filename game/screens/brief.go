package screens

import (
	"slices"
	"strings"

	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/table"
	"royals/game/words"
)

// signs52 turns the names of cards into what stands in their corners.
var signs52 = func() *strings.Replacer {
	var list []string
	for s := cards.Clubs; s <= cards.Spades; s++ {
		for r := cards.Rank(1); r <= cards.King; r++ {
			c := cards.New(r, s)
			list = append(list, words.Card(c), words.Short(c), words.Upper(words.Card(c)), words.Short(c))
		}
	}
	return strings.NewReplacer(list...)
}()

// shorten gives the buttons what they say where there is hardly room: fewer words, or the signs of the cards that they name. Where two would
// say the same they keep theirs.
func (l *actList) shorten() {
	for i := range l.out {
		b := &l.out[i]
		if b.Brief = briefly(b.Text); b.Brief == "" {
			switch d := b.Deed.(type) {
			case felt.Play:
				b.Brief = table.ActionBrief(l.t, d.Action)
			case felt.Verb:
				if brief := table.VerbBrief(l.t, d.Verb); brief != "" {
					b.Brief = words.T("table.which.brief", words.Args{A: brief})
				}
			}
		}
	}
	for i, b := range l.out {
		if b.Brief != "" && slices.ContainsFunc(l.out[i+1:], func(o felt.Act) bool { return o.Brief == b.Brief }) {
			for j := range l.out {
				l.out[j].Brief = briefly(l.out[j].Text)
			}
			return
		}
	}
}

// briefly is what a button says where there is no room for the names of the cards in it, "" where it names none.
func briefly(text string) string {
	if brief := signs52.Replace(text); brief != text {
		return brief
	}
	return ""
}
