package crush

import (
	"errors"
	"slices"
	"strconv"

	"royals/engine"
	"royals/engine/cards"
)

// Notate writes a whole choice; the forms stand in the package comment.
func (Game) Notate(st engine.State, p engine.Seat, run []engine.Action) string {
	s := st.(*State)
	if len(run) == 0 {
		return ""
	}
	last := run[len(run)-1]
	switch last.Verb() {
	case vAttack:
		return "atk " + engine.Seat(last.A()).String()
	case vCall:
		var who engine.SeatSet
		for _, a := range run[:len(run)-1] {
			who = who.Add(engine.Seat(a.A()))
		}
		return "call " + seatList(who)
	case vJoin:
		if engine.Seat(last.A()) == s.attacker {
			return "join A"
		}
		return "join V"
	case vStay:
		return "join -"
	case vHelp:
		return "put " + cards.Card(last.A()).String()
	case vLay:
		text := ""
		for i, a := range run[:len(run)-1] {
			if i > 0 {
				text += ","
			}
			text += cards.Card(a.A()).String()
		}
		if text == "" {
			text = "-"
		}
		return "put " + text
	}
	return "rps " + throwLetter(last.Verb()-vRock+1)
}

func seatList(who engine.SeatSet) string {
	if who == 0 {
		return "-"
	}
	text := ""
	for ; who != 0; who &= who - 1 {
		if text != "" {
			text += ","
		}
		text += who.First().String()
	}
	return text
}

func throwLetter(t uint8) string { return "-RPS"[t : t+1] }

// Parse reads what Notate writes. In the ally's question "put" is an ally's card, else a principal's cards.
func (Game) Parse(st engine.State, p engine.Seat, text string) ([]engine.Action, error) {
	s := st.(*State)
	verb, rest := text, ""
	for i := range text {
		if text[i] == ' ' {
			verb, rest = text[:i], text[i+1:]
			break
		}
	}
	bad := errors.New("crush: " + strconv.Quote(text) + " is no choice: want atk P3, call P2,P4, call -, join A, join V, join -, put 9C,KD or rps R")
	switch verb {
	case "atk":
		if t, ok := engine.ParseSeat(rest); ok && t < engine.Seat(s.n) {
			return []engine.Action{engine.Act(vAttack, uint8(t), 0, 0)}, nil
		}
	case "call":
		if who, ok := s.parseSeats(rest); ok {
			var run []engine.Action
			for t := who; t != 0; t &= t - 1 {
				run = append(run, engine.Step(vBar, uint8(t.First()), 0, 0))
			}
			return append(run, engine.Act(vCall, 0, 0, 0)), nil
		}
	case "join":
		switch {
		case rest == "A":
			return []engine.Action{engine.Act(vJoin, uint8(s.attacker), 0, 0)}, nil
		case rest == "V" && s.victim != engine.None:
			return []engine.Action{engine.Act(vJoin, uint8(s.victim), 0, 0)}, nil
		case rest == "V":
			return nil, errors.New("crush: join V: nobody is attacked")
		case rest == "-":
			return []engine.Action{engine.Act(vStay, 0, 0, 0)}, nil
		}
	case "put":
		cs, ok := cards.ParseList(nil, rest)
		if !ok {
			return nil, bad
		}
		slices.Sort(cs)
		for _, c := range cs {
			if !s.rules.pack().Has(c) {
				return nil, errors.New("crush: put: " + c.String() + " is not in the pack")
			}
		}
		if s.phase == phAlly && len(cs) == 1 {
			return []engine.Action{engine.Act(vHelp, uint8(cs[0]), 0, 0)}, nil
		}
		var run []engine.Action
		for _, c := range cs {
			run = append(run, engine.Step(vPick, uint8(c), 0, 0))
		}
		return append(run, engine.Act(vLay, 0, 0, 0)), nil
	case "rps":
		for t := uint8(1); t <= 3; t++ {
			if rest == throwLetter(t) {
				return []engine.Action{engine.Act(vRock+t-1, 0, 0, 0)}, nil
			}
		}
	}
	return nil, bad
}

// parseSeats reads "P2,P4", each seat once, or "-".
func (s *State) parseSeats(text string) (who engine.SeatSet, ok bool) {
	if text == "-" {
		return 0, true
	}
	for _, part := range split(text) {
		p, ok := engine.ParseSeat(part)
		if !ok || p >= engine.Seat(s.n) || who.Has(p) {
			return 0, false
		}
		who = who.Add(p)
	}
	return who, true
}

// split cuts a list at its commas.
func split(text string) []string {
	var parts []string
	start := 0
	for i := range len(text) {
		if text[i] == ',' {
			parts = append(parts, text[start:i])
			start = i + 1
		}
	}
	return append(parts, text[start:])
}
