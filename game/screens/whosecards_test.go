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
		for seed := uint64(1); seed < 4; seed++ {
			r := newRig(t, size, size == phone, store.NewMemory(), seed)
			r.start("kingdoms", 1)
			atStages(r, &player{rnd: rand.New(rand.NewPCG(seed, 9))}, func(s *tableScreen) {
				list, newest, armed := s.felt.Staged.Pieces, -1, false
				if s.stage.Moving(r.in.Now) || !slices.ContainsFunc(list, func(p felt.Piece) bool { return p.Part == plan.Guards }) {
					return
				}
				r.blind = false
				r.step(0)
				r.blind = true
				hidesNothing(t, r, s)
				for i := range list {
					p := &list[i]
					worn := slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
						return o.Sprite == felt.Emblem(&s.scene, p.Owner) && o.Rect == felt.Arms(p.At)
					})
					switch {
					case p.Part == plan.Guards:
						aces++
						if !worn {
							t.Errorf("%v: nothing tells whose %v is", size, p.Card)
						}
						if newest >= 0 {
							undone++
							if !list[newest].Spent {
								t.Errorf("%v: %v has been undone and is bright", size, list[newest].Card)
							}
						}
						newest = i
					case p.Steps || p.Along:
						armed = armed || !p.Bare
					case worn:
						t.Errorf("%v: %v stands in a rank and wears arms", size, p.Card)
					}
				}
				if newest >= 0 && (list[newest].Spent || !armed) {
					t.Errorf("%v: %v counts and is dim, or nothing tells who strikes", size, list[newest].Card)
				}
			})
		}
		if aces < 2 || undone == 0 {
			t.Errorf("%v: %d aces, %d undone", size, aces, undone)
		}
	}
}
