package table

import "royals/engine"

// OnTurn returns whose turn what is shown is of. A turn is told of before it is noted: from the line that begins it on, or from its first
// card on, it is the turn of whom that line is about, so that nothing of it is shown in another one's frame.
func OnTurn(t *Table) engine.Seat {
	line := lineFrom(&t.showing, 0)
	if t.early != "" {
		line = lineFrom(&t.showing, 1)
	}
	if line == nil || line.Say < 0 {
		return t.Shown.Turn
	}
	for _, e := range t.queue {
		switch {
		case e.Kind == engine.Said && e.Seat != line.Seat:
			return t.Shown.Turn
		case e.Kind == engine.Phased && e.Seat == line.Seat:
			return line.Seat
		case e.Kind == engine.Phased:
			return t.Shown.Turn
		}
	}
	return t.Shown.Turn
}
