package table

import (
	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
)

// Replay shows a game that is over, choice by choice, to the eyes of one of its seats or to all at once. Nobody is asked anything.
type Replay struct {
	*Table
	whole *match.Match
	eyes  engine.Seat // engine.Table sees all hands
	turns []int
}

// NewReplay begins at the deal. The match is the game as it ended.
func NewReplay(whole *match.Match, players []Player, eyes engine.Seat) (*Replay, error) {
	m, err := match.New(whole.Game, whole.Config)
	if err != nil {
		return nil, err
	}
	r := &Replay{Table: newTable(m, players, nil, &Direct{}, 0), whole: whole, eyes: eyes}
	return r, r.To(0)
}

// Choices returns how many choices the game had.
func (r *Replay) Choices() int { return len(r.whole.Log) }

// Turns returns before which choices a turn begins, the first of all included.
func (r *Replay) Turns() []int {
	if r.turns != nil {
		return r.turns
	}
	r.turns = []int{0}
	m, err := match.New(r.whole.Game, r.whole.Config)
	if err != nil {
		return r.turns
	}
	whose := turnOf(m, engine.None)
	for n, e := range r.whole.Log {
		if m.DoText(e.Seat, e.Text) != nil {
			break
		}
		if x := turnOf(m, whose); x != whose && n+1 < len(r.whole.Log) {
			r.turns, whose = append(r.turns, n+1), x
		}
	}
	return r.turns
}

// turnOf returns whose turn it is after the last choice of a match, whoever has to answer in it.
func turnOf(m *match.Match, was engine.Seat) engine.Seat {
	for _, e := range m.Events().List {
		if e.Kind == engine.Phased && e.Seat < engine.MaxSeats {
			was = e.Seat
		}
	}
	return was
}

// Eyes returns whose eyes the replay is for, engine.Table for all at once.
func (r *Replay) Eyes() engine.Seat { return r.eyes }

// To shows at once how the table stood after so many choices.
func (r *Replay) To(n int) error {
	t := r.Table
	m, err := match.New(r.whole.Game, r.whole.Config)
	if err != nil {
		return err
	}
	t.m, t.Log, t.Cards, t.would, t.Arrow = m, nil, Ledger{}, would{}, Arrow{}
	t.Viewer = r.eyes
	t.retold(m)
	for _, e := range r.whole.Log[:min(max(n, 0), r.Choices())] {
		if err := m.DoText(e.Seat, e.Text); err != nil {
			return err
		}
		t.retold(m)
	}
	r.settle()
	r.show()
	return nil
}

// settle takes over where the game stands now.
func (r *Replay) settle() {
	t := r.Table
	t.next = min(t.next, t.clock)
	t.Recap, t.over, t.closed, t.ended = len(t.Log), t.m.State().Actors() == 0, false, false
	t.m.View(t.Viewer, &t.now)
	forget(&t.showing)
	t.Version++
}

// show shows all at once, to all eyes also the hands that their owners know.
func (r *Replay) show() {
	t := r.Table
	t.snap()
	if r.eyes < engine.MaxSeats {
		return
	}
	unfold(t.m, engine.Everybody, &t.Shown)
	t.now.CopyFrom(&t.Shown)
	t.Cards.Sync(&t.Shown)
}

// Step tells the next choice as it was told to these eyes. All eyes see what comes of it at once. It reports false at the end.
func (r *Replay) Step() bool {
	t := r.Table
	if t.over {
		return false
	}
	t.finish()
	e := r.whole.Log[len(t.m.Log)]
	if t.m.DoText(e.Seat, e.Text) != nil {
		return false
	}
	t.tell(t.m.Events())
	if r.settle(); r.eyes >= engine.MaxSeats {
		r.show()
		return true
	}
	t.queue, t.fresh = t.m.Feed(t.Viewer, t.queue[:0]), t.fresh[:0]
	return true
}

// Branch returns a match that stands where the replay does, with every card where it lay.
func (r *Replay) Branch() (*match.Match, error) {
	m, err := match.New(r.whole.Game, r.whole.Config)
	if err != nil {
		return nil, err
	}
	for _, e := range r.whole.Log[:len(r.m.Log)] {
		if err := m.DoText(e.Seat, e.Text); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// Imagined returns a match that begins where the replay stands, with all that a seat could not know then imagined anew.
func (r *Replay) Imagined(seat engine.Seat, rnd *cards.Rand) (*match.Match, error) {
	s := r.m.State().Fresh()
	r.m.Redacted(seat, s)
	s.Imagine(seat, rnd)
	return match.From(r.whole.Game, r.whole.Config, engine.Encode(s, nil))
}

// See shows where the game stands to other eyes.
func (r *Replay) See(eyes engine.Seat) {
	r.eyes = eyes
	_ = r.To(len(r.m.Log)) // it has been there
}
