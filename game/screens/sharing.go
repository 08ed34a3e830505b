package screens

import (
	"strings"

	"royals/game/kit"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
)

const (
	shareText = kit.Press("share:text")
	shareDeal = kit.Press("share:deal")
	shareGame = kit.Press("share:game")
)

// mostRecord is how long the code of a whole game may be to be sent as an address.
const mostRecord = 1800

// sendable is what can be sent of a game that is over. The text names who plays, the codes hold no names.
type sendable struct{ text, deal, game string }

// sharedOf says how the game ended, and writes its codes. A day's deal is called so. A game that has no code has no addresses.
func sharedOf(r *resultScreen) (s sendable) {
	own := r.own()
	title := words.T("share.title", words.Args{A: r.info.Title})
	if r.day != "" {
		date, _ := theDay(r.day)
		title = words.T("share.day", words.Args{A: r.info.Title, B: date})
	}
	place := words.T("share.came", words.Args{A: r.t.Players[own].Name, B: placed(r.rank(own), len(r.t.Players)), N: int(r.res.Score[own])})
	s.text = title + ": " + place
	d, code, ok := dealtOn(r.t)
	if !ok || r.t.Changed {
		return s
	}
	s.deal = code
	s.text += "\n" + code
	if whole, err := table.Record(r.t, d); err == nil && len(whole) <= mostRecord {
		s.game = whole
	}
	return s
}

// moreOf is what else can be looked at or done about a result.
func moreOf(r *resultScreen) []choice {
	if table.Practising(r.t) {
		return []choice{{resultSums, words.Plain("result.sums")}}
	}
	return []choice{{resultReview, words.Plain("review.result")}, {resultShare, words.Plain("share.result")}, {resultSums, words.Plain("result.details")}}
}

// openShare shows what can be sent of a game, and sends it where the machine can.
func openShare(r *resultScreen) {
	if r.day != "" && r.t.Players[0].Person() {
		shareEnded(r)
		return
	}
	s := sharedOf(r)
	paras := strings.Split(s.text, "\n")
	if s.deal != "" {
		paras = append(paras, words.Plain("share.what"))
	}
	r.a.Push(shareSheet(r.a, paras, func() sendable { return s }))
}

// shareSheet lists what can be sent. What it is is asked for when it is.
func shareSheet(a *Sitting, paras []string, what func() sendable) *askScreen {
	host, can := a.Host.(port.Sharer)
	s := what()
	var list []choice
	if can {
		list = append(list, choice{shareText, words.Plain("share.text")})
		if host.Address() != "" && s.deal != "" {
			list = append(list, choice{shareDeal, words.Plain("share.deal")})
		}
		if host.Address() != "" && s.game != "" {
			list = append(list, choice{shareGame, words.Plain("share.game")})
		}
	}
	return &askScreen{a: a.App, id: "share", title: words.Plain("share.result"), paras: paras,
		list: append(list, choice{kit.Back, words.Plain("menu.back")}), do: func(d kit.Deed) {
			switch s := what(); d {
			case shareText:
				host.Share(s.text)
			case shareDeal:
				host.Share(host.Address() + "#deal=" + s.deal)
			case shareGame:
				host.Share(host.Address() + "#game=" + s.game)
			}
		}}
}
