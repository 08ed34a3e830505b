// Package table presents a running match. It knows who is looking at the screen, what that viewer has been shown and
// what is still to come. It puts choices together from taps, lets opponents answer, hands the device from person to
// person, keeps the log and saves. It draws nothing and names no game.
package table

import (
	"errors"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
	"royals/game/plan"
)

// Player sits in a seat: a person, or an opponent of some level.
type Player struct {
	Name string
	Bot  string // the opponent's level, "" for a person
}

// Person reports whether the player is a person.
func (p Player) Person() bool { return p.Bot == "" }

// Pace is how fast things go. Move multiplies the time between two events that are shown, Pause the time an opponent
// takes; 0 is no time. With ByTap opponents wait for Table.Next.
type Pace struct {
	Move, Pause float64
	Free        time.Duration // on the table's clock: opponents do not move before
	ByTap       bool
	Step        bool // a tap for each beat
	Restless    bool // there are no rests
	Auto        bool // holds go on by themselves once they can have been read
}

// Keeper keeps saved games.
type Keeper interface{ Save(data []byte) error }

// Line is a line of the log.
type Line struct {
	Seat engine.Seat
	Text string
	See  engine.SeatSet
	Move int // how many choices had been made
	Say  int // its number in Info.Says, -1 for another line
	Card cards.Card

	Other engine.Seat
	N     int
	Gloss string // what its key has more than its number's, from what everybody saw then
}

// Table is a match as it is shown. It is made of layers, and each knows only those below it: record, showing, choosing.
// Table itself takes turns between persons and opponents, and saves.
type Table struct {
	choosing
	Sort    Sort
	Order   [engine.MaxSeats][]cards.Card  // ByHand: how each person has laid the hand
	Curtain engine.Seat                    // the person who must take the device before anything private is shown, or None
	Recap   int                            // the first line of the log that the viewer has not read, or len(Log)
	Trouble error                          // the last save failed
	Judge   func(run []engine.Action) bool // is asked before a person's choice is carried out, and may drop it; nil lets all pass

	Sure func(run []engine.Action) bool // is asked before that, and may keep it for later; nil lets all pass

	keep   Keeper
	think  Thinker
	due    time.Duration
	brisk  bool // the pause before that has been skipped before it began
	hold   bool // an opponent waits for a tap
	away   bool // an opponent is thinking and has no answer yet
	seen   [engine.MaxSeats]int
	pauses cards.Rand
	advice advice
	sole   sole // the answer that the table gives for a person, who has no other
	helped [engine.MaxSeats]Helped
	hinted int // the choice for which a hint was seen last, counted from 1
}

// record is the match, its players and its log.
type record struct {
	Plan    *plan.Plan
	Players []Player
	Log     []Line
	Viewer  engine.Seat // the seat whose view is on the screen; engine.Table for the public view
	Changed bool        // the loaded game went on from its snapshot under changed rules
	Version int         // grows with every change of the screen

	m       *match.Match
	info    *engine.Info
	now     engine.View // what the viewer may know now, ahead of what is shown
	over    bool
	botSeed uint64
	orders  [engine.MaxSeats]standing
	sealed  *sealed // nil if the deal was not sealed
	called  [engine.MaxSeats]called
	back    int // how many choices an undo takes back

	practice practice
}

// showing shows the match to the viewer, event by event. It runs behind the rules.
type showing struct {
	record
	Pace  Pace
	Shown engine.View // what the viewer has been shown
	Cards Ledger
	Arrow Arrow
	Hear  func(engine.Event) // is told of each event just before it is shown; may be nil
	Lies  func() bool        // reports whether everything that has been shown lies still; nil for always

	Told int // grows with every event that is shown, and when all is shown at once

	queue []engine.Event
	calm  bool // what is shown had caught up with the match when the table was last looked at
	clock time.Duration
	next  time.Duration   // when the next event may be shown
	fresh []engine.PileID // piles that got cards in the events being shown
	early string          // the line of the choice that was made, before it is told
	stale bool            // the last line was read at a hold
	stand
	toldOnce  map[string]bool // the only answers that have been told, by their sentences
	unasked   bool            // the last choice was a person's only answer to another player's deed
	spared    int             // the asks for what a person lacks that the person has let pass
	rerun     rerun
	addressed addressed
	reading   reading
	would     would
}

// turn is whose decision it is.
type turn struct {
	Asked engine.Seat // the person whose decision is on the screen, or None; never before all that led to it has been shown

	asking engine.Seat // the opponent who is thinking
	holder engine.Seat // the person who had the device last
	coming engine.Seat // the person whose decision comes once everything before it has been shown, or None
	covers bool        // and the curtain before it
}

// choosing puts a person's choice together from taps and buttons.
type choosing struct {
	showing
	turn
	Focus   Focus
	Refusal string // the answer to the last forbidden tap
	way     []Thing

	comp Composer
	led  led
	opts []Option
	buf  []Thing
	open *plan.Open // how the question goes on the open table, nil if it does not
}

// Sort is how the hand is sorted.
type Sort uint8

// The ways to sort a hand.
const (
	BySuit Sort = iota
	ByRank
	ByHand // as the player laid it
	Sorts  // how many there are
)

// ErrPlayers says that there is not one player for each seat.
var ErrPlayers = errors.New("table: every seat wants one player")

// New deals a game and seals the deal with a salt. seed is for the opponents alone and is unrelated to the deal.
func New(g engine.Game, c engine.Config, players []Player, keep Keeper, think Thinker, seed uint64, salt match.Salt) (*Table, error) {
	if len(players) != c.Seats {
		return nil, ErrPlayers
	}
	m, err := match.New(g, c)
	if err != nil {
		return nil, err
	}
	t := newTable(m, players, keep, think, seed)
	t.sealDeal(salt)
	deals(t)
	return t, nil
}

// deals tells the deal that has just been made.
func deals(t *Table) {
	t.tell(t.m.Events())
	t.note()
	t.save()
	t.Shown.Reset(t.Viewer)
	t.queue = fed(&t.record, nil)
	wholeFirst(&t.showing)
	t.Cards.Sync(&t.Shown)
	if t.persons() < 2 {
		t.Recap = len(t.Log)
	}
	t.decide()
}

// wholeFirst lets the scores with which a game begins stand before the first card is dealt: nobody has won them.
func wholeFirst(t *showing) {
	first := 0
	for i, e := range t.queue {
		if e.Kind == engine.Counted && int(e.Key) == t.Plan.Score() {
			bring(t.queue[first : i+1])
			first++
		}
	}
}

// Resume goes on with a saved game. find returns the game of an id, nil if there is none.
func Resume(data []byte, find func(string) engine.Game, keep Keeper, think Thinker) (*Table, error) {
	m, changed, err := match.Load(data, find)
	if err != nil {
		return nil, err
	}
	players, seed, sort, err := readNotes(m.Notes, m.Config.Seats)
	if err != nil {
		return nil, err
	}
	t := newTable(m, players, keep, think, seed)
	t.Sort, t.Changed = sort, changed
	t.readHands(m.Notes)
	readOrders(t, m.Notes)
	t.readSeal(m.Notes)
	readHelped(t, m.Notes)
	readPractice(&t.record, m.Notes)
	takesUp(t)
	return t, nil
}

// takesUp shows at once where a match stands that has come so far elsewhere.
func takesUp(t *Table) {
	t.retell()
	for i := range t.seen {
		t.seen[i] = len(t.Log)
	}
	t.Recap = len(t.Log)
	t.snap()
	t.decide()
}

func newTable(m *match.Match, players []Player, keep Keeper, think Thinker, seed uint64) *Table {
	t := &Table{keep: keep, think: think, Curtain: engine.None, pauses: cards.NewRand(seed, 77)}
	t.m, t.info, t.Plan, t.Players, t.botSeed = m, m.Game.Info(), plan.For(m.Game.Info()), players, seed
	t.Viewer, t.Pace = engine.Table, Pace{Move: 1, Pause: 1}
	t.Asked, t.asking, t.holder, t.coming, t.led.seat = engine.None, engine.None, engine.None, engine.None, engine.None
	t.Focus.Clear()
	if t.persons() == 1 {
		for i, p := range players {
			if p.Person() {
				t.Viewer, t.holder = engine.Seat(i), engine.Seat(i)
			}
		}
	}
	return t
}

func (t *record) persons() int {
	n := 0
	for _, p := range t.Players {
		if p.Person() {
			n++
		}
	}
	return n
}

// Game returns the game played.
func (t *record) Game() engine.Game { return t.m.Game }

// Config returns what the game was dealt from.
func (t *record) Config() engine.Config { return t.m.Config }

// Over reports whether the game is over and all of it has been shown.
func (t *showing) Over() bool { return t.over && len(t.queue) == 0 }

// Ended reports whether the rules have ended the game.
func (t *record) Ended() bool { return t.over }

// Result fills in the scores as they stand, or the result.
func (t *record) Result(r *engine.Result) { t.m.State().Result(r) }

// Moves returns how many choices have been made.
func (t *record) Moves() int { return len(t.m.Log) }

// Now returns what the viewer may know now, ahead of Shown.
func (t *record) Now() *engine.View { return &t.now }

// Composer returns the choice in progress.
func (t *choosing) Composer() *Composer { return &t.comp }

// Busy reports whether something happens by itself: events are being shown, or an opponent is thinking.
func (t *Table) Busy() bool {
	if t.Resting() {
		return !t.byTap || t.goesOn()
	}
	if t.clock < t.next && (t.Curtain != engine.None || t.Recap < len(t.Log)) { // a curtain or a recap is about to open
		return true
	}
	return len(t.queue) > 0 || t.coming != engine.None || t.asking != engine.None && !t.hold
}

// Held reports whether an opponent waits for a tap.
func (t *Table) Held() bool {
	return t.Holding() || t.hold && t.Asked == engine.None && t.Curtain == engine.None
}

// Answered returns what the table says while it gives the only answer there is, "" while it does not.
func Answered(t *Table) string {
	if t.sole.run == nil || t.due < 0 && t.rest != telling {
		return ""
	}
	return t.sole.text
}

// Judging reports whether the table rests on what came of a deed.
func Judging(t *Table) bool { return t.rest > 0 && t.says != "" }

// Thinking returns the opponent who is thinking, or None.
func (t *turn) Thinking() engine.Seat { return t.asking }

func (t *choosing) changed() {
	t.Version++
	t.options()
}

// snap shows everything at once.
func (t *showing) snap() {
	t.queue = t.queue[:0]
	t.early, t.stale = "", false
	t.calmDown()
	sees(&t.record, t.Viewer, &t.Shown)
	t.now.CopyFrom(&t.Shown)
	t.Cards.Sync(&t.Shown)
	t.Told++
	t.Version++
}

// Skip shows at once what is left of the beat in hand, up to the next words or the next rest. Where nothing is left an
// opponent's pause ends.
func (t *Table) Skip() {
	if t.Resting() && !t.byTap {
		t.goOn()
	}
	for len(t.queue) > 0 && t.queue[0].Kind != engine.Said && !t.stops() {
		t.fold()
	}
	t.next = min(t.next, t.clock)
	if t.due = min(t.due, t.clock); t.due < 0 && t.asking != engine.None && len(t.queue) == 0 {
		t.brisk = true
	}
	t.Version++
}

// Land skips from beat to beat until enough has been seen, or up to the next rest.
func Land(t *Table, enough func(next engine.Event) bool) {
	for t.Skip(); len(t.queue) > 0 && !t.Resting() && !t.stops() && !enough(t.queue[0]); t.Skip() {
		t.fold()
	}
}

// Running reports whether something is being told, or is about to come by itself. An opponent who thinks for long is not.
func (t *Table) Running() bool {
	return t.Resting() && !t.byTap || t.Flushing() || t.coming != engine.None || t.asking != engine.None && !t.hold && t.clock < t.due
}

// known reports whether an event turns up a card that the viewer sees already. Nothing happens for that viewer.
func (t *showing) known(e engine.Event) bool {
	p := t.Shown.Pile(e.From)
	return e.Kind == engine.Turned && int(e.At) < len(p) && p[e.At] == e.Card
}

// fold shows one event.
func (t *showing) fold() engine.Event {
	e := t.queue[0]
	t.queue = t.queue[1:]
	remember(t, e)
	if t.Hear != nil && !t.known(e) {
		t.Hear(e)
	}
	if err := t.Cards.Fold(t.info, &t.Shown, e); err != nil {
		t.snap() // a feed that does not add up must not stop the game: show what is there
	}
	t.arm(e)
	if e.Kind == engine.Said {
		t.early, t.stale = "", false
	}
	drawsAhead(t, e)
	t.Told++
	t.Version++
	return e
}

// SetSort changes how the hand is sorted.
func (t *Table) SetSort(s Sort) {
	t.Sort = s
	t.note()
	t.save()
	t.Version++
}

// State returns the true state, for tests and for saving. Nothing that is shown may depend on it.
func (t *record) State() engine.State { return t.m.State() }
