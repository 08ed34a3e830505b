package screens

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// faces counts the card faces in the display list that lie in the hand's place, or anywhere for all.
func (r *rig) faces(all bool) int {
	n := 0
	for _, o := range r.list.Ops {
		if o.Kind != paint.Sprite || !(all || o.Rect.Center().In(r.app.tab.areas.Hand)) {
			continue
		}
		for c := cards.Card(1); c < cards.Faces; c++ {
			if o.Sprite == sprites.Card(c) {
				n++
			}
		}
	}
	return n
}

// secretDoc returns what of a document names a card of a hand.
func (r *rig) secretDoc() string {
	d := r.app.Doc()
	if len(d.Hand) > 0 {
		return fmt.Sprintf("the document still has a hand on %s: %v", r.app.Status().Scene, d.Hand)
	}
	if r.app.Status().Scene == "curtain" && (len(d.Table) > 0 || len(d.Log) > 0 || len(d.Acts) != 1) {
		return fmt.Sprintf("behind the curtain the document tells more than whom to hand the device to: %+v", d)
	}
	return ""
}

// TestCurtain plays with persons alone, with full movement, and looks at every frame from a person's last choice until the
// next one has said who it is.
func TestCurtain(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			seed := uint64(31)
			r := newRig(t, phone, true, store.NewMemory(), seed)
			r.start(g.Info().ID, 9)
			r.app.prefs.Speed, r.app.prefs.Pause = 2, 2
			r.app.tab.settle()
			p := &player{rnd: rand.New(rand.NewPCG(seed, 3))}
			curtains := 0
			for range 80 {
				hidden := 0
				for range 400 {
					r.step(50 * time.Millisecond)
					if r.app.tab == nil {
						break
					}
					switch scene := r.app.Status().Scene; {
					case scene == "curtain":
						hidden++
						if n := r.faces(true); n > 0 {
							t.Fatalf("seed %d: %d faces behind the curtain", seed, n)
						}
						if why := r.secretDoc(); why != "" {
							t.Fatal(why)
						}
					case r.app.tab.t.Viewer == engine.Table:
						if n := r.faces(false); n > 0 {
							t.Fatalf("seed %d: %d faces in the hand while nobody has the device", seed, n)
						}
						if why := r.secretDoc(); why != "" {
							t.Fatal(why)
						}
					}
					if r.app.Status().Settled || hidden > 0 {
						break
					}
				}
				switch r.app.Status().Scene {
				case "result":
					return
				case "curtain":
					curtains++
					r.tap("curtain:ok")
					if r.app.Status().Scene != "curtain" {
						t.Fatal("the curtain opens at a tap meant for what was there before")
					}
					r.step(time.Second)
					r.tap("curtain:ok")
				case "recap":
					r.tap("recap:ok")
				case "round":
					r.tap("round:ok")
				case "table":
					if r.app.tab.t.Asked != engine.None {
						r.choose(p)
					}
				}
			}
			if curtains < 5 {
				t.Errorf("only %d curtains between persons", curtains)
			}
		})
	}
}

// TestAlone never hands the device to anybody.
func TestAlone(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 8)
		r.start(g.Info().ID, 1)
		p := &player{rnd: rand.New(rand.NewPCG(8, 3)), limit: 40}
		for range 40 {
			r.settle()
			if scene := r.app.Status().Scene; scene == "curtain" || scene == "recap" {
				t.Fatalf("%s: a %s for one person alone", g.Info().ID, scene)
			} else if scene == "result" {
				break
			} else if scene == "round" {
				r.tap("round:ok")
				continue
			}
			r.choose(p)
		}
	}
}

// TestCurtainGivesWay hands the seat that is awaited behind a curtain to an opponent: the game goes on.
func TestCurtainGivesWay(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.start("usurpers", 2)
	p := &player{rnd: rand.New(rand.NewPCG(5, 3))}
	for range 50 {
		r.settle()
		switch r.app.Status().Scene {
		case "curtain":
			if r.app.tab.t.Moves() < 3 {
				r.step(time.Second)
				r.tap("curtain:ok")
				continue
			}
			seat := r.app.tab.t.Curtain
			r.tap("curtain:menu")
			r.app.Activate("menu:hand:" + seat.String())
			r.step(0)
			r.settle()
			if scene := r.app.Status().Scene; scene == "curtain" && r.app.tab.t.Curtain == engine.None {
				t.Fatal("a curtain for nobody")
			}
			return
		case "recap":
			r.tap("recap:ok")
		default:
			r.choose(p)
		}
	}
	t.Fatal("no curtain")
}
