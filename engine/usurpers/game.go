// Package usurpers is Royals for three to six players, each with a deck of their own. They crown royals, attack whole
// courts and strike at single royals. The first to begin a turn with enough points wins. The rulebook beside this file
// (rules.md) numbers its clauses, and the code carries the numbers where it acts.
//
// Notation, one choice of a seat, without the seat in front:
//
//	royal KH 7H               crown a royal: a face card with a point card
//	attack P3                 attack a seat
//	kill P3.KS                strike at P3's king of spades
//	dump                      throw the whole hand away
//	commit 9C,AH              commit cards; "commit -" commits none
//	pair P2:9C>P1:4D ...      lay shields against swords, each card with its owner; "pair -" lays none
//	pair auto                 lay the shields so that the fewest swords get through
//	settle KS=4S QD=x ...     pay hits: =4S puts that card under the royal, =x gives the royal up
package usurpers

import (
	"errors"

	"royals/engine"
)

// Game is Usurpers. The zero value is ready for use.
type Game struct{}

// Kinds of pile.
const (
	pileHand uint8 = iota
	pileDraw
	pileDiscard   // the discard pile when all of it may be read
	pileHeap      // the discard pile under discard_view=top: only its top card shows
	pileRoyals    // a slot for each face card of the deck: card 0 is the face, card 1 its point card
	pileCommitted // face down before the reveal
	pileArena     // face up after it
)

// Counters.
const (
	countPoints   uint8 = iota // of a seat
	countTarget                // of the table: the points that win
	countRound                 // of the table
	countCap                   // of the table: the last round, 0 for no end
	countHits                  // of the table: the hits to be paid
	countAttacked              // 1 at the seat that is attacked, or whose royal is struck at
	countAimed                 // 1 at the royal (seat and slot) that is struck at
	countQuota                 // how many cards a seat must commit
	countLimit                 // how many cards a defender may commit at most
	countFirst                 // 1 at the seat that had the first turn
	countThreat                // of a seat with enough points: how many turns of rivals are left to stop it, this one included
)

// Phases.
const (
	phaseNone   uint8 = iota // nothing is dealt
	phaseAction              // U3.6
	phaseAttack              // cards are committed to an attack: U6
	phaseKill                // cards are committed to a strike at one royal: U7
	phasePair                // the defender lays shields against swords: U6.15
	phaseSettle              // hits are paid: U8
	phaseOver
)

// Verbs.
const (
	verbNone uint8 = iota
	verbRoyal
	verbAttack
	verbKill
	verbDump
	verbPick
	verbCommit
	verbShield
	verbSword
	verbPair
	verbAuto
	verbOut
	verbSwap
	verbSettle
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
		{Key: optFirst, Deal: true, Default: "bottom", Values: []string{"bottom", "random", "P1", "P2", "P3", "P4", "P5", "P6"}, Min: 1, Max: 6, Clause: "U2.7", Help: "who takes the first turn"},
		{Key: optAce, Deal: true, Default: "low", Values: []string{"low", "high"}, Clause: "U2.4", Help: "the ace when bottom cards are compared"},
	},
	Piles: []engine.PileInfo{
		pileHand:      {Name: "hand", Sight: engine.Private, Order: engine.Sorted, Owned: true},
		pileDraw:      {Name: "draw", Sight: engine.Hidden, Order: engine.Ordered, Owned: true},
		pileDiscard:   {Name: "discard", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
		pileHeap:      {Name: "heap", Sight: engine.Hidden, Order: engine.Ordered, Owned: true},
		pileRoyals:    {Name: "royals", Sight: engine.FaceUp, Order: engine.Ordered, Owned: true, Slots: courts},
		pileCommitted: {Name: "committed", Sight: engine.Private, Order: engine.Sorted, Owned: true},
		pileArena:     {Name: "arena", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
	},
	Counters: []engine.CounterInfo{
		countPoints: {Name: "points"}, countTarget: {Name: "target"}, countRound: {Name: "round"}, countCap: {Name: "cap"}, countHits: {Name: "hits"},
		countAttacked: {Name: "attacked"}, countAimed: {Name: "aimed"}, countQuota: {Name: "quota"}, countLimit: {Name: "limit"},
		countFirst: {Name: "first"}, countThreat: {Name: "threat"},
	},
	Phases: []string{phaseNone: "none", phaseAction: "action", phaseAttack: "attack", phaseKill: "kill", phasePair: "pair", phaseSettle: "settle", phaseOver: "over"},
	Verbs: []engine.VerbInfo{
		verbNone:   {},
		verbRoyal:  {Name: "royal", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileHand, Own: true}, {Kind: engine.ArgCard, Pile: pileHand, Own: true}}},
		verbAttack: {Name: "attack", Args: [3]engine.ArgInfo{{Kind: engine.ArgSeat}}},
		verbKill:   {Name: "kill", Args: [3]engine.ArgInfo{{Kind: engine.ArgSeat}, {Kind: engine.ArgSlot, Pile: pileRoyals}}},
		verbDump:   {Name: "dump"},
		verbPick:   {Name: "pick", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileHand, Own: true}}},
		verbCommit: {Name: "commit"},
		verbShield: {Name: "shield", Args: [3]engine.ArgInfo{{Kind: engine.ArgSeat}, {Kind: engine.ArgCard, Pile: pileArena}}},
		verbSword:  {Name: "sword", Args: [3]engine.ArgInfo{{Kind: engine.ArgSeat}, {Kind: engine.ArgCard, Pile: pileArena}}},
		verbPair:   {Name: "pair"},
		verbAuto:   {Name: "auto"},
		verbOut:    {Name: "out", Args: [3]engine.ArgInfo{{Kind: engine.ArgSlot, Pile: pileRoyals, Own: true}}},
		verbSwap:   {Name: "swap", Args: [3]engine.ArgInfo{{Kind: engine.ArgSlot, Pile: pileRoyals, Own: true}, {Kind: engine.ArgCard, Pile: pileHand, Own: true}}},
		verbSettle: {Name: "settle"},
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

// options are the rules that a table settles.
type options struct {
	subAny  bool   // sub_suit=any
	numbers bool   // assassin_card=number
	forced  bool   // block_choice=forced
	topOnly bool   // discard_view=top
	cap     uint16 // U12.3
}

func readOptions(c engine.Config) options {
	return options{
		subAny:  info.Value(c, optSubSuit) == "any",
		numbers: info.Value(c, optAssassin) == "number",
		forced:  info.Value(c, optBlock) == "forced",
		topOnly: info.Value(c, optView) == "top",
		cap:     uint16(info.Number(c, optCap)),
	}
}

// starter reads which seat takes the first turn, None when cards or chance decide: U2.7.
func starter(c engine.Config) (engine.Seat, error) {
	text := info.Value(c, optFirst)
	if len(text) == 1 {
		text = "P" + text
	}
	x, ok := engine.ParseSeat(text)
	if ok && int(x) >= c.Seats {
		return x, errors.New("usurpers: option first_player: there is no seat " + text)
	}
	return x, nil
}
