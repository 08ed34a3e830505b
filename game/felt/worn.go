package felt

import "royals/game/geom"

// Worn is what is drawn above a card and belongs to it: what its strip says, its signs, the words along its foot. It goes where the card goes.
type Worn struct {
	ID       uint32
	Home     geom.Rect // where the card lies
	From, To int       // the operations of Over
}

// wears notes that all that has been added to Over since a mark belongs to a card. Cards of a number 0 wear nothing.
func wears(s *sketch, id uint32, home geom.Rect, from int) {
	if to := len(s.over.Ops); to > from && id != 0 {
		s.Worn = append(s.Worn, Worn{ID: id, Home: home, From: from, To: to})
	}
}
