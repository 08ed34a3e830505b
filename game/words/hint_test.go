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
