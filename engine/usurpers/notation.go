package usurpers

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// Notate writes a whole choice; the notation stands in the package comment.
func (Game) Notate(_ engine.State, _ engine.Seat, run []engine.Action) string {
	if len(run) == 0 {
		return ""
	}
	last := run[len(run)-1]
	a, b := cards.Card(last.A()), cards.Card(last.B())
	switch last.Verb() {
	case vRoyal:
		return "royal " + a.String() + " " + b.String()
	case vAttack:
		return "attack " + engine.Seat(last.A()).String()
	case vKill:
		return "kill " + engine.Seat(last.A()).String() + "." + faceOf(last.B()).String()
	case vDump:
		return "dump"
	case vAuto:
		return "pair auto"
	case vCommit:
		var set cards.Set
		for _, p := range run[:len(run)-1] {
			set = set.Add(cards.Card(p.A()))
		}
		return "commit " + set.String()
	case vPair:
		text := "pair"
		for i := 0; i+2 < len(run); i += 2 {
			text += " " + lotText(run[i]) + ">" + lotText(run[i+1])
		}
		if text == "pair" {
			text += " -"
		}
		return text
	}
	text := "settle"
	for _, p := range run {
		switch p.Verb() {
		case vOut:
			text += " " + faceOf(p.A()).String() + "=x"
		case vSwap:
			text += " " + faceOf(p.A()).String() + "=" + cards.Card(p.B()).String()
		}
	}
	if text == "settle" {
		text += " -"
	}
	return text
}

func lotText(a engine.Action) string {
	return engine.Seat(a.A()).String() + ":" + cards.Card(a.B()).String()
}

func malformed(text, why string) error {
	return errors.New("usurpers: " + strconv.Quote(text) + ": " + why)
}

// Parse reads what Notate writes. Entries may stand in any order.
func (Game) Parse(st engine.State, _ engine.Seat, text string) ([]engine.Action, error) {
	s := st.(*State)
	verb, rest, _ := strings.Cut(text, " ")
	args := strings.Fields(rest)
	one := func() (string, error) {
		if len(args) != 1 {
			return "", malformed(text, verb+" takes one argument")
		}
		return args[0], nil
	}
	switch verb {
	case "royal":
		if len(args) != 2 {
			return nil, malformed(text, "royal takes a face card and a point card")
		}
		f, ok1 := parseCard(args[0])
		c, ok2 := parseCard(args[1])
		if !ok1 || !ok2 {
			return nil, malformed(text, "no such card")
		}
		return []engine.Action{engine.Act(vRoyal, uint8(f), uint8(c), 0)}, nil
	case "attack":
		arg, err := one()
		if err != nil {
			return nil, err
		}
		d, err := s.parseSeat(text, arg)
		return []engine.Action{engine.Act(vAttack, uint8(d), 0, 0)}, err
	case "kill":
		arg, err := one()
		if err != nil {
			return nil, err
		}
		name, face, _ := strings.Cut(arg, ".")
		d, err := s.parseSeat(text, name)
		f, ok := parseCard(face)
		if err == nil && (!ok || !f.Court()) {
			err = malformed(text, "a royal is written P3.KS")
		}
		if err != nil {
			return nil, err
		}
		return []engine.Action{engine.Act(vKill, uint8(d), slotOf(f), 0)}, nil
	case "dump":
		if len(args) != 0 {
			return nil, malformed(text, "dump takes no argument")
		}
		return []engine.Action{engine.Act(vDump, 0, 0, 0)}, nil
	case "commit":
		arg, err := one()
		if err != nil {
			return nil, err
		}
		return parseCommit(text, arg)
	case "pair":
		return s.parsePair(text, args)
	case "settle":
		return s.parseSettle(text, args)
	}
	return nil, malformed(text, "no such action")
}

func parseCard(text string) (cards.Card, bool) {
	c, ok := cards.Parse(text)
	return c, ok && c.Known() && !c.IsJoker()
}

func (s *State) parseSeat(text, name string) (engine.Seat, error) {
	x, ok := engine.ParseSeat(name)
	if !ok || x >= engine.Seat(s.n) {
		return 0, malformed(text, "no seat "+name)
	}
	return x, nil
}

func parseCommit(text, arg string) ([]engine.Action, error) {
	list, ok := cards.ParseList(nil, arg)
	var run []engine.Action
	slices.Sort(list) // U11.3
	for _, c := range list {
		if !ok || !c.Known() || c.IsJoker() {
			break
		}
		run = append(run, engine.Step(vPick, uint8(c), 0, 0))
	}
	if !ok || len(run) < len(list) {
		return nil, malformed(text, "no such card")
	}
	return append(run, engine.Act(vCommit, 0, 0, 0)), nil
}

// parsePair reads "P2:9C>P1:4D ...", "-" or "auto".
func (s *State) parsePair(text string, args []string) ([]engine.Action, error) {
	done := engine.Act(vPair, 0, 0, 0)
	if len(args) == 1 && args[0] == "-" {
		return []engine.Action{done}, nil
	}
	if len(args) == 1 && args[0] == "auto" {
		return []engine.Action{engine.Act(vAuto, 0, 0, 0)}, nil
	}
	if len(args) == 0 {
		return nil, malformed(text, "pair takes pairs, - or auto")
	}
	var list []pairing
	for _, arg := range args {
		left, right, _ := strings.Cut(arg, ">")
		b, err := s.parseLot(text, left)
		if err != nil {
			return nil, err
		}
		r, err := s.parseLot(text, right)
		if err != nil {
			return nil, err
		}
		list = append(list, pairing{shield: b, sword: r})
	}
	order(list)
	var run []engine.Action
	for _, p := range list {
		run = append(run, engine.Step(vShield, uint8(p.shield.seat()), uint8(p.shield.card()), 0),
			engine.Step(vSword, uint8(p.sword.seat()), uint8(p.sword.card()), 0))
	}
	return append(run, done), nil
}

func (s *State) parseLot(text, arg string) (lot, error) {
	name, card, _ := strings.Cut(arg, ":")
	x, err := s.parseSeat(text, name)
	c, ok := parseCard(card)
	if err == nil && !ok {
		err = malformed(text, "a pair is written P2:9C>P1:4D")
	}
	return lotOf(x, c), err
}

// parseSettle reads "KS=4S QD=x".
func (s *State) parseSettle(text string, args []string) ([]engine.Action, error) {
	if len(args) == 1 && args[0] == "-" {
		args = nil
	} else if len(args) == 0 {
		return nil, malformed(text, "settle takes changes like KS=4S or QD=x")
	}
	var run []engine.Action
	for _, arg := range args {
		left, right, _ := strings.Cut(arg, "=")
		f, ok := parseCard(left)
		if !ok || !f.Court() {
			return nil, malformed(text, "no such royal")
		}
		if right == "x" {
			run = append(run, engine.Step(vOut, slotOf(f), 0, 0))
			continue
		}
		c, ok := parseCard(right)
		if !ok {
			return nil, malformed(text, "no such card")
		}
		run = append(run, engine.Step(vSwap, slotOf(f), uint8(c), 0))
	}
	slices.SortStableFunc(run, func(a, b engine.Action) int { return int(a.A()) - int(b.A()) })
	if s.phase == phSettle && s.aim > 0 && len(run) == 1 { // one action does
		return []engine.Action{engine.Act(run[0].Verb(), run[0].A(), run[0].B(), 0)}, nil
	}
	return append(run, engine.Act(vSettle, 0, 0, 0)), nil
}
