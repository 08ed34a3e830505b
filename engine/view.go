package engine

import (
	"errors"
	"slices"

	"royals/engine/cards"
)

// Sight says who sees the faces in a pile.
type Sight uint8

// The sights.
const (
	Hidden  Sight = iota // nobody
	Private              // its owner
	FaceUp               // everybody
)

// Order says what the places in a pile mean.
type Order uint8

// The orders.
const (
	Ordered Order = iota // place 0 is the top, drawn first
	Sorted               // a mere heap: kept and shown in numeric order, unknown cards first
)

// PileInfo describes one kind of pile.
type PileInfo struct {
	Name  string // notation and words: "hand", "discard"
	Sight Sight
	Order Order
	Owned bool // one per seat; else common
	Slots int  // how many of the kind each owner has; 0 counts as 1
}

// PileID names a pile: its kind (an index into Info.Piles), its owner (None when common) and which of several.
type PileID struct {
	Kind  uint8
	Owner Seat
	Slot  uint8
}

// Pile is a pile as somebody sees it; cards he does not know are Back.
type Pile struct {
	ID    PileID
	Cards []cards.Card
}

// CounterInfo describes one kind of counter: points, round, hits, the way a royal lies.
type CounterInfo struct{ Name string }

// Counter is a public number (or mark) of a seat, of one of its slots, or of the table (Owner None).
type Counter struct {
	Key   uint8 // an index into Info.Counters
	Owner Seat
	Slot  uint8
	Value int32
}

// View is all that one seat may see. Piles that are empty and counters that are zero are left out; the rest is in
// ascending order of kind, owner and slot. That makes two views of the same things equal.
type View struct {
	Seat     Seat // whose view it is
	Phase    uint8
	Turn     Seat
	Actors   SeatSet
	Over     bool
	Piles    []Pile
	Counters []Counter
}

// Reset makes v the empty table as a seat sees it, and keeps its memory.
func (v *View) Reset(seat Seat) {
	v.Seat, v.Phase, v.Turn, v.Actors, v.Over = seat, 0, None, 0, false
	v.Piles, v.Counters = v.Piles[:0], v.Counters[:0]
}

func (p PileID) compare(q PileID) int {
	a := int(p.Kind)<<16 | int(p.Owner)<<8 | int(p.Slot)
	b := int(q.Kind)<<16 | int(q.Owner)<<8 | int(q.Slot)
	return a - b
}

func (v *View) find(id PileID) (int, bool) {
	return slices.BinarySearchFunc(v.Piles, id, func(p Pile, id PileID) int { return p.ID.compare(id) })
}

// Pile returns the cards of a pile, nil when it is empty. They belong to the view.
func (v *View) Pile(id PileID) []cards.Card {
	if i, ok := v.find(id); ok {
		return v.Piles[i].Cards
	}
	return nil
}

// grow returns the pile with an id, put in place when it is missing.
func (v *View) grow(id PileID) *Pile {
	i, ok := v.find(id)
	if !ok {
		var spare []cards.Card
		if n := len(v.Piles); n < cap(v.Piles) { // reuse the memory of a pile that went before
			spare = v.Piles[:n+1][n].Cards[:0]
		}
		v.Piles = slices.Insert(v.Piles, i, Pile{id, spare})
	}
	return &v.Piles[i]
}

// Put sets a pile. Cards of a Sorted pile must come sorted. Games call it in View, in any order; no cards, no pile.
func (v *View) Put(id PileID, cs ...cards.Card) {
	if len(cs) == 0 {
		return
	}
	p := v.grow(id)
	p.Cards = append(p.Cards[:0], cs...)
}

// PutSet sets a pile from a set of faces, with unknown cards in front.
func (v *View) PutSet(id PileID, unknown int, s cards.Set) {
	if unknown == 0 && s == 0 {
		return
	}
	p := v.grow(id)
	p.Cards = p.Cards[:0]
	for ; unknown > 0; unknown-- {
		p.Cards = append(p.Cards, cards.Back)
	}
	p.Cards = s.Append(p.Cards)
}

// Counter returns the value of a counter, 0 when it is not there.
func (v *View) Counter(key uint8, owner Seat, slot uint8) int {
	if i, ok := v.findCounter(Counter{Key: key, Owner: owner, Slot: slot}); ok {
		return int(v.Counters[i].Value)
	}
	return 0
}

func (v *View) findCounter(c Counter) (int, bool) {
	return slices.BinarySearchFunc(v.Counters, c, func(a, b Counter) int {
		return PileID{a.Key, a.Owner, a.Slot}.compare(PileID{b.Key, b.Owner, b.Slot})
	})
}

// Count sets a counter; 0 takes it away.
func (v *View) Count(key uint8, owner Seat, slot uint8, value int) {
	c := Counter{key, owner, slot, int32(value)}
	i, ok := v.findCounter(c)
	switch {
	case ok && value == 0:
		v.Counters = slices.Delete(v.Counters, i, i+1)
	case ok:
		v.Counters[i] = c
	case value != 0:
		v.Counters = slices.Insert(v.Counters, i, c)
	}
}

// Equal reports whether two views show the same.
func (v *View) Equal(w *View) bool {
	return v.Seat == w.Seat && v.Phase == w.Phase && v.Turn == w.Turn && v.Actors == w.Actors && v.Over == w.Over &&
		slices.Equal(v.Counters, w.Counters) &&
		slices.EqualFunc(v.Piles, w.Piles, func(a, b Pile) bool { return a.ID == b.ID && slices.Equal(a.Cards, b.Cards) })
}

// CopyFrom makes v equal to w without sharing memory.
func (v *View) CopyFrom(w *View) {
	v.Reset(w.Seat)
	v.Phase, v.Turn, v.Actors, v.Over = w.Phase, w.Turn, w.Actors, w.Over
	v.Counters = append(v.Counters, w.Counters...)
	for _, p := range w.Piles {
		v.Put(p.ID, p.Cards...)
	}
}

// Fold carries a redacted event into the view. The error names a deed that does not fit what the view shows; the view
// is then no longer of use.
func (v *View) Fold(info *Info, e Event) error {
	switch e.Kind {
	case Moved:
		c, err := v.take(info, e)
		if err != nil {
			return err
		}
		p := v.grow(e.To)
		at := int(e.ToAt)
		if info.Piles[e.To.Kind].Order == Sorted {
			at, _ = slices.BinarySearch(p.Cards, c)
		} else if at < 0 {
			at = len(p.Cards)
		}
		if at > len(p.Cards) {
			return errors.New("engine: fold: moved beyond the end of " + info.Piles[e.To.Kind].Name)
		}
		p.Cards = slices.Insert(p.Cards, at, c)
	case Turned:
		p := v.Pile(e.From)
		if int(e.At) >= len(p) {
			return errors.New("engine: fold: turned beyond the end of " + info.Piles[e.From.Kind].Name)
		}
		p[e.At] = e.Card
		if info.Piles[e.From.Kind].Order == Sorted {
			slices.Sort(p)
		}
	case Shuffled:
		clear(v.Pile(e.From))
	case Counted:
		v.Count(e.Key, e.From.Owner, e.From.Slot, int(e.Value))
	case Phased:
		v.Phase, v.Turn, v.Actors = e.Key, e.Seat, SeatSet(e.Value)
	case Ended:
		v.Over = true
	}
	return nil
}

// take removes the card that a Moved event speaks of and returns its face as far as the viewer knows it.
// Cards that come from nowhere (a pile of the kind that Nowhere names) are new.
func (v *View) take(info *Info, e Event) (cards.Card, error) {
	if e.From == Nowhere {
		return e.Card, nil
	}
	i, ok := v.find(e.From)
	if !ok {
		return 0, errors.New("engine: fold: moved from an empty " + info.Piles[e.From.Kind].Name)
	}
	p, at := &v.Piles[i], int(e.At)
	if info.Piles[e.From.Kind].Order == Sorted {
		if at, ok = slices.BinarySearch(p.Cards, e.Card); !ok {
			at = 0 // a face not seen before was one of the unknown cards, which come first
			if p.Cards[0] != cards.Back {
				return 0, errors.New("engine: fold: " + e.Card.String() + " is not in " + info.Piles[e.From.Kind].Name)
			}
		}
	}
	if at < 0 {
		at = len(p.Cards) - 1
	}
	if at >= len(p.Cards) {
		return 0, errors.New("engine: fold: moved from beyond the end of " + info.Piles[e.From.Kind].Name)
	}
	c := e.Card
	if known := p.Cards[at]; known != cards.Back {
		if c != cards.Back && c != known {
			return 0, errors.New("engine: fold: " + c.String() + " moved where " + known.String() + " lay")
		}
		c = known
	}
	p.Cards = slices.Delete(p.Cards, at, at+1)
	if len(p.Cards) == 0 {
		spare := p.Cards
		v.Piles = slices.Delete(v.Piles, i, i+1)
		v.Piles[:len(v.Piles)+1][len(v.Piles)].Cards = spare
	}
	return forget(info, e, c), nil
}

// forget drops a face the viewer knew when the card goes where nobody can tell it from its neighbours: into another
// seat's hand or a hidden heap, unless the event shows the face.
func forget(info *Info, e Event, c cards.Card) cards.Card {
	if e.Card == cards.Back && info.Piles[e.To.Kind].Sight != FaceUp {
		return cards.Back
	}
	return c
}

// Nowhere is where the cards of a deal come from: the box. A Moved event from Nowhere puts a new card on the table.
var Nowhere = PileID{Kind: 0xff, Owner: None}
