package screens

import (
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/game/paint"
	"royals/game/store"
)

// TestLogBeginsWithGoal: beside a wide table the log begins with what wins, in every game, and the middle does not say it again.
func TestLogBeginsWithGoal(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		seatSome(r, g.Info().ID, g.Info().MinSeats)
		tab := r.app.tab()
		want, said := goal(g, tab.t.Config()), ""
		for _, o := range tab.felt.Under {
			switch {
			case o.Kind != paint.Text:
			case !tab.felt.Areas.Log.Intersect(o.Rect).Empty():
				said += " " + o.Text
			case strings.HasPrefix(want, o.Text):
				t.Errorf("%s: the table says %q, too", g.Info().ID, o.Text)
			}
		}
		if goal, begun := strings.Index(said, want), strings.Index(said, "What happened"); goal < 0 || begun < goal {
			t.Errorf("%s: beside the table stands %q", g.Info().ID, said)
		}
	}
}
