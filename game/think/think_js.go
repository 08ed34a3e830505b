package think

import (
	"syscall/js"

	"royals/engine/bot"
	"royals/engine/catalog"
	"royals/game/table"
)

// Thinker thinks in a worker, or between the frames where there is none or it is not there yet.
type Thinker struct {
	wake   func()
	worker js.Value
	ready  bool // the worker listens
	failed bool // no worker is to be had here
	watch  js.Func
	timer  js.Value
	id     uint32
	asked  *bot.Request // the question that is open in the worker
	answer *bot.Answer
	here   here
}

// patience is how long, in milliseconds, an answer may take before the worker is given up: browsers end workers without a
// word when memory is short.
const patience = 10000

// New returns a thinker that calls wake when an answer has come. The worker starts with the first question that needs it,
// and nobody waits for it: until it listens, the page thinks for itself.
func New(wake func()) *Thinker {
	t := &Thinker{wake: wake}
	t.watch = js.FuncOf(func(js.Value, []js.Value) any {
		if t.asked != nil {
			t.giveUp()
		}
		return nil
	})
	return t
}

// Ask starts on a question; an older one that is still open is forgotten.
func (t *Thinker) Ask(q table.Question) {
	t.id++
	r := request(&q, t.id)
	t.asked, t.answer, t.here.job = nil, nil, nil
	if !searches(r) || !t.start() {
		t.here.start(r, catalog.Find)
		return
	}
	t.asked = r
	b := r.Encode(nil)
	a := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(a, b)
	t.worker.Call("postMessage", a)
	js.Global().Call("clearTimeout", t.timer)
	t.timer = js.Global().Call("setTimeout", t.watch, patience)
}

// take returns the answer, once.
func (t *Thinker) take() *bot.Answer {
	if t.here.job != nil {
		return t.here.poll()
	}
	a := t.answer
	t.answer = nil
	return a
}

// Busy reports whether Poll wants to be called at every frame, because the thinking is done there.
func (t *Thinker) Busy() bool { return t.here.job != nil }

// start makes the worker if there is none yet, and reports whether it listens.
func (t *Thinker) start() bool {
	if t.failed || !t.worker.IsUndefined() {
		return t.ready
	}
	page := js.Global().Get("__royals")
	if page.IsUndefined() || page.Get("thinker").Type() != js.TypeString || js.Global().Get("Worker").IsUndefined() {
		t.failed = true
		return false
	}
	program := page.Get("thinker").String()
	if sw := js.Global().Get("navigator").Get("serviceWorker"); sw.Truthy() && sw.Get("controller").Truthy() {
		program += " kept"
	}
	defer func() {
		if recover() != nil { // a page policy may forbid workers
			t.failed = true
		}
	}()
	t.worker = js.Global().Get("Worker").New("thinker.js", map[string]any{"name": program})
	t.worker.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		t.receive(args[0].Get("data"))
		return nil
	}))
	t.worker.Set("onerror", js.FuncOf(func(_ js.Value, args []js.Value) any {
		args[0].Call("preventDefault")
		t.giveUp()
		return nil
	}))
	return false
}

// receive takes the worker's mail: an answer, "ready", or why it cannot.
func (t *Thinker) receive(data js.Value) {
	if data.Type() == js.TypeString {
		if t.ready = data.String() == "ready"; !t.ready {
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
	t.failed, t.ready = true, false
	t.worker.Call("terminate")
	if t.asked != nil {
		t.here.start(t.asked, catalog.Find)
		t.asked = nil
	}
	t.wake()
}
