package screens

import (
	"fmt"
	"math/rand/v2"
	"slices"
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
		c := face(o)
		if c == cards.Back || !all && (!o.Rect.Center().In(r.app.tab().felt.Areas.Hand) || open(r, c)) {
			continue
		}
		n++
	}
	return n
}

// open reports whether everybody knows where a card lies, such as one on its way from an open pile into a hand.
func open(r *rig, c cards.Card) bool {
	t := r.app.tab().t
	return t.Viewer == engine.Table && slices.ContainsFunc(t.Shown.Piles, func(p engine.Pile) bool { return slices.Contains(p.Cards, c) })
}

// face returns the card whose face is drawn by an operation, Back where none is.
func face(o paint.Op) cards.Card {
	for c := cards.Card(1); o.Kind == paint.Sprite && c < cards.Faces; c++ {
		if o.Sprite == sprites.Card(c) {
			return c
		}
	}
	return cards.Back
}

// secretDoc returns what of a document names a card of a hand.
func secretDoc(r *rig) string {
	d := r.app.Doc()
	if len(d.Hand) > 0 {
		return fmt.Sprintf("the document still has a hand on %s: %v", r.app.Status().Scene, d.Hand)
	}
	if r.app.Status().Scene == "curtain" && (len(d.Table) > 0 || len(d.Log) > 0 || len(d.Acts) != 1) {
		return fmt.Sprintf("behind the curtain the document tells more than whom to hand the device to: %+v", d)
	}
	return ""
}

// TestCurtain plays with persons alone, with full movement, and looks at every frame from a person's last choice until
// the next one has said who it is.
func TestCurtain(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			const seed = 31
			r := newRig(t, phone, true, store.NewMemory(), seed)
			r.start(g.Info().ID, 9)
			r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
			r.app.tab().clock.settle()
			p := &player{rnd: rand.New(rand.NewPCG(seed, 3))}
			curtains := 0
			for range 120 {
				toCurtain(r, seed)
				switch scene := r.app.Status().Scene; {
				case scene == "result":
					return
				case scene == "curtain":
					curtains++
					openCurtain(r)
				case goesOn(r):
				case !putAway(r) && scene == "table" && r.app.table.Asked != engine.None:
					r.choose(p)
				}
			}
			if curtains < 5 {
				t.Errorf("only %d curtains between persons", curtains)
			}
		})
	}
}

// toCurtain lets time pass until a curtain falls or nothing happens by itself, and looks at every frame.
func toCurtain(r *rig, seed uint64) {
	r.t.Helper()
	for range 400 {
		r.step(50 * time.Millisecond)
		if r.app.table == nil {
			return
		}
		if why := leak(r); why != "" {
			r.t.Fatalf("seed %d: %s", seed, why)
		}
		if st := r.app.Status(); st.Settled || st.Scene == "curtain" {
			return
		}
	}
}

// leak returns what is seen of a hand behind a curtain, or on the table while nobody has the device.
func leak(r *rig) string {
	behind := r.app.Status().Scene == "curtain"
	if !behind && r.app.table.Viewer != engine.Table {
		return ""
	}
	if n := r.faces(behind); n > 0 {
		return fmt.Sprintf("%d faces on %s while nobody has the device", n, r.app.Status().Scene)
	}
	return secretDoc(r)
}

// openCurtain opens a curtain that has just fallen: at once it cannot be opened.
func openCurtain(r *rig) {
	r.t.Helper()
	if _, ok := r.find("curtain:ok"); ok {
		r.t.Fatal("the curtain offers its button at once")
	}
	r.in.Press("curtain:ok")
	r.step(10 * time.Millisecond)
	if r.app.Status().Scene != "curtain" {
		r.t.Fatal("the curtain opens at a tap meant for what was there before")
	}
	r.step(time.Second)
	r.tap("curtain:ok")
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
			if r.app.table.Moves() < 3 {
				r.step(time.Second)
				r.tap("curtain:ok")
				continue
			}
			seat := r.app.table.Curtain
			r.tap("curtain:menu")
			r.app.Activate("menu:hand:" + seat.String())
			r.app.Activate("confirm:yes")
			r.step(0)
			r.settle()
			if scene := r.app.Status().Scene; scene == "curtain" && r.app.table.Curtain == engine.None {
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

// TestSheetsLeaveTheHandSecret lays the menu over a hand that is one player's secret: the hand is still below it, so
// the page is to be covered when it is put away.
func TestSheetsLeaveTheHandSecret(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 7)
	r.start("kingdoms", 2)
	r.settle()
	if r.app.Status().Scene == "curtain" {
		if r.app.Glance().Secret {
			t.Error("the curtain is a secret")
		}
		r.tap("curtain:ok")
		r.settle()
	}
	if r.app.Status().Scene != "table" || !r.app.Glance().Secret {
		t.Fatalf("a hand at the %s is no secret", r.app.Status().Scene)
	}
	r.app.Activate("menu")
	if r.app.Status().Scene != "menu" || !r.app.Glance().Secret {
		t.Errorf("a hand under the %s is no secret", r.app.Status().Scene)
	}
}
