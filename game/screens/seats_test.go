package screens

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/store"
)

// TestShotSeats writes pictures of every game's table with every number of seats, some way into the game.
func TestShotSeats(t *testing.T) {
	if *shots == "" {
		t.Skip("no folder given by -shots")
	}
	for _, size := range []geom.Rect{phone, desktop, {W: 844, H: 390}, {W: 320, H: 568}, {W: 768, H: 1024}, {W: 1920, H: 1080}} {
		if *onlySize != "" && *onlySize != fmt.Sprintf("%.0fx%.0f", size.W, size.H) {
			continue
		}
		for _, g := range catalog.Games() {
			for seats := g.Info().MinSeats; seats <= g.Info().MaxSeats; seats++ {
				r := newRig(t, size, size.W < 1000, store.NewMemory(), uint64(seats))
				r.seat(g.Info().ID, seats)
				limit := 25
				if seats > 3 {
					limit = 15
				}
				r.play(&player{rnd: rand.New(rand.NewPCG(3, uint64(seats))), limit: limit}, nil)
				r.settle()
				r.shot(fmt.Sprintf("seats-%s-%d", g.Info().ID, seats))
			}
		}
	}
}

// seat starts a game of one person among opponents.
func (r *rig) seat(id string, seats int) {
	r.app.Activate("game:" + id)
	r.step(0)
	r.deal(seats)
}

// deal takes the set-up on top for a game of one person among opponents.
func (r *rig) deal(seats int) {
	set := r.app.Top().(*setupScreen)
	set.set.Seats = seats
	r.app.leave()
	r.app.Push(set)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	for i := range set.set.Players {
		set.set.Players[i].Bot = "greedy"
	}
	set.set.Players[0].Bot = ""
	r.step(0)
	r.tap("play")
}
