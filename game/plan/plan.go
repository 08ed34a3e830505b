// Package plan holds what a game's table looks and sounds like: where its piles lie, which counters are badges, when
// the table rests so that it can be read, what its log lines sound like, its plate on the title. Each game has one
// literal here. What a literal leaves out follows rules of thumb, so a game without one can be played too.
package plan

import (
	"slices"
	"strings"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/kit"
	"royals/game/sound"
	"royals/sprites"
)

// Plan is the table of a game. Piles, counters, verbs and lines are meant by their numbers in engine.Info; -1 is none.
type Plan struct {
	Spots    []Spot // by kind of pile
	Hand     int    // the kind of the hand
	Badges   []Badge
	Marks    []Badge   // counters of the whole table, shown with the title
	Slots    []Badge   // counters of single slots, shown on the card that lies there
	Turned   int       // a counter of a slot that says how its card lies
	Turns    []float64 // by its value: how far the card is turned, clockwise, radians
	TurnedIn int       // the kind of pile whose slots it counts for
	Rests    []Rest
	Open     []Open
	Shared   []Shared
	Orders   []Order
	Passing  []string // prompts whose only answer is given after a moment: a card has been drawn, and that is all
	Answers  []Answer
	Goals    []int                                                 // by verb: the kind of pile it is about, although no operand names that pile
	Bars     map[string]int                                        // by refusal: the kind of pile whose cards are in the way, -1 for what has been chosen
	Faces    map[int]int                                           // by verb that aims at a card: the verb that aims at its owner
	Does     [][]int                                               // the verbs that a question names, group by group, in the order in which it names them
	Sure     []int                                                 // verbs that give up what cannot be had back: they are asked once more, unless nothing else can be done
	Aims     []int                                                 // verbs that are done at once when one of their goals is pointed at after they were named: they can be taken back
	Onto     []int                                                 // verbs that are done at once when a player is pointed at after the card that they take
	Lifts    int                                                   // a verb that picks a card: the first that is touched takes along all that go with it; -1 for none
	Gathers  int                                                   // a verb that picks a card: two cards that go together are picked by pressing them one after the other; -1 for none
	Leads    map[int]int                                           // by verb: the verb that is asked for next, with a card of the hand; that card may be pointed at before
	Called   int                                                   // a verb that begins a choice on a pile and has a button all the same, so that nobody must guess it; -1 for none
	Flags    []cards.Rank                                          // by verb: the rank of the hand that its flag plays, or the verb where it has no operand; 0 for none
	Useless  func(info *engine.Info, before, a engine.Action) bool // whether a step after another one is legal and does nothing, nil where none is
	Facts    []Fact
	Recall   Recall
	First    string                                                             // the option that lets the loser of a game begin the next, "" where there is none
	Best     bool                                                               // a match of several games may be agreed on
	Short    []engine.Setting                                                   // the options of a short game, nil for none
	Brief    bool                                                               // the first game is a short one
	Day      Day                                                                // how the day's deal is played
	Fight    func(told []Told) (Verdict, bool)                                  // who wins what lies open, nil where nothing tells
	Stake    func(s *Sight, l Told) Sentence                                    // what is at stake from a line on, of which a hold says it
	Closes   func(told []Told) Sentence                                         // what the last turn of all came to
	Verdict  func(told []Told, r *engine.Result, seats int) Verdict             // why the game ended so, nil where nothing tells
	Sum      func(l Told) (Sentence, bool)                                      // the sum behind a line that a choice would bring, nil for none
	Gloss    func(info *engine.Info, public func() *engine.View, l Told) string // what the log adds to the key of a line, "" for nothing, nil where it never does
	Sign     func(c cards.Card) int                                             // the number that a card of SignIn wears, nil for none
	SignIn   int
	Volley   int                           // the line that tells of an attack of cards alone, -1 for none
	Flies    int                           // the kind of pile in which they lie then
	Aside    func(p *engine.Prompt) string // the key of what a question says beside its first number, "" for nothing; nil where it never does
	Worth    Worth                         // what the button of an action says of it, nil where nothing tells
	Tips     []Tip
	Page     []Rule                // the game on one page
	Cues     []sound.Cue           // by log line; one without a cue is heard through its cards alone
	Sting    sound.Effect          // what the table is known by
	Again    []int                 // the lines with which a moment on the stage begins
	Opens    []int                 // the lines with which a turn begins, where they are of another seat
	Quiet    []int                 // the lines that the log beside the table leaves out: another one says it better
	Arrows   []Arrow               // by log line about two seats
	Chips    []string              // by log line: a words key for what its arrow carries, "" for nothing
	Stage    func(s *Scene) *Stage // what goes on, shown large; nil where nothing is
	Beats    []Beat                // by log line: how long it stands there
	Tells    []Beat                // by counter: the same for one that changes to more than 0
	Track    Track                 // the strip that tells how far everybody has come
	ByRank   bool                  // hands are sorted by rank, where nobody has said otherwise
	Full     int                   // what everybody begins with, where that drains; 0 where nothing does
	Threat   int                   // the counter of the turns after which a seat wins, -1 for none
	Spoken   []Tell                // by log line: how it is spoken
}

// Day is how the day's deal of a game is played where that is not the usual way.
type Day struct {
	Seats   int // 0 for as many as the game is best for
	Options []engine.Setting
}

// Arrow is the arrow of a log line about two seats.
type Arrow struct {
	Kind kit.Arrow
	Way  Way
}

// Way is from which of the two seats to which the arrow of a line points: always from who acts to who is acted on.
type Way uint8

// The ways.
const (
	NoWay Way = iota // the line has no arrow
	Forth            // from the seat that is named first
	Back             // to it
)

// Points returns from whom to whom a line points.
func (a Arrow) Points(e engine.Event) (from, to engine.Seat) {
	if a.Way == Back {
		return e.Other, e.Seat
	}
	return e.Seat, e.Other
}

// Rule is a line of the page of rules: little drawn cards, and a sentence beside them.
type Rule struct {
	Head  string // the key of the heading it stands under
	Key   string // of its sentence, "" for the goal of the game
	Cards string // in notation
}

// Track is how a strip at the top of the table shows how far everybody has come.
type Track uint8

// The kinds of track.
const (
	NoTrack Track = iota
	Carpet        // a carpet to a throne, a step for each point
	Ladder        // a ladder to a crown
	Walls         // two houses that grow
)

// Target returns the counter that the score is to reach, -1 for none.
func (p *Plan) Target() int {
	for _, b := range p.Badges {
		if b.Main {
			return b.Of
		}
	}
	return -1
}

// Where is a part of the table.
type Where uint8

// The parts of the table.
const (
	Unset  Where = iota
	Hand         // the hand: a fan at the bottom for the player at the screen, a number for the others
	Seat         // before its owner
	Centre       // in the middle; owned piles lie there under their owner's name
	Tally        // before its owner, as a number only
	Off          // not shown: another pile's picture tells it already
)

// Spread is how the cards of a pile lie.
type Spread uint8

// The ways in which the cards of a pile lie.
const (
	Row   Spread = iota // side by side, overlapping where there is little room
	Stack               // on top of each other, with a count
	Slot                // one card, with the cards of pile Under peeking out below it
	Fan                 // an overlapping row, however many there are, the top card last and whole
)

// Spot is the place of a kind of pile.
type Spot struct {
	Where  Where
	Spread Spread
	Under  int  // Slot: the kind of pile whose cards of the same slot lie under it
	Blank  bool // an empty one keeps its place
	Ranked bool // Row: cards of one rank lie side by side
	Icon   sprites.ID
}

// Badge is a counter that is shown: by a seat, by the table or on a card.
type Badge struct {
	Key  int
	Of   int // the counter that holds its target
	Icon sprites.ID
	Main bool // shown large: the score
	Mark bool // shown without its number
	Suit bool // 1 to 4 are the suits
	Top  int  // the most it can be, 0 where that is not known
	Same int  // hidden while this counter has the same value
	Bars bool // who wears it is kept out
	Side bool // 1 and 2 are two sides, each with a colour
	In   int  // of a slot: only in this kind of pile, -1 for any
	Why  int  // of a slot: the counter whose words say why

	Tells func(s *Sight) Sentence // what a mark says, where that is more than its number; without a key the number is said

	Plain int // reasons up to this one need no words
	Usual int // the value of a slot that goes without saying, 0 for none
	Waits int // the value of a slot at which its card does nothing before the next turn, 0 for none
}

// TurnOf returns how far a card is turned whose Turned counter is n.
func (p *Plan) TurnOf(n int) float64 {
	if n < 0 || n >= len(p.Turns) {
		return 0
	}
	return p.Turns[n]
}

// Score returns the counter that is shown large.
func (p *Plan) Score() int {
	for _, b := range p.Badges {
		if b.Main {
			return b.Key
		}
	}
	return -1
}

// Rest is a moment in which the table stands still, so that what has come out can be read. A log line arms it. It begins
// before the next event that takes something away, or when nothing more is told and others go on.
type Rest struct {
	Say    int           // armed by this line
	First  bool          // the line is told before the cards go whose fate it tells
	Late   bool          // begins after cards have gone, before the next line
	Before []int         // begins only before cards go from one of these piles
	Counts []int         // begins before one of these counters changes, too
	Hold   Whose         // where it is a hold: it lasts until the players at the screen go on
	Time   time.Duration // how long it lasts where it is none, at natural pace
	Sums   bool          // the scores are opened into their sums

	Mine    bool // only where the line's other seat is a person, who did what it answers
	Unasked bool // only where the person could not answer what was done, and so was not asked
}

// Whose says whom a line must be about to make its rest a hold.
type Whose uint8

// Whom it must be about.
const (
	Nobody Whose = iota // it is none
	All                 // anybody
	Seated              // a person in the line's seat
	Other               // a person in its other seat
	Either              // a person in one of these two
	Others              // a person in any seat but its own
	Party               // a person who had a part in what led to it
)

// Arms reports whether an event arms the rest.
func (r *Rest) Arms(e engine.Event) bool { return e.Kind == engine.Said && int(e.Key) == r.Say }

// Stops reports whether an armed rest begins before an event.
func (r *Rest) Stops(e engine.Event) bool {
	switch e.Kind {
	case engine.Moved:
		return !r.Late || slices.Contains(r.Before, int(e.From.Kind))
	case engine.Said:
		return r.Late
	case engine.Counted:
		return slices.Contains(r.Counts, int(e.Key))
	}
	return false
}

// Open marks prompts that go on the open table first where several players share a device: the table without hands, and
// two buttons that are always there. One passes, the other opens the hand. Question and buttons depend on no hand.
type Open struct {
	Prompt string // the prompts whose keys begin so
	Pass   int    // the verb that passes
	Text   string // the words key of its button
}

// Answer marks prompts that a card of the hand can answer. Whether the seat holds that card is its secret: nobody else may
// learn it from what is shown, from a sound or from a pause.
type Answer struct {
	Prompt     string // the prompts whose keys begin so
	Play, Pass int    // verbs
	None       string // words key: the seat holds no such card
	Button     string // words key of the button that plays it
}

// Shared marks a public prompt that goes from seat to seat until one says yes. All may answer it at once.
type Shared struct {
	Prompt        string
	Yes, No       int    // verbs
	Option, Value string // the house rule under which the others are asked too
	Text, Nobody  string // words keys: {A} says yes, nobody does
}

// When says when a standing order plays its card.
type When uint8

// When a standing order plays its card.
const (
	Ask    When = iota // there is no order: the player is asked
	Never              // never, it passes
	Holds              // when the prompt's first number is the rank of a card in the hand
	Costs              // when the prompt's second number reaches Least, or the points that are left
	Always             // whenever it can
	Stake              // the player is asked when the hand holds the rank, else it passes: for who plays alone, as else it would tell
)

// Order is a standing order that a player may give for a kind of prompt: the answer to give without asking.
type Order struct {
	Name       string // words key of its name
	Prompt     string
	Play, Pass int // verbs
	Cases      []Case
}

// Case is one setting of an order.
type Case struct {
	When  When
	Least int32
}

// Fact is a sentence about a seat, or about the table, made from counters that stand for something other than a number:
// seats are named by their players, ranks by their names.
type Fact struct {
	Key   string // words key; {A} is whose fact it is, {B} the seat, {a} the rank or ranks, {n} the number
	N     int    // the counter of each
	Seat  int    // counted from 1
	Rank  int
	Ranks int  // every slot that is not zero is a rank
	Zero  int  // said only while this one is zero
	Phase int  // said in this phase alone, and the number may be zero then; -1 for any phase
	Table bool // of the whole table
}

// Recall says which log lines tell what happened in the middle: those that begin it, show a card, or end it. Where the
// middle is usually empty, it keeps the last of this on show.
type Recall struct{ Begin, Card, End []int }

// OpenFor returns how a prompt is put on the open table, nil when it is not.
func (p *Plan) OpenFor(key string) *Open {
	for i := range p.Open {
		if strings.HasPrefix(key, p.Open[i].Prompt) {
			return &p.Open[i]
		}
	}
	return nil
}

// Doing returns the group of a verb, -1 for a verb that no question names.
func (p *Plan) Doing(verb int) int {
	return slices.IndexFunc(p.Does, func(group []int) bool { return slices.Contains(group, verb) })
}

// AnswerFor returns how a card answers a prompt, nil when none does.
func (p *Plan) AnswerFor(key string) *Answer {
	for i := range p.Answers {
		if strings.HasPrefix(key, p.Answers[i].Prompt) {
			return &p.Answers[i]
		}
	}
	return nil
}

// SharedFor returns how a prompt is shared, nil when it is not.
func (p *Plan) SharedFor(key string) *Shared {
	for i := range p.Shared {
		if p.Shared[i].Prompt == key {
			return &p.Shared[i]
		}
	}
	return nil
}
