package sprites

import (
	"strings"
	"testing"
)

// TestBalanceLeavesNoWordAlone: as many lines as Wrap makes, all that was said, and the last of them not much shorter than the first.
func TestBalanceLeavesNoWordAlone(t *testing.T) {
	for _, c := range []struct {
		text  string
		width float64
	}{
		{"Begin a turn with 17 points, or lead after five rounds.", 300},
		{"Guest began a turn with 16 points: nobody struck Guest.", 320},
		{"Cosmo attacks Dora. Help a side with one card or sit this one out.", 280},
		{"One", 300},
		{"Unbreakablewordthatiswiderthanthewholelineofabox indeed", 120},
	} {
		plain, even := Wrap(Sans, 16, c.text, c.width), Balance(Sans, 16, c.text, c.width)
		if len(even) != len(plain) || strings.Join(even, "") != strings.Join(plain, "") && strings.Join(even, " ") != c.text {
			t.Errorf("%q becomes %q, not as many lines as %q", c.text, even, plain)
		}
		if last := len(even) - 1; last > 0 && strings.Join(plain, " ") == c.text && Measure(Sans, 16, even[last]) < 0.5*Measure(Sans, 16, even[0]) {
			t.Errorf("%q ends in a short line: %q", c.text, even)
		}
	}
}

// TestLinesBreakBetweenSentences: where both have room, a line ends with a sentence, or before a reason.
func TestLinesBreakBetweenSentences(t *testing.T) {
	for text, first := range map[string]string{
		"Guest: Cosmo attacks you. Bar helpers you do not want or go on.": "Guest: Cosmo attacks you.",
		"You win the battle: the 10 of clubs beats the 2 of clubs.":       "You win the battle:",
		"Go: draw from the stack or take the 5 of hearts that lies open.": "Go: draw from the stack or take",
	} {
		if lines := Balance(Sans, 16, text, 300); len(lines) != 2 || lines[0] != first {
			t.Errorf("%q is broken into %q", text, lines)
		}
	}
}

// TestSumsAreNotBroken: a sum goes to the next line as a whole, unless it is wider than a line.
func TestSumsAreNotBroken(t *testing.T) {
	text := "Your king falls: 4 ÷ 2 = 2 with the queen."
	for width := 110.0; width < 400; width += 7 {
		for _, line := range Wrap(Sans, 16, text, width) {
			if strings.Contains(line, "4") != strings.Contains(line, "= 2") {
				t.Errorf("at %v a line is %q", width, line)
			}
		}
	}
	if lines := Wrap(Sans, 16, text, 40); len(lines) < 6 {
		t.Errorf("what is wider than a line is not cut: %q", lines)
	}
}

// TestNoWordEndsAParagraphAlone: the last line of a text that is broken from the left has company, in no more lines than before, and no
// line is too wide.
func TestNoWordEndsAParagraphAlone(t *testing.T) {
	for _, text := range []string{
		"You cut highest with the 10 of clubs and start.",
		"Bea brings out queen of spades, king of hearts.",
		"Hit the other player for points. The deck is played twice, then most points win.",
		"Bea draws 4 cards.\nAda asks Dora for a king, a queen or a 9.",
	} {
		for width := 150.0; width < 300; width += 7 {
			whole, alone := Measure(Sans, 14, strings.Split(text, "\n")[0]), 0.0
			lines := Wrap(Sans, 14, text, width)
			for _, l := range lines {
				if w := Measure(Sans, 14, l); w > width {
					t.Errorf("%q is %.0f wide, in %.0f", l, w, width)
				}
			}
			if strings.Join(strings.Fields(strings.Join(lines, " ")), " ") != strings.ReplaceAll(text, "\n", " ") {
				t.Errorf("%q becomes %q", text, lines)
			}
			last := lines[len(lines)-1]
			if alone = Measure(Sans, 14, last); whole > width && !strings.Contains(last, " ") && alone < lonely*width {
				t.Errorf("in %.0f %q ends with %q alone", width, text, last)
			}
		}
	}
}
