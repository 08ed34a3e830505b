// Package kingdoms is Two Kingdoms, a game for two: "Royals", curated by Mara Folse. Both players draw from one deck
// with its jokers. They bring out Jacks, Queens and Kings, and hit the other player with number cards. rules.md
// beside this file is the numbered rulebook; the code names each clause where it acts.
//
// # Notation
//
// Cards are AH 7C TD KS X1, royal slots r1 r2 r3, joker slots j1 j2. A target is >r2, or >face for the player. Lists
// are joined by commas. With two decks a card ends in a or b, which tells two equal cards of one choice apart. The
// letter may be left out when reading: to the rules, equal cards are the same card.
//
//	dis 4H,9C         discard            rev r2 5S    revive, paying 5S
//	arr 4H,9H >r2     arrows             bur r2       bury
//	rec KS r1         recruit            sho X1 j1    reveal a joker
//	atk r1 TD >face   royal attacks      end          end the turn
//	jok j1 8D >r2     joker strikes      blk AH       play an ace (block or counter)
//	wip j1 AC         joker wipes        let          play none
//	jak r3            Jack falls instead sav r1       Jack saves r1 from a wipe
//	nay               no jackrifice      lst          last reshuffle
//	pas               do not call it     con          concede
package kingdoms

import "royals/engine"

// Game is the rule set.
type Game struct{}

// The kinds of pile.
const (
	pileStock uint8 = iota
	pileDiscard
	pileTable
	pileHand
	pileRoyal
	pileUnder
	pileJoker
	pileLoose
	pileStack
	pilePair
)

// The counters. state.go names the values of lie, ready, ask and attack.
const (
	countScore      uint8 = iota // a seat's points (K19.8)
	countLie                     // how the royal in a slot lies: diagonal, upright, sideways
	countReady                   // the joker in a slot: fresh, ready, blocked
	countHad                     // 1 once a seat has recruited (K4.4)
	countReshuffles              // reshuffles so far
	countCalled                  // 1 once somebody has called the last reshuffle (K17.2)
	countFinal                   // 1 the Last Round is open, 2 first final turn, 3 second
	countIdle                    // idle turns in a row (K18.3)
	countAsk                     // which decision is owed: action, block, jackrifice, call
	countAttack                  // the attack on the table: arrows, royal, joker, wipe
	countBy                      // slot of the attacking royal or joker, plus 1
	countAim                     // slot of the target plus 1, 4 the player, 5 all the royals
	countAces                    // aces played at the attack so far
	countDrawer                  // whose draw waits for a call: 1 P1, 2 P2
	countDecks                   // the table's options
	countLimit
	countWipe   // 1 literal, 2 reversed
	countRefill // 1 end, 2 start
)

// The phases (K4.1).
const (
	phaseCold uint8 = iota
	phaseBattle
	phaseLast
)

// The verbs. An attack on the player has a verb of its own, because it names no target.
const (
	verbNone  uint8 = iota
	verbThrow       // pick a card to discard
	verbNock        // pick a card for a volley
	verbDis
	verbArr // the volley at a royal
	verbArf // the volley at the player
	verbRec
	verbAtk
	verbAtf
	verbJok
	verbJof
	verbWip // as printed (K12.10)
	verbWir // reversed (K12.12): a verb of its own, so that its button says which condition holds
	verbRev
	verbBur
	verbSho
	verbEnd
	verbBlk
	verbLet
	verbJak
	verbNay
	verbLst
	verbPas
	verbCon
	verbSav // in a wipe the Jacks fall anyway, so the royal saved is named (K14.6)
	verbs
)

// The lines of the log.
const (
	sayTurn uint8 = iota
	sayDiscards
	sayArrows
	sayRecruits
	sayAttacks
	sayStrikes
	sayWipes
	sayAtRoyal
	sayAtFace
	sayBlocks
	sayCounters
	sayLets
	sayStands
	sayUnasked
	sayStopped
	sayNothing
	sayFalls
	saySteps
	sayNay
	sayHits
	sayRevives
	sayTribute
	sayBuries
	sayStacks
	sayReveals
	sayDraws
	sayReshuffle
	sayCalls
	sayPasses
	sayLimit
	sayBattle
	sayLast
	sayFinal
	sayIdle
	sayConcedes
	sayDry
	saySaves
)

var (
	argHand = engine.ArgInfo{Kind: engine.ArgCard, Pile: pileHand, Own: true}
	argMine = engine.ArgInfo{Kind: engine.ArgSlot, Pile: pileRoyal, Own: true}
	argBomb = engine.ArgInfo{Kind: engine.ArgSlot, Pile: pileJoker, Own: true}
	argFoe  = engine.ArgInfo{Kind: engine.ArgSlot, Pile: pileRoyal}
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
		{Key: "decks", Default: "1", Values: []string{"1", "2"},
			Clause: "K1.2", Help: "How many decks of 54 are shuffled together."},
		{Key: "refill", Default: "end", Values: []string{"end", "start"},
			Clause: "K16.2", Help: "Fill up to five at the end of your turn, or only before your next one."},
		{Key: "wipe", Default: "literal", Values: []string{"literal", "reversed"},
			Clause: "K12.10", Help: "A wipe works when the ranks reach the card, or when the card reaches the ranks."},
		{Key: "limit", Default: "3", Values: []string{"1", "2", "3", "4", "5"},
			Clause: "K17.4", Help: "This reshuffle is the last one even if nobody calls it."},
		{Key: "lastCall", Default: "both", Values: []string{"both", "drawer", "auto"},
			Clause: "K17.1", Help: "Who may call the last reshuffle."},
		{Key: "jokerRetry", Default: "yes", Values: []string{"yes", "no"},
			Clause: "K12.6", Help: "A blocked joker may attack again in the same turn."},
		{Key: "jackWipe", Late: true, Default: "no", Values: []string{"no", "yes"},
			Clause: "K14.6", Help: "When a wipe succeeds, a standing Jack may save a Queen or a King."},
		{Key: "first", Deal: true, Default: "random", Values: []string{"random", "P1", "P2"},
			Clause: "K2.6", Help: "Who takes the first turn."},
	},
	Piles: []engine.PileInfo{
		pileStock:   {Name: "stock", Sight: engine.Hidden, Order: engine.Ordered},
		pileDiscard: {Name: "discard", Sight: engine.FaceUp, Order: engine.Sorted},
		pileTable:   {Name: "table", Sight: engine.FaceUp, Order: engine.Sorted},
		pileHand:    {Name: "hand", Sight: engine.Private, Order: engine.Sorted, Owned: true},
		pileRoyal:   {Name: "royal", Sight: engine.FaceUp, Order: engine.Ordered, Owned: true, Slots: slots},
		pileUnder:   {Name: "under", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true, Slots: slots},
		pileJoker:   {Name: "joker", Sight: engine.FaceUp, Order: engine.Ordered, Owned: true, Slots: bombs},
		pileLoose:   {Name: "loose", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
		pileStack:   {Name: "stack", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true, Slots: 24},
		pilePair:    {Name: "pair", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true, Slots: 4},
	},
	Counters: []engine.CounterInfo{
		countScore: {Name: "score"}, countLie: {Name: "lie"}, countReady: {Name: "ready"},
		countHad: {Name: "had"}, countReshuffles: {Name: "reshuffles"}, countCalled: {Name: "called"},
		countFinal: {Name: "final"}, countIdle: {Name: "idle"}, countAsk: {Name: "ask"},
		countAttack: {Name: "attack"}, countBy: {Name: "by"}, countAim: {Name: "aim"},
		countAces: {Name: "aces"}, countDrawer: {Name: "drawer"}, countDecks: {Name: "decks"},
		countLimit: {Name: "limit"}, countWipe: {Name: "wipe"}, countRefill: {Name: "refill"},
	},
	Phases: []string{phaseCold: "cold", phaseBattle: "battle", phaseLast: "last"},
	Verbs: []engine.VerbInfo{
		verbNone:  {Name: "none"},
		verbThrow: {Name: "throw", Args: [3]engine.ArgInfo{argHand}},
		verbNock:  {Name: "nock", Args: [3]engine.ArgInfo{argHand}},
		verbDis:   {Name: "dis"},
		verbArr:   {Name: "arr", Args: [3]engine.ArgInfo{argFoe}},
		verbArf:   {Name: "arf"},
		verbRec:   {Name: "rec", Args: [3]engine.ArgInfo{argHand, argMine}},
		verbAtk:   {Name: "atk", Args: [3]engine.ArgInfo{argMine, argHand, argFoe}},
		verbAtf:   {Name: "atf", Args: [3]engine.ArgInfo{argMine, argHand}},
		verbJok:   {Name: "jok", Args: [3]engine.ArgInfo{argBomb, argHand, argFoe}},
		verbJof:   {Name: "jof", Args: [3]engine.ArgInfo{argBomb, argHand}},
		verbWip:   {Name: "wip", Args: [3]engine.ArgInfo{argBomb, argHand}},
		verbWir:   {Name: "wir", Args: [3]engine.ArgInfo{argBomb, argHand}},
		verbRev:   {Name: "rev", Args: [3]engine.ArgInfo{argMine, argHand}},
		verbBur:   {Name: "bur", Args: [3]engine.ArgInfo{argMine}},
		verbSho:   {Name: "sho", Args: [3]engine.ArgInfo{argHand, argBomb}},
		verbEnd:   {Name: "end"},
		verbBlk:   {Name: "blk", Args: [3]engine.ArgInfo{argHand}},
		verbLet:   {Name: "let"},
		verbJak:   {Name: "jak", Args: [3]engine.ArgInfo{argMine}},
		verbNay:   {Name: "nay"},
		verbLst:   {Name: "lst"},
		verbPas:   {Name: "pas"},
		verbCon:   {Name: "con", Unlisted: true},
		verbSav:   {Name: "sav", Args: [3]engine.ArgInfo{argMine}},
	},
	Says: []string{
		sayTurn: "turn", sayDiscards: "discards", sayArrows: "arrows", sayRecruits: "recruits",
		sayAttacks: "attacks", sayStrikes: "strikes", sayWipes: "wipes", sayAtRoyal: "at-royal",
		sayAtFace: "at-face", sayBlocks: "blocks", sayCounters: "counters", sayLets: "lets",
		sayStands: "stands", sayUnasked: "unasked", sayStopped: "stopped", sayNothing: "nothing",
		sayFalls: "falls", saySteps: "steps", sayNay: "nay", sayHits: "hits", sayRevives: "revives",
		sayTribute: "tribute", sayBuries: "buries", sayStacks: "stacks", sayReveals: "reveals",
		sayDraws: "draws", sayReshuffle: "reshuffle", sayCalls: "calls", sayPasses: "passes",
		sayLimit: "limit", sayBattle: "battle", sayLast: "last", sayFinal: "final", sayIdle: "idle",
		sayConcedes: "concedes", sayDry: "dry", saySaves: "saves",
	},
}

// Info describes the game.
func (Game) Info() *engine.Info { return info }
