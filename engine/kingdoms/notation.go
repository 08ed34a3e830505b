package kingdoms

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// word returns the word that a choice begins with. It is the verb's name, but for verbs that differ in their target,
// or in the table's options, only.
func word(verb uint8) string {
	switch verb {
	case verbThrow:
		verb = verbDis
	case verbNock, verbArf:
		verb = verbArr
	case verbAtf:
		verb = verbAtk
	case verbJof:
		verb = verbJok
	case verbWir:
		verb = verbWip
	}
	return info.Verbs[verb].Name
}

// notation writes and reads choices at a table with so many decks.
type notation struct{ decks uint8 }

// Notate writes a whole choice. Picks that nothing completes read like the choice they begin.
func (Game) Notate(es engine.State, _ engine.Seat, run []engine.Action) string {
	n := notation{es.(*State).decks}
	var buf [fullHand]cards.Card
	picks := buf[:0]
	last := engine.Action(0)
	for _, a := range run {
		last = a
		if a.IsStep() {
			picks = append(picks, cards.Card(a.A()))
		}
	}
	v := last.Verb()
	if v == verbNone || v >= verbs {
		return "?"
	}
	text := word(v)
	if len(picks) > 0 {
		slices.Sort(picks)
		text += " " + n.listText(picks)
	}
	if !last.IsStep() {
		for i, arg := range info.Verbs[v].Args {
			text += n.operandText(arg, [...]uint8{last.A(), last.B(), last.C()}[i])
		}
	}
	if v == verbArf || v == verbAtf || v == verbJof {
		text += " >face"
	}
	return text
}

// operandText writes an operand of an action, with a blank before it.
func (n notation) operandText(arg engine.ArgInfo, b uint8) string {
	slot := strconv.Itoa(int(b) + 1)
	switch arg {
	case argHand:
		return " " + n.cardText(cards.Card(b), 0)
	case argMine:
		return " r" + slot
	case argBomb:
		return " j" + slot
	case argFoe:
		return " >r" + slot
	}
	return ""
}

// cardText writes a card, with two decks the letter of its copy too.
func (n notation) cardText(c cards.Card, copy int) string {
	if n.decks < 2 || !c.Known() {
		return c.String()
	}
	return c.String() + "ab"[copy:copy+1]
}

// listText writes ascending cards.
func (n notation) listText(cs []cards.Card) string {
	var b strings.Builder
	for i, c := range cs {
		copy := 0
		if i > 0 {
			b.WriteByte(',')
			if cs[i-1] == c {
				copy = 1
			}
		}
		b.WriteString(n.cardText(c, copy))
	}
	return b.String()
}

// Parse reads what Notate writes.
func (Game) Parse(es engine.State, _ engine.Seat, text string) ([]engine.Action, error) {
	s := es.(*State)
	n := notation{s.decks}
	words := strings.Fields(text)
	if len(words) == 0 {
		return nil, errors.New("kingdoms: an empty choice")
	}
	first, rest := words[0], words[1:]
	verb := verbDis
	for verb < verbs && (info.Verbs[verb].Name != first || word(verb) != first) {
		verb++
	}
	if verb == verbs {
		return nil, engine.VerbError("kingdoms: no verb " + strconv.Quote(first))
	}
	var run []engine.Action
	var err error
	switch verb {
	case verbDis:
		run, err = n.parsePicks(verbThrow, rest)
		rest = nil
	case verbArr:
		if len(rest) < 2 {
			return nil, errors.New("kingdoms: a volley needs cards and a target")
		}
		run, err = n.parsePicks(verbNock, rest[:len(rest)-1])
		rest = rest[len(rest)-1:]
	case verbWip:
		verb = s.wipeVerb()
	}
	if err != nil {
		return nil, err
	}
	if i := len(rest) - 1; i >= 0 && rest[i] == ">face" && (verb == verbArr || verb == verbAtk || verb == verbJok) {
		verb, rest = verb+1, rest[:i] // the attack on the player
	}
	a, err := n.parseOperands(verb, rest)
	if err != nil {
		return nil, err
	}
	return append(run, a), nil
}

// parsePicks reads cards joined by commas or blanks, and picks them in ascending order.
func (n notation) parsePicks(verb uint8, words []string) ([]engine.Action, error) {
	var run []engine.Action
	for _, w := range words {
		for _, part := range strings.Split(w, ",") {
			c, err := n.parseCard(part)
			if err != nil {
				return nil, err
			}
			run = append(run, engine.Step(verb, uint8(c), 0, 0))
		}
	}
	if len(run) == 0 || len(run) > fullHand {
		return nil, errors.New("kingdoms: a choice is of one to five cards")
	}
	slices.Sort(run)
	return run, nil
}

// parseOperands reads the operands of a verb, a word each.
func (n notation) parseOperands(verb uint8, words []string) (engine.Action, error) {
	args := info.Verbs[verb].Args[:]
	want := slices.Index(append(args, engine.ArgInfo{}), engine.ArgInfo{})
	if have := len(words); have != want {
		text := word(verb) + " come " + strconv.Itoa(want) + " words, not " + strconv.Itoa(have)
		return 0, errors.New("kingdoms: after " + text)
	}
	var b [3]uint8
	var err error
	for i, w := range words {
		if b[i], err = n.parseOperand(args[i], w); err != nil {
			return 0, err
		}
	}
	return engine.Act(verb, b[0], b[1], b[2]), nil
}

func (n notation) parseOperand(arg engine.ArgInfo, text string) (uint8, error) {
	switch arg {
	case argHand:
		c, err := n.parseCard(text)
		return uint8(c), err
	case argMine:
		return parseSlot(text, "r", slots)
	case argBomb:
		return parseSlot(text, "j", bombs)
	}
	return parseSlot(text, ">r", slots)
}

// parseCard reads a card. The letter of its copy may be left out.
func (n notation) parseCard(text string) (cards.Card, error) {
	t := text
	if n.decks == 2 && len(t) == 3 && (t[2] == 'a' || t[2] == 'b') {
		t = t[:2]
	}
	c, ok := cards.Parse(t)
	if !ok || c == cards.Back {
		return 0, errors.New("kingdoms: " + strconv.Quote(text) + " is no card")
	}
	return c, nil
}

// parseSlot reads r1 to r3, j1 and j2, or >r1 to >r3, counted from 0.
func parseSlot(text, kind string, n uint8) (uint8, error) {
	digit, ok := strings.CutPrefix(text, kind)
	if !ok || len(digit) != 1 || digit[0] < '1' || digit[0] >= '1'+n {
		last := kind + strconv.Itoa(int(n))
		return 0, errors.New("kingdoms: " + strconv.Quote(text) + " is none of " + kind + "1 to " + last)
	}
	return digit[0] - '1', nil
}
