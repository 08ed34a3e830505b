package screens

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// opening is how far a saved game has come on its way to the screen. A mark is kept from before the game is read until
// it has stood on the screen. A game that stops the program on this way is not opened again by itself. Nor is one that
// never stood at two starts in a row: a player may close the page while a game opens, but hardly twice.
type opening struct {
	in     store.Store
	run    string // the name under which it is kept
	game   string // the mark of the game that has not stood on the screen yet
	tries  int    // the starts in a row that opened it, this one included
	marked bool   // the mark is kept
	still  bool   // nothing moved at the last Update
	stuck  []byte // the game that stopped the program
}

func markOf(data []byte) string { return strconv.FormatUint(engine.HashBytes(data), 16) }

// mark keeps the mark, unless the device refuses.
func (o *opening) mark() { o.marked = o.note(o.tries) == nil }

func (o *opening) note(tries int) error {
	return o.in.Save(store.Opening, []byte(o.game+" "+strconv.Itoa(tries)))
}

// mostTries is how often a game is opened that was never seen to stand.
const mostTries = 2

// stops notes a panic while a game is opened. It is deferred wherever a game may panic.
func (o *opening) stops() {
	if why := recover(); why != nil {
		if o.marked {
			_ = o.note(mostTries)
		}
		panic(why)
	}
}

// away takes the mark out of the store: a page that is ended out of sight was not stopped by its game. A panic is still
// noted.
func (o *opening) away() {
	if o.marked {
		_ = o.in.Remove(store.Opening) // at worst the player is asked once
	}
}

func (o *opening) unmark() {
	o.away()
	o.marked = false
}

// load takes up the newest copy of a saved game that can be played. again opens a game although it stopped the
// program.
func (a *Sitting) load(run string, again bool) {
	a.opened = opening{in: a.Store, run: run}
	if a.run = run; run == "" {
		return
	}
	var last []byte
	if !errors.Is(store.Trouble(a.Store), store.ErrSecond) { // else the mark belongs to the other window
		last, _ = a.Store.Load(store.Opening)
	}
	was, count, _ := strings.Cut(string(last), " ")
	a.Kept.Take(run, words.Plain("kept.game"), func(data []byte) error {
		a.opened.game = markOf(data)
		a.opened.tries = 1
		if n, err := strconv.Atoi(count); err == nil && was == a.opened.game && !again {
			a.opened.tries += n
		}
		if a.opened.tries > mostTries {
			a.opened.stuck = data
			a.Also(words.Plain("app.stuck"))
			return shell.ErrStop
		}
		a.opened.mark()
		t, err := table.Resume(data, a.find, keeper{a, run}, a.think)
		switch {
		case err != nil:
		case t.Ended():
			a.ended = t
		default:
			a.table = t
			called(a, t.Players)
		}
		if err == nil && t.Changed {
			a.Also(words.Plain("app.changed-save"))
		}
		return err
	})
	if a.opened.stuck != nil {
		a.opened.game = ""
	} else if a.table == nil && a.ended == nil {
		a.opened.unmark()
	}
}

// enter lays the saved game on the screen.
func (a *Sitting) enter() {
	if a.opened.game != "" && !a.opened.marked {
		a.opened.mark()
	}
	a.Push(newTableScreen(a, a.table))
}

// stood takes the mark away once the game, or the title that offers it, has been drawn and stands still.
func (a *Sitting) stood() {
	if !a.opened.marked || !a.opened.still || !a.Status().Settled {
		return
	}
	a.opened.unmark()
	if len(a.Screens()) > 1 {
		a.opened.game = ""
	}
}

// replacing is called before a save is written anew. A game that is played on needs no mark. One that stopped the
// program is set aside.
func (a *Sitting) replacing(run string) {
	a.opened.unmark()
	a.opened.game = ""
	if a.opened.stuck != nil && a.opened.run == run {
		a.shelve()
	}
}

// shelve sets aside the game that stopped the program.
func (a *Sitting) shelve() {
	list, err := a.Store.Copies(a.opened.run)
	for i, c := range list {
		if err == nil && c.Good && string(c.Data) == string(a.opened.stuck) {
			_, err = a.Store.Aside(a.opened.run, list[i])
		}
	}
	if err != nil {
		a.Also(words.Plain("kept.no-room"))
	}
	a.opened.stuck = nil
	_ = a.Store.Remove(store.Opening)
}

const (
	stuckOpen   = kit.Press("stuck:open")
	stuckExport = kit.Press("stuck:export")
	stuckAside  = kit.Press("stuck:aside")
)

// askStuck says that the saved game stopped the program, and offers what can be done about it.
func (a *Sitting) askStuck() {
	list := []choice{{stuckOpen, words.Plain("stuck.open")}}
	if _, ok := a.Host.(port.Carrier); ok {
		list = append(list, choice{stuckExport, words.Plain("stuck.export")})
	}
	list = append(list, choice{stuckAside, words.Plain("stuck.aside")}, choice{kit.Back, words.Plain("menu.cancel")})
	a.Push(&askScreen{a: a.App, id: "stuck", title: words.Plain("title.stuck"), paras: []string{words.Plain("stuck.text")}, list: list, do: a.settleStuck})
}

func (a *Sitting) settleStuck(d kit.Deed) {
	if d == stuckExport {
		a.export(a.Host.(port.Carrier))
		return
	}
	a.Warn("")
	if d == stuckAside {
		a.shelve()
	}
	a.Pop()
	a.table, a.bout = nil, nil // it is kept
	a.load(a.opened.run, d == stuckOpen)
	a.loadBout()
	a.runs = nil
	if d == stuckOpen && a.table != nil {
		a.enter()
		a.open(true)
	}
	a.showEnded()
}
