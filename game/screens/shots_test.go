package screens

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/store"
)

var onlySize = flag.String("shotsize", "", "write pictures of one size only, such as 360x640")

var onlyGame = flag.String("shotgame", "", "write pictures of one game only, such as kingdoms")

var textSize = flag.Int("shottext", 100, "write pictures with letters of so many per cent")

// TestShots writes the gallery when -shots names a folder: every screen, every kind of question of every game as it is
// asked and with a step or two taken, from fixed seeds.
func TestShots(t *testing.T) {
	if *shots == "" {
		t.Skip("no folder given by -shots")
	}
	for _, size := range []geom.Rect{phone, desktop, {W: 844, H: 390}, {W: 640, H: 360}, {W: 320, H: 568}, {W: 768, H: 1024}, {W: 1920, H: 1080}} {
		if *onlySize != "" && *onlySize != fmt.Sprintf("%.0fx%.0f", size.W, size.H) {
			continue
		}
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
		shootPages(r)
		for _, g := range catalog.Games() {
			if *onlyGame != "" && *onlyGame != g.Info().ID {
				continue
			}
			shootGame(t, g, size)
		}
	}
}

// shootPages shows what belongs to no game.
func shootPages(r *rig) {
	r.shot("title")
	r.tap("settings")
	r.shot("settings")
}

// shootGame shows the screens of a game.
func shootGame(t *testing.T, g engine.Game, size geom.Rect) {
	id := g.Info().ID
	r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
	r.app.Activate("game:" + id)
	r.shot(id + "-setup")
	r.app.leave()
	r.app.Push(newRulesScreen(r.app.Sitting, g, engine.Config{Seats: g.Info().MinSeats}))
	r.step(0)
	r.shot(id + "-rules")
	r.app.leave()
	r.start(id, 9)
	p := &player{rnd: rand.New(rand.NewPCG(3, 1))}
	seen := map[string]int{}
	curtains := 0
	for range 4000 {
		r.settle()
		switch r.app.Status().Scene {
		case "result":
			r.shot(id + "-result")
			r.app.Activate("result:sums")
			r.step(0)
			r.shot(id + "-sums")
			return
		case "curtain":
			if curtains++; curtains == 2 {
				r.shot(id + "-curtain")
			}
			r.step(time.Second)
			r.tap("curtain:ok")
			continue
		case "recap":
			if curtains == 3 {
				r.shot(id + "-recap")
			}
			r.tap("recap:ok")
			continue
		case "round":
			r.shot(id + "-round")
			r.tap("round:ok")
			continue
		}
		tab := r.app.tab()
		comp := tab.t.Composer()
		key := strings.TrimPrefix(comp.Prompt().Key, id+".")
		if len(comp.Chosen()) > 0 {
			key += "-chosen"
		}
		if seen[key]++; seen[key] == 2 {
			r.step(time.Second)
			r.shot(id + "-" + strings.ReplaceAll(key, ".", "-"))
		}
		if tab.t.Moves() == 40 && seen["sheet"] == 0 {
			seen["sheet"] = 1
			r.tap("menu")
			r.shot(id + "-menu")
			r.app.Pop()
			r.app.Push(&boardScreen{a: r.app.Sitting.App, s: tab, seat: tab.bottom().Next(len(tab.t.Players))})
			r.step(0)
			r.shot(id + "-board")
			r.app.Pop()
			r.app.Push(&moreScreen{a: r.app.Sitting.App, s: tab})
			r.step(0)
			r.shot(id + "-more")
			r.app.Pop()
			r.step(0)
		}
		r.choose(p)
	}
}
