package sound

import (
	"royals/engine"
	"royals/engine/cards"
)

// Cue is a sound to play now.
type Cue struct {
	Effect Effect
	Volume float64 // up to 1, before the player's own volume
	Pitch  float64 // 1 is as made; it is also the speed
	Signal bool    // it tells something; the others are cards on the table
	Always bool    // it is played even right after its like
	Buzz   uint8   // milliseconds of vibration, where the device can
}

// sight is who sees the cards of a pile.
type sight uint8

const (
	nowhere sight = iota
	hidden
	private
	open
	sights
)

// moves is the sound of a card on its way, by who sees its two piles. What comes from nowhere is silent: the table is
// being laid.
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

// The other sounds.
var (
	dealt     = Cue{Effect: Tick, Volume: 0.8, Pitch: 1}
	turned    = Cue{Effect: Flip, Volume: 1, Pitch: 1}
	covered   = Cue{Effect: Flip, Volume: 0.6, Pitch: 0.85}
	shuffled  = Cue{Effect: Riffle, Volume: 1, Pitch: 1}
	scoreUp   = Cue{Effect: Chip, Volume: 0.8, Pitch: 1.12, Signal: true}
	scoreDown = Cue{Effect: Chip, Volume: 0.8, Pitch: 0.8, Signal: true}
	over      = Cue{Effect: Stamp, Volume: 0.8, Pitch: 0.86, Signal: true, Always: true}

	// YourTurn is for the player's turn, after others have acted.
	YourTurn = Cue{Effect: Knock, Volume: 0.9, Pitch: 1, Signal: true, Buzz: 20}
	// Picked is for a card that is taken into a choice.
	Picked = Cue{Effect: Lift, Volume: 0.7, Pitch: 1.05}
	// Beaten is for each of the beats before cards are turned.
	Beaten = Cue{Effect: Tick, Volume: 1, Pitch: 0.8, Signal: true, Always: true}
	// Returned is for a card that is put back.
	Returned = Cue{Effect: Lift, Volume: 0.5, Pitch: 0.88}
)

// The cues that plans choose from for the log lines of their games.
var (
	Blow   = Cue{Effect: Thud, Volume: 1, Pitch: 1, Signal: true, Buzz: 40}  // somebody is hit
	Loss   = Cue{Effect: Fall, Volume: 1, Pitch: 1, Signal: true, Buzz: 60}  // a royal falls, a player is out
	Honour = Cue{Effect: Stamp, Volume: 0.9, Pitch: 1, Signal: true}         // somebody rises, something is proclaimed
	Alarm  = Cue{Effect: Knock, Volume: 0.7, Pitch: 0.84, Signal: true}      // beware: the end is near, a battle begins
	Steel  = Cue{Effect: Clash, Volume: 1, Pitch: 1, Signal: true, Buzz: 30} // steel on steel
	Clank  = Cue{Effect: Clash, Volume: 0.9, Pitch: 0.6, Signal: true}       // and too weak
	Split  = Cue{Effect: Crack, Volume: 1, Pitch: 1, Signal: true, Buzz: 60} // a royal falls on a stage, a crest splits
	Parry  = Cue{Effect: Snap, Volume: 1, Pitch: 0.8, Signal: true}          // a blow is stopped
)

// Ear turns the events of one game into sounds, as they are shown.
type Ear struct {
	piles []sight
	says  []Cue
	score int // the counter whose changes sound, -1 for none
	sting Cue
	dealt bool // the sting of the deal has been heard
}

// New returns the ear for a game. score is the counter that is shown large, -1 for none. says are the cues of the log
// lines, by their numbers. sting is heard with the first card of the deal and when the game is won.
func New(info *engine.Info, score int, says []Cue, sting Effect) *Ear {
	e := &Ear{score: score, says: says, sting: Cue{Effect: sting, Volume: 1, Pitch: 1, Signal: true, Always: true}}
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
	return e
}

// Effect returns the effect of a log line; ok is false for a silent one.
func (e *Ear) Effect(key uint8) (f Effect, ok bool) {
	if int(key) >= len(e.says) {
		return 0, false
	}
	return e.says[key].Effect, e.says[key].Volume > 0
}

// Scene is what an ear must know of the moment in which an event is shown.
type Scene struct {
	Viewer  engine.Seat // the seat whose view is on the screen
	Dealing bool        // nobody has made a choice yet
	Was     int         // Counted: the value so far
	Won     bool        // Ended: a player at the screen has won, or none plays there
}

// Hear returns the sound of an event; ok is false if it has none. The event is redacted for the viewer, so nothing is
// heard that is not seen.
func (e *Ear) Hear(ev *engine.Event, s Scene) (c Cue, ok bool) {
	switch ev.Kind {
	case engine.Moved:
		from, to := e.sight(ev.From), e.sight(ev.To)
		if c = moves[from][to]; s.Dealing && c.Volume > 0 {
			if c = dealt; !e.dealt {
				c, e.dealt = e.sting, true
			}
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
			c.Buzz = 0 // a player feels only what concerns that player
		}
	case engine.Ended:
		if c = over; s.Won {
			c = e.sting
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
