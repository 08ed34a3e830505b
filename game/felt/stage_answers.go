package felt

import (
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/plan"
)

// handAsked reports whether the hand lies below a stage that stands while somebody is asked: where it has cards that answer, and where the
// two boards leave it room.
func (s *sketch) handAsked() bool {
	return s.Scene.Stage != nil && s.Answers && s.Plan.Hand >= 0 && (s.HandMatters() || s.Scene.Stage.Shape != plan.Onto)
}

// AskedAbout is what the stage is about that stands above a question, "" where none does.
func AskedAbout(s *Scene) string {
	if s.Stage == nil || !s.Answers {
		return ""
	}
	return s.phrase(s.Stage.Title)
}

// answers puts a card of the stage into its place. While somebody is asked it can be pointed at as on the table.
func answers(s *stager, p *plan.Piece, id uint32, pose anim.Pose) {
	c := s.View.Pile(p.Pile)[p.At]
	if !s.Answers || c == cards.Back {
		s.put(id, pose, false)
		return
	}
	tap := s.CardTap(p.Pile, c, p.At)
	pose.Ring = s.RingOf(tap)
	s.put(id, pose, false).Part = s.Marks.Picks.Part(tap)
	point := Point{Card, tap, s.CardName(p.Pile, s.View.Pile(p.Pile), p.At)}
	if s.Plan.Spots[p.Pile.Kind].Spread == plan.Slot {
		point.Kind, point.name = Pile, "pile:"+s.stem(p.Pile)
	}
	if pose.Ring != NoRing {
		s.Hit(point, pose.Rect)
	}
}

// InHand returns the card of the hand of a name, which answers as where it is shown.
func InHand(s *Scene, name string) (p Point, ok bool) {
	for _, h := range s.Hand {
		if h.Face != cards.Back && s.HandName(h) == name {
			return Point{Held, s.HandTap(h), name}, true
		}
	}
	return p, false
}
