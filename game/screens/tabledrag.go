package screens

import (
	"slices"
	"strings"

	"royals/engine"
	"royals/game/geom"
	"royals/game/table"
)

// strip is a card of a fanned pile, whose hit is the fan's.
type strip struct {
	name string
	rect geom.Rect
}

// grab returns the name of what a finger carries that went down at a place: any card of the hand, and of the table what can be
// part of a choice now.
func (s *tableScreen) grab(name string, at geom.Point) string {
	if strings.HasPrefix(name, "card:hand:") {
		s.lifted = s.taps[name]
		return name
	}
	if strings.HasPrefix(name, "fan:") {
		i := slices.IndexFunc(s.strips, func(c strip) bool { return at.In(c.rect) })
		if i < 0 {
			return ""
		}
		name = s.strips[i].name
	}
	tap, ok := s.taps[name]
	if !ok || tap[0].Kind == table.ASeat || s.t.Asked == engine.None || s.idOf(tap) == 0 || len(s.t.With(tap)) == 0 {
		return ""
	}
	s.lifted = tap
	return name
}

// idOf returns the number of the card that a tap points at, 0 for none.
func (s *tableScreen) idOf(tap table.Tap) uint32 {
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
	f := &s.a.finger
	if !f.drag || s.a.top() != screen(s) {
		return nil, false
	}
	return s.lifted, strings.HasPrefix(f.name, "card:hand:")
}

// fits reports whether what is carried may be laid on something.
func (s *tableScreen) fits(name string) bool {
	other, ok := s.taps[name]
	tap, _ := s.carried()
	return ok && tap != nil && !table.Same(tap[0], other[0]) && len(s.t.With(tap, other)) > 0
}

// open reports whether a name is the table itself: the ground before the own seat, a pile of nobody's, or nothing.
func (s *tableScreen) open(name string) bool {
	if name == "" || name == "seat:"+s.bottom().String() {
		return true
	}
	tap, ok := s.taps[name]
	return ok && tap[0].Kind <= table.APile && tap[0].Pile.Owner >= engine.MaxSeats
}

// drop ends a drag: what was carried, all that was said before, and what it was laid on make a choice when only one fits; laid
// on the open table it is done when it can mean one thing alone. On what it must not be laid on the rules say why.
func (s *tableScreen) drop(from, to string) bool {
	if s.arranged(from) {
		return true
	}
	tap, ok := s.taps[from]
	if !ok || s.t.Asked == engine.None {
		return false
	}
	away := s.a.finger.at.Y < s.areas.Hand.Y-8
	if !strings.HasPrefix(from, "card:hand:") {
		away = !s.a.finger.at.In(s.home(from).Inset(-24))
	}
	other, aimed := s.taps[to]
	if !away && (!aimed || to == from) {
		return false
	}
	s.t.Flush()
	switch s.t.Lift(tap) {
	case table.Refused:
		s.refuse()
		return false
	case table.Nothing:
		return false
	case table.Took:
		if aimed && s.t.Open() && s.t.Fits(other) { // the one half of a pair on the other
			s.t.Tap(other)
		}
		return true
	}
	switch {
	case strings.HasPrefix(to, "act:"):
		return s.act(to)
	case aimed && s.t.Fits(other):
		if s.t.Tap(other) == table.Took {
			return true
		}
		away = true
	case aimed && !s.open(to) && (strings.HasPrefix(from, "card:hand:") || !strings.HasPrefix(to, "card:hand:")):
		why := s.t.Against(other)
		if why == "" && other[0].Kind <= table.APile && other[0].Pile.Owner == s.t.Asked {
			break // somewhere on the own board
		}
		s.t.Focus.Clear()
		s.t.Touch()
		if why != "" {
			s.a.say(why)
		}
		return false
	}
	if found := s.t.Candidates(); len(found) == 1 && away && !found[0].Action.IsStep() {
		return s.t.End(found[0].Action)
	}
	return true
}

// dragged returns the number of the card that is carried, 0 for none.
func (s *tableScreen) dragged() uint32 {
	tap, hand := s.carried()
	switch {
	case tap == nil:
		return 0
	case !hand:
		return s.idOf(tap)
	}
	for _, h := range s.hand {
		if s.handName(h) == s.a.finger.name {
			return h.id
		}
	}
	return 0
}

// drawDrag draws the carried card at the finger, a little above it, with an arrow back to where it came from.
func (s *tableScreen) drawDrag(k *kit) {
	id := s.dragged()
	if id == 0 {
		return
	}
	f := &s.a.finger
	p, _ := s.stage.At(id, s.a.now)
	start := p.Rect.Center()
	p.Rect = p.Rect.Move(f.at.Sub(f.from)).Move(geom.Point{Y: -8})
	p.Ring, p.Dim = noRing, false
	if s.onto != nil {
		for _, h := range k.hits {
			if h.Name == f.over {
				k.ring(h.Rect, radius, gold, 3)
			}
		}
	}
	if d := f.at.Sub(f.from); d.Y < -60 || !strings.HasPrefix(f.name, "card:hand:") {
		k.arrow(start, p.Rect.Center(), legal)
	}
	p.Turn = 0
	s.drawShadow(k, p, true, p.Alpha)
	s.drawCard(k, p, 0)
}

// home returns where a name lies.
func (s *tableScreen) home(name string) geom.Rect {
	for _, c := range s.strips {
		if c.name == name {
			return c.rect
		}
	}
	for _, h := range s.a.kit.hits {
		if h.Name == name {
			return h.Rect
		}
	}
	return geom.Rect{}
}
