package table

import (
	"errors"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/match"
	"royals/engine/review"
)

// Review tells luck from choices in a game that is over, seat by seat, while a thinker judges. It may be left and gone on with at any time.
type Review struct {
	Players []Player
	whole   *match.Match
	think   Thinker
	works   []*review.Work
	order   []engine.Seat // in which they are reviewed
	open    bool          // a question waits for its verdict
	pose    *Replay
}

// NewReview begins the reviews of all seats, one of them first. The match is the game as it ended.
func NewReview(whole *match.Match, players []Player, first engine.Seat, think Thinker) (r *Review, err error) {
	r = &Review{Players: players, whole: whole, think: think, order: []engine.Seat{first}}
	for x := range engine.Seat(len(players)) {
		w, err := review.New(whole, x)
		if err != nil {
			return nil, err
		}
		if r.works = append(r.works, w); x != first {
			r.order = append(r.order, x)
		}
	}
	r.pose, err = NewReplay(whole, players, first)
	return r, err
}

// GoOn asks anew: others may have asked the thinker since.
func (r *Review) GoOn() { r.open = false }

// Update takes the verdict that has come, asks for the next, and reports whether there is more to show.
func (r *Review) Update() (changed bool, err error) {
	if r.open {
		v, ok := r.think.Verdict()
		if !ok {
			return false, nil
		}
		if err := r.works[r.order[0]].Take(v); err != nil {
			return true, err
		}
		r.open, changed = false, true
	}
	for !r.open && len(r.order) > 0 {
		x := r.order[0]
		q, ok, err := r.works[x].Next()
		if err != nil {
			return true, err
		}
		if changed = true; !ok {
			r.order = r.order[1:]
			continue
		}
		g := r.whole.Game
		r.think.Ask(Question{Game: g.Info(), Rules: g, Seats: len(r.Players), State: q.State, Seat: x, Run: q.Run, Seed: q.Seed, Number: q.Number})
		r.open = true
	}
	return changed, nil
}

// Here reports whether Update must be called at every frame, because the judging is done there.
func (r *Review) Here() bool { return r.open && busy(r.think) }

// Done reports whether all seats are reviewed.
func (r *Review) Done() bool { return len(r.order) == 0 }

// First lets a seat be reviewed before the others that are still to come.
func (r *Review) First(x engine.Seat) {
	for i, y := range r.order {
		if i > 0 && x == y {
			copy(r.order[1:i+1], r.order[:i])
			r.order[0], r.open = x, false
		}
	}
}

// Of returns the review of a seat, and whether it is done.
func (r *Review) Of(x engine.Seat) (s *review.Sum, done bool) {
	return &r.works[x].Sum, r.works[x].Over()
}

// Far returns how many choices of all have been looked at for a seat, and how many there are.
func (r *Review) Far(x engine.Seat) (n, of int) { return r.works[x].Far(), len(r.whole.Log) }

// Info returns the game's.
func (r *Review) Info() *engine.Info { return r.whole.Game.Info() }

// Replay begins a replay of the game to the eyes of a seat.
func (r *Review) Replay(eyes engine.Seat) (*Replay, error) {
	return NewReplay(r.whole, r.Players, eyes)
}

// errMove says that a choice is none of the game's.
var errMove = errors.New("table: no such choice")

// Pose returns the table as it was before a choice of the game, with its seat asked, and what two answers do, in notation. Asked for in the
// order of the game it costs little.
func (r *Review) Pose(move int, answers ...string) (t *Table, runs [][]engine.Action, err error) {
	if move < 0 || move >= len(r.whole.Log) {
		return nil, nil, errMove
	}
	seat := r.whole.Log[move].Seat
	if err := r.pose.pose(move, seat); err != nil {
		return nil, nil, err
	}
	t = r.pose.Table
	for _, text := range answers {
		run, err := t.m.Game.Parse(t.m.State(), seat, text)
		if err != nil {
			return nil, nil, err
		}
		runs = append(runs, run)
	}
	return t, runs, nil
}

// pose goes to how the table stood after so many choices, and asks a seat.
func (r *Replay) pose(n int, seat engine.Seat) error {
	t := r.Table
	t.Asked, t.advice = engine.None, advice{}
	if len(t.m.Log) > n || r.eyes != seat {
		r.eyes = seat
		if err := r.To(n); err != nil {
			return err
		}
	}
	for len(t.m.Log) < n {
		e := r.whole.Log[len(t.m.Log)]
		if err := t.m.DoText(e.Seat, e.Text); err != nil {
			return err
		}
		t.retold(t.m)
	}
	r.settle()
	t.snap()
	t.ask(seat)
	return nil
}

// Advise lays down choices as a hint on the question that a table of Pose asks, the better one first.
func Advise(t *Table, runs ...[]engine.Action) []bot.Tip {
	t.advice = advice{asked: true, known: true}
	for _, run := range runs {
		t.advice.list = append(t.advice.list, bot.Tip{Run: run})
	}
	t.foretell()
	return t.advice.list
}
