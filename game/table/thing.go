package table

import (
	"royals/engine"
	"royals/engine/cards"
)

// Thing is something on the table that a player can point at: a card, a place in a pile, a pile or one slot of it, or a
// seat.
type Thing struct {
	Kind  ThingKind
	Pile  engine.PileID
	Card  cards.Card
	Index int
	Rank  cards.Rank
	Seat  engine.Seat
}

// ThingKind says what a Thing is. The kinds go from the most specific to the least.
type ThingKind uint8

// The kinds of thing.
const (
	ACard ThingKind = iota
	APlace
	APile
	ARank // any card of the hand of that rank
	ASeat
)

// CardThing returns the thing for a face in a pile.
func CardThing(p engine.PileID, c cards.Card) Thing {
	return Thing{Kind: ACard, Pile: p, Card: c, Seat: engine.None}
}

// PlaceThing returns the thing for a place in an ordered pile.
func PlaceThing(p engine.PileID, i int) Thing {
	return Thing{Kind: APlace, Pile: p, Index: i, Seat: engine.None}
}

// PileThing returns the thing for a pile or one slot of it.
func PileThing(p engine.PileID) Thing { return Thing{Kind: APile, Pile: p, Seat: engine.None} }

// RankThing returns the thing for a rank; a card of the hand points at it.
func RankThing(r cards.Rank) Thing { return Thing{Kind: ARank, Rank: r, Seat: engine.None} }

// SeatThing returns the thing for a seat.
func SeatThing(s engine.Seat) Thing {
	return Thing{Kind: ASeat, Pile: engine.PileID{Owner: engine.None}, Seat: s}
}

// Tap is what one tap points at, from the most specific to the least: the card, its place, its pile, its seat.
type Tap []Thing

// things returns what an action names that can be pointed at, and whether all its operands lie on the table.
func things(info *engine.Info, v *engine.View, seat, target engine.Seat, a engine.Action, out []Thing) (list []Thing, all bool) {
	verb := &info.Verbs[a.Verb()]
	owner := engine.None
	for i := range verb.Args {
		if verb.Args[i].Kind == engine.ArgSeat && a.Arg(i) < engine.MaxSeats {
			owner = engine.Seat(a.Arg(i))
		}
	}
	all = true
	for i, arg := range verb.Args {
		v8 := a.Arg(i)
		switch arg.Kind {
		case engine.ArgNone:
		case engine.ArgSeat:
			if v8 < engine.MaxSeats {
				out = append(out, SeatThing(engine.Seat(v8)))
			} else {
				all = false
			}
		case engine.ArgCard:
			id, ok := findCard(info, v, arg, seat, owner, target, cards.Card(v8))
			if !ok {
				all = false
				continue
			}
			out = append(out, CardThing(id, cards.Card(v8)))
		case engine.ArgSlot:
			out = append(out, PileThing(engine.PileID{Kind: arg.Pile, Owner: whose(info, arg, seat, owner, target), Slot: v8}))
		case engine.ArgIndex:
			out = append(out, PlaceThing(engine.PileID{Kind: arg.Pile, Owner: whose(info, arg, seat, owner, target)}, int(v8)))
		case engine.ArgRank:
			out = append(out, RankThing(cards.Rank(v8)))
		default:
			all = false
		}
	}
	return out, all
}

// whose returns the owner of the pile that an operand means.
func whose(info *engine.Info, arg engine.ArgInfo, seat, owner, target engine.Seat) engine.Seat {
	switch {
	case !info.Piles[arg.Pile].Owned:
		return engine.None
	case arg.Own:
		return seat
	case owner < engine.MaxSeats:
		return owner
	case target < engine.MaxSeats:
		return target
	}
	return seat
}

// findCard finds the pile of a card operand: at the seat it should be at, else anywhere in the view.
func findCard(info *engine.Info, v *engine.View, arg engine.ArgInfo, seat, owner, target engine.Seat, c cards.Card) (engine.PileID, bool) {
	if c == cards.Back {
		return engine.PileID{}, false
	}
	who := whose(info, arg, seat, owner, target)
	var found engine.PileID
	ok := false
	for _, p := range v.Piles {
		if p.ID.Kind != arg.Pile {
			continue
		}
		for _, x := range p.Cards {
			if x == c {
				if p.ID.Owner == who {
					return p.ID, true
				}
				if !ok {
					found, ok = p.ID, true
				}
			}
		}
	}
	return found, ok
}

// meets reports how well a tap fits the things of an action: the index of the first of the tap's things that is among
// them, so a lower number is more specific. It is -1 if none fits, or if the action names another card or slot of the
// same pile or owner.
func meets(tap Tap, list []Thing) int {
	for i, t := range tap {
		for _, x := range list {
			if same(t, x) {
				for _, finer := range tap[:i] { // a more specific thing must not contradict
					for _, y := range list {
						if rival(finer, y) {
							return -1
						}
					}
				}
				return i
			}
		}
	}
	return -1
}

func same(a, b Thing) bool {
	if a.Kind != b.Kind {
		return false
	}
	switch a.Kind {
	case ACard:
		return a.Pile == b.Pile && a.Card == b.Card
	case APlace:
		return a.Pile == b.Pile && a.Index == b.Index
	case APile:
		return a.Pile == b.Pile
	case ARank:
		return a.Rank == b.Rank
	}
	return a.Seat == b.Seat
}

// rival reports whether b excludes a: it is another card or slot of the same owner.
func rival(a, b Thing) bool {
	return a.Kind < ARank && b.Kind < ARank && a.Pile.Owner == b.Pile.Owner && a.Pile.Kind == b.Pile.Kind && !same(a, b) &&
		(a.Kind == b.Kind || a.Pile.Slot != b.Pile.Slot)
}
