package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/words"
	"royals/sprites"
)

// lamps returns where the lamps lie that mark what is suggested.
func lamps(r *rig, s *tableScreen) (list []geom.Rect) {
	r.list.Reset()
	r.app.Draw(&r.list)
	for _, o := range r.list.Ops {
		if o.Kind == paint.Sprite && o.Sprite == sprites.IconHint && o.Rect.W == lampSize-6 && !o.Rect.Center().In(s.guide.card.box) {
			list = append(list, o.Rect)
		}
	}
	return list
}

// oneLamp reports an error unless the tip names a card and one lamp lies there.
func oneLamp(t *testing.T, r *rig, s *tableScreen, c cards.Card) {
	t.Helper()
	found := lamps(r, s)
	if len(found) != 1 || !strings.Contains(s.guide.text, words.Card(c)) {
		t.Fatalf("%q lights %v at %d places", s.guide.text, c, len(found))
	}
	if name := kit.NameOf(kit.Under(r.app.Targets(), found[0].Center())); name != "card:hand:"+c.String() && !strings.HasPrefix(name, "card:hand:"+c.String()+"#") {
		t.Errorf("%q: the lamp lies on %s", s.guide.text, name)
	}
}

// TestTipLightsWhatItNames plays games of Home Houses: when a tip says to play a card, that card is marked as suggested, and no other. Any other tip
// marks nothing.
func TestTipLightsWhatItNames(t *testing.T) {
	named, other := 0, 0
	for _, size := range []geom.Rect{phone, desktop} {
		for seed := uint64(1); seed <= 3; seed++ {
			r := newRig(t, size, size == phone, store.NewMemory(), seed)
			r.start("houses", 1)
			r.app.Prefs.Coach = coachAlways
			r.play(&player{rnd: rand.New(rand.NewPCG(seed, 9)), limit: 60}, func(int) {
				s := r.app.tab()
				if s == nil || s.guide.tip == nil || r.app.Top() != s {
					return
				}
				r.step(time.Millisecond)
				x, lit := guidance{s}.shown()
				if !s.guide.tip.Plays {
					if other++; lit || len(lamps(r, s)) > 0 {
						t.Errorf("%q lights %v", s.guide.text, x)
					}
					return
				}
				named++
				if !lit {
					t.Fatalf("%q lights nothing", s.guide.text)
				}
				oneLamp(t, r, s, x.Card)
			})
		}
	}
	if named < 3 || other < 3 {
		t.Errorf("%d tips name a card to play and %d do not", named, other)
	}
}

// lyingAt returns where a card lies, nil where it does not.
func lyingAt(s *tableScreen, id uint32) *geom.Rect {
	for i := range s.felt.Places {
		if s.felt.Places[i].ID == id {
			return &s.felt.Places[i].Pose.Rect
		}
	}
	return nil
}

// liesOn reports whether a stroke of the mark of a card begins on another one, which lies on it.
func liesOn(mark []paint.Op, p geom.Rect, on *geom.Rect) bool {
	if on == nil || on.X <= p.X || on.Y >= p.Y+0.3*p.H {
		return false
	}
	return slices.ContainsFunc(mark, func(o paint.Op) bool {
		return o.Kind == paint.Line && o.Rect.X > on.X && o.Rect.X < on.X+on.W && o.Rect.Y > on.Y
	})
}

// TestSuggestionKeepsToItsCard marks each card of a hand: the mark lies on no part of a neighbour that shows.
func TestSuggestionKeepsToItsCard(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			s := deal(t, g.Info().ID, size, 5).app.tab()
			for i := range s.scene.Hand {
				h := &s.scene.Hand[i]
				x := s.scene.HandTap(*h)[0]
				r, turn := lights{s}.free(learn.Thing{Thing: x, Score: engine.None, Verb: -1})
				p := lyingAt(s, h.ID)
				if p == nil || turn == 0 && !p.Inset(-0.01).Contains(r) {
					t.Errorf("%s at %v: %v is marked at %v, and lies at %v", g.Info().ID, size, h.Face, r, p)
				}
				k := kit.Kit{List: &paint.List{}}
				suggest(&k, r, turn)
				if turn != 0 {
					continue
				}
				for j := range s.scene.Hand {
					if n := &s.scene.Hand[j]; n.ID != h.ID && liesOn(k.List.Ops, *p, lyingAt(s, n.ID)) {
						t.Errorf("%s at %v: the mark of %v lies on %v", g.Info().ID, size, h.Face, n.Face)
					}
				}
			}
		}
	}
}
