package engine

import "royals/engine/cards"

// EventKind is what happened.
type EventKind uint8

// Events are small physical deeds, in order.
const (
	Moved    EventKind = iota // one card went From[At] to To[ToAt]
	Turned                    // the card From[At] shows its face to See, or (Card Back) none any more
	Shuffled                  // From was shuffled: no face in it is known to anybody
	Counted                   // a counter (Key, Owner and Slot of From) became Value
	Phased                    // phase Key, turn of Seat, Value is the SeatSet that owes a decision
	Said                      // something worth a line in the log: Info.Says[Key], with Seat, Other, Card and Value
	Ended                     // the game is over
)

// Event is one deed. It carries faces and who sees them; Redacted gives one viewer's copy.
type Event struct {
	Kind  EventKind
	Key   uint8
	Seat  Seat
	Other Seat
	From  PileID
	To    PileID
	At    int16 // place in an Ordered pile, 0 is the top; 0 in any other
	ToAt  int16
	Card  cards.Card
	Value int32
	See   SeatSet // who sees the face (Moved, Turned), or hears of it at all (Counted, Said)
}

// Redacted returns the event as a viewer is told it; ok is false when the viewer is told nothing.
func (e Event) Redacted(viewer Seat) (ev Event, ok bool) {
	if e.See.Has(viewer) || e.Kind == Phased || e.Kind == Shuffled || e.Kind == Ended {
		e.See = 0
		return e, true
	}
	if e.Kind == Counted || e.Kind == Said {
		return Event{}, false
	}
	e.Card, e.See = cards.Back, 0
	return e, e.Kind == Moved
}

// Events collects the deeds of one Apply or New. A nil *Events collects nothing, at no cost: all its methods may be
// called on nil.
type Events struct {
	List []Event
	// Revealed is set when any seat, the mover included, learned a face or chance was used. Undo is offered only while
	// it is clear.
	Revealed bool

	info *Info
}

// NewEvents returns a list for a game.
func NewEvents(info *Info) *Events { return &Events{info: info} }

// Reset empties the list and keeps its memory.
func (e *Events) Reset() { e.List, e.Revealed = e.List[:0], false }

func (e *Events) sight(p PileID) SeatSet {
	if p == Nowhere {
		return 0
	}
	switch e.info.Piles[p.Kind].Sight {
	case FaceUp:
		return Everybody
	case Private:
		return Only(p.Owner)
	}
	return 0
}

// Move tells that a card went from a place in one pile to a place in another. Who sees its face follows from the piles.
// At and toAt count from the top in Ordered piles and are 0 in others; -1 for toAt is the bottom.
func (e *Events) Move(c cards.Card, from PileID, at int, to PileID, toAt int) {
	if Told && e != nil {
		e.MoveSeen(c, from, at, to, toAt, e.sight(from)|e.sight(to))
	}
}

// MoveSeen is Move with the seats that see the face named, where the piles alone do not say it.
func (e *Events) MoveSeen(c cards.Card, from PileID, at int, to PileID, toAt int, see SeatSet) {
	if !Told || e == nil {
		return
	}
	if see&^e.sight(from) != 0 {
		e.Revealed = true
	}
	e.List = append(e.List, Event{Kind: Moved, Card: c, From: from, At: int16(at), To: to, ToAt: int16(toAt), See: see, Seat: None, Other: None})
}

// Turn tells that a card lying in a pile shows its face to see from now on; with c Back, that it is face down again for
// everybody.
func (e *Events) Turn(c cards.Card, in PileID, at int, see SeatSet) {
	if !Told || e == nil {
		return
	}
	if c != cards.Back {
		e.Revealed = true
	} else {
		see = Everybody
	}
	e.List = append(e.List, Event{Kind: Turned, Card: c, From: in, At: int16(at), See: see, Seat: None, Other: None})
}

// Shuffle tells that a pile was shuffled.
func (e *Events) Shuffle(p PileID) {
	if !Told || e == nil {
		return
	}
	e.Revealed = true
	e.List = append(e.List, Event{Kind: Shuffled, From: p, Seat: None, Other: None})
}

// Count tells everybody the new value of a counter; a value equal to the one told before may be left out by the caller.
func (e *Events) Count(key uint8, owner Seat, slot uint8, value int) {
	if !Told || e == nil {
		return
	}
	e.List = append(e.List, Event{Kind: Counted, Key: key, From: PileID{Owner: owner, Slot: slot}, Value: int32(value), See: Everybody, Seat: None, Other: None})
}

// Phase tells whose turn it is, in which phase, and who owes a decision.
func (e *Events) Phase(phase uint8, turn Seat, actors SeatSet) {
	if !Told || e == nil {
		return
	}
	e.List = append(e.List, Event{Kind: Phased, Key: phase, Seat: turn, Other: None, Value: int32(actors)})
}

// Say adds a line for the log that everybody hears: Info.Says[key] about a seat, another, a card and a number
// (None, None, Back and 0 where they do not apply).
func (e *Events) Say(key uint8, seat, other Seat, c cards.Card, value int) {
	if !Told || e == nil {
		return
	}
	e.List = append(e.List, Event{Kind: Said, Key: key, Seat: seat, Other: other, Card: c, Value: int32(value), See: Everybody})
}

// SayTo is Say for the ears of some seats only.
func (e *Events) SayTo(hear SeatSet, key uint8, seat, other Seat, c cards.Card, value int) {
	if !Told || e == nil {
		return
	}
	e.List = append(e.List, Event{Kind: Said, Key: key, Seat: seat, Other: other, Card: c, Value: int32(value), See: hear})
}

// End tells that the game is over.
func (e *Events) End() {
	if !Told || e == nil {
		return
	}
	e.List = append(e.List, Event{Kind: Ended, Seat: None, Other: None})
}
