// Package crush is Royal Crush: an attacker and a victim, their allies for one round, cards laid face down and turned
// over together, and a ladder of five steps. The rulebook beside this file (rules.md) numbers its clauses; the code
// carries the numbers where it acts.
//
// One round is D1 attack, D2 and D3 the calls, D4 and D5 the answers with each ally's card, D6 the principals' cards,
// the flip, D7 a throw when the totals are equal, and what follows. The phases below are these decisions.
//
// Notation of whole choices, after the rulebook's section 7 (the seat in front is not part of it):
//
//	atk P3         attack P3
//	call P2,P4     bar P2 and P4 from joining; "call -" bars nobody
//	join A         answer: join the attacker's side; "join V" the victim's; "join -" stay out
//	put QH         an ally's card
//	put 9C,KD      a principal's cards
//	rps R          throw rock; P paper, S scissors
package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// Game is Royal Crush. The zero value is ready for use.
type Game struct{}

// Piles.
const (
	pStock   uint8 = iota // face down; drawn from the top
	pHand                 // one per seat
	pLaid                 // two places per seat, one card each, face down until the flip
	pDiscard              // used cards, open
	pAside                // No Draw: cards out of play, seen by nobody
	pCut                  // open cards of the cut, only while the game is dealt
)

// Counters.
const (
	kLadder  uint8 = iota // per seat: the spot, 0 to 5
	kRound                // number of the round
	kRole                 // per seat: 1 attacker, 2 victim
	kSide                 // per seat: 1 side A, 2 side V, 3 stays out; after the flip as Jokers have moved people
	kBarred               // per seat: 1 barred by the attacker, 2 by the victim, 3 by both
	kPower                // per laid card: what it adds, once flipped
	kReason               // per laid card: why, one of the why constants, once flipped
	kTotal                // of the table: slot 0 side A, slot 1 side V, once flipped
	kDoubled              // of the table by side, or of a seat: 1 when Combo doubled
	kVoid                 // of the table: 1 when a King switches the special cards off
	kThrown               // per seat: 1 when a thrower has chosen
	kTies                 // of the table: equal throws running
	kOut                  // per seat: 1 when out of cards for good (No Draw)
)

// Phases.
const (
	phAttack uint8 = iota // D1
	phCall                // D2, the attacker's call
	phReply               // D3, the victim's call
	phAnswer              // D4
	phAlly                // D5
	phLay                 // D6
	phFlip                // only told in passing: all cards are being turned over
	phThrow               // D7
	phOver
)

// Verbs.
const (
	vAttack uint8 = iota
	vBar
	vCall
	vJoin
	vStay
	vHelp
	vPick
	vLay
	vRock // vRock, vPaper, vScissors follow one another
	vPaper
	vScissors
)

// Lines for the log.
const (
	sayFirst     uint8 = iota // A starts, with card
	sayCutTie                 // A tied in the cut
	sayAttack                 // A attacks B
	sayBars                   // A bars B
	sayWelcome                // A bars nobody
	sayJoin                   // A helps B
	sayStay                   // A stays out
	sayShut                   // A is barred by both
	sayBare                   // A has no cards to help with
	sayLaid                   // A lays n cards
	sayFlip                   // all cards are turned over
	sayVoid                   // A's King switches the special cards off
	sayKings                  // n Kings switch each other off
	sayOff                    // A's card is switched off
	sayCross                  // A's Joker: A crosses
	sayTwoJokers              // A's two Jokers: A stays
	sayJack                   // A's Jack is worth n
	sayCopy                   // A's card copies n from B
	sayNothing                // A's card has nothing to copy
	sayDouble                 // A's side (or A) doubles to n
	sayTotal                  // A's side has n
	sayEmpty                  // a side is empty: everybody in this fight rises
	sayEmptyLow               // a side is empty: everybody falls (Role Reversal)
	sayTie                    // A and B are equal at n and throw
	sayRock                   // A throws rock
	sayPaper                  // A throws paper
	sayScissors               // A throws scissors
	sayAgain                  // equal throws, the n-th running
	sayCoin                   // ten equal throws: the coin falls for A
	sayThrowWon               // A wins the throw
	sayReversal               // the losers win (Role Reversal)
	sayUp                     // A climbs to n
	sayDown                   // A slips to n
	sayFloor                  // A stays at 0
	sayTaker                  // A won with an Ace and attacks next
	sayReshuffle              // n cards are shuffled into a new deck
	sayNoCard                 // nothing left to draw for A
	sayOut                    // A has no cards left and is out
	sayGoal                   // A is on spot 5 and wins
	sayLast                   // A is the last with cards and wins
	sayLastTie                // the last ran out together, A is highest
	sayLimit                  // the round limit: A is highest
)

func seatArg() engine.ArgInfo { return engine.ArgInfo{Kind: engine.ArgSeat} }
func cardArg() engine.ArgInfo {
	return engine.ArgInfo{Kind: engine.ArgCard, Pile: pHand, Own: true}
}

var info = &engine.Info{
	ID:       "crush",
	Title:    "Royal Crush",
	Credit:   "after the rules of that name",
	Version:  1,
	MinSeats: 3,
	MaxSeats: 6,
	Seats:    4,
	Options: []engine.Option{
		{Key: "combo", Default: "off", Values: []string{"off", "on"}, Clause: "C53", Help: "Combo Mode: a side whose cards are all of one suit counts double."},
		{Key: "noDraw", Default: "off", Values: []string{"off", "on"}, Clause: "C55", Help: "No Draw: big hands, no drawing; who runs out of cards is out."},
		{Key: "roleReversal", Default: "off", Values: []string{"off", "on"}, Clause: "C59", Help: "Role Reversal: who loses a round wins it."},
		{Key: "principalCards", Default: "two", Values: []string{"two", "upTo"}, Clause: "C19", Help: "Attacker and victim lay exactly two cards, or one or two."},
		{Key: "kingsPair", Default: "restore", Values: []string{"restore", "void"}, Clause: "C37", Help: "Two Kings switch each other off, or still switch off everything."},
		{Key: "noDrawJokers", Default: "keep", Values: []string{"keep", "remove"}, Clause: "C66", Help: "No Draw with 54 cards, or with 52."},
		{Key: "comboScope", Default: "side", Values: []string{"side", "player"}, Clause: "C67", Help: "Combo looks at a whole side, or at each player's own cards."},
	},
	Piles: []engine.PileInfo{
		pStock:   {Name: "stock"},
		pHand:    {Name: "hand", Sight: engine.Private, Order: engine.Sorted, Owned: true},
		pLaid:    {Name: "laid", Sight: engine.Private, Owned: true, Slots: 2},
		pDiscard: {Name: "discard", Sight: engine.FaceUp, Order: engine.Sorted},
		pAside:   {Name: "aside", Order: engine.Sorted},
		pCut:     {Name: "cut", Sight: engine.FaceUp, Owned: true},
	},
	Counters: []engine.CounterInfo{
		kLadder: {Name: "ladder"}, kRound: {Name: "round"}, kRole: {Name: "role"}, kSide: {Name: "side"},
		kBarred: {Name: "barred"}, kPower: {Name: "power"}, kReason: {Name: "reason"}, kTotal: {Name: "total"},
		kDoubled: {Name: "doubled"}, kVoid: {Name: "void"}, kThrown: {Name: "thrown"}, kTies: {Name: "ties"}, kOut: {Name: "out"},
	},
	Phases: []string{"attack", "call", "reply", "answer", "ally", "lay", "flip", "throw", "over"},
	Verbs: []engine.VerbInfo{
		vAttack:   {Name: "attack", Args: [3]engine.ArgInfo{seatArg()}},
		vBar:      {Name: "bar", Args: [3]engine.ArgInfo{seatArg()}},
		vCall:     {Name: "call"},
		vJoin:     {Name: "join", Args: [3]engine.ArgInfo{seatArg()}},
		vStay:     {Name: "stay"},
		vHelp:     {Name: "help", Args: [3]engine.ArgInfo{cardArg()}},
		vPick:     {Name: "pick", Args: [3]engine.ArgInfo{cardArg()}},
		vLay:      {Name: "lay"},
		vRock:     {Name: "rock"},
		vPaper:    {Name: "paper"},
		vScissors: {Name: "scissors"},
	},
	Says: []string{"first", "cut-tie", "attack", "bars", "welcome", "join", "stay", "shut", "bare", "laid", "flip", "void", "kings",
		"off", "cross", "two-jokers", "jack", "copy", "nothing", "double", "total", "empty", "empty-low", "tie", "rock", "paper",
		"scissors", "again", "coin", "throw-won", "reversal", "up", "down", "floor", "taker", "reshuffle", "no-card", "out",
		"goal", "last", "last-tie", "limit"},
}

// Info describes the game.
func (Game) Info() *engine.Info { return info }

// rules are the options of a game as bits.
type rules uint8

const (
	combo rules = 1 << iota
	noDraw
	reversal
	upTo       // principalCards=upTo
	kingsVoid  // kingsPair=void
	noJokers   // noDrawJokers=remove
	ownCombo   // comboScope=player
	allRules   = ownCombo<<1 - 1
	goal       = 5   // C4
	roundLimit = 300 // C62
	maxTies    = 10  // C41
)

// options reads the rules of a config.
func options(c engine.Config) rules {
	var r rules
	for i := range info.Options { // the bits follow the order of the options
		if info.Index(c, info.Options[i].Key) == 1 {
			r |= 1 << i
		}
	}
	return r
}

// pack returns the cards the game is played with. C2, C56, C66.
func (r rules) pack() cards.Set {
	if r&(noDraw|noJokers) == noDraw|noJokers {
		return cards.FullDeck
	}
	return cards.FullDeck.Add(cards.Joker1).Add(cards.Joker2)
}

// dealt returns how many cards each of n players gets. C7, C55, C65.
func (r rules) dealt(n int) int {
	if r&noDraw == 0 {
		return 7
	}
	return min(13, r.pack().Len()/n)
}
