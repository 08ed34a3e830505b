package felt

import (
	"slices"
	"strconv"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/table"
	"royals/sprites"
)

// Scene is all that a laid table depends on.
type Scene struct {
	Info   *engine.Info
	Plan   *plan.Plan
	View   *engine.View  // what the eyes at the screen have been shown
	Cards  *table.Ledger // the numbers of its cards
	Names  []string      // what the seats are called
	Labels []string      // what stands at them
	You    string        // the name of who plays alone at the device, and is spoken to; none for several
	Faces  [engine.MaxSeats]int
	Crests [engine.MaxSeats]sprites.ID // what those bear who are in Bear
	Bear   engine.SeatSet

	Viewer engine.Seat // whose eyes are at the screen
	Turn   engine.Seat // whose turn what is shown is of
	Asked  engine.Seat // whose decision is on it, None for nobody's
	Bottom engine.Seat // whose board lies nearest to the eyes

	Ask      layout.Ask // the window and the player's wishes; what is on the table is filled in
	Style    sprites.Style
	Back     int    // the back of the cards
	Pressed  string // what is under a finger
	Hovered  string // and under the mouse
	Dragging bool   // something is carried
	Carried  uint32 // the card that is, 0 for none

	Hand  []HandCard // in the order in which it is held
	Sort  table.Sort
	Marks Marks

	Question Question
	Bar      *Bar // of a replay, nil for a game
	Acts     []Act
	Short    []Act  // the same where those that can be pointed at stand behind their verb; nil where they all stand for themselves
	Aside    string // stands in the place of the buttons while there are none
	Making   bool   // the choice has been begun
	Kept     Room   // what was kept free so far

	Goal   string       // what wins
	News   string       // the newest line of the log
	Log    []table.Line // its last lines, where there is room for them
	Tipped bool         // a tip says something of the game
	Foot   float64      // the height that something else takes of where they stand
	Recall Recall
	Scores [engine.MaxSeats]Score
	Ends   string         // how it would stand were it to end now, "" for a game that does not tell
	Ahead  []table.Change // what the choice would change

	Stage   *plan.Stage // what goes on, shown large in the place of the table; nil for the table
	Answers bool        // it stands while somebody is asked, and just before
	Pays    int         // the points that who is acted on there gives up for certain, 0 while that is open

	MayUndo, MayHint, Hints, Muted bool

	Open   bool     // hands lie open as far as their cards are known: the game is over, or practice
	Ribbon string   // stands in the bar before the game's name: practice
	Title  string   // stands in the bar in the place of the game's name: a lesson
	Voice  bool     // the question is a bubble
	Course []Taught // the lessons of the game, none at the table of a game
}

// HandCard is a card of the hand: its number, its face, its place in the pile, and whether it has just come.
type HandCard struct {
	ID    uint32
	Face  cards.Card
	At    int
	Fresh bool
}

// Marks are what a choice is about.
type Marks struct {
	Legal   []table.Thing   // what may be pointed at now
	Turns   []table.Thing   // cards of the hand that a tap would put in the place of what has been pointed at or chosen
	Focused []table.Thing   // what has been pointed at
	Aims    []engine.PileID // the piles it may be about, whatever has been pointed at
	Picks   table.Picks     // what it holds
}

// Question is the prompt line: who, and what.
type Question struct {
	Who, What string
	Would     string  // what the choice would do, in a line of its own
	Fade      float64 // how much of a new question is there
	Alone     bool    // who is asked plays alone at the device, and need not be named
	Waits     bool    // it says what is waited for, and nothing of what has come of a deed
}

// Text is the question in one line.
func (q *Question) Text() string {
	if q.Who == "" || q.Alone {
		return q.What
	}
	return q.Who + ": " + q.What
}

// Score is what a seat's score shows, which may be on its way to another number.
type Score struct {
	N     int
	From  int // what it was before its last change, 0 where that is not known or still goes on
	Color paint.Color
}

// Recall is what the empty middle of a table tells.
type Recall struct {
	table.Recall
	Show   bool
	Alarms []Alarm // facts about seats that matter most
}

// Alarm is a fact about a seat.
type Alarm struct {
	Text string
	Seat engine.Seat
	Own  bool // it is good news for whoever reads it
}

// labelOf returns what stands at a seat.
func labelOf(s *Scene, x engine.Seat) string {
	if int(x) >= len(s.Labels) {
		return s.name(x)
	}
	return s.Labels[x]
}

// name is what a seat is called.
func (s *Scene) name(x engine.Seat) string {
	if int(x) >= len(s.Names) {
		return ""
	}
	return s.Names[x]
}

// deciding returns whose decision it is: the person's who is asked, be it another's turn, and else that of whose turn it is.
func deciding(s *Scene) engine.Seat {
	if s.Asked != engine.None {
		return s.Asked
	}
	return s.Turn
}

// Others returns the opponents clockwise, next player first.
func (s *Scene) Others() []engine.Seat {
	n := len(s.Names)
	var out []engine.Seat
	for x := s.Bottom.Next(n); x != s.Bottom; x = x.Next(n) {
		out = append(out, x)
	}
	return out
}

func (s *Scene) has(where plan.Where) bool {
	for _, p := range s.Plan.Spots {
		if p.Where == where {
			return true
		}
	}
	return false
}

// quiet reports whether the middle is empty most of the time: no pile of the whole table lies there.
func (s *Scene) quiet() bool {
	for i, p := range s.Plan.Spots {
		if p.Where == plan.Centre && !s.Info.Piles[i].Owned {
			return false
		}
	}
	return true
}

// MainBadge is the counter that is shown large, nil when there is none.
func (s *Scene) MainBadge() *plan.Badge {
	for i := range s.Plan.Badges {
		if s.Plan.Badges[i].Main {
			return &s.Plan.Badges[i]
		}
	}
	return nil
}

// Standing tells how far a seat has come to the target of the game, 0 where there is none, and whether it is ahead of others and
// behind nobody.
func (s *Scene) Standing(x engine.Seat) (share float64, leads bool) {
	b := s.MainBadge()
	if b == nil {
		return 0, false
	}
	v := s.View
	n, of, behind := v.Counter(uint8(b.Key), x, 0), b.Top, false
	if b.Of >= 0 {
		if of = v.Counter(uint8(b.Of), x, 0); of == 0 {
			of = v.Counter(uint8(b.Of), engine.None, 0)
		}
	}
	leads = true
	for i := range s.Names {
		m := v.Counter(uint8(b.Key), engine.Seat(i), 0)
		leads, behind = leads && m <= n, behind || m < n
	}
	if of > 0 {
		share = min(max(float64(n)/float64(of), 0), 1)
	}
	return share, leads && behind
}

// turnOf returns how far the card of a slot is turned.
func (s *Scene) turnOf(id engine.PileID) float64 {
	if s.Plan.Turned < 0 || int(id.Kind) != s.Plan.TurnedIn {
		return 0
	}
	return s.Plan.TurnOf(s.View.Counter(uint8(s.Plan.Turned), id.Owner, id.Slot))
}

// CardTap is what a tap on a card of a pile points at, from the card to the seat.
func (s *Scene) CardTap(id engine.PileID, c cards.Card, at int) table.Tap {
	var tap table.Tap
	if c != cards.Back {
		tap = append(tap, table.CardThing(id, c))
	}
	if s.Info.Piles[id.Kind].Order == engine.Ordered {
		tap = append(tap, table.PlaceThing(id, at))
	}
	tap = append(tap, table.PileThing(id))
	if id.Owner < engine.MaxSeats && id.Owner != s.Asked {
		tap = append(tap, table.SeatThing(id.Owner))
	}
	return tap
}

func (s *Scene) RingOf(tap table.Tap) uint8 {
	switch {
	case s.Marks.Picks.Has(tap):
		return ChosenRing
	case Contains(s.Marks.Focused, tap, table.APile):
		return FocusRing
	case s.Asked != engine.None && Contains(s.Marks.Legal, tap, table.APile):
		return LegalRing
	}
	return NoRing
}

// below reports whether a card under the top one may be pointed at now.
func (s *Scene) below(id engine.PileID, p []cards.Card) bool {
	for i, c := range p[1:] {
		if s.RingOf(s.CardTap(id, c, i+1)) != NoRing {
			return true
		}
	}
	return false
}

func (s *Scene) focusedOn(id engine.PileID, c cards.Card, at int) bool {
	return Contains(s.Marks.Focused, s.CardTap(id, c, at), table.APlace)
}

func (s *Scene) HandTap(h HandCard) table.Tap {
	id := engine.PileID{Kind: uint8(max(s.Plan.Hand, 0)), Owner: s.Bottom}
	return table.Tap{table.CardThing(id, h.Face), table.PlaceThing(id, h.At), table.PileThing(id), table.RankThing(h.Face.Rank())}
}

func (s *Scene) HandName(h HandCard) string {
	p := s.View.Pile(engine.PileID{Kind: uint8(max(s.Plan.Hand, 0)), Owner: s.Bottom})
	return "card:hand:" + h.Face.String() + CopyMark(p[:min(h.At, len(p))], h.Face)
}

// HandMatters reports whether the choice has to do with cards of the hand, so that those that cannot be played are dimmed.
func (s *Scene) HandMatters() bool {
	if s.Asked == engine.None || s.Asked != s.Viewer {
		return false
	}
	f := func(x table.Thing) bool {
		return x.Kind == table.ACard && int(x.Pile.Kind) == s.Plan.Hand || x.Kind == table.ARank
	}
	return slices.ContainsFunc(s.Marks.Legal, f) || len(s.Marks.Turns) > 0
}

// aimed reports whether a choice may be about a pile, empty as it is, whatever has been pointed at already.
func (s *Scene) aimed(id engine.PileID) bool { return slices.Contains(s.Marks.Aims, id) }

// emptyPlaces counts the places before a seat that are shown while they are empty.
func (s *Scene) emptyPlaces() (n int) {
	for kind, spot := range s.Plan.Spots {
		if spot.Where == plan.Seat && spot.Blank {
			n += max(s.Info.Piles[kind].Slots, 1)
		}
	}
	return n
}

// laying counts the cards before a seat, those under others not, as far as their number matters to the eye.
func (s *Scene) laying(x engine.Seat) int {
	n := 0
	for kind, spot := range s.Plan.Spots {
		info := s.Info.Piles[kind]
		if !info.Owned || spot.Where != plan.Seat || spot.Spread == plan.Stack && x != s.Bottom {
			continue
		}
		for slot := range max(info.Slots, 1) {
			switch p := s.View.Pile(engine.PileID{Kind: uint8(kind), Owner: x, Slot: uint8(slot)}); {
			case len(p) > 0 && spot.Spread == plan.Row:
				n += len(p)
			case len(p) > 0, spot.Blank && (x == s.Bottom || s.facing()): // where there are many, others' empty places are not drawn
				n++
			}
		}
	}
	return n
}

// roomFor is how many cards before a seat its panel has room for from the start: those that lie there, or the few places that come and go
// with every deed, so that no panel grows in the middle of one. Where royals or walls come and go, all panels have the same room whatever
// lies there.
func roomFor(s *Scene, x engine.Seat) int {
	switch n := s.emptyPlaces(); {
	case steadyBoards(s):
		return 1
	case n <= fewPlaces:
		return max(s.laying(x), n)
	}
	return s.laying(x)
}

// steadyBoards reports whether cards come and go before seats in places that are not shown while they are empty, or walls before seats with
// a bar of points: the boards are as large without them.
func steadyBoards(s *Scene) bool { return s.slotted() && s.emptyPlaces() == 0 || s.Plan.Full > 0 }

// fewPlaces is the most places before a seat that are kept free while nothing lies there.
const fewPlaces = 2

// facing reports whether there are two boards, so that they may lie opposite each other place by place.
func (s *Scene) facing() bool {
	return layout.Shape(s.Ask.Size) != layout.Low && len(s.Names) == 2
}

// lays reports whether any card lies before a seat.
func (s *Scene) lays(x engine.Seat) bool {
	return slices.ContainsFunc(s.View.Piles, func(p engine.Pile) bool {
		spot := s.Plan.Spots[p.ID.Kind]
		return p.ID.Owner == x && spot.Where == plan.Seat && spot.Spread != plan.Stack
	})
}

// slotted reports whether what lies before seats has places of its own, rather than lines as long as there is room.
func (s *Scene) slotted() bool {
	return slices.ContainsFunc(s.Plan.Spots, func(p plan.Spot) bool { return p.Where == plan.Seat && p.Spread == plan.Slot })
}

// contains reports whether a list has something of what a tap points at, no coarser than finest.
func Contains(list []table.Thing, tap table.Tap, finest table.ThingKind) bool {
	for _, t := range tap {
		if t.Kind > finest {
			continue
		}
		for _, x := range list {
			if table.Same(t, x) {
				return true
			}
		}
	}
	return false
}

// CopyMark tells copies of a face apart: "" for the first, "#2" for the second.
func CopyMark(before []cards.Card, c cards.Card) string {
	n := 1
	for _, x := range before {
		if x == c {
			n++
		}
	}
	if n == 1 {
		return ""
	}
	return "#" + strconv.Itoa(n)
}

// SeatTap is what a tap on a seat points at.
func SeatTap(x engine.Seat) table.Tap { return table.Tap{table.SeatThing(x)} }
