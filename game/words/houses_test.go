package words

import (
	"regexp"
	"strings"
	"testing"
)

// TestOneVocabularyOfHouses: cards count, those left in a hand cost, a round is scored, and its scores make the total that is to pass the
// target; an assassin kills. No sentence of Home Houses has another word for it.
func TestOneVocabularyOfHouses(t *testing.T) {
	other, n := regexp.MustCompile(`\b(?:[Nn]et|are worth|points of the round|to pass|removes?)\b|\w,? (?:an )?Assassin`), 0
	for _, table := range english {
		for key, text := range table {
			if !strings.HasPrefix(key, "houses.") && key != "crown.assassin.how" {
				continue
			}
			if n++; other.MatchString(text) {
				t.Errorf("%s: %s", key, text)
			}
		}
	}
	if n < 200 {
		t.Errorf("only %d sentences", n)
	}
}
