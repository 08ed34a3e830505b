package screens

import (
	"testing"

	"royals/game/table"
)

// TestNewestSaysWhatWasAsked: at rest the line above the middle says what came of an ask, not that its turn has ended.
func TestNewestSaysWhatWasAsked(t *testing.T) {
	lines := []table.Line{{Text: "asks", Say: 1}, {Text: "none", Say: 2}, {Text: "draws", Say: 3}, {Text: "ends", Say: 4}}
	quiet := []int{3, 4}
	if got := newest(quiet, lines, true); got != "none" {
		t.Errorf("at rest it says %q", got)
	}
	if got := newest(quiet, lines, false); got != "ends" {
		t.Errorf("while it goes on it says %q", got)
	}
	if got := newest(quiet, lines[2:], true); got != "ends" {
		t.Errorf("with nothing better it says %q", got)
	}
}
