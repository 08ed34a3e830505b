// Package highcard is High Card, the smallest whole game: each lays a card face down, and the highest takes the trick.
// No catalog lists it. It proves that engine and app play a game they have never heard of, and shows a newcomer
// what a game consists of. The rulebook beside this file (rules.md) numbers its clauses, and the code carries the
// numbers where it acts.
//
// Notation of the one choice, without the seat in front:
//
//	lay 7C         lay the 7 of clubs
package highcard

import "royals/engine"

// Game is High Card. The zero value is ready for use.
type Game struct{}

// Piles.
const (
	pileStock uint8 = iota // face down; what is left of it nobody ever sees
	pileHand
	pileLaid // one card before each seat, face down until all are turned over
	pileWon  // the cards of the tricks a seat has taken, open
)

const countScore uint8 = 0 // per seat: the tricks it has taken

// Phases.
const (
	phaseLay uint8 = iota
	phaseOver
)

// Verbs.
const (
	verbNone uint8 = iota // no action is 0
	verbLay
)

const sayTakes uint8 = 0 // A takes the trick with a card

const (
	maxSeats = 4
	dealt    = 5 // cards to each
)

var info = &engine.Info{
	ID:       "highcard",
	Title:    "High Card",
	Credit:   "everybody's",
	Version:  1,
	MinSeats: 2,
	MaxSeats: maxSeats,
	Seats:    3,
	Piles: []engine.PileInfo{
		pileStock: {Name: "stock"},
		pileHand:  {Name: "hand", Sight: engine.Private, Order: engine.Sorted, Owned: true},
		pileLaid:  {Name: "laid", Sight: engine.Private, Owned: true},
		pileWon:   {Name: "won", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
	},
	Counters: []engine.CounterInfo{countScore: {Name: "score"}},
	Phases:   []string{phaseLay: "lay", phaseOver: "over"},
	Verbs: []engine.VerbInfo{
		verbNone: {},
		verbLay:  {Name: "lay", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileHand, Own: true}}},
	},
	Says: []string{sayTakes: "takes"},
}

// Info describes the game.
func (Game) Info() *engine.Info { return info }
