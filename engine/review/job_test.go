package review

import (
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
	"royals/engine/judge"
)

// TestJobsJudgeAlike judges the choices of a game of each title elsewhere, in pieces and from bytes: the verdicts are those of the review at
// once.
func TestJobsJudgeAlike(t *testing.T) {
	for _, g := range catalog.Games() {
		m := played(t, g, 7, "page")
		w, err := New(m, 0)
		if err != nil {
			t.Fatal(err)
		}
		judged := 0
		for ; judged < 4; judged++ {
			q, ok, err := w.Next()
			if err != nil || !ok {
				break
			}
			info := g.Info()
			r := bot.Request{ID: 3, Game: info.ID, Rules: info.Version, Seats: m.Config.Seats, State: engine.Encode(q.State, nil), Run: q.Run, Seed: q.Seed, Number: uint32(q.Number)}
			var far bot.Request
			if err := far.Decode(r.Encode(nil)); err != nil {
				t.Fatal(err)
			}
			job, err := judge.NewJob(&far, catalog.Find)
			if err != nil {
				t.Fatal(err)
			}
			pieces := 1
			for ; !job.Think(37); pieces++ {
			}
			want := judge.New(q.State, judge.Of(g, m.Config.Seats)).Look(q.State, 0, q.Run, g, q.Seed, q.Number)
			if got := job.Answer(); got.Judged != want || got.ID != 3 || pieces < 2 {
				t.Errorf("%s, choice %d: %+v in %d pieces, %+v at once", info.ID, judged+1, got.Judged, pieces, want)
			}
			if err := w.Take(want); err != nil {
				t.Fatal(err)
			}
		}
		if judged == 0 {
			t.Errorf("%s: nothing was judged", g.Info().ID)
		}
	}
}
