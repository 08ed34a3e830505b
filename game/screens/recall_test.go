package screens

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// said reports whether words lie in a rectangle, in however many lines.
func (r *rig) said(text string, in geom.Rect) bool {
	all := ""
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && o.Rect.Center().In(in) {
			all += " " + o.Text
		}
	}
	return strings.Contains(all, text)
}

// TestLastBattle: between two battles the middle of Usurpers tells who is about to win, and how the last battle began
// and ended, with its cards where there is room; another program that goes on with the game tells the same; while cards
// lie there nothing is told.
func TestLastBattle(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop, {W: 1920, H: 1080}} {
		t.Run(fmt.Sprintf("%.0fx%.0f", size.W, size.H), func(t *testing.T) {
			var m middles
			for seed := uint64(5); seed < 10; seed++ {
				keep := store.NewMemory()
				r := newRig(t, size, size.W < 1000, keep, seed)
				r.start("usurpers", 1)
				p := &player{rnd: rand.New(rand.NewPCG(seed, 1))}
				for n := 0; n < 60 && r.goOn() != "result"; n++ {
					m.look(r, keep, seed, fmt.Sprintf("seed %d decision %d", seed, n))
					r.choose(p)
				}
			}
			t.Logf("%d told, %d titled, %d cards, %d threats, %d battles, %d goals", m.told, m.titled, m.cards, m.threats, m.busy, m.goal)
			if m.told < 3 || 2*m.titled < m.told || m.threats == 0 || m.busy < 3 || (m.goal == 0) != (size.W > 1000) || size.W > 1000 && m.cards < 3 { // beside a wide table the log says what wins
				t.Error("too little of it was met")
			}
		})
	}
}

// middles counts what the middle of the table has told.
type middles struct{ told, titled, cards, threats, busy, goal int }

// look checks what the middle tells at a decision.
func (m *middles) look(r *rig, keep store.Store, seed uint64, where string) {
	r.t.Helper()
	s := r.app.tab()
	centre, rec := s.felt.Areas.Centre, s.t.Recalled()
	end := ""
	if len(rec.End) > 0 {
		end = rec.End[len(rec.End)-1]
	}
	switch {
	case !s.scene.Idle():
		if m.busy++; end != "" && r.said(end, centre) {
			r.t.Fatalf("%s: %q stands among the cards of a battle", where, end)
		}
		return
	case rec.Begin == "":
		if r.said("Begin a turn with 1", centre) {
			m.goal++
		}
	case end != "" && r.said(end, centre):
		if m.told++; r.said(words.Plain("usurpers.recall"), centre) {
			m.titled++
		}
		m.cards += recalled(r, rec.Cards, centre)
		r.app.Save()
		other := newRig(r.t, r.in.Size, r.in.Touch, keep, seed)
		other.tap("continue")
		other.step(0)
		if !other.said(end, other.app.tab().felt.Areas.Centre) {
			r.t.Fatalf("%s: another program does not tell %q", where, end)
		}
	}
	told := threats(r, centre)
	if strip := r.said(" in 1 turn", s.felt.Areas.Track) || r.said(" turns", s.felt.Areas.Track); strip {
		if told++; told > threatening(s) {
			r.t.Fatalf("%s: the strip and the middle both tell who is about to win", where)
		}
	}
	m.threats += told
}

// recalled counts the cards of the last battle that are drawn in a rectangle.
func recalled(r *rig, lines []table.Line, in geom.Rect) (n int) {
	for _, o := range r.list.Ops {
		if o.Kind != paint.Sprite || !o.Rect.Center().In(in) {
			continue
		}
		for _, c := range lines {
			if o.Sprite == sprites.Card(c.Card) {
				n++
			}
		}
	}
	return n
}

// threatening counts who is about to win.
func threatening(s *tableScreen) (n int) {
	for x := range s.t.Players {
		if s.t.Shown.Counter(uint8(s.t.Plan.Threat), engine.Seat(x), 0) > 0 {
			n++
		}
	}
	return n
}

// threats counts the sentences of who is about to win that stand in a rectangle.
func threats(r *rig, in geom.Rect) (n int) {
	s := r.app.tab()
	for x := range s.t.Players {
		for _, f := range s.t.Facts(s.scene.Others()[0].Next(x)) {
			if r.said(f, in) {
				n++
			}
		}
	}
	return n
}
