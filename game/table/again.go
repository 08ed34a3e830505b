package table

import (
	"maps"
	"slices"

	"royals/engine"
)

// rerun is what it takes to tell the last moment on the stage once more: the picture before it, and what has been told
// since.
type rerun struct {
	set   bool
	shown engine.View
	cards Ledger
	party engine.SeatSet
	past  []engine.Event
	slow  bool // it is being told once more
}

// rerunMost is how many events a moment may have.
const rerunMost = 300

// remember keeps an event that is about to be shown, from the one on with which a moment on the stage begins.
func remember(t *showing, e engine.Event) {
	r := &t.rerun
	if !r.set {
		if t.Plan.Stage == nil || e.Kind != engine.Said || !slices.Contains(t.Plan.Again, int(e.Key)) {
			return
		}
		r.set, r.past = true, r.past[:0]
		r.shown.CopyFrom(&t.Shown)
		r.cards.copyFrom(&t.Cards)
		r.party = t.party
	}
	if r.past = append(r.past, e); len(r.past) > rerunMost {
		r.set = false
	}
}

// forget gives the last moment up: it has been left, or the picture has become another one's.
func forget(t *showing) { t.rerun.set, t.rerun.slow = false, false }

// MayAgain reports whether the moment that stands can be told once more.
func MayAgain(t *Table) bool {
	return t.Holding() && t.rest > 0 && t.rerun.set && t.rerun.shown.Seat == t.Shown.Seat
}

// Again tells the moment that stands once more, slower. Nothing but what is shown goes back.
func Again(t *Table) {
	if !MayAgain(t) {
		return
	}
	r := &t.rerun
	t.queue = append(slices.Clone(r.past), t.queue...)
	t.Shown.CopyFrom(&r.shown)
	t.Cards.copyFrom(&r.cards)
	t.calmDown()
	t.party = r.party
	t.fresh = t.fresh[:0]
	t.next = t.clock
	forget(&t.showing)
	r.slow = true
	t.Told++
	t.Version++
}

// Slow reports whether a moment is being told once more.
func Slow(t *Table) bool { return t.rerun.slow }

// copyFrom makes a ledger the same as another.
func (l *Ledger) copyFrom(o *Ledger) {
	l.piles = make(map[engine.PileID][]uint32, len(o.piles))
	for id, list := range o.piles {
		l.piles[id] = slices.Clone(list)
	}
	l.last, l.landed, l.came = max(l.last, o.last), o.landed, maps.Clone(o.came)
}
