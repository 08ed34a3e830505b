// Package houses is Home Houses, the game for two of the Carroll brothers: a pack of 100 cards with copies, battles for
// the royals of a declared suit, matches laid down for points, assassins, ransoms and changes of house, and deals that
// add up to a target. Its clauses (H1.1 to H20.3) stand in rules.md; each file is named after a heading there.
//
// Equal copies of a card look alike to players. Where copies differ in what has happened to them, they lie in different
// piles: a player's spoils won this turn lie apart from those that were there before ("won" and "spoils"), and cards
// laid down this turn, or by the other side in the turn before, apart from older ones ("fresh" and "meld"). So a face and
// a pile always name one card.
package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

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
	phaseSecond                 // D2a: the dealer names his
	phaseAfterPass              // D2b: the dealer names first, or throws the cards in
	phaseLast                   // D2c: the opponent names hers
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
		{Key: "first_dealer", Default: "random", Values: []string{"random", "P1", "P2"}, Clause: "H3.4",
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
		verbHouse:        {Name: "house", Args: [3]engine.ArgInfo{{Kind: engine.ArgSuit}}},
		verbPass:         {Name: "pass"},
		verbRedeal:       {Name: "redeal"},
		verbDraw:         {Name: "draw"},
		verbTake:         {Name: "take"},
		verbSkip:         {Name: "skip"},
		verbScoop:        {Name: "scoop", Args: [3]engine.ArgInfo{{Kind: engine.ArgIndex, Pile: pileDiscard}}},
		verbPick:         {Name: "pick", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileHand, Own: true}}},
		verbPickUp:       {Name: "pick-up", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileDiscard}}},
		verbMeld:         {Name: "meld"},
		verbLead:         {Name: "lead", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileHand, Own: true}}},
		verbAnswer:       {Name: "answer", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileHand, Own: true}}},
		verbKeep:         {Name: "keep", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileBattle}, {Kind: engine.ArgSeat}}},
		verbSlaySpoils:   slay("assassinate", pileSpoils),
		verbSlayMeld:     slay("assassinate-meld", pileMeld),
		verbSlayFresh:    slay("assassinate-fresh", pileFresh),
		verbRansom:       {Name: "ransom", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileFresh}, {Kind: engine.ArgCard, Pile: pileHand, Own: true}, {Kind: engine.ArgSeat}}},
		verbPay:          {Name: "pay", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileHand, Own: true}, {Kind: engine.ArgCard, Pile: pileFresh}, {Kind: engine.ArgSeat}}},
		verbChangeHand:   change("change-hand", pileHand),
		verbChangeMeld:   change("change-meld", pileMeld),
		verbChangeFresh:  change("change-fresh", pileFresh),
		verbChangeSpoils: change("change-spoils", pileSpoils),
		verbChangeWon:    change("change-won", pileWon),
		verbChangeTop:    {Name: "change-top", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileDiscard}}},
		verbChangeRansom: {Name: "change-ransom", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileFresh}, {Kind: engine.ArgSeat}}},
		verbDiscard:      {Name: "discard", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileHand, Own: true}}},
		verbEnd:          {Name: "end", Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pileHand, Own: true}}},
		verbEndBare:      {Name: "end-without"},
		verbDone:         {Name: "done"},
	},
	Says: []string{
		sayNamedClubs: "named-clubs", sayNamedDiamonds: "named-diamonds", sayNamedHearts: "named-hearts", sayNamedSpades: "named-spades",
		sayPassed: "passed", sayRedeal: "redeal", sayDeals: "deals", sayDrew: "drew", sayTook: "took", saySkipped: "skipped",
		sayScooped: "scooped", sayLed: "led", sayAnswered: "answered", sayWon: "won", sayKept: "kept", sayMelded: "melded",
		saySlew: "slew", sayRansomed: "ransomed", sayChanged: "changed", sayDiscarded: "discarded", sayEnded: "ended",
		sayRanOut: "ran-out", sayScored: "scored",
	},
}

func slay(name string, pile uint8) engine.VerbInfo {
	return engine.VerbInfo{Name: name, Args: [3]engine.ArgInfo{
		{Kind: engine.ArgCard, Pile: pileSpoils, Own: true}, {Kind: engine.ArgCard, Pile: pile}, {Kind: engine.ArgSeat}}}
}

func change(name string, pile uint8) engine.VerbInfo {
	return engine.VerbInfo{Name: name, Args: [3]engine.ArgInfo{{Kind: engine.ArgCard, Pile: pile, Own: true}}}
}

// Game is Home Houses.
type Game struct{}

// Info describes the game.
func (Game) Info() *engine.Info { return info }

// New deals the first deal of a match.
func (Game) New(c engine.Config, ev *engine.Events) (engine.State, error) {
	if err := info.Check(c); err != nil {
		return nil, err
	}
	s := new(State)
	s.opt = readOptions(c)
	s.rng = newRand(c)
	// H3.4 Who deals first is drawn from the game's own chance, unless agreed.
	switch info.Value(c, "first_dealer") {
	case "P1":
		s.dealer = 0
	case "P2":
		s.dealer = 1
	default:
		s.dealer = uint8(s.rng.IntN(2))
	}
	if s.opt.target > 0 {
		ev.Count(countTarget, engine.None, 0, int(s.opt.target))
	}
	s.fillStack(ev)
	s.deal(ev)
	ev.Phase(s.phase, engine.Seat(s.attacker), s.Actors())
	return s, nil
}

// newRand is the chance of a match.
func newRand(c engine.Config) cards.Rand { return cards.NewRand(c.Seed, 0x486f757365) }

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
