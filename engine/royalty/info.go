package royalty

import (
	"royals/engine"
)

// The piles. The numbers are indexes into Info.Piles.
const (
	pileHand uint8 = iota
	pileKingdom
	pileTable
	pileDiscard
	pileDeck
)

// The counters. The numbers are indexes into Info.Counters.
const (
	countPoints     uint8 = iota
	countProtection       // what the kingdom takes off each attack
	countOut              // 1 for who was out first, and so on
	countIdle             // turns in a row without a lost point
	countRank             // the rank of the ask or attack that waits for an answer
	countTarget           // who is to answer, counted from 1
	countNet              // what the attack will cost if it is let through
	countUsed             // 1 when the turn player has asked this turn
	countAskRank          // the last ask of the seat
	countAskOf            // whom it was put to, counted from 1
	countHolds            // 1 when the seat is known to hold a card of the rank that is the slot
	countLacks            // 1 when it is known to hold none
)

// The verbs. The numbers are indexes into Info.Verbs.
const (
	verbAsk uint8 = iota
	verbAttack
	verbDefend
	verbAce
	verbOK
	verbJack
	verbKing
	verbDone
	verbs
)

// The lines for the log. The numbers are indexes into Info.Says.
const (
	sayFirst uint8 = iota
	sayAsks
	sayJack
	sayGives
	sayNone
	sayDraws
	sayNoDraw
	sayAttack
	sayQueen
	sayKing
	sayReturned
	sayHit
	sayDefend
	sayAce
	sayStart
	sayStuck
	sayDone
	sayShuffle
	sayOut
	sayStandstill
	sayWins
)

var info = engine.Info{
	ID:       "royalty",
	Title:    "Royalty",
	Credit:   "by Rosalind Hobbs",
	Version:  1,
	MinSeats: 2,
	MaxSeats: maxSeats,
	Seats:    4,
	Options: []engine.Option{
		{Key: "turn", Default: "one", Values: []string{"one", "free"}, Clause: "R8",
			Help: "one action a turn, or any number of layings and one ask"},
		{Key: "refill", Default: "one", Values: []string{"one", "five"}, Clause: "R51",
			Help: "how many cards an empty hand draws at the start of its turn"},
		{Key: "firstSeat", Default: "random", Values: []string{"random", "fixed"}, Clause: "R5",
			Help: "who begins: anybody, or the first seat"},
	},
	Piles: []engine.PileInfo{
		pileHand:    {Name: "hand", Sight: engine.Private, Order: engine.Sorted, Owned: true},
		pileKingdom: {Name: "kingdom", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
		pileTable:   {Name: "table", Sight: engine.FaceUp, Order: engine.Sorted},
		pileDiscard: {Name: "discard", Sight: engine.FaceUp, Order: engine.Sorted},
		pileDeck:    {Name: "deck", Sight: engine.Hidden, Order: engine.Ordered},
	},
	Counters: []engine.CounterInfo{
		countPoints: {Name: "points"}, countProtection: {Name: "protection"}, countOut: {Name: "out"},
		countIdle: {Name: "idle"}, countRank: {Name: "rank"}, countTarget: {Name: "target"}, countNet: {Name: "net"},
		countUsed: {Name: "used"}, countAskRank: {Name: "ask-rank"}, countAskOf: {Name: "ask-of"},
		countHolds: {Name: "holds"}, countLacks: {Name: "lacks"},
	},
	Phases: []string{phaseAct: "act", phaseAsked: "asked", phaseGained: "gained", phaseAttacked: "attacked", phaseOver: "over"},
	Verbs: []engine.VerbInfo{
		verbAsk:    {Name: "ask", Args: [3]engine.ArgInfo{{Kind: engine.ArgSeat}, {Kind: engine.ArgRank}}},
		verbAttack: {Name: "attack", Args: [3]engine.ArgInfo{{Kind: engine.ArgRank}, {Kind: engine.ArgSeat}, {Kind: engine.ArgFlag}}},
		verbDefend: {Name: "defend", Args: [3]engine.ArgInfo{{Kind: engine.ArgRank}}},
		verbAce:    {Name: "ace"},
		verbOK:     {Name: "ok"},
		verbJack:   {Name: "jack"},
		verbKing:   {Name: "king"},
		verbDone:   {Name: "done"},
	},
	Says: []string{
		sayFirst: "first", sayAsks: "asks", sayJack: "jack", sayGives: "gives", sayNone: "none", sayDraws: "draws",
		sayNoDraw: "no-draw", sayAttack: "attack", sayQueen: "queen", sayKing: "king", sayReturned: "returned", sayHit: "hit",
		sayDefend: "defend", sayAce: "ace", sayStart: "start", sayStuck: "stuck", sayDone: "done", sayShuffle: "shuffle",
		sayOut: "out", sayStandstill: "standstill", sayWins: "wins",
	},
}

// Game is the rule set.
type Game struct{}

// Info describes the game.
func (Game) Info() *engine.Info { return &info }

func handOf(p engine.Seat) engine.PileID    { return engine.PileID{Kind: pileHand, Owner: p} }
func kingdomOf(p engine.Seat) engine.PileID { return engine.PileID{Kind: pileKingdom, Owner: p} }

var (
	onTable   = engine.PileID{Kind: pileTable, Owner: engine.None}
	onDiscard = engine.PileID{Kind: pileDiscard, Owner: engine.None}
	onDeck    = engine.PileID{Kind: pileDeck, Owner: engine.None}
)
