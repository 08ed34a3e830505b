package screens

import (
	"math"
	"slices"
	"strconv"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/plan"
	"royals/sprites"
)

// thrust returns by how much a card is off its place because it strikes.
func (s *painter) thrust(p *felt.Place) geom.Point {
	for i := range s.moments.List {
		m := &s.moments.List[i]
		if m.Kind != anim.Strike || m.Card == cards.Back || p.Pose.Face != m.Card || p.Hidden {
			continue
		}
		to := s.felt.Box(&s.scene, engine.Seat(m.Other))
		if to.Empty() || p.Pose.Rect.Center().In(to) {
			continue
		}
		way := to.Center().Sub(p.Pose.Rect.Center())
		d := m.Thrust(s.now) * 0.45
		return geom.Point{X: way.X * d, Y: way.Y * d}
	}
	return geom.Point{}
}

// drawMoments draws hits, seals, differences and the win above all cards.
func (s *painter) drawMoments() {
	now := s.now
	for i := range s.moments.List {
		m := &s.moments.List[i]
		switch m.Kind {
		case anim.Strike:
			s.drawStrike(m)
		case anim.Stamp:
			s.drawStamp(m)
		case anim.Count:
			rise, alpha := m.Float(now)
			at := s.felt.Scores[m.Seat]
			if alpha <= 0 || at.Empty() || pilled(s, engine.Seat(m.Seat)) {
				continue
			}
			text, c := "+"+strconv.Itoa(m.To-m.From), kit.Legal
			if m.To < m.From {
				text, c = "−"+strconv.Itoa(m.From-m.To), kit.Danger
			}
			box, px := besideScore(s, engine.Seat(m.Seat), text)
			box.Y += floatRise * (1 - rise)
			s.k.List.Fill(box, box.H/2, kit.Rail.Fade(alpha))
			s.k.List.Text(text, box, sprites.SansBold, px, 0.5, c.Fade(alpha))
		}
	}
}

// floatRise is how far a difference rises to its place beside a score.
const floatRise = 4.0

// besideScore returns where a difference stands at the score of a seat, and the size of its letters: to the right of the score where there
// is room within the panel, else below, above or before it, or wherever is room, and on no words or numbers.
func besideScore(s *painter, x engine.Seat, text string) (box geom.Rect, px float64) {
	at, in := s.felt.Scores[x], s.felt.Box(&s.scene, x).Inset(2)
	if s.felt.Staged.On || in.Empty() {
		in = s.k.In
	}
	for _, size := range []float64{kit.Score, kit.Lead, kit.Small} {
		px = s.k.Px(size)
		w, h := sprites.Measure(sprites.SansBold, px, text)+kit.Space2, px*1.25
		for _, corner := range []geom.Point{
			{X: at.X + at.W + kit.Space1, Y: at.Y + (at.H-h)/2},
			{X: at.X + at.W - w, Y: at.Y + at.H},
			{X: at.X, Y: at.Y + at.H},
			{X: at.X + at.W - w, Y: at.Y - h - floatRise},
			{X: at.X - w - kit.Space1, Y: at.Y + (at.H-h)/2},
		} {
			box = geom.Rect{X: corner.X, Y: corner.Y, W: w, H: h}
			whole := geom.Rect{X: box.X, Y: box.Y, W: w, H: h + floatRise}
			if in.Contains(whole) && !lettered(s.tableScreen, whole) {
				return box, px
			}
		}
	}
	box.X = min(max(at.X+at.W-box.W, in.X), in.X+in.W-box.W)
	box.Y = min(at.Y+at.H, in.Y+in.H-box.H-floatRise)
	return nearestFree(s.tableScreen, box, in, at), px
}

// nearestFree returns a box moved to the place nearest to a score where nothing is written, or as it is where there is none.
func nearestFree(s *tableScreen, box, in, at geom.Rect) geom.Rect {
	const step = 4.0
	best, least := box, math.Inf(1)
	for y := in.Y; y+box.H+floatRise <= in.Y+in.H; y += step {
		for x := in.X; x+box.W <= in.X+in.W; x += step {
			r := geom.Rect{X: x, Y: y, W: box.W, H: box.H + floatRise}
			d := r.Center().Sub(at.Center())
			if way := d.X*d.X + d.Y*d.Y; way < least && !lettered(s, r) {
				least, best = way, geom.Rect{X: x, Y: y, W: box.W, H: box.H}
			}
		}
	}
	return best
}

// pilled reports whether a pill on the stage tells what a blow costs a seat, beside its score.
func pilled(s *painter, x engine.Seat) bool {
	if !s.felt.Staged.On || s.scene.Stage.Blow.Loss == 0 {
		return false
	}
	return slices.ContainsFunc(s.scene.Stage.Figures, func(f plan.Figure) bool { return f.Side == 1 && f.Seat == x })
}

// drawStrike draws the arms of who strikes, unless a card does it, and a ring round who is hit.
func (s *painter) drawStrike(m *anim.Moment) {
	now := s.now
	to := s.felt.Box(&s.scene, engine.Seat(m.Other))
	if to.Empty() || s.felt.Staged.On { // the stage shows it
		return
	}
	if alpha, ok := m.Landed(now); ok {
		s.k.List.Frame(to.Inset(1), kit.Radius, 4, kit.Danger.Fade(alpha))
	}
	if d := m.Thrust(now); d > 0 && m.Seat != m.Other && m.Card == cards.Back && m.Seat < uint8(engine.MaxSeats) {
		if from := s.felt.Box(&s.scene, engine.Seat(m.Seat)); !from.Empty() {
			s.k.List.Picture(felt.Emblem(&s.scene, engine.Seat(m.Seat)), geom.Around(geom.Lerp(from.Center(), to.Center(), d*0.85), 44, 44), kit.White)
		}
	}
}

// drawStamp brings a seal down on a card that has been crowned.
func (s *painter) drawStamp(m *anim.Moment) {
	now := s.now
	alpha, ok := m.Landed(now)
	box := s.felt.Box(&s.scene, engine.Seat(m.Seat))
	if !ok || box.Empty() {
		return
	}
	for i := range s.felt.Places {
		p := &s.felt.Places[i]
		if p.Hidden || p.Pose.Face != m.Card || !p.Pose.Rect.Center().In(box) {
			continue
		}
		if _, moving := s.stage.At(p.ID, now); moving {
			return
		}
		r := p.Pose.Rect
		sc := m.Scale(now)
		if sc > 1 {
			pose, _ := s.stage.At(p.ID, now)
			pose.Rect = geom.Around(r.Center(), r.W*sc, r.H*sc)
			s.drawShadow(pose, glideHeight, pose.Alpha)
			s.drawCard(pose)
		}
		sz := min(max(r.W*0.5, 22), 64) * (1 + 4*(sc-1))
		s.k.List.Picture(sprites.Wax, geom.Around(geom.Point{X: r.X + r.W*0.76, Y: r.Y + r.H*0.78}, sz, sz), kit.White.Fade(alpha))
		return
	}
}

// drawDusk takes light from the table once the last move has been made. Who won is said once, by the hall that opens then.
func (s *painter) drawDusk() {
	res := resultScreen{a: s.a, t: s.t, info: s.info}
	s.t.Result(&res.res)
	foretell(s, &res)
	part := 1.0
	if m := s.moments.Find(anim.Cheer, 0, s.now); m != nil {
		part = m.Dusk(s.now)
	}
	s.k.List.Fill(s.k.Size, 0, kit.Dusk.Fade(0.5*part))
}
