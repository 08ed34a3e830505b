package felt

import (
	"slices"

	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/table"
	"royals/game/words"
)

// drawHand draws the hand, raised where chosen, dimmed where it cannot be played.
func (s *sketch) drawHand() {
	a := &s.Areas
	if a.Hand.Empty() || s.Plan.Hand < 0 {
		return
	}
	s.rects, s.turns = HandPlaces(a, len(s.Hand), s.Touch, s.rects, s.turns)
	lights := s.lights()
	raised := -1
	if s.Hover != "" && !s.Touch && !s.Dragging {
		raised = slices.IndexFunc(s.Hand, func(h HandCard) bool { return s.HandName(h) == s.Hover })
	}
	for i, h := range s.Hand {
		r, tap := s.rects[i], s.HandTap(h)
		pose := anim.Pose{Rect: r, Face: h.Face}
		if i < len(s.turns) {
			pose.Turn = s.turns[i]
		}
		if h.Face != cards.Back {
			s.lift(&pose, tap, lights)
		}
		switch {
		case i == raised:
			pose.Rect.Y = min(pose.Rect.Y, r.Y-0.14*r.H)
		case raised >= 0 && (len(s.turns) > 0 || s.rects[raised].Y == r.Y):
			pose.Rect.X = min(max(pose.Rect.X+s.push(i-raised), a.Hand.X), a.Hand.X+a.Hand.W-pose.Rect.W)
		}
		pose.Rect.Y = max(pose.Rect.Y, a.Hand.Y)
		place := s.put(h.ID, pose, false)
		place.Fresh = h.Fresh
		if i == raised || pose.Rect.Y < r.Y-8 {
			place.High = raisedBy
		}
		if h.Face != cards.Back {
			if low := a.Acts.Y - s.Covers; s.Covers > 0 && r.Y+r.H > low {
				r.H = low - r.Y
			}
			s.Hit(Point{Held, tap, s.HandName(h)}, r)
		}
	}
	s.sortPill()
}

// raisedBy is the height above the cloth of a card that is raised.
const raisedBy = 6

// lit tells what is lit up in the hand.
type lit struct {
	on     bool // the choice has to do with the hand: what cannot be played is dimmed
	some   bool // some of it can be played as the choice stands, and the rest cannot
	picked bool // cards of it have been picked, and no other one goes with them
}

// lights tells how the hand is lit. Where all can be played they are marked quietly, and so are those that can be put in the place of
// the one that has been lifted.
func (s *sketch) lights() (l lit) {
	if l.on = s.HandMatters(); !l.on {
		l.picked = s.Asked == s.Viewer && slices.ContainsFunc(s.Hand, func(h HandCard) bool { return s.Marks.Picks.Has(s.HandTap(h)) })
		return l
	}
	legal, not := false, false
	for _, h := range s.Hand {
		switch tap := s.HandTap(h); {
		case s.Marks.Picks.Has(tap), Contains(s.Marks.Focused, tap, table.ACard):
		case Contains(s.Marks.Legal, tap, table.ARank):
			legal = true
		default:
			not = true
		}
	}
	l.some = legal && not
	return l
}

// lift says by a card's height and ring what it is to the choice.
func (s *sketch) lift(pose *anim.Pose, tap table.Tap, l lit) {
	legal, turns := Contains(s.Marks.Legal, tap, table.ARank), Contains(s.Marks.Turns, tap, table.ACard)
	switch {
	case s.Marks.Picks.Has(tap):
		pose.Rect.Y -= risen(s, pose.Rect.H)
		pose.Ring = ChosenRing
	case Contains(s.Marks.Focused, tap, table.ACard):
		pose.Rect.Y -= risen(s, pose.Rect.H)
		pose.Ring = FocusRing
	case !l.on && l.picked: // as many as there may be: nothing else goes with them
		pose.Dim = true
	case !l.on:
	case legal && l.some:
		pose.Rect.Y -= 6
		pose.Ring = HandRing
	case legal || turns && !l.some:
		pose.Ring = QuietRing
	case !turns:
		pose.Dim = true
	}
}

// risen is how far a chosen card of a height rises.
func risen(s *sketch, h float64) float64 {
	if s.Touch {
		return max(layout.RiseOf(h/layout.Ratio), 0.16*h)
	}
	return 0.16 * h
}

// push is by how much a card makes room for the one that is raised so many places before it. It is nothing where no card lies over
// another.
func (s *sketch) push(after int) float64 {
	strip := s.rects[1].X - s.rects[0].X
	if strip >= s.Areas.Card {
		return 0
	}
	switch after {
	case 1:
		return 0.3 * strip
	case 2:
		return 0.15 * strip
	case -1:
		return -0.3 * strip
	case -2:
		return -0.15 * strip
	}
	return 0
}

// HandPlaces works out where n cards of a hand lie, on an arc where there is room for one. Without turns they lie straight.
func HandPlaces(a *layout.Areas, n int, touch bool, rects []geom.Rect, turns []float64) ([]geom.Rect, []float64) {
	if a.Bowed(n, touch) {
		return layout.Bow(a.Hand, n, a.Card, rects, turns[:0])
	}
	return layout.Hand(a.Hand, n, a.Card, touch, rects), turns[:0]
}

// sortNames are the words for how the hand is sorted.
var sortNames = [table.Sorts]string{"sort.0", "sort.1", "sort.2"}

// sortPill draws the button that says how the hand is sorted, where it covers nothing.
func (s *sketch) sortPill() {
	a := &s.Areas
	least := 2
	if s.Title != "" { // a lesson's few cards need no sorting
		least = 5
	}
	if fronted(s) || len(s.Hand) < least || s.Hand[0].Face == cards.Back {
		return
	}
	text := words.Plain(sortNames[s.Sort])
	if a.Kind == layout.Low { // at the foot of the buttons: the board is too low to share
		w := min(92*max(1, min(s.Text, 1.4)), a.Acts.W)
		box := geom.Rect{X: a.Acts.X + a.Acts.W - w, Y: a.Acts.Y + a.Acts.H - kit.Tap, W: w, H: kit.Tap}
		if s.Ask.Left {
			box.X = a.Acts.X
		}
		s.Pill(Sort, text, box, true)
		return
	}
	for _, w := range [...]float64{92, 44} {
		if w > 44 && s.narrow() {
			continue
		}
		worded := w > 44
		w *= max(1, min(s.Text, 1.4))
		h := 44.0
		box := geom.Rect{X: a.Mine.X + a.Mine.W - w - 2, Y: a.Mine.Y + a.Mine.H - h - 2, W: w, H: h}
		if s.Ask.Left || s.Areas.Kind == layout.Wide { // there below the name, the cards' whole width free
			box.X = a.Mine.X + 2
		}
		if s.Plan.Full > 0 { // above the bar of the points
			box.Y -= pointsHigh + pointsAir
		}
		if !s.Areas.Mine.Contains(box) || s.covered(box) {
			continue
		}
		s.Pill(Sort, text, box, worded)
		return
	}
}

// narrow reports whether the own board is as narrow as on a phone.
func (s *sketch) narrow() bool {
	return s.Areas.Kind == layout.Portrait && s.Areas.Mine.W < 480
}

// covered reports whether a card or words of the board lie in a box.
func (s *sketch) covered(box geom.Rect) bool {
	for i := range s.Places {
		p := &s.Places[i]
		if x := p.Pose.Rect.Intersect(box); !p.Hidden && !x.Empty() {
			return true
		}
	}
	for i := range s.List.Ops {
		o := &s.List.Ops[i]
		if x := o.Rect.Intersect(box); (o.Kind == paint.Text || o.Kind == paint.Frame && o.Rect.H < s.Areas.Mine.H-12) && !x.Empty() {
			return true
		}
	}
	return false
}
