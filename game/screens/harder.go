package screens

import (
	"slices"

	"royals/engine/bot"
	"royals/game/kit"
	"royals/game/table"
)

// resultHarder deals again, against opponents of the next level.
const resultHarder = kit.Press("result:harder")

// harder returns the level to offer after one of the first games of a title: the next one, where a person alone has
// won against opponents of one level; "" for none.
func (r *resultScreen) harder() string {
	if !r.res.Winners.Has(0) || r.a.coach.games[r.info.ID] > firstGames || r.a.bout != nil && r.a.bout.length > 0 {
		return ""
	}
	level := ""
	for i, p := range r.t.Players {
		if p.Person() != (i == 0) || i > 1 && p.Bot != level {
			return ""
		}
		level = p.Bot
	}
	at := slices.Index(bot.Levels, level)
	if at < 0 || at+1 == len(bot.Levels) {
		return ""
	}
	return bot.Levels[at+1]
}

// raise deals the same game again against opponents of a level, who sit there the next time, too.
func raise(a *Sitting, t *table.Table, level string) {
	s := newSetupScreen(a, t.Game())
	for i := range s.set.Players[1:] {
		s.set.Players[i+1].Bot = level
	}
	s.keep()
	players := slices.Clone(t.Players)
	for i := range players[1:] {
		players[i+1].Bot = level
	}
	a.begin(t.Game(), t.Config(), players, 0)
}
