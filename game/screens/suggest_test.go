package screens

import (
	"math"
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

// TestSuggestedIsNotGold: what a lesson lights and the best move of a hint look as what a tip suggests, with a lamp and without a golden rim: gold
// is for the turn, and for the button to press.
func TestSuggestedIsNotGold(t *testing.T) {
	goldRim := func(r *rig, at geom.Rect) bool {
		return slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
			return o.Kind == paint.Frame && o.Color|0xff == kit.Gold && o.Rect.Center().In(at.Inset(-2)) && o.Rect.W > 0.8*at.W && o.Rect.W < at.W+30
		})
	}
	lamp := func(r *rig, at geom.Rect) bool {
		return slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
			return o.Kind == paint.Sprite && o.Sprite == sprites.IconHint && o.Rect.W == lampSize-6 && o.Rect.Center().In(at)
		})
	}
	for _, size := range []geom.Rect{phone, desktop} {
		p := lessonOf(newRig(t, size, size == phone, store.NewMemory(), 5), "usurpers.crown")
		for n := 0; p.Stage() != learn.Asking && n < 20; n++ {
			p.goOn()
		}
		p.blind = false
		for p.MayHint() {
			p.app.Activate("hint")
		}
		p.step(0)
		s, n := lights{p.app.tab()}, 0
		for _, x := range s.lit() {
			at, turn := s.free(x)
			if at.Empty() || math.Abs(turn) > 0.5 || x.Verb >= 0 || x.Score < engine.MaxSeats {
				continue
			}
			if n++; !lamp(p.rig, at.Inset(-8)) || goldRim(p.rig, at) {
				t.Errorf("at %v %s is not marked as suggested", size, s.name(x))
			}
		}
		r := deal(t, "houses", size, 5)
		r.app.Prefs.Hints = 1
		r.app.Change()
		r.step(0)
		r.tap("hint")
		for range 400 {
			if r.step(50 * time.Millisecond); r.app.Status().Settled {
				break
			}
		}
		row, ok := r.find("hint:show:0")
		if do, _ := r.find("hint:do:0"); !ok || !lamp(r, geom.Rect{X: row.X, Y: row.Y, W: do.X + do.W + 9 - row.X, H: row.H}) || goldRim(r, row) {
			t.Errorf("at %v the best move at %v is not marked as suggested", size, row)
		}
		if n == 0 {
			t.Errorf("at %v the lesson lights nothing", size)
		}
	}
}
