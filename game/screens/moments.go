package screens

import (
	"strconv"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/board"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/sound"
	"royals/sprites"
)

// moments is what the table shows besides its cards: hits, falls, crownings, scores that change, a win. Which deed is
// what is told by what is heard of it and by where cards go; no game is named.
type moments struct {
	anim.Moments
	asked  string                     // the question on the screen
	scores [engine.MaxSeats]geom.Rect // where each seat's score stands
	cheers bool                       // the win has been shown
}

// witness is told of each deed just before it is shown, with what is heard of it.
func (s *tableScreen) witness(e *engine.Event, c sound.Cue) {
	if s.t.Moves() == 0 {
		return
	}
	now := s.a.now
	switch e.Kind {
	case engine.Said:
		switch c.Effect {
		case sound.Thud:
			to := e.Other
			if to >= engine.MaxSeats {
				to = e.Seat
			}
			if to < engine.MaxSeats {
				s.moments.Add(anim.Moment{Kind: anim.Strike, Seat: uint8(e.Seat), Other: uint8(to), Card: e.Card}, now)
			}
		case sound.Seal:
			if e.Card != cards.Back && e.Seat < engine.MaxSeats {
				s.moments.Add(anim.Moment{Kind: anim.Stamp, Seat: uint8(e.Seat), Card: e.Card}, now)
			}
		}
	case engine.Moved:
		s.falls(e)
	case engine.Counted:
		if b := s.mainBadge(); b != nil && int(e.Key) == b.Key && e.From.Owner < engine.MaxSeats && e.From.Slot == 0 {
			if was := s.t.Shown.Counter(e.Key, e.From.Owner, 0); was != int(e.Value) {
				s.moments.Add(anim.Moment{Kind: anim.Count, Seat: uint8(e.From.Owner), From: was, To: int(e.Value)}, now)
			}
		}
	}
}

// falls lets a card fall that goes from a place of its own before a seat to a heap.
func (s *tableScreen) falls(e *engine.Event) {
	if s.offTable(e.From) || e.To == engine.Nowhere || e.To.Slot != 0 && e.To.Kind == e.From.Kind {
		return
	}
	from, to := s.t.Plan.Spots[e.From.Kind], s.t.Plan.Spots[e.To.Kind]
	if from.Where != board.Seat || from.Look != board.Slot || s.info.Piles[e.From.Kind].Sight != engine.FaceUp {
		return
	}
	if to.Where != board.Tally && to.Look != board.Stack {
		return
	}
	if ids := s.t.Cards.Of(e.From); int(e.At) < len(ids) && e.At >= 0 {
		s.stage.Fall(ids[e.At], s.a.now)
	}
}

// mainBadge is the counter that is shown large, nil when there is none.
func (s *tableScreen) mainBadge() *board.Badge {
	for i := range s.t.Plan.Badges {
		if s.t.Plan.Badges[i].Main {
			return &s.t.Plan.Badges[i]
		}
	}
	return nil
}

// cheering shows who has won before the result is opened; it reports whether it still does.
func (s *tableScreen) cheering(now time.Duration) bool {
	m := &s.moments
	if !m.cheers {
		m.cheers = true
		m.Add(anim.Moment{Kind: anim.Cheer}, now)
		s.a.touchUp()
	}
	return m.Find(anim.Cheer, 0, now) != nil
}

// stir keeps the picture moving while a moment lasts. Numbers that count and questions that fade in are words of the
// table: for them all of it is built.
func (s *tableScreen) stir(now time.Duration) bool {
	s.moments.Dial = s.stage.Dial
	if s.moments.Sweep(now) {
		s.a.touchUp()
	}
	if s.moments.Written(now) {
		s.a.dirty = true
	}
	return s.moments.Moving(now)
}

// asking notes a new question and returns how much of it is there.
func (s *tableScreen) askedFade(text string) float64 {
	if text != s.moments.asked {
		if s.moments.asked != "" {
			s.moments.Add(anim.Moment{Kind: anim.Fresh}, s.a.now)
		}
		s.moments.asked = text
	}
	if m := s.moments.Find(anim.Fresh, 0, s.a.now); m != nil {
		return m.Fade(s.a.now)
	}
	return 1
}

// counted returns the number that a seat's score shows, which may be on its way, and its colour.
func (s *tableScreen) counted(x engine.Seat, n int) (int, paint.Color) {
	m := s.moments.Find(anim.Count, uint8(x), s.a.now)
	if m == nil || m.To != n {
		return n, gold
	}
	if m.Bold() {
		return n, words1
	}
	return m.Number(s.a.now), focus
}

// thrust returns by how much a card is off its place because it strikes.
func (s *tableScreen) thrust(p *place) geom.Point {
	for i := range s.moments.List {
		m := &s.moments.List[i]
		if m.Kind != anim.Strike || m.Card == cards.Back || p.pose.Face != m.Card || p.hidden {
			continue
		}
		to := s.seatBox(engine.Seat(m.Other))
		if to.Empty() || p.pose.Rect.Center().In(to) {
			continue
		}
		way := to.Center().Sub(p.pose.Rect.Center())
		d := m.Thrust(s.a.now) * 0.45
		return geom.Point{X: way.X * d, Y: way.Y * d}
	}
	return geom.Point{}
}

// drawMoments draws hits, seals, differences and the win above all cards.
func (s *tableScreen) drawMoments(k *kit) {
	now := s.a.now
	for i := range s.moments.List {
		m := &s.moments.List[i]
		switch m.Kind {
		case anim.Strike:
			s.drawStrike(k, m)
		case anim.Stamp:
			s.drawStamp(k, m)
		case anim.Count:
			rise, alpha := m.Float(now)
			at := s.moments.scores[m.Seat]
			if alpha <= 0 || at.Empty() {
				continue
			}
			text, c := "+"+strconv.Itoa(m.To-m.From), legal
			if m.To < m.From {
				text, c = "−"+strconv.Itoa(m.From-m.To), danger
			}
			w := sprites.Measure(sprites.SansBold, k.px(score), text) + space3
			box := geom.Rect{X: at.X + at.W/2 - w/2, Y: at.Y + at.H*0.6 - 24*rise, W: w, H: k.line(score)}
			box.X = min(max(box.X, k.in.X), k.in.X+k.in.W-w)
			box.Y = max(box.Y, k.in.Y)
			k.l.Fill(box, box.H/2, rail.Fade(alpha))
			k.l.Text(text, box, sprites.SansBold, k.px(score), 0.5, c.Fade(alpha))
		}
	}
	if m := s.moments.Find(anim.Cheer, 0, now); m != nil {
		s.drawCheer(k, m)
	}
}

// drawStrike draws the arms of who strikes, unless a card does it, and a ring round who is hit.
func (s *tableScreen) drawStrike(k *kit, m *anim.Moment) {
	now := s.a.now
	to := s.seatBox(engine.Seat(m.Other))
	if to.Empty() {
		return
	}
	if alpha, ok := m.Landed(now); ok {
		k.l.Frame(to.Inset(1), radius, 4, danger.Fade(alpha))
	}
	if d := m.Thrust(now); d > 0 && m.Seat != m.Other && m.Card == cards.Back && m.Seat < uint8(engine.MaxSeats) {
		if from := s.seatBox(engine.Seat(m.Seat)); !from.Empty() {
			k.l.Picture(sprites.Emblem(int(m.Seat)), geom.Around(geom.Lerp(from.Center(), to.Center(), d*0.85), 44, 44), white)
		}
	}
}

// drawStamp brings a seal down on a card that has been crowned.
func (s *tableScreen) drawStamp(k *kit, m *anim.Moment) {
	now := s.a.now
	alpha, ok := m.Landed(now)
	box := s.seatBox(engine.Seat(m.Seat))
	if !ok || box.Empty() {
		return
	}
	for i := range s.places {
		p := &s.places[i]
		if p.hidden || p.pose.Face != m.Card || !p.pose.Rect.Center().In(box) {
			continue
		}
		if _, moving := s.stage.At(p.id, now); moving {
			return
		}
		r := p.pose.Rect
		sc := m.Scale(now)
		if sc > 1 {
			pose, _ := s.stage.At(p.id, now)
			pose.Rect = geom.Around(r.Center(), r.W*sc, r.H*sc)
			s.drawShadow(k, pose, false, pose.Alpha)
			s.drawCard(k, pose, 0)
		}
		sz := min(max(r.W*0.5, 22), 64) * (1 + 4*(sc-1))
		k.l.Picture(sprites.Seal, geom.Around(geom.Point{X: r.X + r.W*0.76, Y: r.Y + r.H*0.78}, sz, sz), white.Fade(alpha))
		return
	}
}

// drawCheer draws the winner's arms in a wreath across the table.
func (s *tableScreen) drawCheer(k *kit, m *anim.Moment) {
	res := resultScreen{a: s.a, t: s.t, info: s.info}
	s.t.Result(&res.res)
	h := min(max(k.in.H*0.3, 132), 220)
	r := geom.Rect{X: k.size.X, Y: k.in.Y + (k.in.H-h)/2, W: k.size.W, H: h}
	k.l.Fill(r, 0, rail)
	k.l.Fill(geom.Rect{X: r.X, Y: r.Y, W: r.W, H: 2}, 0, gold)
	k.l.Fill(geom.Rect{X: r.X, Y: r.Y + r.H - 2, W: r.W, H: 2}, 0, gold)
	in := geom.Rect{X: k.in.X + space2, Y: r.Y, W: k.in.W - 2*space2, H: r.H}
	if first := res.res.Winners.First(); first < engine.MaxSeats {
		room := h - k.line(head) - space4
		sz := room * m.Scale(s.a.now)
		c := geom.Point{X: in.X + in.W/2, Y: in.Y + space2 + room/2}
		k.l.Picture(sprites.Laurel, geom.Around(c, sz, sz), white)
		k.l.Picture(sprites.Emblem(int(first)), geom.Around(c, sz*0.5, sz*0.5), white)
		_, in = in.CutTop(room + space2)
	}
	k.label(res.headline(), in, sprites.Title, head, 0.5, gold)
}
