package screens

import (
	"math"
	"strconv"

	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/sprites"
)

// piece returns what a card is on the stage, nil for nothing, and whether it is the one that strikes.
func (s *painter) piece(id uint32) (p *felt.Piece, strikes bool) {
	st := &s.felt.Staged
	for i := range st.Pieces {
		if st.Pieces[i].ID == id {
			p = &st.Pieces[i]
			return p, s.strikes(p)
		}
	}
	return nil, false
}

// strikes reports whether a piece is the one that strikes.
func (s *painter) strikes(p *felt.Piece) bool {
	b := s.scene.Stage.Blow.Piece
	return b > 0 && p.Card == s.scene.Stage.Pieces[b-1].Card && p.Owner == s.scene.Stage.Pieces[b-1].Owner
}

// victim returns where the one who is struck is on the stage.
func (s *painter) victim() geom.Rect {
	for i := range s.felt.Staged.Pieces {
		if p := &s.felt.Staged.Pieces[i]; p.Target {
			return p.At
		}
	}
	for _, f := range s.scene.Stage.Figures {
		if f.Side == 1 {
			return s.felt.Staged.Faces[f.Seat]
		}
	}
	return geom.Rect{}
}

// struckAt returns what is struck at: a card of the one who is struck, or that one.
func struckAt(s *painter) geom.Rect {
	if r := s.felt.Staged.Struck; !r.Empty() {
		return r
	}
	return s.victim()
}

// posed returns how a card on the stage lies in the beat that goes on.
func (s *painter) posed(id uint32, pose anim.Pose) anim.Pose {
	p, strikes := s.piece(id)
	if p == nil {
		return pose
	}
	b := &s.staging.beat
	if p.Falls && !s.struck() { // it stands until it is hit
		pose.Turn, pose.Dim = 0, false
		pose.Rect, pose.Faces = p.Upright, anim.Faces{}
	} else if p.Falls && s.staging.act == plan.Strike {
		pose.Turn *= b.Broken(s.now)
	}
	switch {
	case (strikes || p.Along) && s.lunges():
		pose.Rect = pose.Rect.Move(s.lunge())
	case p.Target && s.staging.act == plan.Strike:
		pose.Rect = pose.Rect.Move(s.shove())
	case p.Told && s.staging.act == plan.Tells:
		k := 1 + 0.16*b.Swell(s.now)
		if k == 1 {
			break
		}
		if pose.Faces.Will == 0 { // it swells as it is
			pose.Faces = anim.Faces{Was: pose.Rect.W, Will: pose.Rect.W, Share: 1}
		}
		pose.Rect = geom.Around(pose.Rect.Center(), pose.Rect.W*k, pose.Rect.H*k)
	}
	return pose
}

// lunges reports whether something strikes in this beat.
func (s *painter) lunges() bool { return s.staging.act == plan.Strike || s.staging.act == plan.Halts }

// lunge returns by how much what strikes is off its place.
func (s *painter) lunge() geom.Point {
	way := s.way()
	d := s.staging.beat.Lunge(s.now)
	if s.staging.act == plan.Halts && d > 0 { // it is thrown back half-way
		d /= 2
	}
	return geom.Point{X: way.X * d, Y: way.Y * d}
}

// way returns the way from what strikes to who is struck.
func (s *painter) way() geom.Point {
	for i := range s.felt.Staged.Pieces {
		if p := &s.felt.Staged.Pieces[i]; s.strikes(p) {
			return struckAt(s).Center().Sub(p.At.Center())
		}
	}
	return geom.Point{}
}

// shoved is how far what is hit gives way, in CSS pixels.
const shoved = 6

// shove returns by how much what is hit is off its place.
func (s *painter) shove() geom.Point {
	way, d := s.way(), s.staging.beat.Shove(s.now)
	n := max(math.Hypot(way.X, way.Y), 1)
	return geom.Point{X: way.X / n * shoved * d, Y: way.Y / n * shoved * d}
}

// ghosts draws what a card leaves behind it when it strikes, while what it hits gives way.
func (s *painter) ghosts(id uint32, pose anim.Pose) {
	if _, strikes := s.piece(id); !strikes || !s.struck() || !s.scene.Stage.Past || s.stage.Dial.Reduced {
		return
	}
	fresh := s.staging.beat.Shove(s.now)
	if fresh <= 0 {
		return
	}
	way := pose.Rect.Center().Sub(struckAt(s).Center())
	k := 0.18 * pose.Rect.W / max(abs(way.X), abs(way.Y), 1)
	for i, alpha := range [2]float64{0.14, 0.28} {
		g := pose
		d := k * float64(2-i)
		g.Rect, g.Alpha = g.Rect.Move(geom.Point{X: way.X * d, Y: way.Y * d}), alpha*fresh
		s.drawCard(g)
	}
}

func abs(x float64) float64 { return max(x, -x) }

// struck reports whether the blow on the stage has hit.
func (s *painter) struck() bool {
	return s.staging.act != plan.Strike || s.staging.beat.Struck(s.now)
}

// drawStage draws what the cards on the stage wear, and the numbers.
func (s *painter) drawStage() {
	st := &s.felt.Staged
	if !st.On {
		return
	}
	s.drawStruck()
	drawAim(s)
	drawMeant(s)
	drawThread(s)
	drawTrade(s)
	drawAsk(s)
	drawBanner(s)
	drawTrails(s)
	for i := range st.Rungs {
		s.drawRung(&st.Rungs[i])
	}
	for i := range st.Pieces {
		s.drawPiece(&st.Pieces[i])
	}
	for i := range st.Counts {
		s.drawCount(&st.Counts[i])
	}
	s.drawSum()
	drawTicks(s)
	if s.scene.Stage.Pays {
		drawPaid(s)
	}
	if b := &s.scene.Stage.Blow; b.Piece > 0 && s.struck() && (b.Done || s.scene.Stage.Shape != plan.Facing) {
		s.drawBlow(b)
	}
}

// drawRung draws the token of a seat on the ladder, where it is on its way.
func (s *painter) drawRung(r *felt.Rung) {
	at := r.At
	if r.From != r.At {
		if b := &s.staging.beat; s.staging.who == r.Seat && b.Running(s.now) && !s.stage.Dial.Reduced {
			c := geom.Lerp(r.From.Center(), r.At.Center(), anim.CubicOut(b.Share(s.now)))
			at = geom.Around(c, at.W, at.H)
		}
	}
	s.k.List.Picture(felt.Emblem(&s.scene, r.Seat), at, kit.White)
}

// drawPiece draws what a card wears: the arms of its owner at the upper right corner, a ring, a disc.
func (s *painter) drawPiece(p *felt.Piece) {
	pose, moving := s.stage.At(p.ID, s.now)
	pose = s.posed(p.ID, pose)
	r := pose.Rect
	if pose.Squash > 0 {
		return
	}
	if p.Turn {
		r = upright(pose)
	}
	struck := s.struck()
	switch {
	case p.Hits && struck:
		rim := kit.Danger
		if st := s.scene.Stage; st.Says[0].Key != "" { // a gift, as it is for who looks on
			rim = felt.Toned(st.For(s.scene.Bottom, -st.Answer), kit.Figure)
		}
		s.k.Rim(r.Inset(-2), r.W*0.06+2, 3, pose.Turn, rim)
	case p.Told && s.staging.beat.Running(s.now):
		s.k.Rim(r.Inset(-2), r.W*0.06+2, 3, pose.Turn, kit.Figure)
	}
	tint := kit.White
	if p.Spent {
		tint = kit.Others
	}
	s.drawSplit(p)
	if !p.Bare {
		s.k.List.Picture(felt.Emblem(&s.scene, p.Owner), felt.Arms(r), tint)
	}
	if s.scene.Stage.Shape == plan.Facing { // plaques tell the rest
		return
	}
	if p.Disc != "" {
		box := felt.Coin(r)
		d := box.W
		s.k.List.Fill(box, d/2, kit.Ink)
		s.k.List.Fill(box.Inset(1.5), d/2-1.5, kit.Gold)
		s.k.List.Text(p.Disc, box, sprites.SansBold, d*0.58, 0.5, kit.Ink)
	}
	if p.Icon != sprites.None && !p.Lid.Empty() && !moving && (struck || p.Tone == plan.Gains) {
		c := discColor(s, p)
		s.k.List.Fill(p.Lid, p.Lid.W/2, kit.Rail)
		s.k.List.Frame(p.Lid, p.Lid.W/2, 2, c)
		s.k.List.Picture(p.Icon, p.Lid.Inset(0.2*p.Lid.W), c)
	}
}

// drawCount draws a large number with its words, in the colour that it has for who looks.
func (s *painter) drawCount(c *felt.Count) {
	if c.Words != "" {
		seen := *c
		seen.Tone = s.scene.Stage.For(s.bottom(), c.Tone)
		c = &seen
	}
	if c.At.Empty() { // words alone, once it has struck
		if !s.lunges() || s.staging.beat.Struck(s.now) {
			s.k.List.Text(c.Words, c.Below, sprites.SansBold, c.Below.H*0.9, 0.5, felt.Toned(c.Tone, kit.Text))
		}
		return
	}
	n := c.N
	switch s.staging.act {
	case plan.Adds:
		if s.stage.Dial.Reduced { // it is there at once
			break
		}
		n = added(&s.staging, n, s.now)
	case plan.Strike:
		if c.N <= len(s.felt.Staged.Pieces) {
			n = s.staging.beat.Number(n, s.now)
		} else if gathers(s) { // no count of cards, but what they are worth
			return
		}
	}
	if halted(c) {
		box := geom.Rect{X: c.Below.X, Y: c.At.Y, W: c.Below.W, H: c.Below.Y + c.Below.H - c.At.Y}
		s.k.Label(c.Words, box, sprites.Title, kit.Head, 0.5, kit.Text)
		return
	}
	text := strconv.Itoa(n)
	px := countSize(s, c) * weighed(s, c)
	col := kit.Text
	if c.Tone == plan.Loses && c.Words == "" { // the lesser of two
		col = kit.DimText
	}
	if glow := countGlow(s, c); glow != 0 {
		w := sprites.Measure(numerals, px, text)
		s.k.List.Add(paint.Op{Kind: paint.Shadow, Rect: geom.Around(c.At.Center(), w+px*0.6, px*1.1), Radius: px * 0.5, Width: px * 0.4, Color: glow})
	}
	at := c.At
	if quiet(c) { // close to its word
		at.Y += 0.13 * at.H
	}
	drawNumber(s.k, text, at, px, col)
	if c.Words != "" {
		seen := felt.Toned(c.Tone, kit.Text)
		if quiet(c) {
			seen = kit.Text
		}
		s.k.Label(c.Words, c.Below, sprites.Title, c.Size, 0.5, seen)
	}
}

// victimTurn returns how far the card is turned that is struck: one that falls turns with its rim.
func victimTurn(s *painter) float64 {
	for i := range s.felt.Staged.Pieces {
		if p := &s.felt.Staged.Pieces[i]; p.Target {
			pose, _ := s.stage.At(p.ID, s.now)
			return s.posed(p.ID, pose).Turn
		}
	}
	return 0
}

// drawBlow draws what a blow does: a ring round who is struck, and what it costs.
func (s *painter) drawBlow(b *plan.Blow) {
	st := &s.felt.Staged
	face := s.victim()
	round := face.W/2 + 4
	if face.H != face.W { // a card
		round = min(face.W, face.H) * 0.06
	}
	face = face.Move(s.shove())
	s.k.Rim(face.Inset(-4), round, 3, victimTurn(s), kit.Danger)
	for _, f := range s.scene.Stage.Figures {
		if f.Side == 1 && st.Faces[f.Seat] == s.victim() { // the ring runs behind the shield
			s.k.Arms(int(f.Seat), face)
			if s.scene.Bear.Has(f.Seat) {
				s.k.Crest(s.scene.Crests[f.Seat], face)
			}
		}
	}
	if b.Gain > 0 && s.flying(b.Gain, face.Center()) {
		s.k.List.Fill(st.Pill, st.Pill.H/2, kit.Rail)
		s.k.List.Frame(st.Pill, st.Pill.H/2, 2, kit.Figure)
		s.k.Label("+"+strconv.Itoa(b.Gain), st.Pill.Inset(1), sprites.SansBold, kit.Small, 0.5, kit.Figure)
	}
	drawHit(s, face)
}

// mostFlying is how many points fly one by one.
const mostFlying = 8

// flying draws points on their way to the score, and reports whether the first has come.
func (s *painter) flying(n int, from geom.Point) (come bool) {
	n = min(n, mostFlying)
	to := s.felt.Staged.Pill.Center()
	for i := range n {
		t := s.staging.beat.Flown(i, n, s.now)
		if s.staging.act != plan.Strike || t >= 1 {
			come = true
			continue
		}
		disc := geom.Around(kit.Way(from, kit.Bowed(from, to), to, t), 14, 14)
		s.k.List.Fill(disc.Inset(-1.5), 9, kit.Ink)
		s.k.List.Fill(disc, 7, kit.Gold)
	}
	return come
}

// drawSplit lets the crown of a royal that falls break in two.
func (s *painter) drawSplit(p *felt.Piece) {
	t := s.staging.beat.Broken(s.now)
	if !p.Falls || s.staging.act != plan.Strike || t <= 0 || t >= 1 || s.stage.Dial.Reduced {
		return
	}
	d := max(0.6*p.Upright.W, 30)
	top := geom.Around(geom.Point{X: p.Upright.X + p.Upright.W/2, Y: p.Upright.Y}, d, d)
	for _, side := range [2]float64{-1, 1} {
		half := top.Move(geom.Point{X: side * 10 * t, Y: 24 * t})
		clip := geom.Rect{X: half.X - d, Y: half.Y - d, W: 1.5 * d, H: 3 * d}
		if side > 0 {
			clip.X = half.X + d/2
		}
		s.k.List.Clip(clip)
		s.k.List.Add(paint.Op{Kind: paint.Sprite, Sprite: sprites.IconCrown, Rect: half, Color: kit.Gold.Fade(1 - t*t), Turn: side * 14 * math.Pi / 180 * t})
	}
	s.k.List.Clip(geom.Rect{})
}

// drawStruck draws the face of who is struck, which gives way, or of who refuses, which shakes, and what drains.
func (s *painter) drawStruck() {
	st := &s.felt.Staged
	for _, f := range s.scene.Stage.Figures {
		if f.Side == 1 && !st.Crest.Empty() {
			felt.DrawCrest(s.k.List, st.Crest, s.scene.Scores[f.Seat].N, s.t.Plan.Full)
		}
		if r := st.Faces[f.Seat]; f.Side == 1 && !r.Empty() {
			if way := gives(s, r); way != (geom.Point{}) {
				s.k.List.Fill(r, r.W/2, kit.Ink)
				felt.Portrait(s.k, &s.scene, f.Seat, r.Move(way))
			}
		}
	}
}
