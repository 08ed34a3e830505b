package host

import (
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/screens"
	"royals/game/store"
	"royals/sprites"
)

// TestFirstTitleHasItsPlates starts the program: the first frame that is whole, before which the curtain does not go up, has the picture of
// every game, each drawn in the size in which it is shown.
func TestFirstTitleHasItsPlates(t *testing.T) {
	for _, in := range []port.Input{{Size: geom.Rect{W: 360, H: 640}, Scale: 2, TextScale: 1, Touch: true}, {Size: geom.Rect{W: 1280, H: 720}, Scale: 1, TextScale: 1}} {
		app := screens.New(screens.Deps{Store: store.NewMemory(), Games: catalog.Games(), Seed: func() uint64 { return 1 }})
		app.Prefs.Met = 1
		p := painterOf(int(in.Size.W*in.Scale), int(in.Size.H*in.Scale), in.Scale)
		p.style = app.Style()
		l, _ := frameOf(t, app, p, &in)
		shown := map[sprites.ID]bool{}
		for _, o := range l.Ops {
			if o.Kind != paint.Sprite || !o.Sprite.Plate() {
				continue
			}
			w, h := int(o.Rect.W*in.Scale+0.5), int(o.Rect.H*in.Scale+0.5)
			if _, ok := p.ready(o.Sprite, shape{w, h, p.scale, p.style}); !ok {
				t.Errorf("%v: plate %v is not there in %d x %d", in.Size, o.Sprite, w, h)
			}
			shown[o.Sprite] = true
		}
		if app.Status().Scene != "title" || len(shown) != len(catalog.Games()) {
			t.Errorf("%v: %d plates on %s", in.Size, len(shown), app.Status().Scene)
		}
	}
}

// TestSkippedPageLeavesAWholeTitle: while the first page of all stands, the pictures of the title below it are drawn. Its first frame is whole.
func TestSkippedPageLeavesAWholeTitle(t *testing.T) {
	for _, in := range []port.Input{{Size: geom.Rect{W: 360, H: 640}, Scale: 2, TextScale: 1, Touch: true}, {Size: geom.Rect{W: 1280, H: 720}, Scale: 1, TextScale: 1}} {
		app := screens.New(screens.Deps{Store: store.NewMemory(), Games: catalog.Games(), Seed: func() uint64 { return 1 }})
		app.Start(nil)
		l := loop{app: app, painter: painterOf(int(in.Size.W*in.Scale), int(in.Size.H*in.Scale), in.Scale), in: in, ready: true}
		l.painter.style = app.Style()
		first, _ := frameOf(t, app, l.painter, &in)
		for _, o := range first.Ops {
			if o.Kind == paint.Sprite && o.Sprite.Plate() {
				t.Fatal("the first page waits for a plate")
			}
		}
		if l.status = app.Status(); l.status.Scene != "welcome" || !lookBeneath(&l) || lookBeneath(&l) {
			t.Fatalf("%s: it is not looked under once", l.status.Scene)
		}
		for n := 0; l.painter.prepare(); n++ {
			if n > 400 {
				t.Fatal("the pictures never come")
			}
		}
		in.Events = []port.Event{{Kind: port.ByName, Name: "welcome:skip"}}
		app.Update(&in)
		in.Events = nil
		if _, frames := frameOf(t, app, l.painter, &in); app.Status().Scene != "title" || frames != 1 {
			t.Errorf("%v: %s is whole after %d frames", in.Size, app.Status().Scene, frames)
		}
	}
}
