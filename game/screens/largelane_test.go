package screens

import (
	"math"
	"math/rand/v2"
	"testing"

	"royals/engine"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/plan"
	"royals/game/store"
)

// TestAttacksAreLargeOnADesk: on a wide table the cards of an attack are larger than those in the ranks, turned as they are they keep off
// these, and the deck keeps off the discard pile. So it is while somebody is asked, too.
func TestAttacksAreLargeOnADesk(t *testing.T) {
	for _, size := range []geom.Rect{desktop, {W: 1024, H: 768}} {
		seen, asked := 0, 0
		r := newRig(t, size, false, store.NewMemory(), 1)
		r.start("kingdoms", 1)
		atStages(r, &player{rnd: rand.New(rand.NewPCG(1, 9))}, func(s *tableScreen) {
			seen += largeLane(t, s)
			heapsApart(t, s)
			for i := range s.felt.Staged.Pieces { // in the ranks too they are as large as a stage of this height lets them be
				if p := &s.felt.Staged.Pieces[i]; p.Part == plan.Wall && !p.Turn && p.At.W < leastRank {
					t.Errorf("%v: %v stands %.0f wide", size, p.Card, p.At.W)
				}
			}
		})
		r = newRig(t, size, false, store.NewMemory(), 1)
		r.start("kingdoms", 1)
		untilAsked(r, &player{rnd: rand.New(rand.NewPCG(1, 9))}, 2, func(s *tableScreen) { asked += largeLane(t, s) })
		if seen < 10 || asked < 1 {
			t.Errorf("%v: %d attacks, %d while somebody is asked", size, seen, asked)
		}
	}
}

// leastRank is how wide cards stand in the ranks at least on a stage that waits on a desk.
const leastRank = 82

// TestEveryBlowHasItsArrow: on a wide table whatever has hit, a joker too, points at what it has hit, from wherever in its rank it came.
func TestEveryBlowHasItsArrow(t *testing.T) {
	blows, jokers := 0, 0
	r := newRig(t, desktop, false, store.NewMemory(), 2)
	r.start("kingdoms", 1)
	atStages(r, &player{rnd: rand.New(rand.NewPCG(2, 9))}, func(s *tableScreen) {
		r.list.Reset()
		r.app.Draw(&r.list)
		p := painter{tableScreen: s, k: &kit.Kit{List: &r.list}, now: s.clock.now()}
		for i := range s.felt.Staged.Pieces {
			x := &s.felt.Staged.Pieces[i]
			if !s.scene.Stage.Blow.Done || !p.strikes(x) {
				continue
			}
			if blows++; x.Card.IsJoker() {
				jokers++
			}
			if _, _, ok := arrowFrom(&p, striking(&p, x), p.victim()); !ok {
				t.Errorf("%v at %v points at nothing: %v", x.Card, x.At, p.victim())
			}
		}
	})
	if blows < 10 || jokers < 2 {
		t.Errorf("%d blows, %d of jokers", blows, jokers)
	}
}

// largeLane looks at the cards of an attack, and counts them.
func largeLane(t *testing.T, s *tableScreen) (n int) {
	t.Helper()
	all := s.felt.Staged.Pieces
	for i := range all {
		p := &all[i]
		if !p.Steps && !p.Along {
			continue
		}
		n++
		for j := range all {
			q := &all[j]
			if q.Steps || q.Along || q.Part == plan.Guards {
				continue
			}
			if !q.Turn && p.At.W < 1.15*q.At.W {
				t.Errorf("%v: %v strikes %.0f wide, %v stands %.0f wide", s.scene.Ask.Size, p.Card, p.At.W, q.Card, q.At.W)
			}
			if both := turned(s, p).Intersect(turned(s, q)); !both.Empty() && both.W > 1 && both.H > 1 {
				t.Errorf("%v: %v lies over %v by %v", s.scene.Ask.Size, p.Card, q.Card, both)
			}
		}
	}
	return n
}

// turned is the box round a card of the stage as it lies.
func turned(s *tableScreen, p *felt.Piece) geom.Rect {
	r, turn := p.At, laidAs(s, p.ID).Turn
	sin, cos := math.Abs(math.Sin(turn)), math.Abs(math.Cos(turn))
	return geom.Around(r.Center(), r.W*cos+r.H*sin, r.H*cos+r.W*sin)
}

// laidAs is how a card lies.
func laidAs(s *tableScreen, id uint32) (pose anim.Pose) {
	for i := range s.felt.Places {
		if p := &s.felt.Places[i]; p.ID == id {
			pose = p.Pose
		}
	}
	return pose
}

// heapsApart looks whether deck and discard pile leave room between them.
func heapsApart(t *testing.T, s *tableScreen) {
	t.Helper()
	var at []geom.Rect
	for kind, spot := range s.t.Plan.Spots {
		if spot.Where != plan.Centre || spot.Spread != plan.Stack {
			continue
		}
		for _, id := range s.scene.Cards.Of(engine.PileID{Kind: uint8(kind), Owner: engine.None}) {
			if pose := laidAs(s, id); !pose.Rect.Empty() && pose.Rect.X > s.felt.Staged.Box.X+0.8*s.felt.Staged.Box.W {
				at = append(at, pose.Rect)
				break
			}
		}
	}
	if len(at) == 2 && at[1].X-at[0].X-at[0].W < 12 {
		t.Errorf("%v: deck and discard pile are %.0f apart", s.scene.Ask.Size, at[1].X-at[0].X-at[0].W)
	}
}
