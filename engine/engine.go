package engine

import (
	"errors"

	"royals/engine/cards"
)

// Game is one rule set. A value holds no state; there is one per game, listed in package catalog.
type Game interface {
	// Info describes the game. It is the same pointer at every call and nobody writes to it.
	Info() *Info
	// New deals a game. The deal is told as events too: they start from an empty table, so that folding a seat's
	// events from View zero gives that seat's view. The error names a seat count or an option that the game does not have.
	New(Config, *Events) (State, error)
	// Notate writes a whole choice of a seat in the rulebook's notation, without the seat in front: "attack P3".
	Notate(State, Seat, []Action) string
	// Parse reads what Notate writes. It refuses what is no notation, or names cards or piles that are not there, with a
	// clear error, a VerbError where it does not know the first word; whether a well-formed choice is legal is for Legal
	// and Apply to say.
	Parse(State, Seat, string) ([]Action, error)
}

// Scribe is the other half of every Game, which case files and traces use: it sets up and describes positions piece by
// piece. It is an interface of its own so that programs which only play do not carry it.
type Scribe interface {
	Game
	// Blank returns the position a case file starts from: seats and options, nothing dealt, P1 to act at the usual
	// first decision of a turn.
	Blank(Config) (State, error)
	// Finish puts every card that no fact has named where the game keeps its unknown cards (its draw pile, in numeric
	// order below the named ones), works out what follows from the facts, and checks the whole.
	Finish(State) error
}

// Fact is one piece of a position in notation: "hand P1 7D,AC", "turn P2" (Seat None), "hits 2".
type Fact struct {
	Key   string
	Seat  Seat // None when the fact belongs to nobody
	Value string
}

// String writes the fact as a line of a case file does.
func (f Fact) String() string {
	if f.Seat == None {
		return f.Key + " " + f.Value
	}
	return f.Key + " " + f.Seat.String() + " " + f.Value
}

// State is a position. It is a pointer to one flat struct without slices, maps, pointers or strings; comparing the
// structs with == compares the positions, because arrays are zeroed on removal and sets kept sorted.
// No method allocates, except the appends to the caller's buffers.
type State interface {
	// Actors returns who owes a decision now; 0 when the game is over.
	Actors() SeatSet
	// Legal appends the actions that seat may take next, in a fixed order; the picks of a choice in any order, none of which leads into
	// a dead end. None when it owes nothing.
	Legal(Seat, []Action) []Action
	// Rising appends what Legal lists, without the picks that would fall back behind one already made: each whole choice is
	// reached in exactly one order. Searches ask for it, and whatever counts or lists whole choices.
	Rising(Seat, []Action) []Action
	// Why returns the rule against an action that Legal does not list; nil only for an Unlisted verb that may be used.
	Why(Seat, Action) *RuleError
	// Do carries out an action that is legal. It trusts its caller. Events may be nil. An action with the Step bit touches
	// only the seat's own pick, so it may be done in that seat's redacted state.
	Do(Seat, Action, *Events)
	// Observe returns what viewer sees of another seat's action: the action itself, a mere count, or 0 for nothing.
	Observe(viewer, mover Seat, a Action) uint32
	// Prompt returns the question put to a seat, or, when it owes nothing, what it waits for. It reads nothing that the
	// seat may not know.
	Prompt(Seat) Prompt
	// Prior writes a weight for each of a seat's legal actions from what that seat may know: higher looks better,
	// 0 is a move no sensible player makes. w is as long as acts.
	Prior(seat Seat, acts []Action, w []int16)
	// Result fills in scores, ranking and score lines as they stand, and reports whether the game is over. Winners is
	// only set then. r may be nil.
	Result(r *Result) bool
	// Eval writes 0 to 1000 per seat: how the seat stands, from whatever the state holds.
	Eval(*[MaxSeats]int32)
	// CopyFrom makes the state equal to another of the same game. It is the only clone there is.
	CopyFrom(State)
	// Fresh returns a new zero state of the same game, to copy into. It is the only method that allocates.
	Fresh() State
	// Redact blanks all that the seat may not know, generators included. Redacting twice changes nothing more.
	Redact(Seat)
	// Imagine fills what Redact(seat) blanked with a fair sample of what could be true for that seat, chance included.
	Imagine(Seat, *cards.Rand)
	// View writes what a redacted state still shows. The caller's View is reused.
	View(*View)
	// Fields walks over every field once, in the order of the bytes.
	Fields(*Fields)
	// Check returns an error that names the first broken invariant of the position that Sound cannot know, nil when all hold.
	Check() error
	// Fits returns ErrHidden unless every face and all chance is there, and ErrOther unless the seats and the options are those
	// of the config. Check takes redacted states as well, for bots get them; a save is believed only when it also fits.
	Fits(Config) error
}

// What Fits refuses.
var (
	ErrHidden = errors.New("engine: a face or the chance is hidden")
	ErrOther  = errors.New("engine: other seats or other options")
)

// Fit is what Fits returns, of its two answers.
func Fit(whole, same bool) error {
	switch {
	case !whole:
		return ErrHidden
	case !same:
		return ErrOther
	}
	return nil
}

// Presetter is implemented by states whose long choices (pairings, payments) are offered as a sensible whole that a
// player may take or edit.
type Presetter interface {
	// Preset appends a complete legal choice for the decision the seat owes, nothing when it has none to offer.
	Preset(Seat, []Action) []Action
}

// RuleError is a refusal: the clause that forbids the action and the key of the sentence shown to the player.
type RuleError struct {
	Clause string // "U6.1"
	Key    string // "usurpers.target-has-no-royals"
}

// Error returns "usurpers.target-has-no-royals (U6.1)".
func (e *RuleError) Error() string { return e.Key + " (" + e.Clause + ")" }

// VerbError is what Parse returns for a choice whose first word is none of the game's.
type VerbError string

// Error returns the sentence.
func (e VerbError) Error() string { return string(e) }

// Hash returns the 64-bit FNV-1a hash of the canonical bytes; buf is scratch and is returned for reuse.
func Hash(s State, buf []byte) (uint64, []byte) {
	buf = Encode(s, buf[:0])
	return HashBytes(buf), buf
}

// HashBytes returns the 64-bit FNV-1a hash of b.
func HashBytes(b []byte) uint64 {
	h := uint64(0xcbf29ce484222325)
	for _, c := range b {
		h = (h ^ uint64(c)) * 0x100000001b3
	}
	return h
}
