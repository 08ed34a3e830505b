package screens

import (
	"strings"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/words"
	"royals/sprites"
)

// reasonLetters are the words below cards that say what these do, of which each game shows some.
var reasonLetters = map[string][]string{
	"crush":    {"crush.stage.reason.2", "crush.stage.reason.3", "crush.stage.reason.5", "crush.stage.reason.8"},
	"usurpers": {"usurpers.stage.useless", "usurpers.stage.idle"},
	"houses":   {"houses.stage.equal", "houses.stage.higher", "houses.stage.other-suit"},
}

// TestReasonsAreLarge: why a card counts what it does stands below it in letters of 15 pixels or more on a desktop, and of 18 for most, of 13 or
// more on a phone, in the bright colour of words but for what does nothing.
func TestReasonsAreLarge(t *testing.T) {
	for id, keys := range reasonLetters {
		for _, size := range []geom.Rect{desktop, phone} {
			reasonsAre(t, id, size, keys)
		}
	}
}

// reasonsAre looks at the stages of a game.
func reasonsAre(t *testing.T, id string, size geom.Rect, keys []string) {
	t.Helper()
	least, seen, large := map[bool]float64{true: 15, false: 13}[size == desktop], 0, 0
	holdGameOf(t, 41, id, size, tempo{"", 0, 1, false}, 60, func(r *rig, s *tableScreen) {
		r.step(3 * time.Second)
		for _, o := range r.list.Ops {
			if o.Kind != paint.Text || o.Face != sprites.Sans || !o.Rect.Center().In(s.felt.Staged.Box) {
				continue
			}
			for _, key := range keys {
				if o.Text != words.Plain(key) && !(strings.HasPrefix(o.Text, "copies ") && id == "crush") {
					continue
				}
				if seen++; o.Size >= 18 {
					large++
				}
				if o.Size < least || o.Color != kit.Text && (id != "usurpers" || o.Color != kit.DimText) {
					t.Errorf("%s at %v: %q has letters of %.1f", id, size, o.Text, o.Size)
				}
			}
		}
		r.tap("next")
		r.step(deafTime)
	})
	if seen == 0 || size == desktop && 2*large < seen {
		t.Errorf("%s at %v: %d reasons, %d of them large", id, size, seen, large)
	}
}
