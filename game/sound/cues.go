package sound

import (
	"royals/engine"
	"royals/engine/cards"
)

// Cue is a sound that is due.
type Cue struct {
	Effect Effect
	Volume float64 // up to 1, before the player's own volume
	Pitch  float64 // 1 is as made; it is also the speed
	Signal bool    // it says something; the others are cards on the table
	Buzz   uint8   // milliseconds of vibration, for who has that
}

// sight is how a place is seen, by everybody.
type sight uint8

const (
	nowhere sight = iota
	hidden
	private
	open
	sights
)

// moves says how a card sounds that goes from a place seen in one way to a place seen in another. What comes out of nowhere
// was not there to be heard: the table is being laid.
var moves = [sights][sights]Cue{
	hidden: {
		nowhere: {Effect: Slide, Volume: 0.5, Pitch: 0.9},
		hidden:  {Effect: Slide, Volume: 0.6, Pitch: 0.9},
		private: {Effect: Slide, Volume: 0.9, Pitch: 1},
		open:    {Effect: Flip, Volume: 0.9, Pitch: 1},
	},
	private: {
		nowhere: {Effect: Slide, Volume: 0.5, Pitch: 0.9},
		hidden:  {Effect: Slide, Volume: 0.7, Pitch: 0.92},
		private: {Effect: Slide, Volume: 0.8, Pitch: 1.05},
		open:    {Effect: Snap, Volume: 1, Pitch: 1},
	},
	open: {
		nowhere: {Effect: Slide, Volume: 0.5, Pitch: 0.9},
		hidden:  {Effect: Slide, Volume: 0.7, Pitch: 0.88},
		private: {Effect: Lift, Volume: 1, Pitch: 1},
		open:    {Effect: Slide, Volume: 0.7, Pitch: 0.95},
	},
}

// The sounds of the rest.
var (
	dealt     = Cue{Effect: Tick, Volume: 0.8, Pitch: 1}
	turned    = Cue{Effect: Flip, Volume: 1, Pitch: 1}
	covered   = Cue{Effect: Flip, Volume: 0.6, Pitch: 0.85}
	shuffled  = Cue{Effect: Riffle, Volume: 1, Pitch: 1}
	scoreUp   = Cue{Effect: Chip, Volume: 0.8, Pitch: 1.12, Signal: true}
	scoreDown = Cue{Effect: Chip, Volume: 0.8, Pitch: 0.8, Signal: true}
	won       = Cue{Effect: Bell, Volume: 1, Pitch: 1, Signal: true}
	over      = Cue{Effect: Seal, Volume: 0.8, Pitch: 0.86, Signal: true}

	// YourTurn is due when others have acted and the next decision is the player's.
	YourTurn = Cue{Effect: Knock, Volume: 0.9, Pitch: 1, Signal: true, Buzz: 20}
	// Picked is due when a card is taken into a choice.
	Picked = Cue{Effect: Lift, Volume: 0.7, Pitch: 1.05}
	// Returned is due when it is put back.
	Returned = Cue{Effect: Lift, Volume: 0.5, Pitch: 0.88}
)

// says are the sounds of what is said, by the last words of its key. They are words of card play, not of one game; what has
// none is heard through its cards alone.
var says = map[string]Cue{
	"hit": hit, "hits": hit, "strikes": hit, "wipes": hit, "down": hit,
	"kill": {Effect: Thud, Volume: 0.8, Pitch: 1.1, Signal: true, Buzz: 30},

	"falls": fall, "out": fall, "slew": fall, "swap": fall,

	"royal": seal, "recruits": seal, "revives": seal, "melded": seal, "double": seal,
	"named-clubs": seal, "named-diamonds": seal, "named-hearts": seal, "named-spades": seal, "changed": seal,

	"threat": alarm, "calls": alarm, "battle": alarm, "final": alarm, "ended": alarm, "reversal": alarm,
	"blocks": stop, "counters": stop, "stop": stop, "defend": stop, "ace": stop, "king": stop, "returned": stop, "off": stop,
}

var (
	hit   = Cue{Effect: Thud, Volume: 1, Pitch: 1, Signal: true, Buzz: 40}
	fall  = Cue{Effect: Fall, Volume: 1, Pitch: 1, Signal: true, Buzz: 60}
	seal  = Cue{Effect: Seal, Volume: 0.9, Pitch: 1, Signal: true}
	alarm = Cue{Effect: Knock, Volume: 0.7, Pitch: 0.84, Signal: true}
	stop  = Cue{Effect: Snap, Volume: 1, Pitch: 0.8, Signal: true}
)

// Ear hears the deeds of one game as they are shown.
type Ear struct {
	piles []sight
	says  []Cue
	score int // the counter whose changes are heard, -1 for none
}

// New returns the ear for a game. score is the counter that is shown large, -1 for none.
func New(info *engine.Info, score int) *Ear {
	e := &Ear{score: score}
	for _, p := range info.Piles {
		s := hidden
		switch p.Sight {
		case engine.Private:
			s = private
		case engine.FaceUp:
			s = open
		}
		e.piles = append(e.piles, s)
	}
	for _, key := range info.Says {
		e.says = append(e.says, says[key])
	}
	return e
}

// Effect returns the sound of what is said under a key; ok is false where that makes none.
func (e *Ear) Effect(key uint8) (f Effect, ok bool) {
	if int(key) >= len(e.says) {
		return 0, false
	}
	return e.says[key].Effect, e.says[key].Volume > 0
}

// Scene is what an ear has to know of the moment at which a deed is shown.
type Scene struct {
	Viewer  engine.Seat // whose eyes are at the screen
	Dealing bool        // nobody has chosen anything yet
	Was     int         // Counted: the value so far
	Won     bool        // Ended: somebody at the screen has won, or nobody at it could
}

// Hear returns the sound of a deed; ok is false when it makes none. The deed is one that was redacted for the viewer, so that
// nothing is heard that is not seen.
func (e *Ear) Hear(ev *engine.Event, s Scene) (c Cue, ok bool) {
	switch ev.Kind {
	case engine.Moved:
		from, to := e.sight(ev.From), e.sight(ev.To)
		if c = moves[from][to]; s.Dealing && c.Volume > 0 {
			c = dealt
		}
	case engine.Turned:
		if c = turned; ev.Card == cards.Back {
			c = covered
		}
	case engine.Shuffled:
		c = shuffled
	case engine.Counted:
		if int(ev.Key) != e.score || ev.From.Owner >= engine.MaxSeats || ev.From.Slot != 0 || s.Dealing {
			break
		}
		switch {
		case int(ev.Value) > s.Was:
			c = scoreUp
		case int(ev.Value) < s.Was:
			c = scoreDown
		}
	case engine.Said:
		if int(ev.Key) < len(e.says) {
			c = e.says[ev.Key]
		}
		if c.Buzz > 0 && ev.Seat != s.Viewer && ev.Other != s.Viewer {
			c.Buzz = 0 // only what concerns the player is felt
		}
	case engine.Ended:
		if c = over; s.Won {
			c = won
		}
	}
	return c, c.Volume > 0
}

func (e *Ear) sight(p engine.PileID) sight {
	if p == engine.Nowhere || int(p.Kind) >= len(e.piles) {
		return nowhere
	}
	return e.piles[p.Kind]
}
