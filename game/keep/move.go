package keep

import (
	"errors"
	"strconv"
	"strings"

	"royals/game/store"
)

// Reader tells the names that a saved game, and a match, have from format 2 on.
type Reader struct {
	Run  func(game []byte) (name string, err error)
	Bout func(match []byte) (name string, err error)
}

// Move brings the one game and the one match that older versions kept to their names of today, with both copies of each.
// The program may be killed between any two writes: the next start goes on. On an error the old names go on to be used.
// Where both names hold a game, equal ones are one; else the longer one stays, or the old one where it is to win, and
// the other is set aside.
func Move(s store.Store, wins bool, r Reader) error {
	for old, to := range map[string]func([]byte) (string, error){oldGame: r.Run, oldMatch: r.Bout} {
		if err := move(s, old, wins, to); err != nil {
			return err
		}
	}
	now := formatHead + strconv.Itoa(formatNow) + "\n"
	if data, err := s.Load(format); err == nil && string(data) == now {
		return nil
	}
	return s.Save(format, []byte(now))
}

// move renames what lies under an old name after its newest copy that can be read. Where none can, it lies where it is
// for the one who loads it.
func move(s store.Store, old string, wins bool, to func([]byte) (string, error)) error {
	list, err := s.Copies(old)
	if err != nil {
		return err
	}
	for _, c := range list {
		if !c.Good {
			continue
		}
		name, err := to(c.Data)
		if err != nil {
			continue
		}
		err = store.Rename(s, old, name)
		if !errors.Is(err, store.ErrTaken) {
			return err
		}
		there, _ := s.Load(name)
		if !wins && longer(there, c.Data) {
			_, err = s.Aside(old)
			return err
		}
		if _, err := s.Aside(name); err != nil {
			return err
		}
		return store.Rename(s, old, name)
	}
	return nil
}

// Left returns the old name of a match that Move has left where it was, "" for none.
func Left(s store.Store) string {
	if list, err := s.Copies(oldMatch); err == nil && len(list) > 0 {
		return oldMatch
	}
	return ""
}

// longer reports whether a has more choices than b.
func longer(a, b []byte) bool {
	return strings.Count(string(a), "\ndo ") > strings.Count(string(b), "\ndo ")
}
