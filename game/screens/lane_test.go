package screens

import (
	"math/rand/v2"
	"testing"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/plan"
	"royals/game/store"
)

// TestLaneIsFree: on a wide stage of Two Kingdoms what strikes and what stops it lie between the ranks: over none of those who stand there,
// and no ace over what it stops; on a phone no ace lies over anything.
func TestLaneIsFree(t *testing.T) {
	laneIsFree(t, desktop, true)
	laneIsFree(t, phone, false)
}

func laneIsFree(t *testing.T, size geom.Rect, all bool) {
	t.Helper()
	blows, aces := 0, 0
	for seed := uint64(1); seed < 9; seed++ {
		r := newRig(t, size, size == phone, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		atStages(r, &player{rnd: rand.New(rand.NewPCG(seed, 9))}, func(s *tableScreen) {
			b, a := lane(t, s.felt.Staged.Pieces, all)
			blows, aces = blows+b, aces+a
		})
	}
	if blows < 20 || aces < 5 {
		t.Errorf("%d blows, %d aces", blows, aces)
	}
}

// lane looks at what lies between the ranks, or at aces alone, and counts it: what strikes, and aces.
func lane(t *testing.T, all []felt.Piece, strikers bool) (blows, aces int) {
	t.Helper()
	for i := range all {
		p := &all[i]
		switch {
		case p.Part == plan.Guards:
			aces++
		case p.Steps || p.Along:
			if blows++; !strikers {
				continue
			}
		default:
			continue
		}
		for j := range all {
			q := &all[j]
			own := (p.Steps || p.Along) && (q.Steps || q.Along) // the number of an attack lies beside its royal
			if both := p.At.Inset(3).Intersect(q.At.Inset(3)); i != j && !own && !both.Empty() {
				t.Errorf("%v of %v lies at %v over %v of %v at %v", p.Card, p.Pile, p.At, q.Card, q.Pile, q.At)
			}
		}
	}
	return blows, aces
}
