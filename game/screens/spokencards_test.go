package screens

import (
	"regexp"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/words"
)

// public returns the cards that everybody at a table may name.
func public(s *tableScreen) (all cards.Set) {
	for _, p := range s.t.Shown.Piles {
		if s.info.Piles[p.ID.Kind].Sight != engine.Private {
			for _, c := range p.Cards {
				all = all.Add(c)
			}
		}
	}
	for _, l := range s.t.Lines(0) {
		all = all.Add(l.Card) | cardsIn(l.Text)
	}
	return all.Remove(cards.Back)
}

var cardNames = regexp.MustCompile(`((?:(?:ace|king|queen|jack|\d+)(?:, | and ))*)(ace|king|queen|jack|\d+) of (clubs|diamonds|hearts|spades)`)

// cardsIn returns the cards that a text names.
func cardsIn(text string) (all cards.Set) {
	for _, m := range cardNames.FindAllStringSubmatch(text, -1) {
		for _, rank := range strings.FieldsFunc(strings.ReplaceAll(m[1]+m[2], " and ", ","), func(r rune) bool { return r == ',' || r == ' ' }) {
			for c := cards.Card(1); c < cards.Faces; c++ {
				if words.Card(c) == rank+" of "+m[3] {
					all = all.Add(c)
				}
			}
		}
	}
	for _, m := range suitNames.FindAllStringSubmatch(text, -1) {
		for rank := range strings.SplitSeq(m[2], ", ") {
			for c := cards.Card(1); c < cards.Faces; c++ {
				if words.Card(c) == rank+" of "+m[1] {
					all = all.Add(c)
				}
			}
		}
	}
	return all
}

// suitNames are cards as brief names many: "clubs 2, 8; diamonds ace".
var suitNames = regexp.MustCompile(`\b(clubs|diamonds|hearts|spades) ((?:ace|king|queen|jack|\d+)(?:, (?:ace|king|queen|jack|\d+))*)\b`)
