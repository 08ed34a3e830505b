package felt

import (
	"math"
	"slices"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// onto lays a stage on which some act on one.
func (s *stager) onto() {
	if s.st.Suit > 0 {
		changes(s)
		return
	}
	left, right := s.sides()
	if s.Kind == layout.Wide && (dueling(s.st) || s.st.Trade) && len(left)+len(right) < 3 { // the two are all there is to see beside their cards
		s.Face = max(s.Face, min(mostFace, 0.27*s.Box.H, 0.86*s.Actors.W))
	}
	switch portrait := s.Kind == layout.Portrait; {
	case len(right) > 0:
	case portrait: // nobody is acted on
		s.Field.Y, s.Field.H = s.Target.Y, s.Field.H+s.Target.H
	default:
		s.Field.W += s.Target.W
	}
	if s.st.Sum != "" && s.Kind == layout.Portrait {
		sumBand(s)
	}
	f := s.Field
	calm(s, f.Center(), f.W*0.9, f.H*1.1, kit.Danger)
	s.actors()
	(&victim{s}).draw()
	if s.st.Says[0].Key != "" {
		asks(s)
		return
	}
	if s.st.Pays {
		return
	}
	if s.st.Trade {
		trade(s)
		return
	}
	s.strikes()
}

// mostFace is the size of the largest faces on a stage.
const mostFace = 150

// dueling reports whether a card strikes a card, and that is all.
func dueling(st *plan.Stage) bool {
	return len(st.Counts) == 0 && st.Blow.Piece > 0 && st.Blow.Loss == 0
}

// trade lays what is given and what is paid for it, each on its way between the two, with a word below that says which it is: below each
// other, and on a phone held upright side by side.
func trade(s *stager) {
	const air = 14 // and room for the arms on their corners
	f, line := s.Field.Inset(8), 0.0
	if s.Kind != layout.Low { // there the cards need all of the height
		line = s.Line(kit.Body) + kit.Space1
	}
	s.out.Under = line
	w := s.least(min(1.5*s.Card, 170, f.W, (f.H-2*air-2*line)/2/layout.Ratio))
	given := geom.Rect{X: s.mid() - w/2, Y: f.Y + air/2, W: w, H: w * layout.Ratio}
	paid := given.Move(geom.Point{Y: given.H + line + air})
	if s.Kind == layout.Portrait {
		f.H -= line
		w = s.least(min(1.5*s.Card, (f.W-4*air)/2, (f.H-2*air)/layout.Ratio))
		h := w * layout.Ratio
		given = geom.Rect{X: f.X + air/2, Y: f.Y + (f.H-h)/2, W: w, H: h} // so that the other's way leads past it
		paid = given.Move(geom.Point{X: f.W - w - 2*air})
	}
	for i := range s.st.Pieces {
		switch p := &s.st.Pieces[i]; {
		case p.Part == plan.Paid:
			traded(s, p, paid)
		case p.Side == 0:
			traded(s, p, given)
		}
	}
}

// traded lays one of the two cards of a trade.
func traded(s *stager, p *plan.Piece, r geom.Rect) {
	s.card(p, r, 0)
	if s.out.Under > 0 {
		below := geom.Rect{X: r.X - r.W/4, Y: r.Y + r.H + kit.Space1, W: 1.5 * r.W, H: s.out.Under - kit.Space1}
		s.Label(s.phrase(p.Tag), below, sprites.SansBold, kit.Body, 0.5, kit.Text)
	}
}

// sides splits the figures into those who act and the one who is acted on.
func (s *stager) sides() (left, right []plan.Figure) {
	for _, f := range s.st.Figures {
		if f.Side == 0 {
			left = append(left, f)
		} else {
			right = append(right, f)
		}
	}
	return left, right
}

// actors draws those who act: the leader large, the helpers half as large below or beside.
func (s *stager) actors() {
	left, _ := s.sides()
	if len(left) == 0 {
		return
	}
	r := s.Actors
	if s.Kind == layout.Portrait {
		actorsAbreast(s, left)
		return
	}
	box := geom.Rect{X: r.X + (r.W-s.Face)/2, Y: r.Y + 4, W: s.Face, H: s.Face}
	s.face(&left[0], box)
	rest := s.named(&left[0], geom.Rect{X: r.X, Y: box.Y + s.Face + 4, W: r.W, H: r.H}, kit.Body, 0.5)
	helpers(s, left[1:], geom.Rect{X: r.X, Y: rest.Y + 16, W: r.W, H: r.Y + r.H - rest.Y - 16})
}

// helpers draws those who help below each other, with what they have put in where there is room for all of that.
func helpers(s *stager, list []plan.Figure, r geom.Rect) {
	w, y := s.Face*0.5, r.Y
	step, name := w+14, s.Line(kit.Small)
	high := name
	for i := range list {
		if note := s.phrase(list[i].Note); note != "" {
			high = max(high, name+s.Height(note, sprites.Sans, kit.Tiny, r.W-w-12))
		}
	}
	bare := high+4 > step && float64(len(list))*(high+4) > r.H
	if bare {
		high = name
	}
	step = max(step, high+4)
	for _, f := range list {
		if y+w > r.Y+r.H {
			break
		}
		if bare {
			f.Note = plan.Sentence{}
		}
		box := geom.Rect{X: r.X + 4, Y: y, W: w, H: w}
		s.face(&f, box)
		s.named(&f, geom.Rect{X: box.X + w + 8, Y: y + (w-high)/2, W: r.W - w - 12, H: w}, kit.Small, 0)
		y += step
	}
}

// parted tells the cards that strike, those that guard against none in particular, and those that do nothing.
func (s *stager) parted() (up, down, idle []int) {
	for i := range s.st.Pieces {
		switch p := &s.st.Pieces[i]; {
		case p.Part == plan.Idle || p.Part == plan.Guards && p.Over == 0 && s.st.Past:
			idle = append(idle, i)
		case p.Part == plan.Guards && p.Over == 0:
			down = append(down, i)
		case p.Part == plan.Strikes:
			up = append(up, i)
		}
	}
	return up, down, idle
}

// strikes lays the cards of the field: what strikes in the upper row, what guards over it or below, the rest at the foot.
func (s *stager) strikes() {
	up, down, idle := s.parted()
	useless := len(up)+len(down) == 0 // there is nothing else to see
	if useless {
		up, idle = idle, nil
		slices.SortStableFunc(up, func(a, b int) int { return s.sideOf(a) - s.sideOf(b) })
	}
	bare := len(down) == 0 && !s.shielded()
	besideStakes(s, max(len(up), len(down)), len(idle), bare)
	f := s.Field
	w, disc, deep := rowSize(s, max(len(up), len(down)), bare)
	h := w * layout.Ratio
	y := rowTop(s, h, deep, disc)
	below := f.Y + f.H - y - h                  // the row has so much below it: there are the faces of those who act
	over := min(0.57*h, max(below-disc, 0.3*h)) // how far a shield lies below the sword that it stops
	if bare {
		over = 0
	}
	gap := 8.0 // between a card and its disc, which on a phone held upright lies on the card's edge
	if s.Kind == layout.Portrait {
		gap = 2 - disc/2
	}
	lid := y + h + over + gap + disc/2
	bench := bench(s, lid+disc/2+8)
	if wide := 0.3*float64(len(idle)) + 0.7; bench.H < layout.LeastCard*layout.Ratio || bench.W < wide*layout.LeastCard {
		up, idle = append(idle, up...), nil // no room at the foot: those that do nothing begin the row
	}
	x, step := rowAt(s, w, max(len(up), len(down)), useless)
	at := map[int]float64{}
	for i, n := range up {
		p := &s.st.Pieces[n]
		r := geom.Rect{X: x + float64(i)*step, Y: y, W: w, H: h}
		at[n] = r.X
		turn := 0.0
		if s.st.Blow.Piece == n+1 { // it has struck, and stands so
			turn = 0.20
			if s.Flipped() {
				r.Y += 0.12 * h
			} else if s.Kind == layout.Portrait {
				r.Y -= 0.12 * h
			} else {
				r = r.Move(geom.Point{X: struckOut * w, Y: 0.08 * h})
			}
		}
		if c := s.card(p, r, turn); c != nil && (p.Icon != sprites.None || p.Disc != "") {
			c.Lid = geom.Around(geom.Point{X: r.X + w/2 - math.Sin(turn)*h/2, Y: lid}, disc, disc) // where it leans, below its foot
			if p.Hits {
				c.Lid.Y = min(y+h+gap, lid-disc/2)
			}
		}
	}
	for i := range s.st.Pieces {
		p := &s.st.Pieces[i]
		switch {
		case p.Over > 0 && p.Large: // it comes between what strikes and who is struck
			s.card(p, large(s, geom.Rect{X: between(s, x+step*float64(len(up)-1), w), Y: y - 4, W: 2 * w, H: 1.2*h + 4}), 0)
		case p.Over > 0:
			s.card(p, geom.Rect{X: at[p.Over-1] + 0.06*w, Y: y + over, W: w, H: h}, 0.04)
		}
	}
	under := min(1.06*h, max(below, over))
	for i, n := range down {
		s.card(&s.st.Pieces[n], geom.Rect{X: x + float64(i)*step, Y: y + under, W: w, H: h}, 0)
	}
	lid += disc/2 + 8
	if useless && len(up) > 0 {
		lid = max(lid, saysIdle(s, y+h+6))
	}
	s.foot(s.total(lid, bare, y+1.2*h+10))
	if len(idle) > 0 {
		benches(s, idle, bench)
	}
}

// between is where the place of a large card begins that stops what strikes, whose last card begins at x: on a wide table before its owner.
func between(s *stager, x, w float64) float64 {
	if f := s.Field; s.Kind != layout.Wide {
		return f.X + f.W/2 - w
	}
	return min(x+0.35*w, s.Field.X+s.Field.W-2*w)
}

// sideOf is the side of a piece's owner.
func (s *stager) sideOf(i int) int {
	for _, f := range s.st.Figures {
		if f.Seat == s.st.Pieces[i].Owner {
			return f.Side
		}
	}
	return 0
}

// rowAt is where the rows begin, of so many cards of a width, and their step. Cards of both sides stand between the two.
func rowAt(s *stager, w float64, cols int, both bool) (x, step float64) {
	f := s.Field
	room := f.W - 0.45*w
	if s.Kind == layout.Low {
		room -= 0.95*s.Number + 0.25*w
	}
	from := f.X
	if s.Kind == layout.Portrait { // about the axis of the screen
		from += (f.W - room) / 2
	}
	x, step = layout.Columns(from, room, w, cols)
	if s.Kind == layout.Wide { // in the middle of the table, with the one that has struck before the others
		total := w + step*float64(cols-1)
		if both {
			return s.mid() - total/2, step
		}
		out := 0.0
		if s.st.Blow.Piece > 0 {
			out = struckOut * w
		}
		if slices.ContainsFunc(s.st.Pieces, func(p plan.Piece) bool { return p.Over > 0 && p.Large }) {
			out = stopperOut * w
		}
		x = max(min(s.mid()-(total+out)/2, f.X+room-total), f.X)
	}
	return x, step
}

// struckOut is how far a card that has struck stands before its row on a wide table, in its widths.
const struckOut = 0.4

// stopperOut is how far a large card reaches there before the row that it stops.
const stopperOut = 1.4

// The room that cards of the field need on a phone held upright: by how much of its height the one that has struck reaches beyond its row,
// and the air above and below them.
const (
	tilted      = 0.16
	uprightFoot = 16
)

// rowTop is where the upper row of the field begins, whose cards are so high, so deep with their shields, and have discs of a size.
func rowTop(s *stager, h, deep, disc float64) float64 {
	f := s.Field
	switch {
	case s.Kind == layout.Portrait:
		spare := max(0, f.H-deep*h-disc/2-uprightFoot) // most of it is before who is struck: there the arrow leads
		if s.Flipped() {                               // below the words of the count
			return f.Y + uprightFoot + 0.2*spare
		}
		return f.Y + 4 + tilted*h + 0.7*spare // what has struck has risen
	case len(s.st.Counts) == 0 && s.st.Blow.Piece > 0: // nothing stands below
		return f.Y + max(10, (f.H-1.08*h)/2)
	}
	return f.Y + 10
}

// saysIdle says below cards that do nothing that they do, and returns where the next thing may begin.
func saysIdle(s *stager, y float64) float64 {
	if s.st.Idle == "" {
		return y
	}
	label := s.Line(idleSize(s))
	s.Label(words.Plain(s.st.Idle), geom.Rect{X: s.mid() - s.Field.W/2, Y: y, W: s.Field.W, H: label}, sprites.Sans, idleSize(s), 0.5, kit.DimText)
	return y + label + 8
}

// rowSize is the width of the cards of the field, the size of their discs, and how deep a row is with its shields, in cards. A row is bare
// where no card lies over another one or below.
func rowSize(s *stager, cols int, bare bool) (w, disc, deep float64) {
	w, deep = s.Card, 1.62
	switch {
	case cols > 5:
		w *= 0.9
	case cols == 3 && bare && s.Kind == layout.Wide:
		w, deep = min(1.4*w, 170), 1.12
	case cols < 3 && bare: // few cards are large, and larger still where none lies over another
		w, deep = min(1.6*w, 190), 1.12
	case cols < 3:
		w = min(1.3*w, 150)
	}
	disc = min(0.36*w, 40)
	foot := 16 + disc
	if s.Kind == layout.Portrait { // as large as the screen is wide
		w = min(max(w, s.Field.W/(1.1*float64(cols)+0.4)), 190)
		if deep += 0.1; bare {
			deep = 1.18
		}
		if s.st.Idle == "" { // no discs come below these cards
			disc = 0
		}
		foot = uprightFoot + disc/2
	}
	switch counts := len(s.st.Counts) > 0; {
	case s.Kind == layout.Wide && counts: // it stands below in its whole size
		foot += 8 + s.Number + s.Line(kit.Score)
	case dueling(s.st):
		w, foot = min(2*s.Card, mostDuel), 24
	}
	if bare && s.st.Sum != "" && s.Kind != layout.Portrait { // there it has its room already
		foot += s.Line(kit.Score) + 20
	}
	return s.least(min(w, (s.Field.H-foot)/deep/layout.Ratio)), disc, deep // with the discs
}

// mid is the middle of what strikes and of its count: on a wide table that of the whole stage.
func (s *stager) mid() float64 {
	if s.Kind == layout.Wide {
		return s.Box.X + s.Box.W/2
	}
	return s.Field.X + s.Field.W/2
}

// shielded reports whether a card lies over the lower half of another.
func (s *stager) shielded() bool {
	return slices.ContainsFunc(s.st.Pieces, func(p plan.Piece) bool { return p.Over > 0 && !p.Large })
}

// sumBand takes the room of a sum from the field of a phone held upright: next to the number that it comes to.
func sumBand(s *stager) {
	h := sumHeight(s) + 6
	if s.Flipped() {
		s.sumAt, s.Field = s.Field.CutTop(h)
	} else {
		s.sumAt, s.Field = s.Field.CutBottom(h)
	}
	s.sumAt.H = h
}

// sumHeight is the height of the pill of a sum.
func sumHeight(s *stager) float64 { return s.Line(kit.Score) + 12 }

// numberBox is the place of the count on a phone held upright: on the axis of the screen below or above the cards, or so far to the right
// that its words are clear of those who act.
func numberBox(s *stager) geom.Rect {
	b, half := s.Actors, 75*min(s.Text, 1.4)
	mid := min(max(b.X+b.W/2, actorsEnd(s)+half), b.X+b.W-half)
	return geom.Rect{X: mid - b.W*0.14, Y: b.Y, W: b.W * 0.28, H: b.H}
}

// total writes how the number comes about, in a pill right above or below that, and returns where the count may begin.
func (s *stager) total(y float64, bare bool, high float64) float64 {
	if s.st.Sum == "" {
		return y
	}
	if bare {
		y = high
	}
	size, f := kit.Score, s.Field
	w := sprites.Measure(sprites.SansBold, s.Px(size), s.st.Sum) + 36
	r := geom.Rect{X: s.mid() - w/2, Y: y, W: w, H: sumHeight(s)}
	switch s.Kind {
	case layout.Portrait:
		r = geom.Around(geom.Point{X: numberBox(s).Center().X, Y: s.sumAt.Center().Y}, w, r.H)
		r.X = min(max(r.X, f.X), f.X+f.W-w)
	case layout.Low:
		r = geom.Rect{X: f.X, Y: f.Y + f.H - s.Line(size) - 8, W: w, H: s.Line(size) + 4}
	}
	s.List.Fill(r, r.H/2, kit.Ink)
	s.List.Frame(r, r.H/2, 2, kit.Gold)
	s.List.Text(s.st.Sum, r, sprites.SansBold, s.Px(size), 0.5, kit.White)
	return r.Y + r.H + 8
}

// foot lays the count below the rows.
func (s *stager) foot(y float64) {
	f := s.Field
	bottom := f.Y + f.H
	num := geom.Rect{X: s.mid() - s.Number, Y: y, W: 2 * s.Number, H: min(bottom-y, s.Number+s.Line(kit.Score))}
	switch s.Kind {
	case layout.Portrait:
		num = numberBox(s)
		if s.st.Sum == "" { // it may stand higher
			up := num.Y - min(max(y, num.Y-0.5*s.Number), num.Y)
			num.Y, num.H = num.Y-up, num.H+up
		}
	case layout.Low:
		num = geom.Rect{X: f.X + f.W - 0.95*s.Number, Y: f.Y + f.H*0.1, W: 0.95 * s.Number, H: min(f.H*0.8, s.Number+s.Line(kit.Lead))}
	}
	for _, c := range s.st.Counts {
		s.count(c, num)
	}
}
