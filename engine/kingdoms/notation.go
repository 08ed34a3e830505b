package kingdoms

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
)

// Notate writes a whole choice. A run of picks with nothing to complete them reads like the choice it began.
func (Game) Notate(es engine.State, _ engine.Seat, run []engine.Action) string {
	s := es.(*state)
	var buf [2 * fullHand]cards.Card
	pick := buf[:0]
	last := engine.Action(0)
	for _, a := range run {
		last = a
		if a.IsStep() && len(pick) < cap(pick) {
			pick = append(pick, cards.Card(a.A()))
		}
	}
	card := func(b uint8) string { return s.cardText(cards.Card(b), 0) }
	slot := func(b uint8) string { return strconv.Itoa(int(b) + 1) }
	x, y, z := last.A(), last.B(), last.C()
	switch v := last.Verb(); v {
	case vThrow, vDis:
		return "dis " + s.listText(pick)
	case vNock:
		return "arr " + s.listText(pick)
	case vArr:
		return "arr " + s.listText(pick) + " >r" + slot(x)
	case vArf:
		return "arr " + s.listText(pick) + " >face"
	case vRec:
		return "rec " + card(x) + " r" + slot(y)
	case vAtk:
		return "atk r" + slot(x) + " " + card(y) + " >r" + slot(z)
	case vAtf:
		return "atk r" + slot(x) + " " + card(y) + " >face"
	case vJok:
		return "jok j" + slot(x) + " " + card(y) + " >r" + slot(z)
	case vJof:
		return "jok j" + slot(x) + " " + card(y) + " >face"
	case vWip, vWir:
		return "wip j" + slot(x) + " " + card(y)
	case vRev:
		return "rev r" + slot(x) + " " + card(y)
	case vBur:
		return "bur r" + slot(x)
	case vSho:
		return "sho " + card(x) + " j" + slot(y)
	case vBlk:
		return "blk " + card(x)
	case vJak:
		return "jak r" + slot(x)
	case vEnd, vLet, vNay, vLst, vPas, vCon:
		return info.Verbs[v].Name
	}
	return "?"
}

// cardText writes a card; with two decks, the letter of its copy.
func (s *state) cardText(c cards.Card, copy int) string {
	if s.decks < 2 || !c.Known() {
		return c.String()
	}
	return c.String() + "ab"[copy:copy+1]
}

// listText writes ascending cards.
func (s *state) listText(cs []cards.Card) string {
	if len(cs) == 0 {
		return "-"
	}
	var b strings.Builder
	for i, c := range cs {
		n := 0
		if i > 0 {
			b.WriteByte(',')
			if cs[i-1] == c {
				n = 1
			}
		}
		b.WriteString(s.cardText(c, n))
	}
	return b.String()
}

// parseCard reads a card, with or without the letter of its copy.
func (s *state) parseCard(text string) (cards.Card, error) {
	t := text
	if s.decks == 2 && len(t) == 3 && (t[2] == 'a' || t[2] == 'b') {
		t = t[:2]
	}
	c, ok := cards.Parse(t)
	if !ok || c == cards.Back {
		return 0, errors.New("kingdoms: " + strconv.Quote(text) + " is no card")
	}
	return c, nil
}

// parseSlot reads r1 to r3 or j1 and j2.
func parseSlot(text string, letter byte, n uint8) (uint8, error) {
	if len(text) == 2 && text[0] == letter && text[1] >= '1' && text[1] < '1'+n {
		return text[1] - '1', nil
	}
	return 0, errors.New("kingdoms: " + strconv.Quote(text) + " is no slot")
}

// parseTarget reads >r1 to >r3 and >face.
func parseTarget(text string) (uint8, error) {
	if text == ">face" {
		return atFace, nil
	}
	if strings.HasPrefix(text, ">") {
		if t, err := parseSlot(text[1:], 'r', slots); err == nil {
			return t, nil
		}
	}
	return 0, errors.New("kingdoms: " + strconv.Quote(text) + " is no target")
}

// parseList reads cards joined by commas or blanks and puts them in ascending order.
func (s *state) parseList(words []string) ([]cards.Card, error) {
	var b []cards.Card
	for _, w := range words {
		for _, part := range strings.Split(w, ",") {
			c, err := s.parseCard(part)
			if err != nil {
				return nil, err
			}
			at := len(b)
			for at > 0 && b[at-1] > c {
				at--
			}
			b = append(b, 0)
			copy(b[at+1:], b[at:])
			b[at] = c
		}
	}
	if len(b) == 0 || len(b) > fullHand {
		return nil, errors.New("kingdoms: a choice is of one to five cards")
	}
	return b, nil
}

// Parse reads what Notate writes.
func (Game) Parse(es engine.State, _ engine.Seat, text string) ([]engine.Action, error) {
	s := es.(*state)
	f := strings.Fields(text)
	if len(f) == 0 {
		return nil, errors.New("kingdoms: an empty choice")
	}
	p := parser{s: s, f: f}
	a := p.action()
	if p.err != nil {
		return nil, p.err
	}
	return append(p.run, a), nil
}

// parser reads one choice; the first error stays.
type parser struct {
	s   *state
	f   []string
	run []engine.Action
	err error
}

// words reports whether the choice has n words after its verb.
func (p *parser) words(n int) bool {
	if len(p.f) != n+1 {
		p.fail(errors.New("kingdoms: " + strconv.Quote(strings.Join(p.f, " ")) + " has not " + strconv.Itoa(n) + " words after its verb"))
		return false
	}
	return true
}

func (p *parser) fail(err error) {
	if p.err == nil {
		p.err = err
	}
}

func (p *parser) card(i int) uint8 {
	c, err := p.s.parseCard(p.f[i])
	if err != nil {
		p.fail(err)
	}
	return uint8(c)
}

func (p *parser) slot(i int, letter byte, n uint8) uint8 {
	t, err := parseSlot(p.f[i], letter, n)
	if err != nil {
		p.fail(err)
	}
	return t
}

func (p *parser) target(i int) uint8 {
	t, err := parseTarget(p.f[i])
	if err != nil {
		p.fail(err)
	}
	return t
}

func (p *parser) picks(verb uint8, words []string) {
	cs, err := p.s.parseList(words)
	if err != nil {
		p.fail(err)
	}
	for _, c := range cs {
		p.run = append(p.run, engine.Step(verb, uint8(c), 0, 0))
	}
}

// aimed packs an attack with a slot and a card at a target or at the player.
func (p *parser) aimed(at, direct, slot, card, target uint8) engine.Action {
	if target == atFace {
		return engine.Act(direct, slot, card, 0)
	}
	return engine.Act(at, slot, card, target)
}

func (p *parser) action() engine.Action {
	switch verb := p.f[0]; verb {
	case "dis":
		p.picks(vThrow, p.f[1:])
		return engine.Act(vDis, 0, 0, 0)
	case "arr":
		n := len(p.f) - 1
		if n < 2 {
			p.words(2)
			return 0
		}
		p.picks(vNock, p.f[1:n])
		if t := p.target(n); t != atFace {
			return engine.Act(vArr, t, 0, 0)
		}
		return engine.Act(vArf, 0, 0, 0)
	case "rec":
		if p.words(2) {
			return engine.Act(vRec, p.card(1), p.slot(2, 'r', slots), 0)
		}
	case "atk":
		if p.words(3) {
			return p.aimed(vAtk, vAtf, p.slot(1, 'r', slots), p.card(2), p.target(3))
		}
	case "jok":
		if p.words(3) {
			return p.aimed(vJok, vJof, p.slot(1, 'j', bombs), p.card(2), p.target(3))
		}
	case "wip":
		if p.words(2) {
			return engine.Act(p.s.wipeVerb(), p.slot(1, 'j', bombs), p.card(2), 0)
		}
	case "rev":
		if p.words(2) {
			return engine.Act(vRev, p.slot(1, 'r', slots), p.card(2), 0)
		}
	case "bur":
		if p.words(1) {
			return engine.Act(vBur, p.slot(1, 'r', slots), 0, 0)
		}
	case "sho":
		if p.words(2) {
			return engine.Act(vSho, p.card(1), p.slot(2, 'j', bombs), 0)
		}
	case "blk":
		if p.words(1) {
			return engine.Act(vBlk, p.card(1), 0, 0)
		}
	case "jak":
		if p.words(1) {
			return engine.Act(vJak, p.slot(1, 'r', slots), 0, 0)
		}
	case "end", "let", "nay", "lst", "pas", "con":
		if p.words(0) {
			for v := vEnd; v < verbs; v++ {
				if info.Verbs[v].Name == verb {
					return engine.Act(v, 0, 0, 0)
				}
			}
		}
	default:
		p.fail(errors.New("kingdoms: no verb " + strconv.Quote(verb)))
	}
	return 0
}
