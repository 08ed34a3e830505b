package keep

import (
	"slices"
	"strings"

	"royals/engine/match"
	"royals/game/store"
)

// Crowns is the name under which the crowns are kept.
const Crowns = "crowns"

// Owner is whoever the device belongs to.
const Owner = "owner"

const (
	crownsHead = "royals crowns 1"
	crownsWord = "royals crowns "
)

// Crown is one that somebody has won: "crown owner not-today 2026-11-22 0123abcd".
type Crown struct {
	Who, Key string
	Date     string // as 2026-11-22
	Mark     string // tells the game that it was won in from others
}

// Crowned is what everybody has won: crowns, and the first game of each title, "won owner crush 2026-11-22". The zero value is
// nothing yet. Lines that a later version has written stay.
type Crowned struct{ list []string }

const (
	crownLine = "crown"
	wonLine   = "won"
)

// Read takes up what Write has written.
func (c *Crowned) Read(data []byte) error {
	head, rest, _ := strings.Cut(string(data), "\n")
	switch {
	case head == crownsHead:
	case strings.HasPrefix(head, crownsWord):
		return match.ErrNewer
	default:
		return store.ErrDamaged
	}
	c.list = slices.DeleteFunc(strings.Split(rest, "\n"), func(line string) bool { return line == "" })
	return nil
}

// Write writes a line for each.
func (c *Crowned) Write() []byte {
	return []byte(strings.Join(append([]string{crownsHead}, c.list...), "\n") + "\n")
}

// Of returns the crowns that somebody has won, the first one first.
func (c *Crowned) Of(who string) (list []Crown) {
	for _, line := range c.list {
		if f := strings.Fields(line); len(f) >= 5 && f[0] == crownLine && f[1] == who {
			list = append(list, Crown{f[1], f[2], f[3], f[4]})
		}
	}
	return list
}

// Won returns the titles of which somebody has won a game.
func (c *Crowned) Won(who string) (games []string) {
	for _, line := range c.list {
		if f := strings.Fields(line); len(f) >= 4 && f[0] == wonLine && f[1] == who {
			games = append(games, f[2])
		}
	}
	return games
}

// Add keeps a crown, and reports whether it is the first time.
func (c *Crowned) Add(n Crown) bool {
	if slices.ContainsFunc(c.Of(n.Who), func(had Crown) bool { return had.Key == n.Key }) {
		return false
	}
	c.list = append(c.list, strings.Join([]string{crownLine, n.Who, n.Key, n.Date, n.Mark}, " "))
	return true
}

// Win notes that somebody has won a game of a title, and reports whether it is the first time.
func (c *Crowned) Win(who, game, date string) bool {
	if slices.Contains(c.Won(who), game) {
		return false
	}
	c.list = append(c.list, strings.Join([]string{wonLine, who, game, date}, " "))
	return true
}

// Drop forgets what somebody has won.
func (c *Crowned) Drop(who string) {
	c.list = slices.DeleteFunc(c.list, func(line string) bool {
		f := strings.SplitN(line, " ", 3)
		return len(f) > 1 && f[1] == who
	})
}
