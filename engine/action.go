package engine

import "royals/engine/cards"

// Action is one step of one seat, packed as verb, three operands and the Step bit. Zero is no action. What the
// operands mean stands in the game's Info.Verbs, so that screens, words and logs can read any game's actions.
//
// A choice of k cards is a run of actions: picks in any order, each with the Step bit, then one without it, which
// completes the choice. A choice that is one action has no Step bit.
type Action uint32

const stepBit Action = 1 << 31

// Act packs an action that completes a choice. It panics where zero would come of it, which is no action: Observe says
// "nothing seen" with it, and a search would take the action for a move that nobody made. So a game leaves verb 0 free,
// or gives it operands that are never all zero.
func Act(verb, a, b, c uint8) Action {
	packed := Action(verb&0x7f)<<24 | Action(a)<<16 | Action(b)<<8 | Action(c)
	if packed == 0 {
		panic("engine: zero is no action")
	}
	return packed
}

// Step packs an action after which the same seat goes on choosing. It touches nothing but that seat's pick.
func Step(verb, a, b, c uint8) Action { return Act(verb, a, b, c) | stepBit }

// IsStep reports whether the choice goes on after the action.
func (a Action) IsStep() bool { return a&stepBit != 0 }

// Verb returns the verb, an index into Info.Verbs.
func (a Action) Verb() uint8 { return uint8(a>>24) & 0x7f }

// Arg returns operand i, 0 to 2.
func (a Action) Arg(i int) uint8 { return uint8(a >> (16 - 8*i)) }

// A, B and C return the three operands.
func (a Action) A() uint8 { return uint8(a >> 16) }

// B returns the second operand.
func (a Action) B() uint8 { return uint8(a >> 8) }

// C returns the third operand.
func (a Action) C() uint8 { return uint8(a) }

// ArgKind says what an operand of a verb is.
type ArgKind uint8

// The kinds of operand.
const (
	ArgNone   ArgKind = iota
	ArgCard           // a cards.Card, lying in a pile of kind Pile: of the seat named by an ArgSeat operand, else of the acting seat, else common
	ArgSeat           // a Seat
	ArgSlot           // the Slot of a pile of kind Pile, of the seat named by an ArgSeat operand, else of the acting seat
	ArgIndex          // a place in an ordered pile of kind Pile, 0 is the top
	ArgNumber         // a number
	ArgRank           // a cards.Rank
	ArgSuit           // a cards.Suit
	ArgFlag           // 0 or 1
)

// ArgInfo describes one operand. Own is false where a slot or card of kind Pile is looked for at the seat that an
// ArgSeat operand names, or where there is none at the seat the prompt targets; true where it is the acting seat's.
type ArgInfo struct {
	Kind ArgKind
	Pile uint8
	Own  bool
}

// VerbInfo describes a verb: its notation and its operands. Key is the words key of its label ("usurpers.verb.kill").
// Unlisted is set for a verb without operands that a seat may use whenever it owes a decision, though Legal never lists it:
// conceding is no move to be weighed, and belongs in a menu.
type VerbInfo struct {
	Name     string
	Args     [3]ArgInfo
	Unlisted bool
}

// PickArg returns a card operand's card, Back when operand i of the verb is no card.
func (v VerbInfo) PickArg(a Action, i int) cards.Card {
	if v.Args[i].Kind == ArgCard {
		return cards.Card(a.Arg(i))
	}
	return cards.Back
}
