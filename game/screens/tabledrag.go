package screens

import (
	"math"
	"slices"
	"time"

	"royals/engine"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/shell"
	"royals/game/table"
)

// Grab returns what a finger carries that went down at a place: any card of the hand, and of the table what can be part of a choice
// now.
func (s *tableScreen) Grab(d kit.Deed, at geom.Point) kit.Deed {
	if s.replay.grab(s, d) {
		return d
	}
	p, ok := d.(felt.Point)
	if ok && p.Kind == felt.Fan {
		i := slices.IndexFunc(s.felt.Strips, func(c felt.Strip) bool { return at.In(c.Rect) })
		if i < 0 {
			return nil
		}
		p = s.felt.Strips[i].Point
	}
	if !ok || p.Kind != felt.Held && (p.Kind == felt.Seat || s.t.Asked == engine.None || s.idOf(p.Tap) == 0 || len(s.t.With(p.Tap)) == 0) {
		return nil
	}
	s.lifted, s.grip = p, geom.Point{}
	g := gathering{tableScreen: s}
	if pose, _ := s.stage.At(g.lifts(), s.clock.now()); !pose.Rect.Empty() {
		s.grip = pose.Rect.Center().Sub(at)
	}
	return p
}

// lifts returns the number of the card that was lifted last, 0 for none.
func (s *gathering) lifts() uint32 {
	if s.lifted.Kind != felt.Held {
		return s.idOf(s.lifted.Tap)
	}
	for _, h := range s.scene.Hand {
		if s.scene.HandName(h) == s.lifted.Name() {
			return h.ID
		}
	}
	return 0
}

// A card that is carried is a little larger, and hangs askew the further it is to the side of where it was lifted.
const (
	heldSize = 1.04
	heldTilt = 6 * math.Pi / 180
)

// held returns how a card lies in the fingers: the place where it was taken stays under them.
func (s *tableScreen) held(id uint32) anim.Pose {
	f := s.a.Finger()
	p, _ := s.stage.At(id, s.clock.now())
	k, tilt := heldSize, min(max((f.At.X-f.From.X)/600, -1), 1)*heldTilt
	if s.stage.Dial.Reduced {
		k, tilt = 1, 0
	}
	p.Faces = anim.Faces{Was: p.Rect.W, Will: p.Rect.W, Share: 1} // it looks as it does where it lies
	p.Rect = geom.Around(f.At.Add(s.grip), p.Rect.W*k, p.Rect.H*k)
	p.Turn, p.Squash, p.Alpha, p.Ring, p.Dim = tilt, 0, 1, felt.NoRing, false
	return p
}

// landTime is how long a card stays where it was let go while what was chosen begins to be shown.
const landTime = 1200 * time.Millisecond

// Drop ends a drag: what was carried lies where it was let go, and goes from there to where it belongs now.
func (s *tableScreen) Drop(d, on kit.Deed) bool {
	if s.replay != nil {
		return s.replay.act(s, d)
	}
	id := s.scene.Carried
	at, moves, wait := s.held(id), s.t.Moves(), time.Duration(0)
	ok := s.dropped(d, on)
	if s.t.Moves() > moves {
		wait = landTime
	}
	s.stage.Drop(id, at, s.clock.now(), wait, ok)
	return ok
}

// idOf returns the number of the card that a tap points at, 0 for none.
func (s offers) idOf(tap table.Tap) uint32 {
	pile := tap[0].Pile
	ids := s.t.Cards.Of(pile)
	at := 0
	for _, x := range tap {
		switch x.Kind {
		case table.APlace:
			at = x.Index
		case table.ACard:
			at = max(slices.Index(s.t.Shown.Pile(pile), x.Card), 0)
		}
	}
	if tap[0].Kind > table.APile || at >= len(ids) {
		return 0
	}
	return ids[at]
}

// carried returns what the finger carries, and whether it is the hand's.
func (s *tableScreen) carried() (tap table.Tap, hand bool) {
	if !s.a.Finger().Drag || s.a.Top() != shell.Screen(s) {
		return nil, false
	}
	return s.lifted.Tap, s.lifted.Kind == felt.Held
}

// Fits reports whether what is carried may be laid on something.
func (s *tableScreen) Fits(on kit.Deed) bool {
	other, ok := on.(felt.Point)
	tap, _ := s.carried()
	return ok && tap != nil && !table.Same(tap[0], other.Tap[0]) && len(s.t.With(tap, other.Tap)) > 0
}

// ground reports whether a point is the table itself: the ground before the own seat, or a pile of nobody's.
func (s offers) ground(p felt.Point) bool {
	if p.Kind == felt.Seat {
		return p.Tap[0].Seat == s.bottom()
	}
	return p.Tap[0].Kind <= table.APile && p.Tap[0].Pile.Owner >= engine.MaxSeats
}

// dropped says what a drag means. What was carried, all that was said before, and what it was laid on make a choice when
// only one fits. Laid on the open table the choice is made when the card can mean one thing alone. On what it must not be laid on the rules say why.
func (s *tableScreen) dropped(d, on kit.Deed) bool {
	card, home, ok := s.felt.Find(d.Name())
	if s.arranged(card) {
		return true
	}
	if !ok || s.t.Asked == engine.None {
		return false
	}
	at := s.a.Finger().At
	away := at.Y < s.felt.Areas.Hand.Y-8
	if card.Kind != felt.Held {
		away = !at.In(home.Inset(-24))
	}
	other, aimed := on.(felt.Point)
	if !away && (!aimed || other.Name() == card.Name()) {
		return false
	}
	if aimed && tapped(s.t, card, other) {
		return s.Act(other)
	}
	switch s.t.Lift(card.Tap) {
	case table.Refused:
		refuse(s)
		return false
	case table.Nothing:
		return false
	case table.Took:
		if aimed && s.t.Open() && s.t.Fits(other.Tap) { // the one half of a pair on the other
			s.t.Tap(other.Tap)
		}
		return true
	}
	switch on := on.(type) {
	case felt.Play, felt.Verb, felt.Lift:
		return s.Act(on)
	case felt.Point:
		if s.t.Fits(on.Tap) {
			if s.t.Tap(on.Tap) == table.Took {
				return true
			}
			away = true
		} else if !s.ground(on) && (card.Kind == felt.Held || on.Kind != felt.Held) && !s.mayLie(on) {
			return false
		}
	}
	if found := s.t.Candidates(); len(found) == 1 && away && !found[0].Action.IsStep() {
		return s.t.End(found[0].Action)
	}
	return true
}

// tapped reports whether a card that means nothing now was laid on a seat that may be pointed at: that is a tap on the seat.
func tapped(t *table.Table, card, on felt.Point) bool {
	return card.Kind == felt.Held && on.Kind == felt.Seat && len(t.With(card.Tap)) == 0 && len(t.With(on.Tap)) > 0
}

// mayLie asks the rules why what is carried cannot be laid on something, and says it. Somewhere on the own board it may lie without
// meaning anything.
func (s *tableScreen) mayLie(on felt.Point) bool {
	forbidden := s.t.Against(on.Tap)
	if !forbidden && on.Tap[0].Kind <= table.APile && on.Tap[0].Pile.Owner == s.t.Asked {
		return true
	}
	s.t.Focus.Clear()
	s.t.Touch()
	refuse(s)
	return false
}

// dragged returns the number of the card that is carried, 0 for none.
func (s *gathering) dragged() uint32 {
	if tap, _ := s.carried(); tap == nil {
		return 0
	}
	return s.lifts()
}
