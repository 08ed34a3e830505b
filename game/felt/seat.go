package felt

import (
	"math"
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/table"
	"royals/sprites"
)

// seat draws what belongs to a seat.
type seat struct {
	*sketch
	x      engine.Seat
	tight  bool    // long words beside the numbers give way to short ones
	line   float64 // how much room a line of numbers has, 0 where that is not known
	heaped bool    // what is stacked before it lies in a column of its own
	whole  bool    // there is height for all of the heaps among the numbers
	footed bool    // they lie in the lower part of the panel
	brief  bool    // the score is told without what it is to reach
	beside float64 // what the numbers take where the hand lies beside them: with all opponents the same
}

// drawOthers draws the opponents. The cards before all of them are of one size, so that none seems to be worth more.
func (s *sketch) drawOthers(seats []engine.Seat) {
	s.zones = s.zones[:0]
	brief, beside := shortOfRoom(s, seats), widestNumbers(s, seats)
	for i, x := range seats {
		p := seat{sketch: s, x: x, brief: brief, beside: beside}
		s.zones = append(s.zones, p.drawOther(s.Areas.Panels[i]))
	}
	s.Small = 0
	for i := range s.zones {
		if w := s.zones[i].fit(); w > 0 && (s.Small == 0 || w < s.Small) {
			s.Small = w
		}
	}
	if fronted(s) { // and no larger than those that face them
		mine := seat{sketch: s, x: s.Bottom}
		in := s.Areas.Mine.Inset(mine.margin())
		_, in = in.CutTop(max(s.Line(kit.Small), 20) + 4)
		z := zone{s, s.Bottom, besideSort(s, in), mine.boardCard(150), 30, 0, loose}
		if w := z.fit(); w > 0 {
			s.Small = min(s.Small, w)
		}
	}
	s.Small = math.Floor(s.Small)
	for i := range s.zones {
		z := &s.zones[i]
		z.most = min(z.most, max(s.Small, 1))
		z.draw()
	}
}

// widestNumbers returns how wide the numbers of the opponent are who has the most to tell, of those whose hands are to be seen: so none
// has a fan beside another's single back.
func widestNumbers(s *sketch, seats []engine.Seat) (w float64) {
	for i, x := range seats {
		p := seat{sketch: s, x: x}
		if p.tight = tightIn(s, s.Areas.Panels[i].Inset(p.margin()).W); p.fanned() {
			w = max(w, p.badgesWidth(s.Line(kit.Small))+p.hoardWidth())
		}
	}
	return w
}

// notchAt is where the notch of a panel's ring lies: between the name and the score.
const notchAt = 0.7

// drawOther draws an opponent: emblem, name, score, hand and badges. It returns where lies what is before the seat.
func (s *seat) drawOther(r geom.Rect) zone {
	tap := SeatTap(s.x)
	decides := deciding(s.Scene) == s.x
	s.List.Fill(r, kit.Radius, kit.FarWell)
	switch {
	case Contains(s.Marks.Focused, tap, table.ASeat):
		// Not the gold of who is on turn: the colour of what may be chosen, stronger, and a tick.
		kit.Notched(s.Kit, r.Inset(3), kit.Radius, kit.Legal, max(4, kit.LitRim), notchAt)
		tick(s, r, kit.Legal)
	case s.Marks.Picks.Has(tap):
		if s.barred() {
			kit.Notched(s.Kit, r.Inset(3), kit.Radius, kit.Attack, 3, notchAt)
			break
		}
		kit.Notched(s.Kit, r.Inset(3), kit.Radius, kit.Lit, max(3, kit.LitRim), notchAt)
		tick(s, r, kit.Gold)
	case s.Asked != engine.None && Contains(s.Marks.Legal, tap, table.ASeat):
		kit.Notched(s.Kit, r.Inset(2), kit.Radius, kit.Legal, 2, notchAt)
	case decides:
		s.List.Frame(r, kit.Radius, kit.LitRim, kit.Lit)
	case kit.Worn().Stark:
		s.List.Frame(r, kit.Radius, kit.Rim, kit.FarEdge)
	}
	s.Hit(Point{Seat, tap, "seat:" + s.x.String()}, r)
	in := s.within(r)
	across := in
	shelf := s.facing() && in.W >= leastShelf && !unshelved(s.sketch)
	if s.heaped = shelf; !shelf && !unshelved(s.sketch) { // there they lie among the numbers
		in = s.drawHeaps(in)
	}
	rest := s.drawSeatHead(in, r.W >= 200 || s.Areas.Kind == layout.Wide && r.W >= 184)
	caption := 0.0
	if rest.H > 96 && rest.W > 260 {
		caption = s.Line(captions(s.sketch))
	}
	if shelf {
		rest = s.drawShelf(besideSort(s.sketch, rest), caption)
	} else if fronted(s.sketch) {
		rest.X, rest.W = across.X, across.W
		rest = besideSort(s.sketch, rest)
	}
	rest = s.drawCrest(rest)
	if s.fanned() {
		held := rest
		if keepsHand(s) {
			held, rest = besideWall(s, rest, caption)
		}
		if held.H < 0.55*stowed*layout.Ratio { // below the name, beside the numbers
			_, held = in.CutTop(max(s.Line(kit.Small), 20) + 2)
			_, held = held.CutLeft(min(max(held.W/2, s.beside), held.W-stowed))
		}
		s.drawHeld(held)
	}
	s.drawSide(r)
	s.drawStanding(r)
	z := zone{s.sketch, s.x, rest, s.boardCard(130), 22, caption, loose}
	rankRoom(&z)
	return z
}

// drawMine draws the board of the seat nearest to the eyes.
func (s *seat) drawMine(r geom.Rect) {
	if r.Empty() {
		return
	}
	tap := SeatTap(s.x)
	s.List.Fill(r, kit.Radius, kit.Well.Fade(0.55))
	switch {
	case Contains(s.Marks.Focused, tap, table.ASeat):
		s.Ring(r.Inset(3), kit.Radius, kit.Lit, max(3, kit.LitRim))
	case s.Asked != engine.None && Contains(s.Marks.Legal, tap, table.ASeat):
		s.Ring(r.Inset(2), kit.Radius, kit.Legal, 2)
	case deciding(s.Scene) == s.x:
		s.List.Frame(r, kit.Radius, kit.LitRim, kit.Lit)
	}
	s.Hit(Point{Seat, tap, "seat:" + s.x.String()}, r)
	in := s.within(r)
	rest := s.drawSeatHead(in, true)
	caption := 0.0
	if rest.H > 84 && s.Areas.Kind != layout.Low && !fronted(s.sketch) { // the other's have none, and lie as these do
		caption = s.Line(captions(s.sketch))
	}
	s.drawSide(r)
	s.drawStanding(r)
	if s.laying(s.x) <= 7 && !s.lowHead(in) || fronted(s.sketch) {
		rest = besideSort(s.sketch, rest)
	}
	rest = s.drawCrest(rest)
	z := zone{s.sketch, s.x, s.drawShelf(rest, caption), s.boardCard(150), 30, caption, whole}
	if z.r != rest || unshelved(s.sketch) {
		z.some = loose
	}
	rankRoom(&z)
	if s.facing() && s.slotted() && s.Small > 0 { // place by place like the other's
		z.most = min(z.most, s.Small)
	}
	z.draw()
}

// besideSort returns what is left of a board on a device held upright beside the button that sorts the hand: it stands beside the
// cards, not on them, and those that face them lie as they do.
func besideSort(s *sketch, rest geom.Rect) geom.Rect {
	if s.Areas.Kind != layout.Portrait || ranked(s) { // there it stands below the name
		return rest
	}
	w := 46.0
	switch {
	case !s.narrow():
		w = 100 * max(1, min(s.Text, 1.4))
	case fronted(s): // its places have the whole width, and a menu sorts the hand
		return rest
	}
	if s.Ask.Left {
		rest.X += w
	}
	rest.W -= w
	return rest
}

// fronted reports whether two boards on a phone held upright face each other place by place.
func fronted(s *sketch) bool { return s.facing() && s.slotted() && s.narrow() }

// ranked reports whether two boards face each other place by place with the middle beside them.
func ranked(s *sketch) bool { return s.Areas.Flanked && s.facing() && s.slotted() }

// shelved is the width of such a board from which what is stacked before a seat lies beside the places: in a narrower one these have its room.
const shelved = 680

// unshelved reports whether what is stacked before two seats lies among their numbers, because their places need the width.
func unshelved(s *sketch) bool { return fronted(s) || ranked(s) && s.Areas.Mine.W < shelved }

// rankAir is by how much places that face each other reach into the margin of their board.
const rankAir = 4.0

// rankRoom gives the places of a board that faces another one all the room there is for them: side by side they are as large as it lets
// them be.
func rankRoom(z *zone) {
	if !ranked(z.sketch) {
		return
	}
	if z.Areas.Kind == layout.Wide {
		z.r.Y, z.r.H = z.r.Y-rankAir, z.r.H+2*rankAir
	}
	n := float64(slotsOf(z.sketch))
	z.most = min(z.most, (z.r.W-(n-1)*kit.Space2-1)/n, (z.r.H-layout.FacingPeek)/layout.Ratio)
}

// slotsOf counts the places of a board.
func slotsOf(s *sketch) (n int) {
	for kind, spot := range s.Plan.Spots {
		if spot.Where == plan.Seat && spot.Spread == plan.Slot {
			n += max(s.Info.Piles[kind].Slots, 1)
		}
	}
	return n
}

// margin is what a seat's panel keeps free within its edge.
func (s *seat) margin() float64 {
	if s.Areas.Kind == layout.Wide {
		return 10
	}
	return 6
}

// What the bar of a seat's points keeps free below itself, clear of the panel's ring, and how high it is, in CSS pixels.
const (
	pointsAir  = 6.0
	pointsHigh = 4.0
)

// sideAir is what words and cards keep free to the strip of a side.
const sideAir = 2.0

// within is what a panel has for all that stands in it: above the bar of its points, where it has one.
func (s *seat) within(r geom.Rect) geom.Rect {
	in := r.Inset(s.margin())
	if s.Areas.Kind != layout.Wide && slices.ContainsFunc(s.Plan.Badges, func(b plan.Badge) bool { return b.Side }) { // clear of the strip of its side
		_, in = in.CutLeft(sideAir)
	}
	if s.Plan.Full > 0 {
		in.H = r.Y + r.H - pointsAir - pointsHigh - 3 - in.Y
	}
	return in
}

// boardCard is the largest width of a card on a board: on a wide table the same as in the hand.
func (s *seat) boardCard(most float64) float64 {
	if s.Areas.Kind == layout.Wide {
		return tableCard(s.sketch)
	}
	return max(84, min(tableCard(s.sketch), most))
}

// fanned reports whether the backs of an opponent's hand are to be seen: nothing lies before the seat, or there is room beside that.
func (s *seat) fanned() bool {
	return s.Plan.Hand >= 0 && s.x != s.Bottom && !counting(s.sketch) && (s.laying(s.x) == 0 || keepsHand(s))
}

// How far the backs of an opponent's hand lie apart, by their width, and on a wide table their height by the width of a card in the hand.
const (
	heldStep  = 0.45
	tightStep = 0.24
	tightHeld = 0.64
	rivalsFan = 0.95 // the same on a phone where they have the most of the height
)

// drawHeld draws the backs of an opponent's hand: so many, and nobody knows which. Cards that come and go do so from
// there.
func (s *seat) drawHeld(r geom.Rect) {
	id := engine.PileID{Kind: uint8(s.Plan.Hand), Owner: s.x}
	n := len(s.View.Pile(id))
	h, step, lean := min(r.H-6, s.Areas.Card, 0.7*r.W), heldStep, 0.3
	most := 0.75 * s.Areas.Card // what can be read is larger
	if s.Plan.Track == plan.Ladder {
		most = rivalsFan * s.Areas.Card
	}
	h = min(h, max(most, 48))
	if s.Areas.Kind == layout.Wide { // a tight fan: it says but how many
		h, step, lean = min(h, max(tightHeld*s.Areas.Card, 48)), tightStep, 0.55
	}
	if s.Plan.Full > 0 {
		h, step, lean = asWall(s, r, step)
	}
	if n > 0 && h < leastHeld && r.H > 0.3*leastHeld && r.W > 2*leastHeld && s.Plan.Full > 0 { // they are tucked in below the edge
		s.List.Clip(r)
		defer s.List.Clip(geom.Rect{})
		s.fan(geom.Rect{X: r.X, Y: r.Y - 2, W: r.W, H: 1.25 * leastHeld}, leastHeld, step, lean)
		return
	}
	if w := h / layout.Ratio; n == 0 || w < stowed {
		box := geom.Around(r.Center(), stowed, stowed*layout.Ratio)
		box.Y = min(max(box.Y, r.Y), r.Y+r.H-0.55*box.H) // one back, tucked in, tells of them all
		if s.stow(id, box); n > 0 {
			s.List.Clip(r)
			s.drawTop(id, box)
			s.List.Clip(geom.Rect{})
		}
		return
	}
	s.fan(r, h, step, lean)
}

// leastHeld is the height of backs that do not find room for all of it.
const leastHeld = 48.0

// fan draws the backs of a hand in a box, so high, so far apart and so much turned in all.
func (s *seat) fan(r geom.Rect, h, step, lean float64) {
	id := engine.PileID{Kind: uint8(s.Plan.Hand), Owner: s.x}
	n, ids := len(s.View.Pile(id)), s.Cards.Of(id)
	w, dx := h/layout.Ratio, 0.0
	if n > 1 {
		dx = min(w*step, (r.W-1.3*w)/float64(n-1))
	}
	last, tilt := float64(n-1)/2, min(lean/5, lean/float64(n))
	drop := last * tilt * (last*dx + w) / 2 // the outer ones reach lower
	if high := r.H - 6; h+drop > high {
		if f := high / (h + drop); w*f < stowed {
			tilt, drop = 0, 0
		} else {
			w, h, dx, drop = w*f, h*f, dx*f, drop*f
		}
	}
	for i := range n {
		at := float64(i) - last
		turn := at * tilt
		c := geom.Point{X: r.X + r.W/2 + at*dx, Y: r.Y + (r.H-drop)/2 + at*dx*turn/2}
		box := geom.Around(c, w, h)
		face, picture, tint := cards.Back, sprites.Back(s.Back), kit.Others
		if s.Open {
			if face = s.View.Pile(id)[i]; face != cards.Back {
				picture, tint = sprites.Card(face), kit.White
			}
		}
		if i < len(ids) {
			s.put(ids[i], anim.Pose{Rect: box, Face: face, Turn: turn}, true)
		}
		s.List.Add(paint.Op{Kind: paint.Shadow, Rect: box, Radius: w * 0.06, Width: 3 + kit.Soft, Color: kit.Cast, Turn: turn})
		s.Still = append(s.Still, paint.Op{Kind: paint.Sprite, Sprite: picture, Rect: box, Color: tint, Turn: turn})
		s.List.Add(s.Still[len(s.Still)-1])
	}
}

// drawSide shows along the edge of a seat's panel, within its ring, on which side the seat stands.
func (s *seat) drawSide(r geom.Rect) {
	if c, ok := sideOf(s.Scene, s.x); ok {
		s.List.Fill(geom.Rect{X: r.X + 2, Y: r.Y + kit.Radius, W: 3, H: r.H - 2*kit.Radius}, 1.5, c)
	}
}

// drawStanding shows at the foot of a seat's panel, without a word, how far the seat has come.
func (s *seat) drawStanding(r geom.Rect) {
	share, _ := s.Standing(s.x)
	if s.Plan.Full > 0 {
		share = min(max(float64(s.Scene.Scores[s.x].N)/float64(s.Plan.Full), 0), 1)
	}
	way := geom.Rect{X: r.X + kit.Radius, Y: r.Y + r.H - 5, W: r.W - 2*kit.Radius, H: 3}
	if share == 0 || way.W < 20 || !s.Areas.Track.Empty() {
		return
	}
	if s.Plan.Full > 0 { // within the panel
		way = geom.Rect{X: r.X + kit.Radius + 2, Y: r.Y + r.H - pointsAir - pointsHigh, W: r.W - 2*kit.Radius - 4, H: pointsHigh}
	}
	s.List.Fill(way, 1.5, kit.Edge)
	whole := way.W
	way.W = max(way.W*share, 3)
	s.List.Fill(way, 1.5, kit.Figure)
	for n := 100; n < s.Plan.Full; n += 100 {
		s.List.Fill(geom.Rect{X: way.X + whole*float64(n)/float64(s.Plan.Full), Y: way.Y, W: 1, H: way.H}, 0, kit.Ink)
	}
}

// leastFace is the width from which a face can be told from others. Where there is less room the seat has its shield.
const leastFace = 24

// mostCrown is the greatest size of the crown on a face.
const mostCrown = 18.0

// drawEmblem draws a seat's face or shield, with a crown on it while the seat is ahead.
func (s *seat) drawEmblem(r geom.Rect) {
	s.Heads[s.x] = Head{At: r, From: len(s.List.Ops)}
	defer func() { s.Heads[s.x].To = len(s.List.Ops) }()
	if r.W >= leastFace {
		Portrait(s.Kit, s.Scene, s.x, r)
	} else {
		s.List.Picture(Emblem(s.Scene, s.x), r, kit.White)
	}
	if _, leads := s.Standing(s.x); leads {
		d := min(0.55*r.W, mostCrown) // at the corner that a round portrait leaves free, within the frame of the panel
		c := geom.Rect{X: r.X + r.W + 1 - d, Y: r.Y - 2, W: d, H: d}
		s.Icon(sprites.IconCrown, c.Inset(-1.5), kit.Ink)
		s.Icon(sprites.IconCrown, c, kit.Gold)
	}
	if s.barred() {
		bar(&s.over, r)
	}
}

// tick marks the board of a seat as chosen.
func tick(s *seat, r geom.Rect, c paint.Color) {
	b := geom.Rect{X: r.X + r.W - 28, Y: r.Y + r.H - 28, W: 22, H: 22}
	s.over.Fill(b, 11, c)
	s.over.Picture(sprites.IconCheck, b.Inset(3), kit.Ink)
}

// bar draws a small cross at the upper left of the rim of a face: it leaves the face free, its crown and the numbers below, and a word
// beside those says what it means.
func bar(list *paint.List, r geom.Rect) {
	d := min(max(0.42*r.W, 11), 20)
	disc := geom.Around(geom.Point{X: r.X + 0.28*d, Y: r.Y + 0.28*d}, d, d)
	list.Fill(disc.Inset(-1.5), d/2+1.5, kit.Ink)
	list.Fill(disc, d/2, kit.Attack)
	list.Picture(sprites.IconClose, disc.Inset(0.06*d), kit.Key)
}
