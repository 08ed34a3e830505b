// Package crush is Royal Crush: one player attacks another, the others help either side, all cards are turned over
// together, and the stronger side climbs a ladder of five steps. The rulebook beside this file (rules.md) numbers its
// clauses. The code carries the numbers where it acts.
//
// A round is the attack, the two calls, the answers with each ally's card, the cards of attacker and victim (the
// principals), the flip, a throw where the totals are equal, and what follows. Each decision is a phase.
//
// Notation of whole choices, without the seat in front:
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
	pileStock   uint8 = iota // face down; drawn from the top
	pileHand                 // one for each seat
	pileLaid                 // two places before each seat, one card each, face down until the flip
	pileDiscard              // used cards, open
	pileAside                // cards out of play that nobody sees (No Draw)
	pileCut                  // open cards of the cut, before the deal
)

// Counters.
const (
	countLadder  uint8 = iota // of a seat: the spot, 0 to 5
	countRound                // the number of the round
	countRole                 // of a seat: 1 attacker, 2 victim
	countSide                 // of a seat: 1 side A, 2 side V, 3 stays out. The flip moves the owners of Jokers
	countBarred               // of a seat: 1 barred by the attacker, 2 by the victim, 3 by both
	countPower                // of a laid card, once flipped: what it adds
	countReason               // of a laid card, once flipped: why, one of the why constants
	countTotal                // of all, once flipped: slot 0 side A, slot 1 side V
	countDoubled              // of a side or a seat: 1 when Combo doubled it
	countVoid                 // of all: 1 when a King switches the special cards off
	countThrown               // of a seat: 1 when it has thrown, or answered in secret
	countTies                 // of all: how many throws in a row were equal
	countOut                  // of a seat: 1 when it is out of the game (No Draw)
)

// Phases.
const (
	phaseAttack uint8 = iota // the attacker chooses a victim
	phaseCall                // the attacker says who may not help
	phaseReply               // so does the victim
	phaseAnswer              // a bystander chooses a side
	phaseAlly                // that ally lays a card
	phaseLay                 // both principals lay
	phaseFlip                // told in passing: all cards are turned over
	phaseThrow               // rock, paper, scissors
	phaseOver
)

// Verbs.
const (
	verbNone uint8 = iota // no action is 0
	verbAttack
	verbBar
	verbCall
	verbJoin
	verbStay
	verbHelp
	verbPick
	verbLay
	verbRock // the three throws follow one another
	verbPaper
	verbScissors
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
	return engine.ArgInfo{Kind: engine.ArgCard, Pile: pileHand, Own: true}
}

var info = &engine.Info{
	ID:       "crush",
	Title:    "Royal Crush",
	Credit:   "Royal Crush for 3 to 6",
	Version:  1,
	MinSeats: 3,
	MaxSeats: 6,
	Seats:    4,
	Options: []engine.Option{
		{Key: "combo", Default: "off", Values: []string{"off", "on"}, Clause: "C53",
			Help: "Combo Mode: a side whose cards are all of one suit counts double."},
		{Key: "noDraw", Default: "off", Values: []string{"off", "on"}, Clause: "C55",
			Help: "No Draw: big hands and no drawing. A player who runs out of cards is out."},
		{Key: "roleReversal", Default: "off", Values: []string{"off", "on"}, Clause: "C59",
			Help: "Role Reversal: the losers of a round win it."},
		{Key: "principalCards", Default: "two", Values: []string{"two", "upTo"}, Clause: "C19",
			Help: "Attacker and victim lay exactly two cards, or one or two."},
		{Key: "kingsPair", Default: "restore", Values: []string{"restore", "void"}, Clause: "C37",
			Help: "Two Kings switch each other off, or still switch off everything."},
		{Key: "noDrawJokers", Default: "keep", Values: []string{"keep", "remove"}, Clause: "C66",
			Help: "No Draw with 54 cards, or with 52."},
		{Key: "comboScope", Default: "side", Values: []string{"side", "player"}, Clause: "C67",
			Help: "Combo looks at a whole side, or at each player's own cards."},
		{Key: "answers", Late: true, Default: "open", Values: []string{"open", "secret"}, Clause: "C68",
			Help: "Bystanders answer one after another, or all at once and in secret."},
	},
	Piles: []engine.PileInfo{
		pileStock:   {Name: "stock"},
		pileHand:    {Name: "hand", Sight: engine.Private, Order: engine.Sorted, Owned: true},
		pileLaid:    {Name: "laid", Sight: engine.Private, Owned: true, Slots: 2},
		pileDiscard: {Name: "discard", Sight: engine.FaceUp, Order: engine.Sorted},
		pileAside:   {Name: "aside", Order: engine.Sorted},
		pileCut:     {Name: "cut", Sight: engine.FaceUp, Owned: true},
	},
	Counters: []engine.CounterInfo{
		countLadder: {Name: "ladder"}, countRound: {Name: "round"}, countRole: {Name: "role"}, countSide: {Name: "side"},
		countBarred: {Name: "barred"}, countPower: {Name: "power"}, countReason: {Name: "reason"},
		countTotal: {Name: "total"}, countDoubled: {Name: "doubled"}, countVoid: {Name: "void"},
		countThrown: {Name: "thrown"}, countTies: {Name: "ties"}, countOut: {Name: "out"},
	},
	Phases: []string{
		phaseAttack: "attack", phaseCall: "call", phaseReply: "reply", phaseAnswer: "answer", phaseAlly: "ally",
		phaseLay: "lay", phaseFlip: "flip", phaseThrow: "throw", phaseOver: "over",
	},
	Verbs: []engine.VerbInfo{
		verbNone:     {},
		verbAttack:   {Name: "attack", Args: [3]engine.ArgInfo{seatArg()}},
		verbBar:      {Name: "bar", Args: [3]engine.ArgInfo{seatArg()}},
		verbCall:     {Name: "call"},
		verbJoin:     {Name: "join", Args: [3]engine.ArgInfo{seatArg()}},
		verbStay:     {Name: "stay"},
		verbHelp:     {Name: "help", Args: [3]engine.ArgInfo{cardArg()}},
		verbPick:     {Name: "pick", Args: [3]engine.ArgInfo{cardArg()}},
		verbLay:      {Name: "lay"},
		verbRock:     {Name: "rock"},
		verbPaper:    {Name: "paper"},
		verbScissors: {Name: "scissors"},
	},
	Says: []string{
		sayFirst: "first", sayCutTie: "cut-tie", sayAttack: "attack", sayBars: "bars", sayWelcome: "welcome",
		sayJoin: "join", sayStay: "stay", sayShut: "shut", sayBare: "bare", sayLaid: "laid", sayFlip: "flip",
		sayVoid: "void", sayKings: "kings", sayOff: "off", sayCross: "cross", sayTwoJokers: "two-jokers",
		sayJack: "jack", sayCopy: "copy", sayNothing: "nothing", sayDouble: "double", sayTotal: "total",
		sayEmpty: "empty", sayEmptyLow: "empty-low", sayTie: "tie", sayRock: "rock", sayPaper: "paper",
		sayScissors: "scissors", sayAgain: "again", sayCoin: "coin", sayThrowWon: "throw-won",
		sayReversal: "reversal", sayUp: "up", sayDown: "down", sayFloor: "floor", sayTaker: "taker",
		sayReshuffle: "reshuffle", sayNoCard: "no-card", sayOut: "out", sayGoal: "goal", sayLast: "last",
		sayLastTie: "last-tie", sayLimit: "limit",
	},
}

// Info describes the game.
func (Game) Info() *engine.Info { return info }

// Reviewed asks for more at a table of three, where an even share is a third: with the usual threshold 2.6 of a hundred choices of the
// strongest were called mistakes.
func (Game) Reviewed(seats int) (propose, worlds, threshold int) {
	if seats == 3 {
		return 0, 0, 40
	}
	return 0, 0, 0
}

// rules are the options of a game as bits.
type rules uint8

const (
	combo rules = 1 << iota
	noDraw
	reversal
	upTo             // principalCards=upTo
	kingsVoid        // kingsPair=void
	noJokers         // noDrawJokers=remove
	ownCombo         // comboScope=player
	secret           // answers=secret
	goal       = 5   // C4
	roundLimit = 300 // C62
	maxTies    = 10  // C41
)

// options returns the rules of a config.
func options(c engine.Config) rules {
	var r rules
	for i := range info.Options { // the bits follow the order of the options
		if info.Index(c, info.Options[i].Key) == 1 {
			r |= 1 << i
		}
	}
	return r
}

// pack returns the cards that the game is played with. C2, C56, C66.
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
