package felt

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/words"
	"royals/sprites"
)

// Taught is a lesson in the list of those of a game.
type Taught struct {
	Text   string
	Crowns int  // what it has brought
	Here   bool // it is the one that is played
}

// courseCrown is the size of the crowns that stand behind a lesson.
const courseCrown = 16.0

// drawCourse lists above the log of a lesson all lessons of its game, with the crowns that they have brought, where there is room for them, and
// returns what is left.
func drawCourse(s *sketch, in geom.Rect) geom.Rect {
	row, head := s.Line(kit.Small)+kit.Space2, s.Line(kit.Body)+kit.Space1
	if in.H-head-float64(len(s.Course))*row < leastLines {
		return in
	}
	title, rest := in.CutTop(head)
	s.Label(words.Plain("lesson.course"), title, sprites.Title, kit.Body, 0, kit.Accent)
	for _, l := range s.Course {
		var at geom.Rect
		at, rest = rest.CutTop(row)
		face, c := sprites.Sans, kit.DimText
		if l.Here {
			face, c = sprites.SansBold, kit.Text
			s.List.Fill(geom.Rect{X: at.X - logEdge + 4, Y: at.Y + kit.Space1, W: 3, H: row - kit.Space2}, 1.5, kit.Accent)
		}
		for n := range l.Crowns {
			x := at.X + at.W - float64(n+1)*(courseCrown+2)
			s.Icon(sprites.IconCrown, geom.Rect{X: x, Y: at.Y + (row-courseCrown)/2, W: courseCrown, H: courseCrown}, kit.Figure)
		}
		at.W -= float64(l.Crowns)*(courseCrown+2) + kit.Space1
		s.Label(l.Text, at, face, kit.Small, 0, c)
	}
	_, rest = rest.CutTop(kit.Space2)
	s.List.Fill(geom.Rect{X: in.X, Y: rest.Y, W: in.W, H: 1}, 0, kit.Edge)
	_, rest = rest.CutTop(kit.Space3)
	return rest
}
