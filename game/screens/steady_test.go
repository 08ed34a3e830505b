package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/store"
	"royals/sprites"
)

// TestPanelsKeepTheirPlace: while cards are laid for a fight of Royal Crush, royals come and go in Usurpers, and the first wall is laid in
// Royalty, no panel grows, moves or gives way.
func TestPanelsKeepTheirPlace(t *testing.T) {
	for _, c := range []struct {
		game string
		kind int // of the piles that are laid
		seed uint64
	}{{"crush", 2, 3}, {"usurpers", 4, 3}, {"royalty", 1, 4}} {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size == phone, store.NewMemory(), c.seed)
			r.start(c.game, 1)
			r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
			if laid := panelsKeep(t, r, c.kind); laid == 0 {
				t.Errorf("%s at %v: nothing was laid", c.game, size)
			}
		}
	}
}

// panelsKeep plays on while no panel changes its place, and returns how often something lay on a pile of a kind.
func panelsKeep(t *testing.T, r *rig, kind int) (laid int) {
	t.Helper()
	var was []geom.Rect
	r.each = func() {
		s := r.app.tab()
		if s == nil || s.felt.Staged.On || s.t.Moves() == 0 {
			return
		}
		now := append(slices.Clone(s.felt.Areas.Panels), s.felt.Areas.Mine)
		now[len(now)-1].Y, now[len(now)-1].H = 0, 0 // what is asked takes of it
		if was != nil && !slices.Equal(was, now) {
			t.Fatalf("%s: the panels are %v and were %v", r.app.tab().scene.Info.ID, now, was)
		}
		was = now
		for _, p := range now[1 : len(now)-1] {
			if p.H != now[0].H {
				t.Fatalf("%s: the panels %v are not equally high", r.app.tab().scene.Info.ID, now)
			}
		}
		for _, p := range s.scene.View.Piles {
			if int(p.ID.Kind) == kind && len(p.Cards) > 0 {
				laid++
			}
		}
	}
	who := &player{rnd: rand.New(rand.NewPCG(3, 9))}
	roll(r, who, 1200, 30*time.Millisecond, nil)
	return laid
}

// TestBesideTheScore: by how much a score has changed stands within the panel and on no number, and the crown of who leads cuts no frame.
func TestBesideTheScore(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size == phone, store.NewMemory(), 3)
		r.start("usurpers", 0)
		counts, crowns := 0, 0
		show(r, func(s *tableScreen) bool {
			if s.felt.Staged.On {
				return true
			}
			counts += besideScores(t, s, size)
			crowns += crownsInside(t, s)
			return true
		})
		if counts == 0 || crowns == 0 {
			t.Errorf("at %v: %d differences, %d crowns", size, counts, crowns)
		}
	}
}

// besideScores looks at what stands beside the scores that change, and counts it.
func besideScores(t *testing.T, s *tableScreen, size geom.Rect) (n int) {
	t.Helper()
	p := &painter{tableScreen: s, k: &kit.Kit{In: size, Size: size, Text: 1}, now: s.clock.now()}
	for _, m := range s.moments.List {
		if _, alpha := m.Float(p.now); m.Kind != anim.Count || alpha <= 0 {
			continue
		}
		n++
		x := engine.Seat(m.Seat)
		box, _ := besideScore(p, x, "+10")
		if !s.felt.Box(&s.scene, x).Contains(box) {
			t.Fatalf("at %v the difference at %v sticks out of the panel %v", size, box, s.felt.Box(&s.scene, x))
		}
		if lettered(s, box) {
			t.Fatalf("at %v the difference at %v covers words near %v", size, box, s.felt.Scores[x])
		}
	}
	return n
}

// crownsInside looks at the crowns on the panels of opponents, and counts them.
func crownsInside(t *testing.T, s *tableScreen) (n int) {
	t.Helper()
	for i, x := range s.scene.Others() {
		for _, o := range s.felt.Under[s.felt.Heads[x].From:s.felt.Heads[x].To] {
			if o.Sprite != sprites.IconCrown {
				continue
			}
			if n++; !s.felt.Areas.Panels[i].Inset(1).Contains(o.Rect) {
				t.Fatalf("the crown at %v cuts the frame of %v", o.Rect, s.felt.Areas.Panels[i])
			}
		}
	}
	return n
}
