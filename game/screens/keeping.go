package screens

import (
	"errors"

	"royals/game/store"
	"royals/game/ui"
	"royals/game/words"
)

// keeping lists what can be done about what is kept, as far as the machine can: make it last, carry it out, carry it in.
func (a *App) keeping() []dial {
	var list []dial
	if h, ok := a.host.(ui.Lasting); ok {
		state := "settings.last.0"
		if h.Persisted() {
			state = "settings.last.1"
		}
		list = append(list, dial{key: "last", text: words.Plain(state), next: func() { h.Persist(false) }, deed: true})
	}
	if h, ok := a.host.(ui.Carrier); ok {
		list = append(list,
			dial{key: "export", text: words.Plain("settings.export.do"), next: func() { a.export(h) }, deed: true},
			dial{key: "import", text: words.Plain("settings.import.do"), next: func() { a.bring(h) }, deed: true})
	}
	return list
}

// export writes all that is kept into one file.
func (a *App) export(h ui.Carrier) {
	place, err := h.Export()
	switch {
	case err != nil:
		a.warn(words.Plain("carry.refused"))
	case place != "":
		a.warn(words.T("carry.written", words.Args{A: place}))
	}
}

// bring takes the file of another device in the place of all that is kept here, and begins anew with it.
func (a *App) bring(h ui.Carrier) {
	taken, place, err := h.Import()
	switch {
	case errors.Is(err, store.ErrNone):
		a.warn(words.T("carry.where", words.Args{A: place}))
	case errors.Is(err, store.ErrNoSaves):
		a.warn(words.T("carry.wrong", words.Args{A: place}))
	case err != nil:
		a.warn(words.Plain("carry.refused"))
	case taken:
		a.prefs, a.tab, a.bout, a.alert = defaults(), nil, nil, ""
		a.readAll()
		a.hush()
		a.say(words.Plain("carry.taken"))
	}
}

// lasting asks the machine, when the first game is over, to keep what is saved.
func (a *App) lasting() {
	if h, ok := a.host.(ui.Lasting); ok {
		h.Persist(true)
	}
}
