//go:build js

// Command deck draws as the game does it in a page, a slice a frame: first the plates and words of the title, then a whole deck at 162 CSS
// pixels and scale 2, again and again. It names each slice in the browser's trace.
package main

import (
	"image"
	"runtime/debug"
	"strconv"
	"syscall/js"
	"time"

	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/plan"
	"royals/sprites"
)

const decks = 4

func main() {
	debug.SetGCPercent(30) // as in the game's page
	var from time.Time
	a := sprites.NewAtlas(4096)
	a.Enough = func() bool { return time.Since(from) > sprites.FrameTime }
	for _, g := range catalog.Games() {
		a.Sprite(plan.Plate(g.Info().ID), 600, 300, 2, sprites.Style{})
		for f := range sprites.Face(sprites.Faces) {
			sprites.Place(f, 40, g.Info().Title, func(r rune, _, _ float64) { a.Glyph(f, 40, r) })
		}
	}
	global, round := js.Global(), 0
	var frame js.Func
	frame = js.FuncOf(func(js.Value, []js.Value) any {
		from = time.Now()
		more := a.Step(sprites.FrameWork)
		a.Uploads(func(int, int, *image.RGBA) {})
		global.Get("console").Call("timeStamp", "slice "+strconv.Itoa(round))
		if !more {
			if round++; round > decks {
				global.Set("drawn", true)
				return nil
			}
			queue(a)
		}
		return global.Call("requestAnimationFrame", frame)
	})
	global.Call("requestAnimationFrame", frame)
	select {}
}

// queue asks for the whole deck anew.
func queue(a *sprites.Atlas) {
	a.Reset()
	for c := cards.Card(1); c < cards.Faces; c++ {
		a.Sprite(sprites.Card(c), 324, 454, 2, sprites.Style{})
	}
	a.Sprite(sprites.Back(0), 324, 454, 2, sprites.Style{})
}
