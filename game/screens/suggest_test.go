package screens

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
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
				if !lit || !strings.Contains(s.guide.text, words.Card(x.Card)) {
					t.Fatalf("%q lights %v: %v", s.guide.text, x, lit)
				}
				found := lamps(r, s)
				if len(found) != 1 {
					t.Fatalf("%q lights %d places", s.guide.text, len(found))
				}
				if name := kit.NameOf(kit.Under(r.app.Targets(), found[0].Center())); name != "card:hand:"+x.Card.String() && !strings.HasPrefix(name, "card:hand:"+x.Card.String()+"#") {
					t.Errorf("%q: the lamp lies on %s", s.guide.text, name)
				}
			})
		}
	}
	if named < 3 || other < 3 {
		t.Errorf("%d tips name a card to play and %d do not", named, other)
	}
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
				var p *geom.Rect
				for j := range s.felt.Places {
					if s.felt.Places[j].ID == h.ID {
						p = &s.felt.Places[j].Pose.Rect
					}
				}
				if p == nil || turn == 0 && !p.Inset(-0.01).Contains(r) {
					t.Errorf("%s at %v: %v is marked at %v, and lies at %v", g.Info().ID, size, h.Face, r, p)
				}
				k := kit.Kit{List: &paint.List{}}
				suggest(&k, r, turn)
				for _, o := range k.List.Ops {
					if o.Kind != paint.Line || turn != 0 {
						continue
					}
					for j := range s.scene.Hand {
						n := &s.scene.Hand[j]
						if n.ID == h.ID {
							continue
						}
						for q := range s.felt.Places {
							if at := s.felt.Places[q].Pose.Rect; s.felt.Places[q].ID == n.ID && at.X > p.X && at.Y < p.Y+0.3*p.H && o.Rect.X > at.X && o.Rect.X < at.X+at.W && o.Rect.Y > at.Y {
								t.Errorf("%s at %v: the mark of %v lies on %v", g.Info().ID, size, h.Face, n.Face)
							}
						}
					}
				}
			}
		}
	}
}
