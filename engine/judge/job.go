package judge

import (
	"royals/engine"
	"royals/engine/bot"
)

// Job is a request that is thought about piece by piece, of whatever kind.
type Job interface {
	// Think goes on for n worlds at most and reports whether the answer is there.
	Think(n int) bool
	// Answer returns it then.
	Answer() *bot.Answer
}

// NewJob takes a request up, one about a past choice or one that bot.NewJob knows.
func NewJob(q *bot.Request, find func(string) engine.Game) (Job, error) {
	if len(q.Run) == 0 {
		return bot.NewJob(q, find)
	}
	g, s, err := q.Open(find)
	if err != nil {
		return nil, err
	}
	j := New(s, Of(g, q.Seats))
	j.Begin(s, q.Seat, q.Run, g, q.Seed, int(q.Number))
	return &judging{j, q.ID}, nil
}

// judging is a past choice that is judged.
type judging struct {
	*Judge
	id uint32
}

// Answer returns the verdict.
func (j *judging) Answer() *bot.Answer { return &bot.Answer{ID: j.id, Judged: j.Verdict()} }
