package royalty

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// The notation of a choice, without the seat in front:
//
//	ask P1 7       asks P1 for a 7
//	lay 7>P3       a set of 7s at P3
//	lay 7>P3 Q     the same with a Queen
//	lay d2         two 2s as a defence; likewise d3
//	lay dA         an Ace as a defence
//	ok             lets an ask or an attack happen
//	jack           answers an ask
//	king           answers an attack
//	done           lays nothing (more)
//	add 8          adds a set of 8s to the attack; "add 8 Q" with a Queen
//	strike         adds nothing (more)
//
// Ranks are A 2 to 9 T.

// Notate writes a choice.
func (Game) Notate(_ engine.State, _ engine.Seat, run []engine.Action) string {
	if len(run) != 1 {
		return "?"
	}
	a := run[0]
	switch a.Verb() {
	case verbAsk:
		return "ask " + engine.Seat(a.A()).String() + " " + cards.Rank(a.B()).Letter()
	case verbAttack:
		text := "lay " + cards.Rank(a.A()).Letter() + ">" + engine.Seat(a.B()).String()
		if a.C() == 1 {
			text += " Q"
		}
		return text
	case verbDefend:
		return "lay d" + cards.Rank(a.A()).Letter()
	case verbAce:
		return "lay dA"
	case verbAdd:
		text := "add " + cards.Rank(a.A()).Letter()
		if a.B() == 1 {
			text += " Q"
		}
		return text
	case verbOK, verbJack, verbKing, verbDone, verbStrike:
		return info.Verbs[a.Verb()].Name
	}
	return "?"
}

// Parse reads what Notate writes.
func (Game) Parse(st engine.State, _ engine.Seat, text string) ([]engine.Action, error) {
	if a, ok := parse(text, st.(*State).seats); ok {
		return []engine.Action{a}, nil
	}
	bad := "royalty: " + strconv.Quote(text) + " is no choice"
	verb, _, _ := strings.Cut(text, " ")
	if verb != "ask" && verb != "lay" && verb != "add" {
		return nil, engine.VerbError(bad) // the others are one word and were read
	}
	return nil, errors.New(bad)
}

func parse(text string, seats uint8) (a engine.Action, ok bool) {
	seat := func(t string) (uint8, bool) {
		p, ok := engine.ParseSeat(t)
		return uint8(p), ok && uint8(p) < seats
	}
	for v := verbOK; v < verbs; v++ {
		if text == info.Verbs[v].Name && v != verbAdd {
			return engine.Act(v, 0, 0, 0), true
		}
	}
	switch {
	case len(text) == 8 && text[:4] == "ask " && text[6] == ' ':
		p, ok := seat(text[4:6])
		r, rok := cards.ParseRank(text[7:])
		if !ok || !rok {
			return 0, false
		}
		return engine.Act(verbAsk, p, uint8(r), 0), true
	case (len(text) == 5 || len(text) == 7 && text[5:] == " Q") && text[:4] == "add ":
		r, ok := cards.ParseRank(text[4:5])
		return engine.Act(verbAdd, uint8(r), uint8(len(text)/7), 0), ok
	case text == "lay dA":
		return engine.Act(verbAce, 0, 0, 0), true
	case len(text) == 6 && text[:5] == "lay d":
		r, ok := cards.ParseRank(text[5:])
		return engine.Act(verbDefend, uint8(r), 0, 0), ok
	case (len(text) == 8 || len(text) == 10 && text[8:] == " Q") && text[:4] == "lay " && text[5] == '>':
		r, ok := cards.ParseRank(text[4:5])
		p, pok := seat(text[6:8])
		return engine.Act(verbAttack, uint8(r), p, uint8(len(text)/10)), ok && pok
	}
	return 0, false
}
