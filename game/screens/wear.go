package screens

import (
	"strconv"

	"royals/game/court"
	"royals/game/keep"
	"royals/game/shell"
	"royals/game/words"
	"royals/sprites"
)

// wear puts a prize on at once, or leads to where another one is chosen.
type wear struct{ prize court.Prize }

func (w wear) Name() string {
	return "wear:" + [...]string{"felt", "back", "charge"}[w.prize.Kind] + ":" + strconv.Itoa(w.prize.N)
}

// worn reports whether a prize is.
func worn(a *Sitting, p court.Prize) bool {
	switch p.Kind {
	case court.Felt:
		return a.Prefs.Theme == shell.FreeThemes+p.N
	case court.Back:
		return a.Prefs.Back == sprites.FreeBacks+1+p.N
	}
	return personOf(a, keep.Owner).Charge == sprites.FreeCharges+p.N
}

// wearing is the button of a prize that is open.
func wearing(a *Sitting, p court.Prize) choice {
	key := "wear.it"
	if worn(a, p) {
		key = "wear.change"
	}
	return choice{wear{p}, words.T(key, words.Args{A: prizeName(p)})}
}

// put wears a prize, which is seen and kept at once. One that is worn opens the page on which another is chosen.
func (w wear) put(a *Sitting) {
	p := w.prize
	switch {
	case !unlocked(a, p):
	case worn(a, p) && p.Kind == court.Charge:
		a.Push(&youScreen{a: a, id: keep.Owner})
	case worn(a, p):
		a.Push(&settingsScreen{a: a})
	case p.Kind == court.Charge:
		me := personOf(a, keep.Owner)
		me.Charge = sprites.FreeCharges + p.N
		keepPerson(a, keep.Owner, me)
	case p.Kind == court.Felt:
		a.Prefs.Theme = shell.FreeThemes + p.N
		a.SavePrefs()
	default:
		a.Prefs.Back = sprites.FreeBacks + 1 + p.N
		a.SavePrefs()
	}
	a.Change()
}
