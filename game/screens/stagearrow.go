package screens

import (
	"math"
	"slices"
	"strconv"

	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
)

// The room of an arrow on the stage.
const (
	arrowAir   = 5.0  // between its ends and what they stand at
	arrowClear = 9.0  // from its middle to what it may not lie on
	leastArrow = 38.0 // the length below which there is none: it would be a head without a shaft
)

// edge returns where the way from a box to a goal leaves the box, and its direction.
func edge(from, to geom.Rect) (at, way geom.Point) {
	way = to.Center().Sub(from.Center())
	n := max(math.Hypot(way.X, way.Y), 1)
	way = geom.Point{X: way.X / n, Y: way.Y / n}
	return leaves(from.Inset(4), 0, from.Center(), way), way
}

// leaves returns where a way from a point within a box leaves it. The box is turned about its middle.
func leaves(r geom.Rect, turn float64, from, way geom.Point) geom.Point {
	c, sin, cos := r.Center(), math.Sin(-turn), math.Cos(-turn)
	p := from.Sub(c)
	p = geom.Point{X: p.X*cos - p.Y*sin, Y: p.X*sin + p.Y*cos}
	w := geom.Point{X: way.X*cos - way.Y*sin, Y: way.X*sin + way.Y*cos}
	off := min(reach(p.X, w.X, r.W/2), reach(p.Y, w.Y, r.H/2))
	return from.Add(geom.Point{X: way.X * off, Y: way.Y * off})
}

// reach is how far it is along one axis from a place between two walls to the one ahead.
func reach(at, way, wall float64) float64 {
	if abs(way) < 1e-3 {
		return math.Inf(1)
	}
	return max((math.Copysign(wall, way)-at)/way, 0)
}

// arrowFrom returns the ends of the arrow from what strikes to who is struck. It is whole, ends outside both, and lies on nothing that is to
// be read or known. Where there is no room for that there is none.
func arrowFrom(s *painter, from anim.Pose, to geom.Rect) (tail, tip geom.Point, ok bool) {
	taken := occupied(s, from, to)
	round := to.W == to.H // a face
	for _, off := range [...]float64{0, -0.2, 0.2, -0.4, 0.4} {
		way := to.Center().Sub(from.Rect.Center())
		n := max(math.Hypot(way.X, way.Y), 1)
		u := geom.Point{X: way.X / n, Y: way.Y / n}
		side := geom.Point{X: -u.Y * off, Y: u.X * off}
		start := from.Rect.Center().Add(geom.Point{X: side.X * from.Rect.W, Y: side.Y * from.Rect.W})
		goal := to.Center()
		if !round {
			goal = goal.Add(geom.Point{X: side.X * to.W, Y: side.Y * to.W})
		}
		way = goal.Sub(start)
		n = max(math.Hypot(way.X, way.Y), 1)
		u = geom.Point{X: way.X / n, Y: way.Y / n}
		tail = leaves(from.Rect.Inset(-arrowAir), from.Turn, start, u)
		ring := 7 + arrowAir // round who is struck
		tip = goal.Sub(geom.Point{X: u.X * (to.W/2 + ring), Y: u.Y * (to.W/2 + ring)})
		if round {
			tip = ahead(goal, kit.Bowed(tail, tip), to.W/2+ring)
		} else {
			tip = leaves(to.Inset(-ring), 0, goal, geom.Point{X: -u.X, Y: -u.Y})
		}
		long := tip.Sub(tail)
		if long.X*u.X+long.Y*u.Y >= leastArrow && free(tail, tip, taken) {
			return tail, tip, true
		}
	}
	if s.scene.Stage.Shape == plan.Facing { // the number that goes along lies in the way
		return arrowAround(from, to, taken)
	}
	return tail, tip, false
}

// arrowAround returns the ends of an arrow that leaves what strikes at the edge towards the other side, under whatever lies beside it.
func arrowAround(from anim.Pose, to geom.Rect, taken []geom.Rect) (tail, tip geom.Point, ok bool) {
	c, goal, ring := from.Rect.Center(), to.Center(), 7+arrowAir
	for _, off := range [...]float64{0, 0.25, -0.25, 0.4, -0.4} {
		x := off * from.Rect.W
		lean := math.Abs(math.Tan(from.Turn)*x) + arrowAir
		tail = c.Add(geom.Point{X: x, Y: math.Copysign(from.Rect.H/2+lean, goal.Y-c.Y)})
		way := goal.Sub(tail)
		n := max(math.Hypot(way.X, way.Y), 1)
		u := geom.Point{X: way.X / n, Y: way.Y / n}
		tip = goal.Sub(geom.Point{X: u.X * (to.W/2 + ring), Y: u.Y * (to.W/2 + ring)})
		if to.W == to.H {
			tip = ahead(goal, kit.Bowed(tail, tip), to.W/2+ring)
		} else {
			tip = leaves(to.Inset(-ring), 0, goal, geom.Point{X: -u.X, Y: -u.Y})
		}
		if long := tip.Sub(tail); long.X*u.X+long.Y*u.Y >= leastArrow && free(tail, tip, taken) {
			return tail, tip, true
		}
	}
	return tail, tip, false
}

// ahead returns the point so far before a goal on the way to it from another point: bent, an arrow is aimed from there.
func ahead(goal, from geom.Point, far float64) geom.Point {
	way := goal.Sub(from)
	n := max(math.Hypot(way.X, way.Y), 1)
	return goal.Sub(geom.Point{X: way.X / n * far, Y: way.Y / n * far})
}

// free reports whether an arrow lies on none of some boxes.
func free(tail, tip geom.Point, taken []geom.Rect) bool {
	const steps = 16
	for i := range steps + 1 {
		at := kit.Way(tail, kit.Bowed(tail, tip), tip, float64(i)/steps)
		if slices.ContainsFunc(taken, func(r geom.Rect) bool { return at.In(r.Inset(-arrowClear)) }) {
			return false
		}
	}
	return true
}

// occupied are the boxes on the stage that an arrow may not lie on: all that is written, faces, arms, discs, the crest, and every card but
// the two that it leads from and to.
func occupied(s *painter, from anim.Pose, to geom.Rect) (taken []geom.Rect) {
	st := &s.felt.Staged
	for _, list := range [2][]paint.Op{s.k.List.Ops, s.felt.Over} {
		for i := range list {
			if o := &list[i]; o.Kind == paint.Text && o.Rect.Center().In(st.Box) {
				air := 0.2 * o.Rect.H // of its line
				taken = append(taken, geom.Rect{X: o.Rect.X, Y: o.Rect.Y + air, W: o.Rect.W, H: o.Rect.H - 2*air})
			}
		}
	}
	for i := range st.Pieces {
		p := &st.Pieces[i]
		if !p.Lid.Empty() {
			taken = append(taken, p.Lid)
		}
		if p.At != from.Rect && !p.Target {
			taken = append(taken, upright(striking(s, p)).Inset(arrowClear-arrowAir))
		}
		if !p.Bare {
			taken = append(taken, felt.Arms(p.At))
		}
	}
	for i := range st.Counts {
		if c := &st.Counts[i]; !c.At.Empty() {
			taken = append(taken, c.Below, geom.Around(c.At.Center(), 0.6*c.At.H*float64(len(strconv.Itoa(c.N))), 0.8*c.At.H))
		}
	}
	for _, f := range s.scene.Stage.Figures {
		if r := st.Faces[f.Seat]; r != to {
			taken = append(taken, r)
		}
	}
	for _, r := range [...]geom.Rect{st.Crest, st.Pill, st.Sum.At} {
		if !r.Empty() {
			taken = append(taken, r)
		}
	}
	return taken
}

// drawHit draws the arrow that stays once a blow has hit and all lies still, fainter than the one that announced it. Where several may strike at
// somebody on a phone there is never room for it with all of them, so it stays with none.
func drawHit(s *painter, to geom.Rect) {
	if s.scene.Stage.Blow.Loss > 0 && s.felt.Areas.Kind != layout.Wide {
		return
	}
	if s.staging.act == plan.Strike && s.staging.beat.Running(s.now) {
		return
	}
	for i := range s.felt.Staged.Pieces {
		if p := &s.felt.Staged.Pieces[i]; s.strikes(p) {
			at := to
			if r := s.felt.Staged.Struck; !r.Empty() {
				at = r
			}
			if tail, tip, ok := arrowFrom(s, striking(s, p), at); ok {
				s.k.Draw(kit.AttackArrow, tail, tip, 1, hitArrow)
			}
		}
	}
}

// hitArrow is how bright the arrow is that stays: all but opaque, else its strokes would show where they meet.
const hitArrow = 0.94

// striking is how what strikes lies before it does.
func striking(s *painter, p *felt.Piece) anim.Pose {
	pose, _ := s.stage.At(p.ID, s.now)
	return anim.Pose{Rect: p.At, Turn: pose.Turn}
}

// drawMeant draws what a blow is meant for while somebody is asked about it on the boards: a rim round that, and the arrow where it has room.
func drawMeant(s *painter) {
	if !s.scene.Answers || s.scene.Stage.Shape != plan.Facing || s.stage.Moving(s.now) {
		return
	}
	n := 0
	for i := range s.felt.Staged.Pieces {
		if p := &s.felt.Staged.Pieces[i]; p.Target {
			n++
			pose, _ := s.stage.At(p.ID, s.now)
			s.k.Rim(pose.Rect.Inset(-4), 0.06*p.At.W+4, 3, pose.Turn, kit.Danger)
		}
	}
	for i := range s.felt.Staged.Pieces {
		p := &s.felt.Staged.Pieces[i]
		if to := s.victim(); n < 2 && s.strikes(p) {
			if tail, tip, ok := arrowFrom(s, striking(s, p), to); ok {
				s.k.Draw(kit.AttackArrow, tail, tip, 1, 1)
			}
		}
	}
}

// drawAim draws the arrow of the blow that comes: it grows from what strikes, lives until it hits, and is gone soon after.
func drawAim(s *painter) {
	grown, alpha := s.staging.beat.Arrow(s.now)
	if s.staging.act != plan.Strike || alpha <= 0 {
		return
	}
	for i := range s.felt.Staged.Pieces {
		if p := &s.felt.Staged.Pieces[i]; s.strikes(p) {
			to := struckAt(s)
			tail, tip, ok := arrowFrom(s, striking(s, p), to)
			if !ok {
				tail, _ = edge(p.At, to)
				if tip, _ = edge(to, p.At); to.W == to.H { // a face is round
					tip = ahead(to.Center(), kit.Bowed(tail, tip), to.W/2+arrowAir)
				}
			}
			s.k.Draw(kit.AttackArrow, tail, tip, grown, alpha)
		}
	}
}
