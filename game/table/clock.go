package table

import (
	"time"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
)

// Thinker is where opponents think: here and now, or in a worker beside the picture.
type Thinker interface {
	// Ask starts on a question; an older one that is still open is forgotten.
	Ask(q Question)
	// Poll returns the answer once it is there.
	Poll() (run []engine.Action, ok bool)
	// Tips returns the answer to a question for a hint once it is there.
	Tips() (list []bot.Tip, ok bool)
}

// Question is what an opponent is told: all that its seat may know, and chance of its own.
type Question struct {
	Game  *engine.Info
	Seats int
	State engine.State // redacted for Seat; the thinker may write in it
	Seat  engine.Seat
	Rand  cards.Rand
	Level string // who answers; "" for a hint
	Hint  bool   // wants the best choices and why
}

// Direct thinks at once, in the middle of Ask.
type Direct struct {
	run  []engine.Action
	tips []bot.Tip
	done bool
}

// Ask answers the question.
func (d *Direct) Ask(q Question) {
	if q.Hint {
		d.tips, d.done = bot.Hint(q.State, q.Seat, &q.Rand), false
		return
	}
	b := bot.ByName(q.Level)
	if b == nil {
		b = bot.ByName(bot.Names()[len(bot.Names())-1])
	}
	d.tips = nil
	d.run, d.done = b.Choose(q.State, q.Seat, &q.Rand, d.run[:0]), true
}

// Poll returns the answer.
func (d *Direct) Poll() ([]engine.Action, bool) {
	ok := d.done
	d.done = false
	return d.run, ok
}

// Tips returns the answer to a question for a hint.
func (d *Direct) Tips() ([]bot.Tip, bool) {
	list := d.tips
	d.tips = nil
	return list, list != nil
}

// How long things take at normal pace.
const (
	stepMove = 35 * time.Millisecond
	stepDeal = 22 * time.Millisecond
	stepTurn = 90 * time.Millisecond
	stepSaid = 140 * time.Millisecond
	settle   = 260 * time.Millisecond
	endPause = 600 * time.Millisecond
	botPause = 450 * time.Millisecond
	botRange = 150 * time.Millisecond

	readPause = 900 * time.Millisecond // cards that have just been shown lie so long before they go
	arrowTime = 900 * time.Millisecond // an arrow from one seat to another stays so long
)

// Update moves the match on to now. It reports whether anything on the screen has changed.
func (t *Table) Update(now time.Duration) bool {
	t.clock = now
	was := t.Version
	t.Tips()
	for len(t.queue) > 0 && now >= t.next {
		if t.stands() {
			break
		}
		if t.linger(t.queue[0]) {
			t.next = now + time.Duration(float64(readPause)*t.Pace.Pause)
			continue
		}
		deal := t.queue[0].From == engine.Nowhere
		e := t.fold()
		t.point(e)
		d := time.Duration(0)
		switch e.Kind {
		case engine.Moved:
			if d = stepMove; deal {
				d = 0
			} else if t.Moves() == 0 {
				d = stepDeal
			}
		case engine.Turned:
			d = stepTurn
		case engine.Said:
			d = stepSaid
		}
		if len(t.queue) == 0 {
			d += settle
			if t.over {
				d += endPause
			}
		}
		t.next = max(t.next, now-20*time.Millisecond) + time.Duration(float64(d)*t.Pace.Move)
	}
	if t.Arrow.Until > 0 && now >= t.Arrow.Until {
		t.Arrow = Arrow{}
		t.Version++
	}
	if len(t.queue) == 0 && t.asking != engine.None && now >= t.next {
		t.bot(now)
	}
	return t.Version != was
}

// bot lets an opponent answer after its pause. The pause is drawn without a look at any card.
func (t *Table) bot(now time.Duration) {
	if t.due < 0 {
		p := botPause - botRange + time.Duration(t.pauses.IntN(int(2*botRange)))
		t.due = now + time.Duration(float64(p)*t.Pace.Pause)
		if !t.Players[t.asking].Person() {
			t.consult()
		}
		if t.hold = t.Pace.ByTap; t.hold {
			t.Version++
		}
	}
	if now < t.due || t.hold {
		return
	}
	if t.Players[t.asking].Person() { // by standing orders, after the same pause
		if run := t.ordered(t.asking); run != nil && t.do(t.asking, run) == nil {
			return
		}
		panic("table: a standing order was refused")
	}
	run, ok := t.think.Poll()
	if t.away = !ok; ok {
		if err := t.do(t.asking, run); err != nil {
			panic("table: an opponent's choice was refused: " + err.Error())
		}
	}
}

// consult puts the question to the opponent whose turn it is.
func (t *Table) consult() {
	q := t.asks(t.asking, 0)
	q.Level = t.Players[t.asking].Bot
	t.think.Ask(q)
}

// scaled is a time at the player's pace.
func scaled(d time.Duration, pace float64) time.Duration { return time.Duration(float64(d) * pace) }

// Next lets a waiting opponent go on.
func (t *Table) Next() {
	if t.Resting() {
		t.goOn()
		return
	}
	t.hold = false
	t.due = min(t.due, t.clock)
}

// Wait returns how long nothing will happen by itself; ok is false when nothing ever will.
func (t *Table) Wait(now time.Duration) (d time.Duration, ok bool) {
	_, here := t.Pondering()
	switch {
	case here:
		return 0, true
	case t.Resting():
		return max(t.restEnd-now, 0), !t.byTap
	case len(t.queue) > 0:
		return max(t.next-now, 0), true
	case t.Arrow.Until > now && (t.Asked != engine.None || t.Curtain != engine.None || t.over):
		return t.Arrow.Until - now, true
	case t.asking != engine.None && t.away && !busy(t.think):
		return 0, false // whoever thinks elsewhere wakes the screen
	case t.asking != engine.None && !t.hold:
		return max(t.due-now, t.next-now, 0), true
	case t.over:
		return max(t.next-now, 0), now < t.next
	}
	return 0, false
}

// busy reports whether a thinker does its work in Poll.
func busy(t Thinker) bool {
	b, ok := t.(interface{ Busy() bool })
	return !ok || b.Busy()
}

// Done reports whether the game is over, shown, and has been looked at for a moment.
func (t *Table) Done(now time.Duration) bool { return t.Over() && now >= t.next }
