package table

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
)

// note writes who sits where into the match, to be saved with it.
func (t *Table) note() {
	t.m.Notes = t.m.Notes[:0]
	for i, p := range t.Players {
		kind := "person"
		if !p.Person() {
			kind = "bot:" + p.Bot
		}
		t.m.Notes = append(t.m.Notes, engine.Seat(i).String()+" "+kind+" "+clean(p.Name))
	}
	t.m.Notes = append(t.m.Notes, "bots "+strconv.FormatUint(t.botSeed, 10), "sort "+strconv.Itoa(int(t.Sort)))
	t.noteOrders()
}

// clean takes out of a name what would break a line.
func clean(name string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' {
			return -1
		}
		return r
	}, name)
}

var errNotes = errors.New("table: the save does not say who sits where")

func readNotes(notes []string, seats int) (players []Player, seed uint64, sort Sort, err error) {
	players = make([]Player, seats)
	found := 0
	for _, n := range notes {
		head, rest, _ := strings.Cut(n, " ")
		switch head {
		case "bots":
			seed, err = strconv.ParseUint(rest, 10, 64)
			if err != nil {
				return nil, 0, 0, errNotes
			}
		case "orders": // Table.readOrders
		case "sort":
			if rest == "1" {
				sort = ByRank
			}
		default:
			seat, ok := engine.ParseSeat(head)
			kind, name, _ := strings.Cut(rest, " ")
			if !ok || int(seat) >= seats {
				return nil, 0, 0, errNotes
			}
			players[seat].Name = name
			players[seat].Bot, _ = strings.CutPrefix(kind, "bot:")
			if kind == "person" {
				players[seat].Bot = ""
			}
			found++
		}
	}
	if found != seats {
		return nil, 0, 0, errNotes
	}
	return players, seed, sort, nil
}

func (t *Table) save() {
	if t.keep != nil {
		t.Trouble = t.keep.Save(t.m.Save())
	}
}
