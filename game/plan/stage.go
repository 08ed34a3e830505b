package plan

import (
	"slices"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/sprites"
)

// Stage is a deed shown large: who acts on whom, with which cards, and what comes of it. A game makes it anew after
// every event, from what everybody has been told and from what lies open. So it is the same at every pace.
type Stage struct {
	Shape   Shape
	Title   Sentence
	Figures []Figure
	Pieces  []Piece
	Stakes  []engine.PileID // what the one who is acted on may lose
	Risks   []engine.PileID // and what of it is in danger, once that is known
	Struck  bool            // the first of it is struck at, and not its owner
	Counts  []Count
	Sum     string    // how a number comes about
	Banners [2]string // words keys for the two sides, "" for attack and defence
	Rungs   int       // of the ladder between two sides, 0 for none
	Gone    []Trace   // who has left a side on which nobody is left
	Idle    string    // words key for the cards that do nothing
	Note    Sentence  // beside the sum: what it takes
	Posts   [2][]Post // Facing: the places of those who act, and of the others
	Blow    Blow
	Says    [2]Sentence // what is asked, and what is answered
	Answer  Tone        // what the answer is for who asks
	Brief   bool        // it is told on the table itself, in bubbles beside the seats: no stage comes up for it
	Trade   bool        // something goes from who is acted on to who acts, and something else back
	Suit    int         // of the banner that comes down, counted from 1, 0 for none
	Past    bool        // what it is about has been told: it does not come up any more
	Stays   bool        // though it has been told and read, it stands while what it costs is paid
	Asks    bool        // it stands while somebody is asked: the question is about it
	Pays    bool        // what did that has gone: what may be lost lies in the middle, and what falls is a Wall
}

// For returns what becomes of who is acted on as it is for a seat: who acts gains by another's loss, and for who only looks on it is neither.
func (st *Stage) For(seat engine.Seat, t Tone) Tone {
	i := slices.IndexFunc(st.Figures, func(f Figure) bool { return f.Seat == seat })
	switch {
	case i < 0:
		return Unsure
	case st.Figures[i].Side == 0 && !st.Figures[i].Guards:
		return -t
	}
	return t
}

// Shape is how a stage is composed.
type Shape uint8

// The shapes of a stage.
const (
	Onto    Shape = iota // some act on one: from the left to the right, or from the foot to the top
	Against              // two sides face each other
	Facing               // the boards of two face each other over a line, and what goes on happens between them
)

// Figure is a seat on the stage. Side 0 acts, side 1 is acted on; the first of a side leads it.
type Figure struct {
	Seat engine.Seat
	Side int
	Note Sentence // below the name, no key for none
	Tone Tone
	Rung int // on the ladder
	From int // and where it stood before

	Guards bool // it stands with those who act, and has put in for who is acted on alone
}

// Trace is what is left of a seat on a side that it has left: the places of its cards.
type Trace struct {
	Seat engine.Seat
	Side int // which it has left
	N    int // its cards
}

// Tone says what becomes of something.
type Tone int8

// What becomes of it.
const (
	Loses Tone = iota - 1
	Unsure
	Gains
)

// Post is a place in a rank.
type Post struct {
	Pile    engine.PileID
	Under   engine.PileID // what lies under its card
	Divides int           // by what it divides, on its plaque, 0 for nothing
	Guards  int           // how much its card bears, with a shield on its plaque; 0 for none
}

// Part is what a card does on the stage.
type Part uint8

// What a card does.
const (
	Strikes Part = iota // in the upper row
	Guards              // in the lower row, or over the card that it stops
	Idle                // at the foot: it does nothing
	Wall                // before the one who is acted on
	Paid                // Trade: it goes back for what is given
)

// Piece is a card on the stage.
type Piece struct {
	Pile   engine.PileID
	At     int // where it lies there, -1 for a piece that has gone
	Card   cards.Card
	Owner  engine.Seat
	Side   int
	Part   Part
	Over   int        // Guards: the piece it lies over, counted from 1
	Spent  bool       // it has done what it does
	Hits   bool       // it gets through
	Told   bool       // it is the one that is told of now
	Target bool       // it is what is struck
	Lead   bool       // it wins: it is raised
	Turn   bool       // it lies on its side
	Falls  bool       // it falls under the blow
	Rests  bool       // it lies askew: it has done its work for now
	Steps  bool       // it has come out of its rank
	Along  bool       // it goes along with what strikes
	Large  bool       // it is half as large again
	Copies int        // the piece whose number it copies, counted from 1
	Icon   sprites.ID // on its disc
	Disc   string     // or this number
	Tone   Tone
	Tag    Sentence // below it
	Seen   bool     // all have seen its face, which is turned down where it lies
}

// Count is a large number: one of each side, or one of all.
type Count struct {
	N    int
	N2   int // what the words tell besides
	Side int
	Key  string // words below it, "" for none
	Tone Tone

	Fresh bool // what became of it is told just now
}

// Blow is the piece that strikes the leader of the other side.
type Blow struct {
	Piece int  // counted from 1, 0 for none
	Loss  int  // what it costs there
	Most  int  // or up to this, where that is not known yet
	Gain  int  // or what it is worth to who strikes
	Done  bool // Facing: it has hit
}

// Scene is all that a stage may be made from.
type Scene struct {
	Sight
	Told  []Told
	Asks  bool                                      // there is room for a stage while somebody is asked
	Fresh func(id engine.PileID, c cards.Card) bool // reports whether a card has come to a pile with the last line
}

// Beat is how long a stage shows an event before the next one, at natural pace.
type Beat struct {
	Time, Per time.Duration // and by how much longer for each that the event counts
	Act       Act
	Ends      bool // what comes of the deed is told with it: nobody is asked about it any more
}

// Act is what a stage does in a beat.
type Act uint8

// What it does.
const (
	Stands  Act = iota
	Tells       // one card is told of
	Strike      // the count goes up and the last card strikes
	Weighs      // a breath, and the sides are weighed
	Halts       // what strikes is thrown back
	Adds        // the count goes up
	Gives       // something goes from who is acted on to who acts, and something else back
	Unfurls     // a banner comes down
	Ticks       // three beats are told before all is turned
	Asks        // somebody is asked for something
	Answers     // and gives it
	Refuses     // or does not
)

// Long is how long a beat lasts for a number.
func (b Beat) Long(n int) time.Duration { return b.Time + b.Per*time.Duration(max(n, 0)) }

// BeatOf returns the beat of an event; ok is false for one that has none.
func (p *Plan) BeatOf(e engine.Event) (b Beat, ok bool) {
	switch {
	case e.Kind == engine.Said && int(e.Key) < len(p.Beats):
		b = p.Beats[e.Key]
	case e.Kind == engine.Counted && e.Value > 0 && int(e.Key) < len(p.Tells):
		b = p.Tells[e.Key]
	}
	return b, b.Time > 0
}

// beats lists the beats of lines or counters by their numbers.
func beats(names []string, of map[string]Beat) []Beat {
	if of == nil {
		return nil
	}
	out := make([]Beat, len(names))
	for i, name := range names {
		out[i] = of[name]
	}
	return out
}

// since returns the lines from the last one of some names on, nil where it was ended by one of others.
func since(told []Told, begin, end []string) []Told {
	for i := len(told) - 1; i >= 0; i-- {
		switch {
		case slices.Contains(begin, told[i].Say):
			return told[i:]
		case slices.Contains(end, told[i].Say):
			return nil
		}
	}
	return nil
}

// has reports whether one of some lines has been told.
func has(told []Told, names ...string) bool { return last(told, names...) >= 0 }

// pile returns a pile by its name.
func (s *Scene) pile(name string, x engine.Seat, slot int) engine.PileID {
	return engine.PileID{Kind: uint8(max(names{info: s.Info}.pile(name), 0)), Owner: x, Slot: uint8(slot)}
}

// find returns where a card lies in a pile, -1 where it does not.
func (s *Scene) find(id engine.PileID, c cards.Card) int { return slices.Index(s.View.Pile(id), c) }
