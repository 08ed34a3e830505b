package layout

import (
	"slices"

	"royals/game/geom"
)

// Ask is what the division of the window depends on.
type Ask struct {
	Size      geom.Rect
	Safe      geom.Insets
	Touch     bool
	Text      float64 // text size; 1 is normal
	Card      float64 // card size, as the player wants it; 1 is normal
	Opponents int     // panels to show
	Hand      int     // cards in the hand; -1 if no hand is shown
	Prompt    float64 // height that the prompt needs at PromptWidth
	Acts      float64 // height that the action row needs
	Board     bool    // the viewer has a board
	Centre    bool    // there is something in the middle
	Quiet     bool    // but seldom
	Facing    bool    // two boards face each other place by place
	Left      bool    // left-handed
	Track     float64 // height that the track needs
	Rivals    float64 // the share of the height of a phone held upright that several opponents in a row have, 0 for the usual one
	Laid      []int   // cards before each opponent, nil if that does not matter
	Empty     bool    // the viewer's board is empty
}

// Areas is a divided window. No two rectangles overlap, and all lie inside the safe area.
type Areas struct {
	Bar, Centre, Mine, Prompt, Hand, Acts, Log geom.Rect
	Track                                      geom.Rect // how far everybody has come, at the top of the table
	Table                                      geom.Rect // all but bar and log, with the frame around it
	Panels                                     []geom.Rect
	Card                                       float64 // width of a card in the hand
	Kind                                       Kind
	Flanked                                    bool // the middle lies beside two boards that face each other
}

// Kind is the shape of the window.
type Kind uint8

// The shapes of a window.
const (
	Portrait Kind = iota
	Low           // a phone held sideways
	Wide          // room for the log beside the table
)

const (
	gap     = 8
	bar     = 44
	logRail = 224  // the least width of the log beside the table
	usual   = 1680 // the greatest width of the table in most windows
	tall    = 1500 // and its greatest height
)

// railOf is the width of the log beside a table: more where the window has it.
func railOf(w float64) float64 { return max(logRail, min(0.21*w, 380)) }

// group is the greatest width of the table and the log beside it: more in a very wide window.
func group(in geom.Rect) float64 { return max(usual, min(1.9*in.H, 0.74*in.W)) }

// Shape returns the shape of a window.
func Shape(size geom.Rect) Kind {
	switch {
	case size.W >= 1000 && size.H >= 560:
		return Wide
	case size.W > size.H && size.H < 520:
		return Low
	}
	return Portrait
}

// PromptWidth returns the width of the prompt and the action row: that of the boards above them.
func PromptWidth(size geom.Rect, safe geom.Insets) float64 {
	in := size.Within(safe)
	switch Shape(size) {
	case Wide:
		w := min(in.W, group(in))
		return w - railOf(w) - 2*gap
	case Low:
		return in.W - railLeft(in.W) - railRight(in.W) - 4*gap
	}
	return in.W - 2*gap
}

// HandWidth returns the width of the hand. Against one opponent, on a phone held sideways, there is room below the
// panel.
func HandWidth(size geom.Rect, safe geom.Insets, opponents int) float64 {
	w := PromptWidth(size, safe)
	if Shape(size) == Low && opponents == 1 {
		w += railLeft(size.Within(safe).W) + gap
	}
	return w
}

// ActsWidth returns the width of the action row.
func ActsWidth(size geom.Rect, safe geom.Insets) float64 {
	if Shape(size) == Low {
		return railRight(size.Within(safe).W)
	}
	return PromptWidth(size, safe)
}

func railLeft(w float64) float64  { return min(max(0.22*w, 132), 200) }
func railRight(w float64) float64 { return min(max(0.2*w, 120), 180) }

// Divide divides a window.
func Divide(q Ask) Areas {
	if q.Text == 0 {
		q.Text = 1
	}
	if q.Card == 0 {
		q.Card = 1
	}
	a := Areas{Kind: Shape(q.Size), Card: min(max(CardWidth(q.Size)*q.Card, leastHand), 220)}
	in := q.Size.Within(q.Safe)
	if a.Kind == Low {
		a.low(q, in)
		return a
	}
	h := bar * max(1, min(q.Text, 1.5))
	if a.Kind == Wide {
		if w := group(in); in.W > w {
			in = geom.Rect{X: in.X + (in.W-w)/2, Y: in.Y, W: w, H: in.H}
		}
		if in.H > tall {
			in = geom.Rect{X: in.X, Y: in.Y + (in.H-tall)/2, W: in.W, H: tall}
		}
	}
	a.Bar, in = in.CutTop(h)
	_, in = in.CutTop(gap)
	if a.Kind == Wide {
		a.Log, in = in.CutRight(railOf(in.W))
		a.Log.X, a.Log.W = a.Log.X+gap/2, a.Log.W-3*gap/2
	}
	a.framed(in)
	if a.Kind == Wide { // as high as the table, and its corners at the same heights
		a.Log.Y, a.Log.H = a.Table.Y+2, a.Table.H-4
	}
	a.column(q, in)
	return a
}

// handAir is what is left free above a card that is raised, so that it does not touch what is asked.
const handAir = 6

// lying is by how much a window is wider than high in which two boards that face each other have the middle beside them.
const lying = 1.3

// airy is the height of a window below which the boards need all of it.
const airy = 600

// framed gives the table what is left below the bar, and the gap above.
func (a *Areas) framed(in geom.Rect) {
	a.Table = geom.Rect{X: in.X + 1, Y: in.Y - gap + 1, W: in.W - 2, H: in.H + gap - 2}
}

// cutTrack takes the track from the top of what is left.
func (a *Areas) cutTrack(q Ask, body *geom.Rect) {
	if q.Track > 0 {
		a.Track, *body = body.CutTop(q.Track)
		_, *body = body.CutTop(gap / 2)
	}
}

// column divides a column below the bar: opponents, middle, the viewer's board, prompt, hand, actions.
func (a *Areas) column(q Ask, in geom.Rect) {
	side := float64(gap)
	_, in = in.CutBottom(gap / 2)
	body := geom.Rect{X: in.X + side, Y: in.Y, W: in.W - 2*side, H: in.H}
	cut := func(h float64) (r geom.Rect) {
		r, body = body.CutBottom(h)
		return r
	}
	a.Acts = cut(q.Acts)
	cut(gap / 2)
	if q.Hand >= 0 {
		a.Hand = body
		height := func() float64 {
			need := HandHeight(q.Hand, body.W, a.Card, q.Touch)
			if a.Bowed(q.Hand, q.Touch) {
				need += bowDrop(body.W, a.Card)
			}
			return need
		}
		need := height()
		for a.Card > 56 && need > body.H*0.36 { // the hand keeps to its share
			a.Card = max(56, a.Card*0.94)
			need = height()
		}
		a.Hand = cut(need)
		if a.Kind == Portrait && q.Size.H >= airy {
			cut(handAir)
		}
	}
	a.Prompt = cut(q.Prompt)
	cut(gap / 2)
	if a.Kind == Wide || q.Facing && in.W >= lying*q.Size.H {
		a.cutTrack(q, &body)
		a.around(q, body)
		return
	}
	a.cutTrack(q, &body)
	a.panels(q, &body)
	_, body = body.CutTop(gap / 2)
	var mine geom.Rect
	mine, body = body.CutBottom(body.H * a.own(q, body))
	if q.Board {
		if q.Centre {
			mine = geom.Rect{X: mine.X, Y: mine.Y + gap/2, W: mine.W, H: mine.H - gap/2}
		}
		a.Mine = mine
	}
	a.Centre = body
}

// own is the share of what is left below the opponents that the viewer's board has.
func (a *Areas) own(q Ask, body geom.Rect) (share float64) {
	switch {
	case !q.Board:
		return 0
	case !q.Centre:
		return 1
	case q.Facing && body.W < facingPhone && len(a.Panels) == 1: // as high as the board that faces it
		return min((a.Panels[0].H+gap/2)/body.H, 0.68)
	}
	if share = 0.52; q.Quiet {
		share = 0.6
	}
	if q.Rivals > 0 && q.Opponents > 1 && q.Opponents <= 3 { // what these have more is the middle's, and no board is lower for it
		if share = 0.55; q.Quiet {
			share = 0.63
		}
	}
	if q.Empty && body.H > 240 {
		share *= 0.75
	}
	return share
}

// Where two boards face each other on a phone, five places lie side by side across it, with a line of words above them.
const (
	facingPhone  = 480
	facingPlaces = 5
	facingShare  = 0.385
	facingMost   = 0.4 // of the height, where that leaves the middle so much
	facingMiddle = 74
)

// facingHeight is the height of a board of such a width in which its places have their whole width.
func facingHeight(w, text float64) float64 {
	card := (w - 2*6 - (facingPlaces-1)*gap) / facingPlaces
	return card*Ratio + FacingPeek + 48*max(1, text)
}

// FacingPeek is the most that shows there below a card of what lies under it.
const FacingPeek = 18

// weight is an opponent's share of the width: more where more cards lie.
func (q *Ask) weight(i int) float64 {
	switch {
	case i >= len(q.Laid) || q.Laid[i] == 0:
		return 1
	case q.Laid[i] < 3:
		return 1.25
	}
	return 1.5
}

// panels gives the top of the body to the opponents.
func (a *Areas) panels(q Ask, body *geom.Rect) {
	n := q.Opponents
	if n == 0 {
		return
	}
	rows := 1
	if a.Kind == Portrait && body.W < 720 && n > 3 {
		rows = 2
	}
	cols := (n + rows - 1) / rows
	share := 0.36
	if rows == 2 {
		share = 0.46
	} else if n > 1 {
		share = max(0.41, q.Rivals)
	}
	least := 84.0 * min(q.Text, 1.5) * float64(rows)
	most := max(150, 0.32*body.H) // a tablet has room for the boards of others
	if n == 1 {
		most = max(170, 0.28*body.H)
	}
	if q.Facing && body.W < facingPhone { // the middle has little to show
		share = max(facingShare, min(facingMost, (body.H-facingMiddle)/(2*body.H)))
		most = facingHeight(body.W, q.Text)
	}
	if rows == 2 {
		most = max(2*104, 0.36*body.H)
	}
	if len(q.Laid) == n && slices.Max(q.Laid) == 0 { // names and numbers only
		share *= 0.7
	}
	h := min(max(body.H*share, least), most*max(1, q.Text*0.8), body.H*0.6)
	var top geom.Rect
	top, *body = body.CutTop(h)
	rh := (top.H - float64(rows-1)*gap) / float64(rows)
	for i := range n {
		row, col := i/cols, i%cols
		k := cols
		if row == rows-1 {
			k = n - row*cols
		}
		sum, before := 0.0, 0.0
		for j := row * cols; j < row*cols+k; j++ {
			if j < i {
				before += q.weight(j)
			}
			sum += q.weight(j)
		}
		unit := (top.W - float64(k-1)*gap) / sum
		w := unit * q.weight(i)
		x := top.X + unit*before + float64(col)*gap
		a.Panels = append(a.Panels, geom.Rect{X: x, Y: top.Y + float64(row)*(rh+gap), W: w, H: rh})
	}
}

// low divides a phone held sideways: opponents on the left, actions at the thumb, the hand along the bottom between
// them.
func (a *Areas) low(q Ask, in geom.Rect) {
	_, in = in.CutBottom(gap / 2)
	left, right := railLeft(in.W), railRight(in.W)
	if q.Opponents == 0 && q.Hand < 0 && !q.Board { // nobody sits at the left: a stage
		left = -gap
	}
	a.Bar, in = in.CutTop(bar)
	_, in = in.CutTop(gap)
	a.framed(in)
	opp, rest := in.CutLeft(left + gap)
	acts, rest := rest.CutRight(right + gap)
	if q.Left {
		acts, rest = in.CutLeft(right + gap)
		opp, rest = rest.CutRight(left + gap)
		a.Acts = geom.Rect{X: acts.X + gap, Y: acts.Y, W: right, H: acts.H}
		opp.X += gap
	} else {
		a.Acts = geom.Rect{X: acts.X, Y: acts.Y, W: right, H: acts.H}
		opp.X += gap
	}
	opp.W = left - gap
	rest = geom.Rect{X: rest.X + gap, Y: rest.Y, W: rest.W - 2*gap, H: rest.H}
	cut := func(h float64) (r geom.Rect) {
		r, rest = rest.CutBottom(h)
		return r
	}
	a.Card = min(max(in.H*0.22, leastHand), a.Card+20)
	if q.Hand >= 0 {
		w := HandWidth(q.Size, q.Safe, q.Opponents)
		need := HandHeight(q.Hand, w, a.Card, q.Touch)
		for a.Card > 48 && need > rest.H*0.52 {
			a.Card = max(48, a.Card*0.95)
			need = HandHeight(q.Hand, w, a.Card, q.Touch)
		}
		a.Hand = cut(need)
		if a.Hand.W = w; opp.X < rest.X {
			a.Hand.X += rest.W - w
		}
	}
	if n := q.Opponents; n > 0 {
		if n == 1 && q.Hand >= 0 {
			opp.H = a.Hand.Y - opp.Y - gap/2
		}
		h := min((opp.H-float64(n-1)*4)/float64(n), 170)
		for i := range n {
			a.Panels = append(a.Panels, geom.Rect{X: opp.X, Y: opp.Y + float64(i)*(h+4), W: opp.W, H: h})
		}
	}
	a.Prompt = cut(q.Prompt)
	cut(2)
	a.cutTrack(q, &rest)
	if !q.Board {
		a.Centre = rest
		return
	}
	if !q.Centre {
		a.Mine = rest
		return
	}
	a.Mine, rest = rest.CutRight(rest.W * 0.55)
	a.Centre = geom.Rect{X: rest.X, Y: rest.Y, W: rest.W - gap, H: rest.H}
}
