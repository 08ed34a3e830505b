package table_test

import (
	"strings"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/engine/match"
)

// TestPaymentIsSaidInOneSentence plays Usurpers: what a payment gives up is said with its points, and no sentence has two colons for one card.
func TestPaymentIsSaidInOneSentence(t *testing.T) {
	g := catalog.Find("usurpers")
	said := 0
	for seed := uint64(1); seed < 60 && said < 20; seed++ {
		tab, _ := sit(t, g, 1, seed)
		var now time.Duration
		for n := 0; n < 60 && wait(t, tab, &now); n++ {
			runs, _ := match.Choices(redacted(tab), tab.Asked, 40)
			if strings.HasPrefix(tab.Composer().Prompt().Key, "usurpers.prompt.settle") {
				for _, run := range runs {
					text := tab.RunText(run)
					said++
					if strings.HasPrefix(text, "Pay") || strings.Count(text, ":") != max(len(run)-1, 1) || !strings.Contains(text, "point") {
						t.Errorf("seed %d: %q", seed, text)
					}
				}
			}
			if err := tab.Commit(runs[n%len(runs)]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if said == 0 {
		t.Error("nothing was paid")
	}
}
