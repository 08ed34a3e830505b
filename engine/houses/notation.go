package houses

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// The notation, one choice a line:
//
//	HS                  name a house: C D H S
//	H-                  pass
//	HR                  throw the cards in
//	D  T  D-            draw from the stack, take the top discard, draw nothing
//	P4 6D,6C,6H         take a block of four and lay these down, the bottom card first
//	L KH                lead
//	F AH                answer
//	S KH                keep for the spoils
//	M 7S,7H,7D          lay down
//	A AH>8H@m           assassinate: @s in the spoils, @m in the meld, @m! among the fresh cards
//	R JH<JC             ransom the jack of hearts for the jack of clubs
//	C TS hht xh         change home with three cards: where they lie, and where the one lies that dies
//	C QS hhr(QC) xr     change home with a ransomed copy, paid with QC
//	X 4C                discard
//	E KS  E             discard and end the deal, end it without a discard
//	X-                  nothing to discard
//
// Each card of a change has a letter, in this order: h hand, m meld, m! laid down this turn, s spoils, s! won this
// turn, t top discard, r ransomed.

var sourceLetters = [7]string{"h", "m", "m!", "s", "s!", "t", "r"}

// Notate writes a whole choice.
func (Game) Notate(st engine.State, _ engine.Seat, run []engine.Action) string {
	s := st.(*State)
	if len(run) == 0 {
		return ""
	}
	last := run[len(run)-1]
	c := cards.Card(last.A())
	switch v := last.Verb(); v {
	case verbHouse:
		return "H" + cards.Suit(last.A()).Letter()
	case verbPass:
		return "H-"
	case verbRedeal:
		return "HR"
	case verbDraw:
		return "D"
	case verbTake:
		return "T"
	case verbSkip:
		return "D-"
	case verbLead:
		return "L " + c.String()
	case verbAnswer:
		return "F " + c.String()
	case verbKeep:
		return "S " + c.String()
	case verbMeld:
		return notateMeld(s, run)
	case verbSlaySpoils, verbSlayMeld, verbSlayFresh:
		return "A " + c.String() + ">" + cards.Card(last.B()).String() + "@" + [3]string{"s", "m", "m!"}[v-verbSlaySpoils]
	case verbRansom:
		return "R " + c.String() + "<" + cards.Card(last.B()).String()
	case verbDiscard:
		return "X " + c.String()
	case verbEnd:
		return "E " + c.String()
	case verbEndBare:
		return "E"
	case verbDone:
		return "X-"
	case verbScoop, verbPick, verbPickUp, verbPay: // half a choice
		return "+" + c.String()
	default:
		if v >= verbs || v == verbNone {
			return "?"
		}
		f := sourcesOf(s, c)
		return "C " + c.String() + " " + writeSources(&f, picked(run)) + " x" + sourceLetters[v-verbChangeHand]
	}
}

// notateMeld writes the cards that go down: the bottom card of the block, then the picks in ascending order.
func notateMeld(s *State, run []engine.Action) string {
	text := "M "
	var bottom []cards.Card
	if n := int(run[0].A()) + 1; run[0].Verb() == verbScoop {
		text = "P" + strconv.Itoa(n) + " "
		if n <= int(s.discardN) {
			bottom = append(bottom, s.bottom(n))
		}
	}
	return text + cards.List(append(bottom, picked(run)...))
}

// picked are the cards that a run picks, in ascending order.
func picked(run []engine.Action) (list []cards.Card) {
	for _, a := range run {
		switch a.Verb() {
		case verbPick, verbPickUp, verbPay:
			list = append(list, cards.Card(a.A()))
		}
	}
	slices.Sort(list)
	return list
}

// writeSources writes where the three copies lie, and the payments for ransomed ones.
func writeSources(f *sources, pays []cards.Card) string {
	text := ""
	for i, k := range f {
		for range k {
			text += sourceLetters[i]
			if i == fromRansom && len(pays) > 0 {
				text += "(" + pays[0].String() + ")"
				pays = pays[1:]
			}
		}
	}
	return text
}

const errNotation = engine.VerbError("houses: no such notation")

func notation(why string) error { return errors.New("houses: " + why) }

// Parse reads what Notate writes.
func (Game) Parse(st engine.State, _ engine.Seat, text string) ([]engine.Action, error) {
	s := st.(*State)
	act := func(verb, a, b, c uint8) ([]engine.Action, error) {
		return []engine.Action{engine.Act(verb, a, b, c)}, nil
	}
	switch text {
	case "H-":
		return act(verbPass, 0, 0, 0)
	case "HR":
		return act(verbRedeal, 0, 0, 0)
	case "D":
		return act(verbDraw, 0, 0, 0)
	case "T":
		return act(verbTake, 0, 0, 0)
	case "D-":
		return act(verbSkip, 0, 0, 0)
	case "E":
		return act(verbEndBare, 0, 0, 0)
	case "X-":
		return act(verbDone, 0, 0, 0)
	}
	if rest, ok := strings.CutPrefix(text, "H"); ok {
		u, ok := cards.ParseSuit(rest)
		if len(rest) > 1 {
			return nil, errNotation
		}
		if !ok {
			return nil, notation("no house " + strconv.Quote(rest))
		}
		return act(verbHouse, uint8(u), 0, 0)
	}
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case "L", "F", "S", "X", "E":
		c, err := parseCard(rest)
		if err != nil {
			return nil, err
		}
		switch word {
		case "L":
			return act(verbLead, uint8(c), 0, 0)
		case "F":
			return act(verbAnswer, uint8(c), 0, 0)
		case "X":
			return act(verbDiscard, uint8(c), 0, 0)
		case "E":
			return act(verbEnd, uint8(c), 0, 0)
		}
		if s.battle[1] == c {
			return act(verbKeep, uint8(c), 1, 0)
		}
		return act(verbKeep, uint8(c), 0, 0)
	case "M":
		list, err := parseCards(rest)
		if err != nil {
			return nil, err
		}
		return append(picks(nil, list, bag{}), engine.Act(verbMeld, 0, 0, 0)), nil
	case "A":
		return parseSlay(s, rest)
	case "R":
		return parseRansom(s, rest)
	case "C":
		return parseChange(s, rest)
	}
	if n, ok := strings.CutPrefix(word, "P"); ok && strings.Trim(n, "0123456789") == "" {
		return parseBlock(s, n, rest)
	}
	return nil, errNotation
}

func parseCard(text string) (cards.Card, error) {
	c, ok := cards.Parse(text)
	if !ok || !cards.FullDeck.Has(c) {
		return 0, notation("no card " + strconv.Quote(text))
	}
	return c, nil
}

func parseCards(text string) ([]cards.Card, error) {
	list, ok := cards.ParseList(nil, text)
	if !ok || len(list) == 0 {
		return nil, notation("no list of cards " + strconv.Quote(text))
	}
	for _, c := range list {
		if !cards.FullDeck.Has(c) {
			return nil, notation("no card of the pack in " + strconv.Quote(text))
		}
	}
	return list, nil
}

// picks appends the steps that pick the cards in ascending order. H7.4 Of equal cards those of the block come first.
func picks(run []engine.Action, list []cards.Card, block bag) []engine.Action {
	list = slices.Clone(list)
	slices.Sort(list)
	for _, c := range list {
		verb := verbPick
		if block.has(c) {
			block.remove(c)
			verb = verbPickUp
		}
		run = append(run, engine.Step(verb, uint8(c), 0, 0))
	}
	return run
}

// parseBlock reads the number of a block, and the cards that go down.
func parseBlock(s *State, number, rest string) ([]engine.Action, error) {
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > packSize || strconv.Itoa(n) != number {
		return nil, notation("no block of " + strconv.Quote(number))
	}
	list, err := parseCards(rest)
	if err != nil {
		return nil, err
	}
	run := []engine.Action{engine.Step(verbScoop, uint8(n-1), 0, 0)}
	var block bag
	if n <= int(s.discardN) {
		at := int(s.discardN) - n
		if s.discard[at] != list[0] {
			return nil, notation(list[0].String() + " is not the bottom card of that block: " + s.discard[at].String() + " is")
		}
		for _, c := range s.discard[at+1 : s.discardN] {
			if c.Rank() == list[0].Rank() {
				block.add(c)
			}
		}
	}
	return append(picks(run, list[1:], block), engine.Act(verbMeld, 0, 0, 0)), nil
}

// parseSlay reads "AH>8H@m".
func parseSlay(s *State, text string) ([]engine.Action, error) {
	ace, rest, ok1 := strings.Cut(text, ">")
	victim, zone, ok2 := strings.Cut(rest, "@")
	if !ok1 || !ok2 {
		return nil, errNotation
	}
	a, err := parseCard(ace)
	if err != nil {
		return nil, err
	}
	v, err := parseCard(victim)
	if err != nil {
		return nil, err
	}
	d := 1 - s.attacker
	verb := verbSlaySpoils
	switch zone {
	case "s":
	case "m":
		verb = verbSlayMeld
		if !s.meld[d].has(v) && s.fresh[d].has(v) { // where no older copy lies, the mark may be left out
			verb = verbSlayFresh
		}
	case "m!":
		verb = verbSlayFresh
	default:
		return nil, notation("no part of the board is called " + strconv.Quote(zone))
	}
	return []engine.Action{engine.Act(verb, uint8(a), uint8(v), d)}, nil
}

// parseRansom reads "JH<JC".
func parseRansom(s *State, text string) ([]engine.Action, error) {
	royal, pay, ok := strings.Cut(text, "<")
	if !ok {
		return nil, errNotation
	}
	c, err := parseCard(royal)
	if err != nil {
		return nil, err
	}
	p, err := parseCard(pay)
	if err != nil {
		return nil, err
	}
	return []engine.Action{engine.Act(verbRansom, uint8(c), uint8(p), 1-s.attacker)}, nil
}

// parseChange reads "TS hht xh".
func parseChange(s *State, text string) ([]engine.Action, error) {
	f := strings.Fields(text)
	if len(f) != 3 || f[2][0] != 'x' {
		return nil, errNotation
	}
	c, err := parseCard(f[0])
	if err != nil {
		return nil, err
	}
	dies := slices.Index(sourceLetters[:], f[2][1:])
	if dies < 0 {
		return nil, notation("no source " + strconv.Quote(f[2]))
	}
	src, pays, err := parseSources(f[1])
	if err != nil {
		return nil, err
	}
	if have := sourcesOf(s, c); src.total() != 3 || have.total() == 3 && have != src {
		return nil, notation("the three " + c.String() + " do not lie so")
	}
	slices.Sort(pays)
	var run []engine.Action
	for _, p := range pays {
		run = append(run, engine.Step(verbPay, uint8(p), uint8(c), 1-s.attacker))
	}
	b := uint8(0)
	if dies == fromRansom {
		b = 1 - s.attacker
	}
	return append(run, engine.Act(verbChangeHand+uint8(dies), uint8(c), b, 0)), nil
}

// parseSources reads "hhr(QC)": where three copies lie, and the payments for ransomed ones.
func parseSources(text string) (src sources, pays []cards.Card, err error) {
	for text != "" {
		kind := slices.Index(sourceLetters[:], text[:1])
		if kind < 0 {
			return src, nil, notation("no source " + strconv.Quote(text))
		}
		text = text[1:]
		if rest, marked := strings.CutPrefix(text, "!"); marked && (kind == fromMeld || kind == fromSpoils) {
			kind, text = kind+1, rest
		}
		if kind == fromRansom {
			if len(text) < 4 || text[0] != '(' || text[3] != ')' {
				return src, nil, notation("a ransomed copy needs its payment: r(QC)")
			}
			p, err := parseCard(text[1:3])
			if err != nil {
				return src, nil, err
			}
			pays, text = append(pays, p), text[4:]
		}
		src[kind]++
	}
	return src, pays, nil
}
