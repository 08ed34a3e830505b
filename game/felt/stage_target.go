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
	"royals/game/words"
	"royals/sprites"
)

// victim is who is acted on, with what stands before it and what it may lose.
type victim struct{ *stager }

// draw draws the one who is acted on, the score, the loss, and what may be lost.
func (s *victim) draw() {
	_, right := s.sides()
	if len(right) == 0 {
		return
	}
	f, r := &right[0], s.Target
	var score, cards geom.Rect
	if s.Kind == layout.Portrait {
		in := r.Inset(8)
		w := min(s.Face, in.H-s.Line(kit.Small))
		if s.Flipped() { // the field has the air
			in.Y += belowFace(s.stager)
		}
		box := geom.Rect{X: in.X + 4, Y: in.Y, W: w, H: w}
		if s.st.Says[0].Key != "" { // above who asks
			box.X = r.X
		}
		s.face(f, box)
		nameBelow(s.stager, f.Seat, box, 8)
		score = geom.Rect{X: box.X + w + 14, Y: in.Y + 2, W: max(64*min(s.Text, 1.4), wasWidth(s.stager, f)), H: s.Line(kit.Score)}
		if s.st.Pays {
			s.out.Pill = geom.Rect{X: score.X, Y: score.Y + score.H + 4, W: pillWidth(s.stager), H: s.Line(kit.Body)}
		}
		s.due(score)
		cards = geom.Rect{X: score.X + max(score.W, s.out.Pill.W) + 8, Y: r.Y + 3, H: r.H - 6}
		cards.W = in.X + in.W - cards.X
		cards = s.crest(f, score, cards)
	} else {
		score, cards = s.flank(f, r)
	}
	if !s.st.Trade { // no points change hands
		s.scored(f, score)
	}
	if s.st.Pays {
		s.pays(f)
		return
	}
	s.stakes(cards)
	s.walls(cards)
}

// due says below the score, in two short lines, what hits that got through leave of it.
func (s *victim) due(score geom.Rect) {
	if s.st.Pays || len(s.st.Risks) == 0 {
		return
	}
	left, less := lossLeft(s.Scene)
	box := geom.Rect{X: score.X, Y: score.Y + score.H, W: score.W, H: s.Line(kit.Body)}
	s.Label(words.T("stage.losses.empty", words.Args{N: left}), box, sprites.SansBold, kit.Lead, 0, kit.Danger)
	if less {
		box.Y, box.H = box.Y+box.H, s.Line(kit.Tiny)
		s.Label(words.Plain("stage.losses.less"), box, sprites.Sans, kit.Tiny, 0, kit.Danger)
	}
}

// pays lays what may be lost in the middle, large, and lets fall what has been given up.
func (s *victim) pays(f *plan.Figure) {
	n, r := float64(len(s.st.Stakes)), s.Field.Inset(8)
	const tab, most, air = 0.3, 150, 10
	note := s.phrase(f.Note)
	high := s.Height(note, sprites.SansBold, kit.Lead, r.W) + air
	w := math.Floor(s.least(min((r.W-(n-1)*air)/max(n, 1), (r.H-high)/(layout.Ratio+tab), 1.3*s.Card, most)))
	h := w * (layout.Ratio + tab)
	x, y := s.mid()-(n*(w+air)-air)/2, r.Y+max((r.H-high-h)/2, 0)
	x = min(max(x, r.X), r.X+max(r.W-n*(w+air)+air, 0))
	for i, id := range s.st.Stakes {
		s.stake(id, geom.Rect{X: math.Floor(x + float64(i)*(w+air)), Y: y, W: w, H: w * layout.Ratio}, w*tab, w)
	}
	s.Para(note, geom.Rect{X: s.mid() - r.W/2, Y: y + h + air, W: r.W}, sprites.SansBold, kit.Lead, 0.5, Toned(s.st.For(s.Bottom, plan.Loses), kit.Text))
}

// widestPill is the width of a pill that leaves what may be lost its room.
const widestPill = 96

// pillWidth is the width of the pill of a loss, of which only the least may be known.
func pillWidth(s *stager) float64 {
	w := 56 * min(s.Text, 1.4)
	if b := &s.st.Blow; b.Most > b.Loss {
		w = max(w, sprites.Measure(sprites.SansBold, s.Px(kit.Body), LossText(s.Scene))+14)
	}
	return min(w, widestPill)
}

// LossText says of a loss of which only the least is known what it leaves of the score that stands beside it.
func LossText(s *Scene) string {
	left, less := lossLeft(s)
	if !less {
		return words.T("stage.losses.empty", words.Args{N: left})
	}
	return words.T("stage.losses", words.Args{N: left})
}

// lossLeft returns what a loss leaves of the score of who is acted on, and whether it may leave less.
func lossLeft(s *Scene) (left int, less bool) {
	b := &s.Stage.Blow
	for _, f := range s.Stage.Figures {
		if f.Side != 0 {
			left = max(s.Scores[f.Seat].N-max(b.Loss, s.Pays), 0)
		}
	}
	if s.Pays > 0 { // what is given up is certain
		return left, false
	}
	return left, left > 0 && b.Most > b.Loss
}

// flank draws the face and the name of the one who is acted on beside the field, and returns where the score stands and what is left
// for cards. Where that would be too little, the name stands beside the face.
func (s *victim) flank(f *plan.Figure, r geom.Rect) (score, rest geom.Rect) {
	box := geom.Rect{X: r.X + (r.W-s.Face)/2, Y: r.Y + 4, W: s.Face, H: s.Face}
	pill := s.Line(kit.Body)
	if r.H-s.Face-pill-s.Line(kit.Score)-22 < layout.LeastCard*layout.Ratio+24 {
		box = geom.Rect{X: r.X, Y: r.Y, W: min(s.Face, 0.42*r.W), H: min(s.Face, 0.42*r.W)}
		beside := geom.Rect{X: box.X + box.W + 6, Y: r.Y, W: r.W - box.W - 6, H: box.H}
		name, beside := beside.CutTop(0.42 * box.H)
		s.face(f, box)
		s.Label(labelOf(s.Scene, f.Seat), name, sprites.Title, kit.Small, 0, kit.Text)
		if s.st.Pays {
			s.out.Pill = geom.Rect{X: box.X, Y: box.Y + box.H - pill/2, W: box.W, H: pill}
		}
		return beside, geom.Rect{X: r.X, Y: box.Y + box.H + 8, W: r.W, H: r.Y + r.H - box.Y - box.H - 8}
	}
	s.face(f, box)
	who := plan.Figure{Seat: f.Seat, Tone: f.Tone} // what becomes of it stands elsewhere
	rest = s.named(&who, geom.Rect{X: r.X, Y: box.Y + s.Face + 4, W: r.W, H: r.H}, kit.Body, 0.5)
	rest.H = r.Y + r.H - rest.Y
	score, rest = rest.CutTop(s.Line(kit.Score))
	if s.st.Pays {
		s.out.Pill = geom.Rect{X: r.X + r.W/2 + 10, Y: score.Y + 2, W: min(pillWidth(s.stager), r.W/2-10), H: pill}
		score.W = r.W/2 - 4
	}
	_, rest = rest.CutTop(14)
	return score, rest
}

// struckFirst moves what is struck to the front of a list of pieces: nearest to what strikes.
func (s *victim) struckFirst(list []int) {
	rank := func(i int) int {
		if s.st.Pieces[i].Target {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(list, func(a, b int) int { return rank(a) - rank(b) })
}

// walls lays what stands before the one who is acted on, side by side.
func (s *victim) walls(r geom.Rect) {
	var list []int
	for i := range s.st.Pieces {
		if s.st.Pieces[i].Part == plan.Wall {
			list = append(list, i)
		}
	}
	n := len(list)
	if n == 0 {
		return
	}
	s.struckFirst(list)
	foot := 0.0
	if s.st.Pieces[list[0]].Tag.Key != "" && s.Kind != layout.Portrait {
		foot = s.Line(kit.Tiny) * 2
	}
	cols, w, more := n, 0.0, 0.0 // more is by how much a card that has fallen is wider, in cards
	if slices.ContainsFunc(list, func(i int) bool { return s.st.Pieces[i].Turn }) {
		more = fallenWide - 1
	}
	for rows := 1; rows <= min(n, 3); rows++ {
		k := (n + rows - 1) / rows
		if fit := min((r.W-float64(k-1)*6)/(float64(k)+more), (r.H/float64(rows)-foot-8)/layout.Ratio, 0.9*max(s.Card, 64)); fit > w+1 {
			cols, w = k, fit
		}
	}
	if w < layout.LeastCard { // in one row, over each other
		cols, w = n, s.least(w)
	}
	h, wider, x := w*layout.Ratio+foot+8, 0.0, 0.0
	for i, at := range list {
		row, col := i/cols, i%cols
		k := min(cols, n-row*cols)
		p := &s.st.Pieces[at]
		if col == 0 {
			wider = 0
			if slices.ContainsFunc(list[i:i+k], func(i int) bool { return s.st.Pieces[i].Turn }) {
				wider = more * w
			}
		}
		step := min(w+6, (r.W-w-wider)/float64(max(k-1, 1)))
		if col == 0 {
			x = r.X + (r.W-w-wider-float64(k-1)*step)/2
		}
		turn := 0.0
		if p.Turn {
			turn = anim.Fallen
			x += wider / 2
		}
		box := geom.Rect{X: x, Y: r.Y + float64(row)*h, W: w, H: w * layout.Ratio}
		c := s.card(p, box, turn)
		if c != nil {
			if !p.Turn && col < k-1 && step < w {
				cornered(s, c, step)
			}
			bears(s, c, p, step, foot > 0)
		}
		if x += step; p.Turn {
			x += wider / 2
		}
	}
}

// bears gives a card of a wall, of which a step shows, its disc and the words below it.
func bears(s *victim, c *Piece, p *plan.Piece, step float64, foot bool) {
	box := c.At
	if p.Icon != sprites.None {
		d := min(max(0.4*box.W, 18), 36, max(step-2, 10))
		c.Lid = geom.Around(geom.Point{X: box.X + box.W/2, Y: box.Y + box.H - 2}, d, d)
	}
	if foot && !p.Turn {
		s.tag(s.phrase(p.Tag), geom.Rect{X: box.X - 3, Y: box.Y + box.H + 0.17*min(box.W, 90), W: box.W + 6})
	}
}

// cutFrom is the share of a card that must show for its large index to be whole.
const cutFrom = 0.8

// cornered draws what a card of a wall needs that lies below the next one: its corner says what it is where the next one would cut its index, as
// far down as the disc on it, and only the last of the row wears arms.
func cornered(s *victim, c *Piece, step float64) {
	c.Bare = true
	if step >= cutFrom*c.At.W {
		return
	}
	show, from := c.At, len(s.over.Ops)
	if show.W = step; c.Icon != sprites.None {
		show.H -= 0.2 * c.At.W
	}
	stripLabel(s.sketch, c.Card, c.At, show, c.Spent)
	wears(s.sketch, c.ID, c.At, from)
}

// wasText is what stands before the score of who is struck where a score drains: what it was before the blow, "" where that is not known. How
// much it has lost stands on the stage already.
func wasText(s *stager, f *plan.Figure) string {
	if n := &s.Scene.Scores[f.Seat]; s.Plan.Full > 0 && s.st.Blow.Loss > 0 && n.From > n.N {
		return words.T("table.n", words.Args{N: n.From}) + " →"
	}
	return ""
}

// wasWidth is how wide the score of who is struck is with that.
func wasWidth(s *stager, f *plan.Figure) float64 {
	was := wasText(s, f)
	if was == "" {
		return 0
	}
	num := words.T("table.n", words.Args{N: s.Scene.Scores[f.Seat].N})
	return sprites.Measure(sprites.Sans, s.Px(kit.Body), was) + 5 + sprites.Measure(sprites.SansBold, s.Px(kit.Score), num)
}

// scored writes the score of who is acted on.
func (s *victim) scored(f *plan.Figure, r geom.Rect) {
	b := s.MainBadge()
	if b == nil {
		return
	}
	s.Felt.Scores[f.Seat] = r
	num, of, was := words.T("table.n", words.Args{N: s.Scene.Scores[f.Seat].N}), "", wasText(s.stager, f)
	if n := s.targetOf(*b, f.Seat); n > 0 && !s.Areas.Track.Empty() { // the track says what that is
		of = "/" + words.T("table.n", words.Args{N: n})
	}
	px, small := min(s.Px(kit.Score), r.H), s.Px(kit.Body)
	w, w1, w2 := sprites.Measure(sprites.SansBold, px, num), 0.0, sprites.Measure(sprites.Sans, small, of)
	if was != "" {
		w1 = sprites.Measure(sprites.Sans, small, was) + 5
	}
	if k := r.W / (w1 + w + w2 + 2); k < 1 && s.Kind != layout.Portrait && !s.st.Pays {
		px, small, w, w1, w2 = k*px, k*small, k*w, k*w1, k*w2
	}
	x := r.X + (r.W-w-w1-w2)/2
	if s.Kind == layout.Portrait {
		x = r.X
	} else if s.st.Pays {
		x = r.X + r.W - w - w1 - w2 - 2
	}
	face := s.out.Faces[f.Seat]
	if s.Plan.Full > 0 && s.Kind != layout.Portrait && r.Y > face.Y+face.H { // beside the face; on a phone the cards that defend need the room
		d := min(0.8*face.W, 76)
		s.out.Crest = geom.Rect{X: face.X + face.W + 6, Y: face.Y + (face.H-d)/2, W: d, H: d}
		s.out.Crest.W = min(d, s.Target.X+s.Target.W-s.out.Crest.X)
		s.out.Crest.H = s.out.Crest.W
	}
	s.List.Text(was, geom.Rect{X: x, Y: r.Y + 2, W: w1, H: r.H}, sprites.Sans, small, 0, kit.DimText)
	s.List.Text(num, geom.Rect{X: x + w1, Y: r.Y, W: w, H: r.H}, sprites.SansBold, px, 0, s.Scene.Scores[f.Seat].Color)
	s.List.Text(of, geom.Rect{X: x + w1 + w + 2, Y: r.Y + 2, W: w2, H: r.H}, sprites.Sans, small, 0, kit.DimText)
}

// crest lays the crest that drains at the right of a strip, and returns what is left for cards. Of cards that defend the corners must still
// show: where there are too many there is no crest, or a small one beside the score of who has nothing left.
func (s *victim) crest(f *plan.Figure, score, r geom.Rect) geom.Rect {
	if s.Plan.Full == 0 || s.st.Says[0].Key != "" {
		return r
	}
	walls := 0
	for i := range s.st.Pieces {
		if s.st.Pieces[i].Part == plan.Wall {
			walls++
		}
	}
	d := s.Target.H - 16
	if walls > 0 {
		d = min(d, 0.3*r.W)
	}
	if least := layout.LeastCard + leastWall*float64(walls-1); walls > 0 && r.W-d-10 < least {
		if s.Scene.Scores[f.Seat].N == 0 {
			const small = 42
			s.out.Crest = geom.Rect{X: score.X + max(0, (score.W-small)/2), Y: score.Y + score.H + 2, W: small, H: small}
		}
		return r
	}
	at, rest := r.CutRight(d)
	s.out.Crest = geom.Around(at.Center(), d, d)
	rest.W -= 10
	return rest
}

// leastWall is how much at least shows of a card that defends where it lies below the next one.
const leastWall = 26

// stakes lays what may be lost: royals with their points below.
func (s *victim) stakes(r geom.Rect) {
	n := len(s.st.Stakes)
	if n == 0 || r.H < 40 {
		return
	}
	const tab = 0.42 // of a card's width: the foot that tells its points
	cols, w := n, 0.0
	for rows := 1; rows <= min(n, 3); rows++ {
		k := (n + rows - 1) / rows
		fit := min((r.W-float64(k-1)*6)/float64(k), (r.H-float64(rows-1)*6)/float64(rows)/(layout.Ratio+tab), widestStake(s.stager))
		if fit > w+1 {
			cols, w = k, fit
		}
	}
	w = math.Floor(w) // of one size, to the pixel
	h, step, foot := w*(layout.Ratio+tab), w+6, w*tab
	if over := (r.W - layout.LeastCard) / max(float64(n-1), 1); w < layout.LeastCard && over >= leastStake && r.H >= layout.LeastCard*layout.Ratio {
		cols, w, step, foot = n, layout.LeastCard, min(over, layout.LeastCard+6), 0 // over each other, with their points on their feet
		h = w * layout.Ratio
	}
	for i, id := range s.st.Stakes {
		row, col := i/cols, i%cols
		wide := w + float64(min(cols, n-row*cols)-1)*step
		x := r.X + (r.W-wide)/2 + float64(col)*step
		if s.Kind == layout.Portrait {
			x = r.X + r.W - wide + float64(col)*step
			if s.lies == 0 || x < s.lies {
				s.lies = x
			}
		}
		s.stake(id, geom.Rect{X: math.Floor(x), Y: r.Y + float64(row)*(h+6), W: w, H: w * layout.Ratio}, foot, min(w, step))
	}
}

// widestStake is the largest width of a royal that may be lost: on a wide table it is seen at once what a fight is about.
func widestStake(s *stager) float64 {
	if s.Kind == layout.Wide {
		return 1.1 * max(s.Card, 64)
	}
	return min(0.9*max(s.Card, 64), widestBust)
}

// widestBust is the width below which a royal is drawn as a bust: a face says more than a figure that is too small.
const widestBust = 59

// leastStake is how much at least shows of a royal that may be lost: its rank.
const leastStake = 16

// stake lays one royal over its points, of which so much shows beside the next one. Without a tab they are on its foot.
func (s *victim) stake(id engine.PileID, r geom.Rect, tab, shows float64) {
	p, ids := s.View.Pile(id), s.Cards.Of(id)
	for i := len(p) - 1; i >= 0; i-- {
		if i < len(ids) {
			at := r
			if i > 0 {
				at.Y += tab
			}
			pose := anim.Pose{Rect: at, Face: p[i]}
			if k := slices.IndexFunc(s.st.Pieces, func(x plan.Piece) bool { return x.Falls && x.Pile == id && x.At == i }); k >= 0 {
				pose.Turn, pose.Dim = anim.Fallen, true
				s.out.Pieces = append(s.out.Pieces, Piece{Piece: s.st.Pieces[k], ID: ids[i], At: r, Upright: r, Bare: true})
			}
			s.put(ids[i], pose, i > 1)
		}
	}
	whole := geom.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H + tab}
	if s.st.Struck && s.st.Stakes[0] == id {
		s.out.Struck = whole
	}
	if slices.Contains(s.st.Risks, id) {
		s.over.Frame(whole.Inset(-2), 6, 3, kit.Danger)
	}
	if len(p) < 2 || p[1] == cards.Back {
		return
	}
	band := geom.Rect{X: r.X + 1, Y: r.Y + r.H, W: r.W - 2, H: tab - 1}
	if tab == 0 {
		band = geom.Rect{X: r.X + 1, Y: r.Y + 0.7*r.H, W: min(shows, r.W) - 2, H: 0.3*r.H - 1}
	}
	s.over.Fill(band, 4, kit.Paper)
	text, col := words.Short(p[1]), kit.Ink
	if !p[1].IsJoker() {
		col = paint.RGB(s.Style.SuitColor(p[1].Suit()))
	}
	s.over.Text(text, band, sprites.SansBold, max(min(band.H*0.72, 22), leastLetters), 0.5, col)
}
