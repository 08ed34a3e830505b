package felt

import (
	"slices"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// leastLines is the height of the lines of the log beside which there is room for what wins.
const leastLines = 240

// The log beside a table: what stands between its rim and its words, between two of its lines, and between two turns.
const (
	logEdge = 14.0
	lineAir = 4.0
	turnAir = 14.0
)

// drawGoal says above the log what wins, where there is room for it, and returns what is left.
func drawGoal(s *sketch, in geom.Rect) geom.Rect {
	if len(s.Course) > 0 {
		return drawCourse(s, in)
	}
	head, h := s.Line(kit.Body)+kit.Space1, s.Height(s.Goal, sprites.Sans, kit.Body, in.W)
	if s.Title != "" || in.H-head-h < leastLines {
		return in
	}
	title, rest := in.CutTop(head)
	s.Label(words.Plain("rules.goal"), title, sprites.Title, kit.Body, 0, kit.Accent)
	s.Para(s.Goal, rest, sprites.Sans, kit.Body, 0, kit.Text)
	_, rest = rest.CutTop(h + kit.Space3)
	s.List.Fill(geom.Rect{X: in.X, Y: rest.Y, W: in.W, H: 1}, 0, kit.Edge)
	_, rest = rest.CutTop(kit.Space3)
	return rest
}

// drawLog draws the panel of what wins and of the log beside a wide table, its newest line last and strongest. Below few lines there is
// the sign of the game, so that what is empty is meant to be.
func (s *sketch) drawLog() {
	r := s.Areas.Log
	if r.Empty() {
		return
	}
	if kit.Worn().Wood != 0 { // the wall beside the table is of its wood
		drawPanelling(s, r)
	} else {
		s.List.Fill(r, kit.Corner, kit.Well.Fade(0.6)) // a frame would say that it can be picked
	}
	if kit.Worn().Stark { // a line parts it from the table
		s.List.Fill(geom.Rect{X: r.X - 1, Y: r.Y, W: kit.Rim, H: r.H}, 0, kit.Edge)
	}
	r.H -= s.Foot
	in := drawGoal(s, r.Inset(logEdge))
	if len(s.Log) > 0 { // a heading alone promises what is not there
		var title geom.Rect
		title, in = in.CutTop(s.Line(kit.Body) + kit.Space1)
		s.Label(words.Plain("table.log"), title, sprites.Title, kit.Body, 0, kit.Accent)
	}
	lines, begins := s.Log, TurnsIn(s.Plan.Opens, s.Log)
	from, total := lastLines(s, begins, in)
	logSign(s, geom.Rect{X: in.X, Y: in.Y + total, W: in.W, H: in.H - total})
	last := len(lines)
	for last > from && last > 0 && !begins[last-1] { // the turn that goes on
		last--
	}
	y := in.Y
	for i, l := range lines[from:] {
		if begins[from+i] { // a turn stands apart from the one before
			if i > 0 {
				s.List.Fill(geom.Rect{X: in.X, Y: y + turnAir/2 - lineAir/2, W: in.W, H: 1}, 0, kit.Edge)
			}
			y += turnAir
		}
		face, c := sprites.Sans, kit.DimText
		if from+i >= last-1 {
			c = kit.Text
		}
		if from+i == len(lines)-1 {
			face = sprites.SansBold
			s.List.Fill(geom.Rect{X: r.X + 4, Y: y, W: 3, H: s.Height(l.Text, face, kit.Small, in.W)}, 1.5, kit.Accent)
		}
		y += s.Explained(s.terms, l.Text, geom.Rect{X: in.X, Y: y, W: in.W}, face, kit.Small, 0, c) + lineAir
	}
}

// drawPanelling draws a wall of panelled wood: the field of it lies within a moulding, whose inner edge catches the light below.
func drawPanelling(s *sketch, r geom.Rect) {
	s.List.Fill(r, kit.Corner, kit.Mix(kit.Timber, kit.Rail, 0.42))
	s.List.Frame(r, kit.Corner, 1.5, kit.Accent.Fade(0.55))
	field := r.Inset(moulding)
	s.List.Fill(field, 3, kit.Rail)
	for x := field.X + boardWide; x < field.X+field.W-boardWide/2; x += boardWide {
		s.List.Fill(geom.Rect{X: x, Y: field.Y, W: 1, H: field.H}, 0, 0x00000055)
		s.List.Fill(geom.Rect{X: x + 1, Y: field.Y, W: 1, H: field.H}, 0, kit.Timber.Fade(0.22))
	}
	s.List.Fill(geom.Rect{X: field.X, Y: field.Y, W: field.W, H: 4}, 0, 0x00000066)
	s.List.Fill(geom.Rect{X: field.X, Y: field.Y + 3, W: 3, H: field.H - 3}, 0, 0x00000044)
	s.List.Frame(field, 3, 1, kit.Timber.Fade(0.8))
}

// The panelling of a wall: its moulding, and how wide its boards are.
const (
	moulding  = 7.0
	boardWide = 62.0
)

// lastLines returns from which line on the log has room in a box, and how high that is.
func lastLines(s *sketch, begins []bool, in geom.Rect) (from int, total float64) {
	face := sprites.SansBold // the newest line is as high as it is in bold
	for from = len(s.Log); from > 0; from-- {
		h := s.Height(s.Log[from-1].Text, face, kit.Small, in.W) + lineAir
		if begins[from-1] {
			h += turnAir
		}
		if total+h > in.H {
			break
		}
		total, face = total+h, sprites.Sans
	}
	return from, total
}

// The sign of a game below the lines of its log: its size, and how much of its colour shows.
const (
	signSize  = 96.0
	signShade = 0.1
)

// logSign draws the sign of the game in what the lines of the log leave free, where that is much: by its foot, so that it stands still while
// lines come.
func logSign(s *sketch, free geom.Rect) {
	sign := kit.Worn().Sign
	if sign == sprites.None || free.H < 1.75*signSize {
		return
	}
	s.List.Picture(sign, geom.Around(geom.Point{X: free.Center().X, Y: free.Y + free.H - 0.875*signSize}, signSize, signSize), kit.Accent.Fade(signShade))
}

// TurnsIn tells of lines with which of them the turn of another seat begins.
func TurnsIn(turns []int, lines []table.Line) []bool {
	out, last := make([]bool, len(lines)), engine.None
	for i, l := range lines {
		if slices.Contains(turns, l.Say) {
			out[i], last = l.Seat != last, l.Seat
		}
	}
	return out
}
