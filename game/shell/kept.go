package shell

import (
	"errors"

	"royals/engine/match"
	"royals/game/store"
	"royals/game/words"
)

// Kept tells the player of troubles with the store.
type Kept struct {
	app    *App
	behind error // why what was saved is not kept, as the store last said
	failed bool  // what was written last is not kept
}

// Unkept says why something is not kept.
func Unkept(err error) string {
	switch {
	case errors.Is(err, store.ErrElsewhere):
		return words.Plain("app.elsewhere")
	case errors.Is(err, store.ErrSecond):
		return words.Plain("app.second")
	case errors.Is(err, store.ErrFull):
		return words.Plain("app.full")
	}
	return words.Plain("app.no-storage")
}

// Wrote tells the player when what was saved is not kept, and takes the warning away when it is kept again.
func (k *Kept) Wrote(err error) {
	if err == nil {
		err = k.behind
	}
	k.failed = err != nil
	if err != nil {
		k.app.Warn(Unkept(err))
		return
	}
	switch k.app.Warning() {
	case words.Plain("app.no-storage"), words.Plain("app.full"):
		k.app.Warn("")
	}
}

// Fails reports whether what was written last is not kept.
func (k *Kept) Fails() bool { return k.failed }

// Heed hears what became of what was saved, where a store writes behind the program's back.
func (k *Kept) Heed() {
	if err := store.Trouble(k.app.Store); err != k.behind {
		k.behind = err
		k.Wrote(nil)
	}
}

// ErrStop says that a copy is neither taken nor to be set aside.
var ErrStop = errors.New("shell: let it lie")

// Take gives the copies of a name to try, in the order of Store.Copies, until one is taken. What could not be taken
// before it is set aside, and the player is told. what is the subject of that sentence.
func (k *Kept) Take(name, what string, try func(data []byte) error) bool {
	list, err := k.app.Store.Copies(name)
	if err != nil {
		k.app.Warn(Unkept(err))
		return false
	}
	said := "kept.damaged"
	for i, c := range list {
		err := store.ErrDamaged
		if c.Good {
			err = try(c.Data)
		}
		switch {
		case err == nil || errors.Is(err, ErrStop):
			if i > 0 {
				k.putBy(name, what, said, list[:i], err == nil)
			}
			return err == nil
		case errors.Is(err, match.ErrNewer):
			said = "kept.newer"
		}
	}
	if len(list) > 0 {
		k.putBy(name, what, said, list, false)
	}
	return false
}

// putBy sets copies of a name aside and tells why.
func (k *Kept) putBy(name, what, said string, list []store.Copy, older bool) {
	text := words.T(said, words.Args{A: what})
	if older {
		text += " " + words.Plain("kept.older")
	}
	place := "kept.aside"
	if _, err := k.app.Store.Aside(name, list...); err != nil {
		place = "kept.no-room"
	}
	k.app.Also(text + " " + words.Plain(place))
}
