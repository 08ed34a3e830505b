package screens

import (
	"math"
	"slices"
	"strings"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/table"
	"royals/game/words"
)

// freshTime is how long cards that have come into the hand are marked.
const freshTime = 2 * time.Second

// newcomers remembers which cards of the hand have just come.
type newcomers struct {
	seat  engine.Seat // whose hand was looked at
	moves int         // and after how many choices
	seen  []uint32    // the hand as it was
	list  []newcomer
}

type newcomer struct {
	id    uint32
	until time.Duration
}

// look compares the hand with what it was. A hand that is seen for the first time has nothing new.
func (n *newcomers) look(s *tableScreen, x engine.Seat) {
	now := s.a.now
	n.list = slices.DeleteFunc(n.list, func(c newcomer) bool { return now >= c.until })
	same := n.seat == x && n.moves > 0 && len(n.seen) > 0 && s.t.Viewer == x
	if !same {
		n.list = n.list[:0]
	}
	for _, h := range s.hand {
		if same && !slices.Contains(n.seen, h.id) {
			n.list = append(n.list, newcomer{h.id, now + freshTime})
			if s.a.host != nil {
				s.a.host.WakeAfter(freshTime)
			}
		}
	}
	n.seat, n.moves, n.seen = x, s.t.Moves(), n.seen[:0]
	for _, h := range s.hand {
		n.seen = append(n.seen, h.id)
	}
}

// has reports whether a card has just come.
func (n *newcomers) has(id uint32) bool {
	return slices.ContainsFunc(n.list, func(c newcomer) bool { return c.id == id })
}

// over reports whether a mark has had its time.
func (n *newcomers) over(now time.Duration) bool {
	return slices.ContainsFunc(n.list, func(c newcomer) bool { return now >= c.until })
}

// drawNew marks a card that has just come: a tab at its upper edge.
func (s *tableScreen) drawNew(k *kit, r geom.Rect, turn float64) {
	sin, cos := math.Sincos(turn)
	mark := geom.Point{X: 4 + min(r.W*0.3, 24)/2 - r.W/2, Y: -1.5 - r.H/2} // from the middle of the card
	b := geom.Around(r.Center().Add(geom.Point{X: mark.X*cos - mark.Y*sin, Y: mark.X*sin + mark.Y*cos}), min(r.W*0.3, 24), 7)
	b.Y = max(b.Y, s.areas.Hand.Y+1)
	k.l.Fill(b.Inset(-1), 4, ink)
	k.l.Fill(b, 3, gold)
}

// byHand puts the hand into the order in which the player has laid it; what has come since is last.
func (s *tableScreen) byHand(x engine.Seat) {
	order := s.t.Order[x]
	at := 0
	for _, c := range order {
		for j := at; j < len(s.hand); j++ {
			if s.hand[j].face == c {
				h := s.hand[j]
				copy(s.hand[at+1:j+1], s.hand[at:j])
				s.hand[at] = h
				at++
				break
			}
		}
	}
}

// setSort sorts the hand another way and remembers it for the game.
func (s *tableScreen) setSort(to table.Sort) {
	if to == table.ByHand {
		s.keepOrder()
	}
	s.t.SetSort(to)
	if s.a.prefs.Sorts.of(s.info.ID) != to {
		s.a.prefs.Sorts.set(s.info.ID, to)
		s.a.savePrefs()
	}
}

// keepOrder takes the hand as it lies for the player's own order.
func (s *tableScreen) keepOrder() {
	x := s.bottom()
	list := s.t.Order[x][:0]
	for _, h := range s.hand {
		if h.face != cards.Back {
			list = append(list, h.face)
		}
	}
	s.t.Order[x] = list
}

// sideways reports whether a card of the hand is carried to another place in it. One that was lifted out of the hand is
// meant to be played, even if it comes back to be laid on another card there.
func (s *tableScreen) sideways() bool {
	f := &s.a.finger
	return f.drag && strings.HasPrefix(f.name, "card:hand:") && s.within(f.at)
}

// within reports whether a finger is over the hand and has not left it upwards.
func (s *tableScreen) within(p geom.Point) bool {
	return s.areas.Hand.H > 0 && s.a.finger.top >= s.areas.Hand.Y-8 && p.In(s.areas.Hand.Inset(-24))
}

// carry moves the carried card to the place in the hand that is under the finger; the others make room.
func (s *tableScreen) carry(touch bool) {
	if !s.sideways() {
		return
	}
	id := s.dragged()
	from := slices.IndexFunc(s.hand, func(h handCard) bool { return h.id == id })
	if from < 0 {
		return
	}
	s.layHand(touch)
	to, best := from, math.Inf(1)
	card := s.rects[from].Center().Add(s.a.finger.at.Sub(s.a.finger.from)) // where the middle of the card is now
	for i, r := range s.rects {
		c := r.Center()
		if d := math.Abs(c.X-card.X) + 3*math.Abs(c.Y-card.Y); d < best {
			to, best = i, d
		}
	}
	h := s.hand[from]
	s.hand = slices.Insert(slices.Delete(s.hand, from, from+1), to, h)
}

// arranged ends a drag inside the hand: the card stays where it was let go, and the hand is the player's own to sort.
func (s *tableScreen) arranged(from string) bool {
	if !strings.HasPrefix(from, "card:hand:") || !s.within(s.a.finger.at) {
		return false
	}
	if !slices.ContainsFunc(s.hand, func(h handCard) bool { return s.handName(h) == from }) {
		return false
	}
	s.keepOrder() // it was laid as it was shown
	s.setSort(table.ByHand)
	return true
}

// push is by how much a card of the hand makes room for the one that is raised beside it.
func push(i, raised int, strip float64) float64 {
	d := i - raised
	switch {
	case raised < 0 || d == 0 || d < -2 || d > 2:
		return 0
	case d == 1:
		return 0.3 * strip
	case d == 2:
		return 0.15 * strip
	case d == -1:
		return -0.3 * strip
	}
	return -0.15 * strip
}

// sortNames are the words for how the hand is sorted.
var sortNames = [table.Sorts]string{"sort.0", "sort.1", "sort.2"}

// sortPill draws the button that says how the hand is sorted, where it covers nothing.
func (s *tableScreen) sortPill(k *kit) {
	a := &s.areas
	if len(s.hand) < 2 || s.hand[0].face == cards.Back {
		return
	}
	text := words.Plain(sortNames[s.t.Sort])
	if a.Kind == layout.Low { // at the foot of the buttons: the board is too low to share
		w := min(92*max(1, min(k.text, 1.4)), a.Acts.W)
		box := geom.Rect{X: a.Acts.X + a.Acts.W - w, Y: a.Acts.Y + a.Acts.H - tap, W: w, H: tap}
		if s.a.prefs.Left {
			box.X = a.Acts.X
		}
		k.pill("sort", text, box, true)
		return
	}
	for _, w := range [...]float64{92, 44} {
		if w > 44 && s.narrow() {
			continue
		}
		w *= max(1, min(k.text, 1.4))
		h := 44.0
		box := geom.Rect{X: a.Mine.X + a.Mine.W - w - 2, Y: a.Mine.Y + a.Mine.H - h - 2, W: w, H: h}
		if s.a.prefs.Left || s.areas.Kind == layout.Wide { // there below the name, the cards' whole width free
			box.X = a.Mine.X + 2
		}
		if !s.areas.Mine.Contains(box) || s.covered(k, box) {
			continue
		}
		k.pill("sort", text, box, w > 50)
		return
	}
}

// narrow reports whether the own board is as narrow as on a phone.
func (s *tableScreen) narrow() bool {
	return s.areas.Kind == layout.Portrait && s.areas.Mine.W < 480
}

// covered reports whether a card or words of the board lie in a box.
func (s *tableScreen) covered(k *kit, box geom.Rect) bool {
	for i := range s.places {
		p := &s.places[i]
		if x := p.pose.Rect.Intersect(box); !p.hidden && !x.Empty() {
			return true
		}
	}
	for i := range k.l.Ops {
		o := &k.l.Ops[i]
		if x := o.Rect.Intersect(box); (o.Kind == paint.Text || o.Kind == paint.Frame && o.Rect.H < s.areas.Mine.H-12) && !x.Empty() {
			return true
		}
	}
	return false
}
