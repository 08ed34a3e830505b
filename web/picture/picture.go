// Package picture draws the app as it is, for the page's manifest: a table in the middle of a game, from a fixed seed.
package picture

import (
	"errors"
	"image"
	"strings"
	"time"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/paint/soft"
	"royals/game/screens"
	"royals/game/store"
	"royals/game/ui"
)

// Table returns a picture of a game's table in a window of w by h CSS pixels, after some decisions of the person at it; without a
// game it is one of the title.
func Table(game string, w, h float64, scale float64, decisions int) (*image.RGBA, error) {
	seed := uint64(4)
	app := screens.New(screens.Deps{Store: store.NewMemory(), Games: catalog.Games(), Seed: func() uint64 { seed++; return seed }})
	in := ui.Input{Size: geom.Rect{W: w, H: h}, Scale: scale, TextScale: 1, Touch: w < h}
	var list paint.List
	step := func(d time.Duration) {
		in.Now += d
		app.Update(&in)
		list.Reset()
		app.Draw(&list)
	}
	// settle lets the opponents move until a person is asked.
	settle := func() error {
		for range 2000 {
			step(200 * time.Millisecond)
			if app.Status().Settled {
				return nil
			}
		}
		return errors.New("picture: the app does not come to rest")
	}
	step(0)
	p := soft.Painter{Scale: scale, Style: app.Style()}
	if game == "" {
		return p.Paint(&list, in.Size), nil
	}
	for _, name := range []string{"game:" + game, "play"} {
		if !app.Activate(name) {
			return nil, errors.New("picture: nothing is called " + name)
		}
		step(0)
	}
	for n := 0; ; n++ {
		if err := settle(); err != nil {
			return nil, err
		}
		if s := app.Status().Scene; s != "table" {
			return nil, errors.New("picture: the game has come to " + s)
		}
		if n >= decisions {
			break
		}
		if !choose(app) {
			return nil, errors.New("picture: nothing can be done")
		}
	}
	step(time.Minute) // short sentences have gone
	return p.Paint(&list, in.Size), nil
}

// choose takes the last thing that the document offers, or the first card.
func choose(app *screens.App) bool {
	d := app.Doc()
	for i := len(d.Acts) - 1; i >= 0; i-- {
		if strings.HasPrefix(d.Acts[i].Name, "act:") && app.Activate(d.Acts[i].Name) {
			return true
		}
	}
	for _, it := range d.Hand {
		if app.Activate(it.Name) {
			return true
		}
	}
	return false
}
