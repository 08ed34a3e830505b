package screens

import (
	"math"
	"slices"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/port"
	"royals/game/table"
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

// look compares a seat's hand with what it was, and marks the cards that are new. A hand that is seen for the first
// time has none.
func (n *newcomers) look(hand []felt.HandCard, x engine.Seat, same bool, moves int, now time.Duration) {
	same = same && n.seat == x && n.moves > 0 && len(n.seen) > 0
	if !same {
		n.list = n.list[:0]
	}
	for _, h := range hand {
		if same && !slices.Contains(n.seen, h.ID) {
			n.list = append(n.list, newcomer{h.ID, now + freshTime})
		}
	}
	n.seat, n.moves, n.seen = x, moves, n.seen[:0]
	for i := range hand {
		n.seen = append(n.seen, hand[i].ID)
		hand[i].Fresh = n.has(hand[i].ID)
	}
}

// has reports whether a card has just come.
func (n *newcomers) has(id uint32) bool {
	return slices.ContainsFunc(n.list, func(c newcomer) bool { return c.id == id })
}

// sweep forgets the marks that have had their time and reports whether there were any.
func (n *newcomers) sweep(now time.Duration) bool {
	was := len(n.list)
	n.list = slices.DeleteFunc(n.list, func(c newcomer) bool { return now >= c.until })
	return len(n.list) < was
}

// due returns when the first mark has had its time.
func (n *newcomers) due() time.Duration {
	due := port.Never
	for _, c := range n.list {
		due = min(due, c.until)
	}
	return due
}

// byHand puts a hand into the order in which its player has laid it. What has come since is last.
func byHand(hand []felt.HandCard, order []cards.Card) {
	at := 0
	for _, c := range order {
		for j := at; j < len(hand); j++ {
			if h := hand[j]; h.Face == c {
				copy(hand[at+1:j+1], hand[at:j])
				hand[at] = h
				at++
				break
			}
		}
	}
}

// setSort sorts the hand another way and remembers it for the game.
func (s *tableScreen) setSort(to table.Sort) {
	if to == table.ByHand && s.t.Viewer == s.bottom() { // over a curtain the hand lies face down
		s.keepOrder(s.scene.Hand)
	}
	s.t.SetSort(to)
	if sortOf(&s.a.Prefs, s.t) != to {
		s.a.Prefs.Sorts.Set(s.info.ID, int(to))
		s.a.SavePrefs()
	}
}

// keepOrder takes the hand as it lies for the player's own order.
func (s offers) keepOrder(hand []felt.HandCard) {
	x := s.bottom()
	list := s.t.Order[x][:0]
	for _, h := range hand {
		if h.Face != cards.Back {
			list = append(list, h.Face)
		}
	}
	s.t.Order[x] = list
}

// within reports whether a finger is over the hand and has not left it upwards.
func (s *tableScreen) within(p geom.Point) bool {
	return s.felt.Areas.Hand.H > 0 && s.a.Finger().Top >= s.felt.Areas.Hand.Y-8 && p.In(s.felt.Areas.Hand.Inset(-24))
}

// carry moves a card of the hand that is carried sideways to the place in the hand that is under the finger. The others make room. A
// card that was lifted out of the hand is meant to be played, even if it comes back to be laid on another card there.
func (s *gathering) carry() {
	f, hand := s.a.Finger(), s.scene.Hand
	if !f.Drag || s.lifted.Kind != felt.Held || !s.within(f.At) {
		return
	}
	from := slices.IndexFunc(hand, func(h felt.HandCard) bool { return h.ID == s.scene.Carried })
	if from < 0 {
		return
	}
	rects, _ := felt.HandPlaces(&s.felt.Areas, len(hand), s.k.Touch, nil, nil)
	to, best := from, math.Inf(1)
	card := rects[from].Center().Add(f.At.Sub(f.From)) // where the middle of the card is now
	for i, r := range rects {
		c := r.Center()
		if d := math.Abs(c.X-card.X) + 3*math.Abs(c.Y-card.Y); d < best {
			to, best = i, d
		}
	}
	h := hand[from]
	s.scene.Hand = slices.Insert(slices.Delete(hand, from, from+1), to, h)
}

// arranged ends a drag inside the hand: the card stays where it was let go, and the hand is the player's own to sort.
func (s *tableScreen) arranged(from felt.Point) bool {
	if from.Kind != felt.Held || !s.within(s.a.Finger().At) {
		return false
	}
	if !slices.ContainsFunc(s.scene.Hand, func(h felt.HandCard) bool { return s.scene.HandName(h) == from.Name() }) {
		return false
	}
	s.keepOrder(s.scene.Hand) // it was laid as it was shown
	s.setSort(table.ByHand)
	return true
}
