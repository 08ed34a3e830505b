package crush

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// Notate writes a whole choice. The package comment lists the forms.
func (Game) Notate(st engine.State, p engine.Seat, run []engine.Action) string {
	s := st.(*State)
	if len(run) == 0 {
		return ""
	}
	last := run[len(run)-1]
	switch last.Verb() {
	case verbAttack:
		return "atk " + engine.Seat(last.A()).String()
	case verbCall:
		var who engine.SeatSet
		for _, a := range run[:len(run)-1] {
			who = who.Add(engine.Seat(a.A()))
		}
		return "call " + who.String()
	case verbJoin:
		if engine.Seat(last.A()) == s.attacker {
			return "join A"
		}
		return "join V"
	case verbStay:
		return "join -"
	case verbHelp:
		return "put " + cards.Card(last.A()).String()
	case verbLay:
		var laid cards.Set
		for _, a := range run[:len(run)-1] {
			laid = laid.Add(cards.Card(a.A()))
		}
		return "put " + laid.String()
	}
	return "rps " + throwLetter(last.Verb()-verbRock+1)
}

func throwLetter(t uint8) string { return "-RPS"[t : t+1] }

// Parse reads what Notate writes. "put" is an ally's card while one is asked for, else a principal's cards.
func (Game) Parse(st engine.State, p engine.Seat, text string) (run []engine.Action, err error) {
	s := st.(*State)
	verb, rest, _ := strings.Cut(text, " ")
	bad := "crush: " + strconv.Quote(text) +
		" is no choice: want atk P3, call P2,P4, call -, join A, join V, join -, put 9C,KD or rps R"
	switch verb {
	case "atk":
		if t, ok := engine.ParseSeat(rest); ok && t < engine.Seat(s.n) {
			run = append(run, engine.Act(verbAttack, uint8(t), 0, 0))
		}
	case "call":
		if who, ok := engine.ParseSeats(rest); ok && who&^engine.AllSeats(int(s.n)) == 0 {
			for ; who != 0; who &= who - 1 {
				run = append(run, engine.Step(verbBar, uint8(who.First()), 0, 0))
			}
			run = append(run, engine.Act(verbCall, 0, 0, 0))
		}
	case "join":
		run, err = parseJoin(s, rest)
	case "put":
		run, err = parsePut(s, rest)
	case "rps":
		if i := strings.Index("RPS", rest); len(rest) == 1 && i >= 0 {
			run = append(run, engine.Act(verbRock+uint8(i), 0, 0, 0))
		}
	default:
		return nil, engine.VerbError(bad)
	}
	if run == nil && err == nil {
		err = errors.New(bad)
	}
	return run, err
}

// parseJoin reads the side of an answer, and returns nothing where it is no side.
func parseJoin(s *State, side string) ([]engine.Action, error) {
	switch {
	case side == "A":
		return []engine.Action{engine.Act(verbJoin, uint8(s.attacker), 0, 0)}, nil
	case side == "V" && s.victim != engine.None:
		return []engine.Action{engine.Act(verbJoin, uint8(s.victim), 0, 0)}, nil
	case side == "V":
		return nil, errors.New("crush: join V: nobody is attacked")
	case side == "-":
		return []engine.Action{engine.Act(verbStay, 0, 0, 0)}, nil
	}
	return nil, nil
}

// parsePut reads the cards to lay, and returns nothing where they are no list.
func parsePut(s *State, list string) (run []engine.Action, err error) {
	cs, ok := cards.ParseList(nil, list)
	if !ok {
		return nil, nil
	}
	slices.Sort(cs)
	for _, c := range cs {
		if !s.rules.pack().Has(c) {
			return nil, errors.New("crush: put: " + c.String() + " is not in the pack")
		}
		run = append(run, engine.Step(verbPick, uint8(c), 0, 0))
	}
	if s.phase == phaseAlly && len(cs) == 1 {
		return []engine.Action{engine.Act(verbHelp, uint8(cs[0]), 0, 0)}, nil
	}
	return append(run, engine.Act(verbLay, 0, 0, 0)), nil
}
