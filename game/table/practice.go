package table

import (
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
)

// practice is what a practice game allows besides: any choice is taken back, and hands lie open. It is saved with the game.
type practice struct {
	on   bool
	open engine.SeatSet // the seats whose cards whoever looks may see
}

const practiceNote = "practice"

// Practise begins a practice game with a match, wherever that stands. It is not sealed.
func Practise(m *match.Match, players []Player, keep Keeper, think Thinker, seed uint64) (*Table, error) {
	if len(players) != m.Config.Seats {
		return nil, ErrPlayers
	}
	t := newTable(m, players, keep, think, seed)
	t.practice.on = true
	if m.Dealt() && len(m.Log) == 0 {
		deals(t)
		return t, nil
	}
	t.note()
	t.save()
	takesUp(t)
	return t, nil
}

// Practising reports whether a table plays a practice game, of which nothing is counted.
func Practising(t *Table) bool { return t.practice.on }

// Practised reports whether a saved game is a practice game.
func Practised(notes []string) bool {
	for _, n := range notes {
		if word, _, _ := strings.Cut(n, " "); word == practiceNote {
			return true
		}
	}
	return false
}

// Opened returns the seats whose cards lie open.
func Opened(t *Table) engine.SeatSet { return t.practice.open }

// Open opens or closes the cards of a seat in a practice game. Opponents know no more than before.
func Open(t *Table, seat engine.Seat, yes bool) {
	if !t.practice.on || int(seat) >= len(t.Players) {
		return
	}
	if t.practice.open = t.practice.open.Remove(seat); yes {
		t.practice.open |= engine.Only(seat)
	}
	t.note()
	t.save()
	t.snap()
	t.decide()
}

// notePractice writes it into the notes: "practice P2 P3".
func notePractice(t *record) {
	if !t.practice.on {
		return
	}
	line := practiceNote
	for x := range engine.Seat(len(t.Players)) {
		if t.practice.open.Has(x) {
			line += " " + x.String()
		}
	}
	t.m.Notes = append(t.m.Notes, line)
}

// readPractice reads it. It skips what is no seat.
func readPractice(t *record, notes []string) {
	for _, n := range notes {
		f := strings.Fields(n)
		if len(f) == 0 || f[0] != practiceNote {
			continue
		}
		t.practice.on = true
		for _, name := range f[1:] {
			if x, ok := engine.ParseSeat(name); ok && int(x) < len(t.Players) {
				t.practice.open |= engine.Only(x)
			}
		}
	}
}

// sees writes what whoever looks with the eyes of a seat sees now, the cards that lie open with it.
func sees(t *record, eyes engine.Seat, v *engine.View) {
	t.m.View(eyes, v)
	unfold(t.m, t.practice.open.Remove(eyes), v)
}

// unfold fills into a view what seats know of the cards that lie before them or in their hands.
func unfold(m *match.Match, open engine.SeatSet, v *engine.View) {
	var own engine.View
	for x := range engine.Seat(m.Config.Seats) {
		if !open.Has(x) {
			continue
		}
		m.View(x, &own)
		for i := range v.Piles {
			if p := &v.Piles[i]; p.ID.Owner == x {
				copy(p.Cards, own.Pile(p.ID))
			}
		}
	}
}

// fed appends what the viewer is told of the last choice. A card that comes to somebody whose cards lie open comes open.
func fed(t *record, list []engine.Event) []engine.Event {
	if t.practice.open == 0 {
		return t.m.Feed(t.Viewer, list)
	}
	for _, e := range t.m.Events().List {
		told, ok := e.Redacted(t.Viewer)
		at := e.To.Owner
		if e.Kind == engine.Turned {
			at = e.From.Owner
		}
		if (e.Kind == engine.Moved || e.Kind == engine.Turned) && told.Card == cards.Back && at < engine.MaxSeats && t.practice.open.Has(at) {
			if open, sees := e.Redacted(at); sees {
				told, ok = open, true
			}
		}
		if ok {
			list = append(list, told)
		}
	}
	return list
}

// rewinds takes a practice game back to the last decision that a person was free to make, past all that was revealed since: the match is
// played again up to it, so that the same cards come. It reports false where there is none.
func rewinds(t *Table) bool {
	m, err := t.m.Anew()
	if err != nil {
		return false
	}
	to := Mark{moves: -1}
	real := t.m
	for n, e := range real.Log {
		t.m = m // standing orders look at where it stands
		if t.Players[e.Seat].Person() && t.only(m.State(), e.Seat) == nil && t.ordered(e.Seat) == nil {
			if to.moves = n; to.state == nil {
				to.state = m.State().Fresh()
			}
			to.state.CopyFrom(m.State())
		}
		if m.DoText(e.Seat, e.Text) != nil {
			to.moves = -1
			break
		}
	}
	if t.m = real; to.moves < 0 {
		return false
	}
	for to.lines = len(t.Log); to.lines > 0 && t.Log[to.lines-1].Move > to.moves; to.lines-- {
	}
	if t.persons() > 1 && t.Viewer != real.Log[to.moves].Seat {
		t.Viewer = engine.Table
	}
	t.m.Rewind(to.state, to.moves)
	t.note()
	t.save()
	t.Return(to)
	return true
}
