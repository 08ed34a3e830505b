package keep

import (
	"strconv"
	"strings"
	"time"

	"royals/game/store"
)

// Day is how a day's deal ended when it was first played to its end.
type Day struct {
	Game, Date string // the date as 2026-11-22
	Rank, Of   int    // the player's place among so many
	Late       bool   // it ended on another date
	Hints      int    // how many were taken, -1 where that was not kept
	Mark       string // tells the game from others, "" where that was not kept
}

// DailyTable is the table at which the day's deals are played, DealTable that of deals that came by a code.
const (
	DailyTable = "daily"
	DealTable  = "deal"
)

// Daily is the name under which it is kept how they ended.
const Daily = "daily"

const (
	dailyHead = "royals daily 1"
	dayLine   = "day "
	late      = "late"
	dayHints  = "hints"
	dayMark   = "mark"
)

// Days returns the day's deals that have been played to their end, the first one first.
func Days(s store.Store) (list []Day) {
	text, _ := s.Load(Daily)
	for _, line := range lines(text, dailyHead) {
		if d, ok := readDay(line); ok {
			list = append(list, d)
		}
	}
	return list
}

// ReadDays reads what is kept of the day's deals, to see whether it can be read.
func ReadDays(text []byte) error { return knows(text, dailyHead) }

// Done returns how a game's deal of a date ended the first time, false where it has not.
func Done(list []Day, game, date string) (Day, bool) {
	for _, d := range list {
		if d.Game == game && d.Date == date {
			return d, true
		}
	}
	return Day{}, false
}

// NoteDay keeps how a day's deal ended. Only its first end counts. Lines that a later version has written stay.
func NoteDay(s store.Store, d Day) error {
	text, _ := s.Load(Daily)
	if _, done := Done(Days(s), d.Game, d.Date); done {
		return nil
	}
	list := append(lines(text, dailyHead), d.line())
	return s.Save(Daily, []byte(dailyHead+"\n"+strings.Join(list, "\n")+"\n"))
}

// line writes "day 2026-11-22 crush 1 4 late hints 0 mark 0123abcd", without what it is not or nobody knows.
func (d *Day) line() string {
	s := dayLine + d.Date + " " + d.Game + " " + strconv.Itoa(d.Rank) + " " + strconv.Itoa(d.Of)
	if d.Late {
		s += " " + late
	}
	if d.Hints >= 0 {
		s += " " + dayHints + " " + strconv.Itoa(d.Hints)
	}
	if d.Mark != "" {
		s += " " + dayMark + " " + d.Mark
	}
	return s
}

func readDay(line string) (d Day, ok bool) {
	f := strings.Fields(strings.TrimPrefix(line, dayLine))
	if !strings.HasPrefix(line, dayLine) || len(f) < 4 {
		return d, false
	}
	rank, err := strconv.Atoi(f[2])
	of, err2 := strconv.Atoi(f[3])
	d = Day{Game: f[1], Date: f[0], Rank: rank, Of: of, Hints: -1}
	for i, word := range f[4:] {
		after := ""
		if 5+i < len(f) {
			after = f[5+i]
		}
		switch word {
		case late:
			d.Late = true
		case dayHints:
			if n, err := strconv.Atoi(after); err == nil && n >= 0 {
				d.Hints = n
			}
		case dayMark:
			d.Mark = after
		}
	}
	return d, err == nil && err2 == nil && 0 < rank && rank <= of
}

// dateForm is how a date is written.
const dateForm = time.DateOnly

// Date writes the date of a moment in its own time zone, so many days earlier.
func Date(at time.Time, ago int) string {
	y, m, d := at.Date()
	return time.Date(y, m, d-ago, 12, 0, 0, 0, time.UTC).Format(dateForm)
}

// IsLate reports whether a day's deal that ends today ends late: on another date, or on one to which the clock was set back, for a
// later deal has been finished.
func IsLate(list []Day, date string, today time.Time) bool {
	if date != Date(today, 0) {
		return true
	}
	for _, d := range list {
		if d.Date > date {
			return true
		}
	}
	return false
}

// Streak returns on how many dates in a row, up to today or to yesterday, a day's deal was played to its end on its date.
func Streak(list []Day, today time.Time) (n int) {
	for ago := 0; ; ago++ {
		date, done := Date(today, ago), false
		for _, d := range list {
			done = done || d.Date == date && !d.Late
		}
		if done {
			n++
		} else if ago > 0 { // today is not over yet
			return n
		}
	}
}
