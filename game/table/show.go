package table

import (
	"time"

	"royals/engine"
)

// Arrow points from the seat that does something to the seat it is done to, for a moment.
type Arrow struct {
	From, To engine.Seat
	Until    time.Duration // 0 when there is no arrow
}

// point raises an arrow for what is said of two seats.
func (t *Table) point(e engine.Event) {
	n := engine.Seat(len(t.Players))
	if e.Kind != engine.Said || e.Seat >= n || e.Other >= n || e.Seat == e.Other || t.Pace.Pause == 0 {
		return
	}
	t.Arrow = Arrow{e.Seat, e.Other, t.clock + time.Duration(float64(arrowTime)*t.Pace.Pause)}
	t.Version++
}

// linger reports whether the next event takes away cards that were shown only just now, so that they want a moment to be
// read. It says so once for all that lie there.
func (t *Table) linger(e engine.Event) bool {
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

func (t *Table) shown(id engine.PileID) {
	if !t.wasShown(id) {
		t.fresh = append(t.fresh, id)
	}
}

func (t *Table) wasShown(id engine.PileID) bool {
	for _, x := range t.fresh {
		if x == id {
			return true
		}
	}
	return false
}
