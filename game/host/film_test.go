package host

import (
	"fmt"
	"image"
	"math/rand/v2"
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
)

// begun is an app with a saved game of some people against opponents, which is gone on with.
func begun(t *testing.T, g engine.Game, in *port.Input, people int) *screens.App {
	t.Helper()
	keep := store.NewMemory()
	c := engine.Config{Seats: g.Info().Seats, Seed: 3}
	players := make([]table.Player, c.Seats)
	for i := range players {
		if players[i] = (table.Player{Name: string(rune('A' + i)), Bot: "greedy"}); i < people {
			players[i].Bot = ""
		}
	}
	if _, err := table.New(g, c, players, keeper{keep}, &table.Direct{}, 9, match.Salt{}); err != nil {
		t.Fatal(err)
	}
	app := screens.New(screens.Deps{Store: keep, Games: catalog.Games(), Seed: func() uint64 { return 1 }})
	app.Start(nobody{})
	app.Update(in)
	app.Activate("continue")
	return app
}

// film shows a game as the loop does, and looks at every frame.
type film struct {
	t     *testing.T
	app   *screens.App
	in    port.Input
	p     *painter
	list  paint.List
	shown []paint.Op
	ready bool // the first picture is whole: it can be seen
	rnd   *rand.Rand

	holds, frames, whole int
	calls                [6]int // frames by their draw calls
}

// TestFilm shows games of each title, with their stages, on a phone and on a desktop. No frame takes more than three draw calls.
func TestFilm(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{{W: 360, H: 640}, {W: 1280, H: 720}} {
			t.Run(fmt.Sprintf("%s/%.0fx%.0f", g.Info().ID, size.W, size.H), func(t *testing.T) {
				in := port.Input{Size: size, Scale: 1, TextScale: 1, Touch: size.W < 1000}
				f := film{t: t, in: in, app: begun(t, g, &in, 1), p: painterOf(int(size.W), int(size.H), 1), rnd: rand.New(rand.NewPCG(7, 1))}
				for f.frames < 3000 && f.holds < 4 && f.app.Status().Scene != "result" {
					f.frame()
				}
				t.Logf("%d frames, %d of them drawn whole, %d holds; by draw calls %v", f.frames, f.whole, f.holds, f.calls)
				if f.holds == 0 || f.whole < 20 {
					t.Error("too little was seen")
				}
			})
		}
	}
}

// frame lets a frame pass, goes on from holds and answers questions.
func (f *film) frame() {
	f.t.Helper()
	f.in.Now += 33 * time.Millisecond
	f.app.Update(&f.in)
	f.list.Reset()
	f.app.Draw(&f.list)
	f.p.style = f.app.Style()
	budget := bootBudget
	if f.ready {
		f.p.deck(f.app.Deck())
		budget = frameBudget
	}
	area, _, runs := f.p.next(f.list.Ops, f.shown, common(f.list.Ops, f.shown), budget, image.Rect(0, 0, int(f.in.Size.W), int(f.in.Size.H)))
	f.p.ahead()
	f.frames++
	if !area.Empty() {
		f.calls[min(len(runs), len(f.calls)-1)]++
		if area.Dx() == int(f.in.Size.W) {
			f.whole++
		}
		if len(runs) > 3 {
			f.t.Fatalf("frame %d, on %s: %d draw calls: %+v", f.frames, f.app.Status().Scene, len(runs), runs)
		}
	}
	f.shown = append(f.shown[:0], f.list.Ops...)
	f.ready = f.ready || !f.p.rough
	switch st := f.app.Status(); {
	case st.Detail == "hold" && st.Settled:
		f.holds++
		f.app.Activate("next")
	case st.Settled && st.Scene == "round":
		f.app.Activate("round:ok")
	case st.Settled && st.Scene == "zoom": // a card that cannot be played
		f.app.Activate("back")
	case st.Settled && st.Scene == "table":
		f.answer()
	}
}

// answer presses something that answers, or is a step on the way there.
func (f *film) answer() {
	var names []string
	for _, s := range f.app.Doc().Strips() {
		for _, x := range s.Stops {
			if (s.Zone == port.Do || s.Zone == port.Cards) && !x.Disabled && !x.Idle {
				names = append(names, x.Name)
			}
		}
	}
	if len(names) > 0 {
		f.app.Activate(names[f.rnd.IntN(len(names))])
	}
}
