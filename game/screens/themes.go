package screens

import (
	"royals/game/kit"
	"royals/game/plan"
)

// What belongs to a game wears its colours. Sheets on top of it do so, too.

func (s offers) Theme() *kit.Theme        { return plan.Theme(s.info.ID) }
func (s *resultScreen) Theme() *kit.Theme { return plan.Theme(s.info.ID) }
func (s *rulesScreen) Theme() *kit.Theme  { return plan.Theme(s.info.ID) }

// dressed is a screen of a game, by its Info.ID.
type dressed string

func (d dressed) Theme() *kit.Theme { return plan.Theme(string(d)) }
