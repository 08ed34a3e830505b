// Package usurpers is Royals for three to six players, each with a deck of their own: crown royals, attack whole
// courts, strike at single royals, and be the first to begin a turn with enough points. Clause numbers are those of
// rules.md.
//
// Notation, one choice of a seat, without the seat in front:
//
//	royal KH 7H               play a royal: face card, point card
//	attack P3                 declare an attack on a seat
//	kill P3.KS                declare an assassination of P3's king of spades
//	dump                      throw the whole hand away
//	commit 9C,AH              commit cards; "commit -" is none
//	pair P2:9C>P1:4D ...      pairs of shield and sword, each card with its owner; "pair -" is none
//	pair auto                 the pairing that lets the fewest swords through
//	settle KS=4S QD=x ...     pay hits: =card puts it under the royal, =x gives the royal up
package usurpers

import (
	"royals/engine"
)

// Game is the rule set.
type Game struct{}

// Kinds of pile.
const (
	pHand uint8 = iota
	pDraw
	pDiscard   // discard_view=open
	pHeap      // the discard pile of discard_view=top: only its top card shows
	pRoyals    // a slot per face card of the deck: card 0 is the face, card 1 its point card
	pCommitted // face down before the reveal
	pArena     // face up after it
)

// Counters.
const (
	cPoints   uint8 = iota // of a seat
	cTarget                // of the table
	cRound                 // of the table
	cCap                   // of the table: rounds at most, 0 none
	cHits                  // of the table: hits to be paid
	cAttacked              // 1 at the seat that is attacked, or whose royal is aimed at
	cAimed                 // 1 at the royal (seat and slot) an assassin aims at
	cQuota                 // cards a seat has yet to commit, no more, no fewer
	cLimit                 // cards a defender may commit at most
	cFirst                 // 1 at the seat that had the first turn
	cThreat                // at a seat with enough points: turns of rivals, the running one included, before it wins
)

// Phases.
const (
	phNone   uint8 = iota
	phAction       // D1
	phAttack       // D2, D3, D4
	phKill         // D7, D8
	phPair         // D5
	phSettle       // D6, D9
	phOver
	phases
)

// Verbs.
const (
	vNone uint8 = iota
	vRoyal
	vAttack
	vKill
	vDump
	vPick
	vCommit
	vShield
	vSword
	vPair
	vAuto
	vOut
	vSwap
	vSettle
)

// Lines of the log.
const (
	sayBottom uint8 = iota
	sayFirst
	sayTurn
	sayDraw
	sayRebuild
	sayRoyal
	sayAttack
	sayKill
	sayDump
	sayCommit
	sayNone
	saySword
	sayShield
	sayBlank
	sayStop
	sayPass
	sayHits
	sayNoHits
	sayOut
	saySwap
	sayThreat
	sayEnd
	sayWin
	sayCap
)

const (
	optSubSuit   = "sub_suit"
	optAssassin  = "assassin_card"
	optBlock     = "block_choice"
	optView      = "discard_view"
	optCap       = "round_cap"
	optFirst     = "first_player"
	optAce       = "start_ace"
	defaultSeats = 4
)

var info = &engine.Info{
	ID:       "usurpers",
	Title:    "Usurpers",
	Credit:   "Royals for 3 to 6",
	Version:  1,
	MinSeats: 3, // U1.1
	MaxSeats: 6,
	Seats:    defaultSeats,
	Options: []engine.Option{
		{Key: optSubSuit, Default: "same", Values: []string{"same", "any"}, Clause: "U8.4", Help: "suit of a card put under a royal in place of a higher one"},
		{Key: optAssassin, Default: "any", Values: []string{"any", "number"}, Clause: "U7.3", Help: "what an assassin may commit"},
		{Key: optBlock, Default: "free", Values: []string{"free", "forced"}, Clause: "U6.18", Help: "whether a defender pairs shields as it likes or always in the best way"},
		{Key: optView, Default: "open", Values: []string{"open", "top"}, Clause: "U4.8", Help: "how much of a discard pile may be read"},
		{Key: optCap, Default: "100", Values: []string{"30", "100", "0"}, Min: 1, Max: 65535, Clause: "U12.3", Help: "rounds after which the game ends, 0 for never"},
		{Key: optFirst, Default: "bottom", Values: []string{"bottom", "random", "P1", "P2", "P3", "P4", "P5", "P6"}, Min: 1, Max: 6, Clause: "U2.7", Help: "who takes the first turn"},
		{Key: optAce, Default: "low", Values: []string{"low", "high"}, Clause: "U2.4", Help: "the ace when bottom cards are compared"},
	},
	Piles: []engine.PileInfo{
		pHand:      {Name: "hand", Sight: engine.Private, Order: engine.Sorted, Owned: true},
		pDraw:      {Name: "draw", Sight: engine.Hidden, Order: engine.Ordered, Owned: true},
		pDiscard:   {Name: "discard", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
		pHeap:      {Name: "heap", Sight: engine.Hidden, Order: engine.Ordered, Owned: true},
		pRoyals:    {Name: "royals", Sight: engine.FaceUp, Order: engine.Ordered, Owned: true, Slots: courts},
		pCommitted: {Name: "committed", Sight: engine.Private, Order: engine.Sorted, Owned: true},
		pArena:     {Name: "arena", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
	},
	Counters: []engine.CounterInfo{
		cPoints: {Name: "points"}, cTarget: {Name: "target"}, cRound: {Name: "round"}, cCap: {Name: "cap"}, cHits: {Name: "hits"},
		cAttacked: {Name: "attacked"}, cAimed: {Name: "aimed"}, cQuota: {Name: "quota"}, cLimit: {Name: "limit"},
		cFirst: {Name: "first"}, cThreat: {Name: "threat"},
	},
	Phases: []string{phNone: "none", phAction: "action", phAttack: "attack", phKill: "kill", phPair: "pair", phSettle: "settle", phOver: "over"},
	Verbs: []engine.VerbInfo{
		vNone:   {},
		vRoyal:  {Name: "royal", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pHand, Own: true}, {Kind: engine.ArgCard, Pile: pHand, Own: true}}},
		vAttack: {Name: "attack", Args: [3]engine.ArgInfo{{Kind: engine.ArgSeat}}},
		vKill:   {Name: "kill", Args: [3]engine.ArgInfo{{Kind: engine.ArgSeat}, {Kind: engine.ArgSlot, Pile: pRoyals}}},
		vDump:   {Name: "dump"},
		vPick:   {Name: "pick", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pHand, Own: true}}},
		vCommit: {Name: "commit"},
		vShield: {Name: "shield", Args: [3]engine.ArgInfo{{Kind: engine.ArgSeat}, {Kind: engine.ArgCard, Pile: pArena}}},
		vSword:  {Name: "sword", Args: [3]engine.ArgInfo{{Kind: engine.ArgSeat}, {Kind: engine.ArgCard, Pile: pArena}}},
		vPair:   {Name: "pair"},
		vAuto:   {Name: "auto"},
		vOut:    {Name: "out", Args: [3]engine.ArgInfo{{Kind: engine.ArgSlot, Pile: pRoyals, Own: true}}},
		vSwap:   {Name: "swap", Args: [3]engine.ArgInfo{{Kind: engine.ArgSlot, Pile: pRoyals, Own: true}, {Kind: engine.ArgCard, Pile: pHand, Own: true}}},
		vSettle: {Name: "settle"},
	},
	Says: []string{
		sayBottom: "bottom", sayFirst: "first", sayTurn: "turn", sayDraw: "draw", sayRebuild: "rebuild", sayRoyal: "royal",
		sayAttack: "attack", sayKill: "kill", sayDump: "dump", sayCommit: "commit", sayNone: "none", saySword: "sword",
		sayShield: "shield", sayBlank: "blank", sayStop: "stop", sayPass: "pass", sayHits: "hits", sayNoHits: "no-hits",
		sayOut: "out", saySwap: "swap", sayThreat: "threat", sayEnd: "end", sayWin: "win", sayCap: "cap",
	},
}

// Info describes the game.
func (Game) Info() *engine.Info { return info }
