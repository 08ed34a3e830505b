package words

import (
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
)

// Every reason that a hint may give is worded, and nothing is left in braces.
func TestHintsAreWorded(t *testing.T) {
	for _, key := range bot.Reasons {
		if s := T(key, Args{A: "Ada", B: "Bea", N: 40}); strings.ContainsAny(s, "<>{}") {
			t.Errorf("%s: %q", key, s)
		}
	}
}

// What a hint may say of a line of a game's log, or of a counter, is about one that the game has; its other sentences stand for one that
// all games share.
func TestHintsNameWhatThereIs(t *testing.T) {
	for key := range enHints {
		id, rest, own := strings.Cut(key, ".hint.")
		if !own {
			continue
		}
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
