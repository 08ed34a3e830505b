// Package table is the presenter of a running match: it knows whose eyes are at the screen, what they have been shown so
// far and what is still to come, it puts choices together from taps, lets the opponents answer, hands the device from
// person to person, keeps the log and saves. It draws nothing and names no game.
package table

import (
	"errors"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
	"royals/game/board"
)

// Player is who sits in a seat: a person, or an opponent of a level.
type Player struct {
	Name string
	Bot  string // the opponent's level, "" for a person
}

// Person reports whether a person sits there.
func (p Player) Person() bool { return p.Bot == "" }

// Pace is how fast things go. Move multiplies the time between two deeds that are shown, Pause the time an opponent
// takes; 0 is at once. With ByTap opponents wait for Table.Next.
type Pace struct {
	Move, Pause float64
	ByTap       bool
}

// Keeper keeps saved games.
type Keeper interface{ Save(data []byte) error }

// Line is a line of the log.
type Line struct {
	Seat engine.Seat
	Text string
	See  engine.SeatSet
	Move int // how many choices had been made
	Say  int // which line of the game's it is, -1 for none of them
	Card cards.Card
}

// Table is a match as it is shown.
type Table struct {
	Plan    *board.Plan
	Players []Player
	Pace    Pace
	Sort    Sort
	Order   [engine.MaxSeats][]cards.Card // ByHand: how each person has laid the hand
	Log     []Line
	Shown   engine.View // what the eyes at the screen have been shown; it runs after the rules
	Cards   Ledger
	Viewer  engine.Seat // whose eyes are at the screen; Table for nobody's in particular
	Curtain engine.Seat // who is to take the device before anything private is shown; None when nobody has to
	Recap   int         // from which line of the log on the viewer has not read yet; len(Log) when there is nothing
	Asked   engine.Seat // the person whose decision is on the screen, None when there is none
	Focus   Focus
	Refusal string // the sentence that answers the last forbidden tap
	Trouble error  // the last save failed
	Changed bool   // the loaded game went on from its snapshot under changed rules
	Arrow   Arrow
	Version int                // grows with everything that changes the screen
	Hear    func(engine.Event) // is told of each deed just before it is shown; nil where nobody listens

	m       *match.Match
	info    *engine.Info
	keep    Keeper
	comp    Composer
	opts    []Option
	buf     []Thing
	now     engine.View // what the viewer may know at this moment, ahead of Shown
	queue   []engine.Event
	next    time.Duration // when the next event may be shown
	clock   time.Duration
	think   Thinker
	asking  engine.Seat // the opponent who is thinking
	due     time.Duration
	fresh   []engine.PileID // piles to which cards have come in the run of events being shown
	hold    bool            // an opponent waits for a tap
	away    bool            // an opponent thinks and has no answer yet
	holder  engine.Seat
	seen    [engine.MaxSeats]int
	botSeed uint64
	pauses  cards.Rand
	over    bool
	open    *board.Open // how the question on the screen is put on the open table, nil when it is not
	armed   int         // the hold that begins soon, counted from 1
	rest    int         // the hold that is going on, counted from 1
	restEnd time.Duration
	byTap   bool // it goes on by a tap
	orders  [engine.MaxSeats]standing
	advice  advice
	sealed  *sealed // nil where the deal was not sealed
}

// Sort is how the hand is sorted.
type Sort uint8

// The sorts.
const (
	BySuit Sort = iota
	ByRank
	ByHand // as the player has laid it
	Sorts  // how many sorts there are
)

// ErrPlayers is returned when the players do not fit the seats.
var ErrPlayers = errors.New("table: every seat wants one player")

// New deals a game and seals the deal with a salt. seed is for the opponents alone and says nothing about the deal.
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
	t.tell(m.Events())
	t.note()
	t.save()
	t.Shown.Reset(t.Viewer)
	t.queue = m.Feed(t.Viewer, nil)
	t.Cards.Sync(&t.Shown)
	if t.persons() < 2 {
		t.Recap = len(t.Log)
	}
	t.decide()
	return t, nil
}

// Resume goes on with a saved game. find returns the game of an id, nil when there is none.
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
	t.readOrders(m.Notes)
	t.readSeal(m.Notes)
	t.tellSeal()
	t.retell()
	for i := range t.seen {
		t.seen[i] = len(t.Log)
	}
	t.Recap = len(t.Log)
	t.snap()
	t.decide()
	return t, nil
}

func newTable(m *match.Match, players []Player, keep Keeper, think Thinker, seed uint64) *Table {
	t := &Table{
		m: m, info: m.Game.Info(), Plan: board.For(m.Game.Info()), Players: players, keep: keep, think: think, botSeed: seed,
		Viewer: engine.Table, Curtain: engine.None, Asked: engine.None, asking: engine.None, holder: engine.None,
		Pace: Pace{Move: 1, Pause: 1}, pauses: cards.NewRand(seed, 77),
	}
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

func (t *Table) persons() int {
	n := 0
	for _, p := range t.Players {
		if p.Person() {
			n++
		}
	}
	return n
}

// Game returns the game played.
func (t *Table) Game() engine.Game { return t.m.Game }

// Config returns what the game was dealt from.
func (t *Table) Config() engine.Config { return t.m.Config }

// Over reports whether the game is over and all has been shown.
func (t *Table) Over() bool { return t.over && len(t.queue) == 0 }

// Ended reports whether the rules have ended the game.
func (t *Table) Ended() bool { return t.over }

// Result fills in how the game stands or ended.
func (t *Table) Result(r *engine.Result) { t.m.State().Result(r) }

// Moves returns how many choices have been made.
func (t *Table) Moves() int { return len(t.m.Log) }

// Now returns what the viewer may know at this moment, ahead of Shown.
func (t *Table) Now() *engine.View { return &t.now }

// Composer returns the choice being put together.
func (t *Table) Composer() *Composer { return &t.comp }

// Busy reports whether something happens by itself: events are being shown or an opponent is at it.
func (t *Table) Busy() bool {
	if t.Resting() {
		return !t.byTap
	}
	return len(t.queue) > 0 || t.asking != engine.None && !t.hold || t.Curtain == engine.None && t.Asked == engine.None && !t.over && !t.hold
}

// Held reports whether an opponent waits for a tap.
func (t *Table) Held() bool {
	return t.Resting() || t.hold && t.Asked == engine.None && t.Curtain == engine.None
}

// Thinking returns the opponent whose decision is awaited, None when there is none.
func (t *Table) Thinking() engine.Seat { return t.asking }

func (t *Table) changed() {
	t.Version++
	t.options()
}

// snap shows everything at once.
func (t *Table) snap() {
	t.queue, t.rest, t.armed, t.byTap = t.queue[:0], 0, 0, false
	t.m.View(t.Viewer, &t.Shown)
	t.now.CopyFrom(&t.Shown)
	t.Cards.Sync(&t.Shown)
	t.Version++
}

// Flush shows what is still to come at once, up to where the table stands still: a tap during a movement finishes it. It
// reports whether there was any.
func (t *Table) Flush() bool {
	if len(t.queue) == 0 || t.Resting() {
		return false
	}
	for len(t.queue) > 0 && !t.stands() {
		t.fold()
	}
	t.next = t.clock
	return true
}

// known reports whether an event turns up a card that the eyes at the screen see already: nothing happens for them.
func (t *Table) known(e engine.Event) bool {
	p := t.Shown.Pile(e.From)
	return e.Kind == engine.Turned && int(e.At) < len(p) && p[e.At] == e.Card
}

// fold shows one event.
func (t *Table) fold() engine.Event {
	e := t.queue[0]
	t.queue = t.queue[1:]
	if t.Hear != nil && !t.known(e) {
		t.Hear(e)
	}
	if err := t.Cards.Fold(t.info, &t.Shown, e); err != nil {
		t.snap() // a feed that does not add up must not stop the game: show what is true
	}
	t.arm(e)
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

// State returns the true state, for tests and for saving; nothing that shows may see it.
func (t *Table) State() engine.State { return t.m.State() }
