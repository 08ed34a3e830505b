package words

import (
	"maps"
	"regexp"
	"strings"
	"testing"
)

// TestYou reads what is said to somebody in place of what is said about them.
func TestYou(t *testing.T) {
	for line, want := range map[string]string{
		"Ada attacks Bea.":                                   "You attack Bea.",
		"Bea attacks Ada.":                                   "Bea attacks you.",
		"Ada passes.":                                        "You pass.",
		"A joker of Ada empties the attack":                  "A joker of yours empties the attack",
		"Ada's joker empties the attack":                     "Your joker empties the attack",
		"Bea and Ada against Cosmo":                          "Bea and you against Cosmo",
		"Ada undoes the block with the ace of clubs.":        "You undo the block with the ace of clubs.",
		"Ada has no points left and is out.":                 "You have no points left and are out.",
		"Ada is tied in the cut and takes another card.":     "You are tied in the cut and take another card.",
		"Ada gives up the king of clubs and 5 points.":       "You give up the king of clubs and 5 points.",
		"Ada buries the jack of clubs.":                      "You bury the jack of clubs.",
		"Ada still has nothing to play.":                     "You still have nothing to play.",
		"Ada's joker: Ada changes sides.":                    "Your joker: you change sides.",
		"Even at 10: Bea and Ada throw for it.":              "Even at 10: Bea and you throw for it.",
		"Round 2: Ada deals.":                                "Round 2: you deal.",
		"Bea strikes at Ada's king of clubs, worth 5.":       "Bea strikes at your king of clubs, worth 5.",
		"Bea gives Ada the 5 of clubs.":                      "Bea gives you the 5 of clubs.",
		"Ada slides the 9 under a royal and loses 2 points.": "You slide the 9 under a royal and lose 2 points.",
		"The target is Ada: nobody stands guard.":            "The target is you: nobody stands guard.",
		"Ada can play nothing and draws 2 cards first.":      "You can play nothing and draw 2 cards first.",
		"Ada does not call the last reshuffle.":              "You do not call the last reshuffle.",
		"Cosmo helps Bea.":                                   "Cosmo helps Bea.",
	} {
		if got := You(line, "Ada"); got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

// TestYouIsSaidOfEveryLine: no line of any game's log that begins with a name keeps the verb that goes with it.
func TestYouIsSaidOfEveryLine(t *testing.T) {
	wrong := regexp.MustCompile(`(?i)\byou (\w+s|has|is|does)\b`)
	n := 0
	all := map[string]string{}
	for _, part := range english {
		maps.Copy(all, part)
	}
	for key, text := range all {
		if !strings.Contains(key, ".say.") || !strings.Contains(text, "{A}") || strings.HasSuffix(key, ".all") {
			continue
		}
		n++
		said := You(strings.ReplaceAll(text, "{A}", "Ada"), "Ada")
		if bad := wrong.FindString(said); bad != "" && !strings.HasSuffix(bad, "ss") {
			t.Errorf("%s: %q", key, said)
		}
	}
	if n < 100 {
		t.Errorf("only %d lines", n)
	}
}
