package screens

import (
	"errors"
	"strings"

	"royals/engine/match"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// storageScreen lists what was set aside because it could not be read, and what the last import replaced.
type storageScreen struct {
	a    *Sitting
	sc   kit.Scroll
	rows []heldRow // nil before the first look
}

func (s *storageScreen) Name() string          { return "storage" }
func (s *storageScreen) Scrolled() *kit.Scroll { return &s.sc }

// heldRow is one entry of the list.
type heldRow struct {
	name string // in the Store
	text string
	key  string // of the words for putting it back. The question before it is key-sure
}

// putBack puts a row back in its place. drop deletes it.
type (
	putBack struct{ row heldRow }
	drop    struct{ row heldRow }
)

func (p putBack) Name() string {
	if p.row.name == store.Before {
		return "undo"
	}
	return "restore:" + p.row.name
}

func (d drop) Name() string { return "delete:" + d.row.name }

// acts are what can be done about a row.
func (r heldRow) acts() [2]choice {
	return [2]choice{{putBack{r}, words.Plain(r.key)}, {drop{r}, words.Plain("storage.delete")}}
}

// list returns the entries. To look is slow, because saved games are replayed to see whether they can be.
func (s *storageScreen) list() []heldRow {
	if s.rows == nil {
		s.rows = s.look()
	}
	return s.rows
}

func (s *storageScreen) look() []heldRow {
	out := []heldRow{}
	names, err := s.a.Store.Names()
	if err != nil {
		return out
	}
	for _, name := range names {
		if name == store.Before {
			data, _ := s.a.Store.Load(name)
			text := words.Plain("storage.before")
			if in, err := store.Inside(string(data)); err == nil {
				text += " " + s.a.inside(in)
			}
			out = append(out, heldRow{name, text, "storage.undo"})
		} else if _, ok := store.SetAside(name); ok {
			out = append(out, heldRow{name, s.a.kept(s.a.Store, name), "storage.restore"})
		}
	}
	return out
}

func (s *storageScreen) Build(k *kit.Kit) {
	rest := column(header(k, words.Plain("settings.storage")), 640)
	y := s.sc.Begin(k, rest) + kit.Space2
	list := s.list()
	intro := "storage.none"
	if len(list) > 0 {
		intro = "storage.some"
	}
	y += k.Para(words.Plain(intro), geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space3
	for _, r := range list {
		y += k.Para(r.text, geom.Rect{X: rest.X, Y: y, W: rest.W}, sprites.Sans, kit.Body, 0, kit.Text) + kit.Space1
		half := (rest.W - kit.Space2) / 2
		for i, c := range r.acts() {
			k.Button(c.deed, c.text, geom.Rect{X: rest.X + float64(i)*(half+kit.Space2), Y: y, W: half, H: kit.Tap}, kit.Plain, true)
		}
		y += kit.Tap + kit.Space4
	}
	k.Button(clearOpen, words.Plain("clear.open"), geom.Rect{X: rest.X, Y: y, W: rest.W, H: kit.Tap}, kit.Plain, true)
	s.sc.End(k, y+kit.Tap+kit.Space4)
}

func (s *storageScreen) Act(d kit.Deed) bool {
	switch d := d.(type) {
	case putBack:
		sure(s.a.App, d.row.key+"-sure", "storage.yes", words.Args{A: d.row.text}, func() { s.putBack(d.row.name) })
	case drop:
		sure(s.a.App, "storage.delete-sure", "storage.delete", words.Args{A: d.row.text}, func() { s.drop(d.row.name) })
	default:
		if d != clearOpen {
			return closes(s.a.App, d)
		}
		s.a.Push(&clearScreen{a: s.a, since: s.a.Now()})
	}
	return true
}

func (s *storageScreen) drop(name string) {
	if err := s.a.Store.Remove(name); err != nil {
		s.a.Warn(shell.Unkept(err))
	}
	s.rows = nil
	s.a.Change()
}

// putBack puts an entry back in its place and begins anew with it. What it replaces is set aside, or kept for another
// undo.
func (s *storageScreen) putBack(name string) {
	if name == store.Before {
		s.a.exchange(store.Undo(s.a.Store), "storage.undone")
		return
	}
	if _, err := s.a.Store.PutBack(name); err != nil {
		s.a.Warn(words.Plain("kept.no-room"))
		return
	}
	moveOver(s.a, true) // what an older version kept goes before what was begun since
	s.a.anew()
	if s.a.Warning() == "" {
		s.a.Say(words.Plain("storage.restored"))
	}
}

func (s *storageScreen) Doc(d *kit.Doc) {
	d.Title, d.Prompt = words.Plain("settings.storage"), words.Plain("storage.none")
	for i, r := range s.list() {
		if i == 0 {
			d.Prompt = words.Plain("storage.some")
		}
		d.Table = append(d.Table, port.Section{Heading: r.text})
		for _, c := range r.acts() {
			d.Act(c.deed, c.text+": "+r.text)
		}
	}
	d.Act(clearOpen, words.Plain("clear.open"))
	d.Act(kit.Back, words.Plain("menu.back"))
}

// single is what lies under a name of its own, by the words key of what is said of it.
var single = map[string]string{"settings": "kept.settings", coachKey: "kept.coach", learn.Key: "kept.learn", keep.People: "kept.people",
	keep.Stats: "kept.stats", keep.Crowns: "kept.crowns", keep.Court: "kept.court", keep.Daily: "kept.daily"}

// kept tells in a line what a store holds under a name: its kind, its progress, whether it can be read, its size.
func (a *Sitting) kept(in store.Store, name string) string {
	of, aside := store.SetAside(name)
	if !aside {
		of = name
	}
	what, size, good := words.Plain("kept.other"), 0, false
	list, _ := in.Copies(name)
	var best []byte
	for _, c := range list {
		size += len(c.Data)
		if c.Good && !good {
			best, good = c.Data, true
		}
	}
	state := ""
	switch id, isSetup := strings.CutPrefix(of, "setup-"); {
	case keep.IsRun(of):
		what = words.Plain("kept.game")
		g, err := match.Glance(best, a.find)
		if err == nil {
			what = words.T("kept.game-of", words.Args{A: g.Game.Info().Title, N: g.Choices})
			err = a.plays(best)
		}
		state = troubleOf(good, err)
	case keep.IsBout(of):
		what = words.Plain("kept.match")
		b, err := readBout(best, a.find)
		if err == nil {
			what = words.T("kept.match-of", words.Args{A: b.series.Game.Info().Title, N: len(b.series.Games)})
		}
		state = troubleOf(good, err)
	case keep.IsPast(of):
		what, state = words.Plain("history.kept-past"), troubleOf(good, nil)
	case single[of] != "":
		what, state = words.Plain(single[of]), troubleOf(good, nil)
	case isSetup:
		what, state = words.T("kept.setup", words.Args{A: id}), troubleOf(good, nil)
		if g := a.find(id); g != nil {
			what = words.T("kept.setup", words.Args{A: g.Info().Title})
		}
	}
	if state != "" {
		what += ", " + words.Plain(state)
	}
	if aside && size > 0 {
		what += ", " + words.T("kept.size", words.Args{N: max(1, size/1000)})
	}
	return what
}

// plays returns what is wrong with a saved game, which may be the one that stops the program.
func (a *Sitting) plays(data []byte) (err error) {
	defer func() {
		if recover() != nil {
			err = match.ErrDamaged
		}
	}()
	_, err = table.Resume(data, a.find, nil, a.think)
	return err
}

// troubleOf returns the words key of what is wrong with something kept, "" for nothing.
func troubleOf(good bool, err error) string {
	switch {
	case errors.Is(err, match.ErrNewer):
		return "kept.is-newer"
	case !good || err != nil:
		return "kept.is-damaged"
	}
	return ""
}

// inside lists what a store holds.
func (a *Sitting) inside(in store.Store) string {
	names, err := in.Names()
	if err != nil {
		return shell.Unkept(err)
	}
	var list []string
	asides, past := 0, 0
	for _, name := range names {
		if _, ok := store.SetAside(name); ok {
			asides++
		} else if keep.IsPast(name) {
			past++
		} else if keep.IsRun(name) || keep.IsBout(name) || single[name] != "" || strings.HasPrefix(name, "setup-") {
			list = append(list, a.kept(in, name))
		}
	}
	if past > 0 {
		list = append(list, words.T("history.counted", words.Args{N: past}))
	}
	if asides > 0 {
		list = append(list, words.T("kept.asides", words.Args{N: asides}))
	}
	if len(list) == 0 {
		return words.Plain("kept.nothing")
	}
	return strings.Join(list, "; ") + "."
}
