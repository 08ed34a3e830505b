package felt

import (
	"math"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/sprites"
)

// The two sides as two rows of cards, the defence above: on a phone.
const (
	lowBox     = 345 // the height of a stage below which there is room for nothing but cards
	wideBox    = 420 // and of a wide one below which its sides are rows, too
	lowLadder  = 82  // the width of the ladder on a phone held sideways
	lowName    = 84  // and of a side's name and sum, at the usual size of text
	rowHead    = 20  // the least height of the faces above the cards
	rowMost    = 110 // the largest card
	tallMost   = 190 // and on a tall stage
	rowLeast   = 48  // for a card of that width the others make room
	rowBetween = 4.0 // the air between cards of one owner
	rowApart   = 6.0 // and the least between those of two
	apartMost  = 30  // the most air between two who help each other
)

// On a phone held upright the ladder is as wide as it takes for the shields of all to stand side by side and be told apart, and no narrower
// where few play.
const (
	ladderLeast  = 96
	narrowLadder = 88
	manyCards    = 6  // of a side, beyond which the ladder is narrow
	ladderPosts  = 32 // what its posts and numbers take of that
	ladderLane   = 18.5
	tallLane     = 32.0
)

// ladderRoom is how wide the ladder is there, with its numbers.
func ladderRoom(s *stager) float64 {
	left, right := s.sides()
	most := 0
	for _, side := range [2][]plan.Figure{left, right} {
		n := 0
		for i := range side {
			n += s.pieces(side[i].Seat)
		}
		most = max(most, n)
	}
	if s.Text >= largeText || s.Box.H < lowBox || most > manyCards { // the words or the cards need the room
		return narrowLadder
	}
	if tall(s.Kind, s.Box) {
		return ladderPosts + tallLane*float64(lanes(s))
	}
	return max(ladderLeast, ladderPosts+ladderLane*float64(lanes(s)))
}

// mostInRow is the width of the largest card of a row.
func mostInRow(s *stager) float64 {
	if tall(s.Kind, s.Box) {
		return tallMost
	}
	return rowMost
}

// Coin is where the number lies that a card counts: on its lower edge, more than half of it outside, so that it hides neither pips nor index.
func Coin(r geom.Rect) geom.Rect {
	d := coinSize(r.W)
	return geom.Around(geom.Point{X: r.X + r.W/2, Y: r.Y + r.H + d*(coinBelow-0.5)}, d, d)
}

// coinSize is how large it is on a card of a width.
func coinSize(w float64) float64 { return min(max(0.36*w, 20), 36) }

// coinBelow is how much of it is below the card.
const coinBelow = 0.66

// oneLine is the width of a card from which on the reason why it counts what it does has room in one line.
const oneLine = 60

// On a wide stage a reason reaches a little beyond its card on both sides, and from this width on it has room in one line there.
const (
	besideCard = 6.0
	wideLine   = 104.0
)

// underCard is how high what stands below a card of a width is: its coin, and the line or two that say why it counts what it does. Where a
// joker has left a side empty nothing is counted, and its reason is one short word.
func underCard(s *stager, w float64) float64 {
	lines := 2.0
	if crowd(s) || s.Kind == layout.Wide && w+2*besideCard >= wideLine || s.Kind != layout.Wide && w >= oneLine {
		lines = 1
	}
	if left, right := s.sides(); len(left) == 0 || len(right) == 0 {
		return 2 + 1.2*reasonSize(s)
	}
	return coinBelow*coinSize(w) + 2 + lines*1.2*reasonSize(s)
}

// reasonSize is the size of the letters of a reason below a card of Royal Crush.
func reasonSize(s *stager) float64 {
	if s.Kind == layout.Wide {
		return s.Px(wideReason)
	}
	return min(s.Px(kit.Small), [...]float64{layout.Portrait: kit.Small, layout.Low: 9}[s.Kind]*max(1, min(s.Text, 1.3)))
}

// wideReason is the size of the letters of a reason on a wide stage, where words are larger, and clearLetters the least that they give way to.
const (
	wideReason   = 15.0
	clearLetters = 15.0
)

// inHeight is the widest card that a height holds with what stands below it.
func inHeight(s *stager, h float64) float64 {
	w := math.Floor(h / layout.Ratio)
	for w > 8 && w*layout.Ratio+underCard(s, w) > h {
		w--
	}
	return w
}

// low lays the sides on a phone held sideways: its name and its sum at the left of a row, the ladder at the right of both.
func (s *stager) low(left, right []plan.Figure) {
	b := s.Box
	s.Title = geom.Rect{} // the banners and the faces say who attacks whom
	half := b.H / 2
	s.split(geom.Rect{X: b.X, Y: b.Y + half, W: b.W, H: half}, geom.Rect{X: b.X, Y: b.Y, W: b.W, H: half})
	in := b.Inset(5)
	edge, in := in.CutRight(lowLadder)
	s.ladder(geom.Rect{X: edge.X + 10, Y: edge.Y, W: edge.W - 10, H: edge.H - 4})
	h := in.H/2 - 2
	for side, list := range [2][]plan.Figure{left, right} {
		r := geom.Rect{X: in.X, Y: in.Y + float64(1-side)*(in.H-h), W: in.W, H: h}
		col, r := r.CutLeft(lowName * min(s.Text, 1.4))
		banner, rest := col.CutTop(s.Line(kit.Small) + 4)
		s.banner(side, geom.Rect{X: banner.X, Y: banner.Y + 1, W: banner.W - 6, H: banner.H - 2})
		sum := geom.Rect{X: rest.X, Y: rest.Y, W: rest.W - 6, H: rest.H}
		if s.sum(side, sum); side == 0 {
			s.out.Ticks = sum
		}
		inRows(s, list, r, side)
	}
}

// inRows lays the cards of a side in one row, or where they are larger so in several, and of a side that nobody is on any more the
// places of those that have left it.
func inRows(s *stager, list []plan.Figure, r geom.Rect, side int) {
	if len(list) == 0 {
		forsaken(s, side, r)
		return
	}
	rows := rowsOf(s, list, r)
	h := r.H / float64(len(rows))
	for i, row := range rows {
		s.inRow(row, geom.Rect{X: r.X, Y: r.Y + float64(i)*h, W: r.W, H: h})
	}
}

// rowHeadOf is how high the faces above the cards of a row are, 0 where the shields on the cards say whose they are.
func rowHeadOf(s *stager, h float64) float64 {
	head := min(max(0.2*h, rowHead), max(28, tallHead*h))
	if inHeight(s, h-head) < rowLeast {
		return 0
	}
	return head
}

// tallHead is that height as a share of a high row.
const tallHead = 0.14

// inRow lays the cards of a side in one row, the faces of their owners above them. Cards that find no room lie over each other a little.
func (s *stager) inRow(list []plan.Figure, r geom.Rect) {
	n, owners := float64(rowCards(s, list)), float64(len(list))
	between, apart := rowBetween, rowApart
	wide := (r.W - (n-owners)*between - owners*apart) / n
	head := rowHeadOf(s, r.H)
	high := inHeight(s, r.H-head)
	s.tight = s.tight || high < rowLeast                                          // what stands below takes smaller letters first
	cw := math.Floor(min(max(wide, rowLeast), max(high, rowLeast), mostInRow(s))) // of one size, to the pixel
	if free := r.W - n*cw - (n-owners)*between; free < owners*apart {
		between = (r.W - n*cw) / max(n-1, 1)
		apart = between
	} else {
		apart = min(free/owners, apartMost)
	}
	if tall(s.Kind, s.Box) { // few stand in the middle
		r.X += max(0, r.W-n*cw-(n-owners)*between-(owners-1)*apart) / 2
	}
	x, px := math.Floor(r.X), s.Px(kit.Small)
	heads := make([]geom.Rect, len(list))
	for i := range list {
		mine := float64(max(s.pieces(list[i].Seat), 1))*(cw+between) - between
		heads[i] = geom.Rect{X: x, Y: r.Y, W: min(mine+max(apart-4, 0), r.X+r.W-x), H: head}
		if i == len(list)-1 && s.Kind == layout.Portrait && s.Box.H >= lowBox && s.Text < largeText { // nothing stands beyond it
			heads[i].W = r.X + r.W - x
		}
		if size := nameSize(s, &list[i], heads[i]); size > 0 {
			px = min(px, size)
		}
		x += mine + apart
	}
	x = math.Floor(r.X)
	for i := range list {
		f, n := &list[i], float64(max(s.pieces(list[i].Seat), 1))
		mine := n*(cw+between) - between
		s.rowFace(f, heads[i], px)
		k := 0
		for j := range s.st.Pieces {
			if p := &s.st.Pieces[j]; p.Owner == f.Seat {
				s.worth(p, geom.Rect{X: math.Floor(x + float64(k)*(cw+between)), Y: r.Y + head, W: cw, H: cw * layout.Ratio}, 0)
				k++
			}
		}
		x += mine + apart
	}
}

// rowFace draws a seat's face above its cards, and its name in letters of a size, the same for all of a row, where there is room for the
// whole of it.
func (s *stager) rowFace(f *plan.Figure, r geom.Rect, px float64) {
	d := r.H - 2
	if d <= 0 {
		s.out.Faces[f.Seat] = geom.Rect{X: r.X, Y: r.Y, W: 1, H: 1}
		return
	}
	s.face(f, geom.Rect{X: r.X, Y: r.Y, W: d, H: d})
	name := geom.Rect{X: r.X + d + 3, Y: r.Y, W: r.W - d - 3, H: d}
	if sprites.Measure(sprites.Title, px, labelOf(s.Scene, f.Seat)) <= name.W {
		s.List.Text(labelOf(s.Scene, f.Seat), name, sprites.Title, px, 0, kit.Text)
	}
}

// nameSize is the largest size of letters in which a seat's name has room beside its face, 0 where it has none in letters that can be read.
func nameSize(s *stager, f *plan.Figure, r geom.Rect) float64 {
	d := r.H - 2
	px := min(s.Px(kit.Small), 0.85*d)
	for px > leastName && sprites.Measure(sprites.Title, px, labelOf(s.Scene, f.Seat)) > r.W-d-3 {
		px -= 0.5
	}
	if sprites.Measure(sprites.Title, px, labelOf(s.Scene, f.Seat)) > r.W-d-3 {
		return 0
	}
	return px
}

// leastName is the least size of a name above cards, and leastLetters that of a reason below them.
const leastName, leastLetters = 12.0, 9
