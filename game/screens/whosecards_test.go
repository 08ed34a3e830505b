package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
)

// TestLaneTellsWhoseItsCardsAre: in an attack of Two Kingdoms what strikes and every ace wear the arms of their owner, which hide no corner
// of a card beside it. The ace that counts is bright, the one that it has undone is not.
func TestLaneTellsWhoseItsCardsAre(t *testing.T) {
	for _, size := range []geom.Rect{desktop, phone} {
		aces, undone := 0, 0
		for seed := uint64(1); seed < 3; seed++ {
			r := newRig(t, size, size == phone, store.NewMemory(), seed)
			r.start("kingdoms", 1)
			atStages(r, &player{rnd: rand.New(rand.NewPCG(seed, 9))}, func(s *tableScreen) {
				if s.stage.Moving(r.in.Now) || !slices.ContainsFunc(s.felt.Staged.Pieces, anAce) {
					return
				}
				r.blind = false
				r.step(0)
				r.blind = true
				hidesNothing(t, r, s)
				wornInTheLane(t, r, s)
				n := brightAces(t, s)
				aces, undone = aces+n, undone+n-1
			})
		}
		if aces < 2 || undone == 0 {
			t.Errorf("%v: %d aces, %d undone", size, aces, undone)
		}
	}
}

// anAce reports whether a card on the stage stops an attack or another ace.
func anAce(p felt.Piece) bool { return p.Part == plan.Guards }

// wornInTheLane looks at who wears arms: what strikes, and every ace.
func wornInTheLane(t *testing.T, r *rig, s *tableScreen) {
	armed := false
	for _, p := range s.felt.Staged.Pieces {
		worn := slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
			return o.Sprite == felt.Emblem(&s.scene, p.Owner) && o.Rect == felt.Arms(p.At)
		})
		strikes := p.Steps || p.Along
		armed = armed || strikes && !p.Bare
		if anAce(p) && !worn || worn && !anAce(p) && !strikes {
			t.Errorf("%v, which strikes or stops: %v, wears arms: %v", p.Card, anAce(p) || strikes, worn)
		}
	}
	if !armed {
		t.Errorf("%q: nothing tells who strikes", s.scene.Question.What)
	}
}

// brightAces looks at the aces of an attack, of which the newest counts, and returns how many there are.
func brightAces(t *testing.T, s *tableScreen) (n int) {
	var last felt.Piece
	for _, p := range s.felt.Staged.Pieces {
		if !anAce(p) {
			continue
		}
		if n++; n > 1 && !last.Spent {
			t.Errorf("%v has been undone and is bright", last.Card)
		}
		last = p
	}
	if last.Spent {
		t.Errorf("%v counts and is dim", last.Card)
	}
	return n
}
