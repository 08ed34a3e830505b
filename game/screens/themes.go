package screens

import (
	"royals/game/kit"
	"royals/game/plan"
)

// What belongs to a game wears its colours. Sheets on top of it do so, too.

func (s *resultScreen) Theme() *kit.Theme { return plan.Theme(s.info.ID) }
func (s *rulesScreen) Theme() *kit.Theme  { return plan.Theme(s.info.ID) }

// Theme is that of the game, with the halves turned where that gives each side the colour of its seat's shield: the first one's is red.
func (s offers) Theme() *kit.Theme {
	own := plan.Theme(s.info.ID)
	if own.Turned != nil && s.bottom() == 0 {
		return own.Turned
	}
	return own
}

// dressed is a screen of a game, by its Info.ID.
type dressed string

func (d dressed) Theme() *kit.Theme { return plan.Theme(string(d)) }
