// Package royalty plays Royalty by Rosalind Hobbs, for two to four players and one pack. Everybody starts with 490
// points, and the last player with points left wins. The rulebook (rules.md) numbers its clauses R1 to R52, and the
// code carries the numbers where it acts.
package royalty

import "royals/engine"

const maxSeats = 4

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
	countOut              // 1 for the first player out, and so on
	countIdle             // turns in a row without a lost point
	countRank             // the rank of the ask or attack that waits for an answer, 0 for an attack of several sets
	countTarget           // the seat that has to answer, counted from 1
	countNet              // what the attack will cost if it is let through
	countUsed             // 1 when the turn player has asked this turn
	countAskRank          // the rank of the seat's last ask
	countAskOf            // the seat that was asked, counted from 1
	countHolds            // 1 when everybody knows that the seat holds a card of the slot's rank
	countLacks            // 1 when everybody knows that it holds none
)

// The phases of a turn. The numbers are indexes into Info.Phases.
const (
	phaseAct      uint8 = iota // N1: the turn player acts
	phaseAsked                 // N2: the asked player may answer with a Jack
	phaseGained                // N3: the asker may lay what the ask completed
	phaseAttacked              // N4: the target may answer with a King
	phaseOver
	phaseAdding // the attacker may add sets to an attack (R23)
)

// The verbs. The numbers are indexes into Info.Verbs.
const (
	verbAsk uint8 = iota // never action 0: an ask names a rank, 1 to 13
	verbAttack
	verbDefend
	verbAce
	verbOK
	verbJack
	verbKing
	verbDone
	verbAdd
	verbStrike
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
	sayAdd
	sayAddQueen
	sayKingAll
)

// Operands of verbs.
var (
	aSeat = engine.ArgInfo{Kind: engine.ArgSeat}
	aRank = engine.ArgInfo{Kind: engine.ArgRank}
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
		{Key: "askRanks", Late: true, Default: "sets", Values: []string{"sets", "setsAndAces", "any"}, Clause: "R13",
			Help: "what can be asked for: 2 to 10, Aces too, or any rank"},
		{Key: "give", Late: true, Default: "one", Values: []string{"one", "all"}, Clause: "R15",
			Help: "what an asked player hands over: one card of the rank, or every one"},
		{Key: "askAgain", Late: true, Default: "off", Values: []string{"off", "on"}, Clause: "R19",
			Help: "whether an ask that brought a card from the asked player may be followed by another"},
		{Key: "combineAttacks", Late: true, Default: "off", Values: []string{"off", "on"}, Clause: "R23",
			Help: "whether several sets can be laid against one target as one attack"},
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
	Phases: []string{
		phaseAct: "act", phaseAsked: "asked", phaseGained: "gained", phaseAttacked: "attacked", phaseOver: "over",
		phaseAdding: "adding",
	},
	Verbs: []engine.VerbInfo{
		verbAsk:    {Name: "ask", Args: [3]engine.ArgInfo{aSeat, aRank}},
		verbAttack: {Name: "attack", Args: [3]engine.ArgInfo{aRank, aSeat, {Kind: engine.ArgFlag}}},
		verbDefend: {Name: "defend", Args: [3]engine.ArgInfo{aRank}},
		verbAce:    {Name: "ace"},
		verbOK:     {Name: "ok"},
		verbJack:   {Name: "jack"},
		verbKing:   {Name: "king"},
		verbDone:   {Name: "done"},
		verbAdd:    {Name: "add", Args: [3]engine.ArgInfo{aRank, {Kind: engine.ArgFlag}}},
		verbStrike: {Name: "strike"},
	},
	Says: []string{
		sayFirst: "first", sayAsks: "asks", sayJack: "jack", sayGives: "gives", sayNone: "none", sayDraws: "draws",
		sayNoDraw: "no-draw", sayAttack: "attack", sayQueen: "queen", sayKing: "king", sayReturned: "returned", sayHit: "hit",
		sayDefend: "defend", sayAce: "ace", sayStart: "start", sayStuck: "stuck", sayDone: "done", sayShuffle: "shuffle",
		sayOut: "out", sayStandstill: "standstill", sayWins: "wins",
		sayAdd: "add", sayAddQueen: "add-queen", sayKingAll: "king-all",
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
