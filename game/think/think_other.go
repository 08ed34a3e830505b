//go:build !js

package think

import (
	"sync"

	"royals/engine/bot"
	"royals/engine/catalog"
	"royals/game/table"
)

// Thinker thinks in a goroutine.
type Thinker struct {
	wake func()
	here here

	mu     sync.Mutex // guards what follows
	id     uint32
	answer *bot.Answer
}

// New returns a thinker that calls wake when an answer has come.
func New(wake func()) *Thinker { return &Thinker{wake: wake} }

// Ask starts on a question; an older one that is still open is forgotten.
func (t *Thinker) Ask(q table.Question) {
	t.mu.Lock()
	t.id++
	t.answer = nil
	r := request(&q, t.id)
	t.mu.Unlock()
	t.here.job = nil
	if !searches(r) {
		t.here.start(r, catalog.Find)
		return
	}
	var h here
	h.start(r, catalog.Find)
	go func() {
		for !h.job.Think(piece) {
			t.mu.Lock()
			old := t.id != r.ID
			t.mu.Unlock()
			if old {
				return
			}
		}
		t.mu.Lock()
		if t.id == r.ID {
			t.answer = h.job.Answer()
		}
		t.mu.Unlock()
		t.wake()
	}()
}

// take returns the answer, once.
func (t *Thinker) take() *bot.Answer {
	if t.here.job != nil {
		return t.here.poll()
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	a := t.answer
	t.answer = nil
	return a
}

// Busy reports whether Poll wants to be called at every frame, because the thinking is done there.
func (t *Thinker) Busy() bool { return t.here.job != nil }
