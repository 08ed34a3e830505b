package usurpers

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// Notate writes a whole choice, in the same words whatever the order of its picks. The notation stands in the package
// comment.
func (Game) Notate(_ engine.State, _ engine.Seat, run []engine.Action) string {
	if len(run) == 0 {
		return ""
	}
	last := run[len(run)-1]
	a, b := cards.Card(last.A()), cards.Card(last.B())
	switch last.Verb() {
	case verbRoyal:
		return "royal " + a.String() + " " + b.String()
	case verbAttack:
		return "attack " + engine.Seat(last.A()).String()
	case verbKill:
		return "kill " + engine.Seat(last.A()).String() + "." + faceOf(last.B()).String()
	case verbDump:
		return "dump"
	case verbAuto:
		return "pair auto"
	case verbCommit:
		var set cards.Set
		for _, p := range run[:len(run)-1] {
			set = set.Add(cards.Card(p.A()))
		}
		return "commit " + set.String()
	case verbPair:
		var list pairList
		for i := 0; i+2 < len(run); i += 2 {
			list = append(list, pairing{shield: lotIn(run[i]), sword: lotIn(run[i+1])})
		}
		list.sort()
		text := ""
		for _, p := range list {
			text += " " + p.String()
		}
		return "pair" + orDash(text)
	}
	text := ""
	for _, p := range rising(run) {
		switch p.Verb() {
		case verbOut:
			text += " " + faceOf(p.A()).String() + "=x"
		case verbSwap:
			text += " " + faceOf(p.A()).String() + "=" + cards.Card(p.B()).String()
		}
	}
	return "settle" + orDash(text)
}

func orDash(text string) string {
	if text == "" {
		return " -"
	}
	return text
}

// lotIn is the revealed card that an action names.
func lotIn(a engine.Action) lot { return lotOf(engine.Seat(a.A()), cards.Card(a.B())) }

// rising returns the changes of a payment in the order of their royals.
func rising(run []engine.Action) []engine.Action {
	return slices.SortedStableFunc(slices.Values(run), func(a, b engine.Action) int { return int(a.A()) - int(b.A()) })
}

// reading is the notation of a choice being read.
type reading struct {
	*State
	text string
}

// fail says why the text is no choice.
func (r reading) fail(why string) error {
	return errors.New("usurpers: " + strconv.Quote(r.text) + ": " + why)
}

// Parse reads what Notate writes. Entries may stand in any order.
func (Game) Parse(st engine.State, _ engine.Seat, text string) ([]engine.Action, error) {
	r := reading{st.(*State), text}
	verb, rest, _ := strings.Cut(text, " ")
	args := strings.Fields(rest)
	one := func() (string, error) {
		if len(args) != 1 {
			return "", r.fail(verb + " takes one argument")
		}
		return args[0], nil
	}
	switch verb {
	case "royal":
		if len(args) != 2 {
			return nil, r.fail("royal takes a face card and a point card")
		}
		f, ok1 := parseCard(args[0])
		c, ok2 := parseCard(args[1])
		if !ok1 || !ok2 {
			return nil, r.fail("no such card")
		}
		return []engine.Action{engine.Act(verbRoyal, uint8(f), uint8(c), 0)}, nil
	case "attack":
		arg, err := one()
		if err != nil {
			return nil, err
		}
		d, err := r.seat(arg)
		return []engine.Action{engine.Act(verbAttack, uint8(d), 0, 0)}, err
	case "kill":
		arg, err := one()
		if err != nil {
			return nil, err
		}
		name, face, _ := strings.Cut(arg, ".")
		d, err := r.seat(name)
		f, ok := parseCard(face)
		if err == nil && (!ok || !f.Court()) {
			err = r.fail("a royal is written P3.KS")
		}
		if err != nil {
			return nil, err
		}
		return []engine.Action{engine.Act(verbKill, uint8(d), slotOf(f), 0)}, nil
	case "dump":
		if len(args) != 0 {
			return nil, r.fail("dump takes no argument")
		}
		return []engine.Action{engine.Act(verbDump, 0, 0, 0)}, nil
	case "commit":
		arg, err := one()
		if err != nil {
			return nil, err
		}
		return r.commit(arg)
	case "pair":
		return r.pair(args)
	case "settle":
		return r.settle(args)
	}
	return nil, engine.VerbError(r.fail("no such action").Error())
}

func parseCard(text string) (cards.Card, bool) {
	c, ok := cards.Parse(text)
	return c, ok && c.Known() && !c.IsJoker()
}

func (r reading) seat(name string) (engine.Seat, error) {
	x, ok := engine.ParseSeat(name)
	if !ok || x >= engine.Seat(r.n) {
		return 0, r.fail("no seat " + name)
	}
	return x, nil
}

// commit reads "9C,AH".
func (r reading) commit(arg string) ([]engine.Action, error) {
	list, ok := cards.ParseList(nil, arg)
	var run []engine.Action
	slices.Sort(list) // U11.3
	for _, c := range list {
		if !ok || !c.Known() || c.IsJoker() {
			break
		}
		run = append(run, engine.Step(verbPick, uint8(c), 0, 0))
	}
	if !ok || len(run) < len(list) {
		return nil, r.fail("no such card")
	}
	return append(run, engine.Act(verbCommit, 0, 0, 0)), nil
}

// pair reads "P2:9C>P1:4D ...", "-" or "auto".
func (r reading) pair(args []string) ([]engine.Action, error) {
	done := engine.Act(verbPair, 0, 0, 0)
	if len(args) == 1 && args[0] == "-" {
		return []engine.Action{done}, nil
	}
	if len(args) == 1 && args[0] == "auto" {
		return []engine.Action{engine.Act(verbAuto, 0, 0, 0)}, nil
	}
	if len(args) == 0 {
		return nil, r.fail("pair takes pairs, - or auto")
	}
	var list pairList
	for _, arg := range args {
		left, right, _ := strings.Cut(arg, ">")
		shield, ok1 := parseLot(r.State, left)
		sword, ok2 := parseLot(r.State, right)
		if !ok1 || !ok2 {
			return nil, r.fail("a pair is written P2:9C>P1:4D")
		}
		list = append(list, pairing{shield, sword})
	}
	list.sort()
	var run []engine.Action
	for _, p := range list {
		run = append(run, p.shield.step(verbShield), p.sword.step(verbSword))
	}
	return append(run, done), nil
}

// parseLot reads a revealed card with its owner, "P2:9C".
func parseLot(s *State, text string) (lot, bool) {
	name, card, _ := strings.Cut(text, ":")
	x, ok1 := engine.ParseSeat(name)
	c, ok2 := parseCard(card)
	return lotOf(x, c), ok1 && ok2 && x < engine.Seat(s.n)
}

// settle reads "KS=4S QD=x".
func (r reading) settle(args []string) ([]engine.Action, error) {
	if len(args) == 1 && args[0] == "-" {
		args = nil
	} else if len(args) == 0 {
		return nil, r.fail("settle takes changes like KS=4S or QD=x")
	}
	var run []engine.Action
	for _, arg := range args {
		left, right, _ := strings.Cut(arg, "=")
		f, ok := parseCard(left)
		if !ok || !f.Court() {
			return nil, r.fail("no such royal")
		}
		if right == "x" {
			run = append(run, engine.Step(verbOut, slotOf(f), 0, 0))
			continue
		}
		c, ok := parseCard(right)
		if !ok {
			return nil, r.fail("no such card")
		}
		run = append(run, engine.Step(verbSwap, slotOf(f), uint8(c), 0))
	}
	run = rising(run)
	if r.phase == phaseSettle && r.aim > 0 && len(run) == 1 { // one action does
		return []engine.Action{engine.Act(run[0].Verb(), run[0].A(), run[0].B(), 0)}, nil
	}
	return append(run, engine.Act(verbSettle, 0, 0, 0)), nil
}
