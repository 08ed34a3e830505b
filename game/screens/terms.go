package screens

import (
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/words"
)

// terms finds the words of the game in a line that explain themselves.
func (s offers) terms(line string) []kit.Span { return termsOf(s.info.ID, line) }

// terms finds them in a line of the page of rules.
func (s *rulesScreen) terms(line string) []kit.Span { return termsOf(s.info.ID, line) }

func termsOf(game, line string) []kit.Span { return felt.Terms(game, line) }

// explain offers the words of a text that explain themselves, each once.
func explain(d *kit.Doc, game, text string) {
	for _, t := range words.Terms(game, text) {
		if do := (kit.Term{Key: t.Key}); d.Find(do.Name()) == nil {
			d.Act(do, words.T("term.what", words.Args{A: text[t.From:t.To]}))
		}
	}
}
