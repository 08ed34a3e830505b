package table

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/names"
)

// note writes the players and their settings into the match, to be saved with it.
func (t *Table) note() {
	t.m.Notes = t.m.Notes[:0]
	for i, p := range t.Players {
		kind := "person"
		if !p.Person() {
			kind = "bot:" + p.Bot
		}
		t.m.Notes = append(t.m.Notes, engine.Seat(i).String()+" "+kind+" "+names.Clean(p.Name))
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
	noteOrders(t)
	t.noteSeal()
	noteHelped(t)
	notePractice(&t.record)
}

// readHands reads how each person has laid the hand.
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

var errNotes = errors.New("table: the save does not say who sits where")

// Seated reads who sits where in a saved game.
func Seated(notes []string, seats int) ([]Player, error) {
	players, _, _, err := readNotes(notes, seats)
	return players, err
}

// Persons names the persons among players.
func Persons(players []Player) (names []string) {
	for _, p := range players {
		if p.Person() {
			names = append(names, p.Name)
		}
	}
	return names
}

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
		case "orders": // readOrders
		case "helped": // readHelped
		case "laid": // Table.readHands
		case practiceNote: // readPractice
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
			if players[seat].Name = names.Clean(name); players[seat].Name == "" {
				players[seat].Name = head
			}
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
