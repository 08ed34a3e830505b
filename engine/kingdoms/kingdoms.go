// Package kingdoms is the two-player game Two Kingdoms: "Royals", curated by Mara Folse. Both players draw from one deck with
// its jokers, bring out Jacks, Queens and Kings, and hit the other player with number cards. rules.md beside this file is
// the numbered rulebook; the clause stands in the code where it acts.
//
// # Notation
//
// Cards, slots and targets: AH 7C TD KS X1; royal slots r1 r2 r3; joker slots j1 j2; a target is >r2, or >face for the player.
// Lists are joined by commas. With two decks a card carries a final a or b: the copies of a face are the same card in play,
// so the letter only tells two equal cards of one choice apart, and may be left out when reading.
//
//	dis 4H,9C         discard            rev r2 5S    revive, paying 5S
//	arr 4H,9H >r2     arrows             bur r2       bury
//	rec KS r1         recruit            sho X1 j1    reveal a joker
//	atk r1 TD >face   royal attacks      end          end the turn
//	jok j1 8D >r2     joker strikes      blk AH       play an ace (block or counter)
//	wip j1 AC         joker wipes        let          play none
//	jak r3            Jack falls instead nay          no jackrifice
//	lst               last reshuffle     pas          do not call it
//	con               concede
package kingdoms

import (
	"royals/engine"
)

// Game is the rule set.
type Game struct{}

// The kinds of pile.
const (
	pStock uint8 = iota
	pDiscard
	pTable
	pHand
	pRoyal
	pUnder
	pJoker
	pLoose
	pStack
	pPair
)

// The counters. Lie, ready, by and aim say below what their values mean.
const (
	cScore      uint8 = iota // points of a seat (K19.8)
	cLie                     // of a royal slot: diagonal, upright, sideways
	cReady                   // of a joker slot: fresh, ready, blocked
	cHad                     // 1 once a seat has recruited (K4.4)
	cReshuffles              // reshuffles so far
	cCalled                  // 1 once the last reshuffle is called (K17.2)
	cFinal                   // 1 Last Round opened, 2 first and 3 second final turn
	cIdle                    // idle turns in a row (K18.3)
	cAsk                     // which decision is owed: action, block, jackrifice, call
	cAttack                  // the attack on the table: arrows, royal, joker, wipe
	cBy                      // slot of the attacking royal or joker, plus 1
	cAim                     // slot of the target plus 1, 4 the player, 5 all the royals
	cAces                    // aces played at the attack so far
	cDrawer                  // whose draw is interrupted by a call: 1 P1, 2 P2
	cDecks                   // the table's options
	cLimit
	cWipe   // 1 literal, 2 reversed
	cRefill // 1 end, 2 start
)

// The phases (K4.1).
const (
	phaseCold uint8 = iota
	phaseBattle
	phaseLast
)

// The verbs. Volleys and direct attacks have verbs of their own, because a direct attack names no target.
const (
	vNone  uint8 = iota
	vThrow       // pick a card to discard
	vNock        // pick a card for a volley
	vDis
	vArr // the volley at a royal
	vArf // the volley at the player
	vRec
	vAtk
	vAtf
	vJok
	vJof
	vWip // as printed (K12.10)
	vWir // reversed (K12.12): a verb of its own, so that its button says the condition in force
	vRev
	vBur
	vSho
	vEnd
	vBlk
	vLet
	vJak
	vNay
	vLst
	vPas
	vCon
	verbs
)

// The lines of the log.
const (
	sTurn uint8 = iota
	sDiscards
	sArrows
	sRecruits
	sAttacks
	sStrikes
	sWipes
	sAtRoyal
	sAtFace
	sBlocks
	sCounters
	sLets
	sStands
	sUnasked
	sStopped
	sNothing
	sFalls
	sSteps
	sNay
	sHits
	sRevives
	sTribute
	sBuries
	sStacks
	sReveals
	sDraws
	sReshuffle
	sCalls
	sPasses
	sLimit
	sBattle
	sLast
	sFinal
	sIdle
	sConcedes
	sDry
)

var (
	argHand = engine.ArgInfo{Kind: engine.ArgCard, Pile: pHand, Own: true}
	argMine = engine.ArgInfo{Kind: engine.ArgSlot, Pile: pRoyal, Own: true}
	argBomb = engine.ArgInfo{Kind: engine.ArgSlot, Pile: pJoker, Own: true}
	argFoe  = engine.ArgInfo{Kind: engine.ArgSlot, Pile: pRoyal}
)

var info = &engine.Info{
	ID:       "kingdoms",
	Title:    "Two Kingdoms",
	Credit:   "Royals, curated by Mara Folse",
	Version:  1,
	MinSeats: 2,
	MaxSeats: 2,
	Seats:    2,
	Options: []engine.Option{
		{Key: "decks", Default: "1", Values: []string{"1", "2"}, Clause: "K1.2", Help: "How many decks of 54 are shuffled together."},
		{Key: "refill", Default: "end", Values: []string{"end", "start"}, Clause: "K16.2", Help: "Fill up to five at the end of your turn, or only before your next one."},
		{Key: "wipe", Default: "literal", Values: []string{"literal", "reversed"}, Clause: "K12.10", Help: "A wipe works when the ranks reach the card, or when the card reaches the ranks."},
		{Key: "limit", Default: "3", Values: []string{"1", "2", "3", "4", "5"}, Clause: "K17.4", Help: "This reshuffle is the last one even if nobody calls it."},
		{Key: "lastCall", Default: "both", Values: []string{"both", "drawer", "auto"}, Clause: "K17.1", Help: "Who may call the last reshuffle."},
		{Key: "jokerRetry", Default: "yes", Values: []string{"yes", "no"}, Clause: "K12.6", Help: "A blocked joker may attack again in the same turn."},
		{Key: "first", Default: "random", Values: []string{"random", "P1", "P2"}, Clause: "K2.6", Help: "Who takes the first turn."},
	},
	Piles: []engine.PileInfo{
		pStock:   {Name: "stock", Sight: engine.Hidden, Order: engine.Ordered},
		pDiscard: {Name: "discard", Sight: engine.FaceUp, Order: engine.Sorted},
		pTable:   {Name: "table", Sight: engine.FaceUp, Order: engine.Sorted},
		pHand:    {Name: "hand", Sight: engine.Private, Order: engine.Sorted, Owned: true},
		pRoyal:   {Name: "royal", Sight: engine.FaceUp, Order: engine.Ordered, Owned: true, Slots: slots},
		pUnder:   {Name: "under", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true, Slots: slots},
		pJoker:   {Name: "joker", Sight: engine.FaceUp, Order: engine.Ordered, Owned: true, Slots: bombs},
		pLoose:   {Name: "loose", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
		pStack:   {Name: "stack", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true, Slots: 24},
		pPair:    {Name: "pair", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true, Slots: 4},
	},
	Counters: []engine.CounterInfo{
		cScore: {Name: "score"}, cLie: {Name: "lie"}, cReady: {Name: "ready"}, cHad: {Name: "had"},
		cReshuffles: {Name: "reshuffles"}, cCalled: {Name: "called"}, cFinal: {Name: "final"}, cIdle: {Name: "idle"},
		cAsk: {Name: "ask"}, cAttack: {Name: "attack"}, cBy: {Name: "by"}, cAim: {Name: "aim"}, cAces: {Name: "aces"},
		cDrawer: {Name: "drawer"}, cDecks: {Name: "decks"}, cLimit: {Name: "limit"}, cWipe: {Name: "wipe"}, cRefill: {Name: "refill"},
	},
	Phases: []string{phaseCold: "cold", phaseBattle: "battle", phaseLast: "last"},
	Verbs: []engine.VerbInfo{
		vNone:  {Name: "none"},
		vThrow: {Name: "throw", Args: [3]engine.ArgInfo{argHand}},
		vNock:  {Name: "nock", Args: [3]engine.ArgInfo{argHand}},
		vDis:   {Name: "dis"},
		vArr:   {Name: "arr", Args: [3]engine.ArgInfo{argFoe}},
		vArf:   {Name: "arf"},
		vRec:   {Name: "rec", Args: [3]engine.ArgInfo{argHand, argMine}},
		vAtk:   {Name: "atk", Args: [3]engine.ArgInfo{argMine, argHand, argFoe}},
		vAtf:   {Name: "atf", Args: [3]engine.ArgInfo{argMine, argHand}},
		vJok:   {Name: "jok", Args: [3]engine.ArgInfo{argBomb, argHand, argFoe}},
		vJof:   {Name: "jof", Args: [3]engine.ArgInfo{argBomb, argHand}},
		vWip:   {Name: "wip", Args: [3]engine.ArgInfo{argBomb, argHand}},
		vWir:   {Name: "wir", Args: [3]engine.ArgInfo{argBomb, argHand}},
		vRev:   {Name: "rev", Args: [3]engine.ArgInfo{argMine, argHand}},
		vBur:   {Name: "bur", Args: [3]engine.ArgInfo{argMine}},
		vSho:   {Name: "sho", Args: [3]engine.ArgInfo{argHand, argBomb}},
		vEnd:   {Name: "end"},
		vBlk:   {Name: "blk", Args: [3]engine.ArgInfo{argHand}},
		vLet:   {Name: "let"},
		vJak:   {Name: "jak", Args: [3]engine.ArgInfo{argMine}},
		vNay:   {Name: "nay"},
		vLst:   {Name: "lst"},
		vPas:   {Name: "pas"},
		vCon:   {Name: "con", Unlisted: true},
	},
	Says: []string{
		sTurn: "turn", sDiscards: "discards", sArrows: "arrows", sRecruits: "recruits", sAttacks: "attacks", sStrikes: "strikes",
		sWipes: "wipes", sAtRoyal: "at-royal", sAtFace: "at-face", sBlocks: "blocks", sCounters: "counters", sLets: "lets",
		sStands: "stands", sUnasked: "unasked", sStopped: "stopped", sNothing: "nothing", sFalls: "falls", sSteps: "steps",
		sNay: "nay", sHits: "hits", sRevives: "revives", sTribute: "tribute", sBuries: "buries", sStacks: "stacks",
		sReveals: "reveals", sDraws: "draws", sReshuffle: "reshuffle", sCalls: "calls", sPasses: "passes", sLimit: "limit",
		sBattle: "battle", sLast: "last", sFinal: "final", sIdle: "idle", sConcedes: "concedes", sDry: "dry",
	},
}

// Info describes the game.
func (Game) Info() *engine.Info { return info }
