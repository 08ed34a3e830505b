package screens

import (
	"royals/engine"
	"royals/game/keep"
	"royals/game/learn"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// Sitting is the game that is played, or waits to be gone on with: its table, the match that it is part of, and what is
// kept of it.
type Sitting struct {
	*shell.App
	games []engine.Game
	seed  func() uint64
	think table.Thinker
	now   func() int64

	table    *table.Table   // the game, nil when there is none
	run      string         // the name under which the game on the table, or its result, is kept; "" for none
	runs     []running      // the games that can be gone on with, the one played last first; nil before a look
	ended    *table.Table   // a game that was over when the program ended, until its result is shown
	bout     *bout          // the match of several games that is going on
	opened   opening        // how far the saved game has come
	coach    memory         // what the coach remembers
	learned  learn.Progress // what the player has finished of the lessons
	crowned  keep.Crowned   // and what they have won once
	folk     keep.Folk      // who plays here
	climb    keep.Climb     // how far they have climbed the court
	picks    *picks         // what was picked before the program started, until the table takes it up
	doubts   doubts         // what the player would do better, played on from a review
	reviewed reviewed       // the review that was looked at last
	shed     bool           // the player knows that past games were deleted for want of room
}

// readAll takes up everything that is kept.
func (a *Sitting) readAll() {
	defer a.opened.stops()
	a.Begin(&titleScreen{a: a})
	a.ended = nil
	a.Kept.Take("settings", words.Plain("kept.settings"), a.Prefs.Read)
	readLearned(a)
	readCrowns(a)
	readClimb(a)
	readPeople(a)
	a.coach.take(a)
	a.Kept.Take(keep.Stats, words.Plain("kept.stats"), keep.ReadStats)
	a.Kept.Take(keep.Daily, words.Plain("kept.daily"), keep.ReadDays)
	moveOver(a, false)
	a.load(keep.First(a.Store), false)
	a.loadBout()
	a.Kept.Heed()
}

// find returns the game of an id, nil for none.
func (a *Sitting) find(id string) engine.Game {
	for _, g := range a.games {
		if g.Info().ID == id {
			return g
		}
	}
	return nil
}

// keeper saves the game on the table under the name of a running game.
type keeper struct {
	a   *Sitting
	run string
}

// Save writes the game. The player is told when that is refused.
func (k keeper) Save(data []byte) error {
	k.a.replacing(k.run)
	err := k.a.Store.Save(k.run, data)
	for makeRoom(k.a, err) {
		err = k.a.Store.Save(k.run, data)
	}
	if err == nil { // a page writes later
		makeRoom(k.a, store.Trouble(k.a.Store))
	}
	k.a.Kept.Wrote(err)
	return err
}

// playing reports whether there is a game to go on with.
func (a *Sitting) playing() bool { return a.table != nil && !a.table.Ended() }

// play lays a table on top of the title.
func (a *Sitting) play(t *table.Table, run string) {
	a.table, a.run = t, run
	a.front()
	a.Home()
	a.Push(newTableScreen(a, t))
	a.open(true)
}

// leave goes back to the title.
func (a *Sitting) leave() {
	a.Home()
	switch {
	case a.table != nil:
		if a.table.Ended() { // left before its result, and counted all the same
			a.remember(a.table)
		}
		a.front()
	case a.opened.stuck == nil: // a result that was left
		a.forget()
	}
	a.open(false)
}

// open keeps in mind whether a game lies on the table. A page that was reloaded, or a program that was killed, comes
// back to the very decision, and one that was left comes back to the title.
func (a *Sitting) open(yes bool) {
	now := 0
	if yes {
		now = 1
	}
	if a.Prefs.Open != now {
		a.Prefs.Open = now
		a.SavePrefs()
	}
}

// finish goes from the table to the result. The finished game is kept until the player leaves the result.
func (a *Sitting) finish(s *tableScreen) {
	a.remember(s.t)
	better(a, s.t)
	a.count(s.t)
	a.coach.played(a, s.info.ID)
	if h, ok := a.Host.(port.Lasting); ok { // the first game that is over is worth keeping
		h.Persist(true)
	}
	a.table = nil
	a.Home()
	r := a.concluded(s.t)
	r.entrance = entrance{a: a, waits: true}
	if m := r.mood(); m == victory || m == shared { // until all that is thrown lies
		r.long = enterFall
	}
	a.Push(r)
}

// concluded is the result of a game that is over.
func (a *Sitting) concluded(t *table.Table) *resultScreen {
	r := &resultScreen{a: a, t: t, info: t.Game().Info(), open: make(map[engine.Seat]bool)}
	r.day, _ = dayOn(a, t)
	r.rung = boutOn(a, t)
	r.crowned, r.theirs = crownsOf(a, t)
	t.Result(&r.res)
	t.Unseal()
	r.open[r.own()] = true
	r.best = r.greatest()
	return r
}

// showEnded takes up a game that was over when the program ended: its result is shown where it was, unless the player
// had left it. A match counts the game if it has not yet.
func (a *Sitting) showEnded() {
	t := a.ended
	if a.ended = nil; t == nil {
		return
	}
	a.remember(t)
	called(a, t.Players) // only now: the history knows it as it ended
	if a.bout != nil && a.bout.plays(t) {
		a.count(t)
	}
	if a.Prefs.Open == 1 {
		a.Push(a.concluded(t))
	} else {
		a.forget()
	}
}

// forget drops the saved game.
func (a *Sitting) forget() {
	if a.run == "" {
		return
	}
	if err := a.Store.Remove(a.run); err != nil {
		a.Warn(shell.Unkept(err))
	}
	a.run, a.runs = "", nil
}
