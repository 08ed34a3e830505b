package enginetest_test

import (
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/enginetest"
)

const kings = "case X1-a\ngame usurpers seats 3 turn P1\nhand P1 7D\nroyals P2 KS/4S\nroyals P3 KS/4S\n"

// What is written by habit is refused with what to write instead.
func TestRemedies(t *testing.T) {
	const head = "case X1-a\ngame usurpers seats 3 turn P1\n"
	for text, want := range map[string]string{
		head + "hand P1 10D\nwant hits 0":                       "10D: ten is written T: TD",
		head + "hand P1 7d\nwant hits 0":                        "7d: suits are capital letters: 7D",
		head + "hand P1 kd\nwant hits 0":                        "kd: cards are written in capital letters: KD",
		head + "hand P1 7♦\nwant hits 0":                        "7♦: suits are the letters C D H S: 7D",
		head + "hand P1 10♥\nwant hits 0":                       "10♥: ten is written T: TH",
		head + "hand P1 1D\nwant hits 0":                        "1D: an ace is written A: AD",
		head + "hand P1 D7\nwant hits 0":                        "D7: the rank stands before the suit: 7D",
		head + "hand P1 7D 8D\nwant hits 0":                     "joined with commas and no blank: hand P1 7D,8D",
		head + "hand P1 7D, 8D, 9D\nwant hits 0":                "joined with commas and no blank: hand P1 7D,8D,9D",
		head + "hand P1 7D,7D\nwant hits 0":                     "7D stands twice in the list",
		head + "hand P1 7D royals P2 KS/4S\nwant hits 0":        "put two blanks before the next fact: ...  royals ...",
		head + "hand P1  7D\nwant hits 0":                       "a value must follow after one blank",
		head + "7D\nwant hits 0":                                "two blanks part it from the next",
		head + "hand P4 7D\nwant hits 0":                        "there is no seat \"P4\": the seats are P1 to P3",
		head + "hand p1 7D\nwant hits 0":                        "there is no seat \"p1\": the seats are P1 to P3",
		head + "turn P9\nwant hits 0":                           "there is no seat \"P9\"",
		head + "want score P5 0":                                "there is no seat \"P5\"",
		head + "sees P5 hand P1 -":                              "there is no seat \"P5\"",
		head + "legal P5 -":                                     "there is no seat \"P5\"",
		head + "prompt P5 usurpers.wait":                        "there is no seat \"P5\"",
		head + "told P5 ended":                                  "table for an onlooker",
		kings + "do P1 attack P2 · P1 commit 10D":               "10D: ten is written T: TD",
		kings + "do P1 attack P2. P1 commit 7D":                 "choices are parted by a dot between blanks",
		kings + "want hand P1 7d":                               "7d: suits are capital letters: 7D",
		kings + "may-not P1 commit 7d":                          "7d: suits are capital letters: 7D",
		kings + "legal P1 attack P2 | royal KD 10D":             "10D: ten is written T: TD",
		kings + "hand P2 7D\nhand P3 7D 9D\nwant hits 0":        "7D,9D",
		kings + "want":                                          "which fact is wanted?",
		kings + "sees P1":                                       "which fact is wanted?",
		"case X1-a\ngame usurpers seats three\nwant hits 0":     "seats needs a number, not \"three\"",
		"case X1-a\ngame usurpers seed -1\nwant hits 0":         "seed needs a number",
		kings + "wnat hits 0":                                   "there is no such fact",
		kings + "want hits 0\nhand P1 8D":                       "the position is set already",
		kings + "want hits 0" + strings.Repeat(" ", 1<<17):      "may have 65536",
		"case X1-a\ngame usurpers seats 3\nhand P1 \xff\n":      "not in UTF-8",
		"\xff\xfec\x00a\x00s\x00e\x00":                          "not in UTF-8",
		"":                                                      "there is no case in it",
		"# nothing but a remark\n\n":                            "there is no case in it",
		"\ufeff":                                                "there is no case in it",
		"case X1-a\ngame houses seats 2\nhand P1 4C\nwant hits": "two blanks part it",
	} {
		r := enginetest.Run([]byte(text), catalog.Find)
		if len(r.Failed) == 0 || !strings.Contains(r.Failed[0].Why, want) {
			t.Errorf("%.120q: %v, want %q", text, r.Failed, want)
		} else {
			t.Log(r.Failed[0])
		}
	}
}

// The words of a choice may stand apart in Kingdoms, and a list there is told as it may be written elsewhere.
func TestRemedyOfAChoice(t *testing.T) {
	fails(t, kings+"do P1 royal KD  7D 8D", "two arguments", "a face card and a point card")
	fails(t, "case X1-a\ngame usurpers seats 3 turn P1   phase attack\nrival P2\nroyals P2 KS/4S\nhand P1 7D,8D\nmay P1 commit 7D 8D",
		"commit 7D,8D")
}

func fails(t *testing.T, text string, one ...string) {
	t.Helper()
	r := enginetest.Run([]byte(text), catalog.Find)
	if len(r.Failed) != 1 || len(r.Passed) != 0 {
		t.Fatalf("%q: passed %v, failed %v", text, r.Passed, r.Failed)
	}
	for _, w := range one {
		if strings.Contains(r.Failed[0].Why, w) {
			return
		}
	}
	t.Errorf("%q: %s, want %q", text, r.Failed[0], one)
}

func passes(t *testing.T, text string) {
	t.Helper()
	if r := enginetest.Run([]byte(text), catalog.Find); len(r.Passed) == 0 || len(r.Failed) != 0 {
		t.Errorf("%q: passed %v, failed %v", text, r.Passed, r.Failed)
	}
}

// A file of something else is told in one line, and the cases of a file in spite of what stands before them.
func TestNoCaseFile(t *testing.T) {
	if r := enginetest.Run([]byte(strings.Repeat("Once upon a time\n\x80\n", 100)), catalog.Find); len(r.Failed) != 1 {
		t.Errorf("%d failures: %v", len(r.Failed), r.Failed)
	}
	if r := enginetest.Run([]byte("Once\nupon\n"+kings+"want hits 0\ncase X2-b\n"+kings), catalog.Find); len(r.Failed) != 3 || len(r.Passed) != 1 {
		t.Errorf("passed %v, failed %v", r.Passed, r.Failed)
	}
}

// What can only mean one thing is taken as meant.
func TestLikeSigns(t *testing.T) {
	passes(t, "\ufeff"+kings+"do P1 attack P2\nwant phase attack")
	passes(t, strings.ReplaceAll(kings, "\n", "\r\n")+"want hits 0   hand P1 7D\r\n")
	for _, dot := range []string{"·", ".", "•", "∙", "⋅"} {
		passes(t, kings+"may P1 attack P2 "+dot+" P1 attack P3")
		fails(t, kings+"may P1 attack P2 "+dot+" P1 attack P1", "attack P1")
	}
	passes(t, "case X1-a\ngame usurpers seats 3 turn P1   hand P1 7D\u00a0\u00a0royals P2 KS/4S\nwant hand P1 7D   royals P2 KS/4S")
}

// The card that lies in two places is named with both of them, in every game; a game with more copies says how many.
func TestTwoPlaces(t *testing.T) {
	for text, want := range map[string]string{
		"usurpers seats 3\nhand P1 7D   discard P1 7D":                           "7D is one card, and lies in hand P1 and in discard P1",
		"usurpers seats 3\nhand P1 4S   royals P1 KS/4S":                         "4S is one card, and lies in hand P1 and in royals P1",
		"royalty seats 2\nhand P1 7D   deck 7D":                                  "7D is one card, and lies in hand P1 and in deck",
		"royalty seats 2\ndeck 7D,7D":                                            "7D lies twice in deck",
		"crush seats 3\nhand P1 7D   laid P2 7D":                                 "7D is one card, and lies in hand P1 and in laid P2",
		"kingdoms seats 2\nhand P1 7D   r1 P2 KS upright 7D":                     "7D is one card, and lies in hand P1 and in r1 P2",
		"kingdoms seats 2 options decks=2\nhand P1 7D   hand P2 7D   discard 7D": "7D is there 2 times, and lies in hand P1 and in discard",
		"houses seats 2\nhand P1 4C   stack 4C":                                  "4C is one card, and lies in hand P1 and in stack",
	} {
		fails(t, "case X1-a\ngame "+text+"\nwant actors -", want)
	}
}

// A denial of what nobody could have said fails; so does one of a choice that cannot be read.
func TestMistypedDenials(t *testing.T) {
	for _, line := range []string{
		"may-not P1 roial KH", "may-not P1 attack 2P", "may-not P1 atack P1", "may-not P4 attack P1", "may-not P1", "may-not P1 kill P2.SK",
		"not-told P2 sayd ended", "not-told P2 said nonsense", "not-told P2 moved 7d hand P1 > discard P1", "not-told P2 moved 7D hnd P1 > discard P1",
		"not-told P2 moved 7D hand > discard P1", "not-told P2 moved 7D hand P1 discard P1", "not-told P4 ended", "not-told P2 counted nothing 1",
		"not-told P2 phase lunch", "not-told P2", "not-told P2 ended now",
	} {
		fails(t, kings+line, "")
	}
	passes(t, kings+"may-not P1 attack P1 · P1 pass · P1 attack P6 · P1 royal KH · P1 dump 7D")
	passes(t, kings+"do P1 attack P2\nnot-told P3 ended\nnot-told P3 moved 7D hand P1 > committed P1\nnot-told P2 shuffled draw P1")
}

// A fact that follows from others is not set by saying otherwise; equal cards of two decks need no letters.
func TestAsGiven(t *testing.T) {
	const head = "case X1-a\ngame kingdoms seats 2 options decks=2\n"
	fails(t, head+"points P1 12\nwant over no", `"points P1 12": by the other facts it is 0`)
	fails(t, head+"hand P1 5H   stocked 3\nwant over no", `"stocked 3": by the other facts it is 107`)
	passes(t, head+"hand P1 5H,5H,9S   stock 2C,2C\nwant hand P1 9S,5H,5H   stocked 105\ncount hand P1 3   stock 105")
}

// Where order means nothing "want" asks for none; "reads" does.
func TestOrderUnderARoyal(t *testing.T) {
	const court = "case X1-a\ngame kingdoms seats 2\nr1 P1 KS upright 4S,5S   won P1 QD/5H/7C,X1/6D   had P2 yes\n"
	passes(t, court+"want r1 P1 KS upright 5S,4S   won P1 X1/6D,QD/7C/5H")
	fails(t, court+"want r1 P1 KS upright 5S,6S", "r1 P1 is KS upright 4S,5S")
	fails(t, court+"want won P1 5H/QD/7C,X1/6D", "won P1 is")
	fails(t, court+"reads r1 P1 KS upright 5S,4S", "r1 P1 is")
}

// "rest discard", "count" and "again:" are there in every game.
func TestEveryGame(t *testing.T) {
	for game, c := range map[string]struct{ seats, draw, discard, rest, more string }{
		"usurpers": {"seats 3", "draw P1", "discard P1", "49", "draw P1 2C"},
		"kingdoms": {"seats 2", "stock", "discard", "51", "stock 2C"},
		"houses":   {"seats 2", "stack", "discard", "97", "stack 2C"}, // with an empty stack the deal would be over
		"crush":    {"seats 3", "stock", "discard", "51", "stock 2C"},
		"royalty":  {"seats 2", "deck", "discard", "49", "deck 2C"},
	} {
		game += " " + c.seats
		head := "case X1-a\ngame " + game + "\nhand P1 7D,8D\n" + c.more + "\n"
		passes(t, head+"count hand P1 2   "+c.discard+" 0")
		fails(t, head+"count "+c.draw+" 1", " cards, want 1")
		passes(t, head+"rest discard\ncount hand P1 2   "+c.draw+" 1   "+c.discard+" "+c.rest)
		passes(t, "case X1-a\ngame "+game+" rest discard\nhand P1 7D,8D\n"+c.more+"\ncount "+c.draw+" 1   "+c.discard+" "+c.rest)
		fails(t, head+"count hand P1 3", "hand P1 has 2 cards, want 3: 7D,8D")
		fails(t, head+"count turn 1", "which is no cards")
		fails(t, head+"count hand P1 7D", "count needs a number")
		fails(t, head+"rest somewhere\ncount hand P1 2", "rest somewhere", "rest - somewhere")
		again := head + "rest discard\nwant hand P1 7D,8D\nagain: hand P1 9D\n"
		passes(t, again+"hand P2 TD\nwant hand P1 9D   hand P2 TD\ncount "+c.draw+" 1")
		passes(t, again+"want hand P1 9D\nagain: rest "+strings.Fields(c.draw)[0]+"\nwant hand P1 9D\ncount "+c.discard+" 0")
		fails(t, again+"want hand P1 7D,8D", "hand P1 is 9D")
		fails(t, again, "it checks nothing")
		fails(t, head+"again: hand P1 9D\nwant hand P1 9D", "nothing has been checked before again:")
		passes(t, "case X1-a\ndeal "+game+" seed 3\nwant over no\nagain:\nwant over no")
	}
}

// After "again:" the game that was played is forgotten: everything is as the facts say.
func TestAgainForgets(t *testing.T) {
	passes(t, kings+"do P1 attack P2\nwant phase attack\nagain: turn P2\nhand P2 8D\nwant phase action   actors P2\nmay P2 attack P3")
}

// leaky is a game whose refusals change the state.
type leaky struct{ engine.Scribe }

type leakyState struct{ engine.State }

func bare(s engine.State) engine.State { return s.(leakyState).State }

func (l leaky) Blank(c engine.Config) (engine.State, error) {
	s, err := l.Scribe.Blank(c)
	return leakyState{s}, err
}
func (l leaky) Finish(s engine.State) error { return l.Scribe.Finish(bare(s)) }
func (l leaky) Parse(s engine.State, p engine.Seat, text string) ([]engine.Action, error) {
	return l.Scribe.Parse(bare(s), p, text)
}
func (s leakyState) Fresh() engine.State     { return leakyState{s.State.Fresh()} }
func (s leakyState) CopyFrom(t engine.State) { s.State.CopyFrom(bare(t)) }
func (s leakyState) Why(p engine.Seat, a engine.Action) *engine.RuleError {
	why := s.State.Why(p, a)
	s.Redact(p) // what it ought not to do
	return why
}

// A refusal that changes the state is found, whoever asks.
func TestRefusalChangesNothing(t *testing.T) {
	for _, line := range []string{"refuse P1 attack P1 by U6.1", "may-not P1 attack P1", "do P1 attack P1"} {
		for leaks, g := range map[bool]engine.Game{true: leaky{catalog.Find("usurpers").(engine.Scribe)}, false: catalog.Find("usurpers")} {
			r := enginetest.Run([]byte(kings+line), func(string) engine.Game { return g })
			if found := len(r.Failed) == 1 && strings.Contains(r.Failed[0].Why, "the refusal changed the state"); found != leaks {
				t.Errorf("%s, leaks %v: %v", line, leaks, r.Failed)
			}
		}
	}
}

// Whatever a file holds, what is said about it is letters and signs that a terminal prints.
func TestNothingRawIsSaid(t *testing.T) {
	const raw = "\x1b]0;x\x07\x1b[31m\u202e\u009b\r\x00"
	whole := []string{raw, "case " + raw, "case a\n" + raw, "case a\ngame " + raw, "untested " + raw}
	for _, game := range catalog.Games() {
		id := "case a\ngame " + game.Info().ID
		whole = append(whole, id+" seats "+raw, id+" seed "+raw, id+" options "+raw, id+" "+raw)
		for _, line := range []string{
			"hand P1 " + raw, raw, raw + " P1 7D", "turn " + raw, "phase " + raw, "rest " + raw, "rng " + raw, "do P1 " + raw, "do " + raw,
			"may P1 " + raw, "may-not P1 " + raw, "refuse P1 " + raw + " by U1", "refuse P1 x by " + raw, "want " + raw + " 1",
			"want hand P1 " + raw, "reads hand P1 " + raw, "sees " + raw, "sees P1 hand P1 " + raw, "told P1 " + raw, "told " + raw,
			"told P1 said " + raw, "not-told P1 moved " + raw, "legal P1 " + raw, "legal " + raw, "prompt P1 " + raw, "prompt " + raw,
			"count hand P1 " + raw, "count " + raw, "again: " + raw,
		} {
			whole = append(whole, id+"\nhand P1 7D\n"+line)
		}
	}
	for _, text := range whole {
		r := enginetest.Run([]byte(text), catalog.Find)
		if len(r.Failed) == 0 && !strings.HasPrefix(text, "untested") {
			t.Errorf("%q passes", text)
		}
		for _, f := range r.Failed {
			if strings.ContainsAny(f.String(), "\x1b\x07\x00\r\n\u202e\u009b") {
				t.Errorf("%q is told as %q", text, f.String())
			}
		}
	}
	r := enginetest.Run([]byte(kings+"hand P1 \x1b[31m\nwant hits 0"), catalog.Find)
	if len(r.Failed) != 1 || !strings.Contains(r.Failed[0].String(), `\x1b[31m`) {
		t.Errorf("%v", r.Failed)
	}
}
