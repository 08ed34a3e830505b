package table

import (
	"royals/engine"
	"royals/engine/bot"
)

// Desk is a thinker that serves the game on the table first. A question about a past choice waits until the table's has been
// answered, and is asked anew where the table has interrupted it.
type Desk struct {
	Thinker
	table  *Question // the table's question, nil once its answer is here
	past   *Question // the question about a past choice, nil for none
	asked  bool      // the past one is being thought about
	run    []engine.Action
	tips   []bot.Tip
	filled bool // run or tips hold an answer that the table has not taken
}

// NewDesk puts questions to a thinker in their order.
func NewDesk(t Thinker) *Desk { return &Desk{Thinker: t} }

// Ask puts a question. Of each kind an older one that is still open is forgotten.
func (d *Desk) Ask(q Question) {
	if len(q.Run) > 0 {
		d.past, d.asked = &q, false
		d.next()
		return
	}
	d.table, d.asked, d.filled = &q, false, false
	d.Thinker.Ask(q)
}

// next asks about the past choice where nothing else is open.
func (d *Desk) next() {
	if d.past != nil && !d.asked && d.table == nil {
		d.asked = true
		q := *d.past
		q.State = d.past.State.Fresh() // the thinker may write to it
		q.State.CopyFrom(d.past.State)
		d.Thinker.Ask(q)
	}
}

// look takes the answer to the table's question, if it is there.
func (d *Desk) look() {
	if d.table == nil {
		return
	}
	if d.table.Hint {
		d.run = nil
		d.tips, d.filled = d.Thinker.Tips()
	} else {
		d.tips = nil
		d.run, d.filled = d.Thinker.Poll()
	}
	if d.filled {
		d.table = nil
		d.next()
	}
}

// Poll returns the answer once it is there.
func (d *Desk) Poll() (run []engine.Action, ok bool) {
	d.look()
	ok = d.filled && d.run != nil
	d.filled = d.filled && !ok
	return d.run, ok
}

// Tips returns the answer to a question for a hint once it is there.
func (d *Desk) Tips() (list []bot.Tip, ok bool) {
	d.look()
	ok = d.filled && d.tips != nil
	d.filled = d.filled && !ok
	return d.tips, ok
}

// Verdict returns the answer to a question about a past choice once it is there.
func (d *Desk) Verdict() (v bot.Verdict, ok bool) {
	d.look()
	if !d.asked {
		return v, false
	}
	if v, ok = d.Thinker.Verdict(); ok {
		d.past, d.asked = nil, false
	}
	return v, ok
}

// Busy reports whether the answers are worked out inside Poll and its like.
func (d *Desk) Busy() bool { return busy(d.Thinker) }
