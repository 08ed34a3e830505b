package screens

import (
	"math"
	"slices"
	"strconv"
	"time"

	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/words"
	"royals/sprites"
)

// painter paints a table that has been laid: what lies below the cards, the cards where they are now, and what lies above them. It
// changes nothing of the table.
type painter struct {
	*tableScreen
	k   *kit.Kit
	now time.Duration

	bubbles []geom.Rect // where what is said on the table lies
}

// Paint draws the table as it is now.
func (s *tableScreen) Paint(k *kit.Kit) {
	p := painter{tableScreen: s, k: k, now: s.clock.now()}
	under := len(k.List.Ops)
	k.List.Ops = append(k.List.Ops, s.felt.Under...)
	first := len(k.List.Ops)
	shakesHead(&p, under)
	p.lightUp(under)
	p.drawVeil()
	flight := len(k.List.Ops)
	p.drawCards(onTable)
	if s.felt.Staged.On { // the numbers of the stage lie on all its cards
		p.drawCards(inAir)
	}
	staged := len(k.List.Ops)
	p.drawStage()
	p.lightUp(staged)
	p.drawArrow() // below the numbers that lie on cards
	over := len(k.List.Ops)
	k.List.Ops = append(k.List.Ops, s.felt.Over...)
	p.tick(under, over)
	goAlong(&p, over)
	p.lightUp(over)
	p.shake(first)
	p.drawMarks()
	p.drawMoments()
	drawTalk(&p)
	drawSaid(&p, flight)
	if !s.felt.Staged.On {
		p.drawCards(inAir)
	}
	if s.lesson != nil {
		lights{s}.draw(k)
		lights{s}.speak(k)
	}
	guidance{s}.draw(k)
	if s.t.Closing() {
		p.drawDusk()
	}
	p.drawDrag()
	p.drawLeft()
}

// drawSaid draws the sentences, with a ground under those that an arrow crosses, or a card on a stage: below cards on their way over the table,
// as all that lies there. What lies under a bubble says the same.
func drawSaid(s *painter, from int) {
	over := s.k.List.Ops[from:]
	under := func(o paint.Op) bool {
		return slices.ContainsFunc(s.bubbles, func(b geom.Rect) bool { return !b.Intersect(o.Rect).Empty() })
	}
	hush, light := s.staging.veil.hush, s.staging.veil.light(s.now)
	for _, said := range s.felt.Said {
		if said.Kind == paint.Text && !hush && !under(said) && (s.felt.Staged.On && crossed(over, said.Rect, paint.Sprite) || crossed(over, said.Rect, paint.Line)) {
			s.k.List.Fill(said.Rect.Inset(-3), kit.Radius, kit.Rail)
		}
	}
	for _, said := range s.felt.Said {
		if under(said) || hush && crossed(over, said.Rect, paint.Sprite) {
			continue
		}
		said.Color = said.Color.Fade(light)
		s.k.List.Ops = append(s.k.List.Ops, said)
	}
}

// crossed reports whether one of ops of a kind crosses a place.
func crossed(ops []paint.Op, r geom.Rect, kind paint.Kind) bool {
	for i := range ops { // an op is large
		if ops[i].Kind == kind && crosses(&ops[i], r) {
			return true
		}
	}
	return false
}

// crosses reports whether a card or a stroke of an arrow lies over a place.
func crosses(o *paint.Op, r geom.Rect) bool {
	box := o.Rect
	switch o.Kind {
	case paint.Sprite:
	case paint.Line: // its rectangle is where it begins and how far it goes
		box = geom.Rect{X: min(box.X, box.X+box.W), Y: min(box.Y, box.Y+box.H), W: abs(box.W), H: abs(box.H)}.Inset(-o.Width / 2)
	default:
		return false
	}
	return box.X < r.X+r.W && r.X < box.X+box.W && box.Y < r.Y+r.H && r.Y < box.Y+box.H
}

// tick lets the numbers that count cards tell of those that have landed.
func (s *painter) tick(under, over int) {
	if !s.stage.Moving(s.now) {
		return
	}
	for _, t := range s.felt.Tallies {
		ids, flying := s.felt.Counted(t), 0
		for _, id := range ids {
			if s.homes.away[id] && s.stage.Flies(id, s.now) {
				flying++
			}
		}
		at := under + t.At
		if t.Over {
			at = over + t.At
		}
		if flying > 0 {
			s.k.List.Ops[at].Text = strconv.Itoa(len(ids) - flying)
		}
		if t.Over && flying > 0 && flying == len(ids) { // an empty place has no number, and no ground of one
			s.k.List.Ops[at].Text = ""
			s.k.List.Ops[at-1].Color = 0
		}
	}
}

// drawLeft draws how much of a hold's time is left where it goes on by itself: a bar on the button that ends it.
func (s *painter) drawLeft() {
	share, ok := s.t.Left()
	if !ok {
		return
	}
	for _, h := range s.felt.Targets {
		if h.Deed == kit.Deed(felt.Next) {
			r := h.Rect.Inset(kit.Space2)
			s.k.List.Fill(geom.Rect{X: r.X, Y: r.Y + r.H - 3, W: r.W * share, H: 3}, 1.5, kit.Ink)
		}
	}
}

// lifts is how far a card may rise and still lie in its row.
const lifts = 24

// layer is how high above the table a card is drawn.
type layer int

const (
	onTable layer = iota // below all that is written there
	inAir                // above it
)

// layerOf returns how high a card is that belongs to a place.
func layerOf(s *painter, p *felt.Place, pose anim.Pose, moving bool) layer {
	away := moving && (s.homes.away[p.ID] || s.stage.Dropped(p.ID, s.now)) // a pile that only makes room stays below
	if away && math.Hypot(pose.Rect.X-p.Pose.Rect.X, pose.Rect.Y-p.Pose.Rect.Y) > lifts {
		return inAir
	}
	return onTable
}

// each goes through the cards of a layer that are to be seen.
func (s *painter) each(l layer, draw func(p *felt.Place, pose anim.Pose, moving bool)) {
	for i := range s.felt.Places {
		p := &s.felt.Places[i]
		pose, moving := s.stage.At(p.ID, s.now)
		if layerOf(s, p, pose, moving) != l || p.Hidden && !moving || p.ID == s.scene.Carried {
			continue
		}
		pose.Dim, pose.Ring = p.Pose.Dim, p.Pose.Ring
		if len(s.moments.List) > 0 && !s.felt.Staged.On {
			pose.Rect = pose.Rect.Move(s.thrust(p))
		}
		if s.felt.Staged.On {
			pose = s.posed(p.ID, pose)
		}
		pose = s.veiled(p, pose, moving)
		draw(p, pose, moving)
	}
}

// drawCards draws the cards of a layer with their shadows. Cards that wait for each other on one spot have one shadow in all.
func (s *painter) drawCards(l layer) {
	shaded := geom.Point{X: -1} // where the last shadow lies
	s.each(l, func(p *felt.Place, pose anim.Pose, moving bool) {
		c, under := pose.Rect.Center(), pose.Alpha
		if c == shaded && pose.Alpha == 1 {
			under = 0 // the list stays as long, so that it needs no new memory when they part
		}
		high := p.High
		if moving {
			high = max(high, glideHeight)
		} else if p.Flat {
			under = 0
		}
		if s.felt.Staged.On {
			s.ghosts(p.ID, pose)
		}
		s.drawShadow(pose, high, under)
		shaded = c
		s.drawCard(pose)
		if p.Fresh && pose.Alpha > 0 {
			s.drawNew(pose.Rect, pose.Turn, pose.Alpha)
		}
	})
}

// drawMarks marks the cards that are chosen, above all cards: with a tick, or with the number of the pair.
func (s *painter) drawMarks() {
	if !slices.ContainsFunc(s.felt.Places, func(p felt.Place) bool { return p.Pose.Ring == felt.ChosenRing }) {
		return
	}
	s.each(onTable, func(p *felt.Place, pose anim.Pose, _ bool) {
		r := upright(pose)
		sz := min(22, r.W*0.4)
		if pose.Ring != felt.ChosenRing || sz <= 10 {
			return
		}
		b := geom.Rect{X: r.X + r.W - sz*0.8, Y: r.Y - sz*0.2, W: sz, H: sz}
		if hand := s.felt.Areas.Hand; r.Center().In(hand) {
			end := bared(&s.felt, p, r)
			sz = max(min(sz, end-r.X-tickKeeps), 11)                                     // the rank beside it is to be read
			b = geom.Rect{X: min(b.X, end-sz), Y: max(r.Y-sz*0.2, hand.Y), W: sz, H: sz} // and the prompt is not covered
		}
		s.k.List.Fill(b, sz/2, kit.Gold)
		if p.Part > 0 {
			s.k.List.Text(words.T("table.n", words.Args{N: p.Part}), b, sprites.SansBold, max(sz*0.8, 10), 0.5, kit.Ink)
		} else {
			s.k.List.Picture(sprites.IconCheck, b.Inset(3), kit.Ink)
		}
	})
}

// tickKeeps is how much of a card of a fan a tick leaves free: its rank.
const tickKeeps = 14

// bared returns where the part of a card ends that no later card covers: there its tick covers no other card's corner.
func bared(f *felt.Felt, p *felt.Place, r geom.Rect) float64 {
	end, later := r.X+r.W, false
	for i := range f.Places {
		q := &f.Places[i]
		if later = later || q == p; !later || q == p || q.Hidden {
			continue
		}
		if x := upright(q.Pose); x.X > r.X+tickKeeps && x.X < end && x.Y < r.Y+r.H/2 && x.Y+x.H > r.Y {
			end = x.X
		}
	}
	return end
}

// upright is the rectangle that a card covers: one that lies on its side is wider than high.
func upright(p anim.Pose) geom.Rect {
	p.Rect = geom.Around(p.Rect.Center(), p.Rect.W*(1-p.Squash), p.Rect.H)
	if p.Turn > 1 {
		return geom.Around(p.Rect.Center(), p.Rect.H, p.Rect.W)
	}
	return p.Rect
}

// The heights above the cloth, in CSS pixels, of cards on their way and in the fingers. What lies has none.
const (
	glideHeight = 8.0
	heldHeight  = 14.0
)

// drawShadow draws what a card throws on the cloth: the higher it is the further off, the softer and the lighter.
func (s *painter) drawShadow(p anim.Pose, high, alpha float64) {
	under := geom.Around(p.Rect.Center(), max(p.Rect.W*(1-p.Squash), 2), p.Rect.H).Move(geom.Point{Y: 0.3*high + 1})
	c := kit.Cast.Fade((1 - 0.35*high/heldHeight) * alpha)
	s.k.List.Add(paint.Op{Kind: paint.Shadow, Rect: under, Radius: min(p.Rect.W*0.06, under.W/2), Width: high + 2 + kit.Soft, Color: c, Turn: p.Turn})
}

// drawCard draws a card and the ring around it.
func (s *painter) drawCard(p anim.Pose) {
	id := sprites.Card(p.Face)
	if p.Face == cards.Back {
		id = sprites.Back(s.scene.Back)
	}
	tint := kit.White
	if p.Dim || p.Grey {
		tint = kit.Dimmed
	}
	op := paint.Op{Kind: paint.Sprite, Sprite: id, Rect: p.Rect, Color: tint.Fade(p.Alpha), Turn: p.Turn, Squash: p.Squash}
	drawFaces(s, op, &p)
	r, rad := upright(p), p.Rect.W*0.06
	switch p.Ring {
	case felt.LegalRing:
		if p.Turn > 0 && p.Turn < 1 {
			s.k.Rim(r.Inset(-2), rad+2, 2, p.Turn, kit.Legal)
			return
		}
		s.k.Ring(r, rad, kit.Legal, 2)
	case felt.QuietRing:
		s.k.Rim(r.Inset(-0.5), rad+0.5, 1.5, p.Turn, kit.Legal)
	case felt.HandRing:
		s.k.Rim(r.Inset(-1), rad+1, 2, p.Turn, kit.Legal)
	case felt.FocusRing, felt.ChosenRing:
		s.k.Rim(r.Inset(-3), rad+3, 3, p.Turn, kit.Figure)
	}
}

// drawFaces draws a face in the design of its place: while a card goes to one where it lies in another size, the old design gives way to the new
// one.
func drawFaces(s *painter, op paint.Op, p *anim.Pose) {
	f := &p.Faces
	if f.Will == 0 || sprites.Alike(p.Face, f.Was, p.Rect.W) && sprites.Alike(p.Face, f.Will, p.Rect.W) {
		s.k.List.Add(op)
		return
	}
	blends := !sprites.Alike(p.Face, f.Was, f.Will)
	if blends && f.Share < 1 {
		op.Width = f.Was
		s.k.List.Add(op)
	}
	if !blends || f.Share > 0 {
		op.Width = f.Will
		if blends {
			op.Color = op.Color.Fade(f.Share)
		}
		s.k.List.Add(op)
	}
}

// drawNew marks a card that has just come: a tab at its upper edge.
func (s *painter) drawNew(r geom.Rect, turn, alpha float64) {
	sin, cos := math.Sincos(turn)
	mark := geom.Point{X: 4 + min(r.W*0.3, 24)/2 - r.W/2, Y: -1.5 - r.H/2} // from the middle of the card
	b := geom.Around(r.Center().Add(geom.Point{X: mark.X*cos - mark.Y*sin, Y: mark.X*sin + mark.Y*cos}), min(r.W*0.3, 24), 7)
	b.Y = max(b.Y, min(s.felt.Areas.Hand.Y+1, b.Y+newSinks*r.H)) // it stays on a card that is still on its way
	s.k.List.Fill(b.Inset(-1), 4, kit.Ink.Fade(alpha))
	s.k.List.Fill(b, 3, kit.Gold.Fade(alpha))
}

// newSinks is how far down its card the mark of a new one may be moved, so that it does not reach over the hand, in heights of the card.
const newSinks = 0.2

// drawDrag draws the carried card at the finger, with an arrow back to where it came from.
func (s *painter) drawDrag() {
	id := s.scene.Carried
	if id == 0 {
		return
	}
	f := s.a.Finger()
	home, _ := s.stage.At(id, s.now)
	p := s.held(id)
	if s.onto != nil {
		for _, h := range s.felt.Targets {
			if h.Name() == kit.NameOf(f.Over) {
				s.k.Ring(h.Rect, kit.Radius, kit.Figure, 3)
			}
		}
	}
	if d := f.At.Sub(f.From); d.Y < -60 || s.lifted.Kind != felt.Held {
		s.k.Draw(kit.MayArrow, home.Rect.Center(), p.Rect.Center(), 1, 1)
	}
	s.drawShadow(p, heldHeight, p.Alpha)
	s.drawCard(p)
}
