package screens

import (
	"strings"

	"royals/engine/cards"
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

// briefly is what a button says where there is no room for the names of the cards in it, "" where it names none.
func briefly(text string) string {
	if brief := signs52.Replace(text); brief != text {
		return brief
	}
	return ""
}
