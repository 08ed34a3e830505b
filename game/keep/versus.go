package keep

import (
	"slices"
	"strconv"
	"strings"

	"royals/game/store"
)

// Versus counts the games of a title that a person has played to their end at one table with somebody.
type Versus struct {
	Person, Game string
	Rival        string // a person's id, or Courtier of a name
	Played       int
	Ahead        int // how often the person came before the rival, in halves: once level is 1
}

// Met is how a game ended against somebody at the table: 2 ahead of them, 1 level, 0 behind.
type Met struct {
	Rival string
	Ahead int
}

const versusLine = "versus "

// courtier begins the names of rivals who are no persons.
const courtier = "@"

// Courtier names an opponent as a rival.
func Courtier(name string) string { return courtier + name }

// CourtierName returns the name of a rival who is an opponent.
func CourtierName(rival string) (string, bool) { return strings.CutPrefix(rival, courtier) }

// Meetings returns what has been counted of person against rival.
func Meetings(s store.Store) (list []Versus, err error) {
	text, err := counted(s)
	for _, line := range lines(text, statsHead) {
		if v, ok := readVersus(line); ok {
			list = append(list, v)
		}
	}
	return list, err
}

// meet adds a game to the lines of those who were at its table.
func meet(list []string, k Kind, with []Met) []string {
	for _, m := range with {
		v := Versus{Person: k.Person, Game: k.Game, Rival: m.Rival}
		at := slices.IndexFunc(list, func(line string) bool {
			is, ok := readVersus(line)
			return ok && is.Person == v.Person && is.Game == v.Game && is.Rival == v.Rival
		})
		if at >= 0 {
			v, _ = readVersus(list[at])
			list = slices.Delete(list, at, at+1)
		}
		v.Played, v.Ahead = v.Played+1, v.Ahead+m.Ahead
		list = append(list, v.line())
	}
	return list
}

// line writes it: versus crush "owner" "@Bea" 8 11.
func (v *Versus) line() string {
	return versusLine + v.Game + " " + strconv.Quote(v.Person) + " " + strconv.Quote(v.Rival) + " " + strconv.Itoa(v.Played) + " " + strconv.Itoa(v.Ahead)
}

func readVersus(line string) (v Versus, ok bool) {
	rest, ok := strings.CutPrefix(line, versusLine)
	if !ok {
		return v, false
	}
	v.Game, rest, _ = strings.Cut(rest, " ")
	for _, at := range []*string{&v.Person, &v.Rival} {
		if rest, ok = unquote(rest, at); !ok {
			return v, false
		}
	}
	played, ahead, _ := strings.Cut(rest, " ")
	var err error
	if v.Played, err = strconv.Atoi(played); err != nil {
		return v, false
	}
	if v.Ahead, err = strconv.Atoi(ahead); err != nil {
		return v, false
	}
	return v, v.Played > 0 && 0 <= v.Ahead && v.Ahead <= 2*v.Played
}

// unquote takes a quoted word and the blank after it from the beginning of a text.
func unquote(text string, word *string) (rest string, ok bool) {
	quoted, err := strconv.QuotedPrefix(text)
	if err != nil {
		return text, false
	}
	*word, _ = strconv.Unquote(quoted)
	return strings.TrimPrefix(text[len(quoted):], " "), true
}
