package felt

import (
	"royals/game/kit"
	"royals/game/words"
)

// Terms finds the words of a game in a line that explain themselves.
func Terms(game, line string) (out []kit.Span) {
	for _, t := range words.Terms(game, line) {
		out = append(out, kit.Span{From: t.From, To: t.To, Term: kit.Term{Key: t.Key}})
	}
	return out
}

func (s *sketch) terms(line string) []kit.Span { return Terms(s.Info.ID, line) }
