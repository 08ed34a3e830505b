package keep

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/game/store"
)

// Kind is which games are counted together: those of a person in a title with so many seats, the same house rules and the same
// opponents.
type Kind struct {
	Person, Game string // the person's id; versions before this one kept the name
	Seats        int
	Rules        string // the options that are not the usual ones, "" for none
	Rivals       string // the other seats' levels from the strongest on, "person" among them
}

// Tally counts the games of a kind that their rules have ended, and those that were given up.
type Tally struct {
	Kind
	Played    int
	Won       int   // in sixtieths, for shared wins
	Ranks     []int // how often each place was reached
	Best      int   // the best score
	Fewest    int   // the fewest own choices of a game that was won, 0 before
	Streak    int   // games won one after another, up to now
	Longest   int   // and at most
	Hinted    int   // games with hints
	HintedWon int   // what was won in them, in sixtieths
	Undone    int   // games in which a choice was taken back
	Left      int   // games that were given up
}

// Ended is how a game ended for a person.
type Ended struct {
	Kind
	Won, Of        int // a share of the win: 1 of 2 is half of it
	Rank           int
	Score, Choices int
	Deal           string // what names its cards
	Hints, Undos   int
	GaveUp         bool     // the person conceded
	Formerly       []string // the names by which the person's deals were noted before they had an id
	Met            []Met    // everybody else at the table
}

// sixtieths is a whole win.
const sixtieths = 60

// Whole is a whole win in Tally.Won.
const Whole = sixtieths

// Stats is the name under which it is kept.
const Stats = stats

const (
	stats     = "stats"
	statsHead = "royals stats 1"
	tallyLine = "tally "
	dealsLine = "deals " // the deals that have been counted
	mostDeals = 400
)

// Tallies returns what has been counted.
func Tallies(s store.Store) (list []Tally, err error) {
	text, err := counted(s)
	for _, line := range lines(text, statsHead) {
		if t, ok := readTally(line); ok {
			list = append(list, t)
		}
	}
	return list, err
}

// counted returns what is kept, nothing where nothing has been.
func counted(s store.Store) ([]byte, error) {
	text, err := s.Load(stats)
	if errors.Is(err, store.ErrNone) || errors.Is(err, store.ErrOlder) {
		err = nil
	}
	return text, err
}

// ReadStats reads what has been counted, to see whether it can be read.
func ReadStats(text []byte) error { return knows(text, statsHead) }

// Scored reports whether the deal of a game has been counted for its person already.
func Scored(s store.Store, e Ended) bool {
	text, _ := counted(s)
	for _, line := range lines(text, statsHead) {
		if list, ok := strings.CutPrefix(line, dealsLine); ok {
			return slices.ContainsFunc(strings.Fields(list), func(mark string) bool { return slices.Contains(e.marks(), mark) })
		}
	}
	return false
}

// Score adds a game that its rules have ended. A game that was conceded counts as one that was not won, and as given up. A deal that
// a person has played before counts no more.
func Score(s store.Store, e Ended) error {
	return change(s, e.Kind, e.marks(), e.Met, func(t *Tally) {
		won := 0
		if e.Of > 0 {
			won = sixtieths * e.Won / e.Of
		}
		if t.Played == 0 || e.Score > t.Best {
			t.Best = e.Score
		}
		t.Played++
		t.Won += won
		for len(t.Ranks) < max(e.Rank, 1) {
			t.Ranks = append(t.Ranks, 0)
		}
		t.Ranks[max(e.Rank, 1)-1]++
		if won > 0 && (t.Fewest == 0 || e.Choices < t.Fewest) {
			t.Fewest = e.Choices
		}
		if t.Streak++; won == 0 {
			t.Streak = 0
		}
		t.Longest = max(t.Longest, t.Streak)
		if e.Hints > 0 {
			t.Hinted++
			t.HintedWon += won
		}
		if e.Undos > 0 {
			t.Undone++
		}
		if e.GaveUp {
			t.Left++
		}
	})
}

// GiveUp notes that a person gave a game up that goes on without them. It is no loss, but ends the streak.
func GiveUp(s store.Store, k Kind) error {
	return change(s, k, nil, nil, func(t *Tally) { t.Left, t.Streak = t.Left+1, 0 })
}

// Forget deletes what was counted of a person in a title, and against a rival, where gone says so, and returns how to bring it back. What
// was counted against nobody has no rival.
func Forget(s store.Store, gone func(person, rival, game string) bool) (back func() error, err error) {
	before, err := counted(s)
	if err != nil {
		return nil, err
	}
	list := slices.DeleteFunc(lines(before, statsHead), func(line string) bool {
		t, ok := readTally(line)
		v, met := readVersus(line)
		return ok && gone(t.Person, "", t.Game) || met && gone(v.Person, v.Rival, v.Game)
	})
	if err := s.Save(stats, write(statsHead, list)); err != nil {
		return nil, err
	}
	return func() error { return s.Save(stats, before) }, nil
}

// marks name a deal for a person: that by which it is noted, and those by which it may have been.
func (e *Ended) marks() (list []string) {
	for _, who := range append([]string{e.Person}, e.Formerly...) {
		sum := sha256.Sum256([]byte(who + "\x00" + e.Game + "\x00" + e.Deal))
		list = append(list, hex.EncodeToString(sum[:5]))
	}
	return list
}

// Merge adds the tally of the same kind that was begun later.
func (t *Tally) Merge(later *Tally) {
	if t.Played == 0 || later.Played > 0 && later.Best > t.Best {
		t.Best = later.Best
	}
	if t.Fewest == 0 || later.Fewest > 0 && later.Fewest < t.Fewest {
		t.Fewest = later.Fewest
	}
	if later.Streak < later.Played || later.Left > 0 {
		t.Streak = later.Streak
	} else {
		t.Streak += later.Streak
	}
	t.Longest = max(t.Longest, later.Longest, t.Streak)
	for i, n := range later.Ranks {
		if i == len(t.Ranks) {
			t.Ranks = append(t.Ranks, 0)
		}
		t.Ranks[i] += n
	}
	t.Played, t.Won, t.Hinted, t.HintedWon = t.Played+later.Played, t.Won+later.Won, t.Hinted+later.Hinted, t.HintedWon+later.HintedWon
	t.Undone, t.Left = t.Undone+later.Undone, t.Left+later.Left
}

// change changes the tally of a kind, or begins one, and what is known of the person against those met, unless one of the marks has been
// seen. The first of them is noted. Lines that a later version has written stay.
func change(s store.Store, k Kind, names []string, with []Met, f func(*Tally)) error {
	text, err := counted(s)
	if err != nil {
		return err
	}
	list := lines(text, statsHead)
	if len(names) > 0 {
		at := slices.IndexFunc(list, func(line string) bool { return strings.HasPrefix(line, dealsLine) })
		if at < 0 {
			list, at = append(list, dealsLine), len(list)
		}
		marks := strings.Fields(list[at][len(dealsLine):])
		if slices.ContainsFunc(marks, func(mark string) bool { return slices.Contains(names, mark) }) {
			return nil
		}
		marks = append(marks, names[0])
		list[at] = dealsLine + strings.Join(marks[max(0, len(marks)-mostDeals):], " ")
	}
	at := slices.IndexFunc(list, func(line string) bool {
		t, ok := readTally(line)
		return ok && t.Kind == k
	})
	t := Tally{Kind: k}
	if at >= 0 {
		t, _ = readTally(list[at])
		list = slices.Delete(list, at, at+1)
	}
	f(&t)
	return s.Save(stats, write(statsHead, meet(append(list, t.line()), k, with)))
}

func write(head string, list []string) []byte {
	return []byte(head + "\n" + strings.Join(list, "\n") + "\n")
}

// line writes a tally: its kind, quoted where it may hold blanks, and its numbers, each with its name.
func (t *Tally) line() string {
	s := tallyLine + t.Game + " " + strconv.Itoa(t.Seats) + " " + strconv.Quote(t.Person) + " " + strconv.Quote(t.Rules) + " " + strconv.Quote(t.Rivals)
	for _, n := range t.numbers() {
		s += " " + n.name + "=" + strconv.Itoa(*n.at)
	}
	for i, n := range t.Ranks {
		s += " rank" + strconv.Itoa(i+1) + "=" + strconv.Itoa(n)
	}
	return s
}

// number is a number of a tally by its name.
type number struct {
	name string
	at   *int
}

func (t *Tally) numbers() []number {
	return []number{{"played", &t.Played}, {"won", &t.Won}, {"best", &t.Best}, {"fewest", &t.Fewest}, {"streak", &t.Streak}, {"longest", &t.Longest},
		{"hinted", &t.Hinted}, {"hinted-won", &t.HintedWon}, {"undone", &t.Undone}, {"left", &t.Left}}
}

// mostRanks is how many places there are at most.
const mostRanks = 6

func readTally(line string) (t Tally, ok bool) {
	rest, ok := strings.CutPrefix(line, tallyLine)
	if !ok {
		return t, false
	}
	t.Game, rest, _ = strings.Cut(rest, " ")
	seats, rest, _ := strings.Cut(rest, " ")
	var err error
	if t.Seats, err = strconv.Atoi(seats); err != nil {
		return t, false
	}
	for _, at := range []*string{&t.Person, &t.Rules, &t.Rivals} {
		if rest, ok = unquote(rest, at); !ok {
			return t, false
		}
	}
	all := t.numbers()
	for f := range strings.FieldsSeq(rest) {
		name, value, _ := strings.Cut(f, "=")
		n, err := strconv.Atoi(value)
		if err != nil {
			return t, false
		}
		if place, isRank := strings.CutPrefix(name, "rank"); isRank {
			at, err := strconv.Atoi(place)
			if err != nil || at < 1 || at > mostRanks {
				return t, false
			}
			for len(t.Ranks) < at {
				t.Ranks = append(t.Ranks, 0)
			}
			t.Ranks[at-1] = n
		}
		if i := slices.IndexFunc(all, func(x number) bool { return x.name == name }); i >= 0 {
			*all[i].at = n
		}
	}
	return t, true
}
