package host

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
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

	smeared map[sprites.ID]int // when a card was last shown from too small a texture

	holds, frames, whole, cards, royals int
	calls                               [6]int // frames by their draw calls
}

// TestFilm shows games of each title, with their stages, on a phone and on a desktop. No frame takes more than three draw calls, no card
// is shown from a texture below two thirds of its size in two frames, and no royal of 30 pixels and more from one of its index.
func TestFilm(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{{W: 360, H: 640}, {W: 1280, H: 720}} {
			t.Run(fmt.Sprintf("%s/%.0fx%.0f", g.Info().ID, size.W, size.H), func(t *testing.T) {
				in := port.Input{Size: size, Scale: 1, TextScale: 1, Touch: size.W < 1000}
				f := film{t: t, in: in, app: begun(t, g, &in, 1), p: painterOf(int(size.W), int(size.H), 1), rnd: rand.New(rand.NewPCG(7, 1)), smeared: map[sprites.ID]int{}}
				for f.frames < 3000 && f.holds < 4 && f.app.Status().Scene != "result" {
					f.frame()
				}
				t.Logf("%d frames, %d of them drawn whole, %d holds; by draw calls %v; %d cards, %d royals", f.frames, f.whole, f.holds, f.calls, f.cards, f.royals)
				if f.holds == 0 || f.whole < 20 || f.royals == 0 {
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
		if len(runs) > 2 {
			f.t.Fatalf("frame %d, on %s: %d draw calls: %+v", f.frames, f.app.Status().Scene, len(runs), runs)
		}
	}
	f.shown = append(f.shown[:0], f.list.Ops...)
	if f.ready = f.ready || !f.p.rough; f.ready {
		f.sharp()
	}
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

// sharp looks at what each card is shown from. One of which there is no picture yet is plain.
func (f *film) sharp() {
	from := 0
	for i, o := range f.list.Ops {
		to := f.p.ends[i]
		if aCard(o) && to-from == 4 && o.Color&0xff >= 0x40 { // one that comes in is not seen yet
			q := f.p.verts[from:to]
			wide := float64(max(q[1].SrcX, q[0].SrcX) - min(q[1].SrcX, q[0].SrcX))
			if o.Turn != 0 || o.Squash != 0 {
				wide -= 2 // with a pixel around it
			}
			if wide > 0 && o.Clip.Empty() {
				f.cards++
				f.shows(o, wide)
			}
		}
		from = to
	}
}

// shows looks at a card that is shown from so wide a texture.
func (f *film) shows(o paint.Op, wide float64) {
	if wide < 0.66*o.Rect.W-0.5 {
		if f.smeared[o.Sprite] == f.frames-1 {
			f.t.Errorf("frame %d: %v, %.0f wide, is shown from %.0f", f.frames, o.Sprite, o.Rect.W, wide)
		}
		f.smeared[o.Sprite] = f.frames
	}
	for _, r := range courts {
		if o.Width > 0 { // it goes where it is drawn otherwise
			break
		}
		if o.Sprite == sprites.Card(r) && o.Rect.W >= 30 {
			if f.royals++; wide < 30 {
				f.t.Errorf("frame %d: %v, %.0f wide, is shown from its index", f.frames, r, o.Rect.W)
			}
		}
	}
}

// courts are the cards that are busts when they are small.
var courts = func() (list []cards.Card) {
	for c := cards.Card(1); c < cards.Faces; c++ {
		if c.Court() || c.IsJoker() {
			list = append(list, c)
		}
	}
	return list
}()
