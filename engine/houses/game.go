// Package houses is Home Houses, a game for two by the Carroll brothers. Players fight for the royals of a suit they
// have declared, lay down matches for points, and add up deals until a target is passed. The clauses H1.1 to H20.3
// stand in rules.md, and the files of the rules are named after its headings. What players call a round is a deal
// here.
//
// The pack of 100 holds copies, which look alike. Copies with different histories lie in different piles: cards won
// this turn ("won") apart from older spoils, cards laid down lately ("fresh") apart from the older meld. So a face
// and a pile always name one card.
package houses

import "royals/engine"

// The kinds of pile.
const (
	pileHand uint8 = iota
	pileSpoils
	pileWon
	pileMeld
	pileFresh
	pileBattle
	pileStack
	pileDiscard
	pileDead
	pileGone
)

// The counters.
const (
	countHome    uint8 = iota // 1 + suit, per seat
	countTotal                // points of all finished deals, per seat
	countLast                 // points of the last finished deal, per seat
	countDealer               // 1 + seat
	countDeal                 // number of the deal
	countTarget               // total that must be passed; 0 when one deal decides
	countWinner               // 1 + seat that won this turn's battle
	countBlock                // 1 when the attacker took a block of the discard this turn
	countRedeals              // forced new deals in a row
)

// The phases, D1 to D9 of the decision model.
const (
	phaseFirst     uint8 = iota // D1: the dealer's opponent names a house or passes
	phaseSecond                 // D2a: the dealer names a house
	phaseAfterPass              // D2b: the dealer names a house first, or throws the cards in
	phaseLast                   // D2c: the opponent names a house
	phaseDraw                   // D3: the attacker's first draw
	phaseDefender               // D4: the defender's draw
	phaseRedraw                 // D5: the attacker's second draw
	phaseBefore                 // D6: optional plays, then the lead
	phaseAnswer                 // D7: the defender answers
	phaseKeep                   // D8: the winner keeps one of the two cards
	phaseAfter                  // D9: optional plays, then the discard
	phaseOver
)

// The verbs.
const (
	verbNone uint8 = iota
	verbHouse
	verbPass
	verbRedeal
	verbDraw
	verbTake
	verbSkip
	verbScoop
	verbPick
	verbPickUp
	verbMeld
	verbLead
	verbAnswer
	verbKeep
	verbSlaySpoils
	verbSlayMeld
	verbSlayFresh
	verbRansom
	verbPay
	verbChangeHand // the seven changes, by where the copy that dies comes from, in the order of the notation's letters
	verbChangeMeld
	verbChangeFresh
	verbChangeSpoils
	verbChangeWon
	verbChangeTop
	verbChangeRansom
	verbDiscard
	verbEnd
	verbEndBare
	verbDone
	verbs
)

// The lines for the log.
const (
	sayNamedClubs uint8 = iota // the four houses in the order of the suits
	sayNamedDiamonds
	sayNamedHearts
	sayNamedSpades
	sayPassed
	sayRedeal
	sayDeals
	sayDrew
	sayTook
	saySkipped
	sayScooped
	sayLed
	sayAnswered
	sayWon
	sayKept
	sayMelded
	saySlew
	sayRansomed
	sayChanged
	sayDiscarded
	sayEnded
	sayRanOut
	sayScored
)

var info = &engine.Info{
	ID:       "houses",
	Title:    "Home Houses",
	Credit:   "Royals, by the Carroll brothers (Devin, Brian, Forrest, Liam)",
	Version:  1,
	MinSeats: 2,
	MaxSeats: 2,
	Seats:    2,
	Options: []engine.Option{
		{Key: "target", Default: "1066", Values: []string{"1066", "500", "300", "deal"}, Min: 5, Max: 5000, Clause: "H18.1",
			Help: "the total that must be passed; \"deal\": one deal decides"},
		{Key: "first_dealer", Deal: true, Default: "random", Values: []string{"random", "P1", "P2"}, Clause: "H3.4",
			Help: "who deals first"},
		{Key: "redeal_scope", Default: "after_pass", Values: []string{"after_pass", "any_before_naming"}, Clause: "H4.6",
			Help: "when the dealer may throw the cards in"},
		{Key: "redeal_cap", Default: "3", Values: []string{"3", "1", "2", "0"}, Min: 0, Max: 9, Clause: "H4.9",
			Help: "forced new deals in a row; 0: no limit"},
		{Key: "empty_stack_draw", Default: "optional", Values: []string{"optional", "forced"}, Clause: "H6.6",
			Help: "with the stack gone, whether a discard of one's house must be drawn"},
		{Key: "opening_change", Default: "on", Values: []string{"on", "off"}, Clause: "H13.8",
			Help: "whether the house may be changed before the first draw"},
		{Key: "change_royals", Default: "to_spoils", Values: []string{"to_spoils", "only_old"}, Clause: "H13.12",
			Help: "whether royals laid down for a change go to the spoils at once"},
		{Key: "change_ransom", Default: "faces_only", Values: []string{"faces_only", "any_rank"}, Clause: "H13.7",
			Help: "which cards may be ransomed for a change"},
		{Key: "home_royals_in_match", Default: "on", Values: []string{"on", "off"}, Clause: "H10.8",
			Help: "whether royals in the spoils count towards matches"},
		{Key: "undeclared_matches_count", Default: "on", Values: []string{"on", "off"}, Clause: "H17.4",
			Help: "whether three of a rank double that were never laid down as a match"},
		{Key: "defender_top_after_pile", Default: "off", Values: []string{"off", "on"}, Clause: "H7.7",
			Help: "whether the defender may draw the discard that a block uncovered"},
		{Key: "dead_pile_visible", Default: "off", Values: []string{"off", "on"}, Clause: "H19.3",
			Help: "whether the dead pile lies open"},
	},
	Piles: []engine.PileInfo{
		pileHand:    {Name: "hand", Sight: engine.Private, Order: engine.Sorted, Owned: true},
		pileSpoils:  {Name: "spoils", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
		pileWon:     {Name: "won", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
		pileMeld:    {Name: "meld", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
		pileFresh:   {Name: "fresh", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
		pileBattle:  {Name: "battle", Sight: engine.FaceUp, Order: engine.Sorted, Owned: true},
		pileStack:   {Name: "stack", Sight: engine.Hidden, Order: engine.Ordered},
		pileDiscard: {Name: "discard", Sight: engine.FaceUp, Order: engine.Ordered},
		pileDead:    {Name: "dead", Sight: engine.Hidden, Order: engine.Ordered},
		pileGone:    {Name: "gone", Sight: engine.FaceUp, Order: engine.Sorted},
	},
	Counters: []engine.CounterInfo{
		countHome: {Name: "home"}, countTotal: {Name: "total"}, countLast: {Name: "last"}, countDealer: {Name: "dealer"},
		countDeal: {Name: "deal"}, countTarget: {Name: "target"}, countWinner: {Name: "winner"}, countBlock: {Name: "block"},
		countRedeals: {Name: "redeals"},
	},
	Phases: []string{"name", "name-second", "name-after-pass", "name-last", "draw", "defender-draw", "second-draw",
		"before", "answer", "keep", "after", "over"},
	Verbs: []engine.VerbInfo{
		verbNone:         {Name: "none"},
		verbHouse:        {Name: "house", Args: args{{Kind: engine.ArgSuit}}},
		verbPass:         {Name: "pass"},
		verbRedeal:       {Name: "redeal"},
		verbDraw:         {Name: "draw"},
		verbTake:         {Name: "take"},
		verbSkip:         {Name: "skip"},
		verbScoop:        {Name: "scoop", Args: args{{Kind: engine.ArgIndex, Pile: pileDiscard}}},
		verbPick:         {Name: "pick", Args: args{handCard}},
		verbPickUp:       {Name: "pick-up", Args: args{{Kind: engine.ArgCard, Pile: pileDiscard}}},
		verbMeld:         {Name: "meld"},
		verbLead:         {Name: "lead", Args: args{handCard}},
		verbAnswer:       {Name: "answer", Args: args{handCard}},
		verbKeep:         {Name: "keep", Args: args{{Kind: engine.ArgCard, Pile: pileBattle}, seatArg}},
		verbSlaySpoils:   slay("assassinate", pileSpoils),
		verbSlayMeld:     slay("assassinate-meld", pileMeld),
		verbSlayFresh:    slay("assassinate-fresh", pileFresh),
		verbRansom:       {Name: "ransom", Args: args{freshCard, handCard, seatArg}},
		verbPay:          {Name: "pay", Args: args{handCard, freshCard, seatArg}},
		verbChangeHand:   change("change-hand", pileHand),
		verbChangeMeld:   change("change-meld", pileMeld),
		verbChangeFresh:  change("change-fresh", pileFresh),
		verbChangeSpoils: change("change-spoils", pileSpoils),
		verbChangeWon:    change("change-won", pileWon),
		verbChangeTop:    {Name: "change-top", Args: args{{Kind: engine.ArgCard, Pile: pileDiscard}}},
		verbChangeRansom: {Name: "change-ransom", Args: args{freshCard, seatArg}},
		verbDiscard:      {Name: "discard", Args: args{handCard}},
		verbEnd:          {Name: "end", Args: args{handCard}},
		verbEndBare:      {Name: "end-without"},
		verbDone:         {Name: "done"},
	},
	Says: []string{
		sayNamedClubs: "named-clubs", sayNamedDiamonds: "named-diamonds", sayNamedHearts: "named-hearts",
		sayNamedSpades: "named-spades", sayPassed: "passed", sayRedeal: "redeal", sayDeals: "deals", sayDrew: "drew",
		sayTook: "took", saySkipped: "skipped", sayScooped: "scooped", sayLed: "led", sayAnswered: "answered",
		sayWon: "won", sayKept: "kept", sayMelded: "melded",
		saySlew: "slew", sayRansomed: "ransomed", sayChanged: "changed", sayDiscarded: "discarded", sayEnded: "ended",
		sayRanOut: "ran-out", sayScored: "scored",
	},
}

// The operands that several verbs have.
type args = [3]engine.ArgInfo

var (
	handCard  = engine.ArgInfo{Kind: engine.ArgCard, Pile: pileHand, Own: true}
	freshCard = engine.ArgInfo{Kind: engine.ArgCard, Pile: pileFresh}
	seatArg   = engine.ArgInfo{Kind: engine.ArgSeat}
)

// slay describes an assassination in one pile of the other board.
func slay(name string, pile uint8) engine.VerbInfo {
	ace := engine.ArgInfo{Kind: engine.ArgCard, Pile: pileSpoils, Own: true}
	return engine.VerbInfo{Name: name, Args: args{ace, {Kind: engine.ArgCard, Pile: pile}, seatArg}}
}

// change describes a change of home in which the copy of one own pile dies.
func change(name string, pile uint8) engine.VerbInfo {
	return engine.VerbInfo{Name: name, Args: args{{Kind: engine.ArgCard, Pile: pile, Own: true}}}
}

// Game is Home Houses.
type Game struct{}

// Info describes the game.
func (Game) Info() *engine.Info { return info }

// Reviewed is fewer worlds than in other games: a game has six times as many choices, and they swing the chance to win by less.
func (Game) Reviewed(int) (propose, worlds, threshold int) { return 160, 160, 0 }

// options are the rules that the players have agreed on.
type options struct {
	target        int16 // 0: one deal decides
	redealCap     uint8
	redealAny     bool
	forced        bool
	opening       bool
	onlyOld       bool
	anyRansom     bool
	royalsMatch   bool
	undeclared    bool
	topAfterBlock bool
	deadOpen      bool
}

func readOptions(c engine.Config) options {
	on := func(key string) bool { return info.Value(c, key) == "on" }
	return options{
		target:        int16(info.Number(c, "target")),
		redealAny:     info.Value(c, "redeal_scope") == "any_before_naming",
		redealCap:     uint8(info.Number(c, "redeal_cap")),
		forced:        info.Value(c, "empty_stack_draw") == "forced",
		opening:       on("opening_change"),
		onlyOld:       info.Value(c, "change_royals") == "only_old",
		anyRansom:     info.Value(c, "change_ransom") == "any_rank",
		royalsMatch:   on("home_royals_in_match"),
		undeclared:    on("undeclared_matches_count"),
		topAfterBlock: on("defender_top_after_pile"),
		deadOpen:      on("dead_pile_visible"),
	}
}
