package table

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
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
	for i, hand := range t.Order {
		if len(hand) > 0 {
			line := "laid " + engine.Seat(i).String()
			for _, c := range hand {
				line += " " + c.String()
			}
			t.m.Notes = append(t.m.Notes, line)
		}
	}
	t.noteOrders()
	t.noteSeal()
}

// readHands takes up how each person has laid the hand.
func (t *Table) readHands(notes []string) {
	for _, n := range notes {
		rest, ok := strings.CutPrefix(n, "laid ")
		if !ok {
			continue
		}
		name, list, _ := strings.Cut(rest, " ")
		if seat, ok := engine.ParseSeat(name); ok && seat < engine.MaxSeats {
			for f := range strings.FieldsSeq(list) {
				if c, ok := cards.Parse(f); ok {
					t.Order[seat] = append(t.Order[seat], c)
				}
			}
		}
	}
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
		case "laid": // Table.readHands
		case "sealed": // Table.readSeal
		case "sort":
			if n, err := strconv.Atoi(rest); err == nil && n >= 0 && n < int(Sorts) {
				sort = Sort(n)
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
