package table

import "royals/engine"

// arm notes whether a deed that has just been shown makes the table stand still before the next that takes something away.
func (t *Table) arm(e engine.Event) {
	for i := range t.Plan.Holds {
		if t.Plan.Holds[i].Arms(e) {
			t.armed = i + 1
		}
	}
}

// stands reports whether the table stands still before the next deed. Where the scores are opened persons say when to go on;
// any other moment passes by itself, or by a tap where opponents wait for one.
func (t *Table) stands() bool {
	if t.rest > 0 {
		if !t.byTap && t.clock >= t.restEnd {
			t.goOn()
			return false
		}
		return true
	}
	if t.armed == 0 || len(t.queue) == 0 || !t.Plan.Holds[t.armed-1].Stops(t.queue[0]) {
		return false
	}
	h := &t.Plan.Holds[t.armed-1]
	t.rest, t.armed = t.armed, 0
	t.byTap = t.persons() > 0 && (h.Sums || t.Pace.ByTap)
	t.restEnd = t.clock + scaled(h.Time, t.Pace.Pause)
	if !t.byTap && t.clock >= t.restEnd {
		t.rest = 0
		return false
	}
	t.Version++
	return true
}

// goOn ends a standstill.
func (t *Table) goOn() {
	t.rest, t.armed, t.byTap = 0, 0, false
	t.next = min(t.next, t.clock)
	t.Version++
}

// Resting reports whether the table stands still so that what lies there can be read.
func (t *Table) Resting() bool { return t.rest > 0 }

// Sums reports whether the scores so far are to be opened now, until Next.
func (t *Table) Sums() bool { return t.rest > 0 && t.byTap && t.Plan.Holds[t.rest-1].Sums }

// finish shows everything that is still to come, without standing still.
func (t *Table) finish() {
	for len(t.queue) > 0 {
		t.fold()
	}
	t.rest, t.armed, t.byTap = 0, 0, false
	t.next = t.clock
}
