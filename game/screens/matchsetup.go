package screens

import (
	"slices"
	"strconv"

	"royals/engine"
	"royals/game/geom"
	"royals/game/words"
	"royals/sprites"
)

// matchList is what the set-up offers of matches: to go on with one that stands between two games, and how long one is.
func (s *setupScreen) matchList() (out []choice) {
	if b := s.a.between(s.info.ID); b != nil {
		out = append(out, choice{"match:go", words.T("match.go", words.Args{A: b.tally()})})
	}
	if s.best {
		out = append(out, choice{"match:length", words.Plain("match.length") + ": " + words.Plain("match."+strconv.Itoa(s.set.Match))})
	}
	return out
}

// matchRows draws them and returns their height.
func (s *setupScreen) matchRows(k *kit, r geom.Rect) float64 {
	y := r.Y
	for _, c := range s.matchList() {
		box := geom.Rect{X: r.X, Y: y + space2, W: r.W, H: tap}
		if c.name == "match:length" {
			y += k.para(words.Plain("match.help"), geom.Rect{X: r.X, Y: y + space2, W: r.W}, sprites.Sans, small, 0, words2)
			box.Y = y + space2
		}
		k.button(c.name, c.text, box, plain, true)
		y += tap + space2
	}
	return y - r.Y
}

func (s *setupScreen) matchAct(name string) bool {
	switch {
	case name == "match:length" && s.best:
		at := slices.Index(lengths, s.set.Match)
		s.set.Match = lengths[(at+1)%len(lengths)]
	case name == "match:go" && s.a.between(s.info.ID) != nil:
		s.a.nextGame()
	default:
		return false
	}
	return true
}

// rematch is what the button says that goes on after a game.
func (r *resultScreen) rematch() string {
	b := r.a.bout
	switch {
	case b == nil || b.length == 0:
		return words.Plain("result.rematch")
	case b.decided() != engine.None:
		return words.Plain("match.again")
	}
	return words.Plain("match.next")
}
