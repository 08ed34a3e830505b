package screens

import (
	"errors"

	"royals/game/keep"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
	"royals/game/words"
)

// keeping lists what the machine can do about saved games: make them last, carry them out, carry them in.
func (s *settingsScreen) keeping() []dial {
	a := s.a
	var list []dial
	if h, ok := a.Host.(port.Lasting); ok {
		state := "settings.last.0"
		if h.Persisted() {
			state = "settings.last.1"
		}
		list = append(list, dial{key: "last", says: words.Plain(state), do: func() { h.Persist(false) }})
	}
	if h, ok := a.Host.(port.Carrier); ok {
		list = append(list,
			dial{key: "export", says: words.Plain("settings.export.do"), do: func() { a.export(h) }},
			dial{key: "import", says: words.Plain("settings.import.do"), do: func() { a.fetch(h) }})
	}
	return append(list, dial{key: "storage", says: words.Plain("settings.storage.do"), do: func() { a.Push(&storageScreen{a: a}) }},
		dial{key: "about", says: words.Plain("settings.storage.do"), do: a.about})
}

// export writes everything that is kept into one file.
func (a *Sitting) export(h port.Carrier) {
	place, err := h.Export()
	switch {
	case err != nil:
		a.Warn(words.Plain("carry.refused"))
	case place != "":
		a.Warn(words.T("carry.written", words.Args{A: place}))
	}
}

// fetch asks for a file of saved games. A page brings it later.
func (a *Sitting) fetch(h port.Carrier) {
	text, place, err := h.Import()
	switch {
	case errors.Is(err, store.ErrNone):
		a.Warn(words.T("carry.where", words.Args{A: place}))
	case err != nil:
		a.Warn(words.Plain("carry.refused"))
	case place != "":
		a.bring(text)
	}
}

const importDo = kit.Press("import:do")

// bring shows what a file of saved games would replace, and asks.
func (a *Sitting) bring(text string) {
	in, err := store.Inside(text)
	if err != nil {
		a.Warn(words.Plain(carryTrouble(err)))
		return
	}
	if keep.Check(in) != nil {
		a.Warn(words.Plain("carry.newer"))
		return
	}
	here, there := keep.Count(a.Store), keep.Count(in)
	paras := []string{words.T("carry.counts", words.Args{N: here, N2: there}), words.Plain("carry.ask"), words.Plain("carry.comes"), a.inside(in), words.Plain("carry.goes"), a.inside(a.Store), words.Plain("carry.keeps")}
	a.Push(&askScreen{a: a.App, id: "import", title: words.Plain("settings.import"), paras: paras,
		list: []choice{{importDo, words.Plain("settings.import.do")}, {kit.Back, words.Plain("menu.cancel")}},
		do: func(kit.Deed) {
			if !a.exchange(store.Import(a.Store, text), "carry.taken") {
				a.Pop()
			}
		}})
}

func carryTrouble(err error) string {
	switch {
	case errors.Is(err, store.ErrNoSaves):
		return "carry.wrong"
	case errors.Is(err, store.ErrEmpty):
		return "carry.empty"
	case errors.Is(err, store.ErrFull):
		return "carry.full"
	}
	return "carry.refused"
}

// exchange begins anew with what has replaced all that was kept, and reports whether something has.
func (a *Sitting) exchange(err error, said string) bool {
	if err != nil {
		a.Warn(words.Plain(carryTrouble(err)))
		return false
	}
	a.anew()
	a.Say(words.Plain(said))
	return true
}

// anew forgets everything and reads what is kept.
func (a *Sitting) anew() {
	a.Prefs, a.table, a.bout, a.runs = shell.Defaults(), nil, nil, nil
	a.Warn("")
	a.readAll()
	_ = a.Store.Remove(begunName) // what was begun on another device is not resumed here
	if a.ended != nil {
		a.Prefs.Open = 1 // the result of a finished game is shown
	}
	a.showEnded()
	a.Hush()
	a.Change()
}
