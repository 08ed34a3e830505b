package felt

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/sprites"
)

// drawSeatHead draws a seat's lines of words and numbers and returns what is left below.
func (s *seat) drawSeatHead(in geom.Rect, wide bool) geom.Rect {
	lh := max(s.Line(kit.Small), 20)
	em := emblemSize(s.sketch)
	low := s.lowHead(in)
	roomy := s.Areas.Kind == layout.Wide || s.Areas.Kind == layout.Portrait && s.Areas.Mine.W >= 600 // no phone
	if roomy && in.H >= 130 && in.W >= 200 {
		em = 36
		lh = max(lh, em)
	}
	if fronted(s.sketch) { // its heaps stand in it, clear of the places
		lh = max(lh, frontedHead)
	}
	row, rest := in.CutTop(lh + 2)
	if low && in.W < 110 || sprites.Measure(sprites.Title, kit.Least, labelOf(s.Scene, s.x)) > row.W-em-4 {
		em = lowEmblem
	}
	under := 0.0 // what the emblem takes of the second line
	if wide && row.W < inOneLine && roomy && in.H >= 80 {
		em = min(40, row.H+max(s.Line(kit.Tiny), 18))
		under = em + 4
	}
	c := kit.Text
	if deciding(s.Scene) == s.x { // as the frame
		c = kit.Figure
	}
	nameBox := geom.Rect{X: row.X + em + 4, Y: row.Y, W: row.W - em - 4, H: row.H}
	second, oneLine := geom.Rect{}, s.oneLine(row, nameBox)
	if !oneLine && !low && roomy && in.W >= 1.8*in.H && in.W >= s.leastSide() && (s.Areas.Kind == layout.Wide || !s.facing() || !s.slotted() || ranked(s.sketch)) {
		return s.drawSideHead(in, c)
	}
	if s.Areas.Kind == layout.Wide && wide && !low && !oneLine && in.H >= 80 {
		return drawUnderHead(s, in, c, true)
	}
	s.drawEmblem(geom.Rect{X: row.X, Y: row.Y + max(row.H-em, 0)/2, W: em, H: em})
	if oneLine {
		right := row.X + row.W - s.drawScore(row, kit.Lead) - 8
		nameBox.W = sprites.Measure(sprites.Title, s.Px(kit.Small), labelOf(s.Scene, s.x)) + 1
		second = geom.Rect{X: nameBox.X + nameBox.W + numberAir, Y: row.Y, H: row.H}
		second.W = right - second.X
		s.Label(labelOf(s.Scene, s.x), nameBox, sprites.Title, kit.Small, 0, c)
		s.whole = s.Areas.Kind == layout.Portrait
		s.drawNumbers(second)
		_, rest = rest.CutTop(2)
		return rest
	}
	if low { // words to the left, cards beside them as high as there is room
		return s.drawLowHead(in, row, nameBox, c)
	}
	switch {
	case wide && row.W >= inOneLine:
		nameBox.W -= s.drawScore(row, kit.Score) + 8
		nw := min(sprites.Measure(sprites.Title, s.Px(kit.Small), labelOf(s.Scene, s.x))+kit.Space3, nameBox.W*0.5)
		second = geom.Around(geom.Point{X: nameBox.X + (nameBox.W+nw)/2, Y: row.Y + row.H/2}, nameBox.W-nw, max(s.Line(kit.Small), 20)+2)
		nameBox.W = nw
	case wide:
		nameBox.W -= s.drawScore(row, kit.Score) + 8
		second, rest = rest.CutTop(max(s.Line(kit.Tiny), 18))
		second.X, second.W = second.X+under, second.W-under
	default:
		h := max(s.Line(kit.Lead), 20)
		if s.footed = footHeaps(s, rest.H-h-4); s.footed {
			second, rest = rest.CutTop(h)
			second.W -= s.drawScore(second, kit.Lead) + 4
			break
		}
		if s.whole = len(s.hoarded(true, !s.heaped, false)) > 0; s.whole { // what lies there is higher than a line
			h = max(h, stowed*layout.Ratio-2)
		}
		second, rest = rest.CutTop(h)
		size, air := kit.Lead, 4.0
		if in.W < 110*s.Text { // smaller, so that no number runs into it
			size, air = kit.Small, 9
		}
		second.W -= s.drawScore(second, size) + air
		if in.H >= 130*s.Text { // a second line for what finds no room beside the score
			second.H = 2 * s.Line(kit.Small)
			_, rest = rest.CutTop(second.H - h)
		}
	}
	s.Label(labelOf(s.Scene, s.x), nameBox, sprites.Title, kit.Small, 0, c)
	s.drawNumbers(second)
	_, rest = rest.CutTop(4)
	return besideCards(s, rest)
}

// besideCards draws what an opponent's hand and stacks are told by in the lower part of its panel, and returns what is left for cards.
func besideCards(s *seat, rest geom.Rect) geom.Rect {
	switch {
	case s.x != s.Bottom && counting(s.sketch):
		return drawCounts(s, rest)
	case s.footed:
		return drawFootHeaps(s, rest)
	}
	return rest
}

// The most that a face beside two lines takes, and how far a face on a wide table reaches into the margin of its panel: people are to be
// seen, and words and cards lose nothing by it.
const (
	mostUnder = 48.0
	overhang  = 4.0
	faceAir   = 6.0
)

// drawUnderHead draws a head of two lines on a wide table and returns what is left: beside the face the name, and below that the score
// and the numbers if it is to hold them, where the scores of large heads stand too.
func drawUnderHead(s *seat, in geom.Rect, c paint.Color, numbers bool) geom.Rect {
	name, score := max(s.Line(kit.Small), 20), s.Line(kit.Lead)
	head, rest := in.CutTop(name + score)
	em := min(mostUnder, head.H+2*overhang)
	s.drawEmblem(geom.Rect{X: head.X - overhang, Y: head.Y + (head.H-em)/2, W: em, H: em})
	_, head = head.CutLeft(em - overhang + faceAir)
	row, second := head.CutTop(name)
	s.Label(labelOf(s.Scene, s.x), row, sprites.Title, kit.Small, 0, c)
	_, second = second.CutLeft(s.drawScoreAt(second, kit.Lead, 0) + kit.Space2)
	if numbers {
		s.drawNumbers(second)
	}
	_, rest = rest.CutTop(4)
	return rest
}

// inOneLine is the width from which name, numbers and score of a seat lie in one line.
const inOneLine = 300

// lowEmblem is the size of an emblem in a low and narrow panel.
const lowEmblem = 16

// emblemSize is that of an emblem in a line of words.
func emblemSize(s *sketch) float64 { return min(max(s.Line(kit.Small), 20, leastFace), 28) }

// shortOfRoom reports whether the name of an opponent would find no room beside the score in a low panel, if this said what it is to
// reach. The strip at the top of the table tells that as well.
func shortOfRoom(s *sketch, seats []engine.Seat) bool {
	b := s.MainBadge()
	if b == nil || s.Areas.Track.Empty() {
		return false
	}
	for i, x := range seats {
		p := seat{sketch: s, x: x}
		in := s.Areas.Panels[i].Inset(p.margin())
		em := emblemSize(s)
		if in.W < 110 {
			em = lowEmblem
		}
		need := em + 4 + sprites.Measure(sprites.Title, kit.Least, labelOf(s.Scene, x)) + 3 + sprites.Measure(sprites.SansBold, s.Px(kit.Small), s.badgeText(*b, x))
		if p.lowHead(in) && in.W < 240 && need > in.W {
			return true
		}
	}
	return false
}

// oneLine reports whether name, numbers and score of a seat lie in one line above the cards, where these need both the width and the
// height: on the own board of a phone on its side, and in the panels of any phone where many places lie side by side.
func (s *seat) oneLine(row, nameBox geom.Rect) bool {
	b := s.MainBadge()
	if b == nil || row.W > 420 || row.W < 240 && (s.Areas.Kind != layout.Low || s.x != s.Bottom) || s.Areas.Kind != layout.Low && (s.laying(s.x) <= abreast || !s.slotted()) {
		return false
	}
	need := sprites.Measure(sprites.Title, s.Px(kit.Small), labelOf(s.Scene, s.x)) + s.numbersWidth(row.H) + 2*numberAir +
		sprites.Measure(sprites.SansBold, s.Px(kit.Lead), s.badgeText(*b, s.x)) + ghostRoom*s.Px(kit.Lead) + 8
	return need <= nameBox.W
}

// frontedHead is the height of such a line where boards face each other on a phone, that of a small heap but for what reaches into the margin.
const frontedHead = stowed*layout.Ratio - 6

// abreast is how many places lie side by side in half a phone's width.
const abreast = 4

// ghostRoom is what a line keeps free for what the score would become, in heights of its letters.
const ghostRoom = 1.6

// leastSide is how wide a panel must be for a head beside the cards: a crest stands on their other side.
func (s *seat) leastSide() float64 {
	if s.Areas.Kind == layout.Portrait || s.Plan.Full > 0 && s.Areas.Kind != layout.Wide {
		return 420
	}
	if s.heaped && namedBeside(s.sketch) {
		return heapedSide
	}
	return inOneLine
}

// heapedSide is how wide a panel must be beside a column of heaps for a head beside the cards: they are worth the height.
const heapedSide = 225

// headShare is the most of the width of such a panel that its head takes.
const headShare = 0.46

// namedBeside reports whether the names of all opponents fit into such a head, so that all of them have one.
func namedBeside(s *sketch) bool {
	for _, x := range s.Others() {
		if sprites.Measure(sprites.Title, s.Px(kit.Small), labelOf(s.Scene, x)) > heapedSide*headShare-smallEmblem-6 {
			return false
		}
	}
	return true
}

// smallEmblem is the size of a face or shield in such a head.
const smallEmblem = 38.0

// drawSideHead draws a head in a column at the left, so that the cards have the whole height, and returns what is left.
func (s *seat) drawSideHead(in geom.Rect, c paint.Color) geom.Rect {
	w := min(max(150*s.Text, sprites.Measure(sprites.Title, s.Px(kit.Body), labelOf(s.Scene, s.x))+58), in.W*sideShare)
	if f := largeFace(s, in); f.em > 0 {
		w = f.w
		if in.W >= tightSide {
			w = min(max(150*s.Text, f.w+10), in.W*sideShare)
		}
		if ranked(s.sketch) { // its places have the room
			w = min(max(leastHeadSide*s.Text, f.w+2), in.W*sideShare)
		}
		left, rest := in.CutLeft(w)
		rest.X, rest.W = rest.X+kit.Space2, rest.W-kit.Space2
		_, left = left.CutTop(drawLargeFace(s, left, f, c) + 2)
		drawSideNumbers(s, left)
		return rest
	}
	em := min(44, max(26, in.H*0.3))
	if in.W < inOneLine {
		w, em = in.W*headShare, smallEmblem
	}
	if s.Areas.Kind == layout.Wide { // no name is smaller than those beside it
		w = max(w, min(mostUnder-overhang+faceAir+sprites.Measure(sprites.Title, s.Px(kit.Small), labelOf(s.Scene, s.x))+1, in.W*headShare))
	}
	left, rest := in.CutLeft(w)
	if s.Areas.Kind == layout.Wide { // the score stands below the name, as in all heads there
		drawSideNumbers(s, drawUnderHead(s, left, c, false))
		rest.X, rest.W = rest.X+kit.Space2, rest.W-kit.Space2
		return rest
	}
	row, left := left.CutTop(max(s.Line(kit.Body), em))
	s.drawEmblem(geom.Rect{X: row.X, Y: row.Y + (row.H-em)/2, W: em, H: em})
	s.Label(labelOf(s.Scene, s.x), geom.Rect{X: row.X + em + 6, Y: row.Y, W: row.W - em - 6, H: row.H}, sprites.Title, kit.Body, 0, c)
	row, left = left.CutTop(s.Line(kit.Score))
	s.drawScoreAt(row, kit.Score, 0)
	drawSideNumbers(s, left)
	rest.X, rest.W = rest.X+kit.Space2, rest.W-kit.Space2
	return rest
}

// drawSideNumbers draws the numbers of a seat below its name and score in a column beside the cards.
func drawSideNumbers(s *seat, left geom.Rect) {
	if up := (stowed*layout.Ratio - s.Line(kit.Small)) / 2; left.H >= stowed*layout.Ratio && len(s.hoarded(true, !s.heaped, false)) > 0 {
		_, left = left.CutTop(max(up, 0))
		s.whole = true
	}
	s.drawNumbers(left)
}

// leastHeadSide is how wide a head is beside places that face each other: the button that sorts the hand lies below it.
const leastHeadSide = 96.0

// sideShare is the most of a panel's width that a head beside the cards takes.
const sideShare = 0.32

// tightShare is the most of it where three rivals sit side by side.
const tightShare = 0.54

// The sizes of a face on a wide table, and the height of a panel from which it has the room: the numbers and the button that sorts the
// hand lie below it.
const (
	leastLarge, mostLarge = 64.0, 76.0
	largeRoom             = 116.0
)

// tightSide is the width of a panel below which name and score beside a large face are small: three rivals sit side by side.
const tightSide = 420

// bigFace is a large face with name and score beside it: how large it is, and they, and how wide is all of it.
type bigFace struct {
	em, w       float64
	name, score float64
}

// largeFace measures the large face of a seat, which has no size where name and score stand below each other.
func largeFace(s *seat, in geom.Rect) bigFace {
	f := bigFace{em: min(max(leastLarge, 0.5*in.H), mostLarge), name: kit.Lead, score: kit.Score}
	share := sideShare
	if in.W < tightSide {
		f.em, f.name, f.score, share = leastLarge, kit.Small, kit.Lead, tightShare
	}
	if s.Areas.Kind != layout.Wide || in.H < largeRoom || s.Line(f.name)+s.Line(f.score) > f.em {
		return bigFace{}
	}
	for _, name := range s.Names { // of one size all, and no name cut
		f.w = max(f.w, f.em-overhang+faceAir+sprites.Measure(sprites.Title, s.Px(f.name), name)+1)
	}
	if f.w > in.W*share {
		return bigFace{}
	}
	return f
}

// drawLargeFace draws a seat's face, name and score beside it, and returns the height of that.
func drawLargeFace(s *seat, left geom.Rect, f bigFace, c paint.Color) float64 {
	s.drawEmblem(geom.Rect{X: left.X - overhang, Y: left.Y - overhang, W: f.em, H: f.em})
	_, at := left.CutLeft(f.em - overhang + faceAir)
	name, score := s.Line(f.name), s.Line(f.score)
	at.Y += (f.em-name-score)/2 - overhang
	if s.Front != 0 { // clear of the medal on the line above
		at.Y = left.Y + f.em - overhang - name - score
	}
	s.Label(labelOf(s.Scene, s.x), geom.Rect{X: at.X, Y: at.Y, W: at.W, H: name}, sprites.Title, f.name, 0, c)
	s.drawScoreAt(geom.Rect{X: at.X, Y: at.Y + name, W: at.W, H: score}, f.score, 0)
	return f.em - overhang
}

// lowPanel is the height of a panel below which its words and cards stand beside each other.
const lowPanel = 74

// lowHead reports whether the words and cards of a panel stand beside each other: words as wide as half a phone's panel leave
// larger cards beside them than below them.
func (s *seat) lowHead(in geom.Rect) bool {
	most := float64(lowPanel)
	if in.W >= 240 && in.W < 420 {
		most = 96
	}
	return in.H < most*min(s.Text, 1.5)
}

// drawLowHead draws a head where there is little height and returns what is left for cards.
func (s *seat) drawLowHead(in, row, nameBox geom.Rect, c paint.Color) geom.Rect {
	_, rest := in.CutTop(row.H)
	if in.W >= 240 { // name and numbers in a column, the score at the other end
		left, mid := in.CutLeft(max(96, sprites.Measure(sprites.Title, s.Px(kit.Small), labelOf(s.Scene, s.x))+34))
		mid.W -= s.drawScoreOver(geom.Rect{X: row.X, Y: in.Y, W: in.W, H: min(in.H, row.H+s.Line(kit.Tiny))}) + 8 // at the corner at which it stands in every panel
		nameBox.W = left.W - (nameBox.X - left.X) - 4
		s.Label(labelOf(s.Scene, s.x), nameBox, sprites.Title, kit.Small, 0, c)
		if rest.H < 0.8*s.Line(kit.Small) { // no room for two lines
			numbers, cards := mid.CutLeft(mid.W * 0.25)
			s.drawNumbers(geom.Rect{X: numbers.X, Y: row.Y, W: numbers.W, H: row.H})
			return cards
		}
		s.drawNumbers(geom.Rect{X: left.X, Y: rest.Y, W: left.W, H: min(rest.H, s.Line(kit.Small))})
		return mid
	}
	lh := s.Line(kit.Small)
	if b := s.MainBadge(); b != nil && !s.lays(s.x) && rest.H >= 2*lh &&
		sprites.Measure(sprites.Title, kit.Least, labelOf(s.Scene, s.x))+sprites.Measure(sprites.SansBold, kit.Least, s.badgeText(*b, s.x))+3 > nameBox.W { // the score has a line of its own
		s.Label(labelOf(s.Scene, s.x), nameBox, sprites.Title, kit.Small, 0, c)
		s.drawNumbers(geom.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: lh})
		score := geom.Rect{X: rest.X, Y: rest.Y + lh, W: rest.W, H: lh}
		if s.fanned() { // the hand lies at its right
			score.W -= stowed + kit.Space3
		}
		s.drawScore(score, kit.Small)
		return geom.Rect{X: rest.X, Y: rest.Y + 2*lh, W: rest.W, H: max(0, rest.H-2*lh)}
	}
	nameBox.W -= s.drawScore(row, kit.Small) + 3
	s.Label(labelOf(s.Scene, s.x), nameBox, sprites.Title, kit.Small, 0, c)
	if s.x != s.Bottom && counting(s.sketch) {
		return drawLowCounts(s, rest)
	}
	left, mid := rest.CutLeft(min(rest.W*0.34, 44))
	if !s.lays(s.x) {
		left, mid = rest, geom.Rect{X: rest.X, Y: rest.Y, W: rest.W}
		if s.fanned() { // the hand lies beside the numbers
			left.W -= stowed
		}
	}
	s.drawNumbers(geom.Rect{X: left.X, Y: rest.Y + max(0, rest.H-s.Line(kit.Small))/2, W: left.W, H: min(rest.H, s.Line(kit.Small))})
	return geom.Rect{X: mid.X + 2, Y: mid.Y + 1, W: mid.W - 2, H: mid.H - 1}
}
