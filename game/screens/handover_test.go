package screens

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// sees returns the faces that a seat, or the table, may know by the rules at this moment.
func (r *rig) sees(x engine.Seat) (known cards.Set) {
	s := r.app.tab.t.State().Fresh()
	s.CopyFrom(r.app.tab.t.State())
	s.Redact(x)
	var v engine.View
	v.Reset(x)
	s.View(&v)
	for _, p := range v.Piles {
		for _, c := range p.Cards {
			if c.Known() {
				known = known.Add(c)
			}
		}
	}
	return known
}

// open returns the faces that lie open in what has been shown so far, which runs after the rules.
func (r *rig) open() (known cards.Set) {
	tab := r.app.tab
	for _, p := range tab.t.Shown.Piles {
		if tab.info.Piles[p.ID.Kind].Sight == engine.FaceUp {
			for _, c := range p.Cards {
				if c.Known() {
					known = known.Add(c)
				}
			}
		}
	}
	return known
}

// held returns the faces in a seat's hand.
func (r *rig) held(x engine.Seat) (known cards.Set) {
	s := r.app.tab.t.State().Fresh()
	s.CopyFrom(r.app.tab.t.State())
	s.Redact(x)
	var v engine.View
	v.Reset(x)
	s.View(&v)
	for _, c := range v.Pile(engine.PileID{Kind: uint8(r.app.tab.t.Plan.Hand), Owner: x}) {
		if c.Known() {
			known = known.Add(c)
		}
	}
	return known
}

// says is all that a document tells, of the log only what is newer than a number of lines.
func says(d *ui.Doc, log int) string {
	var b strings.Builder
	add := func(list ...string) {
		for _, s := range list {
			b.WriteString(strings.ToLower(s) + "\n")
		}
	}
	add(d.Title, d.Prompt, d.Alert)
	for _, list := range [][]ui.Item{d.Hand, d.Acts} {
		for _, x := range list {
			add(x.Name, x.Text)
		}
	}
	for _, s := range d.Table {
		add(s.Heading)
		add(s.Lines...)
	}
	if log < len(d.Log) {
		add(d.Log[log:]...)
	}
	return b.String()
}

// TestHandedOver seats two people round one device, with full movement, and looks at every frame and every document from a
// person's choice until that person has the device again: no card of the hand that was put down is in it.
func TestHandedOver(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			seed := uint64(57)
			r := newRig(t, phone, true, store.NewMemory(), seed)
			r.start(g.Info().ID, 2)
			r.app.prefs.Speed, r.app.prefs.Pause = 2, 1
			r.app.tab.settle()
			p := &player{rnd: rand.New(rand.NewPCG(seed, 3))}
			last, was, log := engine.None, cards.Set(0), 0
			var allowed cards.Set
			handed, frames := 0, 0
			for range 9000 {
				r.step(60 * time.Millisecond)
				if r.app.tab == nil || handed > 14 {
					break
				}
				tab := r.app.tab.t
				if last != engine.None && tab.Viewer != last {
					allowed |= r.sees(tab.Viewer) | r.open()
					secret := (was & r.held(last)) &^ allowed
					frames++
					for _, o := range r.list.Ops {
						if o.Kind != paint.Sprite {
							continue
						}
						for s := secret; s != 0; s &= s - 1 {
							if c := s.First(); o.Sprite == sprites.Card(c) {
								t.Fatalf("seed %d: %s's %s is drawn on %s after %s handed over", seed, last, c, r.app.Status().Scene, last)
							}
						}
					}
					said := says(r.app.Doc(), log)
					for s := secret; s != 0; s &= s - 1 {
						if c := s.First(); strings.Contains(said, words.Card(c)) {
							t.Fatalf("seed %d: the document on %s names %s's %s", seed, r.app.Status().Scene, last, c)
						}
					}
				}
				if !r.app.Status().Settled {
					continue
				}
				switch r.app.Status().Scene {
				case "curtain":
					r.step(time.Second)
					r.tap("curtain:ok")
				case "recap":
					r.tap("recap:ok")
				case "round":
					r.tap("round:ok")
				case "table":
					if tab.Asked == engine.None {
						continue
					}
					x := tab.Viewer
					moves := tab.Moves()
					held := cards.Set(0)
					if x < engine.MaxSeats {
						held = r.held(x)
						allowed = r.sees(engine.Table) | r.open()
						log = len(r.app.Doc().Log)
					}
					r.choose(p)
					if x < engine.MaxSeats && r.app.tab != nil && tab.Moves() > moves {
						last, was = x, held
						handed++
					}
				}
			}
			if handed < 8 || frames < 30 {
				t.Errorf("%d times handed over, %d frames looked at", handed, frames)
			}
		})
	}
}
