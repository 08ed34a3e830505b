package host

import (
	"image"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/screens"
	"royals/game/store"
	"royals/game/table"
	"royals/sprites"
)

// nobody is a host that does nothing.
type nobody struct{}

func (nobody) Wake()                 {}
func (nobody) Shield(bool)           {}
func (nobody) SetTitle(string)       {}
func (nobody) Fullscreen(bool)       {}
func (nobody) Vibrate(time.Duration) {}
func (nobody) Quit()                 {}

// keeper is a store as a table wants it.
type keeper struct{ store.Store }

func (k keeper) Save(data []byte) error { return k.Store.Save("game", data) }

// toAQuestion lets the opponents play until a person is asked.
func toAQuestion(t *testing.T, played *table.Table) {
	t.Helper()
	for now := time.Duration(0); played.Asked == engine.None; now += time.Second {
		if now > time.Hour {
			t.Fatal("nobody is asked")
		}
		if played.Holding() {
			played.Next()
		}
		played.Update(now)
	}
}

// aCard reports whether an op draws a card or its back.
func aCard(o paint.Op) bool {
	return o.Kind == paint.Sprite && o.Sprite >= sprites.Card(1) && o.Sprite <= sprites.Back(sprites.Backs-1) && o.Color&0xff != 0
}

// TestFirstTableFrameDrawsTheFacesItShows comes back to a saved game of each kind: when the first frame of its table is
// whole, the faces in the texture are the faces on the table, each in the sizes that it is shown in, and no other.
func TestFirstTableFrameDrawsTheFacesItShows(t *testing.T) {
	in := port.Input{Size: geom.Rect{W: 390, H: 844}, Scale: 2, TextScale: 1, Touch: true}
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) { firstFrame(t, g, in) })
	}
}

func firstFrame(t *testing.T, g engine.Game, in port.Input) {
	keep := store.NewMemory()
	c := engine.Config{Seats: g.Info().Seats, Seed: 9}
	players := make([]table.Player, c.Seats)
	for i := range players {
		players[i] = table.Player{Name: string(rune('A' + i)), Bot: "greedy"}
	}
	players[0].Bot = ""
	played, err := table.New(g, c, players, keeper{keep}, &table.Direct{}, 9, match.Salt{})
	if err != nil {
		t.Fatal(err)
	}
	toAQuestion(t, played)
	open := func() *screens.App {
		a := screens.New(screens.Deps{Store: keep, Games: catalog.Games(), Seed: func() uint64 { return 1 }})
		a.Start(nobody{})
		a.Update(&in)
		return a
	}
	before := open()
	before.Activate("continue")
	before.Save()
	app := open()
	if scene := app.Status().Scene; scene != "table" {
		t.Fatalf("the app came back to %s", scene)
	}
	p := painterOf(780, 1688, 2)
	p.style = app.Style()
	pictures := map[image.Point]int{} // how many were drawn in a size
	drop := p.drop
	p.drop = func(x, y int, img *image.RGBA) {
		pictures[img.Rect.Size().Sub(image.Pt(8, 8))]++
		drop(x, y, img)
	}
	l, frames := frameOf(t, app, p, &in)
	drawn := 0
	shown, faces := map[want]bool{}, map[sprites.ID]bool{}
	for _, o := range l.Ops {
		if !aCard(o) {
			continue
		}
		w := want{o.Sprite, int(o.Rect.W*2 + 0.5), int(o.Rect.H*2 + 0.5)}
		shown[w] = true
		drawn += pictures[image.Pt(w.w, w.h)]
		delete(pictures, image.Pt(w.w, w.h))
		if o.Sprite < sprites.Back(0) {
			faces[o.Sprite] = true
		}
		if _, ok := p.ready(w.id, shape{w.w, w.h, p.scale, p.style}); !ok {
			t.Errorf("%+v is not there", w)
		}
	}
	t.Logf("%d faces on the table; with backs and sizes %d pictures are shown and %d were drawn, in %d frames", len(faces), len(shown), drawn, frames)
	if drawn != len(shown) {
		t.Errorf("%d pictures of the sizes of cards were drawn, %d are shown", drawn, len(shown))
	}
	if len(faces) < 3 {
		t.Errorf("%d faces on the table", len(faces))
	}
}

// frameOf draws until nothing is rough any more, and returns that frame and how many came before it.
func frameOf(t *testing.T, app *screens.App, p *painter, in *port.Input) (l paint.List, frames int) {
	for p.rough = true; p.rough; frames++ {
		app.Update(in)
		l.Reset()
		app.Draw(&l)
		p.collect(l.Ops, bootBudget)
		if frames > 400 {
			t.Fatal("the frame never becomes whole")
		}
	}
	return l, frames
}
