package felt

import (
	"royals/game/kit"
	"royals/game/layout"
)

// belowFace is the height that is free, on a phone held upright, below the face and the name of who stands to lose royals: these are higher.
func belowFace(s *stager) float64 {
	if len(s.st.Stakes) == 0 {
		return 0
	}
	line := s.Line(kit.Small)
	return max(0, s.Target.H-2*kit.Space2-min(s.Face, s.Target.H-2*kit.Space2-line)-line)
}

// besideStakes gives that height to the field where its few cards are larger for it and stay clear of the royals beside them, even where
// those that do nothing begin their row.
func besideStakes(s *stager, cols, idle int, bare bool) {
	if s.Kind != layout.Portrait || s.lies == 0 || cols == 0 || cols+idle > 3 {
		return
	}
	field := s.Field
	for more := belowFace(s); more > 0; more -= kit.Space1 {
		s.Field.H = field.H + more
		if !s.Flipped() {
			s.Field.Y = field.Y - more
		}
		w, _, _ := rowSize(s, cols, bare)
		if s.mid()+(0.55*float64(cols+idle)+leans)*w < s.lies-kit.Space1 {
			return
		}
		s.Field = field
	}
}

// leans is by how much of its width a card that has struck leans beyond its place.
const leans = 0.2
