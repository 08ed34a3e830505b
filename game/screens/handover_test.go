package screens

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/port"
	"royals/game/store"
	"royals/game/words"
)

// sees returns the faces that a seat, or the table, may know by the rules at this moment.
func (r *rig) sees(x engine.Seat) (known cards.Set) {
	v := viewed(r, x)
	for _, p := range v.Piles {
		known |= faced(p.Cards)
	}
	return known
}

// viewed is the view that the rules give a seat at this moment.
func viewed(r *rig, x engine.Seat) (v engine.View) {
	s := r.app.table.State().Fresh()
	s.CopyFrom(r.app.table.State())
	s.Redact(x)
	v.Reset(x)
	s.View(&v)
	return v
}

// faced returns those cards of a list whose faces are known.
func faced(list []cards.Card) (known cards.Set) {
	for _, c := range list {
		if c.Known() {
			known = known.Add(c)
		}
	}
	return known
}

// open returns the faces that lie open in what has been shown so far, which runs after the rules.
func (r *rig) open() (known cards.Set) {
	tab := r.app.tab()
	for _, p := range tab.t.Shown.Piles {
		if tab.info.Piles[p.ID.Kind].Sight == engine.FaceUp {
			known |= faced(p.Cards)
		}
	}
	return known
}

// held returns the faces in a seat's hand.
func (r *rig) held(x engine.Seat) cards.Set {
	v := viewed(r, x)
	return faced(v.Pile(engine.PileID{Kind: uint8(r.app.table.Plan.Hand), Owner: x}))
}

// says is all that a document tells, of the log only what is newer than a number of lines.
func says(d *port.Doc, log int) string {
	var b strings.Builder
	add := func(list ...string) {
		for _, s := range list {
			b.WriteString(strings.ToLower(s) + "\n")
		}
	}
	add(d.Title, d.Prompt, d.Alert)
	for _, list := range [][]port.Item{d.Hand, d.Acts} {
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

// TestHandedOver seats two people round one device, with full movement, and looks at every frame and every document
// from a person's choice until that person has the device again: no card of the hand that was put down is in it.
func TestHandedOver(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			const seed = 57
			r := newRig(t, phone, true, store.NewMemory(), seed)
			r.start(g.Info().ID, 2)
			r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 1
			r.app.tab().clock.settle()
			h := handing{r: r, p: &player{rnd: rand.New(rand.NewPCG(seed, 3))}, seed: seed, last: engine.None}
			for range 9000 {
				r.step(60 * time.Millisecond)
				if r.app.table == nil || h.handed > 14 {
					break
				}
				h.look()
				if st := r.app.Status(); st.Settled && !goesOn(r) && !putAway(r) && st.Scene == "table" && r.app.table.Asked != engine.None {
					h.choose()
				}
			}
			if h.handed < 8 || h.frames < 30 {
				t.Errorf("%d times handed over, %d frames looked at", h.handed, h.frames)
			}
		})
	}
}

// handing is a device that goes from hand to hand.
type handing struct {
	r       *rig
	p       *player
	seed    uint64
	last    engine.Seat // put it down, with the cards of was in the hand, when the log had so many lines
	was     cards.Set
	log     int
	allowed cards.Set // what anybody may have seen since
	handed  int       // choices made
	frames  int       // frames looked at
}

// look checks that neither the picture nor the document has a card that the last person held in secret.
func (h *handing) look() {
	r, tab := h.r, h.r.app.table
	r.t.Helper()
	if h.last == engine.None || tab.Viewer == h.last {
		return
	}
	h.allowed |= r.sees(tab.Viewer) | r.open()
	secret := (h.was & r.held(h.last)) &^ h.allowed
	h.frames++
	for _, o := range r.list.Ops {
		if c := face(o); secret.Has(c) {
			r.t.Fatalf("seed %d: %s's %s is drawn on %s after %s handed over", h.seed, h.last, c, r.app.Status().Scene, h.last)
		}
	}
	said := says(r.app.Doc(), h.log)
	if jokers := cards.Of(cards.Joker1, cards.Joker2); h.allowed&jokers != 0 { // one lies open, and both have one name
		secret &^= jokers
	}
	for s := secret; s != 0; s &= s - 1 {
		if c := s.First(); strings.Contains(said, words.Card(c)) {
			r.t.Fatalf("seed %d: the document on %s names %s's %s", h.seed, r.app.Status().Scene, h.last, c)
		}
	}
}

// choose makes a choice for the person who has the device, and notes what is a secret when it ends the turn.
func (h *handing) choose() {
	r, tab := h.r, h.r.app.table
	r.t.Helper()
	x, moves := tab.Viewer, tab.Moves()
	if x >= engine.MaxSeats {
		r.choose(h.p)
		return
	}
	held := r.held(x)
	h.allowed = r.sees(engine.Table) | r.open()
	h.log = len(r.app.Doc().Log)
	r.choose(h.p)
	if r.app.table != nil && tab.Moves() > moves {
		h.last, h.was = x, held
		h.handed++
	}
}
