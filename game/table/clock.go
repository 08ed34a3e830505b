package table

import (
	"time"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/judge"
	"royals/game/plan"
)

// Thinker is where opponents think: here, or in a worker beside the page.
type Thinker interface {
	// Ask starts on a question. An older one that is still open is forgotten.
	Ask(q Question)
	// Poll returns the answer once it is there.
	Poll() (run []engine.Action, ok bool)
	// Tips returns the answer to a question for a hint once it is there.
	Tips() (list []bot.Tip, ok bool)
	// Verdict returns the answer to a question about a past choice once it is there.
	Verdict() (v bot.Verdict, ok bool)
}

// Question is what an opponent is told: all that its seat may know, and a random stream of its own.
type Question struct {
	Game  *engine.Info
	Seats int
	State engine.State // redacted for Seat; the thinker may write to it
	Seat  engine.Seat
	Rand  cards.Rand
	Level string // the level that answers; "" for a hint
	Hint  bool   // asks for the best choices and why

	Run    []engine.Action // asks what this choice of a game that is over was worth
	Seed   uint64          // of the chance by which it is judged
	Number int             // and which of the game's choices it is
	Rules  engine.Game
}

// Direct thinks at once, inside Ask.
type Direct struct {
	run  []engine.Action
	tips []bot.Tip
	done bool

	Measure judge.Measure // how closely past choices are looked at, where not as usual
	verdict bot.Verdict
}

// Ask answers the question.
func (d *Direct) Ask(q Question) {
	d.verdict = bot.Verdict{}
	if len(q.Run) > 0 {
		d.tips, d.done = nil, false
		how := d.Measure
		if how.Worlds == 0 {
			how = judge.Of(q.Rules, q.Seats)
		}
		d.verdict = judge.New(q.State, how).Look(q.State, q.Seat, q.Run, q.Rules, q.Seed, q.Number)
		return
	}
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

// Verdict returns the answer to a question about a past choice.
func (d *Direct) Verdict() (bot.Verdict, bool) {
	v := d.verdict
	d.verdict = bot.Verdict{}
	return v, v.Worlds > 0
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

	readPause = 900 * time.Millisecond // how long cards that were just shown lie before they go
	arrowTime = 900 * time.Millisecond // how long an arrow from one seat to another stays
)

// Clock returns the time of its last Update.
func Clock(t *Table) time.Duration { return t.clock }

// Update moves the match on to now. It reports whether the screen has changed.
func (t *Table) Update(now time.Duration) bool {
	t.clock = now
	was := t.Version
	t.Tips()
	t.tick()
	for tells := false; len(t.queue) > 0 && now >= t.next; {
		if t.stands() || beats(&t.showing) && !tells && !t.lies() { // words come first, when what was told before them lies
			break
		}
		if t.linger(t.queue[0]) {
			t.next = now + time.Duration(float64(readPause)*t.Pace.Pause)
			continue
		}
		deal := t.queue[0].From == engine.Nowhere
		tells = scored(&t.showing)
		e := t.fold()
		t.point(e)
		hit(&t.showing, e)
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
	fadeOut(&t.showing)
	if !rested(t) {
		if t.asking != engine.None && t.Caught() {
			t.bot(now)
		}
		t.opens()
	}
	keepArrow(t)
	if c := t.Caught(); c != t.calm {
		t.calm = c
		t.Version++
	}
	return t.Version != was
}

// bot lets an opponent answer after its pause. The pause depends on no card.
func (t *Table) bot(now time.Duration) {
	if t.due < 0 {
		p := botPause - botRange + time.Duration(t.pauses.IntN(int(2*botRange)))
		switch {
		case t.sole.pause > 0:
			p = t.sole.pause
		case t.sole.reads:
			p += readPause
		case t.sole.told, breathes(&t.showing):
			p = 0
		case t.sole.brief, t.sole.run == nil && t.Players[t.asking].Person() && t.persons() == 1: // nobody has to be kept from knowing
			p /= 8
		}
		if t.brisk {
			p = 0
		}
		t.due, t.brisk = now+scaled(p, t.Pace.Pause), false
		if !t.Players[t.asking].Person() {
			t.consult()
		}
		if t.hold = t.Pace.ByTap && !t.sole.told && t.sole.pause == 0; t.hold || t.sole.run != nil {
			t.Version++
		}
	}
	if now < max(t.due, t.Pace.Free) || t.hold {
		return
	}
	t.unasked = false
	if t.Players[t.asking].Person() { // a standing order answers, or the only answer there is, after the same pause
		run := t.forced(t.think, t.asking, true)
		if run == nil {
			run, t.unasked = t.sole.run, t.sole.reads
		}
		if run != nil && t.do(t.asking, run) == nil {
			return
		}
		panic("table: an answer given for a person was refused")
	}
	run, ok := t.think.Poll()
	if !ok && !t.away {
		t.Version++ // from now on the table says for whom it waits
	}
	if t.away = !ok; ok {
		if err := t.do(t.asking, run); err != nil {
			panic("table: an opponent's choice was refused: " + err.Error())
		}
	}
}

// breathes reports whether what stands there is a question that has a breath of its own, so that its answer needs no further pause.
func breathes(t *showing) bool {
	n := len(t.Log)
	if n == 0 || t.Log[n-1].Say < 0 || t.Pace.Pause == 0 {
		return false
	}
	return int(t.Log[n-1].Say) < len(t.Plan.Beats) && t.Plan.Beats[t.Log[n-1].Say].Act == plan.Asks
}

// consult puts the question to the opponent whose turn it is.
func (t *Table) consult() {
	q := t.asks(t.asking, 0)
	q.Level = t.Players[t.asking].Bot
	t.think.Ask(q)
}

// scaled returns a time at the player's pace.
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

// Due returns the next moment at which something happens by itself; ok is false when nothing ever will. Until then
// whatever shows the table may sleep.
func (t *Table) Due(now time.Duration) (at time.Duration, ok bool) {
	soon := func(d time.Duration) {
		if !ok || d < at {
			at, ok = d, true
		}
	}
	if _, here := t.Pondering(); here {
		soon(now)
	}
	if t.Arrow.Until > 0 && t.Arrow.Until < endless {
		soon(t.Arrow.Until)
	}
	switch {
	case t.Resting():
		if t.ends() < 1<<62 {
			soon(t.ends())
		}
		if t.goesOn() {
			soon(t.from + time.Duration(t.ticks+1)*autoTick)
		}
	case len(t.queue) > 0 || now < t.next: // the last event stays for a moment before the next question or the result
		soon(t.next)
	case t.coming != engine.None, t.over && !t.closed:
		soon(now)
	case t.asking != engine.None && t.due < 0:
		soon(now)
	case t.asking != engine.None && !t.hold && (now < max(t.due, t.Pace.Free) || !t.away || busy(t.think)): // a thinker elsewhere wakes the screen
		soon(max(t.due, t.Pace.Free))
	}
	return at, ok
}

// busy reports whether a thinker works inside Poll.
func busy(t Thinker) bool {
	b, ok := t.(interface{ Busy() bool })
	return !ok || b.Busy()
}

// Done reports whether the game is over and its end has been on show for a moment.
func (t *showing) Done(now time.Duration) bool { return t.Over() && t.closed && now >= t.next }
