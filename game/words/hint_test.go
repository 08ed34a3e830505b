package words

import (
	"strings"
	"testing"

	"royals/engine/bot"
)

// Every reason that a hint may give is worded, and nothing is left in braces.
func TestHintsAreWorded(t *testing.T) {
	for _, key := range bot.Reasons {
		if s := T(key, Args{A: "Ada", B: "Bea", N: 40}); strings.ContainsAny(s, "<>{}") {
			t.Errorf("%s: %q", key, s)
		}
	}
}
