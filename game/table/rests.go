package table

import (
	"slices"
	"time"

	"royals/engine"
	"royals/game/plan"
)

// stand is a rest that is going on or comes soon: the table stands still, so that it can be read. As a hold it lasts
// until the players at the screen go on.
type stand struct {
	armed int    // the rest that begins soon, counted from 1
	holds bool   // it will be a hold
	line  string // and say this

	rest   int           // the one that is going on, counted from 1; or one of those below
	byTap  bool          // it is a hold
	says   string        // what it says
	from   time.Duration // when its time began
	end    time.Duration // when it ends by itself
	counts bool          // it is a hold that goes on by itself
	ticks  int           // how much of its time has passed then

	party  engine.SeatSet // the seats that what has been said since the last one was about
	beat   bool           // something has been shown since the last tap
	closed bool           // the end of the game has been seen
	ended  bool           // and before it what the last turn came to
}

// Rests that no plan knows.
const (
	stepping = -1 // after a beat, where the player wants to see one at a time
	closing  = -2 // at the end of the game
	telling  = -3 // before the only answer of a person is given
	ending   = -4 // before the end of the game: it says what the last turn came to
)

const (
	autoBase   = 1200 * time.Millisecond // how long a hold lasts that goes on by itself
	autoLetter = 45 * time.Millisecond
	autoMost   = 4500 * time.Millisecond
	autoTick   = 100 * time.Millisecond // after which its bar is shorter
	closeTime  = 900 * time.Millisecond // how long the last move stands
	closeLeast = 250 * time.Millisecond
)

// arm notes what an event that was just shown says, and whether it arms a rest.
func (t *showing) arm(e engine.Event) {
	t.beat = true
	if e.Kind == engine.Said && e.Seat < engine.MaxSeats && e.Other < engine.MaxSeats {
		t.party |= engine.Only(e.Seat) | engine.Only(e.Other)
	}
	for i := range t.Plan.Rests {
		if r := &t.Plan.Rests[i]; r.Arms(e) && (!r.Mine || mine(t, e)) && (t.concerns(r, e) || r.Time > 0) {
			t.armed = i + 1
			t.holds = t.holds || t.persons() > 0 && t.concerns(r, e) // a dull line ends no hold that has not begun
			t.line = t.holdLine(e)
		}
	}
}

// mine reports whether a line answers what a person did.
func mine(t *showing, e engine.Event) bool {
	return int(e.Other) < len(t.Players) && t.Players[e.Other].Person()
}

// putFirst tells the lines first that rests want to be told before the cards go whose fate they tell, and after a line that
// arms a rest the score that it changes.
func putFirst(t *showing) {
	for i, e := range t.queue {
		r := slices.IndexFunc(t.Plan.Rests, func(r plan.Rest) bool { return r.Arms(e) })
		if r < 0 {
			continue
		}
		if t.Plan.Rests[r].First {
			to := i
			for to > 0 && t.queue[to-1].Kind != engine.Said {
				to--
			}
			bring(t.queue[to : i+1])
			i = to
		}
		for j := i + 1; j < len(t.queue) && t.queue[j].Kind != engine.Said; j++ {
			if c := t.queue[j]; c.Kind == engine.Counted && int(c.Key) == t.Plan.Score() {
				bring(t.queue[i+1 : j+1])
				break
			}
		}
	}
}

// bring brings the last event of a list to its front.
func bring(list []engine.Event) {
	last := list[len(list)-1]
	copy(list[1:], list)
	list[0] = last
}

// concerns reports whether a rest is a hold for the persons at the screen.
func (t *showing) concerns(r *plan.Rest, e engine.Event) bool {
	var who engine.SeatSet
	if r.Unasked && !t.unasked {
		return false
	}
	switch r.Hold {
	case plan.All:
		return true
	case plan.Party:
		who = t.party | engine.Only(e.Seat)
	case plan.Seated:
		who = engine.Only(e.Seat)
	case plan.Other:
		who = engine.Only(e.Other)
	case plan.Either:
		who = engine.Only(e.Seat) | engine.Only(e.Other)
	case plan.Others:
		who = engine.Everybody &^ engine.Only(e.Seat)
	}
	for i, p := range t.Players {
		if p.Person() && who.Has(engine.Seat(i)) {
			return true
		}
	}
	return false
}

// stands reports whether the table stands still before the next event.
func (t *showing) stands() bool {
	if t.rest != 0 {
		if t.clock < t.ends() {
			return true
		}
		t.goOn()
		return false
	}
	step := t.Pace.Step && t.beat && t.persons() > 0 && len(t.queue) > 0 && t.queue[0].Kind == engine.Said
	if !step && !t.stops() {
		return false
	}
	if !t.lies() {
		return true
	}
	if t.stops() {
		return t.rests(t.armed, t.holds, t.line)
	}
	return t.rests(stepping, true, "")
}

// rests begins a rest, and reports whether it lasts at all.
func (t *showing) rests(rest int, hold bool, says string) bool {
	t.byTap, t.says = hold, spokenTo(&t.record, says)
	d := scaled(t.autoTime(), t.Pace.Pause)
	switch {
	case rest == closing:
		d = max(scaled(closeTime, t.Pace.Move), closeLeast)
	case rest > 0 && t.Plan.Rests[rest-1].Time > 0:
		d = scaled(t.Plan.Rests[rest-1].Time, t.Pace.Pause)
	}
	t.rest, t.ticks = rest, 0
	t.rerun.slow = t.rerun.slow && rest == stepping
	t.from, t.end, t.counts = t.clock, t.clock+d, t.goesOn()
	if !t.byTap && d == 0 || t.Pace.Restless {
		t.goOn()
		return false
	}
	t.Version++
	return true
}

// autoTime is how long it takes to read what a hold says.
func (t *showing) autoTime() time.Duration {
	return min(autoBase+time.Duration(len([]rune(t.says)))*autoLetter, autoMost)
}

// goesOn reports whether a hold ends by itself, because the players want that.
func (t *showing) goesOn() bool { return t.byTap && t.Pace.Auto && t.rest != stepping && !t.Sums() }

// ends returns when the rest ends by itself.
func (t *showing) ends() time.Duration {
	switch {
	case !t.byTap:
		return t.end
	case t.goesOn():
		return t.from + t.autoTime()
	}
	return 1 << 62
}

// Left returns how much of a hold's time is left where it goes on by itself, from 1 to 0. It shrinks by steps.
func (t *showing) Left() (share float64, ok bool) {
	if t.rest == 0 || !t.goesOn() {
		return 0, false
	}
	return 1 - float64(t.ticks)*float64(autoTick)/float64(t.autoTime()), true
}

// tick shortens the bar of a hold that goes on by itself, or begins its time when the player has just asked for that.
func (t *showing) tick() {
	on, n := t.rest != 0 && t.goesOn(), 0
	if on && t.counts {
		n = int((t.clock - t.from) / autoTick)
	} else if on {
		t.from = t.clock
	}
	if on != t.counts || n != t.ticks {
		t.counts, t.ticks = on, n
		t.Version++
	}
}

// stops reports whether a rest that is armed begins before the next event.
func (t *showing) stops() bool {
	return t.armed > 0 && len(t.queue) > 0 && t.Plan.Rests[t.armed-1].Stops(t.queue[0])
}

// goOn ends a rest.
func (t *showing) goOn() {
	t.closed, t.ended = t.closed || t.rest == closing, t.ended || t.rest == ending
	t.fresh = t.fresh[:0] // it has been read
	t.next = min(t.next, t.clock)
	t.Version++
	if t.rest > 0 {
		forget(t)
		t.stale = true
		lookAhead(t)
	}
	if t.rest == stepping {
		t.rest, t.byTap, t.says, t.beat = 0, false, "", false
	} else {
		t.calmDown()
		t.party = 0
	}
}

// calmDown forgets every rest.
func (t *showing) calmDown() {
	t.stand = stand{party: t.party, closed: t.closed, ended: t.ended}
}

// rested begins the rest that is left when nothing more is to be told and something goes on by itself: another seat's
// answer, the curtain, or the result. It reports whether the table rests.
func rested(t *Table) bool {
	if t.Resting() {
		return t.stands()
	}
	own := t.coming != engine.None && !t.covers || t.Asked != engine.None || t.Curtain != engine.None
	if own || !t.Caught() {
		return false
	}
	switch {
	case t.over:
		if text := closes(t); !t.ended && !t.closed && text != "" && t.persons() > 0 && t.rests(ending, true, text) {
			return true
		}
		return !t.closed && t.rests(closing, false, t.deed())
	case t.armed > 0:
		return t.rests(t.armed, t.holds, t.line)
	case t.sole.tells(&t.showing):
		return true
	case t.Pace.Step && t.beat && t.persons() > 0 && t.asking != engine.None:
		return t.rests(stepping, true, "")
	}
	return false
}

// Resting reports whether the table rests, so that it can be read.
func (t *showing) Resting() bool { return t.rest != 0 }

// Holding reports whether it does so until the players at the screen go on.
func (t *showing) Holding() bool { return t.rest != 0 && t.byTap }

// Closing reports whether the end of the game stands.
func (t *showing) Closing() bool { return t.rest == closing }

// Steps reports whether the table waits for a tap after a beat.
func (t *showing) Steps() bool { return t.rest == stepping }

// Sums reports whether the scores are to be opened now, until Next.
func (t *showing) Sums() bool { return t.rest > 0 && t.byTap && t.Plan.Rests[t.rest-1].Sums }

// finish shows all that is still to come, without rests.
func (t *showing) finish() {
	for len(t.queue) > 0 {
		t.fold()
	}
	t.calmDown()
	t.next = t.clock
}
