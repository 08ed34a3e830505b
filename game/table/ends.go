package table

import (
	"royals/engine"
	"royals/game/words"
)

// Ends says how it would stand were the game, or its round, to end now, as far as the viewer can know; "" for a game
// whose score tells that itself. While something is yet to be shown it says what it said before.
func Ends(t *Table) string {
	g, ok := t.m.Game.(engine.Ender)
	switch {
	case !ok || t.over:
		return ""
	case len(t.queue) > 0 && t.would.viewer == t.Viewer:
		return t.would.text
	}
	s := t.m.State().Fresh()
	t.m.Redacted(t.Viewer, s)
	text, first := "", engine.Seat(0)
	t.would.most = 0
	if t.Viewer < engine.MaxSeats {
		first = t.Viewer
	}
	for i := range t.Players {
		x := (first + engine.Seat(i)) % engine.Seat(len(t.Players))
		low, high, ok := g.EndsNow(s, x)
		if !ok {
			text = ""
			break
		}
		t.would.most = max(t.would.most, high)
		args := words.Args{A: t.Name(x), N: low, N2: high}
		if you(&t.record, x) {
			args.A = words.Plain("verdict.you")
		}
		key := "ends.one"
		if low < high {
			key = "ends.range"
		}
		if i > 0 {
			text += ", "
		}
		text += words.T(key, args)
	}
	if text != "" {
		text = words.T("ends.now", words.Args{A: text})
	}
	t.would.viewer, t.would.text = t.Viewer, text
	return text
}

// would is what Ends said last, and to whom.
type would struct {
	viewer engine.Seat
	text   string
	most   int // what the best of all could score
}

// Counts reports whether anybody would score anything: before that all is loss.
func Counts(t *Table) bool { return Ends(t) == "" || t.would.most > 0 }
