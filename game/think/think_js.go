package think

import (
	"syscall/js"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
	"royals/game/table"
)

// Thinker thinks in a worker, or between the frames where there is none.
type Thinker struct {
	wake   func()
	worker js.Value
	failed bool // no worker is to be had here
	id     uint32
	asked  *bot.Request // the question that is open
	answer *bot.Answer
	here   here
}

// New returns a thinker that calls wake when an answer has come. The worker starts with the first question that needs it.
func New(wake func()) *Thinker { return &Thinker{wake: wake} }

// Ask starts on a question; an older one that is still open is forgotten.
func (t *Thinker) Ask(q table.Question) {
	t.id++
	t.asked, t.answer, t.here.job = request(&q, t.id), nil, nil
	if t.failed || !searches(q.Level) || !t.start() {
		t.here.start(t.asked, catalog.Find)
		return
	}
	b := t.asked.Encode(nil)
	a := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(a, b)
	t.worker.Call("postMessage", a)
}

// Poll returns the answer once it is there.
func (t *Thinker) Poll() ([]engine.Action, bool) {
	if t.here.job != nil {
		return t.here.poll()
	}
	if t.answer == nil {
		return nil, false
	}
	run := t.answer.Run
	t.answer = nil
	return run, true
}

// Busy reports whether Poll wants to be called at every frame, because the thinking is done there.
func (t *Thinker) Busy() bool { return t.here.job != nil }

// start makes the worker if it is not there yet.
func (t *Thinker) start() bool {
	if !t.worker.IsUndefined() {
		return true
	}
	page := js.Global().Get("__royals")
	if page.IsUndefined() || page.Get("thinker").Type() != js.TypeString || js.Global().Get("Worker").IsUndefined() {
		t.failed = true
		return false
	}
	address := "thinker.js?program=" + page.Get("thinker").String()
	if sw := js.Global().Get("navigator").Get("serviceWorker"); sw.Truthy() && sw.Get("controller").Truthy() {
		address += "&kept=1"
	}
	defer func() {
		if recover() != nil { // a page policy may forbid workers
			t.failed = true
		}
	}()
	t.worker = js.Global().Get("Worker").New(address)
	t.worker.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		t.receive(args[0].Get("data"))
		return nil
	}))
	t.worker.Set("onerror", js.FuncOf(func(_ js.Value, args []js.Value) any {
		args[0].Call("preventDefault")
		t.giveUp()
		return nil
	}))
	return true
}

// receive takes the worker's mail: an answer, "ready", or why it cannot.
func (t *Thinker) receive(data js.Value) {
	if data.Type() == js.TypeString {
		if data.String() != "ready" {
			t.giveUp()
		}
		return
	}
	b := make([]byte, data.Get("length").Int())
	js.CopyBytesToGo(b, data)
	var a bot.Answer
	if err := a.Decode(b); err != nil {
		t.giveUp()
		return
	}
	if t.asked != nil && a.ID == t.asked.ID {
		t.answer, t.asked = &a, nil
		t.wake()
	}
}

// giveUp thinks in the page from now on, the open question first.
func (t *Thinker) giveUp() {
	if t.failed {
		return
	}
	t.failed = true
	t.worker.Call("terminate")
	if t.asked != nil {
		t.here.start(t.asked, catalog.Find)
		t.asked = nil
	}
	t.wake()
}
