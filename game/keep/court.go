package keep

import (
	"slices"
	"strconv"
	"strings"

	"royals/engine/match"
	"royals/game/store"
)

// Court is the name under which the climb is kept, and CourtTable the table at which its bouts are played.
const (
	Court      = "court"
	CourtTable = "court"
)

const (
	courtHead = "royals court 1"
	courtWord = "royals court "
	rungLine  = "rung"
	keptMarks = 8
)

// Rung is what has become of a rival of the court.
type Rung struct {
	Won, Lost     int    // bouts
	Date          string // of the first that was won, as 2026-11-22
	Passed        bool
	Ahead, Behind int      // games of the bout that goes on, or of the last one
	Marks         []string // tell the games that were counted from others, the last ones only
}

// Climb is how far somebody has climbed the court: a line for each rival that was played. The zero value is nothing yet. Lines that a
// later version has written stay.
type Climb struct{ list []string }

// Read takes up what Write has written.
func (c *Climb) Read(data []byte) error {
	head, rest, _ := strings.Cut(string(data), "\n")
	switch {
	case head == courtHead:
	case strings.HasPrefix(head, courtWord):
		return match.ErrNewer
	default:
		return store.ErrDamaged
	}
	c.list = slices.DeleteFunc(strings.Split(rest, "\n"), func(line string) bool { return line == "" })
	return nil
}

// Write writes a line for each rival: "rung tam won 1 lost 0 passed 0 ahead 2 behind 1 date 2026-11-22 marks ab,cd,ef".
func (c *Climb) Write() []byte { return write(courtHead, c.list) }

// Of returns what has become of a rival.
func (c *Climb) Of(key string) Rung {
	i := c.find(key)
	if i < 0 {
		return Rung{}
	}
	return readRung(c.list[i])
}

func (c *Climb) find(key string) int {
	return slices.IndexFunc(c.list, func(line string) bool { return strings.HasPrefix(line, rungLine+" "+key+" ") })
}

// Set keeps what has become of a rival.
func (c *Climb) Set(key string, r Rung) {
	r.Marks = r.Marks[max(0, len(r.Marks)-keptMarks):]
	passed := 0
	if r.Passed {
		passed = 1
	}
	line := rungLine + " " + key
	for _, n := range []struct {
		name string
		n    int
	}{{"won", r.Won}, {"lost", r.Lost}, {"passed", passed}, {"ahead", r.Ahead}, {"behind", r.Behind}} {
		line += " " + n.name + " " + strconv.Itoa(n.n)
	}
	if r.Date != "" {
		line += " date " + r.Date
	}
	if len(r.Marks) > 0 {
		line += " marks " + strings.Join(r.Marks, ",")
	}
	if i := c.find(key); i >= 0 {
		c.list[i] = line
	} else {
		c.list = append(c.list, line)
	}
}

func readRung(line string) (r Rung) {
	f := strings.Fields(line)
	for i := 2; i+1 < len(f); i += 2 {
		n, err := strconv.Atoi(f[i+1])
		switch n = max(n, 0); {
		case f[i] == "date":
			r.Date = f[i+1]
		case f[i] == "marks":
			r.Marks = strings.Split(f[i+1], ",")
		case err != nil:
		case f[i] == "won":
			r.Won = n
		case f[i] == "lost":
			r.Lost = n
		case f[i] == "passed":
			r.Passed = n == 1
		case f[i] == "ahead":
			r.Ahead = n
		case f[i] == "behind":
			r.Behind = n
		}
	}
	return r
}

// Over reports whether the bout that was begun last is decided, or none was.
func (r *Rung) Over(need int) bool {
	return r.Ahead >= need || r.Behind >= need || r.Ahead+r.Behind == 0
}

// Count adds a game to the bout that goes on, or begins one: ahead is 1 for a game won, -1 for one lost, 0 for one that decides nothing.
// A game that was counted already is not counted again. It reports whether something has changed.
func (r *Rung) Count(mark string, ahead, need int, date string) bool {
	if slices.Contains(r.Marks, mark) {
		return false
	}
	if ahead == 0 {
		return false
	}
	if r.Over(need) {
		r.Ahead, r.Behind = 0, 0
	}
	r.Marks = append(r.Marks, mark)
	if ahead > 0 {
		r.Ahead++
	} else {
		r.Behind++
	}
	switch {
	case r.Ahead >= need:
		if r.Won++; r.Date == "" {
			r.Date = date
		}
	case r.Behind >= need:
		r.Lost++
	}
	return true
}
