package felt

import (
	"math"
	"slices"
	"strings"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// against lays a stage on which two sides face each other, with a ladder between them where there is one.
func (s *stager) against() {
	left, right := s.sides()
	if s.st.Rungs > 0 && (s.Kind == layout.Low || s.Kind == layout.Wide && s.Box.H < wideBox) {
		s.low(left, right)
		return
	}
	in := s.Box.Inset(8)
	_, in = in.CutTop(s.Title.H)
	if s.Kind == layout.Portrait {
		s.bands(left, right, in)
		return
	}
	mid := 0.0
	if s.st.Rungs > 0 {
		mid = min(max(0.18*in.W, 84), 184)
	}
	numbers := 0.0 // what large ones on the ladder take of both sides
	if s.st.Rungs > 0 {
		numbers = 8 * (max(s.Text, 1) - 1)
	}
	half := (in.W-mid)/2 - numbers
	a := geom.Rect{X: in.X, Y: in.Y, W: half, H: in.H}
	b := geom.Rect{X: in.X + half + mid + 2*numbers, Y: in.Y, W: half, H: in.H}
	if s.st.Rungs == 0 {
		calm(s, in.Center(), in.W, in.H, kit.Accent)
	}
	s.split(geom.Rect{X: s.Box.X, Y: s.Box.Y, W: s.Box.W / 2, H: s.Box.H}, geom.Rect{X: s.Box.X + s.Box.W/2, Y: s.Box.Y, W: s.Box.W / 2, H: s.Box.H})
	if s.st.Rungs > 0 {
		s.glow(a.Center(), a.W, a.H, kit.Danger.Fade(0.10))
		s.glow(b.Center(), b.W, b.H, kit.Guard.Fade(0.10))
	}
	most := max(len(left), len(right))
	if s.st.Rungs == 0 {
		most = max(most, 2)
		s.half(left, a, 0, most)
		s.half(right, b, 1, most)
	} else {
		fightHalf(s, left, a, 0, most)
		fightHalf(s, right, b, 1, most)
		s.ladder(geom.Rect{X: in.X + half + numbers, Y: in.Y, W: mid, H: in.H - 8})
	}
}

// split tells the grounds of two sides apart: their colours where they fight, and otherwise a little shade on one. The
// cloth shows through.
func (s *stager) split(one, other geom.Rect) {
	if s.st.Banners[0] != "" {
		for i := range s.st.Figures { // the light goes to who wins
			f := &s.st.Figures[i]
			if half := [2]geom.Rect{one, other}[f.Side]; f.Tone == plan.Loses {
				s.List.Fill(half, kit.Radius, kit.Dusk.Fade(0.45))
			} else if f.Tone == plan.Gains {
				s.glow(half.Center(), half.W, half.H, kit.Accent.Fade(0.10))
			}
		}
		return
	}
	if kit.Worn().Stark { // rims in place of grounds
		s.List.Frame(one.Inset(1), kit.Radius, kit.Rim, kit.Danger)
		s.List.Frame(other.Inset(1), kit.Radius, kit.Rim, kit.Guard)
		return
	}
	radius := kit.Radius
	if !Framed(&s.Areas) { // from edge to edge, as the felt
		felt := FeltOf(&s.Areas)
		middle := (min(one.Y+one.H, other.Y+other.H) + max(one.Y, other.Y)) / 2
		up := geom.Rect{X: felt.X, Y: felt.Y, W: felt.W, H: middle - felt.Y}
		down := geom.Rect{X: felt.X, Y: middle, W: felt.W, H: felt.Y + felt.H - middle}
		if radius = 0; one.Y < other.Y {
			one, other = up, down
		} else {
			one, other = down, up
		}
	}
	s.List.Fill(one, radius, kit.AttackGround.Fade(0.82))
	s.List.Fill(other, radius, kit.GuardGround.Fade(0.82))
	if s.st.Rungs == 0 || kit.Worn().Bare {
		return
	}
	for _, h := range hearts { // of the cloth below
		d := h.W * s.Box.H
		s.Icon(sprites.PipHeart, geom.Around(geom.Point{X: s.Box.X + h.X*s.Box.W, Y: s.Box.Y + h.Y*s.Box.H}, d, d), kit.Accent.Fade(0.08))
	}
}

// hearts are the hearts on the grounds of two sides: their middles in parts of the box, and their sizes in parts of its height.
var hearts = [...]geom.Rect{{X: 0.07, Y: 0.09, W: 0.11}, {X: 0.38, Y: 0.3, W: 0.07}, {X: 0.3, Y: 0.93, W: 0.09}, {X: 0.68, Y: 0.1, W: 0.07}, {X: 0.91, Y: 0.12, W: 0.13}, {X: 0.62, Y: 0.6, W: 0.08}, {X: 0.93, Y: 0.88, W: 0.09}}

// banner names a side.
func (s *stager) banner(side int, r geom.Rect) {
	ground, rim, c := AttackPill, kit.Danger, kit.Pale
	switch {
	case s.st.Banners[side] != "":
		ground, rim, c = kit.Well, kit.Gilt, kit.Text
	case side == 1:
		ground, rim = guardPill, kit.Guard
	}
	s.List.Fill(r, r.H/2, ground)
	s.List.Frame(r, r.H/2, 1.5, rim)
	name := s.st.Banners[side]
	if name == "" {
		name = sideNames[side]
	}
	s.Label(words.Plain(name), r.Inset(4), sprites.SansBold, kit.Small, 0.5, c)
}

// sideNames are the words for the two sides.
var sideNames = [2]string{"stage.attack", "stage.defence"}

// half lays a side on a wide stage: faces at the outer edge, their cards before them.
func (s *stager) half(list []plan.Figure, r geom.Rect, side, most int) {
	head, body := r.CutTop(s.Line(kit.Small) + 14)
	w := min(130*min(s.Text, 1.6), r.W*0.6)
	named := geom.Rect{X: head.X + (head.W-w)/2, Y: head.Y + 2, W: w, H: head.H - 8}
	h := body.H / float64(most)
	tag := s.Line(kit.Tiny)
	cw := math.Floor(min(s.Card, (h-tag-18)/layout.Ratio))
	face := min(s.Face*0.9, h-s.Line(kit.Body)-s.Line(kit.Tiny)-4, 0.22*r.W)
	flank := max(face+16, 0.22*r.W)
	if len(s.st.Pieces) == 2 {
		s.oneEach(&list[0], r, side, flank)
		return
	}
	s.banner(side, named)
	for i := range list {
		f := &list[i]
		row := geom.Rect{X: body.X, Y: body.Y + float64(i)*h, W: body.W, H: h}
		mine, field := row.CutLeft(flank)
		if side == 1 {
			mine, field = row.CutRight(flank)
		}
		box := geom.Rect{X: mine.X + (mine.W-face)/2, Y: mine.Y + max((cw*layout.Ratio-face-30)/2, 0), W: face, H: face}
		s.face(f, box)
		s.named(f, geom.Rect{X: mine.X, Y: box.Y + face + 2, W: mine.W, H: h}, kit.Small, 0.5)
		s.row(f.Seat, field, cw, side)
	}
}

// duelRise is by how much of its height the card that wins a battle stands higher.
const duelRise = 0.06

// oneEach lays a side of a battle in which one card stands against one, as large as there is room: all of it in the middle of the stage,
// above the card what the side does, below it what comes of that and why, and beside it the face.
func (s *stager) oneEach(f *plan.Figure, r geom.Rect, side int, flank float64) {
	air, note, reason := 10.0, kit.Lead, kit.Body
	if s.Kind == layout.Low {
		air, note, reason = 3, kit.Small, kit.Tiny
	}
	head, says, why := s.Line(kit.Small)+6, s.Line(note), s.Line(reason)
	rest := head + 2*air + says + why
	cw := math.Floor(min(mostDuel, 0.56*(r.W-flank), (r.H-rest)/layout.Ratio/(1+duelRise)))
	ch := cw * layout.Ratio
	top := r.Y + max(0, (r.H-rest-ch*(1+duelRise))/2)
	out := float64(1 - 2*side) // from the edge to the middle
	at := geom.Rect{X: r.Center().X + out*(flank/2-0.08*r.W) - cw/2 + out*0.06*r.W, Y: top + head + air + duelRise*ch, W: cw, H: ch}
	w := min(130*min(s.Text, 1.6), cw)
	s.banner(side, geom.Rect{X: at.X + (cw-w)/2, Y: top, W: w, H: head})
	face := min(s.Face, flank-16)
	box := geom.Around(geom.Point{X: at.Center().X - out*(cw/2+flank/2+air), Y: at.Y + ch/2 - s.Line(kit.Small)/2}, face, face)
	box.X = min(max(box.X, r.X+air), r.X+r.W-air-face)
	s.face(f, box)
	nameBelow(s, f.Seat, box, 16)
	under := geom.Rect{X: at.X - flank/2, Y: at.Y + ch + air, W: cw + flank, H: says}
	s.Label(s.phrase(f.Note), under, sprites.SansBold, note, 0.5, s.became(f, kit.Text))
	for i := range s.st.Pieces {
		p := &s.st.Pieces[i]
		if p.Owner != f.Seat {
			continue
		}
		lies := at
		if p.Lead {
			lies.Y -= duelRise * ch
		}
		if s.card(p, lies, 0) != nil && p.Tag.Key != "" {
			s.tag(s.phrase(p.Tag), geom.Rect{X: under.X, Y: under.Y + says, W: under.W})
		}
	}
}

// became is the colour of what became of a side: of the viewer's own it is that of good or bad, of others the plain one.
func (s *stager) became(f *plan.Figure, plain paint.Color) paint.Color {
	if f.Seat != s.Bottom {
		return plain
	}
	return Toned(f.Tone, plain)
}

// mostDuel is the width of the largest card on a stage.
const mostDuel = 220

// duel reports whether one card stands against one: there is room for large words.
func (s *stager) duel() bool {
	return s.st.Shape == plan.Against && s.st.Rungs == 0 && len(s.st.Pieces) == 2 && s.Kind == layout.Wide
}

// row lays the cards of a seat side by side from its face inward.
func (s *stager) row(x engine.Seat, r geom.Rect, cw float64, side int) {
	n := 0
	for i := range s.st.Pieces {
		p := &s.st.Pieces[i]
		if p.Owner != x {
			continue
		}
		step := min(cw+18, r.W-cw-8)
		at := geom.Rect{X: r.X + 8 + float64(n)*step, Y: r.Y + 2, W: cw, H: cw * layout.Ratio}
		if side == 1 {
			at.X = r.X + r.W - 8 - cw - float64(n)*step
		}
		s.worth(p, at, besideCard)
		n++
	}
}

// worth lays a card that tells on its foot what it counts, and below it why, in words that may reach so far beyond the card in a fight.
func (s *stager) worth(p *plan.Piece, r geom.Rect, beyond float64) {
	if p.Lead { // it is raised above the other
		r.Y -= 0.06 * r.H
	}
	if s.card(p, r, 0) == nil {
		return
	}
	if text := s.phrase(p.Tag); text != "" {
		if s.st.Rungs > 0 { // clear of that of the next card
			below := Coin(r)
			if p.Disc == "" {
				below = r
			}
			s.tag(reason(s, p.Tag, r.W-2+2*beyond), geom.Rect{X: r.X + 1 - beyond, Y: below.Y + below.H + 2, W: r.W - 2 + 2*beyond})
			return
		}
		air := 9.0
		if len(s.st.Pieces) == 2 {
			air = 50
			if s.Kind == layout.Portrait { // beside it stands what becomes of its owner
				air = 24
			}
		}
		s.tag(text, geom.Rect{X: r.X - air, Y: r.Y + r.H + 0.17*min(r.W, 90), W: r.W + 2*air})
	}
}

// reason is why a card counts what it does: on a phone held upright in fewer words where it does not fit the one line below a card, or a word
// of it not below a narrow one, so that its letters keep their size.
func reason(s *stager, tag plan.Sentence, w float64) string {
	text := s.phrase(tag)
	short := tag.Key + ".short"
	if left, right := s.sides(); s.Kind == layout.Wide && (len(left)*len(right) == 0 || crowd(s)) && words.Has(short) && sprites.Measure(sprites.Sans, clearLetters, text) > w {
		tag.Key = short
		return s.phrase(tag)
	}
	if s.Kind != layout.Portrait || !words.Has(short) {
		return text
	}
	px, parts := reasonSize(s), strings.Fields(text) // on two lines
	if w >= oneLine-2 {
		px, parts = min(px, s.Px(kit.Tiny)), []string{text}
	}
	if slices.ContainsFunc(parts, func(part string) bool { return sprites.Measure(sprites.Sans, px, part) > w }) {
		tag.Key = short
		return s.phrase(tag)
	}
	return text
}

// leastReason is the size to which the letters of a reason give way before they take a second line.
const leastReason = 14

// tag writes why a card counts what it does, in two lines at most and never cut: smaller where it must be.
func (s *stager) tag(text string, r geom.Rect) {
	px := s.Px(kit.Tiny)
	if s.Kind == layout.Wide {
		for px = s.Px(wideReason); px > clearLetters && sprites.Measure(sprites.Sans, px, text) > r.W; px -= 0.5 {
		}
	}
	switch {
	case s.st.Rungs > 0:
		least := float64(leastLetters)
		switch s.Kind {
		case layout.Portrait:
			least = min(reasonSize(s), s.Px(kit.Tiny))
		case layout.Wide:
			least = clearLetters
		}
		for px = reasonSize(s); r.W >= oneLine-2 && px > least && sprites.Measure(sprites.Sans, px, text) > r.W; px -= 0.5 {
		}
	case s.duel():
		px = s.Px(kit.Body)
	case s.battle(): // in one line
		for px = s.Px(kit.Body); px > leastReason && sprites.Measure(sprites.Sans, px, text) > r.W; px -= 0.5 {
		}
	}
	lines := sprites.Wrap(sprites.Sans, px, text, r.W)
	for px > 8 && (len(lines) > 2 || slices.ContainsFunc(lines, func(l string) bool { return sprites.Measure(sprites.Sans, px, l) > r.W })) {
		px -= 0.5
		lines = sprites.Wrap(sprites.Sans, px, text, r.W)
	}
	for i, l := range sprites.Balance(sprites.Sans, px, text, r.W) {
		s.List.Text(l, geom.Rect{X: r.X, Y: r.Y + float64(i)*px*1.2, W: r.W, H: px * 1.2}, sprites.Sans, px, 0.5, kit.Text)
	}
}

// sum lays the sum of a side.
func (s *stager) sum(side int, r geom.Rect) {
	for _, c := range s.st.Counts {
		if c.Side == side {
			s.count(c, geom.Around(r.Center(), r.W, min(r.H, s.Number*1.1)))
		}
	}
}

// bands lays the two sides of a stage on a phone held upright: the defence above, the attack below, each with its sum beside its name,
// the ladder at the right edge.
func (s *stager) bands(left, right []plan.Figure, in geom.Rect) {
	mid := s.Box.Y + s.Box.H/2
	compact := s.st.Rungs > 0 && s.Box.H < lowBox
	if s.st.Rungs > 0 && !compact {
		mid = in.Y + bandAbove(s, left, right, in)
	}
	s.split(geom.Rect{X: s.Box.X, Y: mid, W: s.Box.W, H: s.Box.Y + s.Box.H - mid}, geom.Rect{X: s.Box.X, Y: s.Box.Y, W: s.Box.W, H: mid - s.Box.Y})
	if s.st.Rungs > 0 {
		var edge geom.Rect
		more := 6 * (s.Text - 1) // for its numbers
		room := ladderRoom(s)
		edge, in = in.CutRight(room + more)
		s.ladder(geom.Rect{X: edge.X + 10 + more, Y: edge.Y, W: room - 10, H: edge.H})
	}
	sums := min(max(0.14*in.H, 54), 92)
	if s.st.Rungs == 0 {
		if sums = 12; s.Title.H == 0 {
			in.Y, in.H, sums = s.Box.Y+4, s.Box.H-8, 4
		}
	}
	if compact { // the names of the sides stand before their sums, and nothing above the cards
		sums = 44
		in = geom.Rect{X: in.X, Y: s.Box.Y + 4, W: in.W, H: s.Box.H - 8}
	}
	if s.st.Rungs > 0 && !compact {
		if len(left) == 0 || len(right) == 0 { // nothing is weighed
			sums = 2 * goneAir
		}
		for side, list := range [2][]plan.Figure{left, right} {
			r := geom.Rect{X: in.X, Y: in.Y, W: in.W, H: mid - in.Y}
			if side == 0 {
				r.Y, r.H = mid, in.Y+in.H-mid
			}
			at := s.band(list, r, side, sums/2)
			s.sum(side, at)
			if side == 0 { // where its sum will stand
				s.out.Ticks = geom.Around(at.Center(), max(at.W, ticksRoom), at.H)
			}
		}
		return
	}
	up := geom.Rect{X: in.X, Y: in.Y, W: in.W, H: (in.H - sums) / 2}
	switch {
	case !compact:
	case len(left) == 0:
		up.H = in.H - sums - bandStrip(s)
	case len(right) == 0:
		up.H = bandStrip(s)
	}
	down := geom.Rect{X: in.X, Y: up.Y + up.H + sums, W: in.W, H: in.H - up.H - sums}
	for side, list := range [2][]plan.Figure{left, right} {
		r := down
		if side == 1 {
			r = up
		}
		sum := geom.Rect{X: in.X + float64(side)*in.W/2, Y: up.Y + up.H, W: in.W / 2, H: sums}
		h := s.Line(kit.Tiny) + 6
		if compact {
			s.banner(side, geom.Rect{X: sum.X, Y: sum.Y + (sums-h)/2, W: sum.W * 0.6, H: h})
			_, sum = sum.CutLeft(sum.W * 0.6)
			inRows(s, list, r, side)
		} else {
			s.band(list, r, side, 0)
		}
		if s.sum(side, sum); side == 0 {
			s.out.Ticks = sum
		}
	}
}

// ticksRoom is how wide the beats before cards are turned are.
const ticksRoom = 92

// band lays a side below its name, which stands in a line that is higher by more, and returns the place of its sum at
// the right end of that line.
func (s *stager) band(list []plan.Figure, r geom.Rect, side int, more float64) geom.Rect {
	if s.battle() && len(list) == 1 {
		s.single(&list[0], r)
		return geom.Rect{}
	}
	head, body := r.CutTop(s.Line(kit.Tiny) + 8 + more)
	name, free := head.CutLeft(min(96*min(s.Text, 1.6), r.W))
	s.banner(side, geom.Rect{X: name.X, Y: name.Y + more/2, W: name.W, H: name.H - more - 2})
	if s.st.Rungs == 0 || !oneAlone(s, list, body) {
		inRows(s, list, body, side)
	}
	wide := min(92*min(s.Text, 1.4), free.W)
	return geom.Rect{X: free.X + free.W - wide - 4*s.Text, Y: free.Y, W: wide, H: free.H} // no sum touches a number of the ladder
}

// pieces counts the pieces of a seat.
func (s *stager) pieces(x engine.Seat) (n int) {
	for i := range s.st.Pieces {
		if s.st.Pieces[i].Owner == x {
			n++
		}
	}
	return n
}
