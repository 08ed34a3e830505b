package screens

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/store"
	"royals/game/table"
)

// still is where everything lies that a choice must not move: the parts of the table, and the cards that are not in the
// hand.
func (r *rig) lies() (parts []geom.Rect, piles map[uint32]geom.Rect) {
	s := r.app.tab()
	a := &s.felt.Areas
	parts = append([]geom.Rect{a.Bar, a.Centre, a.Mine, a.Prompt, a.Hand, a.Acts, a.Log}, a.Panels...)
	piles = map[uint32]geom.Rect{}
	for _, p := range s.felt.Places {
		if !p.Hidden && !slices.ContainsFunc(s.scene.Hand, func(h felt.HandCard) bool { return h.ID == p.ID }) {
			piles[p.ID] = p.Pose.Rect
		}
	}
	return parts, piles
}

// TestNothingShifts plays games by pointing and picking: from the first touch of a choice to the last, whatever is
// foretold, picked or offered meanwhile, no part of the table and no card outside the hand moves.
func TestNothingShifts(t *testing.T) {
	for j, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 844, H: 390}, {W: 820, H: 1180}, desktop} {
		for i, g := range catalog.Games() {
			if due(j, 5, i) {
				t.Run(fmt.Sprintf("%s/%.0fx%.0f", g.Info().ID, size.W, size.H), func(t *testing.T) { nothingShifts(t, g.Info().ID, size) })
			}
		}
	}
}

func nothingShifts(t *testing.T, id string, size geom.Rect) {
	const seed = 31
	r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
	r.start(id, 1)
	rnd := rand.New(rand.NewPCG(seed, 5))
	foretold, made := 0, 0
	var parts []geom.Rect
	var piles map[uint32]geom.Rect
	moves := -1
	for range 260 {
		if scene := met(r); scene == "round" {
			continue
		} else if scene != "table" {
			break
		}
		tab := r.app.tab()
		now, cards := r.lies()
		if m := tab.t.Moves(); m != moves || !tab.scene.Making {
			moves, parts, piles = m, now, cards
		} else {
			made++
			where := fmt.Sprintf("seed %d move %d, %v chosen, pointed at %v", seed, m, tab.t.Composer().Chosen(), tab.t.Focus.Taps)
			if !slices.Equal(parts, now) {
				t.Fatalf("%s: the table was %v and is %v", where, parts, now)
			}
			if !maps.Equal(piles, cards) {
				t.Fatalf("%s: the cards lay at %v and lie at %v", where, piles, cards)
			}
		}
		if strings.HasPrefix(tab.scene.Question.Would, "Then: ") {
			foretold++
			if w := tab.scene.Question.Would; table.You(tab.t, tab.t.Viewer) && strings.Contains(w, tab.t.Name(tab.t.Viewer)) {
				t.Errorf("seed %d move %d: who plays alone is not spoken to: %q", seed, moves, w)
			}
		}
		r.press(rnd)
	}
	if made < 3 {
		t.Errorf("only %d looks at half made choices", made)
	}
	t.Logf("%d looks, %d of them with something foretold", made, foretold)
}

// press presses something that may be part of a choice now, on the table or among the buttons.
func (r *rig) press(rnd *rand.Rand) {
	s := r.app.tab()
	var names []string
	r.hits = r.app.Hits(r.hits[:0])
	for _, h := range r.hits {
		point, _, ok := s.felt.Find(h.Name)
		if strings.HasPrefix(h.Name, "act:") || strings.HasPrefix(h.Name, "vote:") || h.Name == "next" || ok && felt.Contains(s.scene.Marks.Legal, point.Tap, table.ARank) {
			names = append(names, h.Name)
		}
	}
	if len(names) == 0 {
		r.t.Fatalf("nothing to press, of %v", r.hits)
	}
	r.tap(names[rnd.IntN(len(names))])
}

// TestHandEmptiesInPlace: while a hand shrinks to nothing, no part of the table moves but when a row has become free.
func TestHandEmptiesInPlace(t *testing.T) {
	for _, size := range sizeList {
		for _, g := range catalog.Games() {
			t.Run(fmt.Sprintf("%s/%.0fx%.0f", g.Info().ID, size.W, size.H), func(t *testing.T) {
				touch := size.W < 1000
				r := newRig(t, size, touch, store.NewMemory(), 8)
				r.start(g.Info().ID, 1)
				r.settle()
				s := r.app.tab()
				id := engine.PileID{Kind: uint8(s.t.Plan.Hand), Owner: s.bottom()}
				hand := slices.IndexFunc(s.t.Shown.Piles, func(p engine.Pile) bool { return p.ID == id })
				var last []geom.Rect
				jumps, rows := 0, 0
				for n := 20; n > 0; n-- {
					p := &s.t.Shown.Piles[hand]
					for len(p.Cards) > n {
						p.Cards = p.Cards[:len(p.Cards)-1]
					}
					for len(p.Cards) < n {
						p.Cards = append(p.Cards, cards.New(5, cards.Hearts))
					}
					s.t.Cards.Sync(&s.t.Shown)
					r.app.Change()
					r.step(0)
					if now, _ := r.lies(); last == nil {
						last, rows = now, layout.Rows(n, s.felt.Areas.Hand.W, s.felt.Areas.Card, touch)
					} else if !slices.Equal(now, last) {
						jumps, last = jumps+1, now
					}
				}
				if jumps >= rows {
					t.Errorf("the table jumps %d times while a hand of %d rows empties", jumps, rows)
				}
			})
		}
	}
}
