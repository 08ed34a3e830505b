package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
	"royals/sprites"
)

// TestCloser checks at the smallest size that nothing is more than one press away: a card under a finger that stays,
// what lies before every player, the rules, the log, silence and the cover over the hand, by finger and by name.
func TestCloser(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			r := newRig(t, geom.Rect{W: 320, H: 568}, true, store.NewMemory(), 3)
			r.start(g.Info().ID, 1)
			r.settle()
			s := r.app.tab()
			moves := s.t.Moves()
			hold(r, s.scene.HandName(s.scene.Hand[0]))
			shown(r, "zoom", "holding a card")
			for _, x := range s.scene.Others() {
				hold(r, "seat:"+x.String())
				shown(r, "board", "holding "+x.String())
				r.app.Activate("see:" + x.String())
				shown(r, "board", "see:"+x.String())
			}
			for name, scene := range map[string]string{"rules": "rules", "log": "log", "hide": "cover", "menu": "menu"} {
				r.tap(name)
				shown(r, scene, "a tap on "+name)
				if !listed(r.app.Doc(), name) || !r.app.Activate(name) {
					t.Fatalf("%s is not in the document", name)
				}
				shown(r, scene, name)
			}
			for _, want := range []int{1, 0} {
				r.tap("mute")
				if r.app.Prefs.Mute != want || !listed(r.app.Doc(), "mute") {
					t.Errorf("a tap on the speaker leaves mute at %d", r.app.Prefs.Mute)
				}
			}
			if s.t.Moves() != moves {
				t.Error("looking has made a move")
			}
		})
	}
}

// shown checks what something has led to, and goes back to the table.
func shown(r *rig, scene, by string) {
	r.t.Helper()
	if got := r.app.Status().Scene; got != scene {
		r.t.Fatalf("%s shows %s, want %s", by, got, scene)
	}
	if scene == "cover" {
		r.app.Activate("cover:ok")
	} else {
		r.app.Activate("back")
	}
	r.step(0)
	if got := r.app.Status().Scene; got != "table" {
		r.t.Fatalf("%s leads back to %s", by, got)
	}
}

// hold lays a finger on a hit and leaves it there for a while.
func hold(r *rig, name string) {
	r.t.Helper()
	box, ok := r.find(name)
	if !ok {
		r.t.Fatalf("no %s", name)
	}
	at := geom.Point{X: box.X + 8, Y: box.Y + 8}
	r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: at, Held: true, Touch: true})
	r.step(0)
	r.step(shell.HoldTime + time.Millisecond)
	r.in.Point(port.Pointer{ID: 1, Motion: port.Up, Pos: at, Touch: true})
	r.step(0)
}

func listed(d *port.Doc, name string) bool {
	for _, i := range d.Acts {
		if i.Name == name && !i.Disabled {
			return true
		}
	}
	return false
}

// TestBoardShowsEveryIndex opens what lies before a player who has many cards: of every card in a row so much is to be
// seen that it can be told, and the rows do not cover each other.
func TestBoardShowsEveryIndex(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, {W: 360, H: 640}, {W: 844, H: 390}, {W: 1280, H: 720}} {
		r := newRig(t, size, true, store.NewMemory(), 3)
		r.start("houses", 1)
		r.settle()
		x := r.app.tab().scene.Others()[0]
		r.app.Activate("see:" + x.String())
		r.step(0)
		v := &r.app.table.Shown
		for i, n := range []int{5, 13, 1} { // before the player
			p := engine.Pile{ID: engine.PileID{Kind: uint8(i), Owner: x}}
			for j := range n {
				p.Cards = append(p.Cards, cards.New(cards.Rank(1+j), cards.Hearts))
			}
			v.Piles = append(v.Piles, p)
		}
		r.app.Redraw()
		r.step(0)
		var all []geom.Rect
		box := r.app.Top().(*boardScreen).sc.View
		for _, o := range r.list.Ops {
			if o.Kind == paint.Sprite && o.Sprite >= sprites.Card(1) && o.Sprite < sprites.Back(0) && o.Rect.W >= 48 && o.Clip == box {
				all = append(all, o.Rect)
			}
		}
		if len(all) < 19 {
			t.Fatalf("%v: %d cards", size, len(all))
		}
		for i, a := range all {
			for _, b := range all[i+1:] {
				dx, dy := b.X-a.X, b.Y-a.Y
				if dy < 1 && dx < a.W*0.6 || dy >= 1 && dy < a.H {
					t.Fatalf("%v: cards at %v and %v", size, a, b)
				}
			}
		}
	}
}

// TestSignsHaveWords looks closer at each seat of each game as it goes on: every symbol that a seat wears stands there beside what it
// means.
func TestSignsHaveWords(t *testing.T) {
	worn := map[sprites.ID]bool{}
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		r.start(g.Info().ID, 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(5, 3)), limit: 12}, func(int) {
			s := r.app.tab()
			for x := range s.t.Players {
				seat := engine.Seat(x)
				r.app.Push(&boardScreen{a: r.app.Sitting.App, s: s, seat: seat})
				r.step(0)
				for _, sign := range felt.Signs(&s.scene, seat) {
					if sign.Icon == sprites.None {
						continue
					}
					worn[sign.Icon] = true
					if !written(r.list.Ops, sign.Text) || !slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Sprite && o.Sprite == sign.Icon }) {
						t.Fatalf("%s: %q of %v has no symbol or no words", g.Info().ID, sign.Text, seat)
					}
				}
				r.app.Pop()
				r.step(0)
			}
		})
	}
	if len(worn) < 4 {
		t.Errorf("only %d symbols were worn", len(worn))
	}
}
