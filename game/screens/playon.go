package screens

import (
	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/table"
	"royals/game/words"
)

const (
	playOnAnew = kit.Press("playon:anew")
	playOnSame = kit.Press("playon:same")
)

// player is the seat for which a replay is played on: that of its eyes where a person sat there, or else the first person's.
func (r *replay) player() engine.Seat {
	if x := r.Eyes(); int(x) < len(r.Players) && r.Players[x].Person() {
		return x
	}
	return firstPerson(r.Players)
}

// playOn asks how a replay is to be played on from where it stands.
func (r *replay) playOn() {
	a, x := r.a, r.player()
	r.plays = false
	who := words.Args{A: names.Isolated(r.Players[x].Name), N: r.Moves(), N2: r.Choices()}
	players := append([]table.Player(nil), r.Players...)
	players[x].Bot = ""
	a.Push(&askScreen{a: a.App, id: "playon", title: words.Plain("playon.title"),
		paras: []string{words.T("playon.what", who), words.T("playon.anew", who), words.Plain("playon.lies")},
		list:  []choice{{playOnAnew, words.Plain("playon.new")}, {playOnSame, words.Plain("playon.same")}, {kit.Back, words.Plain("menu.back")}},
		do: func(d kit.Deed) {
			practise(a, r.Game(), players, func() (*match.Match, error) {
				if d == playOnSame {
					return r.Branch()
				}
				rnd := cards.NewRand(a.seed(), uint64(x))
				return r.Imagined(x, &rnd)
			})
		}})
}
