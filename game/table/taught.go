package table

import (
	"errors"

	"royals/engine"
	"royals/engine/match"
)

// errAsked is what Commit returns for a choice about which the person is asked first.
var errAsked = errors.New("table: first it is asked about")

// errJudged is what Commit returns for a choice that the judge did not let pass.
var errJudged = errors.New("table: the judge says no")

// forcer is a Thinker that sometimes chooses for persons, too.
type forcer interface {
	// Forced returns what is played for a person now, nil where the person is asked. The state is redacted for the seat.
	// With take, that choice is forgotten: it is being played.
	Forced(s engine.State, seat engine.Seat, take bool) []engine.Action
}

// readier is a Thinker that may have to wait before it can answer for a seat. Persons who choose at the same time go first then.
type readier interface{ Ready(seat engine.Seat) bool }

func ready(think Thinker, seat engine.Seat) bool {
	r, ok := think.(readier)
	return !ok || r.Ready(seat)
}

// From shows a match that somebody else has begun. It is not sealed and not kept.
func From(m *match.Match, players []Player, think Thinker) (*Table, error) {
	if len(players) != m.Config.Seats {
		return nil, ErrPlayers
	}
	t := newTable(m, players, nil, think, 0)
	t.snap()
	t.decide()
	return t, nil
}

// forced returns what is played for a person without asking: what the thinker says, or the person's standing orders.
func (t *record) forced(think Thinker, seat engine.Seat, take bool) []engine.Action {
	if f, ok := think.(forcer); ok {
		own := t.m.State().Fresh()
		t.m.Redacted(seat, own)
		return f.Forced(own, seat, take)
	}
	return t.ordered(seat)
}

// Mark is a moment of a match to which it can return.
type Mark struct {
	state        engine.State
	moves, lines int
}

// Mark notes the present moment.
func (t *record) Mark() Mark {
	s := t.m.State().Fresh()
	s.CopyFrom(t.m.State())
	return Mark{s, len(t.m.Log), len(t.Log)}
}

// Return goes back to a moment, whatever has been shown since.
func (t *Table) Return(to Mark) {
	t.m.Rewind(to.state, to.moves)
	t.Log, t.reading = t.Log[:min(to.lines, len(t.Log))], reading{}
	for i := range t.seen {
		t.seen[i] = min(t.seen[i], len(t.Log))
	}
	t.Recap, t.Refusal, t.Arrow = len(t.Log), "", Arrow{}
	t.snap()
	t.next = t.clock
	t.decide()
}

// Reconsider asks anew who is to choose now: the thinker may have something for a person.
func (t *Table) Reconsider() { t.decide() }

// Begin drops what has been picked, and asks the same question anew.
func (t *choosing) Begin() {
	if t.Asked != engine.None {
		t.comp.Clear()
		t.Focus.Clear()
		t.changed()
	}
}
