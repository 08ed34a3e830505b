package table

import (
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/plan"
)

// Arrow points for a moment from the seat that acts to the seat it acts on.
type Arrow struct {
	From, To engine.Seat
	Say      uint8 // the line that it belongs to
	Since    time.Duration
	Until    time.Duration // 0 when there is no arrow
	Card     cards.Card    // what goes along with it
	N        int           // or how much
}

// lies reports whether everything that has been shown lies still.
func (t *showing) lies() bool { return t.Lies == nil || t.Lies() }

// beats reports whether the next event begins a beat of its own: a line, the score that it tells, or what a stage tells by itself.
func beats(t *showing) bool {
	_, ok := t.Plan.BeatOf(t.queue[0])
	return ok || scored(t) || t.queue[0].Kind == engine.Said
}

// scored reports whether the next event is the score that the line after it tells: both are shown at once.
func scored(t *showing) bool {
	e := t.queue[0]
	return e.Kind == engine.Counted && int(e.Key) == t.Plan.Score() && len(t.queue) > 1 && t.queue[1].Kind == engine.Said
}

// Caught reports whether what is shown has caught up with the match: nothing is left to tell, everything lies, and no rest
// is going on.
func (t *showing) Caught() bool {
	return len(t.queue) == 0 && t.clock >= t.next && !t.Resting() && t.lies()
}

// Calm reports whether it had when the table was last looked at.
func (t *showing) Calm() bool { return t.calm && len(t.queue) == 0 }

// deed returns the line of the log that tells what is being shown, "" before the first one.
func (t *showing) deed() string {
	if lines := t.Lines(max(0, len(t.Log)-t.unsaid()-8)); len(lines) > 0 && lines[len(lines)-1].Say >= 0 {
		return lines[len(lines)-1].Text
	}
	return ""
}

// point shows an arrow for a line about two seats.
func (t *showing) point(e engine.Event) {
	n := engine.Seat(len(t.Players))
	if e.Kind != engine.Said || e.Seat >= n || e.Other >= n || e.Seat == e.Other || t.Pace.Pause == 0 || t.Plan.Arrows[e.Key].Way == plan.NoWay {
		return
	}
	from, to := t.Plan.Arrows[e.Key].Points(e)
	until := t.clock + time.Duration(float64(arrowTime)*t.Pace.Pause)
	t.Arrow = Arrow{from, to, e.Key, t.clock, until, e.Card, int(e.Value)}
	t.Version++
}

// fadeOut ends an arrow whose time is over.
func fadeOut(t *showing) {
	if t.Arrow.Until > 0 && t.clock >= t.Arrow.Until {
		t.Arrow = Arrow{}
		t.Version++
	}
}

// endless is when an arrow ends that stays as long as somebody is asked about it.
const endless = 1 << 62

// keepArrow lets an arrow stay while whom it points at is asked how to answer.
func keepArrow(t *Table) {
	a := &t.Arrow
	asks := t.Asked != engine.None && t.Asked == a.To && t.Plan.AnswerFor(t.comp.Prompt().Key) != nil
	switch {
	case a.Until == 0:
	case asks:
		a.Until = endless
	case a.Until == endless:
		a.Until = t.clock + arrowOff
	}
}

// hit ends the arrows soon after the blow that a line tells of: it is their goal.
func hit(t *showing, e engine.Event) {
	if e.Kind == engine.Said && t.Arrow.Until > 0 && int(e.Key) < len(t.Plan.Cues) && t.Plan.Cues[e.Key].Buzz > 0 {
		t.Arrow.Until = min(t.Arrow.Until, t.clock+time.Duration(float64(impactTime+arrowOff)*t.Pace.Move))
	}
}

const (
	impactTime = 340 * time.Millisecond // from a line to its blow, where no stage shows it: the arrow grows, and it strikes
	arrowOff   = 120 * time.Millisecond // and then its arrow goes
)

// linger reports whether the next event takes away cards that were only just shown. Those want a moment to be read. It
// reports it once for all cards that lie there.
func (t *showing) linger(e engine.Event) bool {
	switch {
	case e.Kind == engine.Turned && e.Card != 0:
		t.shown(e.From)
	case e.Kind == engine.Moved && t.wasShown(e.From):
		t.fresh = t.fresh[:0]
		return t.Pace.Pause > 0
	case e.Kind == engine.Moved && e.From != engine.Nowhere && t.info.Piles[e.To.Kind].Sight == engine.FaceUp:
		t.shown(e.To)
	}
	return false
}

func (t *showing) shown(id engine.PileID) {
	if !t.wasShown(id) {
		t.fresh = append(t.fresh, id)
	}
}

func (t *showing) wasShown(id engine.PileID) bool {
	for _, x := range t.fresh {
		if x == id {
			return true
		}
	}
	return false
}
