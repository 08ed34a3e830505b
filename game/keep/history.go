package keep

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/game/store"
)

// How many games that are over the history holds: the newest, and those that a player keeps by hand.
const (
	MostPast = 200
	MostKept = 100
)

// A game that is over lies under a name of its own, and a line of the history says the same of all:
//
//	royals past 1
//	free 1795512345 0123456789abcdef crush P1 12,8,5 person:Ada	duke:Bea
//	the rest belongs to whoever keeps the game
//
// The second line begins with free or kept, the time, and a mark that tells one game from another. What lies under the names is
// the truth: a line without its game counts for nothing, and a game without its line gets one.
const (
	pastPrefix  = "h-"
	pastHead    = "royals past 1"
	history     = "history"
	historyHead = "royals history 1"
	free, held  = "free", "kept"
)

// Past is what the history says of a game.
type Past struct {
	N     int    // its number, by which it was kept
	At    int64  // when it ended, in seconds since 1970
	Kept  bool   // a player keeps it by hand
	About string // what was said of it

	mark string
}

// The errors of the history.
var (
	ErrMost = errors.New("keep: as many games are kept by hand as can be")
	ErrPast = errors.New("keep: no game of the history")
)

func pastName(n int) string { return pastPrefix + strconv.Itoa(n) }

// IsPast reports whether a name is that of a game that is over.
func IsPast(name string) bool {
	n, ok := strings.CutPrefix(name, pastPrefix)
	v, err := strconv.Atoi(n)
	return ok && err == nil && v > 0 && pastName(v) == name
}

// line writes what the history says of a game, without its number.
func (p *Past) line() string {
	word := free
	if p.Kept {
		word = held
	}
	return word + " " + strconv.FormatInt(p.At, 10) + " " + p.mark + " " + p.About
}

// readLine is the inverse of line.
func readLine(n int, line string) (p Past, ok bool) {
	f := strings.SplitN(line, " ", 4)
	if len(f) < 4 || f[0] != free && f[0] != held {
		return p, false
	}
	at, err := strconv.ParseInt(f[1], 10, 64)
	return Past{n, at, f[0] == held, f[3], f[2]}, err == nil
}

// readGame reads a game: what is said of it, and what belongs to whoever keeps it.
func readGame(n int, data []byte) (p Past, body string, ok bool) {
	head, rest, _ := strings.Cut(string(data), "\n")
	line, body, found := strings.Cut(rest, "\n")
	if head != pastHead || !found {
		return p, "", false
	}
	p, ok = readLine(n, line)
	return p, body, ok && p.mark == markOf(body)
}

func markOf(body string) string { return strconv.FormatUint(engine.HashBytes([]byte(body)), 16) }

// History lists the games that are over, the newest first. What cannot be read is set aside, if the device allows it.
func History(s store.Store) ([]Past, error) {
	names, err := s.Names()
	if err != nil {
		return nil, err
	}
	there := map[int]bool{}
	for _, name := range names {
		if IsPast(name) {
			n, _ := strconv.Atoi(name[len(pastPrefix):])
			there[n] = true
		}
	}
	text, err := s.Load(history)
	if errors.Is(err, store.ErrDamaged) {
		_, _ = s.Aside(history)
	}
	var list []Past
	for _, line := range lines(text, historyHead) {
		number, rest, _ := strings.Cut(line, " ")
		n, err := strconv.Atoi(number)
		if p, ok := readLine(n, rest); ok && err == nil && there[n] {
			list = append(list, p)
			delete(there, n)
		}
	}
	for n := range there {
		if p, _, err := load(s, n); err == nil {
			list = append(list, p)
		}
	}
	slices.SortFunc(list, func(a, b Past) int { return b.N - a.N })
	return list, nil
}

// load reads a game from the first of its copies that can be read. One of which none can is set aside.
func load(s store.Store, n int) (p Past, body string, err error) {
	list, err := s.Copies(pastName(n))
	if err != nil {
		return p, "", err
	}
	for _, c := range list {
		if !c.Good {
			continue
		}
		if p, body, ok := readGame(n, c.Data); ok {
			return p, body, nil
		}
	}
	if len(list) > 0 {
		_, err = s.Aside(pastName(n))
	}
	return p, "", errors.Join(ErrPast, err)
}

// Recall returns what was kept of a game. Where it cannot be read, it is set aside and the error is ErrPast.
func Recall(s store.Store, n int) (body string, err error) {
	_, body, err = load(s, n)
	return body, err
}

// Lay sets a game of the history aside that can be read and makes no sense.
func Lay(s store.Store, n int) error {
	_, err := s.Aside(pastName(n))
	return err
}

// index writes the lines of the history.
func index(s store.Store, list []Past) error { return s.Save(history, []byte(text(list))) }

func text(list []Past) string {
	text := historyHead + "\n"
	for i := range list {
		text += strconv.Itoa(list[i].N) + " " + list[i].line() + "\n"
	}
	return text
}

// put writes a game under its name.
func put(s store.Store, p *Past, body string) error {
	return s.Save(pastName(p.N), []byte(pastHead+"\n"+p.line()+"\n"+body))
}

// Remember keeps a game that is over; one that is there already is there once. Where that is more than MostPast, or the device is
// full, the oldest that nobody keeps go. shed says that one went for want of room.
func Remember(s store.Store, at int64, about, body string) (shed bool, err error) {
	list, err := History(s)
	if err != nil {
		return false, err
	}
	p := Past{At: at, About: about, mark: markOf(body)}
	if slices.ContainsFunc(list, func(q Past) bool { return q.mark == p.mark }) {
		return false, nil
	}
	if p.N, err = next(s); err != nil {
		return false, err
	}
	for {
		if err = put(s, &p, body); err == nil {
			break
		}
		if !errors.Is(err, store.ErrFull) || !Shed(s) {
			return shed, err
		}
		shed = true
	}
	if list, err = History(s); err != nil { // with the new one
		return shed, err
	}
	for over(list) > MostPast {
		i := oldest(s, &list)
		if i < 0 {
			break
		}
		if err := s.Remove(pastName(list[i].N)); err != nil {
			return shed, err
		}
		list = slices.Delete(list, i, i+1)
	}
	return shed, index(s, list)
}

// next is a number that no game has, nor one that was set aside, nor one of which but a line is left.
func next(s store.Store) (n int, err error) {
	names, err := s.Names()
	for _, name := range names {
		if of, aside := store.SetAside(name); aside {
			name = of
		}
		if IsPast(name) {
			v, _ := strconv.Atoi(name[len(pastPrefix):])
			n = max(n, v)
		}
	}
	text, _ := s.Load(history)
	for _, line := range lines(text, historyHead) {
		number, _, _ := strings.Cut(line, " ")
		v, _ := strconv.Atoi(number)
		n = max(n, v)
	}
	return n + 1, err
}

// over counts the games that nobody keeps.
func over(list []Past) (n int) {
	for _, p := range list {
		if !p.Kept {
			n++
		}
	}
	return n
}

// oldest finds the oldest game that nobody keeps, -1 for none. A line may be older than its game, and the game says who keeps it. What
// cannot be read leaves the list.
func oldest(s store.Store, list *[]Past) int {
	for i := len(*list) - 1; i >= 0; i-- {
		if (*list)[i].Kept {
			continue
		}
		p, _, err := load(s, (*list)[i].N)
		switch {
		case err != nil:
			*list = slices.Delete(*list, i, i+1)
		case !p.Kept:
			return i
		default:
			(*list)[i].Kept = true
		}
	}
	return -1
}

// Shed deletes the oldest game of the history that nobody keeps, to make room. It reports whether there was one.
func Shed(s store.Store) bool {
	list, err := History(s)
	if err != nil {
		return false
	}
	i := oldest(s, &list)
	return i >= 0 && s.Remove(pastName(list[i].N)) == nil
}

// Hold keeps a game by hand, or no longer. The error is ErrMost where as many are kept as can be.
func Hold(s store.Store, n int, yes bool) error {
	list, err := History(s)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(list, func(p Past) bool { return p.N == n })
	if i < 0 {
		return ErrPast
	}
	if yes && !list[i].Kept && len(list)-over(list) >= MostKept {
		return ErrMost
	}
	_, body, err := load(s, n)
	if err != nil {
		return err
	}
	list[i].Kept = yes
	if err := put(s, &list[i], body); err != nil {
		return err
	}
	return index(s, list)
}

// Delete forgets a game and returns what brings it back.
func Delete(s store.Store, n int) (back func() error, err error) {
	p, body, err := load(s, n)
	if err != nil {
		return nil, err
	}
	if err := s.Remove(pastName(n)); err != nil {
		return nil, err
	}
	return func() error { return put(s, &p, body) }, nil
}
