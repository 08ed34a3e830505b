// Package keep names what the app keeps of running games: one for each title and table, and the match that it is part
// of. Screens ask it for names, and never make one themselves.
package keep

import (
	"crypto/sha256"
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/engine/match"
	"royals/game/store"
)

// Most is how many running games are kept.
const Most = 24

// Solo is the table of a person who plays alone against opponents.
const Solo = "solo"

// The names of formats 1: one game and one match for all titles.
const (
	oldGame  = "game"
	oldMatch = "match"
)

// PracticeTable is the table at which practice games are played: nothing of them is counted.
const PracticeTable = "practice"

const (
	runPrefix  = "run-"
	boutPrefix = "bout-"
	order      = "runs" // the list of running games, the one played last first
	orderHead  = "royals runs 1"
	format     = "format"
	formatHead = "royals format "
	formatNow  = 2
)

// Table names the table at which people sit. Who sits where does not matter.
func Table(people []string) string {
	if len(people) < 2 {
		return Solo
	}
	people = slices.Clone(people)
	slices.Sort(people)
	const digits = "0123456789abcdefghjkmnpqrstvwxyz"
	sum := sha256.Sum256([]byte(strings.Join(people, "\n")))
	name := []byte{'t'}
	for _, b := range sum[:6] {
		name = append(name, digits[b&31])
	}
	return string(name)
}

// TableOf names the table at which people sit by their ids, or their names where they are guests: Solo is the owner's alone.
func TableOf(ids []string) string {
	if len(ids) == 1 && ids[0] != Owner {
		return Table([]string{ids[0], ""})
	}
	return Table(ids)
}

// Numbered reports whether a running game is that of certain people, and not of whoever owns the device alone.
func Numbered(run string) bool {
	at := strings.LastIndex(run, "-t")
	return at >= 0 && len(run)-at == len("-t")+6
}

// Run names the running game of a title at a table.
func Run(game, table string) string { return runPrefix + game + "-" + table }

// IsRun reports whether a name is that of a running game.
func IsRun(name string) bool {
	_, aside := store.SetAside(name)
	return !aside && (name == oldGame || strings.HasPrefix(name, runPrefix))
}

// Bout names the match that a running game is part of.
func Bout(run string) string {
	if run == oldGame {
		return oldMatch
	}
	return boutPrefix + strings.TrimPrefix(run, runPrefix)
}

// IsBout reports whether a name is that of a match.
func IsBout(name string) bool {
	_, aside := store.SetAside(name)
	return !aside && (name == oldMatch || strings.HasPrefix(name, boutPrefix))
}

// Entry is a running game and when it was last laid on the table, in seconds since 1970; 0 where nobody knows.
type Entry struct {
	Name string
	At   int64
}

// List returns the running games, the one played last first. One that is not on the list has been begun when the program ended:
// it comes first.
func List(s store.Store) ([]Entry, error) {
	names, err := s.Names()
	if err != nil {
		return nil, err
	}
	var out, known []Entry
	text, _ := s.Load(order)
	for _, line := range lines(text, orderHead) {
		name, at, _ := strings.Cut(line, " ")
		if i := slices.Index(names, name); i >= 0 && IsRun(name) {
			n, _ := strconv.ParseInt(at, 10, 64)
			known = append(known, Entry{name, n})
			names = slices.Delete(names, i, i+1)
		}
	}
	for _, name := range names {
		if IsRun(name) {
			out = append(out, Entry{Name: name})
		}
	}
	return append(out, known...), nil
}

// First returns the name of the running game that was played last, "" for none.
func First(s store.Store) string {
	if list, err := List(s); err == nil && len(list) > 0 {
		return list[0].Name
	}
	return ""
}

// Count returns how many running games there are.
func Count(s store.Store) int {
	list, _ := List(s)
	return len(list)
}

// recent is how long a note of a game is good, in seconds: one that is opened again within it, after a reload for instance, needs no
// writing.
const recent = 600

// Front notes that a game lies on the table.
func Front(s store.Store, run string, at int64) error {
	list, err := List(s)
	if err != nil {
		return err
	}
	if len(list) > 0 && list[0].Name == run && list[0].At > 0 && 0 <= at-list[0].At && at-list[0].At < recent {
		return nil
	}
	text := orderHead + "\n" + run + " " + strconv.FormatInt(at, 10) + "\n"
	for _, e := range list {
		if e.Name != run {
			text += e.Name + " " + strconv.FormatInt(e.At, 10) + "\n"
		}
	}
	return s.Save(order, []byte(text))
}

// lines returns the lines below a head, none where the head is another one.
func lines(text []byte, head string) []string {
	list := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if list[0] != head {
		return nil
	}
	return list[1:]
}

// knows tells whether a text begins with a head: the error is match.ErrNewer for the head of a later version.
func knows(text []byte, head string) error {
	switch line, _, _ := strings.Cut(string(text), "\n"); {
	case line == head, len(text) == 0:
		return nil
	case strings.HasPrefix(line, head[:strings.LastIndex(head, " ")+1]):
		return match.ErrNewer
	}
	return store.ErrDamaged
}

// ErrNewer says that a later version has kept games here, in a way that this one does not know.
var ErrNewer = errors.New("keep: a later version keeps games here")

// Check returns ErrNewer where this version must not write.
func Check(s store.Store) error {
	data, _ := s.Load(format)
	n, ok := strings.CutPrefix(strings.TrimSpace(string(data)), formatHead)
	if v, err := strconv.Atoi(n); ok && err == nil && v > formatNow {
		return ErrNewer
	}
	return nil
}
