package words

import (
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
)

// TestHintsAreWorded checks that every reason of a hint that names an outcome has a sentence, with nothing left in braces.
func TestHintsAreWorded(t *testing.T) {
	for _, key := range []string{bot.ReasonWins, bot.ReasonMayWin, bot.ReasonSaves} {
		if s := T(key, Args{A: "Ada", B: "Bea", N: 40}); strings.ContainsAny(s, "<>{}") {
			t.Errorf("%s: %q", key, s)
		}
	}
}

// TestHintsNameWhatThereIs checks that a game's sentence for hints is about one of its log lines or counters, or
// replaces a shared one.
func TestHintsNameWhatThereIs(t *testing.T) {
	seen := 0
	for _, table := range english {
		for key := range table {
			id, rest, own := strings.Cut(key, ".hint.")
			if !own {
				continue
			}
			seen++
			g := catalog.Find(id)
			if g == nil {
				t.Errorf("%s: no such game", key)
				continue
			}
			in := g.Info()
			say, role, ok := strings.Cut(rest, ".")
			switch {
			case ok && slices.Contains([]string{"me", "on", "they"}, role):
				if !slices.Contains(in.Says, say) {
					t.Errorf("%s: the log has no line %s", key, say)
				}
			case Has("hint." + rest):
			case !slices.ContainsFunc(in.Counters, func(c engine.CounterInfo) bool { return c.Name == rest }):
				t.Errorf("%s: there is neither such a reason nor such a counter", key)
			}
		}
	}
	if seen < 20 {
		t.Errorf("only %d sentences of games", seen)
	}
}

// TestAHintSpeaksAsTheButtonsDo: a choice of Royal Crush who may help is called in a hint what its buttons say.
func TestAHintSpeaksAsTheButtonsDo(t *testing.T) {
	on, bar := Plain("crush.verb.call"), T("crush.verb.bar", Args{Operands: [3]string{"Bea"}})
	if s := T("crush.run.call", Args{Card: "Bea"}); !strings.HasPrefix(s, bar) || !strings.HasSuffix(s, Lower(on)) {
		t.Errorf("%q is done with %q and %q", s, bar, on)
	}
	if s := Plain("crush.run.call.0"); !strings.HasPrefix(s, on) {
		t.Errorf("%q is done with %q", s, on)
	}
	for _, key := range []string{"hint.brings.often.vs", "crush.hint.brings.often.vs", "hint.takes.often.vs", "hint.often.vs", "hint.sure.vs", "hint.spares"} {
		if s := T(key, Args{A: "You draw", B: "Bea", N: 3, N2: 8, Operands: [3]string{T("hint.deals", Args{N: 3}), T("hint.deals", Args{N: 8})}}); !strings.Contains(s, "8 times") {
			t.Errorf("%s: of %q nobody knows what 8 counts", key, s)
		}
	}
}

// TestHintsAreCalm: what was seen in some deals that fit what is known is not said to happen every time, always or never.
func TestHintsAreCalm(t *testing.T) {
	for _, table := range english {
		for key, text := range table {
			if !strings.Contains("."+key, ".hint.") {
				continue
			}
			plain := " " + strings.ReplaceAll(Lower(text), "nearly every time", "")
			for _, sure := range []string{"every time", " always", " never", "certain", "lose no ", "do not "} {
				if strings.Contains(plain, sure) {
					t.Errorf("%s: %q is surer than a hint can be", key, text)
				}
			}
		}
	}
	for _, key := range []string{"hint.brings.often.vs", "hint.spares", "crush.hint.spares"} {
		args := Args{A: "Draw", Operands: [3]string{T("hint.deals", Args{N: 2}), Plain("hint.deals.all")}}
		if s := T(key, args); !strings.HasSuffix(s, "; with “Draw” nearly every time.") {
			t.Errorf("%s: %q", key, s)
		}
	}
}

// TestSeldomIsPlain: where something hardly ever happens after another choice a hint says so in a sentence of its own, not in a share of ten.
func TestSeldomIsPlain(t *testing.T) {
	args := Args{A: "Draw", B: "Ada", Operands: [3]string{"about 4 times in 10", "about 3 times in 10"}}
	for _, game := range []string{"", "crush."} {
		for _, end := range []string{"brings.often.none", "takes.often.none", "spares.few", "sure.none", "often.none"} {
			key := game + "hint." + end
			if !Has(key) {
				continue
			}
			if s := T(key, args); strings.Contains(s, "less than") || !strings.Contains(s, "hardly ever") || strings.Count(s, ".") != 2 {
				t.Errorf("%s: %q", key, s)
			}
		}
	}
}
