// Package think is where opponents think: beside the picture, in a worker of the page or a goroutine of the desktop
// program. Where neither can be had, the page thinks in small pieces between its frames. The choice is the same wherever
// it is made, because it follows from the question alone.
package think

import (
	"royals/engine"
	"royals/engine/bot"
	"royals/engine/judge"
	"royals/game/table"
)

// request puts a question into the form that travels. Only what the seat may know is in it.
func request(q *table.Question, id uint32) *bot.Request {
	if !q.Hint && q.Run == nil && bot.ByName(q.Level) == nil { // a save of a version that had other opponents
		q.Level = bot.Levels[bot.Knight]
	}
	return &bot.Request{ID: id, Game: q.Game.ID, Rules: q.Game.Version, Seats: q.Seats, Seat: q.Seat, Level: q.Level, Hint: q.Hint,
		Rand: q.Rand, State: engine.Encode(q.State, nil), Run: q.Run, Seed: q.Seed, Number: uint32(q.Number)}
}

// searches reports whether a question needs more than a moment.
func searches(q *bot.Request) bool {
	_, ok := bot.ByName(q.Level).(*bot.Search)
	return ok || q.Hint || len(q.Run) > 0
}

// here is a thinker in the middle of the picture: at once for what takes no time, piece by piece for what does.
type here struct{ job judge.Job }

const piece = 48 // worlds between two frames

// start takes a request up.
func (h *here) start(q *bot.Request, find func(string) engine.Game) {
	job, err := judge.NewJob(q, find)
	if err != nil {
		panic("think: " + err.Error())
	}
	h.job = job
}

// poll thinks on for a piece and returns the answer once it is there, nil until then.
func (h *here) poll() *bot.Answer {
	if h.job == nil || !h.job.Think(piece) {
		return nil
	}
	a := h.job.Answer()
	h.job = nil
	return a
}

// Poll returns the answer once it is there.
func (t *Thinker) Poll() ([]engine.Action, bool) {
	if a := t.take(); a != nil {
		return a.Run, len(a.Run) > 0
	}
	return nil, false
}

// Tips returns the answer to a question for a hint once it is there.
func (t *Thinker) Tips() ([]bot.Tip, bool) {
	if a := t.take(); a != nil {
		return a.Tips, len(a.Tips) > 0
	}
	return nil, false
}

// Verdict returns the answer to a question about a past choice once it is there.
func (t *Thinker) Verdict() (v bot.Verdict, ok bool) {
	if a := t.take(); a != nil {
		return a.Judged, a.Judged.Worlds > 0
	}
	return v, false
}
