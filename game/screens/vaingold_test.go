package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestArrowsInVainAreNotGold plays Two Kingdoms: where the hand has too few arrows to fell any royal that stands opposite, no button
// that is set off begins to shoot.
func TestArrowsInVainAreNotGold(t *testing.T) {
	vain, gold := 0, 0
	for seed := uint64(1); seed < 60; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(seed, 8)), limit: 60}, func(int) {
			s := r.app.tab()
			if s.t.Asked == engine.None || s.t.Now().Turn != s.t.Asked || !s.t.Focus.Empty() || len(s.t.Composer().Chosen()) > 0 {
				return
			}
			r.step(0)
			shoots := slices.ContainsFunc(s.felt.Acts, func(b felt.Act) bool {
				i := b.Verb()
				return b.Tone == kit.Second && i >= 0 && s.info.Verbs[i].Name == "nock"
			})
			switch few := fewArrows(s); {
			case few && shoots:
				t.Errorf("seed %d: arrows that fell nobody are set off", seed)
			case few:
				vain++
			case shoots:
				gold++
			}
		})
	}
	if vain < 5 || gold < 5 {
		t.Errorf("only %d in vain, %d set off", vain, gold)
	}
}

// fewArrows reports whether a royal stands opposite, and the largest volley of the hand fells none.
func fewArrows(s *tableScreen) bool {
	kind := func(name string) uint8 {
		return uint8(slices.IndexFunc(s.info.Piles, func(p engine.PileInfo) bool { return p.Name == name }))
	}
	v, me := s.t.Now(), s.t.Asked
	most, least := 0, 9
	count := map[int]int{}
	for _, c := range v.Pile(engine.PileID{Kind: kind("hand"), Owner: me}) {
		if !c.IsJoker() && !c.Court() {
			for _, key := range []int{int(c.Rank()), 100 + int(c.Suit())} {
				count[key]++
				most = max(most, count[key])
			}
		}
	}
	for slot := range uint8(3) {
		p := v.Pile(engine.PileID{Kind: kind("royal"), Owner: me.Next(2), Slot: slot})
		if len(p) > 0 && s.t.Plan.TurnOf(v.Counter(uint8(s.t.Plan.Turned), me.Next(2), slot)) < 1 {
			least = min(least, 1+int(cards.King-p[0].Rank()))
		}
	}
	return least < 9 && most >= 2 && most < least
}

// TestOneButtonIsGold plays all games: of the buttons of a question at most one is filled with gold, and one that leads on is.
func TestOneButtonIsGold(t *testing.T) {
	leads := 0
	for _, id := range []string{"usurpers", "kingdoms", "houses", "crush", "royalty"} {
		r := newRig(t, phone, true, store.NewMemory(), 9)
		r.start(id, 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(9, 8)), limit: 40}, func(int) {
			r.step(0)
			s, gold := r.app.tab(), 0
			for _, o := range r.list.Ops {
				if o.Kind == paint.Fill && o.Color == kit.Gold && o.Rect.H >= 40 && o.Rect.Y >= s.felt.Areas.Acts.Y-1 {
					gold++
				}
			}
			if gold > 1 {
				t.Errorf("%s: %d buttons are gold", id, gold)
			}
			if i := slices.IndexFunc(s.felt.Acts, func(b felt.Act) bool { return b.Tone == kit.Second }); i >= 0 {
				if leads++; gold != 1 {
					t.Errorf("%s: %q leads on, and %d are gold", id, s.felt.Acts[i].Text, gold)
				}
			}
		})
	}
	if leads == 0 {
		t.Error("no button led on")
	}
}
