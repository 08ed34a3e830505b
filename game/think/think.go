// Package think is where opponents think: beside the picture, in a worker of the page or a goroutine of the desktop
// program. Where neither can be had, the page thinks in small pieces between its frames. The choice is the same wherever
// it is made, because it follows from the question alone.
package think

import (
	"royals/engine"
	"royals/engine/bot"
	"royals/game/table"
)

// request puts a question into the form that travels. Only what the seat may know is in it.
func request(q *table.Question, id uint32) *bot.Request {
	if bot.ByName(q.Level) == nil { // a save of a version that had other opponents
		q.Level = bot.Levels[bot.Knight]
	}
	return &bot.Request{ID: id, Game: q.Game.ID, Rules: q.Game.Version, Seats: q.Seats, Seat: q.Seat, Level: q.Level,
		Rand: q.Rand, State: q.State.Encode(nil)}
}

// searches reports whether a level needs more than a moment.
func searches(level string) bool {
	_, ok := bot.ByName(level).(*bot.Search)
	return ok
}

// here is a thinker in the middle of the picture: at once for what takes no time, piece by piece for what does.
type here struct{ job *bot.Job }

const piece = 48 // worlds between two frames

// start takes a request up.
func (h *here) start(q *bot.Request, find func(string) engine.Game) {
	job, err := bot.NewJob(q, find)
	if err != nil {
		panic("think: " + err.Error())
	}
	h.job = job
}

// poll thinks on for a piece and returns the answer once it is there.
func (h *here) poll() ([]engine.Action, bool) {
	if h.job == nil {
		return nil, false
	}
	if !h.job.Think(piece) {
		return nil, false
	}
	run := h.job.Answer().Run
	h.job = nil
	return run, true
}
