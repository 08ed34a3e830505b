package table

import (
	"slices"
	"time"

	"royals/engine"
	"royals/engine/match"
	"royals/game/words"
)

// sole is the only answer that there is to a question. A person alone at the device is not asked then: the table says why
// and answers. Persons who share a device are always asked, because the others would learn something from it.
type sole struct {
	run   []engine.Action
	text  string // why nobody is asked
	short string // the same for somebody who has heard it at length, "" where there is nothing shorter
	kind  string // what it is about, whichever the card
	reads bool   // the text wants time to be read
	brief bool   // nothing is at stake: it is given at once, without a word
	holds bool   // it stands until the person goes on
	told  bool   // and it has
	pays  int    // the points that it gives up

	pause time.Duration // how long it can be read where it does not stand, 0 for the usual time
}

// only returns the one whole choice that a person alone at the device has in a position, nil where there is more than one or
// the seat is not such a person's. It uses only what the seat may know.
func (t *record) only(s engine.State, seat engine.Seat) []engine.Action {
	if seat >= engine.MaxSeats || !t.Players[seat].Person() || t.persons() != 1 {
		return nil
	}
	own := s.Fresh()
	own.CopyFrom(s)
	own.Redact(seat)
	if list, _ := match.Choices(own, seat, 2); len(list) == 1 {
		return list[0]
	}
	return nil
}

// answers prepares the only answer of a person, if there is but one, and says what the table tells of it.
func answers(t *Table, seat engine.Seat) bool {
	run := t.only(t.m.State(), seat)
	if _, taught := t.think.(forcer); taught || run == nil { // a lesson asks what it likes
		return false
	}
	t.Asked = seat
	t.comp.Begin(t.m, seat)
	p := t.comp.Prompt()
	t.sole = sole{run: run, holds: true, pays: paid(&t.choosing, run)}
	switch a := t.Plan.AnswerFor(p.Key); {
	case a != nil && words.Has(p.Key+".holds") && held(&t.choosing) == 0: // the answer itself says enough
		t.sole.brief, t.sole.holds = true, false
	case a != nil:
		t.sole.text, t.sole.reads, t.sole.holds = words.Plain(a.None), true, false
	case words.Has(p.Key + ".only"):
		key := p.Key + ".only"
		if own := key + "." + p.Card.Rank().Letter(); words.Has(own) { // what this card is for
			key = own
		}
		t.sole.text = words.T(key, t.promptArgs(p))
		if slices.Contains(t.Plan.Passing, p.Key) {
			t.sole.holds, t.sole.pause = false, passing(&t.showing, key != p.Key+".only", t.sole.text)
		}
	case words.Has(p.Key + ".only." + t.info.Verbs[run[0].Verb()].Name): // it says why
		t.sole.text = words.Plain(p.Key + ".only." + t.info.Verbs[run[0].Verb()].Name)
		t.sole.short = words.T("table.only.short", words.Args{A: words.Lower(t.RunText(run))})
		t.sole.kind = "why " + t.info.Verbs[run[0].Verb()].Name // a second draw in the turn stops nobody again
	case words.Has(p.Key + ".forced"): // what is done is the whole sentence, at length and in short
		t.sole.text = words.T(p.Key+".forced", words.Args{A: words.Lower(t.RunText(run))})
		t.sole.short, t.sole.kind = t.sole.text, t.info.Verbs[run[0].Verb()].Name
	default:
		does := words.Args{A: words.Lower(t.RunText(run))}
		t.sole.text, t.sole.short = words.T("table.only", does), words.T("table.only.short", does)
		t.sole.kind = t.info.Verbs[run[0].Verb()].Name
	}
	if t.sole.kind == "" {
		t.sole.kind = t.sole.text
	}
	t.Asked = engine.None
	return true
}

// passingTime is how long it is said that a card has been drawn.
const passingTime = 700 * time.Millisecond

// passing returns how long the only answer is told that stops nobody: what explains a card can be read the first time.
func passing(t *showing, explains bool, text string) time.Duration {
	if !explains || t.toldOnce[text] {
		return passingTime
	}
	once(t, text)
	return min(autoBase+time.Duration(len([]rune(text)))*autoLetter, autoMost)
}

// tells holds the table before the only answer of a person is given, and says it until the person goes on. What the person has gone on
// from before, be it with another card, is said in fewer words, for as long as it takes to read them.
func (s *sole) tells(t *showing) bool {
	if s.run == nil || !s.holds || s.told {
		return false
	}
	s.told = true
	again := t.toldOnce[s.kind]
	once(t, s.kind)
	says := s.text
	if again && s.short != "" {
		says = s.short
	}
	return t.rests(telling, !again, says)
}

// once notes that something has been told.
func once(t *showing, kind string) {
	if t.toldOnce == nil {
		t.toldOnce = make(map[string]bool)
	}
	t.toldOnce[kind] = true
}

// backs returns how many choices an undo takes back, 0 for none. The last one must be the person's own, nobody may have learned
// anything by it, and what the table would answer again by itself goes with the choice before it.
func (t *record) backs() int {
	if t.practice.on {
		return min(len(t.m.Log), 1)
	}
	for n := 1; n <= t.m.Past(); n++ {
		last := t.m.Log[len(t.m.Log)-n].Seat
		switch {
		case !t.Players[last].Person(), t.persons() > 1 && t.Viewer != last:
			return 0
		case t.only(t.m.Before(n), last) == nil:
			return n
		}
	}
	return 0
}
