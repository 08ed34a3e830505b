package screens

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/store"
)

// TestShots writes the gallery of screens when -shots names a folder.
func TestShots(t *testing.T) {
	if *shots == "" {
		t.Skip("no folder given by -shots")
	}
	for _, size := range []geom.Rect{phone, desktop, {W: 640, H: 360}} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
		r.shot("title")
		r.tap("settings")
		r.shot("settings")
		r.tap("back")
		for _, g := range catalog.Games() {
			id := g.Info().ID
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.tap("game:" + id)
			r.shot(id + "-setup")
			r.tap("back")
			r.start(id, 1)
			p := &player{rnd: rand.New(rand.NewPCG(3, 1))}
			r.play(p, func(n int) {
				if n < 3 || n == 8 || n == 16 || n == 30 {
					r.step(1e9)
					r.shot(id + "-" + strconv.Itoa(n))
				}
			})
			r.shot(id + "-result")
			r.tap("result:title")
			r.tap("game:" + id)
			r.app.push(newRulesScreen(r.app, g.Info()))
			r.step(0)
			r.shot(id + "-rules")
		}
	}
}
