package screens

import (
	"testing"

	"royals/engine/catalog"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
)

// TestEveryWinnerSitsInLight: each game has a light of its own behind its throne, and Two Kingdoms one for each side. Somebody else who wins
// sits in it, too, and has something thrown.
func TestEveryWinnerSitsInLight(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	lights := map[[2]paint.Color]string{}
	for _, g := range catalog.Games() {
		id := g.Info().ID
		of := halos[plan.Hall(id)]
		if other := lights[of]; other != "" {
			t.Errorf("%s has the light of %s", id, other)
		}
		lights[of] = id
	}
	if of := halos[plan.Hall("kingdoms")]; of[0] == of[1] {
		t.Error("both kingdoms have one light")
	}
	r, s := playedOut(t, desktop, "royalty")
	win := s.res.Winners.First() // an ending at the limit has none
	for m, share := range map[mood]float64{victory: haloWon, defeat: haloLost, limit: haloEmpty} {
		s.pretend(m, win)
		r.app.Change()
		r.step(0)
		r.step(enterTime)
		lit, first := 0, false
		for _, o := range r.list.Ops {
			for _, c := range halos[plan.Hall("royalty")] {
				if o.Kind == paint.Shadow && o.Color == c.Fade(share) {
					lit++
				}
			}
			if o.Kind == paint.Sprite && isThrone(s, o) {
				first = lit == 2
			}
		}
		if lit != 2 || !first {
			t.Errorf("mood %d: %d lights, behind the throne: %v", m, lit, first)
		}
		if n := len(thrown(r, s)); (n > 0) != (m != limit) {
			t.Errorf("mood %d: %d pieces are thrown", m, n)
		}
	}
}
