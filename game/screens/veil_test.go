package screens

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestStageFolds looks at every frame in which a stage goes down: what stood there goes out bit by bit while the table and the hand get
// their light, cards fly above both, and no words lie over a flight. When the stage comes up, the hand goes out the same way.
func TestStageFolds(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 41)
		r.start("usurpers", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		folds, rises, last := 0, 0, 0.0
		r.each = func() {
			s := r.app.tab()
			if s == nil || !s.staging.veil.Running(s.clock.now()) {
				last = 0
				return
			}
			v := &s.staging.veil
			light := v.light(s.clock.now())
			if light < last {
				t.Errorf("%v: the light goes from %.2f to %.2f", size, last, light)
			}
			last = light
			if len(v.old) == 0 || light < 0.4 && light > 0 && !drawnFainter(r, v.old) {
				t.Errorf("%v: at %.2f nothing goes out", size, light)
			}
			if s.felt.Staged.On {
				rises++
				return
			}
			folds++
			unlit(t, r, s, light)
		}
		who := &player{rnd: rand.New(rand.NewPCG(41, 9))}
		roll(r, who, 6000, 20*time.Millisecond, func() bool { return folds > 20 && rises > 20 })
		if folds == 0 || rises == 0 {
			t.Errorf("%v: %d frames of a fold, %d of a rise", size, folds, rises)
		}
	}
}

// drawnFainter reports whether something of a list is drawn fainter than it was.
func drawnFainter(r *rig, list []paint.Op) bool {
	return slices.ContainsFunc(list, func(o paint.Op) bool {
		return o.Kind == paint.Sprite && slices.ContainsFunc(r.list.Ops, func(x paint.Op) bool {
			return x.Kind == o.Kind && x.Sprite == o.Sprite && x.Rect == o.Rect && x.Color&0xff < o.Color&0xff
		})
	})
}

// unlit looks whether the hand comes up with the light, and words keep clear of what flies.
func unlit(t *testing.T, r *rig, s *tableScreen, light float64) {
	t.Helper()
	flying := func(o *paint.Op) bool {
		return flyer(s, o) && slices.ContainsFunc(s.felt.Places, func(p felt.Place) bool {
			pose, _ := s.stage.At(p.ID, s.clock.now())
			return s.stage.Flies(p.ID, s.clock.now()) && pose.Rect == o.Rect
		})
	}
	for i := range r.list.Ops {
		o := &r.list.Ops[i]
		if flying(o) {
			for _, said := range s.felt.Said {
				at := slices.IndexFunc(r.list.Ops, func(x paint.Op) bool { return x.Text == said.Text && x.Rect == said.Rect && x.Color&0xff > 0 })
				if said.Kind == paint.Text && at > i && crosses(o, said.Rect) {
					t.Errorf("%v at %.2f: %q lies over a flight", r.in.Size, light, said.Text)
				}
			}
		}
	}
	for _, h := range s.scene.Hand {
		if pose, moving := s.stage.At(h.ID, s.clock.now()); s.t.Asked == engine.None && !moving && light < 0.9 {
			if i := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool { return flyer(s, &o) && o.Rect.X == pose.Rect.X && o.Rect.Y > pose.Rect.Y }); i < 0 || r.list.Ops[i].Color&0xff > 0xf0 {
				t.Errorf("%v at %.2f: %v lies there at once", r.in.Size, light, h.Face)
			}
		}
	}
}

// TestWordsGoBeforeCardsFly looks at every frame in which a stage of Royalty goes down on a phone: no card sets out for the table over words of the
// stage that can still be read, and no pile that it covered shifts about.
func TestWordsGoBeforeCardsFly(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 41)
	r.start("royalty", 1)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
	folds, lay := 0, map[uint32]geom.Rect{} // where cards lay on the stage
	r.each = func() {
		s := r.app.tab()
		switch {
		case s == nil:
		case s.felt.Staged.On:
			clear(lay)
			for _, p := range s.felt.Places {
				pose, _ := s.stage.At(p.ID, s.clock.now())
				lay[p.ID] = pose.Rect
			}
		case s.staging.veil.Running(s.clock.now()):
			folds++
			readOver(t, r, s, lay)
		}
	}
	roll(r, &player{rnd: rand.New(rand.NewPCG(41, 9))}, 3000, 20*time.Millisecond, func() bool { return folds > 60 })
	if folds < 30 {
		t.Errorf("only %d frames of a fold", folds)
	}
}

// readOver looks for words that go out below a card on its way, and for covered piles that move.
func readOver(t *testing.T, r *rig, s *tableScreen, lay map[uint32]geom.Rect) {
	t.Helper()
	now, v := s.clock.now(), &s.staging.veil
	faint := max(0, 1-2*v.light(now))
	for _, p := range s.felt.Places {
		pose, moving := s.stage.At(p.ID, now)
		away := s.homes.away[p.ID]
		if v.folds && moving && !away && !slices.Contains(v.lay, p.ID) && s.stage.Flies(p.ID, now) {
			t.Errorf("%v: a card that was covered glides from %v to %v", r.in.Now, pose.Rect, p.Pose.Rect)
		}
		card := paint.Op{Kind: paint.Sprite, Rect: pose.Rect}
		if at, ok := lay[p.ID]; !s.stage.Flies(p.ID, now) || ok && math.Hypot(at.X-pose.Rect.X, at.Y-pose.Rect.Y) < 8 {
			continue
		}
		for _, o := range v.old {
			if o.Kind == paint.Text && faint > 0.1 && crosses(&card, o.Rect) {
				t.Errorf("%v: a card at %v flies over %q, of which %.2f are seen", r.in.Now, pose.Rect, o.Text, faint)
			}
		}
	}
}
